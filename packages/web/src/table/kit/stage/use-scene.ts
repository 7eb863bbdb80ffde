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
  /** Something is on the stage, or about to take it. */
  held: boolean;
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

/** The table is looked at, then the acts follow one another. */
type Step = 'before' | Act;
const STEPS: readonly Step[] = ['before', ...ACTS];

/** How long a step stays; a scene that jumps to its end shows only that. */
function lengthOf({ lengths, after = 0 }: Scene, step: Step, pace: Pace): number {
  if (pace === 'instant') return BEAT;
  return (step === 'before' ? after : lengths[step]) * TEMPO[pace];
}

const nextStep = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null;

/** At which step a scene begins; whoever wants no motion sees its end at once. */
const firstOf = (scene: Scene | undefined, still: boolean): Step =>
  still ? 'consequence' : scene?.after ? 'before' : 'hush';

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
  step: Step;
  seen: boolean;
}

export function useScene(ui: CompleteTitleUi, { news, view }: Moment, looking: boolean): Stage {
  const { pace } = useSettings();
  const still = useReducedMotion() || pace === 'instant';
  const [memory, setMemory] = useState<Memory>({ news, scenes: NOTHING, step: 'hush', seen: false });
  if (memory.news !== news) {
    const scenes = scenesOf(ui, news, view);
    const step = firstOf(scenes[0], still);
    setMemory(scenes.length > 0 ? { news, scenes, step, seen: true } : { ...memory, news, seen: false });
  }
  const { scenes, step, seen } = memory;
  const scene = scenes[0] ?? null;
  const dismiss = useCallback(
    () => setMemory(now => ({ ...now, scenes: now.scenes.slice(1), step: firstOf(now.scenes[1], still) })),
    [still],
  );
  const skip = useCallback(() => setMemory(now => ({ ...now, scenes: NOTHING })), []);
  const next = nextStep(step);
  useEffect(() => {
    if (!scene || (scene.final && !next)) return;
    const goOn = () => (next ? setMemory(now => ({ ...now, step: next })) : dismiss());
    const timer = setTimeout(goOn, lengthOf(scene, step, pace));
    return () => clearTimeout(timer);
  }, [scene, step, next, pace, dismiss]);
  const shown = scene && step !== 'before' && !looking ? { scene, act: step, dismiss, skip } : null;
  return { on: shown, held: scene !== null, seen };
}
