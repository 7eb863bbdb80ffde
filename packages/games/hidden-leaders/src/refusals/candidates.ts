/** What a player might try at the open question, allowed or not, as codes. */
import { clockwise, optionsNow, type Seat } from '@interregnum/kernel';
import type { Card } from '../content/heroes.ts';
import type { PickCard, Verb } from '../content/program.ts';
import { FACTION_OPTIONS, option } from '../options.ts';
import { printedWays } from '../performing/markers.ts';
import { performing, stepOf } from '../performing/performance.ts';
import { ASK, type Question } from '../questions.ts';
import type { View } from '../sight.ts';
import type { ByOwnQuestion } from './reason.ts';

/** Nothing for viewers who are not asked. */
export function candidates(v: View): readonly string[] {
  if (optionsNow(v) === null) return [];
  const own = OWN[v.ask!.id];
  return own ? own(v, v.viewer!) : ofAbility(v, v.viewer!);
}

const known = (cards: readonly (Card | null)[]): Card[] => cards.filter(card => card !== null);
const codes = (verb: Verb, cards: readonly (Card | null)[]): string[] =>
  known(cards).map(card => option.hero(verb, card).code);
const handOf = (v: View, seat: Seat): Card[] => known(v.hands[seat]!);

const preparations = (v: View, seat: Seat): string[] =>
  handOf(v, seat).flatMap(hide =>
    [...handOf(v, seat), v.tavern[0]!].map(discard => option.prepare(hide, discard).code),
  );

type Tries = (v: View, seat: Seat) => string[];

const OWN: Readonly<Partial<Record<Question, Tries>>> = {
  [ASK.prepare]: preparations,
  [ASK.turn]: (v, seat) => [...codes('play', [...handOf(v, seat), ...v.tavern]), ...codes('discard', handOf(v, seat)), ...codes('take', v.tavern), 'harbor', 'discard', 'pass'],
  [ASK.discard]: (v, seat) => [...codes('discard', [...handOf(v, seat), ...v.tavern]), ...codes('play', handOf(v, seat)), 'stop'],
  [ASK.draw]: v => [...codes('take', [...v.tavern, ...v.graveyard]), 'harbor', 'stop'],
  [ASK.handLimit]: (v, seat) => [...codes('discard', [...handOf(v, seat), ...v.tavern]), 'stop'],
  [ASK.extraPlay]: (v, seat) => [...codes('play', [...handOf(v, seat), ...v.tavern]), 'no'],
  [ASK.everyoneDiscards]: (v, seat) => [...codes('discard', [...handOf(v, seat), ...v.tavern]), 'no'],
} satisfies ByOwnQuestion<Tries>; // biome-ignore format: a table

const everybody = (v: View): string[] => clockwise(v.seats, 0).map(seat => option.player(seat).code);

function ofAbility(v: View, seat: Seat): string[] {
  const l = performing(v.frames)!;
  const step = stepOf(v, l);
  switch (step.op) {
    case 'move': {
      const ways = step.ways.map(way => ({ ...way, if: null }));
      const printed = printedWays(v, l, { ...step, ways });
      return [...printed.map(o => o.code), option.move(3, -3).code, 'no'];
    }
    case 'pick':
      return cards(v, seat, step);
    case 'pickPlayer':
      return [...everybody(v), 'no'];
    case 'pickPile':
      return [option.pile('wilderness').code, option.pile('graveyard').code, 'no'];
    default:
      return FACTION_OPTIONS.map(o => o.code);
  }
}

/** Every card that the viewer can see or point at. */
function cards(v: View, seat: Seat, step: PickCard): string[] {
  const verbs = [...new Set(step.offers.map(offer => offer.verb))];
  const named = [...v.up.flat(), ...known(v.tavern), ...v.graveyard, ...v.aside, ...known(v.held), ...handOf(v, seat)];
  const places = v.known.flatMap((masks, owner) => masks.map((_, place) => [owner, place] as const));
  return [
    ...verbs.flatMap(verb => [
      ...codes(verb, [...new Set(named)]),
      ...places.map(([owner, place]) => option.hidden(verb, owner, place).code),
    ]),
    ...(step.asks === ASK.turnOrLook ? ['look:own'] : []),
    'no',
    'stop',
  ];
}
