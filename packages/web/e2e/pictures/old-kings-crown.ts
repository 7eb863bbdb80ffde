/** Pictures of The Old King's Crown. */
import type { Page } from '@playwright/test';
import { type Picture, type Shows, table } from './picture.ts';

interface Crown {
  round: number;
  window: string | null;
}

const crown = (seats: number, shows?: Shows<Crown>) =>
  table({ title: 'old-kings-crown', seats, ...(shows ? { shows } : {}) });

const asks =
  (question: string, round: number): Shows<Crown> =>
  ({ id, state }) =>
    id === question && state.round >= round;

/** Two cards lie already, the third is lifted. */
async function lay(page: Page): Promise<void> {
  const hand = page.locator('[data-hand] button');
  for (const region of ['highlands', 'lowlands']) {
    await hand.first().click();
    await page.locator(`[data-slot="${region}"]`).click();
  }
  await hand.first().click();
}

/** Effects on the totals of a Clash are asked for. */
const clashes: Shows<Crown> = ({ id, state }) => id === 'OKC-D10' && state.round >= 3 && state.window === 'AuA';

const unfold = (page: Page): Promise<void> => page.getByRole('button', { name: 'Show more' }).click();

export const OLD_KINGS_CROWN: readonly Picture[] = [
  { name: 'old-kings-crown-2-table', screen: 'desk', reach: crown(2, asks('OKC-D32', 4)), then: lay },
  { name: 'old-kings-crown-4-table', screen: 'desk', reach: crown(4, asks('OKC-D50', 4)) },
  { name: 'old-kings-crown-herald', screen: 'desk', reach: crown(3, asks('OKC-D30', 3)) },
  { name: 'old-kings-crown-winter', screen: 'desk', reach: crown(4, asks('OKC-D70', 3)) },
  { name: 'old-kings-crown-4-end', screen: 'desk', reach: crown(4) },
  { name: 'old-kings-crown-dark', screen: 'desk', dark: true, reach: crown(4, asks('OKC-D50', 4)) },
  { name: 'old-kings-crown-phone-table', screen: 'phone', reach: crown(4, asks('OKC-D50', 4)) },
  { name: 'old-kings-crown-phone-cards', screen: 'phone', reach: crown(2, asks('OKC-D32', 4)), then: lay },
  { name: 'old-kings-crown-side', screen: 'side', reach: crown(4, asks('OKC-D50', 4)) },
  { name: 'old-kings-crown-clash', screen: 'desk', reach: crown(4, clashes) },
  { name: 'old-kings-crown-clash-phone', screen: 'phone', reach: crown(4, clashes), then: unfold },
  { name: 'old-kings-crown-clash-side', screen: 'side', reach: crown(4, clashes), then: unfold },
  { name: 'old-kings-crown-bids', screen: 'desk', reach: crown(4, asks('OKC-D22', 2)) },
  { name: 'old-kings-crown-bids-phone', screen: 'phone', reach: crown(4, asks('OKC-D20', 2)), then: unfold },
];
