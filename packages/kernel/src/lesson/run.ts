/** Plays a lesson as the scenarios are played, and says where it no longer holds. */
import type { Flow } from '../flow.ts';
import type { BaseOption, Game } from '../game.ts';
import { NotationError, type Path } from '../notation/index.ts';
import type { Difference } from '../scenario/index.ts';
import { runScenario } from '../scenario/run.ts';
import { LESSON_LANGUAGES, type LessonData, type LessonScene, type LessonStep, readLesson } from './read.ts';

/** What is wrong with a lesson; empty when every answer in it can be given and every expectation holds. */
export function runLesson<S extends Flow<BaseOption>>(game: Game<S>, data: unknown): Difference[] {
  const lesson = readLesson(game, data);
  return lesson.scenes.flatMap((scene, nth) => [
    ...runScene(game, lesson, scene, nth),
    ...scene.steps.flatMap((step, i) => wordless(game, step, ['scenes', nth, 'steps', i])),
  ]);
}

/** `{area.orval}` in the words of the coach is a word of the title; it must be there in the same language. */
function wordless(game: Pick<Game, 'words'>, step: LessonStep, path: Path): Difference[] {
  if (!('say' in step)) return [];
  const said = [step.say, ...(step.kind === 'press' && step.other ? [step.other] : [])];
  return said.flatMap(words =>
    LESSON_LANGUAGES.flatMap(language =>
      [...words[language].matchAll(/\{([^}]*)\}/g)]
        .filter(([, key]) => game.words.texts[language]?.[key!] === undefined)
        .map(([, key]) => ({ path: [...path, 'say'], message: `the title has no word '${key}' in '${language}'` })),
    ),
  );
}

/** An entry of a scenario's play for each step; a step that only speaks expects nothing. */
function entryOf(step: LessonStep, you: number): unknown {
  switch (step.kind) {
    case 'tell':
      return { expect: {} };
    case 'press':
      return { [you + 1]: step.press };
    case 'watch':
      return { [step.seat + 1]: step.codes };
    case 'expect':
      return { expect: step.expect };
  }
}

function runScene<S extends Flow<BaseOption>>(
  game: Game<S>,
  { seats, options, you }: LessonData,
  { position, steps }: LessonScene,
  nth: number,
): Difference[] {
  const play = steps.map(step => entryOf(step, you));
  const inLesson = (path: Path): Path => [
    'scenes',
    nth,
    ...path.map((part, i) => (i === 0 && part === 'play' ? 'steps' : part)),
  ];
  try {
    return runScenario(game, { title: `scene ${nth + 1}`, rules: ['lesson'], seats, options, position, play }).map(
      ({ path, message }) => ({ path: inLesson(path), message }),
    );
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new NotationError(inLesson(error.path), error.message, { cause: error });
  }
}
