/** Who sits where at an online table: me, somebody who is invited, or a bot. */
import { keyed } from '../../parts/keyed.ts';
import { Seal } from '../../parts/seal.tsx';
import { BOT_LEVELS } from '../../setup/bots.ts';
import { useOnlineText } from '../parts/words.ts';
import css from './create.module.css';
import { type Role, withRole } from './draft.ts';

interface RolesFormProps {
  roles: readonly Role[];
  /** What the seats were called before, where they have a past. */
  names?: readonly string[];
  onChange(roles: readonly Role[]): void;
}

export function RolesForm({ roles, names, onChange }: RolesFormProps) {
  const t = useOnlineText();
  return (
    <fieldset className={css.roles}>
      <legend>{t('setup.who')}</legend>
      {keyed(roles).map(({ key, at: seat, item: role }) => (
        <div key={key} className={css.role}>
          <Seal seat={seat} size={24} />
          {names && <strong className={css.name}>{names[seat]}</strong>}
          <select
            aria-label={t('setup.role', { number: seat + 1 })}
            value={role}
            onChange={event => onChange(withRole(roles, seat, event.target.value))}
          >
            <option value="me">{t('create.me')}</option>
            <option value="person">{t('create.person')}</option>
            {BOT_LEVELS.map(bot => (
              <option key={bot.level} value={bot.level}>
                {t(bot.name)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
