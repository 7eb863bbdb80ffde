/** A party: face-up Heroes in a row, Hidden Heroes as a stack below, how near it is to the end. */
import Cards from 'icon:lucide/copy';
import { type Card, heroId, thresholdOf } from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import { keyed } from '../../../parts/keyed.ts';
import { Seal, useSeatColour } from '../../../parts/seal.tsx';
import { hovering } from '../../../table/kit/hovered.tsx';
import { carryOut } from '../../../table/kit/meaning.ts';
import { HiddenMini } from '../cards/card-back.tsx';
import { clickHidden, clickPlayer, hiddenId, onHidden, onPlayer } from '../state/clicks.ts';
import { handPlace, heroKey } from '../state/journeys.ts';
import { heroName, type Props } from '../state/props.ts';
import { chainOf, nearnessOf } from '../state/reading.ts';
import { selection, usePicked } from '../state/selection.ts';
import { HeroButton } from './hero-button.tsx';
import { OpenCard } from './open-card.tsx';
import css from './party.module.css';

export interface PartyProps extends Props {
  seat: Seat;
}

export function Party(props: PartyProps) {
  const { view, seat, seatNames } = props;
  const { fill, ink } = useSeatColour(seat);
  const choice = onPlayer(props.options, seat);
  return (
    <article
      className={css.party}
      data-active={view.active === seat && view.turns > 0 && !view.over}
      data-near={nearnessOf(view, seat)}
      data-own={view.viewer === seat}
      data-offered={choice !== undefined}
      aria-label={seatNames[seat]}
      style={{ '--seat': fill, '--seat-ink': ink }}
    >
      <PartyHead {...props} />
      <FaceUp {...props} />
      <HiddenStack {...props} />
      <WholeParty {...props} />
    </article>
  );
}

function PartyHead({ view, seat, seatNames, text }: PartyProps) {
  const hand = view.hands[seat]!.length;
  const threshold = thresholdOf(view);
  const up = view.up[seat]!.length;
  const label = text('hdl.party.progress', { count: up, threshold });
  return (
    <header className={css.head}>
      <Seal seat={seat} size={18} />
      <span className={css.name}>{view.viewer === seat ? text('hdl.party.own') : seatNames[seat]}</span>
      {view.viewer !== seat && (
        <span className={css.hand} data-place={handPlace(seat)} title={text('hdl.party.hand', { count: hand })}>
          <Cards />
          <span aria-hidden="true">{hand}</span>
          <span className="visually-hidden">{text('hdl.party.hand', { count: hand })}</span>
        </span>
      )}
      <span className={css.progress} title={label}>
        {keyed(new Array<null>(threshold).fill(null)).map(({ key, at }) => (
          <i key={key} data-full={at < up} />
        ))}
        <span className="visually-hidden">{label}</span>
      </span>
    </header>
  );
}

export function FaceUp(props: PartyProps) {
  const { view, seat, text, seatNames } = props;
  const chain = chainOf(view);
  if (view.up[seat]!.length === 0) return <p className={css.none}>{text('hdl.party.empty')}</p>;
  return (
    <ul className={css.row} aria-label={text('hdl.party.up')}>
      {view.up[seat]!.map((card: Card) => (
        <li key={card} className={css.place} data-spot={`hero.${heroId(card)}`}>
          <OpenCard
            {...props}
            mini
            card={card}
            where={words => text('hdl.party.card', { card: words, seat: seatNames[seat]! })}
            performing={chain.includes(card)}
          />
        </li>
      ))}
    </ul>
  );
}

export function HiddenStack(props: PartyProps) {
  const { view, seat, options, text, seatNames } = props;
  const picked = usePicked(props.question);
  const down = view.down[seat]!;
  return (
    <ul className={css.stack} aria-label={text('hdl.party.hidden', { count: down.length })}>
      {keyed(down).map(({ key, at: place, item: card }) => (
        <li key={key} className={css.place}>
          <HeroButton
            {...props}
            card={card}
            key={card}
            id={card === null ? `hidden ${hiddenId(seat, place)}` : heroKey(card)}
            label={text(card === null ? 'hdl.hidden.back' : 'hdl.hidden.known', {
              place: place + 1,
              seat: seatNames[seat]!,
              hero: card === null ? '' : heroName(text, card),
            })}
            offers={onHidden(options, seat, place)}
            means={() => clickHidden(options, seat, place)}
            picked={picked.hidden === hiddenId(seat, place) ? 'hidden' : null}
          >
            <HiddenMini card={card} text={text} />
          </HeroButton>
        </li>
      ))}
    </ul>
  );
}

/** While a player is to be picked the whole party is the answer. */
function WholeParty(props: PartyProps) {
  const { seat, options, text, seatNames } = props;
  const choice = onPlayer(options, seat);
  if (!options.some(option => option.type === 'player')) return null;
  return (
    <button
      type="button"
      className={css.pick}
      tabIndex={choice ? 0 : -1}
      data-offer={choice?.code}
      aria-disabled={!choice}
      aria-label={text('hdl.party.pick', { seat: seatNames[seat]! })}
      onClick={() => carryOut(props, selection, clickPlayer(options, seat))}
      {...(choice ? hovering(props.hovered, choice.code) : {})}
    />
  );
}
