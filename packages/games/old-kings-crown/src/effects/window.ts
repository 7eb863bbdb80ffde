/** The timing windows (OKC-042, OKC-043): in passes, each player performs one effect or passes, until a pass is idle. */
import { type Seat, type WindowFrame, windows } from '@interregnum/kernel';
import type { Window } from '../content/windows.ts';
import { type Aim, tell } from '../events.ts';
import { seenInHand } from '../knowledge.ts';
import { type Option, option } from '../options.ts';
import type { Party, Source } from '../pieces.ts';
import { ASK, type Question } from '../questions.ts';
import { oldKingsCrownFlow, type State } from '../state.ts';
import { isSeat, seatsInOrder } from '../table.ts';
import { aboutOf, canDeclare, declarable, declarations } from './offers.ts';
import { dueAt, perform } from './performing.ts';
import { type Found, isEventful } from './sources.ts';

interface About {
  window: Window;
}

const sourceOf = (answer: Option): Source | null => ('source' in answer ? answer.source : null);

/** OKC-044: mandatory effects of all players, in order. */
function due(s: State, window: Window): readonly Due[] {
  let all = NOTHING_DUE;
  for (const seat of seatsInOrder(s)) for (const found of dueAt(s, window, seat)) all = [...all, { seat, found }];
  return all;
}
interface Due {
  readonly seat: Seat;
  readonly found: Found;
}
const NOTHING_DUE: readonly Due[] = [];

function aimOf(answer: Option): Aim | null {
  switch (answer.type) {
    case 'useParty':
      return { party: answer.party };
    case 'useRegion':
      return { region: answer.region };
    case 'useStrength':
      return { strength: answer.strength };
    case 'useWay':
      return answer.way === 'heir' ? 'heir' : null;
    default:
      return null;
  }
}

/** OKC-041. */
function declare(s: State, window: Window, answer: Option, seat: Seat): void {
  const source = sourceOf(answer)!;
  const found = declarable(s, seat, window).find(one => one.source === source)!;
  const shown = answer.type === 'useCard' && s.hands[seat]!.includes(answer.card) ? answer.card : null;
  if (shown !== null) seenInHand(s, seat, shown); // K05, K27: the Declaration names it
  tell({ type: 'used', seat, source, shown, on: aimOf(answer) });
  perform(s, seat, found, aboutOf(answer));
}

/**
 * AuRR, AuK and AuA concern those who take part; The School of the Sap reaches every Clash (T-GA1).
 * OKC-042, OKC-047, OKC-Q04, OKC-Q103.
 */
export const timing = windows<State, State, Option, About, Question>(oldKingsCrownFlow, {
  name: 'window',
  question: ASK.window,
  mode: () => 'passes',
  order: s => seatsInOrder(s),
  mandatory: {
    due: (s, l) => due(s, l.window).map(({ found }) => found.source),
    perform: (s, l, source) => {
      const one = due(s, l.window).find(({ found }) => found.source === source)!;
      perform(s, one.seat, one.found);
    },
  },
  asked: (s, l: About & WindowFrame, seat: Party) => isSeat(s, seat) && canDeclare(s, seat, l.window, l.used),
  effects: (s, l, seat) => declarations(s, seat, l.window),
  sourceOf,
  pass: option.pass,
  perform: (s, l, answer, seat) => declare(s, l.window, answer, seat),
});

/** Whether anything happens in a window, or somebody is asked. */
function concernsAnybody(s: State, window: Window): boolean {
  if (!isEventful(s, window)) return false;
  for (const party of s.order) {
    if (isSeat(s, party) && (canDeclare(s, party, window) || dueAt(s, window, party).length > 0)) return true;
  }
  return false;
}

/** OKC-040: opens a window; the running procedure goes on when it is closed. */
export function openWindow(s: State, window: Window): void {
  s.window = window;
  if (concernsAnybody(s, window)) timing.open(s, { window });
}
