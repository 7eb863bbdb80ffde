/** What the card says that asks. */
import { CardPicture } from '../cards/card-face.tsx';
import { aboutOf, saidOf } from '../state/about.ts';
import type { Props } from '../state/props.ts';
import css from './controls.module.css';

const CARD = 'card.';

export function About({ view, text }: Props) {
  const about = aboutOf(view);
  if (!about) return null;
  const { name } = about;
  return (
    <p className={css.about}>
      {name.startsWith(CARD) && <CardPicture id={name.slice(CARD.length)} size={26} />}
      <span>
        <b>{text(name)}</b>{' '}
        {saidOf(about)
          .map(says => text(says))
          .join(' ')}
      </span>
    </p>
  );
}
