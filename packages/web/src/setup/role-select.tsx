/** Who plays a seat: a person, or a bot of some level. */
import { useText } from '../texts/texts.ts';
import { BOT_LEVELS } from './bots.ts';
import type { Role } from './plan.ts';

interface RoleSelectProps {
  seat: number;
  role: Role;
  onChange(role: Role): void;
}

export function RoleSelect({ seat, role, onChange }: RoleSelectProps) {
  const t = useText();
  return (
    <select
      aria-label={t('setup.role', { number: seat + 1 })}
      value={role}
      onChange={event => onChange(event.target.value)}
    >
      <option value="person">{t('setup.person')}</option>
      {BOT_LEVELS.map(bot => (
        <option key={bot.level} value={bot.level}>
          {t(bot.name)}
        </option>
      ))}
    </select>
  );
}
