/** The lobby while somebody looks at it: asked for when the server says that it has changed, and now and then. */
import type { Lobby } from '@interregnum/protocol';
import { useEffect, useState } from 'react';
import { tables } from '../net/api.ts';
import { hearLobby } from './lobby-calls.ts';

/** Milliseconds between two questions: while the server calls, and while it cannot. */
const CALLED = 30_000;
const ALONE = 4000;

export interface LobbyNow {
  lobby: Lobby | null;
  /** The last question was not answered. */
  cut: boolean;
}

export function useLobby(): LobbyNow {
  const [now, setNow] = useState<LobbyNow>({ lobby: null, cut: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    let pause = ALONE;
    async function ask(): Promise<void> {
      clearTimeout(timer);
      const lobby = await tables.lobby().catch(() => null);
      if (!here) return;
      setNow(before => ({ lobby: lobby ?? before.lobby, cut: lobby === null }));
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => void ask(), pause);
    }
    const look = () => void (document.hidden || ask());
    function connected(yes: boolean): void {
      pause = yes ? CALLED : ALONE;
      look();
    }
    void ask();
    const stop = hearLobby({ changed: look, connected });
    document.addEventListener('visibilitychange', look);
    return () => {
      here = false;
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
