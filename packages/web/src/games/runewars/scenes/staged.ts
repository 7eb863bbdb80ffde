/** Which moments of Runewars take the stage, and what belongs to each of them. */
import type { RunewarsEvent, View } from '@interregnum/runewars';
import type { Scene } from '../../../table/kit/stage/scene.ts';
import { passagesOf } from '../battle/exchange.ts';

type News = readonly RunewarsEvent[];

const CLASH = { hush: 350, reveal: 500, consequence: 900 };
const OUTCOME = { hush: 400, reveal: 700, consequence: 1700 };
const DUEL = { hush: 500, reveal: 700, consequence: 1100 };
const BIDS = { hush: 900, reveal: 900, consequence: 1400 };
const DRAW = { hush: 600, reveal: 900, consequence: 1100 };
const TOLD = { hush: 100, reveal: 100, consequence: 1300 };
const COUNT = { hush: 700, reveal: 1600, consequence: 0 };
/** An exchange lasts as long as its blows. */
const EXCHANGE = { hush: 550, reveal: 800, consequence: 900 };
export const BLOW = 350;

/** How others fight is told faster, and not how they meet. */
const BRIEFLY = 0.65;

const LENGTHS: Readonly<Partial<Record<RunewarsEvent['type'], Scene['lengths']>>> = {
  battle: CLASH,
  battleOver: OUTCOME,
  duelCards: DUEL,
  duelOver: TOLD,
  bids: BIDS,
  destiny: DRAW,
  diplomacy: TOLD,
  tested: TOLD,
  gameOver: COUNT,
};

const isBlow = ({ type }: RunewarsEvent): boolean =>
  ['ability', 'routed', 'damaged', 'stoodUp', 'joined', 'strength'].includes(type);

function exchangeLengths(news: News): Scene['lengths'] {
  return { ...EXCHANGE, consequence: EXCHANGE.consequence + BLOW * news.filter(isBlow).length };
}

const shorter = ({ hush, reveal, consequence }: Scene['lengths'], by: number): Scene['lengths'] => ({
  hush: hush * by,
  reveal: reveal * by,
  consequence: consequence * by,
});

/** What follows from cards on the stage is told with them. */
const GOES_WITH: Readonly<Partial<Record<RunewarsEvent['type'], RunewarsEvent['type']>>> = {
  diplomacy: 'destiny',
  tested: 'destiny',
  duelOver: 'duelCards',
};

/** The number of the event that begins each scene. */
function startsOf(news: News): number[] {
  const exchanges = passagesOf(news).map(({ start }) => start);
  const others = news.flatMap(({ type }, i) => {
    const cards = GOES_WITH[type];
    const isTold = cards !== undefined && news.slice(0, i).some(event => event.type === cards);
    return LENGTHS[type] === undefined || isTold ? [] : [i];
  });
  return [...exchanges, ...others].sort((a, b) => a - b);
}

const isEmpty = (event: RunewarsEvent): boolean =>
  (event.type === 'destiny' && event.cards.length === 0) || (event.type === 'duelCards' && event.cards.length === 0);

/** Whether the viewer fights in the battle of the view. */
const isOwn = ({ viewer, battle }: View): boolean =>
  battle === null ||
  viewer === null ||
  battle.seats.some((seat, side) => seat === viewer && (side === 0 || !battle.isAgainstNeutrals));

/** First the armies arrive, then they fight. */
const MARCH = 900;
const marchesBefore = (news: News, start: number): boolean =>
  news[start]!.type === 'battle' && news.slice(0, start).some(({ type }) => type === 'moved');

export function sceneOf(news: News, view: View): Scene<RunewarsEvent>[] {
  const end = news.find(({ type }) => type === 'gameOver');
  if (end) return [{ event: end, news, lengths: COUNT, final: true }];
  const own = isOwn(view);
  const starts = startsOf(news).filter(start => own || news[start]!.type !== 'battle');
  return starts.flatMap((start, nth) => {
    const event = news[start]!;
    const told = news.slice(start, starts[nth + 1] ?? news.length);
    if (isEmpty(event)) return [];
    const lengths = shorter(LENGTHS[event.type] ?? exchangeLengths(told), own ? 1 : BRIEFLY);
    return [{ event, news: told, lengths, ...(marchesBefore(news, start) && { after: MARCH }) }];
  });
}

/** What was told before a scene, and what came after it in the same news. */
export function around(scene: News, news: News, history: News): { before: News; after: News } {
  const start = news.indexOf(scene[0]!);
  if (start < 0) return { before: history, after: [] };
  return {
    before: history.slice(0, Math.max(0, history.length - news.length + start)),
    after: news.slice(start + scene.length),
  };
}

/** The last event of a type. */
export function lastOf<T extends RunewarsEvent['type']>(
  news: News,
  type: T,
): Extract<RunewarsEvent, { type: T }> | null {
  const found = news.findLast(event => event.type === type);
  return (found as Extract<RunewarsEvent, { type: T }> | undefined) ?? null;
}
