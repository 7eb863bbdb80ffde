/** Events of Yield in words, in the past tense. */
import { listArg, type Phrase, type PhraseArg, phrase, type Seat, seatArg } from '@interregnum/kernel';
import { ownerOf, pieceOf } from './content/armies.ts';
import type { YieldEvent } from './events.ts';
import { sideOf } from './table.ts';
import {
  abilityArgs,
  armyArg,
  colourTerm,
  kindTerm,
  kindTerms,
  leaderTerm,
  locationTerm,
  pieceTerm,
  strategyTerm,
  unitsArg,
} from './terms.ts';

type Battle = Extract<YieldEvent, { type: 'battle' }>;
type Destroyed = Extract<YieldEvent, { type: 'destroyed' }>;

export function tellEvent(e: YieldEvent): Phrase {
  switch (e.type) {
    case 'setup':
      return e.marker === null ? phrase('log.setupOpen') : phrase('log.setup', { seat: seatArg(e.marker) });
    case 'leaderDealt':
      return phrase('log.leaderDealt', { seat: seatArg(e.seat), leader: leaderTerm(e.leader) });
    case 'leader':
      return phrase('log.leader', { seat: seatArg(e.seat), ...abilityArgs(e.ability) });
    case 'champion':
      return phrase('log.champion', { seat: seatArg(e.seat), piece: pieceTerm(pieceOf(e.army)) });
    case 'deployed':
      return phrase('log.deployed', {
        seat: seatArg(e.seat),
        piece: pieceTerm(pieceOf(e.army)),
        location: locationTerm(e, e.location),
      });
    case 'split':
      return ownOr('log.split', e.seat, e.units && { units: unitsArg(e.units) });
    case 'recruited':
      return e.units && !e.units.some(Boolean)
        ? phrase('log.recruitedNone', { seat: seatArg(e.seat) })
        : ownOr('log.recruited', e.seat, e.units && { units: unitsArg(e.units) });
    case 'drew':
      if (e.count === 0) return phrase('log.drewNone', { seat: seatArg(e.seat) });
      return ownOr('log.drew', e.seat, e.cards && { cards: kindTerms(e.cards) }, { count: e.count });
    case 'setAside':
      return ownOr('log.setAside', e.seat, e.card !== null && { card: kindTerm(e.card) });
    case 'discarded':
      return phrase('log.discarded', { seat: seatArg(e.seat), card: kindTerm(e.card) });
    case 'reshuffled':
      return phrase('log.reshuffled', { cards: e.cards });
    case 'season':
      return phrase('log.season', { year: e.year, season: e.season, seat: seatArg(e.first) });
    case 'laid':
      return ownOr('log.laid', e.seat, e.card !== null && { card: strategyTerm(e.card) });
    case 'revealed':
      return phrase('log.revealed', { seat: seatArg(e.seat), card: strategyTerm(e.card) });
    case 'copied':
      return e.card === null
        ? phrase('log.copiedNothing', { seat: seatArg(e.seat) })
        : phrase('log.copied', { seat: seatArg(e.seat), card: strategyTerm(e.card) });
    case 'conquered':
      return phrase(e.from === null ? 'log.conqueredNeutral' : 'log.conquered', {
        seat: seatArg(e.seat),
        location: locationTerm(e, e.location),
        value: e.value,
        ...(e.from === null ? {} : { from: seatArg(e.from) }),
      });
    case 'upgraded':
      return phrase(e.free ? 'log.upgradedFree' : 'log.upgraded', { ...placeArgs(e), value: e.value });
    case 'swapped':
      return phrase('log.swapped', { ...placeArgs(e), spare: e.spare ? 'yes' : 'no' });
    case 'tokenRemoved':
      return tokenRemoved(e);
    case 'markerGiven':
      return phrase(e.seat === e.to ? 'log.markerKept' : 'log.markerGiven', {
        seat: seatArg(e.seat),
        to: seatArg(e.to),
      });
    case 'fortressMoved':
      return phrase('log.fortressMoved', { ...wayArgs(e), value: e.value, merged: e.merged ? 'yes' : 'no' });
    case 'stole':
      return phrase(e.card === null ? 'log.stole' : 'log.stoleOwn', {
        ...theftArgs(e),
        ...(e.card === null ? {} : { card: kindTerm(e.card) }),
      });
    case 'hasNone':
      return phrase('log.hasNone', theftArgs(e));
    case 'battles':
      return phrase('log.battles', { count: e.count });
    case 'battle':
      return battleBegun(e);
    case 'played':
      return cardPlayed(e);
    case 'allyAsked':
      return phrase('log.allyAsked', { seat: seatArg(e.seat), ally: seatArg(e.ally) });
    case 'leftToLead':
      return phrase('log.leftToLead', { seat: seatArg(e.seat), ally: seatArg(e.ally) });
    case 'handedBack':
      return phrase('log.handedBack', { seat: seatArg(e.seat), lead: seatArg(e.lead) });
    case 'proposed':
      return phrase('log.proposed', { seat: seatArg(e.seat), ally: seatArg(e.ally), end: e.end });
    case 'yielded':
      return phrase('log.yielded', { seat: seatArg(e.seat), strongest: seatArg(e.strongest), loss: e.loss });
    case 'lost':
    case 'gained':
      return phrase(`log.${e.type}`, { army: armyArg(e.army), from: e.from, to: e.to });
    case 'destroyed':
      return armyDestroyed(e);
    case 'upgrader':
      return phrase('log.upgrader', { seat: seatArg(e.seat), member: seatArg(e.member) });
    case 'moved':
    case 'chased':
      return phrase(`log.${e.type}`, { ...wayArgs(e), army: armyArg(e.army) });
    case 'retreated':
      return phrase(e.companion ? 'log.retreatedCompanion' : 'log.retreated', { ...wayArgs(e), army: armyArg(e.army) });
    case 'battleDrawn':
    case 'battleOver':
      return phrase(`log.${e.type}`);
    case 'uncovered':
      return phrase('log.uncovered', { seat: seatArg(e.seat), cards: kindTerms(e.cards) });
    case 'leftToAlly':
      return phrase('log.leftToAlly', { ...placeArgs(e), ally: seatArg(e.ally) });
    case 'recovered':
      return phrase('log.recovered', {
        ...placeArgs(e),
        armies: listArg(e.armies.map(army => pieceTerm(pieceOf(army)))),
      });
    case 'recruitment':
      return e.cards.length === 0
        ? phrase('log.recruitmentNone')
        : phrase('log.recruitment', { cards: kindTerms(e.cards), units: e.units, halved: e.halved ? 'yes' : 'no' });
    case 'gameOver':
      return phrase('log.gameOver', {
        winners: listArg(e.winners.map(seatArg)),
        points: listArg(
          e.points.map((points, seat) => ({ phrase: phrase('log.points', { seat: seatArg(seat), points }) })),
        ),
      });
    case 'started':
    case 'conquestImpossible':
    case 'built':
      return phrase(`log.${e.type}`, placeArgs(e));
    default:
      return phrase(`log.${e.type}`, { seat: seatArg(e.seat) });
  }
}

type Args = Record<string, PhraseArg>;

/** The open form, or the form with what only insiders know. */
const ownOr = (key: string, seat: Seat, known: Args | null | false, open: Args = {}): Phrase =>
  known ? phrase(`${key}Own`, { seat: seatArg(seat), ...known }) : phrase(key, { seat: seatArg(seat), ...open });

const placeArgs = (e: { seats: number; seat: Seat; location: number }): Args => ({
  seat: seatArg(e.seat),
  location: locationTerm(e, e.location),
});
const wayArgs = (e: { seats: number; seat: Seat; from: number; to: number }): Args => ({
  seat: seatArg(e.seat),
  from: locationTerm(e, e.from),
  to: locationTerm(e, e.to),
});
const theftArgs = (e: { seat: Seat; from: Seat; colour: number }): Args => ({
  seat: seatArg(e.seat),
  from: seatArg(e.from),
  colour: colourTerm(e.colour),
});

function tokenRemoved(e: Extract<YieldEvent, { type: 'tokenRemoved' }>): Phrase {
  if (e.value === 0) return phrase('log.fortressDestroyed', placeArgs(e));
  return e.token === null
    ? phrase('log.tokenRemovedNeutral', { ...placeArgs(e), value: e.value })
    : phrase('log.tokenRemoved', { ...placeArgs(e), value: e.value, token: seatArg(e.token) });
}

function cardPlayed(e: Extract<YieldEvent, { type: 'played' }>): Phrase {
  const args = { seat: seatArg(e.seat), value: e.value, total: e.total };
  if (e.card === null) return phrase('log.covered', args);
  return phrase(e.faceUp ? 'log.played' : 'log.coveredOwn', { ...args, card: kindTerm(e.card) });
}

/** The total of a side, named by its members in the battle. */
function sideTotal(e: Battle, side: number): PhraseArg {
  const owners = [...new Set(e.dials.map(({ army }) => ownerOf(army)))];
  const teams = owners.some(seat => !e.sides.includes(seat));
  const members = owners.filter(seat => sideOf({ teams }, seat) === side);
  return { phrase: phrase('log.total', { seats: listArg(members.map(seatArg)), total: e.totals[side]! }) };
}

function battleBegun(e: Battle): Phrase {
  const bonuses = e.fortressBonus.flatMap((value, seat): PhraseArg[] =>
    value > 0 ? [{ phrase: phrase('log.bonus', { seat: seatArg(seat), value }) }] : [],
  );
  const args = {
    dials: listArg(e.dials.map(({ army, units }) => ({ phrase: phrase('log.dial', { army: armyArg(army), units }) }))),
    totals: listArg(e.sides.map(side => sideTotal(e, side))),
    bonus: bonuses.length > 0 ? 'yes' : 'no',
    bonuses: listArg(bonuses),
  };
  return e.ambusher === null
    ? phrase('log.battle', args)
    : phrase('log.ambush', { ...args, seat: seatArg(e.ambusher) });
}

/** YLD-Q05: after a Draw nobody is credited. */
function armyDestroyed(e: Destroyed): Phrase {
  const key = e.noRetreat ? 'log.trapped' : 'log.destroyed';
  const args = { army: armyArg(e.army), location: locationTerm(e, e.location), units: e.units };
  return e.by === null ? phrase(`${key}Nobody`, args) : phrase(key, { ...args, by: seatArg(e.by) });
}
