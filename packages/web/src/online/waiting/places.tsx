/** The seats of a waiting table: take one, or, as its host, free one or give it to a bot. */
import UserX from 'icon:lucide/user-x';
import { partsOf } from '@interregnum/bots/cast';
import type { Teams } from '@interregnum/kernel';
import type { MyTable, OneTable, Place, SeatPlan } from '@interregnum/protocol';
import { Link } from 'wouter';
import { Button, IconButton } from '../../parts/button.tsx';
import { keyed } from '../../parts/keyed.ts';
import { Portrait } from '../../parts/portrait.tsx';
import { Seal } from '../../parts/seal.tsx';
import { BOT_LEVELS, levelWords } from '../../setup/bots.ts';
import { alliesOf } from '../../setup/teams.ts';
import { useSitting } from '../live/online-context.ts';
import { personAddress } from '../net/addresses.ts';
import { tables } from '../net/api.ts';
import { type OnlineText, useOnlineText } from '../parts/words.ts';
import css from './waiting-room.module.css';

interface PlacesProps {
  table: MyTable;
  teams: Teams | null;
  host: boolean;
  mayJoin: boolean;
  busy: boolean;
  ask(work: () => Promise<OneTable>): void;
  onJoin(seat: number): void;
}

export function Places({ table, teams, host, mayJoin, busy, ask, onJoin }: PlacesProps) {
  const t = useOnlineText();
  const here = useSitting(s => s.presence.seats);
  return (
    <ol className={css.places}>
      {keyed(table.places).map(({ key, at: seat, item: place }) => {
        const free = place.kind === 'person' && place.person === null;
        const mine = table.seat === seat;
        const kick = () => ask(() => tables.kick(table.id, seat));
        return (
          <li key={key} className={css.place} data-free={free}>
            <Seal seat={seat} size={30} />
            {place.kind === 'bot' && <Portrait name={place.name} size={36} />}
            <span className={css.name}>
              {place.kind === 'person' && place.person !== null ? (
                <Link href={personAddress(place.person)}>{place.name}</Link>
              ) : (
                place.name || t('online.free')
              )}
              {mine && <small>{t('waiting.you')}</small>}
              {teams && <small>{partnersOf(table, teams, seat, t)}</small>}
              {place.kind === 'bot' && <small>{levelWords(place.level, t) ?? place.level}</small>}
            </span>
            {place.kind === 'person' && !free && (
              <span className={css.here} data-here={here[seat] ?? false}>
                {t(here[seat] ? 'live.here' : 'live.gone')}
              </span>
            )}
            {free && mayJoin && (
              <Button look={table.seat === null ? 'primary' : 'plain'} disabled={busy} onClick={() => onJoin(seat)}>
                {t(table.seat === null ? 'waiting.sit' : 'waiting.move')}
              </Button>
            )}
            {host && !mine && (free || place.kind === 'bot') && (
              <PlanChoice place={place} seat={seat} onPlan={plan => ask(() => tables.plan(table.id, seat, plan))} />
            )}
            {host && !mine && !free && place.kind === 'person' && (
              <IconButton icon={UserX} label={t('waiting.kick', { name: place.name })} disabled={busy} onClick={kick} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What a seat is called as long as nobody has taken it, too. */
export const nameAt = ({ name }: Place, seat: number, t: OnlineText): string =>
  name || t('setup.seatNumber', { number: seat + 1 });

/** With whom a seat plays. */
function partnersOf({ places }: MyTable, teams: Teams, seat: number, t: OnlineText): string {
  const allies = alliesOf(teams, seat).map(ally => nameAt(places[ally]!, ally, t));
  return allies.length === 0 ? t('waiting.alone') : t('waiting.ally', { allies: { list: allies } });
}

interface PlanChoiceProps {
  place: Place;
  seat: number;
  onPlan(plan: SeatPlan): void;
}

function PlanChoice({ place, seat, onPlan }: PlanChoiceProps) {
  const t = useOnlineText();
  const choose = (value: string) => onPlan(value === 'person' ? { kind: 'person' } : { kind: 'bot', level: value });
  return (
    <select
      className={css.plan}
      aria-label={t('setup.role', { number: seat + 1 })}
      value={place.kind === 'bot' ? partsOf(place.level).strength : 'person'}
      onChange={event => choose(event.target.value)}
    >
      <option value="person">{t('create.person')}</option>
      {BOT_LEVELS.map(bot => (
        <option key={bot.level} value={bot.level}>
          {t(bot.name)}
        </option>
      ))}
    </select>
  );
}
