/** Whose abilities are under way: the chain of Heroes, the words of the last one, cards set aside. */
import ChevronRight from 'icon:lucide/chevron-right';
import { type Card, heroRule } from '@interregnum/hidden-leaders';
import { keyed } from '../../../parts/keyed.ts';
import { Seal } from '../../../parts/seal.tsx';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { heroName, heroText, kindOf, type Props } from '../state/props.ts';
import { chainOf } from '../state/reading.ts';
import css from './in-play.module.css';

export function InPlay(props: Props) {
  const { view, text } = props;
  const chain = chainOf(view);
  const last = chain.at(-1);
  if (last === undefined) return <EndNear {...props} />;
  return (
    <div className={css.line} data-playing="true">
      <Seal seat={view.active} size={18} />
      {keyed(chain).map(({ key, at, item }) => (
        <Link key={key} {...props} card={item} first={at === 0} />
      ))}
      <span className={css.words}>{heroText(text, last)}</span>
    </div>
  );
}

function Link({ card, first, text, view, openRule }: Props & { card: Card; first: boolean }) {
  return (
    <>
      {!first && <ChevronRight className={css.then} />}
      <button type="button" className={css.hero} onClick={() => openRule(heroRule(card))}>
        <FactionBadge faction={kindOf(view, card)} size={16} />
        {heroName(text, card)}
        {view.aside.includes(card) && <small>{text('hdl.inPlay.aside')}</small>}
      </button>
    </>
  );
}

/** Between abilities: how the turn stands. */
function EndNear({ view, text, seatNames }: Props) {
  if (view.over) return <div className={css.line}>{text('hdl.inPlay.over')}</div>;
  if (view.turns === 0) return <div className={css.line}>{text('hdl.inPlay.setup')}</div>;
  return (
    <div className={css.line}>
      <Seal seat={view.active} size={18} />
      {text('hdl.inPlay.turn', { seat: seatNames[view.active]!, round: Math.ceil(view.turns / view.seats) })}
    </div>
  );
}
