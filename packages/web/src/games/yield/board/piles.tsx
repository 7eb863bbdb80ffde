/** The Battle deck and the open discard pile beside the map; a press shows the discards by kind (YLD-030, YLD-Q08). */
import Cards from 'icon:lucide/layers';
import { COLOURS, colourOf, contentOf, KINDS, type Kind } from '@interregnum/yield';
import { useState } from 'react';
import { Sheet } from '../../../parts/sheet.tsx';
import { BattleCard, CoveredCard } from '../cards/battle-card.tsx';
import { Themed } from '../houses/themed.tsx';
import { kindName, type Props } from '../state/props.ts';
import css from './piles.module.css';

export function Piles(props: Props) {
  const { view, text } = props;
  const [open, setOpen] = useState(false);
  const discards = view.discard.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <button
        type="button"
        className={css.piles}
        aria-label={text('yield.piles.label', { deck: view.deck, discards })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={css.pile} title={text('yield.piles.deck')}>
          <CoveredCard value={null} />
          <b>{view.deck}</b>
        </span>
        <span className={css.pile} title={text('yield.piles.discards')}>
          <Cards className={css.open} />
          <b>{discards}</b>
        </span>
      </button>
      {open && (
        <Sheet title={text('yield.piles.discards')} onClose={() => setOpen(false)}>
          <Themed view={view}>
            <Discards {...props} />
          </Themed>
        </Sheet>
      )}
    </>
  );
}

/** `6`, or `5–7` where a content file has more of some cards than of others. */
function copiesInWords(view: Props['view']): string {
  const { copies } = contentOf(view);
  const [least, most] = [Math.min(...copies), Math.max(...copies)];
  return least === most ? String(least) : `${least}–${most}`;
}

function Discards({ view, text }: Props) {
  return (
    <>
      <p className={css.note}>{text('yield.piles.note', { copies: copiesInWords(view), deck: view.deck })}</p>
      {COLOURS.map(colour => (
        <ul key={colour} className={css.row}>
          {KINDS.filter(kind => colourOf(kind) === colour).map(kind => (
            <Discarded key={kind} kind={kind} count={view.discard[kind]!} text={text} />
          ))}
        </ul>
      ))}
    </>
  );
}

function Discarded({ kind, count, text }: { kind: Kind; count: number } & Pick<Props, 'text'>) {
  return (
    <li data-none={count === 0} aria-label={text('yield.piles.count', { card: kindName(text, kind), count })}>
      <BattleCard kind={kind} />
      <b aria-hidden="true">×{count}</b>
    </li>
  );
}
