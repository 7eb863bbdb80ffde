/** Cards to choose from, by name; all of them are on the table as well. */
import Anchor from 'icon:lucide/anchor';
import EyeOff from 'icon:lucide/eye-off';
import { type Card, hiddenLeaders, holderOf, type Option } from '@interregnum/hidden-leaders';
import { type ChipLook, OptionRow } from '../../../table/kit/chips.tsx';
import { type OptionOf, optionsOfType } from '../../../table/kit/options.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { hiddenId } from '../state/clicks.ts';
import { heroName, kindOf, type Props } from '../state/props.ts';
import { usePicked } from '../state/selection.ts';
import css from './controls.module.css';
import { Taken, useTakenUp } from './taken.tsx';

export function TargetChoice(props: Props) {
  const taken = useTakenUp(props);
  return taken ? <Taken {...props} {...taken} /> : <Targets {...props} />;
}

function Targets(props: Props) {
  const { options } = props;
  const { hidden } = usePicked(props.question);
  const shown = options.filter(o => hidden === null || (o.type === 'hidden' && hiddenId(o.seat, o.place) === hidden));
  return <OptionRow {...props} of={optionsOfType(shown, 'hero', 'harbor', 'hidden')} show={o => lookOf(props, o)} />;
}

function lookOf(props: Props, o: OptionOf<Option, 'hero' | 'harbor' | 'hidden'>): ChipLook {
  const { view, say, text } = props;
  if (o.type === 'hero') {
    return { picture: badgeOf(view, o.card), words: heroName(text, o.card), small: whereIs(props, o.card) };
  }
  if (o.type === 'harbor') {
    const small = text('hdl.where.unseen', { count: view.harbor });
    return { picture: <Anchor className={css.sign} />, words: text('pile.harbor'), small };
  }
  const known = view.down[o.seat]?.[o.place] ?? null;
  return {
    picture: known === null ? <EyeOff className={css.sign} /> : badgeOf(view, known),
    words: say(hiddenLeaders.words.describe(o, view)),
  };
}

const badgeOf = (view: Props['view'], card: Card) => <FactionBadge faction={kindOf(view, card)} size={24} />;

function whereIs({ view, seatNames, text }: Props, card: Card): string {
  const holder = holderOf(view, card);
  if (holder !== null) return holder === view.viewer ? text('hdl.party.own') : seatNames[holder]!;
  if (view.tavern.includes(card)) return text('pile.tavern');
  if (view.graveyard.includes(card)) return text('pile.graveyard');
  return text(view.held.includes(card) ? 'hdl.where.held' : 'hdl.where.hand');
}
