/** Why a viewer who is not asked cannot do anything, and what the asked one could do instead. */
import { because, listArg, type PhraseArg, type Refusal, type Seat, seatArg, undecided } from '@interregnum/kernel';
import { WINTER } from '../content/cards.ts';
import { areaTerm, askingCard, cardTerm, ruleOf } from '../describe.ts';
import type { Attempt } from '../options.ts';
import { currentFight } from '../phases/fight.ts';
import { ASK, type Question } from '../questions.ts';
import type { View } from '../sight.ts';

/** For everybody who is not asked: spectators, other players, all after the end. */
export function notAsked(v: View, a: Attempt | null): Refusal {
  if (!v.ask) return gameOver(v);
  const deciding = undecided(v);
  if (v.viewer === null) return because(ruleOf(v), 'watching', { seats: listArg(deciding.map(seatArg)) });
  if (hasBid(v, v.viewer, a)) return because('EPX-Q46', 'bidFinal');
  if (v.ask.id === ASK.draft && v.passed[v.viewer]) return because('EPX-049', 'passed');
  const { key, rule } = WAIT[v.ask.id]!;
  const card = askingCard(v);
  return because(rule ?? ruleOf(v), `wait.${key}`, {
    seat: seatArg(deciding[0]!),
    ...(card === null ? {} : { card: cardTerm(card) }),
  });
}

const gameOver = (v: View): Refusal =>
  v.conqueror === null
    ? because('EPX-141', 'over.winter')
    : because('EPX-140', 'over.castle', { seat: seatArg(v.conqueror) });

/** In the auction, or in a fight that waits for the defender. */
function hasBid(v: View, seat: Seat, a: Attempt | null): boolean {
  if (v.ask!.id === ASK.auction) return true;
  return a?.type === 'bid' && currentFight(v.frames)?.attacker === seat;
}

const turn = { key: 'turn', rule: 'EPX-067' };
/** Without a rule of its own it is that of the question. */
const WAIT: Readonly<Partial<Record<Question, { key: string; rule?: string }>>> = {
  [ASK.draft]: { key: 'draft', rule: 'EPX-040' },
  [ASK.firstPlayer]: { key: 'firstPlayer', rule: 'EPX-063' },
  [ASK.spy]: { key: 'spymaster' },
  [ASK.changeCard]: { key: 'spymaster' },
  [ASK.cardOrder]: turn,
  [ASK.recruit]: turn,
  [ASK.unit]: turn,
  [ASK.soldierStep]: turn,
  [ASK.knightStep]: turn,
  [ASK.catapultTarget]: turn,
  [ASK.fightBid]: { key: 'attacker', rule: 'EPX-098' },
  [ASK.informers]: { key: 'defender' },
  [ASK.guess]: { key: 'defender', rule: 'EPX-098' },
  [ASK.fightOn]: { key: 'attacker', rule: 'EPX-102' },
  [ASK.surgeons]: { key: 'attacker' },
};

/** For the asked viewer, when his words are no answer to the question: what it is about. */
export const whatIsAsked = (v: View, seat: Seat): Refusal => because(ruleOf(v), `asked.${v.ask!.id}`, facts(v, seat));

function facts(v: View, seat: Seat): Record<string, PhraseArg> {
  const fight = currentFight(v.frames);
  const gold = v.gold[fight ? fight.attacker : seat]!;
  return {
    mode: v.mode,
    winter: v.season === WINTER ? 'yes' : 'no',
    gold,
    guesses: fight ? Math.min(fight.guesses, gold) : 0,
    area: v.riding === null ? '' : areaTerm(v.riding),
  };
}
