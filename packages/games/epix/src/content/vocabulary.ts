/** The effects of Special Ability cards as content files write them, a line each. */
import { sentences } from '@interregnum/kernel';
import { SEASON_IDS } from './cards.ts';
import * as e from './effects.ts';
import { bit, CAMP, CATAPULT, COST, GARRISON, KNIGHT, SOLDIER, UNITS, type Unit } from './units.ts';

type Sentence = readonly [line: string, effect: e.Effect];

const PLURAL = ['soldiers', 'knights', 'camps', 'catapults'];
const MOST_GOLD = 9;
const MOST_GUESSES = 3;

const from = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** In every season, or in one. */
const seasonal = (line: string, effect: (when: e.When) => e.Effect): Sentence[] => [
  [line, effect(null)],
  ...SEASON_IDS.map((season, when): Sentence => [`${line} in ${season}`, effect(when)]),
];

const GOLD_LINES: Readonly<Record<e.GoldOp, (gold: number) => string>> = {
  income: gold => `income +${gold}`,
  campIncome: gold => `income +${gold} for each camp`,
  markIncome: gold => `income +${gold} for each marked province`,
  tax: gold => `tax +${gold}`,
  rebate: gold => `pay ${gold} less for the auction`,
  pillage: gold => `+${gold} gold for each unit that your soldier or knight beats`,
};

const paid = e.GOLD_OPS.flatMap(op =>
  from(1, MOST_GOLD).flatMap(gold => seasonal(GOLD_LINES[op](gold), when => e.gold(op, gold, when))),
);

/** Below what is printed, and never for nothing. */
const cheaper = UNITS.flatMap(unit =>
  from(1, COST[unit]! - 1).flatMap(gold => seasonal(`${PLURAL[unit]} cost ${gold}`, when => e.cost(unit, gold, when))),
);

const PLACE_LINES = { castle: ' in castles', mountain: ' on the mountain', land: ' in your lands' } as const;

function defended(unit: Unit): Sentence[] {
  const places = e.DEFENDED_PLACES.filter(place => !(place === 'castle' && unit === CAMP));
  return [null, ...places].flatMap(place =>
    from(2, MOST_GUESSES).map(
      (guesses): Sentence => [
        `${PLURAL[unit]} defend with ${guesses} guesses${place === null ? '' : PLACE_LINES[place]}`,
        e.defence(unit, guesses, place),
      ],
    ),
  );
}

const againstPlaces = [SOLDIER, KNIGHT, CATAPULT].map(
  (unit): Sentence => [`castles and the mountain give no guess against your ${PLURAL[unit]}`, e.ladders(bit(unit))],
);

export const effectLines = sentences<e.Effect>([
  ...paid,
  ['win ties of the auction', e.herald],
  ...cheaper,
  ...[SOLDIER, KNIGHT, CAMP].flatMap(defended),
  [`the garrison defends with ${MOST_GUESSES} guesses`, e.defence(GARRISON, MOST_GUESSES)],
  ['camps are never captured', e.palisades],
  ...againstPlaces,
  ['once a season ask whether the bid against you is odd', e.informers],
  ['once a season keep a soldier or knight whose attack fails', e.surgeons(e.FIGHTERS)],
  ['once a season keep a soldier whose attack fails', e.surgeons(bit(SOLDIER))],
  ['once a season keep a knight whose attack fails', e.surgeons(bit(KNIGHT))],
  ['soldiers may move 2 steps', e.march],
  ['knights may enter the mountain', e.guides],
  ['catapults shoot 2 steps', e.range],
  ['recruit soldiers in empty provinces beside your camps', e.frontier],
  ['look at the action cards of a player, then you may change yours', e.spy],
]);
