/** Cards to choose from, by name; all of them are on the table as well. */
import Anchor from 'icon:lucide/anchor';
import EyeOff from 'icon:lucide/eye-off';
import { type Card, hiddenLeaders, holderOf } from '@interregnum/hidden-leaders';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { hiddenId } from '../state/clicks.ts';
import { heroName, kindOf, type Option, type Props } from '../state/props.ts';
import { questionKey } from '../state/reading.ts';
import { usePicked } from '../state/selection.ts';
import { Chip } from './chip.tsx';
import css from './controls.module.css';

export function TargetChoice(props: Props) {
  const { view, options } = props;
  const { hidden } = usePicked(questionKey(view));
  const shown = options.filter(o => hidden === null || (o.type === 'hidden' && hiddenId(o.seat, o.place) === hidden));
  return (
    <ul className={css.row}>
      {shown.map(choice => (
        <Target key={choice.code} {...props} choice={choice} />
      ))}
    </ul>
  );
}

function Target({ choice, ...props }: Props & { choice: Option }) {
  const { view, say, text } = props;
  const o = choice;
  if (o.type === 'hero') {
    return (
      <li>
        <Chip
          {...props}
          choice={choice}
          picture={<FactionBadge faction={kindOf(o.card)} size={24} />}
          small={whereIs(props, o.card)}
        >
          {heroName(text, o.card)}
        </Chip>
      </li>
    );
  }
  if (o.type === 'harbor') {
    return (
      <li>
        <Chip
          {...props}
          choice={choice}
          picture={<Anchor className={css.sign} />}
          small={text('hdl.where.unseen', { count: view.harbor })}
        >
          {text('pile.harbor')}
        </Chip>
      </li>
    );
  }
  if (o.type !== 'hidden') return null;
  const known = view.down[o.seat]?.[o.place] ?? null;
  return (
    <li>
      <Chip
        {...props}
        choice={choice}
        picture={known === null ? <EyeOff className={css.sign} /> : <FactionBadge faction={kindOf(known)} size={24} />}
      >
        {say(hiddenLeaders.words.describe(o, view))}
      </Chip>
    </li>
  );
}

function whereIs({ view, seatNames, text }: Props, card: Card): string {
  const holder = holderOf(view, card);
  if (holder !== null) return holder === view.viewer ? text('hdl.party.own') : seatNames[holder]!;
  if (view.tavern.includes(card)) return text('pile.tavern');
  if (view.graveyard.includes(card)) return text('pile.graveyard');
  return text(view.held.includes(card) ? 'hdl.where.held' : 'hdl.where.hand');
}
