/** A page that is loaded when it is visited, or fetched ahead. */
import { type ComponentType, lazy, useState } from 'react';

interface LazyPage<P> {
  Page: ComponentType<P>;
  /** Fetches it ahead. */
  fetch(): Promise<unknown>;
}

/** A page that was fetched ahead is drawn at once, without the pause that React makes after showing a fallback. */
export function lazyPage<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPage<P> {
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
