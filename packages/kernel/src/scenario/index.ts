/** Scenarios: a position, what is played, what must then hold. The proof of a rule, readable by anybody who plays. */
export { RULES_EXPECTED, readScenario, type ScenarioData } from './read.ts';
export { runScenario } from './run.ts';
export type { Difference, ScenarioWatch } from './state.ts';
