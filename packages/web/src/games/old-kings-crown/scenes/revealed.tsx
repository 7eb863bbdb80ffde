/** A Region turned up: covered cards of all, opened together, then what they came to and who has won. */
import Crown from 'icon:game-icons/crown';
import type { Card, OldKingsCrownEvent, Party } from '@interregnum/old-kings-crown';
import { usePlayed } from '../../../table/kit/played.ts';
import stage from '../../../table/kit/stage/paper.module.css';
import { type Act, hasCome } from '../../../table/kit/stage/scene.ts';
import { CardBack, MiniCard } from '../cards/card-face.tsx';
import { cardLabel } from '../cards/words.ts';
import { FactionBadge } from '../emblems/glyphs.tsx';
import { factionClass } from '../marks/livery.ts';
import { type Props, partyName } from '../state/props.ts';
import css from './scenes.module.css';

export type Result = Extract<OldKingsCrownEvent, { type: 'clashResult' }>;

interface RevealedProps extends Props {
  title: string;
  cards: readonly { party: Party; card: Card }[];
  /** `null`: the Clash goes on. */
  result: Result | null;
  act: Act;
}

export function Revealed({ title, cards, result, act, ...props }: RevealedProps) {
  const { view, text } = props;
  const parties = view.order.filter(
    party => cards.some(one => one.party === party) || result?.totals.some(one => one.party === party),
  );
  const told = hasCome('consequence', act) ? result : null;
  return (
    <section aria-label={text('okc.revealed.scene', { title })}>
      <h2>{title}</h2>
      <ul className={`${stage.sides} ${css.parties}`} data-many={parties.length > 2}>
        {parties.map(party => (
          <li
            key={party}
            className={factionClass(view.factions[party] ?? 'simulacrum')}
            data-won={told !== null && told.winner === party}
          >
            <Name {...props} party={party} />
            <span className={css.cards}>
              {cards
                .filter(one => one.party === party)
                .map(({ card }) => (
                  <Turned
                    key={card}
                    card={card}
                    open={hasCome('reveal', act)}
                    faction={view.factions[party]}
                    text={text}
                  />
                ))}
            </span>
            <Total result={result} party={party} told={told !== null} />
          </li>
        ))}
      </ul>
      <p className={`${stage.told} ${css.verdict}`} data-told={told !== null}>
        {result && verdictOf(props, result)}
      </p>
    </section>
  );
}

const Name = ({ party, ...props }: Props & { party: Party }) => {
  const faction = props.view.factions[party];
  return (
    <span className={stage.name}>
      {faction && <FactionBadge faction={faction} size={22} />}
      {partyName(props, party)}
    </span>
  );
};

interface TurnedProps extends Pick<Props, 'text'> {
  card: Card;
  open: boolean;
  faction: Props['view']['factions'][number] | undefined;
}

const Turned = ({ card, open, faction, text }: TurnedProps) => (
  <span
    className={`${stage.covered} ${css.flip}`}
    data-open={open}
    role="img"
    aria-label={cardLabel(usePlayed(), text, card)}
  >
    {open ? <MiniCard card={card} text={text} /> : <CardBack faction={faction ?? null} />}
  </span>
);

/** Its room is kept before it is told. */
function Total({ result, party, told }: { result: Result | null; party: Party; told: boolean }) {
  const total = result?.totals.find(one => one.party === party)?.total;
  if (total === undefined) return null;
  return (
    <strong className={`${stage.told} ${css.total}`} data-told={told}>
      {total}
      {told && result?.winner === party && <Crown className={css.crown} />}
    </strong>
  );
}

function verdictOf(props: Props, { winner, final, totals }: Result): string {
  const { text } = props;
  if (winner !== null) return text('okc.clash.winner', { seat: partyName(props, winner) });
  if (totals.length === 0) return text('okc.clash.nobody');
  return text(final ? 'okc.clash.finalTie' : 'okc.clash.noWinner');
}
