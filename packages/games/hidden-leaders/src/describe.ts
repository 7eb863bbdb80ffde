/** Options, questions and events of Hidden Leaders in words: message keys and arguments, the words are in `texts/`. */
import {
  listArg,
  type Phrase,
  type PhraseArg,
  type Prompt,
  phrase,
  promptFor,
  type Seat,
  seatArg,
  term,
} from '@interregnum/kernel';
import { type Faction, factionId } from './content/factions.ts';
import { type Card, heroId, heroRule } from './content/heroes.ts';
import { leaderId } from './content/leaders.ts';
import { clamp, type Marker } from './content/track.ts';
import type { Exchanged, HiddenLeadersEvent } from './events.ts';
import type { HiddenOption, Option } from './options.ts';
import { performing } from './performing/performance.ts';
import { HAND_AFTER_DISCARD, HAND_AFTER_DRAW, type Turn } from './phases/turn.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';

export const heroTerm = (card: Card): PhraseArg => term(`hero.${heroId(card)}`);
export const factionTerm = (faction: Faction): PhraseArg => term(`faction.${factionId(faction)}`);
const victoryTerm = (faction: Faction): PhraseArg => term(`victory.${factionId(faction)}`);
const cardTerm = (card: Card | null): PhraseArg => (card === null ? term('card.hidden') : heroTerm(card));
const markerTerm = (marker: Marker): PhraseArg => term(`marker.${marker}`);
const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

// --- options -----------------------------------------------------------------------------------------------------

/** An option in words, for the viewer who may take it. */
export function describe(o: Option, v: View): Phrase {
  switch (o.type) {
    case 'prepare':
      return phrase('option.prepare', { hide: heroTerm(o.hide), discard: heroTerm(o.discard) });
    case 'hero':
      return phrase(`option.${o.verb}`, { hero: heroTerm(o.card) });
    case 'hidden':
      return phrase(`option.${o.verb}`, { hero: { phrase: hiddenHero(o, v) } });
    case 'move':
      return markersPhrase(o.red, o.green, v);
    case 'player':
      return phrase(o.seat === v.viewer ? 'option.yourself' : 'option.player', { seat: seatArg(o.seat) });
    case 'faction':
      return phrase('option.faction', { faction: factionTerm(o.faction) });
    case 'pile':
      return phrase(`option.${o.pile}`);
    case 'discard':
      return phrase('option.discardInstead');
    default:
      return phrase(`option.${o.type}`);
  }
}

/** A Hidden Hero by its place; with its name for a viewer who knows it. */
function hiddenHero({ seat, place }: HiddenOption, v: View): Phrase {
  const card = v.down[seat]?.[place] ?? null;
  const whose = seat === v.viewer ? 'own' : 'other';
  const args = { seat: seatArg(seat), place: place + 1, whose };
  return card === null ? phrase('hidden.unknown', args) : phrase('hidden.known', { ...args, hero: heroTerm(card) });
}

function markersPhrase(red: number, green: number, v: View): Phrase {
  const part = (marker: Marker, amount: number): PhraseArg => ({
    phrase: phrase('option.marker', {
      marker: markerTerm(marker),
      amount: signed(amount),
      to: clamp(v[marker] + amount),
    }),
  });
  const parts = [...(red === 0 ? [] : [part('red', red)]), ...(green === 0 ? [] : [part('green', green)])];
  return phrase('option.markers', { markers: listArg(parts) });
}

// --- questions ---------------------------------------------------------------------------------------------------

/** By decision: the rule that makes the question come up now; abilities ask by the rule of their Hero. */
const DECISION_RULE: Readonly<Record<string, string>> = {
  [ASK.prepare]: 'HDL-018',
  [ASK.turn]: 'HDL-031',
  [ASK.discard]: 'HDL-033',
  [ASK.draw]: 'HDL-035',
  [ASK.handLimit]: 'HDL-038',
  [ASK.extraPlay]: 'HDL-Q19',
  [ASK.everyoneDiscards]: 'HDL-Q36',
};

export function ruleOf(v: View): string {
  const hero = heroAsking(v);
  return DECISION_RULE[v.ask!.id] ?? (hero === null ? 'HDL-050' : heroRule(hero));
}

/** The Hero whose abilities ask the open question. */
export const heroAsking = (v: View): Card | null => performing(v.frames)?.hero ?? null;

/** What is asked of the viewer, or whom the table waits for. */
export const prompt = (v: View): Prompt | null => (v.ask ? promptFor(v, ruleOf(v), facts(v)) : null);

/** What the texts of the questions may need. */
function facts(v: View): Record<string, PhraseArg> {
  const l = performing(v.frames);
  const hand = v.hands[v.active]!.length;
  const turn = v.frames.find(frame => frame.proc === 'turn')?.locals as Turn | undefined;
  return {
    hero: l ? heroTerm(l.hero) : '',
    active: seatArg(v.active),
    draws: Math.max(0, HAND_AFTER_DRAW - hand),
    surplus: Math.max(0, hand - HAND_AFTER_DISCARD),
    discards: turn?.discards ?? 0,
    faction: l && l.faction !== 0 ? factionTerm(l.faction) : '',
    part: secondPart(v) ? 'second' : 'first',
  };
}

const IN_TWO_PARTS: readonly Question[] = [ASK.mayExchange, ASK.exchange, ASK.look, ASK.giveAway];

/** Whether one of the two cards of an exchange, or the Hero to be moved, is chosen already. */
function secondPart(v: View): boolean {
  const l = performing(v.frames);
  return l !== null && l.a !== null && IN_TWO_PARTS.includes(v.ask!.id);
}

// --- events ------------------------------------------------------------------------------------------------------

/** An event in words, in the past tense. */
export function tellEvent(e: HiddenLeadersEvent): Phrase {
  switch (e.type) {
    case 'setup':
      return phrase('log.setup', { seat: seatArg(e.first), cards: listArg(e.tavern.map(heroTerm)) });
    case 'prepared':
      return e.hidden === null || e.discarded === null
        ? phrase('log.prepared', { seat: seatArg(e.seat) })
        : phrase('log.preparedOwn', {
            seat: seatArg(e.seat),
            hidden: heroTerm(e.hidden),
            discarded: heroTerm(e.discarded),
          });
    case 'turn':
      return phrase('log.turn', { seat: seatArg(e.seat), round: e.round });
    case 'played':
      return phrase(e.extra ? 'log.playedExtra' : 'log.played', { seat: seatArg(e.seat), hero: heroTerm(e.card) });
    case 'drew':
      return phrase('log.drew', { ...byWhom(e), pile: term(`pile.${e.from}`) });
    case 'reshuffled':
      return phrase('log.reshuffled', { cards: e.cards });
    case 'refilled':
      return phrase('log.refilled', { hero: heroTerm(e.card), slot: e.slot + 1, pile: term(`pile.${e.from}`) });
    case 'moved':
      return phrase(e.from === e.to ? 'log.stuck' : 'log.moved', {
        seat: seatArg(e.seat),
        marker: markerTerm(e.marker),
        from: e.from,
        to: e.to,
      });
    case 'named':
    case 'hasNone':
      return phrase(`log.${e.type}`, { seat: seatArg(e.seat), faction: factionTerm(e.faction) });
    case 'picked':
      return phrase(e.seat === e.player ? 'log.pickedSelf' : 'log.picked', {
        seat: seatArg(e.seat),
        player: seatArg(e.player),
      });
    case 'buried':
    case 'dismissed':
      return phrase(e.seat === null ? `log.${e.type}FromTavern` : `log.${e.type}`, {
        hero: heroTerm(e.card),
        ...(e.seat === null ? {} : { seat: seatArg(e.seat) }),
        hidden: e.type === 'buried' && e.wasHidden ? 'yes' : 'no',
      });
    case 'held':
      return phrase('log.held', {
        seat: seatArg(e.seat),
        cards: e.cards.includes(null) ? phraseArg('cards.hidden', e.cards.length) : listArg(e.cards.map(cardTerm)),
        pile: term(`pile.${e.from}`),
      });
    case 'robbed':
      return phrase(e.hidden ? 'log.robbedHidden' : 'log.robbed', { ...byWhom(e), from: seatArg(e.from) });
    case 'took':
      return phrase(e.from === null ? 'log.tookFromGraveyard' : 'log.took', {
        ...byWhom(e),
        ...(e.from === null ? {} : { from: seatArg(e.from) }),
      });
    case 'handedOver':
      return phrase('log.handedOver', { ...byWhom(e), from: seatArg(e.from) });
    case 'gave':
      return phrase('log.gave', { ...byWhom(e), from: seatArg(e.from), to: seatArg(e.to) });
    case 'turned':
      return phrase(e.up ? 'log.turnedUp' : 'log.turnedDown', { ...byWhom(e), place: e.place + 1 });
    case 'looked':
      return phrase(e.card === null ? 'log.looked' : 'log.saw', {
        ...byWhom(e),
        at: seatArg(e.at),
        place: e.place + 1,
      });
    case 'exchanged':
      return phrase('log.exchanged', { seat: seatArg(e.seat), one: exchangedArg(e.one), other: exchangedArg(e.other) });
    case 'endNear':
      return phrase('log.endNear', { seat: seatArg(e.seat), heroes: e.heroes, threshold: e.threshold });
    case 'lastRoundBegins':
    case 'lastRound':
      return phrase(`log.${e.type}`, { rounds: e.rounds });
    case 'gameOver':
      return phrase('log.gameOver', {
        victory: victoryTerm(e.faction),
        leaders: listArg(e.leaders.map((leader, seat) => leaderArg(seat, leader))),
        hidden: listArg(e.hidden.flatMap((cards, seat) => (cards.length > 0 ? [stackArg(seat, cards)] : []))),
        some: e.hidden.some(cards => cards.length > 0) ? 'yes' : 'no',
      });
    case 'passed':
    case 'declined':
    case 'lookedOwn':
    case 'finalTurn':
      return phrase(`log.${e.type}`, { seat: seatArg(e.seat) });
    default:
      return phrase(`log.${e.type}`, byWhom(e));
  }
}

const byWhom = ({ seat, card }: { seat: Seat; card: Card | null }): Record<string, PhraseArg> => ({
  seat: seatArg(seat),
  hero: cardTerm(card),
});

const phraseArg = (key: string, count: number): PhraseArg => ({ phrase: phrase(key, { count }) });

const leaderArg = (seat: Seat, leader: number): PhraseArg => ({
  phrase: phrase('log.leader', { seat: seatArg(seat), leader: term(`leader.${leaderId(leader)}`) }),
});

const stackArg = (seat: Seat, cards: readonly Card[]): PhraseArg => ({
  phrase: phrase('log.stack', { seat: seatArg(seat), heroes: listArg(cards.map(heroTerm)) }),
});

/** A card in an exchange with the place that it came from. */
function exchangedArg({ at, seat, place, card }: Exchanged): PhraseArg {
  const args = { hero: cardTerm(card), place: place + 1, ...(seat === null ? {} : { seat: seatArg(seat) }) };
  return { phrase: phrase(`exchanged.${at}`, args) };
}
