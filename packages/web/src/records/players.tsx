/** Who plays on in a game that was left unfinished. */

import { keyed } from '../parts/keyed.ts';
import { Seal, Seals } from '../parts/seal.tsx';
import type { Role } from '../setup/plan.ts';
import { RoleSelect } from '../setup/role-select.tsx';
import { titleOf } from '../shelf/shelf.ts';
import { useText } from '../texts/texts.ts';
import css from './players.module.css';

interface PlayersProps {
  game: string;
  players: readonly string[];
  roles: readonly Role[];
  onChange(roles: readonly Role[]): void;
}

export function Players({ game, players, roles, onChange }: PlayersProps) {
  const t = useText();
  return (
    <fieldset className={css.players}>
      <legend>{t('records.unfinished')}</legend>
      <Seals title={titleOf(game)!}>
        {keyed(players).map(({ key, at: seat, item: name }) => (
          <div key={key} className={css.player}>
            <Seal seat={seat} size={22} />
            <span className={css.name}>{name}</span>
            <RoleSelect seat={seat} role={roles[seat]!} onChange={role => onChange(roles.with(seat, role))} />
          </div>
        ))}
      </Seals>
    </fieldset>
  );
}
