/** Lessons: a scenario with a coach, played by somebody who does not know the game yet. */
export {
  LESSON_LANGUAGES,
  type LessonData,
  type LessonScene,
  type LessonStep,
  type NextGame,
  readLesson,
  type Said,
} from './read.ts';
export { runLesson } from './run.ts';
