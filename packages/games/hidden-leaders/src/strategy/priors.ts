/** How likely a player of sense is to take each option, judged by what his seat knows. */
import type { Flow, Seat } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { FACTIONS } from '../content/factions.ts';
import type { Card } from '../content/heroes.ts';
import { clamp } from '../content/track.ts';
import type { HeroOption, HiddenOption, Option } from '../options.ts';
import { performing } from '../performing/performance.ts';
import { ASK } from '../questions.ts';
import type { View } from '../sight.ts';
import { bitOf } from '../state.ts';
import { holderOf, isHiddenRef } from '../table.ts';
import type { Known } from './beliefs.ts';
import { turnedDown, turnedUp, withHero, withoutHero, withoutHidden } from './changes.ts';
import { bestOf } from './effects.ts';
import { type Hopes, hopesOf } from './hopes.ts';

type Asked = Known & Pick<Flow<Option>, 'ask' | 'frames'>;

/** Nothing that is allowed is out of the question. */
const LEAST = 0.01;
/** How sharply better positions are preferred, and how sharply better cards are collected. */
const EAGERNESS = 14;
const GREED = 12;
/** How much of what a Hero would do to the markers now it is still worth when it is played later. */
const LATER = 0.4;
/** Two players: what counts is what a Hero does to the markers; from the Harbor it does this much on average. */
const GREED_IN_DUEL = 8;
const HARBOR_IN_DUEL = 0.06;

export const priors = (v: View): number[] => weigh(v as Asked, v.viewer!);

export function weigh(t: Asked, seat: Seat): number[] {
  const h = hopesOf(t, seat);
  const options = t.ask!.options[seat]!;
  const weights = new Array<number>(options.length);
  const weight = t.ask!.id === ASK.turn || t.ask!.id === ASK.extraPlay ? playing : other;
  for (let i = 0; i < options.length; i++) weights[i] = Math.max(LEAST, weight(t, seat, h, options[i]!));
  return weights;
}

/** HDL-D02, HDL-D28: a card for the markers, for the count, or to end the game. */
function playing(t: Known, seat: Seat, h: Hopes, o: Option): number {
  if (o.type !== 'hero') return 0.5 * Math.exp(EAGERNESS * h.still(t.red, t.green, 0));
  const value = valueOfPlay(t, seat, h, o.card);
  return value === 0 ? 0 : Math.exp(EAGERNESS * value); // nobody ends a game that is lost that way
}

function valueOfPlay(t: Known, seat: Seat, h: Hopes, card: Card): number {
  return bestOf(t, seat, card, (red, green) => h.played(red, green, contentOf(t).factions[card]!));
}

/** How much better off a seat is with a card in hand. */
function worthInHand(t: Known, seat: Seat, h: Hopes, card: Card): number {
  if (t.seats === 2) return valueOfPlay(t, seat, h, card) - h.still(t.red, t.green, 0);
  const factions = contentOf(t).factions[card]!;
  const kept = h.held(t.red, t.green, factions) - h.still(t.red, t.green, 0);
  return kept + LATER * (valueOfPlay(t, seat, h, card) - h.played(t.red, t.green, factions));
}

/** The same for a card that may be of any faction and may do anything. */
function worthOfHarbor(t: Known, h: Hopes): number {
  if (t.seats === 2) return HARBOR_IN_DUEL;
  const now = h.still(t.red, t.green, 0);
  return FACTIONS.reduce((sum, faction) => sum + h.held(t.red, t.green, faction) - now, 0) / FACTIONS.length;
}

/** How much better off a seat is with a Hero hidden in its party. */
const worthInParty = (t: Known, h: Hopes, card: Card): number =>
  h.still(t.red, t.green, contentOf(t).factions[card]!) - h.still(t.red, t.green, 0);

const greed = (t: Known, worth: number): number => Math.exp((t.seats === 2 ? GREED_IN_DUEL : GREED) * worth);

/** How eagerly a seat changes the table to this; leaving it as it is counts 1. */
const eagerness = (t: Known, seat: Seat, h: Hopes, changed: Known): number =>
  Math.exp(EAGERNESS * (hopesOf(changed, seat).still(t.red, t.green, 0) - h.still(t.red, t.green, 0)));

function other(t: Asked, seat: Seat, h: Hopes, o: Option): number {
  switch (o.type) {
    case 'prepare':
      return greed(
        t,
        worthInParty(t, h, o.hide) - worthInHand(t, seat, h, o.hide) - worthInHand(t, seat, h, o.discard),
      );
    case 'move':
      return Math.exp(EAGERNESS * h.still(clamp(t.red + o.red), clamp(t.green + o.green), 0));
    case 'hero':
      return hero(t, seat, h, o);
    case 'hidden':
      return hidden(t, seat, h, o);
    case 'player':
      return player(t, seat, h, o.seat);
    case 'harbor':
      return greed(t, worthOfHarbor(t, h));
    case 'no':
      return 0.8;
    case 'stop':
      return t.ask!.id === ASK.look ? 0.1 : 1;
    case 'lookOwn':
      return 0.1;
    default:
      return 1;
  }
}

function hero(t: Asked, seat: Seat, h: Hopes, { verb, card }: HeroOption): number {
  const owner = holderOf(t, card);
  switch (verb) {
    case 'take':
      return greed(t, worthInHand(t, seat, h, card)) * (owner === null ? 1 : away(t, seat, h, owner, card));
    case 'reveal':
      return greed(t, -worthInHand(t, seat, h, card));
    case 'hide':
      return greed(t, worthInParty(t, h, card) - worthInHand(t, seat, h, card));
    case 'place':
      return greed(t, worthInParty(t, h, card));
    case 'perform':
      return Math.exp(EAGERNESS * bestOf(t, seat, card, (red, green) => h.still(red, green, 0)));
    case 'turn':
      return owner === null ? 1 : eagerness(t, seat, h, turnedDown(t, owner, card));
    case 'with':
      if (t.held.includes(card)) return greed(t, worthInParty(t, h, card));
      return owner === null ? greed(t, -worthInHand(t, seat, h, card)) : swapped(t, seat, h, owner, card);
    case 'discard':
      if (t.tavern.includes(card)) return 1;
      return owner === null ? greed(t, -worthInHand(t, seat, h, card)) : away(t, seat, h, owner, card);
    default:
      return owner === null ? 1 : away(t, seat, h, owner, card);
  }
}

const away = (t: Known, seat: Seat, h: Hopes, owner: Seat, card: Card): number =>
  eagerness(t, seat, h, withoutHero(t, owner, card));

/** A face-up Hero makes room for the card that was picked before. */
function swapped(t: Asked, seat: Seat, h: Hopes, owner: Seat, card: Card): number {
  const comes = performing(t.frames)?.a ?? null;
  const left = withoutHero(t, owner, card);
  return eagerness(t, seat, h, comes === null || isHiddenRef(comes) ? left : withHero(left, owner, comes));
}

/** HDL-D29: who gets a Hero; otherwise rather somebody else. */
function player(t: Asked, seat: Seat, h: Hopes, chosen: Seat): number {
  const given = t.ask!.id === ASK.giveAway ? (performing(t.frames)?.a ?? null) : null;
  const holder = given === null ? null : holderOf(t, given);
  if (holder !== null) return eagerness(t, seat, h, withHero(withoutHero(t, holder, given!), chosen, given!));
  return chosen === seat ? 0.5 : 1;
}

/** What is not known cannot be judged; others' Hidden Heroes are worth a look. */
function hidden(t: Known, seat: Seat, h: Hopes, { verb, seat: owner, place }: HiddenOption): number {
  const seen = owner === seat || (t.memory === 'aid' && (t.known[owner]![place]! & bitOf(seat)) !== 0);
  if (verb === 'look') return seen ? 0.2 : 1;
  if (verb === 'turn') return seen ? eagerness(t, seat, h, turnedUp(t, owner, place)) : 1;
  return eagerness(t, seat, h, withoutHidden(t, owner, place));
}
