/** Who answers for the side with initiative (YLD-155, YLD-306, YLD-Q22): its lead, or by agreement either ally. */
import type { Choice, Seat } from '@interregnum/kernel';
import { tell } from '../events.ts';
import { battleOptions, ENDING, type Option } from '../options.ts';
import { ASK, type Question } from '../questions.ts';
import { type Battle, type PublicState, procedure, type State } from '../state.ts';
import { fightingAlly, kindsIn, leadOf } from '../table.ts';
import { askAlly, propose } from './allies.ts';
import { areAllEqual, isFighting, playCard } from './initiative.ts';
import { type Ending, settle } from './losses.ts';

type Nothing = Record<string, never>;

/** YLD-153, YLD-155: only the side with initiative acts; an empty hand with nothing else to do yields (YLD-159). */
export const initiative: Choice<State, Option, Nothing, Question> = {
  question: ASK.battleCard,
  while: s => isFighting(s.battle!) && !answersTogether(s, s.battle!),
  who: s => leadOf(s, s.battle!, s.battle!.holder),
  options: (s, _, seat) => endingsWithCards(s, seat, canAskAlly(s, s.battle!, seat)),
  ask: 'forced',
  then: (s, _, a, seat) => {
    if (a.type === 'play' || a.type === 'cover') playCard(s, seat, a.kind, a.type === 'play');
    else if (a.type === 'ally') askAlly(s, seat);
    else if (a.type === 'yield' || a.type === 'accept' || a.type === 'pass') propose(s, seat, a.type);
  },
};

/** YLD-Q09, YLD-Q26: Accept and Pass need equal totals, Yield is always there. */
function endingsWithCards(s: State, seat: Seat, withAlly: boolean): readonly Option[] {
  const b = s.battle!;
  const ending = !areAllEqual(b) ? ENDING.yield : b.received ? ENDING.accept : ENDING.pass;
  return battleOptions(kindsIn(s.hands, seat), b.colours[seat]!, ending + (withAlly ? ENDING.withAlly : 0));
}

/** YLD-306, YLD-Q22: an ally in the battle who has cards and has not handed back. */
function canAskAlly(t: PublicState, b: Battle, seat: Seat): boolean {
  const ally = fightingAlly(t, b, seat);
  return ally !== null && !b.handedBack && t.handSize[ally]! > 0;
}

// --- either ally ---------------------------------------------------------------------------------------------------

/** The members of the side with initiative, the lead first. */
function members(t: PublicState, b: Battle): readonly Seat[] {
  const lead = leadOf(t, b, b.holder);
  const ally = fightingAlly(t, b, lead);
  return ally === null ? [lead] : [lead, ally];
}

/** YLD-Q22: whether two allies answer now; not when they have nothing but Yield, nor when both have just left it. */
function answersTogether(t: PublicState, b: Battle): boolean {
  if (!t.eitherAlly || b.handedBack) return false;
  const both = members(t, b);
  return both.length > 1 && (areAllEqual(b) || both.some(seat => t.handSize[seat]! > 0));
}

/** YLD-Q22: both allies answer, in whatever order; then the others, until it is up to two allies again. */
export const together = procedure<Nothing>('together', {
  answer: {
    question: ASK.eitherAlly,
    everyone: s => members(s, s.battle!),
    options: (s, _, seat) => endingsWithCards(s, seat, true),
    changeable: true,
    reveal: (s, _, answers) => settleTogether(s, answers),
  },
  initiative,
});

/** YLD-Q22: a card goes before an end, a milder end before Yield, the lead before the ally. */
function settleTogether(s: State, answers: readonly (Option | null)[]): void {
  const said = members(s, s.battle!).map(seat => ({ seat, answer: answers[seat]! }));
  for (const { seat, answer } of said) {
    if (answer.type === 'play' || answer.type === 'cover') {
      playCard(s, seat, answer.kind, answer.type === 'play');
      return;
    }
  }
  const end = said.find(({ answer }) => answer.type === 'accept' || answer.type === 'pass');
  const wanted = end ?? said.find(({ answer }) => answer.type === 'yield');
  if (wanted) settle(s, wanted.seat, wanted.answer.type as Ending);
  else leaveToLead(s);
}

/** Both have left it to the other: the lead goes on as if the ally had handed back. */
function leaveToLead(s: State): void {
  const [lead, ally] = members(s, s.battle!);
  s.battle!.handedBack = true;
  tell({ type: 'leftToLead', seat: lead!, ally: ally! });
}
