/** A hero who supports saves the first triangle unit that the other side would destroy (HB07, RNW-Q343). */

import type { Replacement } from '@interregnum/kernel';
import type { Side, Unit } from '../../battle.ts';
import { withChanged, withSide } from '../../battle-line.ts';
import { contentOf } from '../../content/contents.ts';
import { tell } from '../../events.ts';
import { beginLasting, hasLasting } from '../../lasting.ts';
import { type HeroNumber, NONE } from '../../pieces.ts';
import { shapeOf } from '../../printed.ts';
import type { State } from '../../state.ts';

interface Loss {
  side: Side;
  unit: Unit;
  by: Side;
}

const saviourOf = (s: State, side: Side): HeroNumber =>
  s.battle!.supports[side].find(({ hero }) => {
    const { ability } = contentOf(s).heroes[hero]!;
    return ability.at === 'support' && ability.saves;
  })?.hero ?? NONE;

function save(s: State, { side, unit }: Loss): void {
  const { lines, seats } = s.battle!;
  const line = withChanged(lines[side], unit, { type: unit.type, damage: 0, routed: true });
  s.battle = { ...s.battle!, lines: withSide(lines, side, line) };
  const hero = saviourOf(s, side);
  beginLasting(s, 'saved', seats[side], hero, 'battle');
  tell({ type: 'unitSaved', side, unit: unit.type, hero });
}

/** RNW-Q343: not from what his own side does. */
export const savedByHero: Replacement<[s: State, loss: Loss]> = {
  applies: (s, { side, unit, by }) =>
    side !== by &&
    shapeOf(s, unit.type) === 'triangle' &&
    saviourOf(s, side) !== NONE &&
    !hasLasting(s, 'saved', s.battle!.seats[side]),
  instead: save,
};
