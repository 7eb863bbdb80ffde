/** The games that a title's parts make together: one press instead of a choice for every part. */
import { fittingChoices, type Meta, type SetupChoices } from '@interregnum/kernel';
import { Segments } from '../parts/segments.tsx';
import type { ShelfTitle } from '../shelf/shelf.ts';
import { type TextKey, useText } from '../texts/texts.ts';
import { presetOf } from './presets.ts';

interface PresetsFormProps {
  title: Pick<ShelfTitle, 'presets'>;
  meta: Meta;
  seats: number;
  options: SetupChoices;
  onChange(options: SetupChoices): void;
}

export function PresetsForm({ title: { presets }, meta, seats, options, onChange }: PresetsFormProps) {
  const t = useText();
  if (presets.length === 0) return null;
  const take = (id: string) => {
    const preset = presets.find(each => each.id === id);
    if (preset) onChange(fittingChoices(meta, { ...options, ...preset.options }, seats));
  };
  return (
    <Segments
      label={t('setup.presets')}
      value={presetOf(presets, options)?.id ?? ''}
      choices={presets.map(({ id }) => ({
        value: id,
        label: t(`setup.${meta.id}.preset.${id}` as TextKey),
        hint: t(`setup.${meta.id}.preset.${id}.hint` as TextKey),
      }))}
      onChange={take}
    />
  );
}
