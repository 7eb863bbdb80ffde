/** Armies, battles and duels in a position, part by part. */
import { type Form, flag, list, maybe, seat, wholeNumber } from '@interregnum/kernel';
import type { Battle, Group, Side, Support } from '../battle.ts';
import { UNITS } from '../content/units.ts';
import { unitTypes } from '../in-play.ts';
import type { Army, Duel, State } from '../state.ts';
import { area, hero, orNone, pairOf, recordOf, reward, setIn, tactics, unit } from './forms.ts';

const number = wholeNumber(0, 99);
const anyNumber = wholeNumber(-99, 99);
/** Fate cards by their printed number, 0 for none. */
export const fateOrNone: Form<number, State> = {
  read: (value, at) => wholeNumber(0, 30).read(value, at, null) - 1,
  write: value => value + 1,
};

const units: Form<readonly number[], State> = {
  read: (value, at, s) => {
    const out = unitTypes(s).map(() => 0);
    for (const { unit: type, n } of list(recordOf<{ unit: number; n: number }>({ unit, n: number })).read(value, at, s))
      out[type] = n;
    return out;
  },
  write: value => value.flatMap((n, type) => (n === 0 ? [] : [{ unit: UNITS[type]!.id, n }])),
};

export const army: Form<Army | null, State> = maybe(recordOf<Army>({ seat, area, units }));

const group = recordOf<Group>({ type: unit, damage: number, routed: flag, n: number });
const support = recordOf<Support>({ hero, type: unit });
const pairs = <T>(form: Form<T, State>) => pairOf<readonly T[], State>(list(form));
const typeAndHealth: Form<readonly [number, number], State> = {
  read: (value, at, s) => {
    const { type, health } = recordOf<{ type: number; health: number }>({ type: unit, health: number }).read(
      value,
      at,
      s,
    );
    return [type, health];
  },
  write: ([type, health]) => ({ type: UNITS[type]!.id, health }),
};

type Spoils = NonNullable<Battle['spoils']>;
type Picked = NonNullable<Battle['unit']>;
const side = wholeNumber(0, 1) as Form<Side, State>;

export const battle: Form<Battle | null, State> = maybe(
  recordOf<Battle>({
    area,
    seats: pairOf(seat),
    isAgainstNeutrals: flag,
    lines: pairs(group),
    supports: pairs(support),
    strength: pairOf(anyNumber),
    strongholdLess: number,
    row: wholeNumber(0, 6),
    drew: pairOf(setIn(list(unit))),
    drawers: pairOf(orNone(unit)),
    due: pairOf(number),
    health: pairs(typeAndHealth),
    lost: pairs(unit),
    fewer: pairOf(number),
    spoils: maybe(recordOf<Spoils>({ tactics: number, influence: number })),
    isCancelled: flag,
    unit: maybe(recordOf<Picked>({ type: unit, damage: number, routed: flag, side })),
    played: pairs(number),
    laid: pairs(tactics),
  }),
);

/** What has no order on a side: its line, its support, what it has drawn or lost. */
export const BATTLE_SETS = ['lines', 'supports', 'drew', 'health', 'lost', 'played', 'laid'];

const flags = pairOf<boolean, State>(flag);
const rewards = pairOf<number, State>(orNone(reward));
export const duel: Form<Duel | null, State> = maybe(
  recordOf<Duel>({
    heroes: pairOf(orNone(hero)),
    unit: orNone(unit),
    unitDamage: number,
    unitHealth: number,
    round: number,
    cards: pairOf(fateOrNone),
    dealt: pairOf(number),
    fixed: pairOf(number),
    prevented: pairOf(number),
    armor: rewards,
    weapon: rewards,
    armorLeft: pairOf(number),
    noArmor: flags,
    skips: flags,
    silverHeals: flags,
    healsIfWon: flags,
    redrawn: flags,
    laid: pairOf(orNone(tactics)),
  }),
);
