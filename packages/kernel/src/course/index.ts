export * from './barrier.ts';
export * from './course.ts';
export * from './replay.ts';
export * from './samples.ts';
export type { Turn } from './turns.ts';
