/** Taking back, a hint, the pace of the bots, and the slider over the whole past. */
import ChevronLeft from 'icon:lucide/chevron-left';
import ChevronRight from 'icon:lucide/chevron-right';
import HistoryIcon from 'icon:lucide/history';
import Lightbulb from 'icon:lucide/lightbulb';
import Pause from 'icon:lucide/pause';
import Play from 'icon:lucide/play';
import SkipForward from 'icon:lucide/skip-forward';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../parts/button.tsx';
import quiet from '../../parts/quiet-select.module.css';
import { changeSettings, type Pace, useSettings } from '../../settings/settings.ts';
import type { TextKey } from '../../texts/texts.ts';
import { useShared } from '../state/table-context.ts';
import { TakeBackButton, type TakeBackButtonProps } from './take-back-button.tsx';
import css from './transport.module.css';

const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];

export interface TransportProps extends TakeBackButtonProps {
  at: number;
  last: number;
  /** What happened at the moment that is shown. */
  caption: string;
  bots: boolean;
  paused: boolean;
  mayHint: boolean;
  /** Instead of the tools of a player, when the game is over. */
  viewSwitch: ReactNode;
  onLook(at: number | null): void;
  onPause(): void;
  onHint(): void;
  onRecap(): void;
}

export function Transport(props: TransportProps) {
  const { text } = useShared().words;
  return (
    <section className={css.transport} aria-label={text('table.transport')}>
      <Timeline {...props} />
      {props.viewSwitch ?? <Tools {...props} />}
    </section>
  );
}

/** Where there is no rail: the way through the past stands below the open board, the tools of a player in a sheet. */
export const TransportInDock = (props: TransportProps) => (
  <div className={css.inDock}>
    <Timeline {...props} />
    {props.viewSwitch}
  </div>
);

export function TransportInSheet(props: TransportProps) {
  const { text } = useShared().words;
  return (
    <>
      <Tools {...props} />
      <Button disabled={props.at === 0} onClick={() => props.onLook(props.at - 1)}>
        {text('table.lookBack')}
      </Button>
    </>
  );
}

function Tools(props: TransportProps) {
  const { text } = useShared().words;
  const { pace } = useSettings();
  return (
    <div className={css.buttons}>
      <TakeBackButton mayTakeBack={props.mayTakeBack} onTakeBack={props.onTakeBack} />
      <IconButton icon={HistoryIcon} label={text('table.log.since')} onClick={props.onRecap} />
      <IconButton icon={Lightbulb} label={text('table.hint')} disabled={!props.mayHint} onClick={props.onHint} />
      {props.bots && (
        <>
          <IconButton
            icon={props.paused ? Play : Pause}
            label={text(props.paused ? 'table.resume' : 'table.pause')}
            aria-pressed={props.paused}
            onClick={props.onPause}
          />
          <label className={css.pace}>
            <span className="visually-hidden">{text('settings.pace')}</span>
            <select
              className={quiet.select}
              value={pace}
              onChange={event => changeSettings({ pace: event.target.value as Pace })}
            >
              {PACES.map(value => (
                <option key={value} value={value}>
                  {text(`settings.pace.${value}` satisfies TextKey)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </div>
  );
}

export function Timeline({ at, last, caption, onLook }: Pick<TransportProps, 'at' | 'last' | 'caption' | 'onLook'>) {
  const { text } = useShared().words;
  const where = text('table.timeline.at', { at, last });
  return (
    <div className={css.timeline}>
      <IconButton
        icon={ChevronLeft}
        label={text('table.timeline.back')}
        disabled={at === 0}
        onClick={() => onLook(at - 1)}
      />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        disabled={last === 0}
        style={{ '--at': last === 0 ? '100%' : `${(100 * at) / last}%` }}
        aria-label={text('table.timeline')}
        aria-valuetext={caption ? `${where}: ${caption}` : where}
        onChange={event => onLook(Number(event.target.value))}
      />
      <IconButton
        icon={ChevronRight}
        label={text('table.timeline.forward')}
        disabled={at === last}
        onClick={() => onLook(at + 1)}
      />
      <IconButton
        icon={SkipForward}
        label={text('table.timeline.now')}
        disabled={at === last}
        onClick={() => onLook(null)}
      />
    </div>
  );
}
