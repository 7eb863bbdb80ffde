/** Telling the host of the server about somebody; the person does not hear of it. */
import { type ChatLine, LIMITS } from '@interregnum/protocol';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { inviteInAddress } from '../net/addresses.ts';
import { tables } from '../net/api.ts';
import { invitation } from '../net/remember.ts';
import formCss from '../parts/form.module.css';
import { Choice, useAttempt } from '../parts/form.tsx';
import { shownName } from '../parts/shown-name.ts';
import { useOnlineText } from '../parts/words.ts';
import { useSitting } from './online-context.ts';
import css from './report.module.css';

interface ReportProps {
  /** What it is about; `null`: somebody at the table. */
  line: ChatLine | null;
  onClose(): void;
}

export function Report({ line, onClose }: ReportProps) {
  const t = useOnlineText();
  const [done, setDone] = useState(false);
  return (
    <Sheet title={t('report.title')} onClose={onClose}>
      {done ? <p role="status">{t('report.done')}</p> : <ReportForm line={line} onDone={() => setDone(true)} />}
    </Sheet>
  );
}

function ReportForm({ line, onDone }: { line: ChatLine | null; onDone(): void }) {
  const t = useOnlineText();
  const table = useSitting(s => s.table?.id ?? '');
  const others = useOthers();
  const [person, setPerson] = useState(line?.person ?? others[0]?.value ?? '');
  const [why, setWhy] = useState('');
  const id = useId();
  const { busy, problem, run } = useAttempt();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const about = line && { n: line.n, among: line.among };
    run(async () => {
      await tables.report(table, { person, line: about, why: why.trim() }, invitation(table, inviteInAddress()));
      onDone();
    });
  };
  return (
    <form className={css.report} onSubmit={submit}>
      <p>{t('report.text')}</p>
      {line ? (
        <blockquote>
          <strong>{shownName(line.name, t)}</strong> {line.text}
        </blockquote>
      ) : (
        <Choice
          label={t('report.whom')}
          value={person}
          choices={others}
          onChange={event => setPerson(event.target.value)}
        />
      )}
      <div className={formCss.field}>
        <label htmlFor={id}>{t('report.why')}</label>
        <textarea
          id={id}
          rows={3}
          value={why}
          maxLength={LIMITS.report}
          required={line === null}
          onChange={event => setWhy(event.target.value)}
        />
      </div>
      {problem}
      <Button type="submit" look="primary" disabled={busy || person === ''}>
        {t('report.go')}
      </Button>
    </form>
  );
}

/** Everybody else at the table. */
export function useOthers(): { value: string; label: string }[] {
  const places = useSitting(s => s.table?.places);
  const me = useSitting(s => s.me?.id);
  return (places ?? []).flatMap(place =>
    place.kind === 'person' && place.person !== null && place.person !== me
      ? [{ value: place.person, label: place.name }]
      : [],
  );
}
