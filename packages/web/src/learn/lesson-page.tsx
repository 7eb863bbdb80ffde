/** The guided first game of a title, on the real table. */

import { BOT_NAMES } from '@interregnum/bots/cast';
import { readLesson } from '@interregnum/kernel';
import { use, useMemo } from 'react';
import { useLocation } from 'wouter';
import { call } from '../local/client.ts';
import { Button } from '../parts/button.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTitle } from '../shelf/titles.ts';
import { LessonSlotsContext } from '../table/state/lesson-slots.ts';
import { TableFrom } from '../table/table-page.tsx';
import { useText } from '../texts/texts.ts';
import { Coach } from './coach.tsx';
import { openLesson } from './lesson-source.ts';
import { loadLesson } from './lessons.ts';

const loading = new Map<string, Promise<unknown>>();

function lessonOf(title: string): Promise<unknown> {
  const known = loading.get(title);
  if (known) return known;
  const lesson = loadLesson(title);
  loading.set(title, lesson);
  lesson.catch(() => loading.delete(title));
  return lesson;
}

export default function LessonPage({ id }: { id: string }) {
  const t = useText();
  const [, go] = useLocation();
  const { name } = useSettings();
  const { game } = useTitle(id);
  const data = use(lessonOf(id));
  const you = name || t('setup.you');
  const lesson = useMemo(() => openLesson(game, readLesson(game, data), you), [game, data, you]);

  async function play(): Promise<void> {
    const { seats, options, bots } = readLesson(game, data).next;
    const players = Array.from({ length: seats }, (_, seat) =>
      seat === 0
        ? { kind: 'person' as const, name: you }
        : { kind: 'bot' as const, name: BOT_NAMES[seat]!, level: bots },
    );
    go(`/table/${await call('create', { game: id, options, seats: players, seed: null })}`);
  }

  const slots = {
    coach: <Coach lesson={lesson} onPlay={() => void play()} />,
    menu: <Button onClick={lesson.restart}>{t('learn.again')}</Button>,
  };
  return (
    <LessonSlotsContext value={slots}>
      <TableFrom source={lesson.source} online={null} />
    </LessonSlotsContext>
  );
}
