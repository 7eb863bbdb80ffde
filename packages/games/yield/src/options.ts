/** Every answer in Yield and the grammar of its code. */
import { type Domain, fromOne, named, type OptionOf, sets, uncounted, verbs } from '@interregnum/kernel';
import { type Army, armyId, PIECE_IDS, PIECES, type Piece, type PieceId } from './content/armies.ts';
import {
  COLOUR_IDS,
  type Colour,
  colourOf,
  KINDS,
  type Kind,
  kindId,
  STRATEGY_IDS,
  type StrategyCard,
} from './content/cards.ts';
import { ABILITY_IDS, type Ability, leaderId, leaderOf, sideOfAbility } from './content/leaders.ts';
import { LOCATION_IDS, type Location } from './content/locations.ts';

const MOST_SEATS = 5;
const LOCATION = named<Location>(LOCATION_IDS);
const abilityCode = (ability: Ability): string => `${leaderId(leaderOf(ability))}:${sideOfAbility(ability)}`;
const ABILITY: Domain<Ability> = {
  ...named<Ability>(ABILITY_IDS.map((_, ability) => abilityCode(ability))),
  pattern: '[a-z]+:[AB]',
};
const ARMIES: readonly Army[] = Array.from({ length: MOST_SEATS * PIECES.length }, (_, army) => army);

/** `archer4+cavalry2`, or `none`; Units by piece. */
const UNITS = uncounted<readonly number[]>(
  '[a-z0-9+]+',
  units => PIECE_IDS.flatMap((id, piece) => (units[piece]! > 0 ? [`${id}${units[piece]}`] : [])).join('+') || 'none',
  text => {
    const units = PIECE_IDS.map(() => 0);
    if (text === 'none') return units;
    for (const part of text.split('+')) {
      const match = /^([a-z]+)(\d{1,3})$/.exec(part);
      const piece = PIECE_IDS.indexOf(match?.[1] as PieceId);
      if (piece < 0) return null;
      units[piece]! += Number(match![2]);
    }
    return units;
  },
);

export const { option, readOption, every } = verbs(
  {
    ability: ABILITY,
    piece: named<Piece>(PIECE_IDS),
    location: LOCATION,
    units: UNITS,
    kind: named<Kind>(KINDS.map(kindId)),
    card: named<StrategyCard>(STRATEGY_IDS),
    from: LOCATION,
    to: LOCATION,
    seat: fromOne(MOST_SEATS),
    colour: named<Colour>(COLOUR_IDS),
    army: named<Army>(ARMIES.map(armyId)),
  },
  {
    leader: 'leader:{ability}',
    champion: 'champion:{piece}',
    /** The own Army that comes first in the battle. */
    ambush: 'ambush:{piece}',
    deploy: 'deploy:{piece}:{location}',
    split: 'split:{units}',
    recruit: 'recruit:{units}',
    discard: 'discard:{kind}',
    give: 'give:{kind}',
    /** Face up. */
    play: 'play:{kind}',
    /** Face down. */
    cover: 'cover:{kind}',
    choose: 'choose:{card}',
    copy: 'copy:{card}',
    start: 'start:{location}',
    upgrade: 'upgrade:{location}',
    build: 'build:{location}',
    remove: 'remove:{location}',
    /** The first Location of the battle. */
    battle: 'battle:{location}',
    take: 'take:{location}',
    leave: 'leave:{location}',
    recover: 'recover:{location}',
    step: 'step:{piece}:{from}>{to}',
    chase: 'chase:{piece}:{from}>{to}',
    fortress: 'fortress:{from}>{to}',
    steal: 'steal:{seat}:{colour}',
    marker: 'marker:{seat}',
    upgrader: 'upgrader:{seat}',
    loss: 'loss:{army}',
    retreat: 'retreat:{army}:{from}>{to}',
    reveal: 'reveal',
    keep: 'keep',
    conquer: 'conquer',
    done: 'done',
    nothing: 'nothing',
    yield: 'yield',
    accept: 'accept',
    pass: 'pass',
    /** The ally plays, or answers for both. */
    ally: 'ally',
    agree: 'agree',
    /** Handed back to the lead. */
    back: 'back',
    stop: 'stop',
  },
);

export type Option = OptionOf<typeof option>;
export type CardOption = OptionOf<typeof option, 'discard' | 'give' | 'play' | 'cover'>;
export type StepOption = OptionOf<typeof option, 'step' | 'chase'>;
export type RetreatOption = OptionOf<typeof option, 'retreat'>;
export type LocationOption = OptionOf<typeof option, LocationVerb>;
export type LocationVerb = 'start' | 'upgrade' | 'build' | 'remove' | 'battle' | 'take' | 'leave' | 'recover';

/** Things that depend on a number below `size` are made when first needed and kept. */
function kept<T>(size: number, make: (n: number) => T): (n: number) => T {
  const made = new Array<T | undefined>(size).fill(undefined);
  return n => {
    const known = made[n];
    if (known !== undefined) return known;
    const fresh = make(n);
    made[n] = fresh;
    return fresh;
  };
}

/** Units by piece, four bits each. */
const unitsIn = (key: number): number[] => PIECES.map(piece => (key >> (4 * piece)) & 15);
export const splitOption = kept(1 << 16, key => option.split(unitsIn(key)));
export const recruitOption = kept(1 << 16, key => option.recruit(unitsIn(key)));

/** The options of a set of kinds, a sum of `1 << kind`. */
const cardLists = (of: (kind: Kind) => CardOption) =>
  kept<readonly CardOption[]>(1 << KINDS.length, kinds => KINDS.filter(kind => sets.has(kinds, kind)).map(of));
export const discardsOf = cardLists(option.discard);
export const giftsOf = cardLists(option.give);

const PLAYS = every('play');
const COVERS = every('cover');
const playable = (kind: Kind, kinds: number): boolean => sets.has(kinds, kind);
/** Kinds face up where a colour allows it, then all kinds face down. */
const cardPlays = (kinds: number, colours: number): Option[] => [
  ...PLAYS.filter(({ kind }) => playable(kind, kinds) && sets.has(colours, colourOf(kind))),
  ...COVERS.filter(({ kind }) => playable(kind, kinds)),
];

/** What else may be done with a card in hand; a place in this list is part of the key of `battleOptions`. */
const ENDINGS: readonly (readonly Option[])[] = [
  [option.yield],
  [option.yield, option.accept],
  [option.yield, option.pass],
  [option.ally, option.yield],
  [option.ally, option.yield, option.accept],
  [option.ally, option.yield, option.pass],
  [option.agree],
  [option.back],
];
export const ENDING = { yield: 0, accept: 1, pass: 2, withAlly: 3, agree: 6, handBack: 7 } as const;

const BATTLE_LISTS = new Map<number, readonly Option[]>();
/** YLD-155: the cards of a hand (kinds as a set) and an entry of `ENDINGS`. */
export function battleOptions(kinds: number, colours: number, ending: number): readonly Option[] {
  const key = (ending * 8 + colours) * 4096 + kinds;
  const known = BATTLE_LISTS.get(key);
  if (known) return known;
  const fresh = [...cardPlays(kinds, colours), ...ENDINGS[ending]!];
  BATTLE_LISTS.set(key, fresh);
  return fresh;
}

/** YLD-061: the cards of a set, a sum of `1 << card`. */
export const choicesOf = kept(64, cards => every('choose').filter(o => sets.has(cards, o.card)));
/** YLD-132, YLD-133, YLD-Q38: every card but Ritual, or none. */
export const COPIES_OR_NOTHING: readonly Option[] = [...every('copy').slice(0, 5), option.nothing];
export const REVEAL_OR_KEEP: readonly Option[] = [option.reveal, option.keep];

/** By seat: one for each colour. */
export const stealOptions = kept(MOST_SEATS, seat => every('steal', { seat: [seat] }));
