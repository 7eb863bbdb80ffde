/** Epix in one page. */
import { CAMP, CATAPULT, KNIGHT, SOLDIER } from '@interregnum/epix';
import type { Summary } from '../../table/kit/summary.ts';
import { Coin } from './controls/coin.tsx';
import { CoinBadge, GuessShield } from './map/badges.tsx';
import { words } from './texts/summary.ts';
import { UnitPicture } from './units/emblem.tsx';
import { epixClass } from './units/livery.ts';

const units = [SOLDIER, KNIGHT, CAMP, CATAPULT].map(unit => <UnitPicture key={unit} seat={0} unit={unit} size={34} />);

export const summary: Summary = {
  words,
  className: epixClass,
  signs: [
    ...units,
    <Coin key="coin" size={26} />,
    <svg key="mark" viewBox="-14 -14 28 29" width={28} height={29} aria-hidden="true">
      <CoinBadge />
    </svg>,
    <svg key="shield" viewBox="-13 -14 26 28" width={26} height={28} aria-hidden="true">
      <GuessShield guesses={2} />
    </svg>,
  ],
};
