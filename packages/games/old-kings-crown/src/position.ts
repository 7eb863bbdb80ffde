/** Positions of The Old King's Crown in a notation that people can write. `docs/positions/old-kings-crown.md` explains it. */
import {
  byKey,
  bySeat,
  chanceFrom,
  everybody,
  fieldsOf,
  flag,
  isMap,
  isNamed,
  type KnownMark,
  list,
  type Mark,
  NotationError,
  names,
  onlyKeys,
  orHidden,
  orWord,
  type Path,
  type PositionData,
  positionNotation,
  readFields,
  seat,
  setOf,
  sets,
  text,
  type Viewers,
  viewers,
  wholeNumber,
} from '@interregnum/kernel';
import { FACTION_CARDS } from './content/cards.ts';
import { FACTIONS } from './content/factions.ts';
import { KINGDOM_CARDS } from './content/kingdom.ts';
import { REGIONS } from './content/map.ts';
import { TACTICS } from './content/tactics.ts';
import { TRAITS } from './content/traits.ts';
import { listen, type OldKingsCrownEvent } from './events.ts';
import { impossible } from './invariants.ts';
import { downPlace, drawPlace, handPlace, inMarkOrder, kingdomPlace, kingdomThing } from './knowledge.ts';
import { setResults } from './phases/autumn.ts';
import { newClash } from './phases/reveal.ts';
import { termsOf } from './phases/setup.ts';
import { questAt } from './phases/site-of-power.ts';
import {
  adjacentTo,
  CARD_COUNT,
  type Card,
  isValue,
  LOCATION_NUMBERS,
  NONE,
  type Party,
  printedValue,
  REGION_NUMBERS,
  SIMULACRUM,
  slotOf,
} from './pieces.ts';
import { dealCards, dealKingdom, dealPlans, placeValues } from './position-deal.ts';
import {
  byParty,
  byRegion,
  card,
  cards,
  controlled,
  countedPile,
  faction,
  kingdom,
  kingdomPile,
  location,
  orNone,
  parties,
  partiesAt,
  party,
  pile,
  plan,
  REST,
  region,
  result,
  revealedCard,
  revealedCards,
  seatsOnly,
  source,
  TIE_SLOT,
  tile,
  window,
} from './position-forms.ts';
import { type OpenWindow, PLACED, setTurn, type Turn, turnOf } from './position-turn.ts';
import { isSolo } from './simulacrum.ts';
import {
  at,
  type Clash,
  emptyState,
  inLastingOrder,
  type Kept,
  type LastingEffect,
  lastingEffect,
  run,
  type State,
} from './state.ts';
import { bidTotalOf, defenceOf, limitOf, totalOf } from './strength.ts';
import { downAt, ownerOf, revealedAt, thresholdOf } from './table.ts';

const { field, part, onlyIf, follows } = fieldsOf<State>();

/** A view has no random stream. */
const isView = (s: State): boolean => s.chance === null;
const byId = (list: readonly number[]): number[] => [...list].sort((one, other) => one - other);
/** Where cards of several factions lie together they are written by id. */
const alphabetical = (list: readonly Card[]): Card[] =>
  [...list].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
const idOf = (one: Card): string => FACTION_CARDS[one]?.id ?? '';
const asList = <T>(value: readonly T[]): T[] => [...value];

// --- hands: cards, or how many ---------------------------------------------------------------------------------------------

/** How many cards a hand gets that are named nowhere, by seat. */
const counts = new WeakMap<State, (number | null)[]>();

const hands = part<Card[][]>(
  {
    read: (value, path, s, before) => {
      const dealt: (number | null)[] = new Array<null>(s.seats).fill(null);
      counts.set(s, dealt);
      const form = {
        read: (one: unknown, at_: Path) => {
          if (typeof one !== 'number') return cards.read(one, at_, s);
          dealt[Number(at_.at(-1)) - 1] = one;
          return [];
        },
        write: () => null,
      };
      return bySeat<Card[], State>(form).read(value, path, s, before);
    },
    write: (value, s) =>
      bySeat<Card[], State>(cards).write(
        value.map(hand => (isView(s) ? hand : byId(hand))),
        s,
      ),
  },
  s => s.hands.map(asList),
  (s, value) => {
    s.hands = value;
  },
);

// --- bids, sealed choices -----------------------------------------------------------------------------------------------------

const bidForm = {
  read: (value: unknown, path: Path, s: State): Card[] | null => {
    if (value === 'none') return null;
    if (value === 'pass') return [];
    return Array.isArray(value) ? cards.read(value, path, s) : [card.read(value, path, s)];
  },
  write: (value: readonly (Card | null)[] | null, s: State): unknown => {
    if (value === null) return 'none';
    if (value.length === 0) return 'pass';
    return value.length === 1 ? orHidden(card).write(value[0]!, s) : cards.write(value as Card[], s);
  },
};

const sealedForm = {
  read: (value: unknown, path: Path, s: State): Kept | null =>
    value === 'open' ? null : value === 'none' ? ('nothing' as const) : controlled.read(value, path, s),
  write: (value: Kept | null, s: State): unknown => {
    if (value === null) return 'open';
    if (value === 'nothing') return 'none';
    return (value.kingdom as number | null) === null ? 'hidden' : controlled.write(value, s);
  },
};

// --- lasting effects ------------------------------------------------------------------------------------------------------------

interface Lasting {
  name: string;
  region?: number;
  party?: Party;
}
const AT_REGION = text<Lasting, State>(
  '{name} {region}[ {party}]',
  { name: names('an effect that lasts', ['K29', 'K39', 'K48'], one => one), region, party },
  'K39 lowlands 3',
);
const OF_PARTY = names('an effect that lasts', ['T-CL2', 'choose 1', 'choose 2', 'CM-NO', 'T-NO3'], one => one);
type Shape = Pick<LastingEffect, 'kind' | 'until' | 'n'>;
const LASTING: Readonly<Record<string, Shape>> = {
  K29: { kind: 'noVulnerableNoEliminate', until: 'round', n: 0 },
  K39: { kind: 'halveOpponents', until: 'clash', n: 0 },
  K48: { kind: 'plus', until: 'clash', n: 3 },
  'T-CL2': { kind: 'gainOnNextWin', until: 'round', n: 1 },
  'choose 1': { kind: 'firstChoice', until: 'round', n: 0 },
  'choose 2': { kind: 'secondChoice', until: 'round', n: 0 },
  'CM-NO': { kind: 'invulnerableHeir', until: 'round', n: 0 },
  'T-NO3': { kind: 'bidsWorthNothing', until: 'bidding', n: 0 },
};
const nameOf = (effect: LastingEffect): string => Object.keys(LASTING).find(key => LASTING[key]!.kind === effect.kind)!;

/** Names with a space in them: the party is the last word. */
function readOfParty(value: unknown, path: Path, s: State): Lasting {
  const [, name, who] = /^(.+) (\S+)$/.exec(String(value)) ?? [];
  return { name: OF_PARTY.read(name, path, s), party: party.read(who, path, s) };
}

const lastingForm = {
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
const lastingOrder = (list: readonly unknown[]): unknown[] =>
  [...list].sort((one, other) => (String(one) < String(other) ? -1 : 1));

// --- the Commander Disc -----------------------------------------------------------------------------------------------------------

const SHOWS = ['I', 'II', 'III'];
const held = text<{ seat: number; uses: number }, State>(
  '{seat} {uses}',
  { seat, uses: names('what the Disc shows', [1, 2, 3], n => SHOWS[n - 1]!) },
  '2 III',
);
const disc = {
  read: (value: unknown, path: Path, s: State): State['disc'] => {
    if (value === 'battlefield') return null;
    const { seat: holder, uses } = held.read(value, path, s);
    return { holder, uses };
  },
  write: (value: State['disc'], s: State): unknown =>
    value === null ? 'battlefield' : held.write({ seat: value.holder, uses: value.uses }, s),
};

// --- a Clash under way ------------------------------------------------------------------------------------------------------------

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
    byParty(revealedCards(TIE_SLOT)).read(value, path, s, before?.map(asList) ?? []),
  write: (value: readonly (readonly Card[])[], s: State) =>
    Object.fromEntries(
      partiesAt(s.seats).flatMap(one =>
        s.clash!.in.includes(one) ? [[party.write(one, s), revealedCards(TIE_SLOT).write(value[one]!, s)]] : [],
      ),
    ),
};
const sortedCards = {
  read: (value: unknown, path: Path, s: State): readonly Card[] =>
    byId(list(revealedCard(TIE_SLOT)).read(value, path, s)),
  write: (value: readonly Card[], s: State): unknown => list(revealedCard(TIE_SLOT)).write(alphabetical(value), s),
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
  cards: ofClash.field('cards', cardsByParty as never),
  chosen: ofClash.field('chosen', sortedCards),
  plus: ofClash.field('plus', byParty(wholeNumber(-99, 99), n => n === 0) as never),
  strength: ofClash.field(
    'strength',
    byCard(
      (value, path, which) => [{ card: which, n: wholeNumber(0, 99).read(value, path, null) }],
      all => all.reduce((sum, one) => sum + one.n, 0),
    ) as never,
  ),
  granted: ofClash.field(
    'granted',
    byCard(
      (value, path, which) =>
        list(GRANTED)
          .read(value, path, null)
          .map(what => ({ card: which, what })),
      all => all.map(one => one.what),
    ) as never,
  ),
  traits: ofClash.field(
    'traits',
    byCard(
      (value, path, which) => [{ card: which, trait: trait.read(value, path, null) }],
      all => all.at(-1)!.trait,
    ) as never,
  ),
  late: ofClash.field('late', sortedCards),
  bolsters: ofClash.field('bolsters', sortedCards),
  struck: ofClash.field('struck', sortedCards),
  winner: ofClash.field('winner', orWord(party, 'none', null) as never),
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

const coveredForm = {
  read: (value: unknown, path: Path, s: State): Card[] => [card.read(value, path, s)],
  write: (value: readonly (Card | null)[], s: State): unknown => orHidden(card).write(value[0]!, s),
};
const covered = bySeat<readonly Card[], State>(coveredForm as never, one => one.length === 0);

function writeClash(s: State): unknown {
  if (s.clash === null) return 'none';
  const written = Object.entries(clashFields).map(([key, one]) => [key, one.write(s.clash!, s)]);
  return { ...Object.fromEntries(written), covered: covered.write(s.covered, s) };
}

/** Cards that lie face down in a Clash are taken before the rest is dealt. */
function readCovered(s: State, { clash }: PositionData): void {
  if (isMap(clash) && isNamed(clash, 'covered'))
    s.covered = covered.read(clash.covered, ['position', 'clash', 'covered'], s, s.covered) as never;
}

/** What `clash:` says of a Clash that is made of the cards on the table. */
function readClash(s: State, turn: Turn | null, data: PositionData): void {
  const said = isNamed(data, 'clash') && data.clash !== 'none' ? data.clash : null;
  const isUnderWay = turn ? turn.clash !== 'none' : said !== null;
  const path = ['position', 'clash'];
  if (said !== null && !isMap(said)) throw new NotationError(path, 'expected a map, or none');
  if (!isUnderWay) {
    if (said !== null) throw new NotationError(path, 'there is no Clash under way');
    return;
  }
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
  if (turn ? turn.clash === 'resolved' : RESOLVED_IN.includes(s.window as never)) resolveClash(s, data);
}
const RESOLVED_IN = ['AuT', 'AuR', 'AuE'] as const;

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

/** A value in the Clash is the one that lies Revealed there. */
const shownValue = (s: State, value: Card): Card =>
  revealedAt(s, s.region, SIMULACRUM).find(one => isValue(one) && printedValue(one) === printedValue(value)) ?? value;

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

// --- knowledge ----------------------------------------------------------------------------------------------------------------------

const SPECTATORS = sets.members(viewers(null))[0]!;
const lookers = setOf(list(orWord(seat, 'spectators', SPECTATORS)));
const KINGDOM_ID = /^K\d\d$/;

function placeOf(s: State, thing: number): number | null {
  if (thing >= kingdomThing(0)) {
    const index = s.kingdomDeck.indexOf(thing - kingdomThing(0));
    return index < 0 ? null : kingdomPlace(index);
  }
  const owner = ownerOf(s, thing);
  if (s.hands[owner]?.includes(thing)) return handPlace(owner);
  const index = s.draw[owner]?.indexOf(thing) ?? -1;
  if (index >= 0) return drawPlace(owner, index);
  const found = REGION_NUMBERS.find(one => downAt(s, one, owner) === thing);
  return found === undefined ? null : downPlace(found, owner);
}

const ownerOfThing = (s: State, thing: number): Party => (thing >= CARD_COUNT ? NONE : ownerOf(s, thing));
const isPiled = (place: number): boolean => place >= drawPlace(0, 0);

/** `all` for everybody who could not see it anyway. */
function allOf(s: State, thing: number, place: number): Viewers {
  const owner = ownerOfThing(s, thing);
  return isPiled(place) || owner < 0 ? everybody(s.seats) : sets.minus(everybody(s.seats), viewers(owner));
}

const thingId = (s: State, thing: number): string =>
  thing >= kingdomThing(0) ? KINGDOM_CARDS[thing - kingdomThing(0)]!.id : String(card.write(thing, s));

function readMarks(s: State, data: PositionData, key: 'known' | 'loose'): Mark[] {
  if (!isNamed(data, key)) return [];
  const path = ['position', key];
  const entries = isMap(data[key]) ? Object.entries(data[key]) : [];
  return entries.map(([id, who]) => {
    const here = [...path, id];
    const thing = KINGDOM_ID.test(id) ? kingdomThing(kingdom.read(id, here, s)) : card.read(id, here, s);
    const place = key === 'loose' ? handPlace(ownerOf(s, thing)) : placeOf(s, thing);
    if (place === null) throw new NotationError(here, `${id} is not hidden`);
    const by = who === 'all' ? allOf(s, thing, place) : lookers.read(who, here, s);
    return { thing, place, loose: key === 'loose', viewers: by };
  });
}

function writeMarks(s: State, isLoose: boolean): unknown {
  const own = (s as unknown as { viewer: number | null }).viewer;
  const marks = (s.marks as readonly (Mark | KnownMark)[]).filter(
    mark => mark.loose === isLoose && !isOfSimulacrum(mark.thing),
  );
  return Object.fromEntries(
    [...marks]
      .sort((one, other) => one.thing - other.thing)
      .map(mark => {
        if (!('viewers' in mark)) return [thingId(s, mark.thing), own === null ? 'all' : [own + 1]];
        const isAll = mark.viewers === allOf(s, mark.thing, mark.place);
        return [thingId(s, mark.thing), isAll ? 'all' : lookers.write(mark.viewers, s)];
      }),
  );
}
const isOfSimulacrum = (thing: number): boolean => thing >= CARD_COUNT && thing < kingdomThing(0);

// --- the Simulacrum --------------------------------------------------------------------------------------------------------------------

/** The pairs of Regions whose values were swapped, as they lie now. */
function swappedPairs(s: State): string[] {
  const pairs: string[] = [];
  for (const one of REGION_NUMBERS) {
    const value = s.down[at(s, one, SIMULACRUM)] as number | null;
    if (value === null || value === undefined || value < CARD_COUNT || slotOf(value) <= one) continue;
    pairs.push(`${REGIONS[one]}+${REGIONS[slotOf(value)]}`);
  }
  return pairs;
}

const pair = text<{ one: number; other: number }, State>(
  '{one}+{other}',
  { one: region, other: region },
  'highlands+plateau',
);
const SIMULACRUM_KEYS = [
  'plan',
  'deck',
  'discard',
  'quest',
  'seal',
  'stronger',
  'stronger_next',
  'two_plans',
  'swapped',
  'known',
];
const soloOf = fieldsOf<State>();
const soloFields = {
  plan: soloOf.part(
    orNone(plan),
    s => s.plan,
    (s, value) => {
      s.plan = value;
    },
  ),
  deck: soloOf.part(
    list(orWord(plan, 'rest', REST)),
    s => asList(s.planDeck),
    (s, value) => {
      s.planDeck = value;
    },
  ),
  discard: soloOf.part(
    list(plan),
    s => byId(s.planDiscard),
    (s, value) => {
      s.planDiscard = value;
    },
  ),
  quest: soloOf.field('quest', wholeNumber(0, 2)),
  seal: soloOf.field('seal', flag),
  stronger: soloOf.field('stronger', flag),
  stronger_next: soloOf.field('strongerNext', flag),
  two_plans: soloOf.field('twoPlans', flag),
};

const swaps = new WeakMap<State, readonly (readonly [number, number])[]>();
const knownValues = new WeakMap<State, readonly number[]>();

const simulacrum = {
  read(s: State, value: unknown, path: Path): void {
    if (!isSolo(s)) throw new NotationError(path, 'the Simulacrum plays only against one');
    if (!isMap(value)) throw new NotationError(path, 'expected a map');
    onlyKeys(value, SIMULACRUM_KEYS, path);
    readFields(soloFields, s, value, path, s);
    const pairs = list(pair).read(value.swapped, [...path, 'swapped'], s);
    swaps.set(
      s,
      pairs.map(({ one, other }) => [one, other] as const),
    );
    knownValues.set(s, list(region).read(value.known, [...path, 'known'], s));
  },
  write(s: State): unknown {
    if (!isSolo(s)) return undefined;
    const view = isView(s);
    const own = Object.entries(soloFields).map(([key, one]) => [
      key,
      view && key === 'plan' ? 'hidden' : view && key === 'deck' ? (s.planDeck as unknown as number) : one.write(s, s),
    ]);
    return { ...Object.fromEntries(own), swapped: swappedPairs(s), known: knownRegions(s).map(one => REGIONS[one]) };
  },
};

const knownRegions = (s: State): number[] =>
  REGION_NUMBERS.filter(one =>
    (s.marks as readonly KnownMark[]).some(mark => mark.place === downPlace(one, SIMULACRUM)),
  );

// --- all of it -----------------------------------------------------------------------------------------------------------------------------

const openPile = (key: 'lost' | 'removed') =>
  part<Card[]>(
    list(card),
    s => alphabetical(s[key]),
    (s, value) => {
      s[key] = byId(value);
    },
  );

/** Set-aside cards by the seat that plays their faction. */
const aside = part<Card[][]>(
  bySeat<Card[], State>(list(card)),
  s => s.hands.map((_, one) => byId(s.aside.filter(which => ownerOf(s, which) === one))),
  (s, value) => {
    s.aside = byId(value.flat());
  },
);

const numbersBySeat = (key: 'attrition' | 'bonus' | 'bonusNext' | 'bidPlus') => field(key, bySeat(wholeNumber(0, 99)));

const pilesBySeat = (key: 'discard' | 'draw', form: typeof pile) =>
  part<Card[][]>(
    bySeat<Card[], State>(form),
    s => s[key].map(asList),
    (s, value) => {
      s[key] = value;
    },
  );

/** Tiles that hold Influence. */
const RITUALS = [...TACTICS.keys()].filter(one => TACTICS[one]!.ritual !== null);

const fields = {
  round: field('round', wholeNumber(0)),
  factions: part(
    byKey(seat, faction, { keys: (_, values) => [...values.keys()] }),
    s => asList(s.factions),
    (s, value) => {
      s.factions = value;
    },
  ),
  order: field('order', parties),
  influence: field('influence', byParty(wholeNumber(0, 999))),
  attrition: numbersBySeat('attrition'),
  bonus: numbersBySeat('bonus'),
  bonus_next: numbersBySeat('bonusNext'),
  ready: field('ready', setOf(list(tile))),
  tokens: part(
    byKey(tile, wholeNumber(0, 3), { keys: () => RITUALS }),
    s => asList(s.tokens),
    (s, value) => {
      s.tokens = value;
    },
  ),
  heralds: field('heralds', byParty(orNone(location as never, 'home'))),
  disc: field('disc', disc),
  kingdom: field('controlled', bySeat(list(controlled)) as never),
  used: part(
    list(kingdom),
    s => byId(s.used),
    (s, value) => {
      s.used = byId(value);
    },
  ),
  market: field('market', list(kingdom) as never),
  kingdom_deck: field('kingdomDeck', kingdomPile as never),
  kingdom_discard: field('kingdomDiscard', kingdomPile as never),
  box: onlyIf(s => !isView(s), field('box', list(kingdom) as never)),
  traded: onlyIf(s => s.traded, field('traded', flag)),
  hands,
  draw: pilesBySeat('draw', countedPile as never),
  discard: pilesBySeat('discard', pile),
  aside,
  lost: openPile('lost'),
  removed: openPile('removed'),
  up: part(
    upForm() as never,
    s => s.up as never,
    (s, value) => {
      s.up = value as never;
    },
  ),
  down: field('down', byRegion(orNone(orHidden(card) as never), NONE, seatsOnly)),
  deployed: field('deployed', byRegion(orNone(card as never), NONE, seatsOnly)),
  kept: part<Card[][]>(
    bySeat<Card[], State>(cards),
    s => s.kept.map(byId),
    (s, value) => {
      s.kept = value;
    },
  ),
  blockades: field('blockades', byKey(location as never, orNone(card as never), { keys: () => LOCATION_NUMBERS })),
  court: field('court', cards as never),
  sites: field('sites', bySeat<Card[], State>(cards) as never),
  results: part(
    resultsForm() as never,
    s => s.results as never,
    (s, value) => {
      s.results = value as never;
    },
  ),
  lasting: {
    read: (s: State, value: unknown, path: Path) => {
      s.lasting = inLastingOrder(list(lastingForm).read(value, path, s));
    },
    write: (s: State) => lastingOrder(s.lasting.map(one => lastingForm.write(one, s))),
  },
  dealt: field('dealt', bySeat(list(orHidden(kingdom as never))) as never),
  sealed: onlyIf(
    s => s.kingdomKept.some(one => one !== null) || s.dealt.some(one => one.length > 0),
    field('kingdomKept', bySeat(sealedForm as never)),
  ),
  bids: field('bids', bySeat(bidForm as never)),
  bid_plus: numbersBySeat('bidPlus'),
  covered: onlyIf(s => s.clash === null && s.covered.some(one => one.length > 0), field('covered', covered as never)),
  simulacrum,
  phase: {
    read: (s: State, value: unknown, path: Path) => {
      s.window = orWord(window, 'none', null).read(value, path, s);
    },
    write: (s: State) => s.window ?? 'none',
  },
  region: {
    read: (s: State, value: unknown, path: Path) => {
      s.region = orNone(region).read(value, path, s);
    },
    write: (s: State) => orNone(region).write(s.region, s),
  },
  bid_totals: {
    read: (s: State, value: unknown, path: Path) => {
      const said = byParty(wholeNumber()).read(value, path, s, []);
      s.bidsShown = said.length > 0;
      s.bidTotals = s.bidTotals.map((_, one) => said[one] ?? null);
    },
    write: (s: State) => writeBidTotals(s),
  },
  clash: { read: () => {}, write: writeClash },
  totals: { read: () => {}, write: writeTotals },
  window: { read: () => {}, write: () => undefined },
  known: { read: () => {}, write: (s: State) => writeMarks(s, false) },
  loose: { read: () => {}, write: (s: State) => writeMarks(s, true) },
  over: field('over', flag),
  limits: follows(s =>
    bySeat(wholeNumber()).write(
      s.hands.map((_, one) => limitOf(s, one)),
      s,
    ),
  ),
  defence: follows(s =>
    Object.fromEntries(
      s.controlled.flatMap((list, one) => list.map(held => [kingdom.write(held.kingdom, s), defenceOf(s, one, held)])),
    ),
  ),
  quest: follows(s =>
    bySeat(wholeNumber()).write(
      s.sites.map((_, one) => questAt(s, one)),
      s,
    ),
  ),
  threshold: follows(s => thresholdOf(s)),
  sizes: follows(s => ({
    hands: sizes(s, s.hands),
    draw: sizes(s, s.draw),
    discard: sizes(s, s.discard),
    kingdom_deck: sizeOf(s.kingdomDeck),
    kingdom_discard: s.kingdomDiscard.length,
    box: sizeOf(s.box),
  })),
};

const sizeOf = (cards_: readonly unknown[] | number): number => (typeof cards_ === 'number' ? cards_ : cards_.length);
const sizes = (s: State, lists: readonly (readonly unknown[])[]) => bySeat(wholeNumber()).write(lists.map(sizeOf), s);

/** Only Bids that are shown. */
function writeBidTotals(s: State): unknown {
  const totals = s.bidTotals.map((total, one) => (s.bidsShown && s.window === 'MSu-B' ? bidNow(s, one, total) : total));
  return byParty(wholeNumber() as never, one => one === null).write(totals as never, s);
}
const bidNow = (s: State, one: Party, total: number | null): number | null =>
  one < s.seats ? bidTotalOf(s, one) : total;

function writeTotals(s: State): unknown {
  const { clash } = s;
  if (!clash) return {};
  const total = (one: Party) =>
    clash.totals ? clash.totals[one]! : clash.in.includes(one) ? totalOf(s, clash, one) : null;
  return Object.fromEntries(
    partiesAt(s.seats).flatMap(one => (total(one) === null ? [] : [[party.write(one, s), total(one)]])),
  );
}

/** Revealed cards by id; values of the Simulacrum by their Region. */
function upForm() {
  return {
    read: (value: unknown, path: Path, s: State, before: (readonly Card[])[]) => {
      if (!isMap(value)) throw new NotationError(path, 'expected a map by Region');
      const out = before.slice();
      for (const [name, row] of Object.entries(value)) {
        const one = region.read(name, [...path, name], s);
        const read = byParty(revealedCards(one)).read(row, [...path, name], s, []);
        for (const who of partiesAt(s.seats)) if (read[who]) out[at(s, one, who)] = byId(read[who]);
      }
      return out;
    },
    write: (value: readonly (readonly Card[])[], s: State) =>
      Object.fromEntries(
        REGION_NUMBERS.map(one => [
          REGIONS[one],
          Object.fromEntries(
            partiesAt(s.seats).map(who => [
              party.write(who, s),
              revealedCards(one).write(byId(value[at(s, one, who)]!), s),
            ]),
          ),
        ]),
      ),
  };
}

function resultsForm() {
  return {
    read: (value: unknown, path: Path, s: State, before: State['results']) => {
      if (!isMap(value)) throw new NotationError(path, 'expected a map by Region');
      const out = before.slice();
      for (const [name, row] of Object.entries(value)) {
        const one = region.read(name, [...path, name], s);
        const read = byParty(result).read(row, [...path, name], s, []);
        for (const who of partiesAt(s.seats)) out[at(s, one, who)] = read[who] ?? 'none';
      }
      return out;
    },
    write: (value: State['results'], s: State) =>
      Object.fromEntries(
        REGION_NUMBERS.filter(one => value[at(s, one, 0)] !== null).map(one => [
          REGIONS[one],
          Object.fromEntries(partiesAt(s.seats).map(who => [party.write(who, s), value[at(s, one, who)]])),
        ]),
      ),
  };
}

// --- reading ------------------------------------------------------------------------------------------------------------------------------

/** Seats that are not named get the first faction that is free. */
function completeFactions(s: State): void {
  const given = s.factions;
  const taken = given.filter(one => one !== undefined);
  if (new Set(taken).size < taken.length)
    throw new NotationError(['position', 'factions'], 'two seats play the same faction');
  const free = FACTIONS.filter(one => !taken.includes(one));
  s.factions = Array.from({ length: s.seats }, (_, one) => given[one] ?? free.shift()!);
}

function openWindowOf(s: State, data: PositionData): OpenWindow | null {
  if (!isNamed(data, 'window')) return null;
  const path = ['position', 'window'];
  if (!isMap(data.window)) throw new NotationError(path, 'expected a map, { next: 2, used: [K15] }');
  onlyKeys(data.window, ['next', 'idle', 'used'], path);
  const { next, idle, used } = data.window;
  return {
    next: next === undefined ? s.order[0]! : seat.read(next, [...path, 'next'], s),
    idle: list(seat).read(idle, [...path, 'idle'], s),
    used: list(source).read(used, [...path, 'used'], s),
  };
}

const EARLY: readonly string[] = ['early spring', 'draw', 'income', 'order', 'late spring'];

function start(options: Readonly<Record<string, string>>, seats: number): State {
  const s = emptyState(termsOf(options), seats, chanceFrom('position'));
  s.order = partiesAt(seats);
  return s;
}

function read(s: State, data: PositionData): void {
  const isExact = isNamed(data, 'at');
  const turn = isExact ? null : turnOf(data);
  s.round = EARLY.includes(String(data.turn)) ? 2 : 1;
  if (isNamed(data, 'factions')) fields.factions.read(s, data.factions, ['position', 'factions'], s);
  const isPicking = data.turn === 'factions' || (isExact && s.factions.length < s.seats);
  const picked = s.factions;
  completeFactions(s);
  readFields(fields, s, data, ['position'], s);
  completeFactions(s);
  if (new Set(s.order).size !== partiesAt(s.seats).length)
    throw new NotationError(['position', 'order'], 'everybody stands on the Order Track once');
  if (isPicking) s.factions = picked;
  if (isPicking || data.turn === 'setup') s.round = 0;
  s.choices = REGION_NUMBERS.filter(one => s.results[at(s, one, 0)] !== null).length;
  readCovered(s, data);
  if (!isPicking) dealCards(s, data, turn, counts.get(s) ?? []);
  if (!isPicking) dealKingdom(s, data, data.turn === 'setup' || data.turn === 'factions' || (isExact && s.round === 0));
  dealPlans(s, data, turn, swaps.get(s) ?? []);
  if (!turn) placeExactly(s, swaps.get(s) ?? []);
  if (turn) {
    setTurn(s, turn, data, openWindowOf(s, data));
    if (s.region !== NONE) s.choices++;
  } else if (s.region !== NONE && s.results[at(s, s.region, 0)] === null) s.choices++;
  s.bidsShown ||= data.turn === 'winning bids';
  if (s.window === 'MSu-B') s.bidTotals = s.bidTotals.map((total, one) => (one === SIMULACRUM ? total : null));
  readClash(s, turn, data);
  if (turn?.window === 'AuE') setResults(s);
  s.marks = inMarkOrder([...readMarks(s, data, 'known'), ...readMarks(s, data, 'loose'), ...knownOfSimulacrum(s)]);
}

/** Where values of the Simulacrum lie face down follows from how far Autumn has come. */
function placeExactly(s: State, swapped: readonly (readonly [number, number])[]): void {
  if (isSolo(s) && s.plan !== NONE && s.window !== null && PLACED.includes(s.window))
    placeValues(s, { region: s.region, window: s.window }, swapped);
}

const knownOfSimulacrum = (s: State): Mark[] =>
  (knownValues.get(s) ?? []).map(one => ({
    thing: downAt(s, one, SIMULACRUM),
    place: downPlace(one, SIMULACRUM),
    loose: false,
    viewers: viewers(0),
  }));

export const position = positionNotation<State, OldKingsCrownEvent>({
  start,
  fields,
  read,
  run,
  listen,
  broken: impossible,
});
