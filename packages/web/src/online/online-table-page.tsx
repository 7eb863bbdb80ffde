/** An online table from its address: waiting for its people, running, or over. */
import type { ErrorCode, MyTable } from '@interregnum/protocol';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import css from '../parts/trouble.module.css';
import { MissingPage } from '../parts/trouble.tsx';
import { currentSettings } from '../settings/settings.ts';
import { titleOf } from '../shelf/shelf.ts';
import type { OnlineSlots } from '../table/state/online-slots.ts';
import { timeToFollow } from '../table/state/rhythm.ts';
import { TableFrom } from '../table/table-page.tsx';
import { AfterTheEnd, RatingChanges } from './live/after-the-end.tsx';
import { Beside } from './live/beside.tsx';
import { Chat, Unread } from './live/chat.tsx';
import { AskUndo, LiveMenu } from './live/live-menu.tsx';
import { Notices } from './live/notices.tsx';
import { OnlineContext, useSitting } from './live/online-context.ts';
import { type OnlineTable, onlineTable } from './live/source.ts';
import { inviteInAddress, LOBBY } from './net/addresses.ts';
import { browserPorts } from './net/browser-ports.ts';
import { firstCommitment, invitation } from './net/remember.ts';
import { useWho } from './net/who.ts';
import { useOnlineText } from './parts/words.ts';
import { WaitingRoom } from './waiting/waiting-room.tsx';

/** Nobody follows what happens behind another window. */
const rhythm = (events: number) => (document.hidden ? 0 : timeToFollow(currentSettings().pace, events));

const openTable = (id: string): OnlineTable =>
  onlineTable(id, invitation(id, inviteInAddress()), {
    ...browserPorts(id),
    now: Date.now,
    timeToFollow: rhythm,
  });

const SLOTS: OnlineSlots = {
  chat: <Chat />,
  unread: <Unread />,
  beside: seat => <Beside seat={seat} />,
  notices: <Notices />,
  menu: <LiveMenu />,
  askTakeBack: onAsked => <AskUndo onAsked={onAsked} />,
  ending: <AfterTheEnd />,
};

/** Whoever gets a name is somebody else for the server: the table is opened anew. */
export default function LiveTablePage({ id }: { id: string }) {
  const { me } = useWho();
  return <LiveTable key={me?.id} id={id} />;
}

function LiveTable({ id }: { id: string }) {
  const [online] = useState(() => openTable(id));
  useEffect(() => online.connect(), [online]);
  useEffect(() => {
    const back = () => void (document.hidden || online.nudge());
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [online]);
  return (
    <OnlineContext value={online}>
      <Seated online={online} />
    </OnlineContext>
  );
}

function Seated({ online }: { online: OnlineTable }) {
  const failure = useSitting(s => s.failure);
  const table = useSitting(s => s.table);
  const [commitment, setCommitment] = useState<string | null>(null);
  if (table && commitment === null) setCommitment(firstCommitment(table.id, table.commitment));
  if (failure) return <NotForYou code={failure.code} />;
  if (!table) return <Loading />;
  if (!titleOf(table.game)) return <MissingPage />;
  if (table.status === 'waiting') return <WaitingRoom table={table} />;
  if (table.status === 'closed') return <Closed table={table} />;
  return <TableFrom source={online} online={SLOTS} />;
}

function Closed({ table }: { table: MyTable }) {
  const t = useOnlineText();
  const names = { list: table.resigned.map(seat => table.places[seat]?.name ?? '') };
  return (
    <main className={css.page}>
      <h1>{t('online.state.closed')}</h1>
      <p>
        {t(table.early === null ? 'live.closed.text' : table.early === 'agreed' ? 'end.agreed' : 'end.resigned', {
          names,
        })}
      </p>
      <RatingChanges table={table} />
      <div className={css.buttons}>
        <ButtonLink to={LOBBY} look="primary">
          {t('online.lobby')}
        </ButtonLink>
      </div>
    </main>
  );
}

/** The server does not let us in, and says why. */
function NotForYou({ code }: { code: ErrorCode }) {
  const t = useOnlineText();
  const why =
    code === 'protocol' ? 'live.refused.protocol' : code === 'banned' ? 'online.refused.banned' : 'live.refused';
  return (
    <main className={css.page}>
      <h1>{t('live.refused.title')}</h1>
      <p>{t(why)}</p>
      <div className={css.buttons}>
        <ButtonLink to={LOBBY} look="primary">
          {t('online.lobby')}
        </ButtonLink>
        <ButtonLink to="/">{t('error.home')}</ButtonLink>
      </div>
    </main>
  );
}
