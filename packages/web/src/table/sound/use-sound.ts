/** What happens at the table is heard, if the person wants that: loaded with the first sound, never before a gesture. */
import { useEffect, useRef } from 'react';
import type { Moment } from '../../local/messages.ts';
import { useSettings, type Volume } from '../../settings/settings.ts';
import { type Sound, soundsIn } from '../kit/sounds.ts';
import { useShared } from '../state/table-context.ts';

const LOUDNESS: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.25, middle: 0.55, full: 1 };
/** From one sound to the next, in seconds. */
const APART = 0.16;
const SILENT: Readonly<Record<string, Sound | null>> = {};

/** Browsers let nothing be heard before; they would only complain. */
const mayBeHeard = () => navigator.userActivation?.hasBeenActive ?? false;

async function playAll(sounds: readonly Sound[], volume: number): Promise<void> {
  const { play } = await import('./effects.ts');
  for (const [i, sound] of sounds.entries()) play(sound, volume, i * APART);
}

export function useSound({ news, log, viewer, outcome }: Moment, mine: boolean): void {
  const { sounds = SILENT } = useShared().title.ui;
  const volume = LOUDNESS[useSettings().sound];
  const heard = useRef({ news, calls: false, over: outcome !== null });
  const over = outcome !== null;
  /** The next step of one's own turn is no news. */
  const calls = mine && log.entries.at(-1)?.seat !== viewer;
  useEffect(() => {
    const before = heard.current;
    heard.current = { news, calls, over };
    const wanted = [
      ...(before.news === news ? [] : soundsIn(news, sounds)),
      ...(calls && !before.calls ? (['horn'] as const) : []),
      ...(over && !before.over ? (['bell'] as const) : []),
    ];
    if (volume > 0 && wanted.length > 0 && mayBeHeard()) playAll(wanted, volume).catch(() => {});
  }, [news, calls, over, sounds, volume]);
}
