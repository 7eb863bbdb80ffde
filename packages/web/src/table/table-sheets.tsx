/** Everything that opens above the table, loaded when it is first wanted. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { Moment } from '../local/messages.ts';
import { Button } from '../parts/button.tsx';
import { saveFile } from '../parts/save-file.ts';
import { Sheet } from '../parts/sheet.tsx';
import { hasSummary } from '../summary/summaries.ts';
import css from './frame/frame.module.css';
import { isPanel, type Open, type Panel } from './frame/panels.ts';
import type { Recap } from './recap/use-recap.ts';
import { useShared } from './state/table-context.ts';
import type { Play } from './state/use-play.ts';
import type { TableState } from './state/use-table.ts';

const SummarySheet = lazy(() => import('../summary/summary-sheet.tsx'));
const OptionsList = lazy(() => import('./prompt/options-list.tsx'));
const ShortcutsSheet = lazy(() => import('./frame/shortcuts-sheet.tsx'));
const MenuSheet = lazy(() => import('./frame/menu-sheet.tsx'));
const RecapSheet = lazy(() => import('./recap/recap-sheet.tsx'));
const TakeBackSheet = lazy(() => import('./replay/take-back-sheet.tsx'));
const AnalysisSheet = lazy(() => import('./analysis/analysis-sheet.tsx'));
const Ending = lazy(() => import('./ending/ending.tsx'));

interface TableSheetsProps {
  open: Open;
  narrow: boolean;
  moment: Moment;
  state: TableState;
  play: Play;
  panels: Readonly<Record<Panel, ReactNode>>;
  transport: ReactNode;
  recap: Recap;
  onOpen(what: Open): void;
  onLook(at: number): void;
  onRematch(): void;
  onTakeBack(): void;
  onFailed(error: unknown): void;
}

export function TableSheets({ open, narrow, moment, state, play, panels, transport, recap, ...on }: TableSheetsProps) {
  const { title, words, source } = useShared();
  const { text } = words;
  const close = () => on.onOpen(null);
  const save = () => {
    const name = `${moment.game}-${new Date().toISOString().slice(0, 10)}.jsonl`;
    source.record().then(record => saveFile(name, record), on.onFailed);
  };
  return (
    <Suspense>
      {narrow && isPanel(open) && (
        <Sheet title={text(`table.${open}`)} onClose={close} tall flush>
          {panels[open]}
        </Sheet>
      )}
      {open === 'more' && (
        <Sheet title={text('table.more')} onClose={close}>
          {transport}
          <div className={css.moreButtons}>
            <Button onClick={recap.show}>{text('table.log.since')}</Button>
            <Button onClick={() => on.onOpen('words')}>{text('table.words')}</Button>
            {hasSummary(moment.game) && <Button onClick={() => on.onOpen('summary')}>{text('learn.summary')}</Button>}
            {play.mine && <Button onClick={() => on.onOpen('options')}>{text('table.allOptions')}</Button>}
            <Button onClick={() => on.onOpen('menu')}>{text('table.menu')}</Button>
          </div>
        </Sheet>
      )}
      {open === 'options' && play.mine && (
        <OptionsList
          options={play.props.options}
          describe={play.describe}
          hovered={play.props.hovered}
          onChoose={play.props.choose}
          onClose={close}
        />
      )}
      {open === 'recap' && (
        <RecapSheet entries={recap.entries} marked={recap.marked} onLook={on.onLook} onClose={close} />
      )}
      {open === 'takeBack' && <TakeBackSheet takeBack={moment.takeBack} onTakeBack={on.onTakeBack} onClose={close} />}
      {open === 'analysis' && moment.outcome && (
        <AnalysisSheet moment={moment} log={state.log} onLook={on.onLook} onFailed={on.onFailed} onClose={close} />
      )}
      {open === 'summary' && <SummarySheet id={moment.game} title={title.game.meta.title} onClose={close} />}
      {open === 'keys' && <ShortcutsSheet onClose={close} />}
      {open === 'menu' && (
        <MenuSheet moment={moment} onExport={save} onKeys={() => on.onOpen('keys')} onClose={close} />
      )}
      {open === 'ending' && moment.outcome && (
        <Ending
          outcome={moment.outcome}
          log={state.log}
          takeBacks={moment.takeBacks}
          onLook={on.onLook}
          onRematch={on.onRematch}
          onAnalyse={() => on.onOpen('analysis')}
          onExport={moment.whatIf ? null : save}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
