/** What a player might try at the open question, allowed or not, as codes. */
import { clockwise, optionsNow, type Seat } from '@interregnum/kernel';
import { armyOf, PIECES } from '../content/armies.ts';
import { boardOf } from '../content/contents.ts';
import type { Location } from '../content/locations.ts';
import { type CardOption, every, type LocationVerb, type Option, option, stealOptions } from '../options.ts';
import { ASK, type Question } from '../questions.ts';
import type { View } from '../sight.ts';
import { armiesIn, isFortress } from '../table.ts';

/** Nothing for viewers who are not asked. */
export const candidates = (v: View): readonly string[] =>
  optionsNow(v) === null ? [] : CANDIDATES[v.ask!.id](v, v.viewer!);

type Candidates = (v: View, seat: Seat) => string[];

const placesOf = (v: View): readonly Location[] => boardOf(v).locations;
const everywhere = (verb: LocationVerb, v: View): string[] => codesOf(every(verb, { location: placesOf(v) }));
const everyCard = (...verbs: CardOption['type'][]): string[] => verbs.flatMap(verb => codesOf(every(verb)));
const everybody = (verb: 'marker' | 'upgrader', v: View): string[] =>
  codesOf(every(verb, { seat: clockwise(v.seats, 0) }));
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

const fortresses = (v: View): string[] => {
  const { locations, neighbours } = boardOf(v);
  const from = locations.filter(location => isFortress(v, location));
  return from.flatMap(location =>
    [...neighbours[location]!, locations[0]!].map(to => option.fortress(location, to).code),
  );
};

/** From where each own Army stands to everywhere. */
const ways =
  (verb: 'step' | 'chase'): Candidates =>
  (v, seat) =>
    PIECES.flatMap(piece => {
      const from = v.at[armyOf(seat, piece)] ?? placesOf(v)[0]!;
      return codesOf(every(verb, { piece: [piece], from: [from], to: placesOf(v) }));
    });

const actions: Candidates = (v, seat) => [
  ...ways('step')(v, seat),
  ...everywhere('upgrade', v),
  ...everywhere('build', v),
  ...codesOf(every('ambush')),
  ...fortresses(v),
  ...clockwise(v.seats, 0).flatMap(other => codesOf(stealOptions(other))),
  'conquer',
  'done',
];

/** Every Army in the battle and every Army on the map, to every neighbour and to one Location beyond. */
const retreats: Candidates = v =>
  armiesIn(v.fielded).flatMap(army => {
    const from = v.at[army]!;
    if (from === null) return [];
    const { neighbours, locations } = boardOf(v);
    return [...neighbours[from]!, locations.at(-1)!].map(to => option.retreat(army, from, to).code);
  });

const CANDIDATES: Readonly<Record<Question, Candidates>> = {
  [ASK.startingPlayer]: v => everybody('marker', v),
  [ASK.leader]: () => codesOf(every('leader')),
  [ASK.champion]: () => codesOf(every('champion')),
  [ASK.startFortress]: v => everywhere('start', v),
  [ASK.deploy]: v => codesOf(every('deploy', { location: placesOf(v) })),
  [ASK.split]: units('split'),
  [ASK.firstDiscard]: () => everyCard('discard'),
  [ASK.strategyCard]: () => codesOf(every('choose')),
  [ASK.perform]: () => ['reveal', 'keep', 'done', 'conquer'],
  [ASK.handLimit]: () => [...everyCard('discard'), 'done'],
  [ASK.action]: actions,
  [ASK.removeToken]: v => [...everywhere('remove', v), 'nothing'],
  [ASK.copy]: () => [...codesOf(every('copy')), 'nothing'],
  [ASK.marker]: v => [...everybody('marker', v), 'nothing'],
  [ASK.discardToDraw]: () => [...everyCard('discard'), 'done'],
  [ASK.giveToThief]: () => [...everyCard('give'), 'pass'],
  [ASK.battle]: v => [...everywhere('battle', v), 'done'],
  [ASK.battleCard]: () => [...everyCard('play', 'cover'), 'yield', 'accept', 'pass', 'ally'],
  [ASK.loss]: v => [...armiesIn(v.fielded).map(army => option.loss(army).code), 'done'],
  [ASK.freeUpgrade]: v => [...everywhere('upgrade', v), ...everywhere('build', v), 'stop'],
  [ASK.retreat]: (v, seat) => [...retreats(v, seat), 'stop'],
  [ASK.chase]: (v, seat) => [...ways('chase')(v, seat), 'stop'],
  [ASK.conquest]: v => [...everywhere('take', v), ...everywhere('leave', v), 'done'],
  [ASK.recovery]: v => [...everywhere('recover', v), 'done'],
  [ASK.recruit]: units('recruit'),
  [ASK.allyCard]: () => [...everyCard('play', 'cover'), 'agree', 'back', 'yield', 'accept', 'pass'],
  [ASK.eitherAlly]: () => [...everyCard('play', 'cover'), 'yield', 'accept', 'pass', 'ally', 'agree', 'back'],
  [ASK.upgrader]: v => everybody('upgrader', v),
};
