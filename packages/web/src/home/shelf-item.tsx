/** One title on the shelf. */
import { Link } from 'wouter';
import { Cover } from '../shelf/cover.tsx';
import { Facts } from '../shelf/facts.tsx';
import type { ShelfTitle } from '../shelf/shelf.ts';
import { prepare } from '../table/prepare.ts';
import { type TextKey, useText } from '../texts/texts.ts';
import css from './home.module.css';

export function ShelfItem({ title }: { title: ShelfTitle }) {
  const t = useText();
  const feel = t(`title.${title.id}.feel` as TextKey);
  return (
    <li className={css.item}>
      <Link
        href={`/new/${title.id}`}
        className={css.itemLink}
        onPointerEnter={() => prepare(title.id)}
        onFocus={() => prepare(title.id)}
      >
        <span className={css.cover}>
          <Cover id={title.id} title={title.title} />
        </span>
        <div className={css.about}>
          <h3>{title.title}</h3>
          {feel && <p className={css.feel}>{feel}</p>}
          <Facts title={title} />
          <span className={css.play}>{t('home.play')}</span>
        </div>
      </Link>
    </li>
  );
}
