/** The cover of a title, drawn by the title. */
import Crown from 'icon:game-icons/crown';
import { CoverFrame } from '../parts/cover-frame.tsx';
import { faceOf } from './faces.ts';

const PALETTE = { top: '#6b7480', bottom: '#2f3742', ink: '#f4efe4', gilt: '#c9b58a' };

export function Cover({ id, title }: { id: string; title: string }) {
  const { Cover: Drawing } = faceOf(id);
  if (Drawing) return <Drawing title={title} />;
  return (
    <CoverFrame id={id} title={title} palette={PALETTE}>
      <Crown x="80" y="86" width="140" height="140" color={PALETTE.gilt} />
    </CoverFrame>
  );
}
