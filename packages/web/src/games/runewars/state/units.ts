/** Units in words: what is printed on the sheets, and what Development cards have made of it. */
import {
  abilityOf,
  contentOf,
  DEVELOPMENT_CARDS,
  health,
  initiative,
  isFast,
  type UnitType,
  type View,
} from '@interregnum/runewars';
import type { Text } from './props.ts';

/** Health, initiative, traits and what a special icon does. */
export function unitInWords(view: Pick<View, 'dev' | 'content'>, text: Text, type: UnitType): string {
  const { id, isFlying } = contentOf(view).units[type]!;
  const { kind, number } = abilityOf(view, type);
  const card = kind === 'developed' ? DEVELOPMENT_CARDS[number]!.id : null;
  return [
    text('runewars.unit', { health: health(view, type), initiative: initiative(view, type) }),
    ...(isFlying ? [text('runewars.flies')] : []),
    ...(isFast(view, type) ? [text('runewars.fast')] : []),
    `${text(`ability.${id}`)}: ${text(`text.${id}`)}`,
    ...(card === null ? [] : [`${text(`card.${card}`)}: ${text(`text.${card}`)}`]),
  ].join(' · ');
}
