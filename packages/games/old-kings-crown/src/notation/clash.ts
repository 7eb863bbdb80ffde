/** A Clash under way in positions. */

import {
  bySeat,
  fieldsOf,
  flag,
  isMap,
  isNamed,
  list,
  NotationError,
  names,
  onlyKeys,
  orHidden,
  orWord,
  type Path,
  type PositionData,
  readFields,
  text,
  wholeNumber,
} from '@interregnum/kernel';
import { TIE_SLOT } from '../content/simulacrum.ts';
import { TRAITS } from '../content/traits.ts';
import { newClash } from '../phases/reveal.ts';
import { adjacentTo, type Card, isValue, NONE, type Party, printedValue, SIMULACRUM } from '../pieces.ts';
import type { Clash, State } from '../state.ts';
import { totalOf } from '../strength.ts';
import { revealedAt } from '../table.ts';
import { byParty, card, location, parties, partiesAt, party, revealedCard, revealedCards } from './forms.ts';
import { alphabetical, asList, byId } from './lists.ts';
import type { Turn } from './turn.ts';

type Open<T> = { -readonly [K in keyof T]: T[K] };
type OpenClash = Open<Clash>;
const ofClash = fieldsOf<OpenClash, State>();
const trait = names('a Trait', TRAITS, one => one);
const GRANTED = names<'eliminate' | 'invulnerable'>('a Keyword', ['eliminate', 'invulnerable'], one => one);

/** A map by card of what was added to it. */
const byCard = <T extends { card: Card }>(
  read: (value: unknown, path: Path, card: Card) => T[],
  write: (all: readonly T[]) => unknown,
) => ({
  read(value: unknown, path: Path, s: State): T[] {
    if (!isMap(value)) throw new NotationError(path, 'expected a map by card');
    return Object.entries(value).flatMap(([id, entry]) => {
      const which = card.read(id, [...path, id], s);
      return read(entry, [...path, id], which);
    });
  },
  write(value: readonly T[], s: State): unknown {
    const ids = [...new Set(value.map(one => one.card))].sort((a, b) => a - b);
    return Object.fromEntries(ids.map(one => [card.write(one, s), write(value.filter(x => x.card === one))]));
  },
});

const claimedForm = text<{ place: number; fortified?: string }, State>(
  '{place}[ {fortified}]',
  { place: location, fortified: names('the word fortified', ['fortified'], one => one) },
  'castle fortified',
);

const cardsByParty = {
  read: (value: unknown, path: Path, s: State, before?: (readonly Card[])[]) =>
    byParty(revealedCards(s.region)).read(value, path, s, before?.map(asList) ?? []),
  write: (value: readonly (readonly Card[])[], s: State) =>
    Object.fromEntries(
      partiesAt(s.seats).flatMap(one =>
        s.clash!.in.includes(one) ? [[party.write(one, s), revealedCards(s.region).write(value[one]!, s)]] : [],
      ),
    ),
};
const sortedCards = {
  read: (value: unknown, path: Path, s: State): readonly Card[] =>
    byId(list(revealedCard(TIE_SLOT)).read(value, path, s)),
  write: (value: readonly Card[], s: State): unknown => list(revealedCard(TIE_SLOT)).write(alphabetical(value), s),
};

/** Values of the Simulacrum are those of the Region, unless they were played after a Tie. */
const struckCards = {
  read: (value: unknown, path: Path, s: State): readonly Card[] =>
    byId(list(revealedCard(s.region)).read(value, path, s)),
  write: (value: readonly Card[], s: State): unknown => list(revealedCard(s.region)).write(alphabetical(value), s),
};

/** By seat, whatever the order; they are gone through along the Order Track. */
const participants = {
  read: (value: unknown, path: Path, s: State): readonly Party[] => {
    const named = list(party).read(value, path, s);
    return s.order.filter(one => named.includes(one));
  },
  write: (value: readonly Party[], s: State): unknown => parties.write(byId(value), s),
};

const clashFields = {
  number: ofClash.field('number', wholeNumber(1)),
  in: ofClash.field('in', participants),
  first: ofClash.field('first', participants),
  retreated: ofClash.field('retreated', participants),
  cards: ofClash.field('cards', cardsByParty),
  chosen: ofClash.field('chosen', sortedCards),
  plus: ofClash.field(
    'plus',
    byParty(wholeNumber(-99, 99), n => n === 0),
  ),
  strength: ofClash.field(
    'strength',
    byCard(
      (value, path, which) => [{ card: which, n: wholeNumber(0, 99).read(value, path, null) }],
      all => all.reduce((sum, one) => sum + one.n, 0),
    ),
  ),
  granted: ofClash.field(
    'granted',
    byCard(
      (value, path, which) =>
        list(GRANTED)
          .read(value, path, null)
          .map(what => ({ card: which, what })),
      all => all.map(one => one.what),
    ),
  ),
  traits: ofClash.field(
    'traits',
    byCard(
      (value, path, which) => [{ card: which, trait: trait.read(value, path, null) }],
      all => all.at(-1)!.trait,
    ),
  ),
  late: ofClash.field('late', sortedCards),
  bolsters: ofClash.field('bolsters', sortedCards),
  struck: ofClash.field('struck', struckCards),
  winner: ofClash.field('winner', orWord(party, 'none', null)),
  claimed: ofClash.part(
    orWord(claimedForm, 'none', null),
    c => (c.claimed === null ? null : { place: c.claimed, ...(c.tornDown ? { fortified: 'fortified' } : {}) }),
    (c, value) => {
      c.claimed = value?.place ?? null;
      c.tornDown = value?.fortified !== undefined;
    },
  ),
  final: ofClash.field('final', flag),
};
type ClashKey = keyof typeof clashFields;
/** Keys that say something only once the Clash is resolved. */
const RESOLVED: readonly ClashKey[] = ['winner', 'claimed', 'final'];

/** A card, or several in the order in which they were laid. */
const coveredForm = {
  read: (value: unknown, path: Path, s: State): Card[] =>
    Array.isArray(value) ? value.map((one, i) => card.read(one, [...path, i], s)) : [card.read(value, path, s)],
  write: (value: readonly (Card | null)[], s: State): unknown => {
    const written = value.map(one => orHidden(card).write(one!, s));
    return written.length === 1 ? written[0] : written;
  },
};
export const covered = bySeat<readonly Card[], State>(coveredForm, one => one.length === 0);

export function writeClash(s: State): unknown {
  if (s.clash === null) return 'none';
  const written = Object.entries(clashFields).map(([key, one]) => [key, one.write(s.clash!, s)]);
  return { ...Object.fromEntries(written), covered: covered.write(s.covered, s) };
}

/** Cards that lie face down in a Clash are taken before the rest is dealt. */
export function readCovered(s: State, { clash }: PositionData): void {
  if (isMap(clash) && isNamed(clash, 'covered'))
    s.covered = covered.read(clash.covered, ['position', 'clash', 'covered'], s, s.covered);
}

/** What `clash:` says of a Clash that is made of the cards on the table. */
export function readClash(s: State, turn: Turn | null, data: PositionData): void {
  const said = isNamed(data, 'clash') && data.clash !== 'none' ? data.clash : null;
  const isUnderWay = turn ? turn.clash !== 'none' : said !== null;
  const path = ['position', 'clash'];
  if (said !== null && !isMap(said)) throw new NotationError(path, 'expected a map, or none');
  if (!isUnderWay) {
    if (said !== null) throw new NotationError(path, 'there is no Clash under way');
    return;
  }
  if (s.region === NONE) throw new NotationError(path, 'a Clash is at a Region');
  if (said) onlyKeys(said, [...Object.keys(clashFields), 'covered'], path);
  const ignored = turn?.clash === 'active' && said ? RESOLVED.find(key => isNamed(said, key)) : undefined;
  if (ignored) throw new NotationError([...path, ignored], 'it says nothing before the outcome');
  const among = s.order.filter(one => revealedAt(s, s.region, one).length > 0);
  const clash: OpenClash = { ...newClash(s, among, one => revealedAt(s, s.region, one)) };
  if (said) {
    readFields(clashFields, clash, said, path, s);
    completeClash(s, clash, said);
  }
  s.clash = clash;
  if (turn ? turn.clash === 'resolved' : isResolvedIn(s.window)) resolveClash(s, data);
}
const isResolvedIn = (window: State['window']): boolean => window === 'AuT' || window === 'AuR' || window === 'AuE';

function completeClash(s: State, clash: OpenClash, said: Readonly<Record<string, unknown>>): void {
  if (!isNamed(said, 'first'))
    clash.first = s.order.filter(one => clash.in.includes(one) || clash.retreated.includes(one));
  if (isNamed(said, 'cards')) {
    const own = isMap(said.cards) ? said.cards : {};
    clash.cards = clash.cards.map((list, one) =>
      isNamed(own, String(party.write(one, s))) ? (list ?? []) : clash.in.includes(one) ? (list ?? []) : [],
    );
  }
  clash.cards = clash.cards.map((list, one) => (one === SIMULACRUM ? list.map(value => shownValue(s, value)) : list));
  clash.bolsters = clash.bolsters.map(one => (isValue(one) ? bolsteringValue(s, one) : one));
  const away = clash.retreated;
  clash.in = clash.in.filter(one => !away.includes(one));
  clash.cards = clash.cards.map((list, one) => (clash.in.includes(one) ? list : []));
}

/** A value in the Clash is the one that lies Revealed there, wherever it was played from. */
function shownValue(s: State, value: Card): Card {
  const shown = revealedAt(s, s.region, SIMULACRUM);
  if (shown.includes(value)) return value;
  return shown.find(one => isValue(one) && printedValue(one) === printedValue(value)) ?? value;
}

/** A value that bolsters is one that lies Revealed next door. */
const bolsteringValue = (s: State, value: Card): Card =>
  adjacentTo(s.region)
    .flatMap(next => revealedAt(s, next, SIMULACRUM))
    .find(one => printedValue(one) === printedValue(value)) ?? value;

/** Totals of a Clash that is over: as they say, or as they would be. */
function resolveClash(s: State, data: PositionData): void {
  const clash = s.clash!;
  const named = isMap(data.totals) ? byParty(wholeNumber()).read(data.totals, ['position', 'totals'], s, []) : null;
  const totals = clash.plus.map((_, one) =>
    named ? (named[one] ?? null) : clash.first.includes(one) ? totalOf(s, clash, one) : null,
  );
  s.clash = { ...clash, totals };
}
