/** Who sits where: a person with a name, or a bot of some level. */

import { BOT_NAMES, characterAt } from '@interregnum/bots/cast';
import type { Teams } from '@interregnum/kernel';
import { keyed } from '../parts/keyed.ts';
import { Portrait } from '../parts/portrait.tsx';
import { Seal } from '../parts/seal.tsx';
import { useText } from '../texts/texts.ts';
import { BOT_LEVELS, CHARACTER_WORDS } from './bots.ts';
import { type Draft, seatPlans } from './plan.ts';
import { RoleSelect } from './role-select.tsx';
import css from './setup.module.css';
import { TeamsLine } from './teams-line.tsx';

interface SeatsFormProps {
  draft: Draft;
  teams: Teams | null;
  personName(nth: number): string;
  onChange(change: Partial<Draft>): void;
}

export function SeatsForm({ draft, teams, personName, onChange }: SeatsFormProps) {
  const t = useText();
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
              onChange={event => onChange({ names: draft.names.with(seat, event.target.value) })}
            />
          ) : (
            <span className={css.botName}>
              <Portrait name={BOT_NAMES[seat]!} size={36} />
              {BOT_NAMES[seat]}
            </span>
          )}
          <RoleSelect seat={seat} role={role} onChange={to => onChange({ roles: draft.roles.with(seat, to) })} />
          <small className={css.roleHint}>
            {role === 'person' ? t('setup.person.hint') : <BotHint seat={seat} strength={role} />}
          </small>
        </div>
      ))}
      <TeamsLine teams={teams} names={seatPlans(draft, personName).map(plan => plan.name)} />
    </fieldset>
  );
}

/** How strong, and of what character. */
function BotHint({ seat, strength }: { seat: number; strength: string }) {
  const t = useText();
  const character = characterAt(seat, strength);
  return (
    <>
      {t(BOT_LEVELS.find(bot => bot.level === strength)!.hint)}
      {character && ` ${t(CHARACTER_WORDS[character]!)}`}
    </>
  );
}
