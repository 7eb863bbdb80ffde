/** Units in words: what is printed on the sheets. */
import { UNITS, type UnitType } from '@interregnum/runewars';
import type { Text } from './props.ts';

/** Health, initiative, traits and what a special icon does. */
export function abilityOf(text: Text, type: UnitType): string {
  const { id, health, initiative, isFast, isFlying } = UNITS[type]!;
  return [
    text('runewars.unit', { health, initiative }),
    ...(isFlying ? [text('runewars.flies')] : []),
    ...(isFast ? [text('runewars.fast')] : []),
    `${text(`ability.${id}`)}: ${text(`text.${id}`)}`,
  ].join(' · ');
}
