/** The lobby while somebody looks at it: read once, then kept up by what the server says; read again without it. */
import type { Lobby, LobbyNews } from '@interregnum/protocol';
import { useEffect, useState } from 'react';
import { tables } from '../net/api.ts';
import { withChange } from './editions.ts';
import { hearLobby } from './lobby-calls.ts';

/** Milliseconds between two questions while the server cannot call. */
const ALONE = 4000;

export interface LobbyNow {
  lobby: Lobby | null;
  /** The last question was not answered. */
  cut: boolean;
}

export function useLobby(): LobbyNow {
  const [now, setNow] = useState<LobbyNow>({ lobby: null, cut: false });
  useEffect(() => {
    const following = followLobby(setNow);
    const look = () => void (document.hidden || following.ask());
    document.addEventListener('visibilitychange', look);
    return () => {
      following.stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}

/** Shows the lobby whenever it is another, until it is stopped. */
function followLobby(show: (now: LobbyNow) => void): { ask(): Promise<void>; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let here = true;
  let called = false;
  let lobby: Lobby | null = null;

  function take(next: Lobby | null): void {
    if (!here) return;
    lobby = next ?? lobby;
    show({ lobby, cut: next === null });
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const next = await tables.lobby().catch(() => null);
    take(next);
    clearTimeout(timer);
    if (here && !document.hidden && (!called || next === null)) timer = setTimeout(() => void ask(), ALONE);
  }

  async function askMine(): Promise<void> {
    const own = await tables.mine().catch(() => null);
    if (lobby && own) take({ ...lobby, ...own });
  }

  function heard(news: LobbyNews): void {
    if (document.hidden) return;
    if (news.type === 'mine') void askMine();
    else if (lobby) {
      const next = withChange(lobby, news);
      if (next) take(next);
      else void ask();
    }
  }

  void ask();
  const stopHearing = hearLobby({
    heard,
    connected(yes) {
      called = yes;
      void ask();
    },
  });
  return {
    ask,
    stop() {
      here = false;
      stopHearing();
      clearTimeout(timer);
    },
  };
}
