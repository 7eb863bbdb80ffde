/** The menu of an online table: invitations, standing orders, taking back by consent, leaving. */
import Bot from 'icon:lucide/bot';
import DoorOpen from 'icon:lucide/door-open';
import Flag from 'icon:lucide/flag';
import Handshake from 'icon:lucide/handshake';
import LogOut from 'icon:lucide/log-out';
import Share from 'icon:lucide/share-2';
import Siren from 'icon:lucide/siren';
import Undo from 'icon:lucide/undo-2';
import type { MyTable } from '@interregnum/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink, type Icon } from '../../parts/button.tsx';
import { Orders } from '../../table/frame/orders.tsx';
import { LOBBY } from '../net/addresses.ts';
import { tables } from '../net/api.ts';
import { useAttempt } from '../parts/form.tsx';
import { Invitation } from '../parts/invitation.tsx';
import { timeLeft } from '../parts/time-left.ts';
import { useOnlineText, useOnlineWords } from '../parts/words.ts';
import css from './live-menu.module.css';
import { useOnline, useSitting } from './online-context.ts';
import { Report, useOthers } from './report.tsx';

export function LiveMenu() {
  const t = useOnlineText();
  const online = useOnline();
  const table = useSitting(s => s.table);
  const orders = useSitting(s => s.orders);
  const [inviting, setInviting] = useState(false);
  const [reporting, setReporting] = useState(false);
  const others = useOthers();
  if (!table) return null;
  const plays = table.status === 'running' && table.seat !== null;
  return (
    <div className={css.menu}>
      {plays && <Playing table={table} />}
      <section>
        <Button icon={Share} aria-expanded={inviting} onClick={() => setInviting(before => !before)}>
          {t('live.share')}
        </Button>
        {inviting && <Invitation table={table} />}
        <ButtonLink to={LOBBY} icon={DoorOpen}>
          {t('live.lobby')}
        </ButtonLink>
        {table.seat !== null && others.length > 0 && (
          <Button look="quiet" icon={Siren} onClick={() => setReporting(true)}>
            {t('report.somebody')}
          </Button>
        )}
        {reporting && <Report line={null} onClose={() => setReporting(false)} />}
      </section>
      {plays && orders && <Orders book={orders} give={ids => online.send({ type: 'orders', orders: [...ids] })} />}
      <p className={css.note}>
        {t('live.commitment')} <code>{table.commitment}</code>
      </p>
    </div>
  );
}

function Playing({ table }: { table: MyTable }) {
  const t = useOnlineText();
  const online = useOnline();
  const [, go] = useLocation();
  const { busy, problem, run } = useAttempt();
  const leave = () =>
    run(async () => {
      await tables.leave(table.id);
      go(LOBBY);
    });
  const resign = () => run(async () => void (await online.send({ type: 'resign' })));
  const wished = table.wouldEnd.includes(table.seat!);
  const gaveUp = table.resigned.includes(table.seat!);
  return (
    <section className={css.buttons}>
      <AskUndo />
      {!gaveUp && (
        <Button icon={Bot} onClick={() => void online.send({ type: 'away' })}>
          {t('live.away')}
        </Button>
      )}
      {!gaveUp && !wished && (
        <Button icon={Handshake} onClick={() => void online.send({ type: 'end', yes: true })}>
          {t('end.wish')}
        </Button>
      )}
      {!gaveUp && (
        <Sure
          icon={Flag}
          ask={t('resign')}
          text={t(table.rated ? 'resign.sure.rated' : 'resign.sure')}
          yes={t('resign')}
          busy={busy}
          onYes={resign}
        />
      )}
      <Sure
        icon={LogOut}
        ask={t('live.leave')}
        text={t('live.leave.sure')}
        yes={t('live.leave.yes')}
        busy={busy}
        onYes={leave}
      />
      {problem}
    </section>
  );
}

interface SureProps {
  icon: Icon;
  ask: string;
  text: string;
  yes: string;
  busy: boolean;
  onYes(): void;
}

/** A button whose deed is asked about once more. */
function Sure({ icon, ask, text, yes, busy, onYes }: SureProps) {
  const t = useOnlineText();
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button icon={icon} onClick={() => setAsking(true)}>
        {ask}
      </Button>
    );
  }
  return (
    <span className={css.sure}>
      {text}
      <Button look="primary" disabled={busy} onClick={onYes}>
        {yes}
      </Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        {t('live.leave.no')}
      </Button>
    </span>
  );
}

/** Beyond what is free, everybody must agree; after a refusal one has to wait before asking again. */
export function AskUndo({ onAsked }: { onAsked?(): void }) {
  const { t, language } = useOnlineWords();
  const online = useOnline();
  const seat = useSitting(s => s.table?.seat ?? null);
  const asked = useSitting(s => s.undo !== null);
  const free = useSitting(s => s.undoTo !== null);
  const again = useSitting(s => s.undoAgain);
  const ahead = useSitting(s => s.ahead);
  const last = online.log().findLast(entry => entry.seat === seat && entry.at > 0);
  const wait = again === null ? 0 : again - ahead - Date.now();
  if (!last || asked || free) return null;
  const ask = () => {
    void online.send({ type: 'undo', to: last.at - 1 });
    onAsked?.();
  };
  return (
    <Button icon={Undo} disabled={wait > 0} onClick={ask}>
      {wait > 0 ? t('undo.wait', { time: timeLeft(wait, language) }) : t('undo.ask')}
    </Button>
  );
}
