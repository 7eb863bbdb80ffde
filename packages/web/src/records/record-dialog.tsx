/** Checks a record from a file, and puts it on the table. */
import ShieldCheck from 'icon:lucide/shield-check';
import ShieldX from 'icon:lucide/shield-x';
import Upload from 'icon:lucide/upload';
import { type DragEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../local/client.ts';
import type { Verification } from '../local/messages.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { Role } from '../setup/plan.ts';
import type { Player } from '../store/database.ts';
import { useText } from '../texts/texts.ts';
import { firstRoles, Players } from './players.tsx';
import css from './record-dialog.module.css';

interface Checked {
  name: string;
  text: string;
  verdict: Verification;
}

const unreadable = (message: string): Verification => ({
  game: '',
  problems: [{ line: 1, message }],
  players: [],
  answers: 0,
  finished: false,
  takeBacks: 0,
});

export default function RecordDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const [, go] = useLocation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function check(file: File | undefined): Promise<void> {
    if (!file) return;
    const text = await file.text();
    const verdict = await call('verifyRecord', text).catch((error: Error) => unreadable(error.message));
    setProblem(null);
    setChecked({ name: file.name, text, verdict });
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    void check(event.dataTransfer.files[0]);
  }
  async function open(roles: readonly Role[]): Promise<void> {
    if (!checked) return;
    const { text, verdict } = checked;
    const seats = verdict.players.map((name, seat): Player => {
      const role = roles[seat]!;
      return role === 'person' ? { kind: 'person', name } : { kind: 'bot', name, level: role };
    });
    try {
      go(`/table/${await call('importRecord', text, seats)}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Sheet title={t('records.title')} onClose={onClose}>
      <div className={css.dialog}>
        <p>{t('records.intro')}</p>
        <label className={css.drop} onDragOver={event => event.preventDefault()} onDrop={drop}>
          <Upload />
          <strong>{t('records.choose')}</strong>
          <span>{t('records.drop')}</span>
          <input
            type="file"
            accept=".jsonl,.json,.txt"
            className="visually-hidden"
            onChange={event => void check(event.target.files?.[0])}
          />
        </label>
        {checked && <Verdict key={checked.text} checked={checked} onOpen={roles => void open(roles)} />}
        {problem && (
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        )}
      </div>
    </Sheet>
  );
}

function Verdict({ checked: { name, verdict }, onOpen }: { checked: Checked; onOpen(roles: readonly Role[]): void }) {
  const t = useText();
  const [roles, setRoles] = useState<readonly Role[]>(() => firstRoles(verdict.players));
  const sound = verdict.problems.length === 0;
  return (
    <section className={css.verdict} data-sound={sound} role="status">
      {sound ? <ShieldCheck /> : <ShieldX />}
      <div>
        <h3>{t(sound ? 'records.good' : 'records.bad')}</h3>
        <p className={css.file}>{name}</p>
        {verdict.players.length > 0 && <p>{t('records.players', { players: { list: verdict.players } })}</p>}
        {sound && <p>{t('records.good.details', { answers: verdict.answers })}</p>}
        {sound && verdict.takeBacks > 0 && <p>{t('takeBack.count', { count: verdict.takeBacks })}</p>}
        {sound && !verdict.finished && (
          <Players game={verdict.game} players={verdict.players} roles={roles} onChange={setRoles} />
        )}
        {verdict.problems.map(({ line, message }) => (
          <p key={`${line} ${message}`}>{t('records.problem', { line, message })}</p>
        ))}
        {sound && (
          <Button look="primary" onClick={() => onOpen(roles)} className={css.open}>
            {t('records.open')}
          </Button>
        )}
      </div>
    </section>
  );
}
