/** The fields that the forms of an account share: the name, the passphrase as it is, a new passphrase. */
import { LIMITS } from '@interregnum/protocol';
import { Field } from '../parts/form.tsx';
import { useOnlineText } from '../parts/words.ts';

const { least, most } = LIMITS.passphrase;

interface TextFieldProps {
  value: string;
  label?: string;
  onText(text: string): void;
}

export function NameField({ value, onText }: TextFieldProps) {
  const t = useOnlineText();
  return (
    <Field
      label={t('account.name')}
      value={value}
      required
      maxLength={LIMITS.name}
      autoComplete="username"
      onChange={event => onText(event.target.value)}
    />
  );
}

export function PassphraseField({ value, label, onText }: TextFieldProps) {
  const t = useOnlineText();
  return (
    <Field
      label={label ?? t('account.passphrase')}
      type="password"
      value={value}
      required
      autoComplete="current-password"
      onChange={event => onText(event.target.value)}
    />
  );
}

export function NewPassphraseField({ value, label, onText }: TextFieldProps) {
  const t = useOnlineText();
  return (
    <Field
      label={label ?? t('account.change.new')}
      hint={t('account.passphrase.hint', { least })}
      type="password"
      value={value}
      required
      minLength={least}
      maxLength={most}
      autoComplete="new-password"
      onChange={event => onText(event.target.value)}
    />
  );
}
