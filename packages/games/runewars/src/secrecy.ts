/** Which answers are secret when they are given, and which events open something. */
import type { Seat, Secrecy } from '@interregnum/kernel';
import { sorted, without } from './cards.ts';
import type { RunewarsEvent } from './events.ts';
import { knows, questPlace, questThing, rewardThing, tacticsPlace, tacticsThing } from './knowledge.ts';
import { type Option, readOption } from './options.ts';
import { ASK } from './questions.ts';
import type { View } from './sight.ts';
import { reask, type State } from './state.ts';

/** What everybody sees of an answer at once. */
function face(o: Option): string {
  switch (o.type) {
    case 'dragon':
    case 'false':
    case 'arrange':
      return o.type;
    default:
      return o.code;
  }
}

/** Cards and tokens come to light, or are seen by somebody. */
const knew = ({ marks }: View, reward: number | null): boolean =>
  reward !== null && marks.some(({ thing }) => thing === rewardThing(reward));

function opens(e: RunewarsEvent, viewer: Seat | null, before: () => View): string | null {
  switch (e.type) {
    case 'drewTactics':
    case 'drewQuests':
    case 'objective':
    case 'fateDrawn':
    case 'looked':
    case 'lookedHand':
    case 'lookedToken':
    case 'heroesDrawn':
    case 'commandersDrawn':
    case 'runesMixed':
      return viewer === e.seat ? JSON.stringify(e) : null;
    case 'tookReward':
    case 'rewardGiven': // who knew the card facedown sees it go
      return viewer === e.seat || knew(before(), e.card) ? JSON.stringify(e) : null;
    case 'spied':
    case 'stoleTactics':
      return viewer === e.seat || viewer === e.from ? JSON.stringify(e) : null;
    case 'setupRunes':
    case 'runesPlaced':
      return JSON.stringify(viewer === e.seat ? e : e.areas);
    case 'cityPlaced':
    case 'runeDiscarded':
    case 'runesRevealed':
    case 'seasonCard':
    case 'order':
    case 'bids':
    case 'boardReady':
    case 'destiny':
    case 'fateTurned':
    case 'fateDiscarded':
    case 'ravaged':
    case 'tookDiscarded':
    case 'heroKept':
    case 'slots':
    case 'heroesDealt':
    case 'firstPlayer':
    case 'faction':
    case 'tilesDealt':
    case 'tilePlaced':
    case 'homePlaced':
    case 'heroGained':
    case 'objectiveMet':
    case 'discardedTactics':
    case 'discardedQuest':
    case 'played':
    case 'claimFailed':
    case 'victoryCardBack':
    case 'commanderDealt':
    case 'commands':
    case 'questTried':
    case 'rewardTurned':
    case 'rewardDiscarded':
    case 'duelDrew':
    case 'duelCards':
    case 'duelRedrawn':
    case 'explored':
    case 'gameOver':
      return JSON.stringify(e);
    default:
      return null;
  }
}

type HandKind = keyof typeof HANDS;
const HANDS = {
  tactics: { hand: 'tactics', deck: 'tacticsDeck', thing: tacticsThing, place: tacticsPlace },
  quest: { hand: 'quests', deck: 'questDeck', thing: questThing, place: questPlace },
} as const;

const withVictim = (deck: readonly number[], card: number, victim: number): number[] =>
  deck.with(deck.indexOf(card), victim);

/** A made-up world in which a seat holds this card: it changes places with one that the viewer cannot see either. */
function supposeInHand(s: State, viewer: Seat | null, seat: Seat, card: number, kind: HandKind): void {
  const { hand, deck, thing, place } = HANDS[kind];
  const cards = s[hand][seat]!;
  if (cards.includes(card) || !s[deck].includes(card)) return;
  const isFresh = (one: number): boolean => hand === 'tactics' && s.fresh[seat]!.includes(one);
  const victim = cards.find(one => !isFresh(one) && !knows(s.marks, viewer, thing(one), place(seat)));
  if (victim === undefined) return;
  s[hand][seat] = sorted([...without(cards, victim), card]);
  s[deck] = withVictim(s[deck], card, victim);
  reask(s);
}

export const secrecy: Secrecy<RunewarsEvent, State, Option, View> = {
  secretQuestions: [ASK.setupRune, ASK.receiveRune, ASK.fortify],
  opens,
  face,
  suppose: (s, viewer, seat, code) => {
    const answer = readOption(code);
    if (answer === null || viewer === seat) return;
    if ('tactics' in answer) supposeInHand(s, viewer, seat, answer.tactics, 'tactics');
    else if ('quest' in answer) supposeInHand(s, viewer, seat, answer.quest, 'quest');
  },
};
