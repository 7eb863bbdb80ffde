/** An effect under way: what it is, whose it is, what it has found so far. Registers are public; secrets never rest in them. */
import { type Procedure, type Running, type Seat, type WithContent, workedOut } from '@interregnum/kernel';
import type { Side, Unit } from '../battle.ts';
import type { RunewarsContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import { askedOfNeutrals, type Op } from '../content/effect.ts';
import { type Area, type Dial, type HeroNumber, NONE, type OrderNumber, type TacticsCard } from '../pieces.ts';

/** Where a program stands: a table, and the number of the card in it. */
export type SourceKind =
  | 'season'
  | 'tactics'
  | 'ability'
  | 'neutralAbility'
  /** An ability that a Development card has changed. */
  | 'developed'
  | 'inDuel'
  | 'fortification'
  | 'reward'
  | 'rewardRed'
  | 'hero'
  | 'questGold'
  | 'questSilver'
  | 'questRed'
  | 'questWon'
  | 'questPrice'
  | 'captain'
  | 'razing'
  | 'conquer';
export interface Source {
  kind: SourceKind;
  number: number;
}

export interface Performance extends Running, Source {
  /** "Me": the user of the card, or the player whose go it is. */
  seat: Seat;
  /** In a battle, the side whose effect it is; -1 elsewhere. */
  side: Side | -1;
  /** Players whose go is still to come; `null` before the first. */
  players: Seat[] | null;
  heroes: HeroNumber[] | null;
  area: Area;
  to: Area;
  areas: Area[];
  player: Seat;
  hero: HeroNumber;
  n: number;
  dial: Dial;
  attribute: number;
  unit: number;
  order: OrderNumber;
  /** Cards that lie open for the effect (FA7), and how many times an op has been carried out. */
  cards: TacticsCard[];
  done: number;
  /** Areas where waste tokens have been laid. */
  laid: Area[];
  /** Units of a battle that an op has named, to be struck together. */
  units: Unit[];
}

/** The procedure of all effects, by name. */
export const EFFECT: Procedure<Performance> = { name: 'effect' };

/** What an effect is about before anything is picked. */
export type About = Partial<Pick<Performance, 'side' | 'hero' | 'area' | 'player'>>;

export const performance = ({ kind, number }: Source, seat: Seat, about: About = {}): Performance => ({
  at: 0,
  kind,
  number,
  seat,
  side: -1,
  players: null,
  heroes: null,
  area: NONE,
  to: NONE,
  areas: [],
  player: NONE,
  hero: NONE,
  n: 0,
  dial: NONE,
  attribute: NONE,
  unit: NONE,
  order: NONE,
  cards: [],
  done: 0,
  laid: [],
  units: [],
  ...about,
});

const NOTHING: readonly Op[] = [];
/** Abilities of unallied neutral units, which somebody else decides for (RNW-D43). */
const neutralAbilities = workedOut(({ units }: RunewarsContent) =>
  units.map(({ ability }) => askedOfNeutrals(ability)),
);

type Programs = (content: RunewarsContent, number: number) => readonly Op[];

const result =
  (destiny: 'gold' | 'silver' | 'red'): Programs =>
  ({ quests }, number) => {
    const { attempt } = quests[number]!;
    return attempt.kind === 'test' ? attempt[destiny] : NOTHING;
  };
const titleOps =
  (kind: 'captain' | 'razing' | 'conquer'): Programs =>
  ({ titles }) => {
    for (const { ability } of titles) {
      if (ability.kind === 'captain' && kind === 'captain') return ability.effect;
      if (ability.kind === 'marshal' && kind !== 'captain')
        return kind === 'razing' ? ability.afterRazing : ability.afterConquer;
    }
    return NOTHING;
  };

const PROGRAMS: Readonly<Record<SourceKind, Programs>> = {
  season: ({ seasonCards }, number) => seasonCards[number]!.effect,
  tactics: ({ tactics }, number) => tactics[number]!.effect,
  ability: ({ units }, number) => units[number]!.ability,
  neutralAbility: (content, number) => neutralAbilities(content)[number]!,
  developed: ({ developments }, number) => {
    const { effect } = developments[number]!;
    return (effect.at === 'unit' ? effect.ability : undefined) ?? NOTHING;
  },
  inDuel: ({ units }, number) => units[number]!.inDuel,
  fortification: ({ sheets }, number) => sheets[number]!.fortification,
  reward: ({ rewards }, number) => {
    const { effect } = rewards[number]!;
    return 'effect' in effect ? effect.effect : NOTHING;
  },
  rewardRed: ({ rewards }, number) => {
    const { effect } = rewards[number]!;
    return effect.at === 'special' && effect.test ? effect.test.red : NOTHING;
  },
  hero: ({ heroes }, number) => {
    const { ability } = heroes[number]!;
    return 'effect' in ability ? ability.effect : NOTHING;
  },
  questGold: result('gold'),
  questSilver: result('silver'),
  questRed: result('red'),
  questWon: ({ quests }, number) => {
    const { attempt } = quests[number]!;
    return attempt.kind === 'duel' ? attempt.won : NOTHING;
  },
  questPrice: ({ quests }, number) => {
    const { attempt } = quests[number]!;
    return attempt.kind === 'price' ? attempt.effect : NOTHING;
  },
  captain: titleOps('captain'),
  razing: titleOps('razing'),
  conquer: titleOps('conquer'),
};

export const programOf = (t: WithContent, { kind, number }: Source): readonly Op[] =>
  PROGRAMS[kind](contentOf(t), number);
