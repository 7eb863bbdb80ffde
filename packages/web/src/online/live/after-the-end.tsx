/** On the end screen of an online table: was chance fair, and a link to look at it again. */
import ShieldCheck from 'icon:lucide/shield-check';
import ShieldX from 'icon:lucide/shield-x';
import type { MyTable } from '@interregnum/protocol';
import { useState } from 'react';
import { call } from '../../local/client.ts';
import { Button } from '../../parts/button.tsx';
import { keyed } from '../../parts/keyed.ts';
import { tables } from '../net/api.ts';
import { firstCommitment, invitation } from '../net/remember.ts';
import { useAttempt } from '../parts/form.tsx';
import { CopyLink } from '../parts/invitation.tsx';
import { useOnlineText } from '../parts/words.ts';
import css from './after-the-end.module.css';
import { useSitting } from './online-context.ts';

interface Verdict {
  problems: readonly string[];
  answers: number;
  /** Answers that were played on one device before; `null`: none. */
  begun: number | null;
}

/** The record is checked in the browser; its commitment must be the one that was shown before the first draw. */
async function verify(table: string, shown: string): Promise<Verdict> {
  const { record, commitment, begun } = await tables.record(table, invitation(table, null));
  const { problems, answers } = await call('verifyRecord', record);
  const before = firstCommitment(table, shown);
  const other = before === commitment ? [] : [`${before} ≠ ${commitment}`];
  return { answers, begun, problems: [...other, ...problems.map(problem => problem.message)] };
}

/** What the game has done to the ratings of those who played. */
export function RatingChanges({ table }: { table: MyTable }) {
  const t = useOnlineText();
  if (!table.ratingChanges) return null;
  return (
    <ul className={css.ratings} aria-label={t('profile.rated')}>
      {keyed(table.ratingChanges).map(({ key, at: seat, item: change }) => {
        if (!change) return null;
        const [before, after] = [Math.round(change.before), Math.round(change.after)];
        const by = `${after < before ? '−' : '+'}${Math.abs(after - before)}`;
        return <li key={key}>{t('after.rating', { name: table.places[seat]?.name ?? '', before, after, by })}</li>;
      })}
    </ul>
  );
}

export function AfterTheEnd() {
  const t = useOnlineText();
  const table = useSitting(s => s.table);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { busy, problem, run } = useAttempt();
  if (!table) return null;
  const sound = verdict?.problems.length === 0;
  return (
    <section className={css.after}>
      <RatingChanges table={table} />
      {verdict ? (
        <div role="status" className={css.verdict} data-sound={sound}>
          {sound ? <ShieldCheck /> : <ShieldX />}
          <div>
            <strong>{t(sound ? 'after.sound' : 'after.unsound')}</strong>
            {sound && <p>{t('after.sound.text', { answers: verdict.answers })}</p>}
            {sound && verdict.begun !== null && <p>{t('after.begun', { answers: verdict.begun })}</p>}
            {verdict.problems.map(each => (
              <p key={each}>{each}</p>
            ))}
          </div>
        </div>
      ) : (
        <Button
          icon={ShieldCheck}
          disabled={busy}
          onClick={() => run(async () => setVerdict(await verify(table.id, table.commitment)))}
        >
          {t('after.verify')}
        </Button>
      )}
      {problem}
      <CopyLink table={table} label={t('after.share')} />
    </section>
  );
}
