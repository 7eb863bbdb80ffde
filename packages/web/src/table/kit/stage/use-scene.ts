/** Which scene is on the stage, and which act of it, by the pace of the table. */
import { useCallback, useEffect, useState } from 'react';
import type { Moment } from '../../../local/messages.ts';
import { type Pace, useReducedMotion, useSettings } from '../../../settings/settings.ts';
import type { CompleteTitleUi } from '../title.ts';
import { ACTS, type Act, type Scene } from './scene.ts';

/** How much longer than at the normal pace. */
const TEMPO: Readonly<Record<Exclude<Pace, 'instant'>, number>> = { slow: 1.4, normal: 1, fast: 0.55 };
/** At once is still one beat. */
const BEAT = 600;

export interface Stage {
  /** `null` while nothing is on the stage. */
  on: OnStage | null;
  /** What happened last was shown on the stage: there is nothing more to wait for. */
  seen: boolean;
}

export interface OnStage {
  scene: Scene;
  act: Act;
  /** On to the next scene, if there is one. */
  dismiss(): void;
  /** Past all that follow as well. */
  skip(): void;
}

/** How long an act stays; a scene that jumps to its end shows only that. */
function lengthOf({ lengths }: Scene, act: Act, pace: Pace): number {
  return pace === 'instant' ? BEAT : lengths[act] * TEMPO[pace];
}

const nextAct = (act: Act): Act | null => ACTS[ACTS.indexOf(act) + 1] ?? null;

const NOTHING: readonly Scene[] = [];

/** A title stages one moment of the news, or several one after another. */
function scenesOf(ui: CompleteTitleUi, news: Moment['news'], view: Moment['view']): readonly Scene[] {
  const found = ui.scene?.(news, view) ?? NOTHING;
  return 'event' in found ? [found] : found;
}

interface Memory {
  /** The news that were looked through. */
  news: Moment['news'];
  /** The first one is on the stage. */
  scenes: readonly Scene[];
  act: Act;
  seen: boolean;
}

export function useScene(ui: CompleteTitleUi, { news, view }: Moment, looking: boolean): Stage {
  const { pace } = useSettings();
  const still = useReducedMotion() || pace === 'instant';
  const first: Act = still ? 'consequence' : 'hush';
  const [memory, setMemory] = useState<Memory>({ news, scenes: NOTHING, act: first, seen: false });
  if (memory.news !== news) {
    const scenes = scenesOf(ui, news, view);
    setMemory(scenes.length > 0 ? { news, scenes, act: first, seen: true } : { ...memory, news, seen: false });
  }
  const { scenes, act, seen } = memory;
  const scene = scenes[0] ?? null;
  const dismiss = useCallback(() => setMemory(now => ({ ...now, scenes: now.scenes.slice(1), act: first })), [first]);
  const skip = useCallback(() => setMemory(now => ({ ...now, scenes: NOTHING })), []);
  const next = nextAct(act);
  useEffect(() => {
    if (!scene || (scene.final && !next)) return;
    const goOn = () => (next ? setMemory(now => ({ ...now, act: next })) : dismiss());
    const timer = setTimeout(goOn, lengthOf(scene, act, pace));
    return () => clearTimeout(timer);
  }, [scene, act, next, pace, dismiss]);
  return { on: scene && !looking ? { scene, act, dismiss, skip } : null, seen };
}
