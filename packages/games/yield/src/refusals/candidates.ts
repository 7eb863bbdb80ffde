/** What a player might try at the open question, allowed or not, as codes. */
import type { Seat } from '@interregnum/kernel';
import { armyOf, PIECE_IDS, PIECES } from '../content/armies.ts';
import { KIND_IDS, STRATEGY_IDS } from '../content/cards.ts';
import { ABILITY_IDS } from '../content/leaders.ts';
import { type Location, locationId } from '../content/locations.ts';
import {
  chaseOption,
  deployOption,
  fortressOption,
  leaderOption,
  lossOption,
  type Option,
  retreatOption,
  stealOptions,
  stepOption,
} from '../options.ts';
import { ASK } from '../questions.ts';
import type { View } from '../sight.ts';
import { armiesIn, boardOf, clockwiseFrom, isFortress } from '../table.ts';
import { optionsNow } from './waiting.ts';

/** Nothing for viewers who are not asked. */
export const candidates = (v: View): readonly string[] =>
  optionsNow(v) === null ? [] : CANDIDATES[v.ask!.id]!(v, v.viewer!);

type Candidates = (v: View, seat: Seat) => string[];

const placesOf = (v: View): readonly Location[] => boardOf(v).locations;
const everywhere = (verb: string, v: View): string[] => placesOf(v).map(location => `${verb}:${locationId(location)}`);
const everyCard = (...verbs: string[]): string[] => verbs.flatMap(verb => KIND_IDS.map(id => `${verb}:${id}`));
const everybody = (verb: string, v: View): string[] => clockwiseFrom(v, 0).map(seat => `${verb}:${seat + 1}`);
const codesOf = (options: readonly Option[]): string[] => options.map(o => o.code);

/** The right answers, and mistakes: a Unit more, a Unit less, an Army left out, one that is too strong. */
const units =
  (verb: 'split' | 'recruit'): Candidates =>
  v => {
    const right = codesOf(optionsNow(v)!);
    const wrong = right
      .slice(0, 3)
      .flatMap(code => [`${code}+archer1`, code.replace(/\d+$/, '0'), code.replace(/\d+$/, '30')]);
    return [...right, ...wrong, `${verb}:champion3`, `${verb}:none`];
  };

const steps = (v: View, seat: Seat): string[] =>
  PIECES.flatMap(piece => {
    const from = v.at[armyOf(seat, piece)] ?? placesOf(v)[0]!;
    return placesOf(v).map(to => stepOption(piece, from, to).code);
  });

const fortresses = (v: View): string[] => {
  const { locations, neighbours } = boardOf(v);
  const from = locations.filter(location => isFortress(v, location));
  return from.flatMap(location =>
    [...neighbours[location]!, locations[0]!].map(to => fortressOption(location, to).code),
  );
};

const actions: Candidates = (v, seat) => [
  ...steps(v, seat),
  ...everywhere('upgrade', v),
  ...everywhere('build', v),
  ...PIECE_IDS.map(id => `ambush:${id}`),
  ...fortresses(v),
  ...clockwiseFrom(v, 0).flatMap(other => codesOf(stealOptions(other))),
  'conquer',
  'done',
];

/** Every Army in the battle and every Army on the map, to every neighbour and to one Location beyond. */
const retreats: Candidates = v =>
  armiesIn(v.fielded).flatMap(army => {
    const from = v.at[army]!;
    if (from === null) return [];
    const { neighbours, locations } = boardOf(v);
    return [...neighbours[from]!, locations.at(-1)!].map(to => retreatOption(army, from, to).code);
  });

const chases: Candidates = (v, seat) =>
  PIECES.flatMap(piece => {
    const from = v.at[armyOf(seat, piece)] ?? placesOf(v)[0]!;
    return placesOf(v).map(to => chaseOption(piece, from, to).code);
  });

const CANDIDATES: Readonly<Record<string, Candidates>> = {
  [ASK.startingPlayer]: v => everybody('marker', v),
  [ASK.leader]: () => ABILITY_IDS.map((_, ability) => leaderOption(ability).code),
  [ASK.champion]: () => PIECE_IDS.map(id => `champion:${id}`),
  [ASK.startFortress]: v => everywhere('start', v),
  [ASK.deploy]: v => PIECES.flatMap(piece => placesOf(v).map(location => deployOption(piece, location).code)),
  [ASK.split]: units('split'),
  [ASK.firstDiscard]: () => everyCard('discard'),
  [ASK.strategyCard]: () => STRATEGY_IDS.map(id => `choose:${id}`),
  [ASK.perform]: () => ['reveal', 'keep', 'done', 'conquer'],
  [ASK.handLimit]: () => [...everyCard('discard'), 'done'],
  [ASK.action]: actions,
  [ASK.removeToken]: v => [...everywhere('remove', v), 'nothing'],
  [ASK.copy]: () => [...STRATEGY_IDS.map(id => `copy:${id}`), 'nothing'],
  [ASK.marker]: v => [...everybody('marker', v), 'nothing'],
  [ASK.discardToDraw]: () => [...everyCard('discard'), 'done'],
  [ASK.giveToThief]: () => [...everyCard('give'), 'pass'],
  [ASK.battle]: v => [...everywhere('battle', v), 'done'],
  [ASK.battleCard]: () => [...everyCard('play', 'cover'), 'yield', 'accept', 'pass', 'ally'],
  [ASK.loss]: v => [...armiesIn(v.fielded).map(army => lossOption(army).code), 'done'],
  [ASK.freeUpgrade]: v => [...everywhere('upgrade', v), ...everywhere('build', v), 'stop'],
  [ASK.retreat]: (v, seat) => [...retreats(v, seat), 'stop'],
  [ASK.chase]: (v, seat) => [...chases(v, seat), 'stop'],
  [ASK.conquest]: v => [...everywhere('take', v), ...everywhere('leave', v), 'done'],
  [ASK.recovery]: v => [...everywhere('recover', v), 'done'],
  [ASK.recruit]: units('recruit'),
  [ASK.allyCard]: () => [...everyCard('play', 'cover'), 'agree', 'back', 'yield', 'accept', 'pass'],
  [ASK.eitherAlly]: () => [...everyCard('play', 'cover'), 'yield', 'accept', 'pass', 'ally', 'agree', 'back'],
  [ASK.upgrader]: v => everybody('upgrader', v),
};
