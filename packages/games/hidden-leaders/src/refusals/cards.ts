/** Why a card cannot be chosen for an ability (HDL-054..HDL-059, HDL-087, HDL-091). */
import { because, listArg, type Refusal, type Seat, seatArg } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { FACTIONS } from '../content/factions.ts';
import { BURIED_EMPEROR, type Card, heroRule } from '../content/heroes.ts';
import type { PickCard, Zone } from '../content/program.ts';
import { factionTerm, heroTerm, ruleOf } from '../describe.ts';
import type { Option } from '../options.ts';
import type { Performance } from '../performing/performance.ts';
import { ASK } from '../questions.ts';
import type { View } from '../sight.ts';
import { hiddenRef, holderOf, nextSeat } from '../table.ts';
import { isWord } from './reason.ts';

export function cardRefused(v: View, seat: Seat, l: Performance, step: PickCard, a: Option): Refusal | null {
  const hero = { hero: heroTerm(l.hero) };
  if (isWord(a, 'no', 'stop', 'pass')) {
    if (step.may === null) return because('HDL-054', 'mandatory', hero);
    return because(ruleOf(v), 'decline', { ...hero, word: step.may });
  }
  if (isWord(a, 'lookOwn') && step.asks === ASK.turnOrLook) return because('HDL-Q33', 'noneOfYours');
  const zones = step.offers.filter(offer => 'verb' in a && offer.verb === a.verb).map(offer => offer.zone);
  if (zones.length === 0) return null;
  if (a.type === 'hero') return heroRefused(v, seat, l, zones, a.card);
  return a.type === 'hidden' ? hiddenRefused(v, l, step, zones, a.seat, a.place) : null;
}

// --- cards with a name -------------------------------------------------------------------------------------------

/** Where the viewer sees a card lie. */
type Place = Zone['at'] | 'aside' | null;

function placeOf(v: View, seat: Seat, card: Card): Place {
  if (holderOf(v, card) !== null) return 'up';
  if (v.tavern.includes(card)) return 'tavern';
  if (v.graveyard.includes(card)) return 'graveyard';
  if (v.held.includes(card)) return 'held';
  if (v.aside.includes(card)) return 'aside';
  return v.hands[seat]!.includes(card) ? 'hand' : null;
}

function heroRefused(v: View, seat: Seat, l: Performance, zones: readonly Zone[], card: Card): Refusal {
  const place = placeOf(v, seat, card);
  const zone = zones.find(one => one.at === place);
  const names = { hero: heroTerm(l.hero), card: heroTerm(card) };
  if (place === 'aside') return because('HDL-Q17', 'cards.inPlay', names);
  if (!zone) return because(heroRule(l.hero), `cards.notIn.${zones[0]!.at}`, names);
  if (zone.at === 'up') {
    const refused = ownerRefused(v, l, zone, holderOf(v, card)!, names);
    if (refused) return refused;
  }
  return unfit(v, l, zone, card, names);
}

/** HDL-055. */
function ownerRefused(v: View, l: Performance, zone: Zone, holder: Seat, names: Names): Refusal | null {
  if (zone.of === 'self' && holder !== v.active) return because('HDL-055', 'cards.notYours', names);
  if (zone.of === 'next' && holder !== nextSeat(v, v.active)) return because(heroRule(l.hero), 'cards.notNext', names);
  if (zone.of === 'other' && holder === v.active) return because('HDL-055', 'cards.yourOwn', names);
  return zone.of === 'player' && holder !== v.viewer ? because('HDL-055', 'cards.notYours', names) : null;
}

type Names = Record<'hero' | 'card', ReturnType<typeof heroTerm>>;

/** The card lies in the right place and does not fit. */
function unfit(v: View, l: Performance, zone: Zone, card: Card, names: Names): Refusal {
  if (zone.fit === 'copyable' && card === BURIED_EMPEROR) return because('HDL-Q15', 'cards.emperor', names);
  if (zone.fit === 'copyable' && card === contentOf(v).granny) return because('HDL-Q16', 'cards.granny');
  if (zone.fit === 'sendable') return because('HDL-Q34', 'cards.noDestination', names);
  if (zone.not !== 0) {
    return card === BURIED_EMPEROR
      ? because('HDL-Q14', 'cards.emperorIsAll', names)
      : because(heroRule(l.hero), 'cards.notThisFaction', { ...names, faction: factionTerm(zone.not) });
  }
  const only = zone.only === 'named' ? l.faction : zone.only;
  const factions = listArg(FACTIONS.filter(faction => only & faction).map(factionTerm));
  return because(heroRule(l.hero), 'cards.wrongFaction', { ...names, factions });
}

// --- Hidden Heroes -----------------------------------------------------------------------------------------------

function hiddenRefused(
  v: View,
  l: Performance,
  step: PickCard,
  zones: readonly Zone[],
  owner: Seat,
  place: number,
): Refusal {
  const hero = { hero: heroTerm(l.hero) };
  const count = v.known[owner]?.length ?? 0;
  if (place < 0 || place >= count)
    return because('HDL-081', 'hidden.none', { number: owner + 1, place: place + 1, count });
  const zone = zones.find(one => one.at === 'down');
  if (!zone) return because('HDL-087', 'hidden.notFaceUp', hero);
  if (step.except !== null && l.a === hiddenRef(owner, place)) return because('HDL-Q31', 'hidden.seen', hero);
  if (step.asks === ASK.turnOrLook) return because('HDL-Q33', 'hidden.own', hero);
  return zone.of === 'self'
    ? because('HDL-055', 'hidden.notYours', { ...hero, seat: seatArg(owner) })
    : because(step.asks === ASK.look ? 'HDL-Q31' : 'HDL-055', 'hidden.yourOwn', hero);
}
