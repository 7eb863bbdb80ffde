/** The choices of a title that suit the number of seats and each other; where only one does, there is nothing to choose. */
import { fittingChoices, type Meta, type SetupChoices, valuesFor } from '@interregnum/kernel';
import { Segments } from '../parts/segments.tsx';
import { type TextKey, useText } from '../texts/texts.ts';
import { openFields } from './teams.ts';

interface OptionsFormProps {
  meta: Meta;
  seats: number;
  options: SetupChoices;
  onChange(options: SetupChoices): void;
}

export function OptionsForm({ meta, seats, options, onChange }: OptionsFormProps) {
  const t = useText();
  return openFields(meta, options, seats).map(field => (
    <Segments
      key={field.id}
      label={t(`setup.${meta.id}.${field.id}` as TextKey)}
      value={options[field.id]!}
      choices={valuesFor(field, seats).map(value => ({
        value,
        label: t(`setup.${meta.id}.${field.id}.${value}` as TextKey),
        hint: t(`setup.${meta.id}.${field.id}.${value}.hint` as TextKey),
      }))}
      onChange={value => onChange(fittingChoices(meta, { ...options, [field.id]: value }, seats))}
    />
  ));
}
