/** Pictures of home, setup, and the tables of Epix, Hidden Leaders and Yield. */
import { ASK as EPIX, WINTER } from '@interregnum/epix';
import { ASK as LEADERS } from '@interregnum/hidden-leaders';
import { armiesIn, ASK as YIELD, type State as YieldState } from '@interregnum/yield';
import type { Page } from '@playwright/test';
import type { Asked, Scene } from '../scenes.ts';
import { ADDRESS, type Picture, type Shows, table } from './picture.ts';

type EpixAsked = Asked<{ season: number }>;
type LeadersAsked = Asked<{ turns: number }>;
type YieldAsked = Asked<YieldState>;

const offers = ({ options }: Asked, type: string): number => options.filter(option => option.type === type).length;

const epix = (seats: number, mode: string, shows?: Shows<{ season: number }>) =>
  table({ title: 'epix', seats, options: { mode }, ...(shows ? { shows } : {}) });
const draft = epix(4, 'advanced', ({ id }) => id === EPIX.draft);
const auction = epix(4, 'basic', ({ id, state }: EpixAsked) => id === EPIX.auction && state.season > 0);
const cards = epix(4, 'advanced', ({ id, state }: EpixAsked) => id === EPIX.actionCard && state.season > 0);
const march = epix(
  4,
  'advanced',
  ({ id, state }: EpixAsked) => id === EPIX.unit && state.season >= 2 && state.season < WINTER,
);
const fight = epix(2, 'basic', ({ id }) => id === EPIX.fightBid);

const leaders = (seats: number, turns: number) =>
  table({
    title: 'hidden-leaders',
    seats,
    options: { deck: 'full' },
    shows: ({ id, state }: LeadersAsked) => id === LEADERS.turn && state.turns > turns,
  });

const WITH_LEADERS = { leaders: 'pick' };
const yields = (
  seats: number,
  options: Scene['options'],
  shows?: Shows<YieldState>,
  then?: (page: Page) => Promise<void>,
) => table({ title: 'yield', seats, options: options ?? {}, ...(shows ? { shows } : {}) }, then);
const midst: Shows<YieldState> = asked =>
  asked.id === YIELD.action && asked.state.year === 2 && asked.state.season >= 3 && offers(asked, 'step') > 6;
const lateChoice = ({ id, state }: YieldAsked): boolean =>
  id === YIELD.strategyCard && state.year === 3 && state.season === 3;
const battle =
  (sides: number): Shows<YieldState> =>
  ({ id, state: { battle: at, handSize } }) =>
    id === YIELD.battleCard && armiesIn(at!.remaining).length >= sides && at!.plays.length >= 3 && handSize[0]! >= 4;
const retreat: Shows<YieldState> = asked =>
  asked.id === YIELD.retreat && armiesIn(asked.state.battle!.defeated).length >= 2 && offers(asked, 'retreat') >= 4;
const recruits = ({ id, state }: YieldAsked): boolean => id === YIELD.recruit && state.year === 2;
const alliesAsked = ({ id, state }: YieldAsked): boolean =>
  id === YIELD.eitherAlly && state.battle!.plays.length >= 2 && state.handSize[0]! >= 3;

async function takeUpACard(page: Page): Promise<void> {
  await page.locator('[data-hand] [data-offer]').first().click();
}

async function home(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await page.getByRole('link', { name: /Epix/ }).waitFor();
}

const setup = (title: string, seats: number) => async (page: Page) => {
  await page.goto(`${ADDRESS}/new/${title}`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
};

async function everythingOpen(page: Page): Promise<void> {
  await table({ title: 'hidden-leaders', seats: 4 })(page);
  await page.keyboard.press('Escape');
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await timeline.fill(String(Math.floor(Number(await timeline.getAttribute('max')) / 2)));
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'Everything open' });
  await page.getByRole('region', { name: 'Leaders and hands of all' }).waitFor();
}

/** The same moment of a title on every screen that is neither a desk nor a phone held upright. */
const everywhere = (title: string, reach: Picture['reach']): Picture[] =>
  (['side', 'zoomed', 'low', 'tablet', 'small'] as const).map(screen => ({
    name: `${title}-${screen}`,
    screen,
    reach,
  }));

export const TITLES: readonly Picture[] = [
  { name: 'home', screen: 'desk', reach: home },
  { name: 'home-phone', screen: 'phone', reach: home },
  { name: 'epix-setup', screen: 'desk', reach: setup('epix', 4) },
  { name: 'epix-draft', screen: 'desk', reach: draft },
  { name: 'epix-auction', screen: 'desk', reach: auction },
  { name: 'epix-cards', screen: 'desk', reach: cards },
  { name: 'epix-table', screen: 'desk', reach: march },
  { name: 'epix-dark', screen: 'desk', dark: true, reach: march },
  { name: 'epix-end', screen: 'desk', reach: epix(4, 'basic') },
  { name: 'epix-phone-setup', screen: 'phone', reach: setup('epix', 4) },
  { name: 'epix-phone-draft', screen: 'phone', reach: draft },
  { name: 'epix-phone-auction', screen: 'phone', reach: auction },
  { name: 'epix-phone-cards', screen: 'phone', reach: cards },
  { name: 'epix-phone-table', screen: 'phone', reach: march },
  { name: 'epix-phone-fight', screen: 'phone', reach: fight },
  { name: 'epix-phone-end', screen: 'phone', reach: epix(4, 'basic') },
  ...everywhere('epix', march),
  { name: 'hidden-leaders-2-setup', screen: 'desk', reach: setup('hidden-leaders', 2) },
  { name: 'hidden-leaders-6-setup', screen: 'desk', reach: setup('hidden-leaders', 6) },
  { name: 'hidden-leaders-2-table', screen: 'desk', reach: leaders(2, 12) },
  { name: 'hidden-leaders-6-table', screen: 'desk', reach: leaders(6, 12) },
  { name: 'hidden-leaders-6-end', screen: 'desk', reach: table({ title: 'hidden-leaders', seats: 6 }) },
  { name: 'hidden-leaders-open', screen: 'desk', reach: everythingOpen },
  { name: 'hidden-leaders-phone-setup', screen: 'phone', reach: setup('hidden-leaders', 6) },
  { name: 'hidden-leaders-phone-table', screen: 'phone', reach: leaders(6, 10) },
  ...everywhere('hidden-leaders', leaders(4, 12)),
  { name: 'yield-2-table', screen: 'desk', reach: yields(2, {}, midst) },
  { name: 'yield-5-table', screen: 'desk', reach: yields(5, WITH_LEADERS, lateChoice) },
  { name: 'yield-5-battle', screen: 'desk', reach: yields(5, WITH_LEADERS, battle(4), takeUpACard) },
  { name: 'yield-retreat', screen: 'desk', reach: yields(4, {}, retreat) },
  { name: 'yield-team-battle', screen: 'desk', reach: yields(4, { mode: 'teams', allies: 'either' }, alliesAsked) },
  { name: 'yield-5-end', screen: 'desk', reach: yields(5, WITH_LEADERS) },
  { name: 'yield-dark', screen: 'desk', dark: true, reach: yields(3, WITH_LEADERS, midst) },
  { name: 'yield-phone-table', screen: 'phone', reach: yields(2, {}, midst) },
  { name: 'yield-phone-cards', screen: 'phone', reach: yields(5, WITH_LEADERS, lateChoice) },
  { name: 'yield-phone-battle', screen: 'phone', reach: yields(5, WITH_LEADERS, battle(3)) },
  { name: 'yield-phone-recruit', screen: 'phone', reach: yields(3, {}, recruits) },
  ...everywhere('yield', yields(5, {}, midst)),
];
