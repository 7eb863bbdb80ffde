/** How many play a title, how long, and how demanding it is. */
import Clock from 'icon:lucide/clock';
import Weight from 'icon:lucide/scale';
import Users from 'icon:lucide/users';
import { type TextKey, useText } from '../texts/texts.ts';
import css from './facts.module.css';
import type { ShelfTitle } from './shelf.ts';

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
