/** What the card says that asks. */
import { CardPicture } from '../cards/card-face.tsx';
import { aboutOf } from '../state/about.ts';
import type { Props } from '../state/props.ts';
import css from './controls.module.css';

const CARD = 'card.';

export function About({ view, text }: Props) {
  const about = aboutOf(view);
  if (!about) return null;
  const { name, says } = about;
  return (
    <p className={css.about}>
      {name.startsWith(CARD) && <CardPicture id={name.slice(CARD.length)} size={26} />}
      <span>
        <b>{text(name)}</b> {text(says)}
      </span>
    </p>
  );
}
