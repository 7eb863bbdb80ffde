/** What a title's tests are made of. */
export * from './check.ts';
export * from './contract.ts';
export * from './coverage.ts';
export * from './planted-leaks.ts';
export * from './random-play.ts';
export * from './sample.ts';
export * from './secrecy.ts';
export * from './variant.ts';
