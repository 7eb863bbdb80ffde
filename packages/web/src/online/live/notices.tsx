/** What wants to be known or answered at the table besides the game. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { titleOf } from '../../shelf/shelf.ts';
import { useShared } from '../../table/state/table-context.ts';
import { PhraseText } from '../../table/words/phrase-text.tsx';
import { tableAddress } from '../net/addresses.ts';
import { useOnlineText } from '../parts/words.ts';
import { Notice } from './notice.tsx';
import css from './notices.module.css';
import { useOnline, useSitting } from './online-context.ts';
import { Recap } from './recap.tsx';
import { TellMe } from './tell-me.tsx';
import { useNextTable } from './use-next-table.ts';

export function Notices() {
  return (
    <div className={css.notices}>
      <Connection />
      <Differs />
      <Begun />
      <Watching />
      <TellMe />
      <StandIn />
      <UndoAsked />
      <EndWished />
      <Disarmed />
      <Away />
      <Rematch />
      <NextTable />
      <Problem />
    </div>
  );
}

function Connection() {
  const t = useOnlineText();
  const link = useSitting(s => s.link);
  return link === 'open' ? null : <Notice tone="bad">{t('live.lost')}</Notice>;
}

/** The rules have changed since the game was played: it can be looked at, not played on. */
function Differs() {
  const t = useOnlineText();
  const why = useSitting(s => s.table?.differs ?? null);
  return why === null ? null : <Notice tone="bad">{t('live.differs', { why })}</Notice>;
}

/** The game was begun on one device: its maker may know what is hidden. */
function Begun() {
  const t = useOnlineText();
  const begun = useSitting(s => s.table?.published === true);
  const [known, setKnown] = useState(false);
  if (!begun || known) return null;
  return (
    <Notice actions={<Button onClick={() => setKnown(true)}>{t('live.understood')}</Button>}>{t('live.begun')}</Notice>
  );
}

/** Somebody without a seat sees only what lies open, and cannot do anything. */
function Watching() {
  const t = useOnlineText();
  const watching = useSitting(({ table }) => table?.status === 'running' && table.seat === null);
  return watching ? <Notice>{t('live.watching')}</Notice> : null;
}

function StandIn() {
  const t = useOnlineText();
  const online = useOnline();
  const bot = useSitting(({ table }) => {
    const place = table?.status === 'running' && table.seat !== null ? table.places[table.seat] : undefined;
    return place?.kind === 'person' && place.bot !== null;
  });
  if (!bot) return null;
  const back = (
    <Button look="primary" onClick={() => void online.send({ type: 'return' })}>
      {t('live.standIn.back')}
    </Button>
  );
  return <Notice actions={back}>{t('live.standIn.mine')}</Notice>;
}

function UndoAsked() {
  const t = useOnlineText();
  const online = useOnline();
  const undo = useSitting(s => s.undo);
  const seat = useSitting(s => s.table?.seat ?? null);
  const at = useSitting(s => s.table?.at ?? 0);
  const names = useShared().seatNames;
  if (!undo) return null;
  const asked = { name: names[undo.seat] ?? '', count: at - undo.to };
  if (undo.seat === seat) {
    const withdraw = (
      <Button onClick={() => void online.send({ type: 'undo-withdraw', request: undo.id })}>
        {t('undo.withdraw')}
      </Button>
    );
    const waitingFor = { list: undo.waitingFor.map(each => names[each] ?? '') };
    return <Notice actions={withdraw}>{t('undo.mine', { waitingFor })}</Notice>;
  }
  const vote = (yes: boolean) => void online.send({ type: 'undo-vote', request: undo.id, yes });
  const mayVote = seat !== null && undo.waitingFor.includes(seat);
  const votes = mayVote && (
    <>
      <Button look="primary" onClick={() => vote(true)}>
        {t('undo.yes')}
      </Button>
      <Button onClick={() => vote(false)}>{t('undo.no')}</Button>
    </>
  );
  return <Notice actions={votes}>{t('undo.asked', asked)}</Notice>;
}

/** Somebody would end the game where it stands. */
function EndWished() {
  const t = useOnlineText();
  const online = useOnline();
  const table = useSitting(s => s.table);
  const names = useShared().seatNames;
  if (table?.status !== 'running' || table.wouldEnd.length === 0) return null;
  const say = (yes: boolean) => void online.send({ type: 'end', yes });
  const mine = table.seat !== null && table.wouldEnd.includes(table.seat);
  if (mine)
    return <Notice actions={<Button onClick={() => say(false)}>{t('undo.withdraw')}</Button>}>{t('end.mine')}</Notice>;
  const wishing = { list: table.wouldEnd.map(seat => names[seat] ?? '') };
  const votes = table.seat !== null && (
    <>
      <Button look="primary" onClick={() => say(true)}>
        {t('undo.yes')}
      </Button>
      <Button onClick={() => say(false)}>{t('undo.no')}</Button>
    </>
  );
  return <Notice actions={votes}>{t('end.wished', { names: wishing })}</Notice>;
}

/** Standing orders that ended by themselves. */
function Disarmed() {
  const t = useOnlineText();
  const orders = useSitting(s => s.orders);
  const [known, setKnown] = useState<readonly string[]>([]);
  const fresh = orders?.disarmed.filter(id => !known.includes(id)) ?? [];
  if (!orders || fresh.length === 0) return null;
  const close = <Button onClick={() => setKnown(orders.disarmed)}>{t('live.understood')}</Button>;
  return (
    <Notice actions={close}>
      {t('orders.disarmed')}{' '}
      {orders.offers
        .filter(order => fresh.includes(order.id))
        .map(order => (
          <PhraseText key={order.id} plain of={order.phrase} />
        ))}
    </Notice>
  );
}

function Away() {
  const t = useOnlineText();
  const online = useOnline();
  const from = useSitting(s => s.recap);
  const at = useSitting(s => s.table?.at ?? 0);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    online.forgetRecap();
  };
  if (from === null || from > at) return null;
  const actions = (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('recap.show')}
      </Button>
      <Button look="quiet" onClick={close}>
        {t('recap.close')}
      </Button>
    </>
  );
  return (
    <>
      <Notice actions={actions}>{t('recap.notice', { count: at - from + 1 })}</Notice>
      {open && (
        <Sheet title={t('recap.title')} onClose={close} tall>
          <Recap from={from} />
        </Sheet>
      )}
    </>
  );
}

function Rematch() {
  const t = useOnlineText();
  const [, go] = useLocation();
  const next = useSitting(s => s.table?.rematch ?? null);
  if (next === null) return null;
  const join = (
    <Button look="primary" onClick={() => go(tableAddress(next))}>
      {t('live.rematch.go')}
    </Button>
  );
  return <Notice actions={join}>{t('live.rematch')}</Notice>;
}

function NextTable() {
  const t = useOnlineText();
  const [, go] = useLocation();
  const next = useNextTable();
  if (!next) return null;
  const open = <Button onClick={() => go(tableAddress(next.id))}>{t('live.rematch.go')}</Button>;
  return <Notice actions={open}>{t('live.next', { title: titleOf(next.game)?.title ?? next.game })}</Notice>;
}

function Problem() {
  const t = useOnlineText();
  const online = useOnline();
  const { words } = useShared();
  const problem = useSitting(s => s.problem);
  if (!problem) return null;
  const close = <Button onClick={online.forgetProblem}>{t('live.understood')}</Button>;
  const why = problem.reason ? words.say(problem.reason) : t(`online.refused.${problem.code}`);
  return (
    <Notice tone="bad" actions={close}>
      {why}
    </Notice>
  );
}
