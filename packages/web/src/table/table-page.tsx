/** A table from its address: opens it, loads its title, lets the curtain fall between people. */
import { LazyMotion, MotionConfig } from 'motion/react';
import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { Seals } from '../parts/seal.tsx';
import { MissingPage, TroublePage } from '../parts/trouble.tsx';
import { call } from '../session/client.ts';
import type { Moment } from '../session/messages.ts';
import { useReducedMotion, useSettings } from '../settings/settings.ts';
import { titleOf } from '../shelf.ts';
import { useText } from '../texts/texts.ts';
import { Curtain } from './curtain.tsx';
import { Elsewhere } from './elsewhere.tsx';
import type { WantedRule } from './rules-panel.tsx';
import { saveFile } from './save-file.ts';
import { Table } from './table.tsx';
import { TableContext } from './table-context.ts';
import { TermHelp } from './term.tsx';
import { loadTitle } from './titles.ts';
import { timeToFollow } from './use-pace.ts';
import { type TableActions, type TableState, useTable } from './use-table.ts';
import { useTableWords } from './wording.ts';

const motionFeatures = () => import('./motion-features.ts').then(module => module.default);

export default function TablePage({ id }: { id: string }) {
  const t = useText();
  const [state, actions] = useTable(id);
  const { status, moment, problem } = state;
  if (status === 'missing') return <MissingPage />;
  if (status === 'elsewhere') return <Elsewhere />;
  if (status === 'broken') {
    const save = () =>
      void call('exportRecord', id).then(record => saveFile('interregnum.jsonl', record), actions.fail);
    return (
      <TroublePage message={problem}>
        <Button onClick={save}>{t('table.export')}</Button>
      </TroublePage>
    );
  }
  return moment ? <OpenTable moment={moment} state={state} actions={actions} /> : <Loading />;
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

function OpenTable({ moment, state, actions }: { moment: Moment; state: TableState; actions: TableActions }) {
  const title = use(loadTitle(moment.game));
  const { seats } = moment;
  const seatNames = useMemo(() => seats.map(seat => seat.name), [seats]);
  const words = useTableWords(title, seatNames);
  const [wantedRule, setWantedRule] = useState<WantedRule | null>(null);
  const openRule = useCallback((id: string) => setWantedRule(last => ({ id, asked: (last?.asked ?? 0) + 1 })), []);
  const shared = useMemo(() => ({ title, words, seatNames, openRule }), [title, words, seatNames, openRule]);
  const reduced = useReducedMotion();
  const curtain = useCurtain(moment);
  const { handover } = moment;
  return (
    <TableContext value={shared}>
      <Seals of={titleOf(moment.game)!.seals}>
        <LazyMotion features={motionFeatures} strict>
          <MotionConfig reducedMotion={reduced ? 'always' : 'never'}>
            {curtain && handover !== null ? (
              <Curtain
                next={handover}
                before={moment.viewer}
                onReady={() => actions.sitDown(handover)}
                onTakeBack={moment.mayTakeBack ? actions.takeBack : null}
              />
            ) : (
              <>
                <Table moment={moment} state={state} actions={actions} wantedRule={wantedRule} />
                <TermHelp />
              </>
            )}
          </MotionConfig>
        </LazyMotion>
      </Seals>
    </TableContext>
  );
}
