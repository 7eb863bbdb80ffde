/** One participant of a Clash: cards, what Bolsters them, every line of the total, and the total itself. */
import Crown from 'icon:game-icons/crown';
import WhiteFlag from 'icon:game-icons/flying-flag';
import Arrow from 'icon:lucide/arrow-right';
import {
  type Card,
  type Clash,
  type Line,
  type Party,
  REGIONS,
  reckoningOf,
  TRAIT,
} from '@interregnum/old-kings-crown';
import { keyed } from '../../../parts/keyed.ts';
import { CardWords } from '../../../table/kit/hand/words.tsx';
import { usePlayed } from '../../../table/kit/played.ts';
import { MiniCard } from '../cards/card-face.tsx';
import { cardLabel, cardName } from '../cards/words.ts';
import { FactionBadge, TraitGlyph } from '../emblems/glyphs.tsx';
import { factionClass } from '../marks/livery.ts';
import { type Props, partyName } from '../state/props.ts';
import css from './clash.module.css';
import { type ClashStatus, statusOf } from './stages.ts';

interface ColumnProps extends Props {
  clash: Clash;
  party: Party;
  fallen: readonly Card[];
}

export function Column(props: ColumnProps) {
  const { view, clash, party, fallen, text } = props;
  const faction = view.factions[party] ?? null;
  const status = statusOf(view, clash, party);
  const { lines, total } = reckoningOf(view, clash, party);
  const isIn = status !== 'retreated';
  return (
    <li
      className={`${css.column} ${factionClass(faction ?? 'simulacrum')}`}
      data-status={status}
      data-own={party === view.viewer}
    >
      <span className={css.who}>
        {faction && <FactionBadge faction={faction} size={18} />}
        <b>
          <CardWords of={partyName(props, party)} />
        </b>
        <StatusSign status={status} />
      </span>
      <span className={css.status}>{text(`okc.clash.${status}`)}</span>
      <span className={css.cards}>
        {clash.cards[party]!.map(card => (
          <ClashCard key={card} card={card} text={text} />
        ))}
        {fallen.map(card => (
          <ClashCard key={card} card={card} text={text} fallen />
        ))}
      </span>
      {isIn && (
        <ul className={css.lines}>
          {keyed(lines).map(({ key, item }) => (
            <LineRow key={key} line={item} text={text} />
          ))}
        </ul>
      )}
      {isIn && (
        <strong key={total} className={css.total}>
          {total}
        </strong>
      )}
    </li>
  );
}

const StatusSign = ({ status }: { status: ClashStatus }) => {
  if (status === 'won') return <Crown className={css.sign} />;
  return status === 'retreated' ? <WhiteFlag className={css.sign} /> : null;
};

const ClashCard = ({ card, text, fallen = false }: Pick<Props, 'text'> & { card: Card; fallen?: boolean }) => {
  const played = usePlayed();
  const label = fallen ? text('okc.clash.fallen', { card: cardName(text, card) }) : cardLabel(played, text, card);
  return (
    <span className={css.card} data-fallen={fallen} role="img" aria-label={label} title={label}>
      <MiniCard card={card} text={text} />
    </span>
  );
};

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** A card that lies next door points here. */
function LineRow({ line, text }: Pick<Props, 'text'> & { line: Line }) {
  if (line.kind === 'bolster') {
    const from = text(`okc.clash.from.${REGIONS[line.region]}`);
    return (
      <li className={css.bolster} title={`${cardName(text, line.card)}: ${from}`}>
        <MiniCard card={line.card} text={text} />
        <span className={css.from}>
          <CardWords of={cardName(text, line.card)} />
          <small>{from}</small>
        </span>
        <Arrow className={css.arrow} />
        <b>{signed(line.n)}</b>
      </li>
    );
  }
  if (line.kind === 'card') {
    return (
      <li className={css.line} title={cardName(text, line.card)}>
        <TraitGlyph trait={TRAIT[line.card]!} className={css.trait} />
        <span className={css.cardName}>
          <CardWords of={cardName(text, line.card)} />
        </span>
        <b>{line.n}</b>
      </li>
    );
  }
  return (
    <li className={css.line}>
      <span>
        <CardWords of={text(`okc.clash.line.${line.kind}`)} />
      </span>
      <b>{signed(line.n)}</b>
    </li>
  );
}
