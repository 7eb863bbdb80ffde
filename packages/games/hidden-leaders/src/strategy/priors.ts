/** How likely a player of sense is to take each option, judged by what his seat knows. */
import type { Flow, Seat } from '@interregnum/kernel';
import { belongsTo, type Card, FACTIONS_OF } from '../content/heroes.ts';
import { factionsOf } from '../content/leaders.ts';
import { clamp } from '../content/track.ts';
import type { HeroOption, HiddenOption, Option } from '../options.ts';
import { ASK } from '../questions.ts';
import type { View } from '../sight.ts';
import { bitOf } from '../state.ts';
import { holderOf } from '../table.ts';
import type { Known } from './beliefs.ts';
import { bestOf } from './effects.ts';
import { type Hopes, hopesOf } from './hopes.ts';

type Asked = Known & Pick<Flow<Option>, 'ask'>;

/** Nothing that is allowed is out of the question. */
const LEAST = 0.01;
/** How sharply better positions are preferred, and how sharply better cards are collected. */
const EAGERNESS = 14;
const GREED = 8;
/** What a card from the Harbor is worth on average. */
const HARBOR_WORTH = 0.06;

export const priors = (v: View): number[] => weigh(v as Asked, v.viewer!);

export function weigh(t: Asked, seat: Seat): number[] {
  const h = hopesOf(t, seat);
  const options = t.ask!.options[seat]!;
  const weights = new Array<number>(options.length);
  const eagerness = t.ask!.id === ASK.turn || t.ask!.id === ASK.extraPlay ? playing : other;
  for (let i = 0; i < options.length; i++) weights[i] = Math.max(LEAST, eagerness(t, seat, h, options[i]!));
  return weights;
}

/** HDL-D02, HDL-D28: a card for the markers, for the count, or to end the game. */
function playing(t: Known, seat: Seat, h: Hopes, o: Option): number {
  if (o.type !== 'hero') return 0.5 * Math.exp(EAGERNESS * h.still(t.red, t.green, 0));
  const value = valueOfPlay(t, seat, h, o.card);
  return value === 0 ? 0 : Math.exp(EAGERNESS * value); // nobody ends a game that is lost that way
}

function valueOfPlay(t: Known, seat: Seat, h: Hopes, card: Card): number {
  return bestOf(t, seat, card, (red, green) => h.played(red, green, FACTIONS_OF[card]!));
}

/** How much better off a seat is with a card in hand. */
function worthInHand(t: Known, seat: Seat, h: Hopes, card: Card): number {
  const value = bestOf(t, seat, card, (red, green) => h.played(red, green, FACTIONS_OF[card]!));
  return value - h.still(t.red, t.green, 0);
}

/** How much better off a seat is with a Hero in its party. */
const worthInParty = (t: Known, h: Hopes, card: Card): number =>
  h.still(t.red, t.green, FACTIONS_OF[card]!) - h.still(t.red, t.green, 0);

function other(t: Asked, seat: Seat, h: Hopes, o: Option): number {
  switch (o.type) {
    case 'prepare':
      return Math.exp(
        GREED * (worthInParty(t, h, o.hide) - worthInHand(t, seat, h, o.hide) - worthInHand(t, seat, h, o.discard)),
      );
    case 'move':
      return Math.exp(EAGERNESS * h.still(clamp(t.red + o.red), clamp(t.green + o.green), 0));
    case 'hero':
      return hero(t, seat, h, o);
    case 'hidden':
      return hidden(t, seat, o);
    case 'player':
      return o.seat === seat ? 0.5 : 1;
    case 'harbor':
      return Math.exp(GREED * HARBOR_WORTH);
    case 'no':
      return 0.5;
    case 'stop':
      return t.ask!.id === ASK.look ? 0.1 : 1;
    case 'lookOwn':
      return 0.1;
    default:
      return 1;
  }
}

function hero(t: Known, seat: Seat, h: Hopes, { verb, card }: HeroOption): number {
  switch (verb) {
    case 'take':
      return Math.exp(GREED * worthInHand(t, seat, h, card));
    case 'discard':
    case 'with':
    case 'reveal':
      return Math.exp(-GREED * worthInHand(t, seat, h, card));
    case 'hide':
      return Math.exp(GREED * (worthInParty(t, h, card) - worthInHand(t, seat, h, card)));
    case 'place':
      return Math.exp(GREED * worthInParty(t, h, card));
    case 'perform':
      return Math.exp(EAGERNESS * bestOf(t, seat, card, (red, green) => h.still(red, green, 0)));
    default:
      return rid(t, seat, card);
  }
}

/** Buried, turned, exchanged or given away: rather the Heroes of others, and those that count for the own factions. */
function rid(t: Known, seat: Seat, card: Card): number {
  const counts = belongsTo(card, factionsOf(t.leaders[seat]!));
  if (holderOf(t, card) === seat) return counts ? 0.1 : 0.4;
  return counts ? 2 : 1;
}

/** Own Hidden Heroes are worth keeping, those of others are worth a look. */
function hidden(t: Known, seat: Seat, { verb, seat: owner, place }: HiddenOption): number {
  const seen = owner === seat || (t.memory === 'aid' && (t.known[owner]![place]! & bitOf(seat)) !== 0);
  const card = seen ? t.down[owner]![place]! : null;
  if (owner === seat)
    return verb === 'bury' || verb === 'exchange' ? (belongsTo(card!, factionsOf(t.leaders[seat]!)) ? 0.2 : 0.6) : 1;
  return verb === 'look' && card !== null ? 0.2 : 1;
}
