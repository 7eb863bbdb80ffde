/** The pages that are loaded when they are visited. */
import { lazyPage } from './parts/lazy-page.tsx';

export const { Page: OnlinePages } = lazyPage(() => import('./online/pages.tsx'));
export const { Page: LessonPage } = lazyPage(() => import('./learn/lesson-page.tsx'));
export const { Page: HistoryPage } = lazyPage(() => import('./history/history-page.tsx'));
export const { Page: DailyPage } = lazyPage(() => import('./daily/daily-page.tsx'));
export const { Page: SettingsPage } = lazyPage(() => import('./settings/page.tsx'));
export const { Page: CreditsPage } = lazyPage(() => import('./credits/credits.tsx'));
