/** Bids, choices at setup, lasting effects and the Commander Disc in positions. */

import { type Form, names, orHidden, type Path, seat, text } from '@interregnum/kernel';
import { MOST_COUNTED } from '../content/effect.ts';
import { NONE, type Party } from '../pieces.ts';
import { type Bid, type Kept, type LastingEffect, lastingEffect, type State } from '../state.ts';
import { card, cards, controlled, party, region } from './forms.ts';

export const bidForm: Form<Bid | null, State> = {
  read: (value, path, s) => {
    if (value === 'none') return null;
    if (value === 'pass') return [];
    return Array.isArray(value) ? cards.read(value, path, s) : [card.read(value, path, s)];
  },
  write: (value, s) => {
    if (value === null) return 'none';
    if (value.length === 0) return 'pass';
    return value.length === 1 ? orHidden(card).write(value[0]!, s) : cards.write([...value], s);
  },
};

export const sealedForm = {
  read: (value: unknown, path: Path, s: State): Kept | null =>
    value === 'open' ? null : value === 'none' ? ('nothing' as const) : controlled.read(value, path, s),
  write: (value: Kept | null, s: State): unknown => {
    if (value === null) return 'open';
    if (value === 'nothing') return 'none';
    return (value.kingdom as number | null) === null ? 'hidden' : controlled.write(value, s);
  },
};

export interface Lasting {
  name: string;
  region?: number;
  party?: Party;
}
type Shape = Pick<LastingEffect, 'kind' | 'until' | 'n'>;

/** By the name of the card that does it, with its number where a content file says another: `K48+5`. */
const counted = (name: string, shape: Shape): Readonly<Record<string, Shape>> =>
  Object.fromEntries(
    Array.from({ length: MOST_COUNTED }, (_, i) => [
      i + 1 === shape.n ? name : `${name}+${i + 1}`,
      { ...shape, n: i + 1 },
    ]),
  );
const REGIONAL: Readonly<Record<string, Shape>> = {
  K29: { kind: 'noVulnerableNoEliminate', until: 'round', n: 0 },
  K39: { kind: 'halveOpponents', until: 'clash', n: 0 },
  ...counted('K48', { kind: 'plus', until: 'clash', n: 3 }),
};
const AT_REGION = text<Lasting, State>(
  '{name} {region}[ {party}]',
  { name: names('an effect that lasts', Object.keys(REGIONAL), one => one), region, party },
  'K39 lowlands 3',
);
const PERSONAL: Readonly<Record<string, Shape>> = {
  ...counted('T-CL2', { kind: 'gainOnNextWin', until: 'round', n: 1 }),
  'choose 1': { kind: 'firstChoice', until: 'round', n: 0 },
  'choose 2': { kind: 'secondChoice', until: 'round', n: 0 },
  'CM-NO': { kind: 'invulnerableHeir', until: 'round', n: 0 },
  'T-NO3': { kind: 'bidsWorthNothing', until: 'bidding', n: 0 },
};
const OF_PARTY = names('an effect that lasts', Object.keys(PERSONAL), one => one);
const LASTING = { ...REGIONAL, ...PERSONAL };
const nameOf = ({ kind, n }: LastingEffect): string =>
  Object.keys(LASTING).find(key => LASTING[key]!.kind === kind && LASTING[key]!.n === n)!;

/** Names with a space in them: the party is the last word. */
function readOfParty(value: unknown, path: Path, s: State): Lasting {
  const [, name, who] = /^(.+) (\S+)$/.exec(String(value)) ?? [];
  return { name: OF_PARTY.read(name, path, s), party: party.read(who, path, s) };
}

export const lastingForm = {
  read(value: unknown, path: Path, s: State): LastingEffect {
    const said = /^K/.test(String(value)) ? AT_REGION.read(value, path, s) : readOfParty(value, path, s);
    return lastingEffect({ ...LASTING[said.name]!, at: said.region ?? null, party: said.party ?? NONE });
  },
  write(value: LastingEffect, s: State): unknown {
    const name = nameOf(value);
    if (value.at === null) return `${name} ${String(party.write(value.party, s))}`;
    return AT_REGION.write({ name, region: value.at, ...(value.party === NONE ? {} : { party: value.party }) }, s);
  },
};
export const lastingOrder = (list: readonly unknown[]): unknown[] =>
  [...list].sort((one, other) => (String(one) < String(other) ? -1 : 1));

const SHOWS = ['I', 'II', 'III'];
const held = text<{ seat: number; uses: number }, State>(
  '{seat} {uses}',
  { seat, uses: names('what the Disc shows', [1, 2, 3], n => SHOWS[n - 1]!) },
  '2 III',
);
export const disc = {
  read: (value: unknown, path: Path, s: State): State['disc'] => {
    if (value === 'battlefield') return null;
    const { seat: holder, uses } = held.read(value, path, s);
    return { holder, uses };
  },
  write: (value: State['disc'], s: State): unknown =>
    value === null ? 'battlefield' : held.write({ seat: value.holder, uses: value.uses }, s),
};
