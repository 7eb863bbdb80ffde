/** A pile that lies open to all, spread out: what is in it can be read, and taken where that is asked. */
import type { Card, Kingdom } from '@interregnum/old-kings-crown';
import { useEffect } from 'react';
import { Sheet } from '../../../parts/sheet.tsx';
import { Piece } from '../board/piece.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { KingdomFace } from '../cards/kingdom-face.tsx';
import { cardLabel } from '../cards/words.ts';
import { okcClass } from '../marks/livery.ts';
import { cardSpot, kingdomName, kingdomSpot, type Props, partyName } from '../state/props.ts';
import { type OpenPile, pileOpen } from './piles.ts';
import css from './reveal.module.css';

export function PileSheet(props: Props) {
  const open = pileOpen.use();
  useEffect(() => () => pileOpen.set(null), []);
  if (open === null) return null;
  return (
    <Sheet title={titleOf(props, open)} onClose={() => pileOpen.set(null)} wide>
      <div className={okcClass}>
        <Spread {...props} open={open} />
      </div>
    </Sheet>
  );
}

function titleOf(props: Props, { of, seat }: OpenPile): string {
  const { view, text } = props;
  if (of === 'kingdom') return text('okc.pile.kingdomDiscard', { count: view.kingdomDiscard.length });
  if (of === 'lost') return text('okc.pile.lost', { count: view.lost.length });
  return text('okc.pile.discardOf', { count: view.discard[seat!]!.length, seat: partyName(props, seat!) });
}

function Spread({ open, ...props }: Props & { open: OpenPile }) {
  const { view, text } = props;
  if (open.of === 'kingdom') return <Kingdoms {...props} of={view.kingdomDiscard} />;
  const cards = open.of === 'lost' ? view.lost : view.discard[open.seat!]!;
  return cards.length === 0 ? <p>{text('okc.pile.empty')}</p> : <Cards {...props} of={cards} />;
}

const Cards = ({ of, ...props }: Props & { of: readonly Card[] }) => (
  <ul className={css.cards}>
    {of.map(card => (
      <li key={card}>
        <Piece {...props} thing={cardSpot(card)} face={null} label={cardLabel(props.view, props.text, card)}>
          <CardFace card={card} text={props.text} />
        </Piece>
      </li>
    ))}
  </ul>
);

const Kingdoms = ({ of, ...props }: Props & { of: readonly Kingdom[] }) =>
  of.length === 0 ? (
    <p>{props.text('okc.pile.empty')}</p>
  ) : (
    <ul className={css.cards}>
      {of.map(kingdom => (
        <li key={kingdom}>
          <Piece {...props} thing={kingdomSpot(kingdom)} face={null} label={kingdomName(props.text, kingdom)}>
            <KingdomFace kingdom={kingdom} text={props.text} />
          </Piece>
        </li>
      ))}
    </ul>
  );
