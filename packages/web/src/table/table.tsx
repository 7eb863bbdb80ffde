/** The table itself: board, question, players, log, rules, the past. */
import MenuIcon from 'icon:lucide/menu';
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import type { Moment } from '../local/messages.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { useLow, useScreen } from '../parts/use-screen.ts';
import { hasSummary } from '../summary/summaries.ts';
import { useEnding } from './ending/use-ending.ts';
import { Announcer } from './frame/announcer.tsx';
import { BottomBar } from './frame/bottom-bar.tsx';
import { Dock } from './frame/dock.tsx';
import css from './frame/frame.module.css';
import type { Panel } from './frame/panels.ts';
import { PhaseTrack } from './frame/phase-track.tsx';
import { Rail } from './frame/rail.tsx';
import { useShortcuts } from './frame/shortcuts.ts';
import { useOpen } from './frame/use-open.ts';
import { OverRail } from './kit/aside/aside.tsx';
import { isPassing } from './kit/passing.ts';
import { sought } from './kit/sight.ts';
import { StageFrame } from './kit/stage/stage-frame.tsx';
import { Staged } from './kit/stage/staged.ts';
import { type OnStage as OnStageNow, useScene } from './kit/stage/use-scene.ts';
import type { TitleUi } from './kit/title.ts';
import { useWishes } from './kit/wishes.ts';
import { Log } from './log/log.tsx';
import { useReading } from './log/use-reading.ts';
import { followPresses } from './prompt/near-press.ts';
import { RefusalNotice } from './prompt/refusal-notice.tsx';
import { useRecap } from './recap/use-recap.ts';
import { Transport, TransportInDock, TransportInSheet, type TransportProps } from './replay/transport.tsx';
import { ViewSwitch } from './replay/view-switch.tsx';
import type { WantedRule } from './rules/rules-panel.tsx';
import { ObjectiveLine } from './seats/objective-line.tsx';
import { Seats } from './seats/seats.tsx';
import { useSound } from './sound/use-sound.ts';
import { useLessonSlots } from './state/lesson-slots.ts';
import { useOnlineSlots } from './state/online-slots.ts';
import { useShared } from './state/table-context.ts';
import { useHurry } from './state/use-hurry.ts';
import { usePace } from './state/use-pace.ts';
import { type Play, usePlay } from './state/use-play.ts';
import type { TableActions, TableState } from './state/use-table.ts';
import { useWhereabouts } from './state/use-whereabouts.ts';
import { TableSheets } from './table-sheets.tsx';
import { WordsPanel } from './words/words-panel.tsx';

const RulesPanel = lazy(() => import('./rules/rules-panel.tsx'));

interface TableViewProps {
  moment: Moment;
  state: TableState;
  actions: TableActions;
  wantedRule: WantedRule | null;
}

export function Table({ moment, state, actions, wantedRule }: TableViewProps) {
  const { title, words, source } = useShared();
  const online = useOnlineSlots();
  const lesson = useLessonSlots();
  const { text } = words;
  const play = usePlay(moment, state, actions);
  const { props, mine, plain } = play;
  useWishes(props);
  const [, go] = useLocation();
  const screen = useScreen();
  const narrow = screen !== 'desk';
  const low = useLow();
  const reading = useReading();
  const [panel, setPanel] = useState<Panel>('log');
  const [open, setOpen] = useOpen(moment.question);
  const [paused, setPaused] = useState(false);
  const main = useRef<HTMLElement>(null);
  const board = useRef<HTMLElement>(null);
  const [overRail, setOverRail] = useState<HTMLDivElement | null>(null);
  const focusedFor = useRef<number | null>(null);
  const at = state.past?.at ?? moment.at;
  const looking = state.past !== null;
  const mayHint = mine && !play.hint;

  const showEnding = useCallback(() => setOpen('ending'), [setOpen]);

  const recap = useRecap(
    moment,
    state.log,
    board,
    useCallback(() => setOpen('recap'), [setOpen]),
  );
  const mayTakeBack = moment.takeBack.may !== 'no';
  const takeBack = () => (moment.takeBack.may === 'free' ? actions.takeBack() : setOpen('takeBack'));

  const stage = useScene(title.ui, moment, looking);
  useHurry(moment.question, mine && !stage.held, actions.isPast);

  usePace(moment, paused || looking || stage.held, stage.seen, actions.proceed);
  useEffect(() => {
    if (!wantedRule) return;
    setPanel('rules');
    if (narrow) setOpen('rules');
  }, [wantedRule, narrow, setOpen]);
  useEnding(moment, stage.held && !looking, showEnding);
  useSound(moment, mine);
  useWhereabouts(moment, state.log);
  useEffect(() => {
    if (!mine || focusedFor.current === moment.question) return;
    focusedFor.current = moment.question;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [mine, moment.question]);

  useEffect(followPresses, []);
  const place = sought.use();
  useEffect(() => {
    if (place) setOpen(null);
  }, [place, setOpen]);

  const toQuestion = () => main.current?.focus();
  const showPanel = (which: Panel) => {
    setPanel(which);
    if (narrow) setOpen(which);
    else document.querySelector<HTMLElement>(`[role="tab"][data-panel="${which}"]`)?.focus();
  };
  const { lookAt: lookBack } = actions;
  const lookAt = useCallback(
    (to: number) => {
      setOpen(null);
      lookBack(to);
    },
    [lookBack, setOpen],
  );
  const togglePause = () => setPaused(before => !before);
  const skip = moment.waiting === 'bots' && !looking ? () => actions.proceed(moment.at) : null;
  const rematch = () => void source.rematch(moment).then(address => go(address), actions.fail);

  const { viewer, self, seats, outcome } = moment;
  const alone = source.ofThisDevice && self !== null && viewer === self && seats.length > 1;
  const eyes = viewer ?? self ?? seats.findIndex(seat => seat.kind === 'person');
  const playOn =
    looking && source.review && eyes >= 0 && (outcome !== null || alone)
      ? () => void source.review?.playOn(at, eyes).then(address => go(address), actions.fail)
      : null;

  useShortcuts({
    options: () => mine && setOpen('options'),
    takeBack,
    recap: recap.show,
    hint: () => (play.hint ? play.forgetHint() : mayHint && play.askHint()),
    pause: togglePause,
    skip: () => skip?.(),
    back: () => at > 0 && actions.lookAt(at - 1),
    forward: () => looking && actions.lookAt(at + 1),
    now: () => {
      if (play.refusal) play.forgetRefusal();
      else if (play.hint) play.forgetHint();
      else actions.lookAt(null);
    },
    log: () => showPanel('log'),
    rules: () => showPanel('rules'),
    words: () => showPanel('words'),
    help: () => setOpen('keys'),
    prompt: toQuestion,
    plain: nth => plain[nth] && !isPassing(plain[nth]) && props.choose(plain[nth].code),
    pass: () => {
      const pass = plain.find(isPassing);
      if (pass) props.choose(pass.code);
    },
  });

  const caption = (state.log[at]?.events ?? []).map(event => words.say(title.game.words.tell(event))).join(' ');
  const replay: TransportProps = {
    at,
    last: moment.at,
    caption,
    bots: source.ofThisDevice && moment.seats.some(seat => seat.kind === 'bot'),
    paused,
    mayTakeBack,
    mayHint,
    viewSwitch: actions.viewFrom && <ViewSwitch viewer={moment.viewer} onView={actions.viewFrom} />,
    onLook: actions.lookAt,
    onPause: togglePause,
    onTakeBack: takeBack,
    onHint: play.askHint,
    onRecap: recap.show,
  };
  const panels: Record<Panel, ReactNode> = {
    log: (
      <Log
        log={state.log}
        at={at}
        last={moment.at}
        viewer={moment.viewer}
        asked={moment.viewer !== null && moment.pending.includes(moment.viewer)}
        reading={reading}
        onLook={lookAt}
      />
    ),
    rules: (
      <Suspense>
        <RulesPanel wanted={wantedRule} />
      </Suspense>
    ),
    words: <WordsPanel view={props.view} />,
    chat: online?.chat,
  };

  return (
    <div
      className={css.table}
      style={dockHeights(title.ui.dock)}
      data-at={moment.at}
      data-question={moment.question}
      data-lesson={lesson !== null}
    >
      <title>{mine ? text('table.yourTurn', { title: title.game.meta.title }) : title.game.meta.title}</title>
      <Button className={css.skip} onClick={toQuestion}>
        {text('table.skipLink')}
      </Button>
      <header className={css.head}>
        <IconButton icon={MenuIcon} label={text('table.menu')} onClick={() => setOpen('menu')} />
        <h1 className={css.title}>{title.game.meta.title}</h1>
        {moment.whatIf && <p className={css.whatIf}>{text('whatIf.mark')}</p>}
        {!(narrow && title.ui.boardTellsPhase) && <PhaseTrack track={title.ui.phaseTrack(props.view, words.text)} />}
        {!moment.kept && <p className={css.unsaved}>{text('table.unsaved')}</p>}
      </header>
      <section className={css.seats} aria-label={text('table.players')}>
        <Seats
          play={play}
          acting={looking ? [] : moment.pending}
          look={screen === 'side' ? 'seals' : narrow || low ? 'compact' : 'panels'}
        />
        {(outcome === null || looking) && (
          <ObjectiveLine view={props.view} onSummary={hasSummary(moment.game) ? () => setOpen('summary') : null} />
        )}
      </section>
      <OverRail value={overRail}>
        <Staged value={stage.held && !looking}>
          <BoardArea ref={board} play={play} looking={looking} />
        </Staged>
      </OverRail>
      {online && <div className={css.notices}>{online.notices}</div>}
      {lesson && <div className={css.notices}>{lesson.coach}</div>}
      <Dock
        ref={main}
        moment={moment}
        play={play}
        past={state.past && { at, caption, given: state.past.given ?? [] }}
        log={state.log}
        onNow={() => actions.lookAt(null)}
        onPlayOn={playOn}
        onEnding={() => setOpen('ending')}
        onAnalyse={() => setOpen('analysis')}
        onAll={() => setOpen('options')}
        onSkip={skip}
        timeline={narrow && <TransportInDock {...replay} />}
      />
      {narrow ? (
        <BottomBar
          mayTakeBack={mayTakeBack}
          mayHint={mayHint}
          onOpen={setOpen}
          onTakeBack={takeBack}
          onHint={play.askHint}
        />
      ) : (
        <Rail
          panel={panel}
          onPanel={setPanel}
          panels={panels}
          transport={<Transport {...replay} />}
          over={setOverRail}
        />
      )}
      {play.refusal && <RefusalNotice refusal={play.refusal} onClose={play.forgetRefusal} />}
      {stage.on && <OnStage stage={stage.on} play={play} />}
      <Announcer
        at={moment.at}
        news={looking ? NO_NEWS : moment.news}
        prompt={looking ? null : play.prompt}
        mine={mine}
        options={props.options.length}
      />
      <TableSheets
        open={open}
        narrow={narrow}
        moment={moment}
        state={state}
        play={play}
        panels={panels}
        transport={<TransportInSheet {...replay} onLook={lookAt} />}
        recap={recap}
        onOpen={setOpen}
        onLook={lookAt}
        onRematch={rematch}
        onTakeBack={actions.takeBack}
        onFailed={actions.fail}
      />
    </div>
  );
}

const NO_NEWS: Moment['news'] = [];

/** The title's drawing of the moment that has the stage. */
function OnStage({ stage, play }: { stage: OnStageNow; play: Play }) {
  const { Stage } = useShared().title.ui;
  return <StageFrame on={stage}>{Stage && <Stage {...play.props} scene={stage.scene} act={stage.act} />}</StageFrame>;
}

/** Whatever a title leaves out has the height of the shell. */
const dockHeights = (dock: TitleUi<never, never, never>['dock']): CSSProperties =>
  Object.fromEntries(Object.entries(dock ?? {}).map(([screen, height]) => [`--dock-${screen}`, height]));

/** The title's board, and what for a moment lies over its edges. */
function BoardArea({ ref, play, looking }: { ref: Ref<HTMLElement>; play: Play; looking: boolean }) {
  const { title, words } = useShared();
  const { props } = play;
  const { Board, Interruption } = title.ui;
  return (
    <section
      ref={ref}
      className={css.board}
      aria-label={words.text('table.board')}
      data-board=""
      data-looking={looking}
    >
      <Board {...props} />
      <Interruption {...props} />
    </section>
  );
}
