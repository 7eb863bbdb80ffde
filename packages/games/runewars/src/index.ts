/** Runewars: the rules as a package. */
import { type Game, withNews } from '@interregnum/kernel';
import { candidates } from './candidates.ts';
import { describe, prompt } from './describe.ts';
import { determinise } from './determinise.ts';
import { listen, type RunewarsEvent } from './events.ts';
import { broken } from './invariants.ts';
import { meta } from './meta.ts';
import type { Option } from './options.ts';
import { setup } from './phases/game.ts';
import { outcome } from './phases/winning.ts';
import { position } from './position.ts';
import { refusal } from './refusal.ts';
import { secrecy } from './secrecy.ts';
import { type View, view } from './sight.ts';
import { apply, clone, runewarsFlow, type State } from './state.ts';
import { evaluate } from './strategy/evaluate.ts';
import { priors } from './strategy/priors.ts';
import { tellEvent } from './telling.ts';
import { texts } from './texts/index.ts';
import { timeout } from './timeout.ts';

export type { RunewarsEvent } from './events.ts';
export type { Option } from './options.ts';
export { ASK, type Question } from './questions.ts';
export type { View } from './sight.ts';
export type { PublicState, State } from './state.ts';

export const runewars: Game<State, Option, View, RunewarsEvent> = {
  meta,
  rules: { ...withNews({ listen }, setup, apply), clone, view, refusal, outcome },
  words: { describe, prompt, tell: tellEvent, texts },
  advice: { determinise, timeout, evaluate, priors, idle: () => false },
  proof: { position, secrecy, broken, candidates, flow: runewarsFlow },
};

export default runewars;
