/** What people at the table say to each other. A muted person is not heard. */
import Send from 'icon:lucide/send-horizontal';
import Volume from 'icon:lucide/volume-2';
import VolumeOff from 'icon:lucide/volume-x';
import { type ChatLine, LIMITS } from '@interregnum/protocol';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { store } from '../../parts/store.ts';
import { useOnlineText, useOnlineWords } from '../words.ts';
import css from './chat.module.css';
import { useOnline, useSitting } from './online-context.ts';

/** The last line that was seen, by table. */
const seen = store<Readonly<Record<string, number>>>({});

function useSeen(table: string): number {
  return seen.use(all => all[table] ?? -1);
}

export function Unread() {
  const t = useOnlineText();
  const table = useSitting(s => s.table?.id ?? '');
  const me = useSitting(s => s.me?.id);
  const last = useSeen(table);
  const count = useSitting(s => s.chat.filter(line => line.n > last && line.person !== me).length);
  if (count === 0) return null;
  return (
    <span className={css.unread}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('chat.unread', { count })}</span>
    </span>
  );
}

export function Chat() {
  const t = useOnlineText();
  const lines = useSitting(s => s.chat);
  const muted = useSitting(s => s.muted);
  const table = useSitting(s => s.table?.id ?? '');
  const me = useSitting(s => s.me);
  const maySpeak = useSitting(
    ({ table: card, me: self }) => self !== null && (card?.seat !== null || card.host === self.id),
  );
  const list = useRef<HTMLDivElement>(null);
  const heard = lines.filter(line => !muted.includes(line.person));
  const last = lines.at(-1)?.n ?? -1;
  useEffect(() => {
    seen.set({ ...seen.get(), [table]: last });
    const box = list.current;
    if (box && last >= 0) box.scrollTop = box.scrollHeight;
  }, [table, last]);
  return (
    <div className={css.chat}>
      {heard.length === 0 ? (
        <p className={css.empty}>{t('chat.empty')}</p>
      ) : (
        <div ref={list} className={css.lines} role="log" aria-label={t('table.chat')}>
          {heard.map(line => (
            <Line key={line.n} line={line} own={line.person === me?.id} />
          ))}
        </div>
      )}
      <Muted lines={lines} muted={muted} />
      {maySpeak && <Say />}
    </div>
  );
}

function Line({ line, own }: { line: ChatLine; own: boolean }) {
  const { t, language } = useOnlineWords();
  const online = useOnline();
  const time = new Date(line.at).toLocaleTimeString(language, { timeStyle: 'short' });
  const mute = () => void online.send({ type: 'mute', person: line.person, muted: true });
  return (
    <div className={css.line} data-own={own}>
      <span className={css.who}>
        <strong>{line.name}</strong> <time dateTime={new Date(line.at).toISOString()}>{time}</time>
      </span>
      {!own && (
        <IconButton icon={VolumeOff} label={t('chat.mute', { name: line.name })} className={css.mute} onClick={mute} />
      )}
      <p>{line.text}</p>
    </div>
  );
}

/** Those who were muted can be heard again. */
function Muted({ lines, muted }: { lines: readonly ChatLine[]; muted: readonly string[] }) {
  const t = useOnlineText();
  const online = useOnline();
  const places = useSitting(s => s.table?.places);
  if (muted.length === 0) return null;
  const nameOf = (person: string) =>
    places?.find(place => place.kind === 'person' && place.person === person)?.name ??
    lines.find(line => line.person === person)?.name ??
    t('chat.somebody');
  return (
    <ul className={css.muted}>
      {muted.map(person => (
        <li key={person}>
          <IconButton
            icon={Volume}
            label={t('chat.unmute', { name: nameOf(person) })}
            onClick={() => void online.send({ type: 'mute', person, muted: false })}
          />
          {t('chat.muted', { name: nameOf(person) })}
        </li>
      ))}
    </ul>
  );
}

function Say() {
  const t = useOnlineText();
  const online = useOnline();
  const [text, setText] = useState('');
  const say = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void online.send({ type: 'chat', text: text.trim() });
    setText('');
  };
  return (
    <form className={css.say} onSubmit={say}>
      <input
        value={text}
        maxLength={LIMITS.chat}
        aria-label={t('chat.say')}
        placeholder={t('chat.say')}
        autoComplete="off"
        onChange={event => setText(event.target.value)}
      />
      <IconButton icon={Send} label={t('chat.send')} type="submit" />
    </form>
  );
}
