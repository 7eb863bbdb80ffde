/** Who plays with whom, in a sentence; nothing where everybody plays alone. */

import type { Teams } from '@interregnum/kernel';
import { useText } from '../texts/texts.ts';
import css from './setup.module.css';

export function TeamsLine({ teams, names }: { teams: Teams | null; names: readonly string[] }) {
  const t = useText();
  if (!teams) return null;
  const [one, other] = teams.map(team => ({ list: team.map(seat => names[seat]!) }));
  return <p className={css.teams}>{t('setup.teams', { one: one!, other: other! })}</p>;
}
