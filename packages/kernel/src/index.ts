/** The kernel: everything a title, a bot, the server, the app and the command line share. */
export * from './big-sets.ts';
export * from './chance.ts';
export * from './clock-defaults.ts';
export * from './course.ts';
export * from './domain.ts';
export * from './events.ts';
export * from './flow.ts';
export * from './game.ts';
export * from './notation/index.ts';
export * from './phrase.ts';
export * from './random.ts';
export * from './record.ts';
export * from './rulebook.ts';
export * from './scenario/index.ts';
export * from './sets.ts';
export * from './sight.ts';
export * from './verbs.ts';
