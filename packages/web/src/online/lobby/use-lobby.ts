/** The lobby, asked for again and again while somebody looks at it. */
import type { Lobby } from '@interregnum/protocol';
import { useEffect, useState } from 'react';
import { tables } from '../net/api.ts';

const PAUSE = 4000;

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
    async function ask(): Promise<void> {
      clearTimeout(timer);
      const lobby = await tables.lobby().catch(() => null);
      if (!here) return;
      setNow(before => ({ lobby: lobby ?? before.lobby, cut: lobby === null }));
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => void ask(), PAUSE);
    }
    const look = () => void (document.hidden || ask());
    void ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      here = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
