/** The Site of Power (OKC-175..OKC-177): quests gather there until it activates. */
import type { Seat } from '@interregnum/kernel';
import { toBottom, toHand, toLost, without } from '../cards.ts';
import { contentOf } from '../content/contents.ts';
import { SITE_THRESHOLD } from '../content/map.ts';
import { continuousOf } from '../effects/continuous.ts';
import { flipTile } from '../effects/sources.ts';
import { tell } from '../events.ts';
import { type Option, option } from '../options.ts';
import { type Card, TRAIT, tilesOf } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { call, type PublicState, procedure, type State } from '../state.ts';
import { hasKeyword } from '../strength.ts';
import { isReady, ownerOf } from '../table.ts';

/** OKC-175, OKC-225. */
export const questAt = (t: Pick<PublicState, 'content' | 'sites'>, seat: Seat): number =>
  t.sites[seat]!.reduce((sum, card) => sum + contentOf(t).quest[card]!, 0);

/** K31. */
export function siteThreshold(t: PublicState, seat: Seat): number {
  let least = SITE_THRESHOLD;
  for (const change of continuousOf(t, seat)) if (change.mod === 'siteThreshold') least = Math.min(least, change.n);
  return least;
}

/** OKC-Q45. */
const mythOf = (s: State, seat: Seat): Card | undefined =>
  s.aside.find(card => TRAIT[card] === 'myth' && ownerOf(s, card) === seat);

/** OKC-Q44: the Myth while it is set aside, or a used tile. */
const benefits = (s: State, seat: Seat): Option[] => [
  ...(mythOf(s, seat) === undefined ? [] : [option.myth]),
  ...tilesOf(s.factions[seat]!)
    .filter(tile => !isReady(s, tile))
    .map(option.flip),
];

function takeBenefit(s: State, seat: Seat, answer: Option): void {
  if (answer.type === 'flip') flipTile(s, seat, answer.tile, true);
  if (answer.type !== 'myth') return;
  const myth = mythOf(s, seat)!;
  s.aside = without(s.aside, myth);
  toHand(s, myth);
}

interface Activation {
  seat: Seat;
  /** Cards laid at the bottom of the draw pile so far. */
  buried: number;
}

/** OKC-219: cards that need not go to the Lost Pile. */
const pathfinders = (s: State, seat: Seat): Card[] =>
  s.sites[seat]!.filter(card => hasKeyword(s, card, 'pathfinder')).sort((one, other) => one - other);

function leaveSite(s: State, seat: Seat, card: Card): void {
  s.sites[seat] = without(s.sites[seat]!, card);
}

const activation = procedure<Activation>('siteOfPower', {
  benefit: {
    question: ASK.siteOfPower,
    ask: 'forced',
    who: (_, l) => l.seat,
    options: (s, l) => benefits(s, l.seat),
    then: (s, l, answer) => takeBenefit(s, l.seat, answer),
  },
  pathfinders: {
    question: ASK.pathfinder,
    while: (s, l) => pathfinders(s, l.seat).length > 0,
    who: (_, l) => l.seat,
    options: (s, l) => pathfinders(s, l.seat).flatMap(card => [option.bottom(card), option.lost(card)]),
    then: (s, l, answer) => {
      if (answer.type === 'lost') {
        leaveSite(s, l.seat, answer.card);
        toLost(s, answer.card);
      } else if (answer.type === 'bottom') {
        leaveSite(s, l.seat, answer.card);
        toBottom(s, answer.card, l.buried++);
      }
    },
  },
  others: (s, l) => {
    for (const card of s.sites[l.seat]!) toLost(s, card);
    s.sites[l.seat] = [];
  },
});

/** OKC-176: activates a Site whose Quest is enough. */
export function checkSite(s: State, seat: Seat): void {
  if (questAt(s, seat) < siteThreshold(s, seat)) return;
  tell({ type: 'activatedSite', seat });
  call(s, activation, { seat, buried: 0 });
}
