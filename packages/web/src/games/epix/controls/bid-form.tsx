/** A bid on one Special Ability card: how much, and which Unit marks it. */
import { type DraftBid, UNITS, type Unit } from '@interregnum/epix';
import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Answering } from '../../../table/kit/answering.tsx';
import { Stepper } from '../../../table/kit/stepper.tsx';
import { cardName, type Option, type Props, unitName } from '../state/props.ts';
import { UnitPicture } from '../units/emblem.tsx';
import { Coin } from './coin.tsx';
import css from './draft.module.css';

/** EPX-Q09: the type with most Units in supply, ties in the order Camp, Soldier, Catapult, Knight. */
export function defaultMarker(supply: readonly number[], seat: number): Unit {
  const order = [2, 0, 3, 1];
  return order.reduce((best, unit) => (supply[4 * seat + unit]! > supply[4 * seat + best]! ? unit : best), order[0]!);
}

const bidsOn = (options: readonly Option[], card: number): DraftBid[] =>
  options.filter(o => o.type === 'draftBid').filter(o => o.card === card);

export function BidForm({
  view,
  options,
  choose,
  attempt,
  text,
  card,
  onClose,
}: Props & { card: number; onClose(): void }) {
  const bids = bidsOn(options, card);
  const [wanted, setWanted] = useState(0);
  const [marker, setMarker] = useState<Unit>(() => defaultMarker(view.supply, view.viewer!));
  const highest = view.bidAmount[view.dealt.indexOf(card)]!;
  if (bids.length === 0) {
    return (
      <div className={css.form}>
        <strong className={css.formTitle}>{cardName(text, card)}</strong>
        <Button onClick={() => attempt(`bid:SA${String(card).padStart(2, '0')}:${highest + 1}:camp`)}>
          {text('epix.draft.cannot')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text('epix.draft.back')}
        </Button>
      </div>
    );
  }
  const least = bids[0]!.amount;
  const most = bids.at(-1)!.amount;
  const amount = Math.min(most, Math.max(least, wanted));
  const raising = bids[0]!.marker === null;
  const picked = bids.find(each => each.amount === amount && (raising || each.marker === marker));
  return (
    <div className={css.form}>
      <strong className={css.formTitle}>{cardName(text, card)}</strong>
      <Stepper
        value={amount}
        least={least}
        most={most}
        less={text('epix.less')}
        more={text('epix.more')}
        onStep={setWanted}
      >
        <input
          inputMode="numeric"
          value={amount}
          onChange={e => setWanted(Number(e.target.value) || least)}
          aria-label={text('epix.bid.number', { least, most })}
        />
      </Stepper>
      {!raising && (
        <fieldset className={css.markers}>
          <legend>{text('epix.draft.marker')}</legend>
          {UNITS.map(unit => (
            <button
              key={unit}
              type="button"
              aria-pressed={marker === unit}
              disabled={view.supply[4 * view.viewer! + unit] === 0}
              aria-label={unitName(text, unit)}
              title={unitName(text, unit)}
              onClick={() => setMarker(unit)}
            >
              <UnitPicture seat={view.viewer!} unit={unit} size={30} />
            </button>
          ))}
        </fieldset>
      )}
      <Answering>
        <Button look="primary" disabled={!picked} onClick={() => picked && choose(picked.code)}>
          <Coin /> {text(raising ? 'epix.draft.raise' : 'epix.draft.place', { amount })}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {text('epix.draft.back')}
        </Button>
      </Answering>
    </div>
  );
}
