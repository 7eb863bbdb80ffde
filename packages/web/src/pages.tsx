/** The pages that are loaded when they are visited. */
import { type ComponentType, lazy, useState } from 'react';

interface LaterPage<P> {
  Page: ComponentType<P>;
  /** Fetches it ahead. */
  fetch(): Promise<unknown>;
}

/** A page that was fetched ahead is drawn at once, without the pause that React makes after showing a fallback. */
function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LaterPage<P> {
  let ready: ComponentType<P> | null = null;
  const fetch = async () => {
    const page = await load();
    ready = page.default;
    return page;
  };
  const Lazy = lazy(fetch);
  function Page(props: P) {
    const [Ready] = useState(() => ready);
    return Ready ? <Ready {...props} /> : <Lazy {...props} />;
  }
  return { Page, fetch };
}

export const { Page: TablePage, fetch: fetchTablePage } = later(() => import('./table/table-page.tsx'));
export const { Page: OnlinePages } = later(() => import('./online/pages.tsx'));
export const { Page: SettingsPage } = later(() => import('./settings/page.tsx'));
export const { Page: CreditsPage } = later(() => import('./credits/credits.tsx'));
