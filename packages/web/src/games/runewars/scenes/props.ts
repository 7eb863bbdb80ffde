/** What every scene of Runewars gets. */
import type { RunewarsEvent } from '@interregnum/runewars';
import type { Act, Scene } from '../../../table/kit/stage/scene.ts';
import type { Props } from '../state/props.ts';

export type SceneProps = Props & { scene: Scene<RunewarsEvent>; act: Act };
