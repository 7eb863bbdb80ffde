/** Which of the games to choose from is chosen. */
import type { SetupChoices } from '@interregnum/kernel';
import type { Preset } from '../shelf/face.ts';

/** `undefined`: a mixture of one's own. */
export const presetOf = (presets: readonly Preset[], options: SetupChoices): Preset | undefined =>
  presets.find(preset => Object.entries(preset.options).every(([field, value]) => options[field] === value));
