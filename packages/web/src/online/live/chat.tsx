/** What people at the table say to each other, aloud or in private. A muted person is not heard. */
import Flag from 'icon:lucide/flag';
import Lock from 'icon:lucide/lock';
import Send from 'icon:lucide/send-horizontal';
import Volume from 'icon:lucide/volume-2';
import VolumeOff from 'icon:lucide/volume-x';
import type { Seat } from '@interregnum/kernel';
import { type ChatLine, LIMITS } from '@interregnum/protocol';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { Segments } from '../../parts/segments.tsx';
import { store } from '../../parts/store.ts';
import { shownName } from '../parts/shown-name.ts';
import { useOnlineText, useOnlineWords } from '../parts/words.ts';
import css from './chat.module.css';
import { useOnline, useSitting } from './online-context.ts';
import { Report } from './report.tsx';
import { audienceOf, isNewTo, lastLines } from './sitting.ts';

/** The last lines that were seen, by table. */
const seen = store<Readonly<Record<string, ReadonlyMap<string, number>>>>({});
const NONE: ReadonlyMap<string, number> = new Map();

export function Unread() {
  const t = useOnlineText();
  const table = useSitting(s => s.table?.id ?? '');
  const me = useSitting(s => s.me?.id);
  const last = seen.use(all => all[table] ?? NONE);
  const count = useSitting(s => s.chat.filter(line => line.person !== me).filter(isNewTo(last)).length);
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
  useEffect(() => {
    seen.set({ ...seen.get(), [table]: lastLines(lines) });
    const box = list.current;
    if (box && lines.length > 0) box.scrollTop = box.scrollHeight;
  }, [table, lines]);
  return (
    <div className={css.chat}>
      {heard.length === 0 ? (
        <p className={css.empty}>{t('chat.empty')}</p>
      ) : (
        <div ref={list} className={css.lines} role="log" aria-label={t('table.chat')}>
          {heard.map(line => (
            <Line key={`${audienceOf(line)} ${line.n}`} line={line} own={line.person === me?.id} />
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
  const mayMute = useSitting(({ table }) => table !== null && table.seat !== null);
  const mute = () => void online.send({ type: 'mute', person: line.person, muted: true });
  const [reporting, setReporting] = useState(false);
  return (
    <div className={css.line} data-own={own} data-private={line.among !== null}>
      <span className={css.who}>
        <strong>{shownName(line.name, t)}</strong> <time dateTime={new Date(line.at).toISOString()}>{time}</time>
        <Among line={line} own={own} />
      </span>
      {!own && mayMute && (
        <span className={css.deeds}>
          <IconButton
            icon={Flag}
            label={t('chat.report', { name: shownName(line.name, t) })}
            className={css.mute}
            onClick={() => setReporting(true)}
          />
          <IconButton
            icon={VolumeOff}
            label={t('chat.mute', { name: shownName(line.name, t) })}
            className={css.mute}
            onClick={mute}
          />
        </span>
      )}
      {reporting && <Report line={line} onClose={() => setReporting(false)} />}
      <p>{line.text}</p>
    </div>
  );
}

/** Who else hears what was said in private. */
function Among({ line: { among, person }, own }: { line: ChatLine; own: boolean }) {
  const t = useOnlineText();
  const places = useSitting(s => s.table?.places);
  if (!among || !places) return null;
  const others = among.flatMap(seat => {
    const place = places[seat];
    return place && !(place.kind === 'person' && place.person === person) ? [shownName(place.name, t)] : [];
  });
  return (
    <span className={css.among}>
      <Lock />
      {own ? t('chat.only', { names: others.join(', ') }) : t('chat.only.you')}
    </span>
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
  const partners = useSitting(s => s.whispers);
  const places = useSitting(s => s.table?.places);
  const [wanted, setTo] = useState<Seat | null>(null);
  const [text, setText] = useState('');
  const to = wanted !== null && partners.includes(wanted) ? wanted : null;
  const nameOf = (seat: Seat) => places?.[seat]?.name ?? t('chat.somebody');
  const label = to === null ? t('chat.say') : t('chat.whisper', { name: nameOf(to) });
  const say = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void online.send({ type: 'chat', text: text.trim(), ...(to === null ? {} : { to: [to] }) });
    setText('');
  };
  return (
    <form className={css.say} data-private={to !== null} onSubmit={say}>
      {partners.length > 0 && (
        <Segments
          label={t('chat.to')}
          value={String(to)}
          choices={[
            { value: String(null), label: t('chat.to.all') },
            ...partners.map(seat => ({ value: String(seat), label: t('chat.to.one', { name: nameOf(seat) }) })),
          ]}
          onChange={value => setTo(partners.find(seat => String(seat) === value) ?? null)}
        />
      )}
      <div className={css.input}>
        <input
          value={text}
          maxLength={LIMITS.chat}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          onChange={event => setText(event.target.value)}
        />
        <IconButton icon={Send} label={t('chat.send')} type="submit" />
      </div>
    </form>
  );
}
