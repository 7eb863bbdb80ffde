/** What a title's tests are made of. */
export * from './check.ts';
export * from './chronicle.ts';
export * from './content.ts';
export * from './contract.ts';
export * from './coverage.ts';
export * from './mistakes.ts';
export * from './planted-leaks.ts';
export * from './positions.ts';
export * from './random-play.ts';
export * from './records.ts';
export * from './refusal-fuzz.ts';
export * from './refusals.ts';
export * from './sample.ts';
export * from './scenarios.ts';
export * from './secrecy.ts';
export * from './texts.ts';
export * from './variant.ts';
