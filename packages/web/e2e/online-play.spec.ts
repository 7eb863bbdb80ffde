/** Friends in different places: whole games of every title, by link. */
import { expectNoComplaints, gather, type Plan, playToTheEnd, test } from './online-table.ts';

const FOUR = ['Ada', 'Bo', 'Cy', 'Di'];
/** Of the guests at larger tables. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TITLES: readonly Pick<Plan, 'title' | 'option'>[] = [
  { title: 'Epix', option: 'Basic' },
  { title: 'Hidden Leaders', option: 'Beginner' },
  { title: 'Yield' },
];

for (const { title, option } of TITLES) {
  for (const seats of [2, 4]) {
    test(`${seats} people play a whole game of ${title}`, async ({ browser, server }) => {
      test.setTimeout(900_000);
      const plan: Plan = { title, seats, ...(option ? { option } : {}) };
      const players = await gather(browser, server, FOUR.slice(0, seats), plan, seats > 2 ? PHONE : {});
      await playToTheEnd(players);
      expectNoComplaints(players);
    });
  }
}
