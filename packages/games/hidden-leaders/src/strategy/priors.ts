/** How likely a player of sense is to take each option, judged by what he can see. */
import type { Seat } from '@interregnum/kernel';
import { FACTIONS, type Factions } from '../content/factions.ts';
import { belongsTo, type Card } from '../content/heroes.ts';
import { factionsOf } from '../content/leaders.ts';
import { clamp } from '../content/track.ts';
import type { HeroOption, HiddenOption, MoveOption, Option } from '../options.ts';
import type { View } from '../sight.ts';
import { holderOf } from '../table.ts';
import { chanceOfVictory, playsToCome } from './outlook.ts';

/** Nothing that is allowed is out of the question. */
const LEAST = 0.01;
/** How much more a card is worth that counts for the own Leader. */
const LOYAL = 2;
/** How sharply better marker positions are preferred. */
const EAGERNESS = 8;

export function priors(v: View): number[] {
  const seat = v.viewer!;
  const friends = factionsOf(v.leaders[seat]!);
  return v.ask!.options[seat]!.map(o => Math.max(LEAST, weigh(v, seat, friends, o)));
}

function weigh(v: View, seat: Seat, friends: Factions, o: Option): number {
  switch (o.type) {
    case 'prepare':
      return worth(o.hide, friends) / worth(o.discard, friends);
    case 'move':
      return markers(v, friends, o);
    case 'hero':
      return hero(v, seat, friends, o);
    case 'hidden':
      return hidden(v, seat, friends, o);
    case 'player':
      return o.seat === seat ? 0.5 : 1;
    case 'discard':
      return 0.15;
    case 'no':
      return 0.5;
    case 'stop':
      return v.ask!.id === 'HDL-D22' ? 0.1 : 1;
    case 'lookOwn':
      return 0.1;
    default:
      return 1;
  }
}

const worth = (card: Card, friends: Factions): number => (belongsTo(card, friends) ? LOYAL : 1);

/** What the markers promise the own two factions. */
function markers(v: View, friends: Factions, { red, green }: MoveOption): number {
  const plays = playsToCome(v);
  let chance = 0;
  FACTIONS.forEach((faction, f) => {
    if (friends & faction) chance += chanceOfVictory(clamp(v.red + red), clamp(v.green + green), plays, f);
  });
  return Math.exp(EAGERNESS * chance);
}

function hero(v: View, seat: Seat, friends: Factions, { verb, card }: HeroOption): number {
  const value = worth(card, friends);
  if (verb === 'bury' || verb === 'turn' || verb === 'give' || verb === 'exchange') {
    return holderOf(v, card) === seat ? 0.3 / value : 1;
  }
  return verb === 'discard' || verb === 'with' || verb === 'reveal' ? 1 / value : value;
}

/** Own Hidden Heroes are worth keeping, those of others are worth a look. */
function hidden(v: View, seat: Seat, friends: Factions, { verb, seat: owner, place }: HiddenOption): number {
  const card = v.down[owner]?.[place] ?? null;
  if (owner === seat) return verb === 'bury' || verb === 'exchange' ? 0.5 / worth(card!, friends) : 1;
  return verb === 'look' && card !== null ? 0.2 : 1;
}
