/** The cards of one player at one Region: face down, Revealed, Deployed; how it ended there. */
import Check from 'icon:lucide/check';
import Eye from 'icon:lucide/eye';
import Flag from 'icon:lucide/flag';
import {
  ASK,
  at,
  type Card,
  NONE,
  type Party,
  type RegionNumber,
  resultOf,
  totalOf,
} from '@interregnum/old-kings-crown';
import { CardBack, MiniCard } from '../cards/card-face.tsx';
import { FactionMark } from '../marks/faction-mark.tsx';
import { factionClass } from '../marks/livery.ts';
import { cardName, cardSpot, factionOf, type Props, partyName, regionName, regionSpot } from '../state/props.ts';
import { committed, downCard } from '../state/reading.ts';
import { slotSpot } from '../state/things.ts';
import css from './band.module.css';
import { Piece } from './piece.tsx';
import { PlacingSlot } from './placing-slot.tsx';

export interface LaneProps extends Props {
  region: RegionNumber;
  party: Party;
}

export function Lane(props: LaneProps) {
  const { view, region, party, text } = props;
  const faction = factionOf(view, party);
  const result = resultOf(view, region, party);
  const up = view.up[at(view, region, party)]!;
  const deployed = view.deployed[at(view, region, party)]!;
  const placing = party === view.viewer && (view.ask?.id === ASK.placing || view.ask?.id === ASK.crisis);
  const label = text('okc.lane', { seat: partyName(props, party), region: regionName(text, region) });
  return (
    <article
      className={`${css.lane} ${factionClass(faction ?? 'simulacrum')}`}
      data-own={party === view.viewer}
      data-result={result ?? undefined}
      aria-label={label}
    >
      <span className={css.whose}>
        <FactionMark faction={faction} size="100%" />
      </span>
      {placing && props.options.length > 0 ? <PlacingSlot {...props} /> : <LaidCards {...props} up={up} />}
      {deployed !== NONE && (
        <span className={css.deployed}>
          <Piece
            {...props}
            thing={slotSpot(region, party)}
            ground={regionSpot(region)}
            face={cardSpot(deployed)}
            label={text('okc.deployed', { card: cardName(text, deployed), seat: partyName(props, party) })}
          >
            <MiniCard card={deployed} text={text} />
          </Piece>
        </span>
      )}
      {committed(view, party) && <Check className={css.check} aria-label={text('okc.committed')} />}
      <Standing {...props} />
    </article>
  );
}

function LaidCards(props: LaneProps & { up: readonly Card[] }) {
  const { view, region, party, up, text } = props;
  const laid = downCard(view, region, party);
  const down = laid === NONE && committed(view, party) ? null : laid;
  const counting = view.clash?.region === region ? view.clash.cards[party]! : null;
  if (down === NONE && up.length === 0) return null;
  return (
    <ul className={css.cards} style={{ '--n': up.length + (down === NONE ? 0 : 1) }}>
      {down !== NONE && (
        <li>
          <FaceDown {...props} down={down} />
        </li>
      )}
      {up.map(card => (
        <li key={card} data-spot={cardSpot(card)} data-idle={counting !== null && !counting.includes(card)}>
          <Piece
            {...props}
            thing={cardSpot(card)}
            ground={regionSpot(region)}
            face={cardSpot(card)}
            label={text('okc.revealed', { card: cardName(text, card), seat: partyName(props, party) })}
          >
            <MiniCard card={card} text={text} />
          </Piece>
        </li>
      ))}
    </ul>
  );
}

/** Its owner, and whoever has seen it, see it in the dark. */
function FaceDown(props: LaneProps & { down: Card | null }) {
  const { view, region, party, down, text } = props;
  const name = down === null ? text('card.hidden') : cardName(text, down);
  return (
    <Piece
      {...props}
      thing={slotSpot(region, party)}
      ground={regionSpot(region)}
      face={down === null ? null : cardSpot(down)}
      label={text(down === null ? 'okc.down' : 'okc.down.known', {
        card: name,
        seat: partyName(props, party),
        region: regionName(text, region),
      })}
    >
      {down === null ? (
        <CardBack faction={factionOf(view, party)} />
      ) : (
        <span className={css.known}>
          <MiniCard card={down} text={text} />
          <Eye className={css.eye} />
        </span>
      )}
    </Piece>
  );
}

/** The running total of a Clash here, or how it ended. */
function Standing({ view, region, party, text }: LaneProps) {
  const result = resultOf(view, region, party);
  const { clash } = view;
  if (result === 'retreat' || (clash?.region === region && clash.retreated.includes(party)))
    return (
      <span className={css.standing} data-result="retreat" title={text('okc.result.retreat')}>
        <Flag aria-label={text('okc.result.retreat')} />
      </span>
    );
  if (clash?.region === region && clash.first.includes(party)) {
    const total = clash.totals?.[party] ?? (clash.in.includes(party) ? totalOf(view, clash, party) : 0);
    return (
      <span
        className={css.standing}
        data-result={clash.winner === party ? 'win' : undefined}
        title={text('okc.total', { n: total })}
      >
        {total}
        <span className="visually-hidden">{text('okc.total', { n: total })}</span>
      </span>
    );
  }
  if (result === null || result === 'none') return null;
  return (
    <span className={css.standing} data-result={result}>
      <span className={css.outcome}>{text(`okc.result.${result}`)}</span>
    </span>
  );
}
