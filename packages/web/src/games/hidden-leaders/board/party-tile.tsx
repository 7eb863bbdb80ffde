/** A party from afar: whose it is, how many Heroes of which faction; a press spreads it out over the track. */
import EyeOff from 'icon:lucide/eye-off';
import X from 'icon:lucide/x';
import { heroId, thresholdOf } from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import { IconButton } from '../../../parts/button.tsx';
import { Seal, useSeatColour } from '../../../parts/seal.tsx';
import { hovering } from '../../../table/kit/hovered.tsx';
import { carryOut } from '../../../table/kit/meaning.ts';
import { FactionBadge } from '../marks/faction-badge.tsx';
import { clickPlayer, hasOffers, onPlayer } from '../state/clicks.ts';
import { handPlace, heroKey } from '../state/journeys.ts';
import { kindOf, type Props } from '../state/props.ts';
import { nearnessOf } from '../state/reading.ts';
import { selection, spreading } from '../state/selection.ts';
import { FaceUp, HiddenStack, type PartyProps } from './party.tsx';
import css from './party-tile.module.css';

/** The party that is spread out: the one that was pressed, or the only one with something to choose. */
function useSpread({ view, options, question }: Props): Seat | null {
  const { seat: pressed } = spreading.usePicked(question);
  const offering = view.up.flatMap((_, seat) => (hasOffers(view, options, seat) ? [seat] : []));
  return pressed ?? (offering.length === 1 ? offering[0]! : null);
}

export function PartyTile(props: PartyProps) {
  const { view, options, seat, seatNames, text } = props;
  const { fill } = useSeatColour(seat);
  const spread = useSpread(props) === seat;
  const choice = onPlayer(options, seat);
  const picking = options.some(option => option.type === 'player');
  const [up, down] = [view.up[seat]!, view.down[seat]!];
  const threshold = thresholdOf(view);
  const words = text('hdl.party.tile', {
    seat: view.viewer === seat ? text('hdl.party.own') : seatNames[seat]!,
    count: up.length,
    threshold,
    hidden: down.length,
  });
  const press = () => {
    if (picking) carryOut(props, selection, clickPlayer(options, seat));
    else spreading.pick(props.question, { seat: spread ? null : seat });
  };
  return (
    <article aria-label={seatNames[seat]} className={css.party}>
      <button
        type="button"
        className={css.tile}
        data-active={view.active === seat && view.turns > 0 && !view.over}
        data-near={nearnessOf(view, seat)}
        data-offer={choice?.code ?? (hasOffers(view, options, seat) ? 'party' : undefined)}
        data-place={view.viewer === seat ? undefined : handPlace(seat)}
        aria-expanded={picking ? undefined : spread}
        aria-disabled={picking && !choice}
        aria-label={choice ? text('hdl.party.pick', { seat: seatNames[seat]! }) : words}
        style={{ '--seat': fill }}
        onClick={press}
        {...(choice ? hovering(props.hovered, choice.code) : {})}
      >
        <span className={css.head} aria-hidden="true">
          <Seal seat={seat} size={16} />
          <b>{up.length}</b>
          <small>/{threshold}</small>
          {down.length > 0 && (
            <span className={css.hidden}>
              <EyeOff />
              {down.length}
            </span>
          )}
        </span>
        <span className={css.heroes} aria-hidden="true">
          {up.map(card => (
            <span key={card} data-spot={`hero.${heroId(card)}`} data-glide={spread ? undefined : heroKey(card)}>
              <FactionBadge faction={kindOf(view, card)} />
            </span>
          ))}
        </span>
      </button>
    </article>
  );
}

/** As large as cards in hand are: for the eye and for a finger. */
export function SpreadParty(props: Props) {
  const { question, text, seatNames } = props;
  const seat = useSpread(props);
  const pressed = spreading.usePicked(question).seat !== null;
  if (seat === null) return null;
  return (
    <section className={css.spread} aria-label={seatNames[seat]} data-spread={seat}>
      <span className={css.whose}>
        <Seal seat={seat} size={22} />
        <span>{seatNames[seat]}</span>
        {pressed && (
          <IconButton icon={X} label={text('hdl.close')} onClick={() => spreading.pick(question, { seat: null })} />
        )}
      </span>
      <div className={css.cards}>
        <FaceUp {...props} seat={seat} />
        <HiddenStack {...props} seat={seat} />
      </div>
    </section>
  );
}
