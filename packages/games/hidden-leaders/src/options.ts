/** Every answer in Hidden Leaders and the grammar of its code. */
import { between, fromOne, named, type OptionOf, verbs, words } from '@interregnum/kernel';
import { FACTIONS, type Faction, factionId } from './content/factions.ts';
import { CARDS, type Card, heroId } from './content/heroes.ts';
import type { Verb } from './content/program.ts';

const MOST_SEATS = 6;
/** More Hidden Heroes than anybody ever has. */
const PLACES = 80;
const MOST_SPACES = 3;

export const VERBS = [
  'play', 'discard', 'take', 'hide', 'bury', 'turn', 'look', 'exchange', 'with', 'perform', 'place', 'give', 'reveal',
] as const satisfies readonly Verb[]; // biome-ignore format: a list

const HERO = { ...named<Card>(CARDS.map(heroId), 1), pattern: '[a-z-]+' };
const SPACES = between(-MOST_SPACES, MOST_SPACES);
const FACTION = {
  ...named<Faction>(FACTIONS.map(factionId)),
  index: (faction: Faction) => FACTIONS.indexOf(faction),
  value: (index: number) => FACTIONS[index]!,
  write: factionId,
  read: (id: string) => FACTIONS.find(faction => factionId(faction) === id) ?? null,
};

const signed = (marker: string, amount: number): string[] =>
  amount === 0 ? [] : [`${marker}${amount > 0 ? '+' : ''}${amount}`];

export const { option, readOption, every } = verbs(
  {
    hide: HERO,
    discard: HERO,
    verb: words<Verb>(...VERBS),
    card: HERO,
    seat: fromOne(MOST_SEATS),
    place: fromOne(PLACES),
    red: SPACES,
    green: SPACES,
    faction: FACTION,
    pile: words('wilderness', 'graveyard'),
  },
  {
    /** HDL-D01: hide one card, discard another. */
    prepare: 'hide:{hide}+discard:{discard}',
    /** Something done with a card whose Hero the decider knows. */
    hero: '{verb}:{card}',
    /** Something done with a Hidden Hero, named by its place in the stack. */
    hidden: '{verb}:{seat}.{place}',
    /** Markers, by the printed amounts: `red+1,green-2`. */
    move: {
      parts: ['red', 'green'],
      write: ([red, green]: readonly number[]) => [...signed('red', red!), ...signed('green', green!)].join(','),
      read: code => {
        const match = /^(?=[rg])(?:red([+-]\d))?,?(?:green([+-]\d))?$/.exec(code);
        return match && [Number(match[1] ?? 0), Number(match[2] ?? 0)];
      },
    },
    player: 'player:{seat}',
    faction: 'faction:{faction}',
    pile: 'pile:{pile}',
    discard: 'discard',
    pass: 'pass',
    stop: 'stop',
    harbor: 'harbor',
    no: 'no',
    lookOwn: 'look:own',
  },
);

export type Option = OptionOf<typeof option>;
export type HeroOption = OptionOf<typeof option, 'hero'>;
export type HiddenOption = OptionOf<typeof option, 'hidden'>;
export type MoveOption = OptionOf<typeof option, 'move'>;
export type PlayerOption = OptionOf<typeof option, 'player'>;
export type PileOption = OptionOf<typeof option, 'pile'>;

export const FACTION_OPTIONS: readonly Option[] = every('faction');
