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
import { useSettings } from '../settings/settings.ts';
import type { Role } from '../setup/plan.ts';
import type { Player } from '../store/database.ts';
import { useText } from '../texts/texts.ts';
import { Players } from './players.tsx';
import css from './record-dialog.module.css';
import { firstRoles, namesOf } from './sitting.ts';

interface Checked {
  name: string;
  text: string;
  verdict: Verification;
  /** By seat, whoever has none in the record with the usual one. */
  names: readonly string[];
  /** Who plays on, by seat. */
  roles: readonly Role[];
}

const isSound = ({ problems }: Verification): boolean => problems.length === 0;

const unreadable = (message: string): Verification => ({
  game: '',
  problems: [{ line: 1, message }],
  seats: 0,
  players: [],
  answers: 0,
  finished: false,
  takeBacks: 0,
});

export default function RecordDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const you = useSettings().name || t('setup.you');
  const [, go] = useLocation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function check(file: File | undefined): Promise<void> {
    if (!file) return;
    const text = await file.text();
    const verdict = await call('verifyRecord', text).catch((error: Error) => unreadable(error.message));
    setProblem(null);
    const names = namesOf(verdict.players, verdict.seats, you);
    setChecked({ name: file.name, text, verdict, names, roles: firstRoles(names) });
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    void check(event.dataTransfer.files[0]);
  }
  async function open({ text, names, roles }: Checked): Promise<void> {
    const seats = names.map((name, seat): Player => {
      const role = roles[seat]!;
      return role === 'person' ? { kind: 'person', name } : { kind: 'bot', name, level: role };
    });
    try {
      go(`/table/${await call('importRecord', text, seats)}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  const footer = checked && isSound(checked.verdict) && (
    <>
      <Button look="primary" onClick={() => void open(checked)}>
        {t('records.open')}
      </Button>
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </>
  );

  return (
    <Sheet title={t('records.title')} onClose={onClose} footer={footer}>
      <div className={css.dialog}>
        <p>{t('records.intro')}</p>
        <label
          className={css.drop}
          data-done={checked !== null}
          onDragOver={event => event.preventDefault()}
          onDrop={drop}
        >
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
        {checked && <Verdict checked={checked} onRoles={roles => setChecked({ ...checked, roles })} />}
      </div>
    </Sheet>
  );
}

interface VerdictProps {
  checked: Checked;
  onRoles(roles: readonly Role[]): void;
}

function Verdict({ checked: { name, verdict, names, roles }, onRoles }: VerdictProps) {
  const t = useText();
  const sound = isSound(verdict);
  return (
    <section className={css.verdict} data-sound={sound} role="status">
      {sound ? <ShieldCheck /> : <ShieldX />}
      <div>
        <h3>{t(sound ? 'records.good' : 'records.bad')}</h3>
        <p className={css.file}>{name}</p>
        {verdict.players.length > 0 && <p>{t('records.players', { players: { list: verdict.players } })}</p>}
        {sound && <p>{t('records.good.details', { answers: verdict.answers })}</p>}
        {sound && verdict.takeBacks > 0 && <p>{t('takeBack.count', { count: verdict.takeBacks })}</p>}
        {sound && !verdict.finished && <Players game={verdict.game} players={names} roles={roles} onChange={onRoles} />}
        {verdict.problems.map(({ line, message }) => (
          <p key={`${line} ${message}`}>{t('records.problem', { line, message })}</p>
        ))}
      </div>
    </section>
  );
}
