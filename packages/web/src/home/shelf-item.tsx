/** One title on the shelf. */
import Clock from 'icon:lucide/clock';
import Weight from 'icon:lucide/scale';
import Users from 'icon:lucide/users';
import { Link } from 'wouter';
import { prepare } from '../setup/prepare.ts';
import type { ShelfTitle } from '../shelf.ts';
import { type TextKey, useText } from '../texts/texts.ts';
import { Cover } from './covers.tsx';
import css from './home.module.css';

export function Facts({ title }: { title: ShelfTitle }) {
  const t = useText();
  const [from, to] = title.minutes;
  const facts = [
    { icon: Users, text: t('title.seats', { from: title.seats[0]!, to: title.seats.at(-1)! }) },
    { icon: Clock, text: t('title.minutes', { from, to }) },
    { icon: Weight, text: t(`title.weight.${title.weight}` as TextKey) },
  ];
  return (
    <ul className={css.facts}>
      {facts.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon />
          {text}
        </li>
      ))}
    </ul>
  );
}

export function ShelfItem({ title }: { title: ShelfTitle }) {
  const t = useText();
  const feel = t(`title.${title.id}.feel` as TextKey);
  const cover = (
    <span className={css.cover}>
      <Cover id={title.id} title={title.title} />
    </span>
  );
  if (!title.meta) {
    return (
      <li className={css.item} data-playable="no">
        {cover}
        <div className={css.about}>
          <h3>{title.title}</h3>
          <p className={css.notYet}>{t('home.notYet')}</p>
          <p className={css.feel}>{feel}</p>
          <Facts title={title} />
        </div>
      </li>
    );
  }
  return (
    <li className={css.item} data-playable="yes">
      <Link
        href={`/new/${title.id}`}
        className={css.itemLink}
        onPointerEnter={() => prepare(title.id)}
        onFocus={() => prepare(title.id)}
      >
        {cover}
        <div className={css.about}>
          <h3>{title.title}</h3>
          <p className={css.feel}>{feel}</p>
          <Facts title={title} />
          <span className={css.play}>{t('home.play')}</span>
        </div>
      </Link>
    </li>
  );
}
