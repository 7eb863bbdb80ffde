/** Who sits where: a person with a name, or a bot of some level. */
import { keyed } from '../parts/keyed.ts';
import { Seal } from '../parts/seal.tsx';
import { useText } from '../texts/texts.ts';
import { BOT_LEVELS, BOT_NAMES } from './bots.ts';
import type { Draft } from './plan.ts';
import css from './setup.module.css';

interface SeatsFormProps {
  draft: Draft;
  personName(nth: number): string;
  onChange(change: Partial<Draft>): void;
}

export function SeatsForm({ draft, personName, onChange }: SeatsFormProps) {
  const t = useText();
  const replaced = <T,>(list: readonly T[], at: number, value: T) => list.map((x, i) => (i === at ? value : x));
  const nth = (seat: number) => draft.roles.slice(0, seat).filter(role => role === 'person').length;
  return (
    <fieldset className={css.seats}>
      <legend>{t('setup.who')}</legend>
      {keyed(draft.roles.slice(0, draft.seats)).map(({ key, at: seat, item: role }) => (
        <div key={key} className={css.seat}>
          <Seal seat={seat} size={26} />
          {role === 'person' ? (
            <input
              aria-label={t('setup.name', { number: seat + 1 })}
              value={draft.names[seat]}
              placeholder={personName(nth(seat))}
              maxLength={24}
              autoComplete="off"
              onChange={event => onChange({ names: replaced(draft.names, seat, event.target.value) })}
            />
          ) : (
            <span className={css.botName}>{BOT_NAMES[seat]}</span>
          )}
          <select
            aria-label={t('setup.role', { number: seat + 1 })}
            value={role}
            onChange={event => onChange({ roles: replaced(draft.roles, seat, event.target.value) })}
          >
            <option value="person">{t('setup.person')}</option>
            {BOT_LEVELS.map(bot => (
              <option key={bot.level} value={bot.level}>
                {t(bot.name)}
              </option>
            ))}
          </select>
          <small className={css.roleHint}>
            {role === 'person' ? t('setup.person.hint') : t(BOT_LEVELS.find(bot => bot.level === role)!.hint)}
          </small>
        </div>
      ))}
    </fieldset>
  );
}
