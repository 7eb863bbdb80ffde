/** The open question of Yield in words, and the rule that makes it come up now. */
import {
  clockwise,
  type Frame,
  listArg,
  type PhraseArg,
  type Prompt,
  phrase,
  promptFor,
  type Seat,
  seatArg,
  undecided,
} from '@interregnum/kernel';
import { has } from './abilities.ts';
import { ownerOf } from './content/armies.ts';
import { HAND_LIMIT, STRATEGY_RULES } from './content/cards.ts';
import { UNDEAD_ARMIES } from './content/leaders.ts';
import type { Actions } from './phases/actions.ts';
import type { Proposal } from './phases/allies.ts';
import type { Discarding } from './phases/draws.ts';
import type { Stealing } from './phases/extras.ts';
import type { FreeUpgrade } from './phases/free-upgrade.ts';
import { areAllEqual } from './phases/initiative.ts';
import type { Yielding } from './phases/losses.ts';
import { firstCards, startingUnits } from './phases/setup.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';
import { SEASONS } from './state.ts';
import { allyOf, armiesDue, armiesIn, isTwoAgainstOne, participates, recruitsOf, sideOf } from './table.ts';
import { colourTerm, locationTerm, strategyTerm } from './terms.ts';

/** What is asked of the viewer, or whom the table waits for. */
export function prompt(v: View): Prompt | null {
  if (!v.ask) return null;
  const waiting = undecided(v);
  const about = v.viewer !== null && waiting.includes(v.viewer) ? v.viewer : (waiting[0] ?? v.ask.seats[0]!);
  return promptFor(v, ruleOf(v), factsOf(v, about));
}

/** The rule that makes each question come up. */
const QUESTION_RULE: Readonly<Record<Question, string | ((v: View) => string)>> = {
  [ASK.startingPlayer]: 'YLD-020',
  [ASK.leader]: 'YLD-Q12',
  [ASK.champion]: 'YLD-254',
  [ASK.startFortress]: 'YLD-024',
  [ASK.deploy]: 'YLD-026',
  [ASK.split]: v => (isTwoAgainstOne(v) ? 'YLD-332' : 'YLD-027'),
  [ASK.firstDiscard]: v => (isTwoAgainstOne(v) ? 'YLD-333' : 'YLD-030'),
  [ASK.strategyCard]: 'YLD-061',
  [ASK.perform]: 'YLD-062',
  [ASK.handLimit]: v => DISCARD_RULE[whyDiscard(v)],
  [ASK.action]: v => cardRule(v),
  [ASK.removeToken]: 'YLD-131',
  [ASK.copy]: 'YLD-132',
  [ASK.marker]: 'YLD-134',
  [ASK.discardToDraw]: v => (v.phase === 'conquer' ? 'YLD-201' : 'YLD-104'),
  [ASK.giveToThief]: 'YLD-269',
  [ASK.battle]: 'YLD-144',
  [ASK.battleCard]: 'YLD-155',
  [ASK.loss]: 'YLD-165',
  [ASK.freeUpgrade]: 'YLD-168',
  [ASK.retreat]: v => RETREAT_RULE[whyRetreat(v)],
  [ASK.chase]: 'YLD-174',
  [ASK.conquest]: 'YLD-Q39',
  [ASK.recovery]: 'YLD-220',
  [ASK.recruit]: 'YLD-224',
  [ASK.allyCard]: 'YLD-Q22',
  [ASK.upgrader]: 'YLD-Q23',
  [ASK.eitherAlly]: 'YLD-Q22',
};

export function ruleOf(v: View): string {
  const rule = QUESTION_RULE[v.ask!.id];
  return typeof rule === 'string' ? rule : rule(v);
}

const top = (v: View): Frame => v.frames.at(-1)!;
/** The locals of the procedure under way. */
export const localsOf = <L>(v: View): L => top(v).locals as L;

const DISCARD_RULE = { drawn: 'YLD-334', stolen: 'YLD-Q31', limit: 'YLD-063' } as const;
/** Which draw made the hand too large. */
export function whyDiscard(v: View): keyof typeof DISCARD_RULE {
  if (top(v).proc === 'keepSome') return 'drawn';
  return v.frames.at(-2)?.proc === 'actions' ? 'stolen' : 'limit';
}

const RETREAT_RULE = { companion: 'YLD-173', draw: 'YLD-190', defeat: 'YLD-170' } as const;
export function whyRetreat(v: View): keyof typeof RETREAT_RULE {
  if (top(v).proc === 'follow') return 'companion';
  return v.battle!.winner === null ? 'draw' : 'defeat';
}

export const isRitual = (v: View): boolean => v.frames.some(frame => frame.proc === 'ritual');

/** The card whose actions are performed, or the Ritual that copies none. */
function cardRule(v: View): string {
  const { card } = localsOf<Actions>(v);
  return card === null ? 'YLD-Q38' : STRATEGY_RULES[card]!;
}

// --- facts ---------------------------------------------------------------------------------------------------------

type Facts = Record<string, PhraseArg>;

/** What the text of a question may need; `seat` is who is asked. */
export function factsOf(v: View, seat: Seat): Facts {
  const make = FACTS[v.ask!.id];
  return { year: v.year, season: v.season, ...make?.(v, seat) };
}

const FACTS: Readonly<Partial<Record<Question, (v: View, seat: Seat) => Facts>>> = {
  [ASK.leader]: (v, seat) => ({ dealt: v.leader[seat] === null ? 'no' : 'yes' }),
  [ASK.deploy]: (v, seat) => ({ location: locationTerm(v, v.start[seat]!) }),
  [ASK.split]: (v, seat) => ({ units: startingUnits(v, seat), armies: armiesDue(v, seat) }),
  [ASK.firstDiscard]: (v, seat) => ({ cards: firstCards(v, seat).discards - localsOf<{ round: number }>(v).round }),
  [ASK.perform]: (v, seat) => ({ card: strategyTerm(v.laid[SEASONS * seat + v.season - 1] ?? 0) }),
  [ASK.handLimit]: (v, seat) => ({ why: whyDiscard(v), cards: discardsDue(v, seat) }),
  [ASK.action]: v => actionFacts(v),
  [ASK.discardToDraw]: (v, seat) => ({ cards: discardsDue(v, seat) }),
  [ASK.giveToThief]: v => {
    const { seat, colour } = localsOf<Stealing>(v);
    return { thief: seatArg(seat), colour: colourTerm(colour) };
  },
  [ASK.battleCard]: battleFacts,
  [ASK.loss]: lossFacts,
  [ASK.freeUpgrade]: v => ({ placed: 2 - localsOf<FreeUpgrade>(v).placements }),
  [ASK.retreat]: v => ({ why: whyRetreat(v) }),
  [ASK.conquest]: (v, seat) => ({
    ally: seatArg(allyOf(v, seat)!),
    location: locationTerm(v, top(v).items![top(v).index]!),
  }),
  [ASK.recruit]: (v, seat) => ({ units: recruitsOf(v, seat, v.year) }),
  [ASK.allyCard]: v => {
    const { seat, end = 'none' } = localsOf<Partial<Proposal> & { seat: Seat }>(v);
    return { lead: seatArg(seat), end };
  },
  [ASK.eitherAlly]: (v, seat) => ({ ...battleFacts(v, seat), ally: seatArg(allyOf(v, seat)!) }),
};

function actionFacts(v: View): Facts {
  const { card } = localsOf<Actions>(v);
  return { card: strategyTerm(card ?? 5), ritual: card !== null && isRitual(v) ? 'yes' : 'no' };
}

/** How many cards must still go. */
export function discardsDue(v: View, seat: Seat): number {
  const { due = 0 } = localsOf<Partial<Discarding>>(v);
  const over = v.handSize[seat]! - HAND_LIMIT;
  return top(v).proc === 'keepSome' ? due : Math.max(due, over);
}

/** YLD-260: Undead Armies take a loss as a gain. */
function lossFacts(v: View): Facts {
  const { loss, unhurt } = localsOf<Yielding>(v);
  const undead = armiesIn(unhurt).every(army => has(v, ownerOf(army), UNDEAD_ARMIES));
  return { loss, undead: undead ? 'yes' : 'no' };
}

function battleFacts(v: View, seat: Seat): Facts {
  const b = v.battle!;
  const own = sideOf(v, seat);
  const members = (side: number) => clockwise(v.seats, 0).filter(x => sideOf(v, x) === side && participates(b, x));
  const rivals = armiesIn(b.remaining & ~(1 << own)).map(side => ({
    phrase: phrase('log.total', { seats: listArg(members(side).map(seatArg)), total: b.totals[side]! }),
  }));
  return {
    total: b.totals[own]!,
    rivals: listArg(rivals),
    ending: !areAllEqual(b) ? 'yield' : b.received ? 'accept' : 'pass',
  };
}
