/** Friends in different places: whole games of every title, by link. */
import { expectNoComplaints, gather, type Plan, playToTheEnd, test } from './online-table.ts';

const FOUR = ['Ada', 'Bo', 'Cy', 'Di'];
const TITLES: readonly Pick<Plan, 'title' | 'option'>[] = [
  { title: 'Epix', option: 'Basic' },
  { title: 'Hidden Leaders', option: 'Beginner' },
  { title: 'Yield' },
];

for (const { title, option } of TITLES) {
  for (const seats of [2, 4]) {
    test(`${seats} people play a whole game of ${title}`, async ({ browser, house }) => {
      test.setTimeout(900_000);
      const plan: Plan = { title, seats, ...(option ? { option } : {}) };
      const players = await gather(browser, house, FOUR.slice(0, seats), plan);
      await playToTheEnd(players);
      expectNoComplaints(players);
    });
  }
}
