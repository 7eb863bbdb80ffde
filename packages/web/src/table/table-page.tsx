/** A table: opens it, loads its title, lets the curtain fall between people. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { localSource } from '../local/local-source.ts';
import type { Moment } from '../local/messages.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { saveFile } from '../parts/save-file.ts';
import { PageSeals } from '../parts/seal.tsx';
import { MissingPage, TroublePage } from '../parts/trouble.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTitleAt } from '../shelf/content.ts';
import { useText } from '../texts/texts.ts';
import { Elsewhere } from './elsewhere.tsx';
import { PlayedContext } from './kit/played.ts';
import type { WantedRule } from './rules/rules-panel.tsx';
import { Curtain } from './seats/curtain.tsx';
import { useSeals } from './seats/use-seals.ts';
import { type OnlineSlots, OnlineSlotsContext } from './state/online-slots.ts';
import { timeToFollow } from './state/rhythm.ts';
import type { TableSource } from './state/source.ts';
import { TableContext } from './state/table-context.ts';
import { type TableActions, type TableState, useTable } from './state/use-table.ts';
import { Table } from './table.tsx';
import { TermHelp } from './words/term.tsx';
import { useTableWords } from './words/wording.ts';

export default function TablePage({ id }: { id: string }) {
  const source = useMemo(() => localSource(id), [id]);
  return <TableFrom source={source} online={null} />;
}

interface TableFromProps {
  source: TableSource;
  online: OnlineSlots | null;
}

/** A table from wherever it is. */
export function TableFrom({ source, online }: TableFromProps) {
  const t = useText();
  const [state, actions] = useTable(source);
  const { status, moment, problem } = state;
  if (status === 'missing') return <MissingPage />;
  if (status === 'elsewhere' || status === 'taken') {
    return <Elsewhere taken={status === 'taken'} onTakeOver={actions.takeOver} />;
  }
  if (status === 'broken') {
    const save = () => void source.record().then(record => saveFile('interregnum.jsonl', record), actions.fail);
    return (
      <TroublePage message={problem}>
        <Button onClick={save}>{t('table.export')}</Button>
      </TroublePage>
    );
  }
  if (!moment) return <Loading />;
  return (
    <OnlineSlotsContext value={online}>
      <OpenTable source={source} moment={moment} state={state} actions={actions} />
    </OnlineSlotsContext>
  );
}

/** Lets the person see what their answer did before the curtain falls. */
function useCurtain({ handover, viewer, news, question }: Moment): boolean {
  const { pace } = useSettings();
  const [fallen, setFallen] = useState<number | null>(null);
  const wanted = handover !== null;
  const delay = viewer === null ? 0 : timeToFollow(pace, news.length);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setFallen(question), delay);
    return () => clearTimeout(timer);
  }, [wanted, delay, question]);
  return wanted && (viewer === null || fallen === question);
}

/** The same list as long as the names are the same: all words at the table hang on it. */
function useSeatNames({ seats }: Moment): readonly string[] {
  const t = useText();
  const names = seats.map(seat => seat.name || t('player.former')).join('\n');
  return useMemo(() => names.split('\n'), [names]);
}

/** The same list as long as the same bots play. */
function useBots({ seats }: Moment): readonly (string | null)[] {
  const levels = JSON.stringify(seats.map(seat => (seat.kind === 'bot' ? seat.level : null)));
  return useMemo(() => JSON.parse(levels) as (string | null)[], [levels]);
}

interface OpenTableProps {
  source: TableSource;
  moment: Moment;
  state: TableState;
  actions: TableActions;
}

function OpenTable({ source, moment, state, actions }: OpenTableProps) {
  const title = useTitleAt(moment, source);
  const seatNames = useSeatNames(moment);
  const { self } = moment;
  const bots = useBots(moment);
  const words = useTableWords(title, seatNames);
  const [wantedRule, setWantedRule] = useState<WantedRule | null>(null);
  const openRule = useCallback((id: string) => setWantedRule(last => ({ id, asked: (last?.asked ?? 0) + 1 })), []);
  const shared = useMemo(
    () => ({ title, source, words, seatNames, self, bots, openRule }),
    [title, source, words, seatNames, self, bots, openRule],
  );
  const content = title.game.content?.file?.hash ?? null;
  const played = useMemo(() => ({ content }), [content]);
  const curtain = useCurtain(moment);
  const { handover } = moment;
  return (
    <TableContext value={shared}>
      <PlayedContext value={played}>
        <PageSeals {...useSeals(title, moment)}>
          {curtain && handover !== null ? (
            <Curtain
              next={handover}
              before={moment.viewer}
              onReady={() => actions.sitDown(handover)}
              onTakeBack={moment.takeBack.may === 'free' ? actions.takeBack : null}
            />
          ) : (
            <>
              <Table key={moment.table} moment={moment} state={state} actions={actions} wantedRule={wantedRule} />
              <TermHelp />
            </>
          )}
        </PageSeals>
      </PlayedContext>
    </TableContext>
  );
}
