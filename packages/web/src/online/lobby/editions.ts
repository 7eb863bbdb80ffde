/** The lobby is read once and then follows what the server says has changed. */
import type { Lobby, LobbyNews } from '@interregnum/protocol';

type Change = Extract<LobbyNews, { type: 'lobby' }>;

/** The lobby after a change; `null` when something was missed, and it has to be read again. */
export function withChange(lobby: Lobby, { from, edition, open, watch, cards }: Change): Lobby | null {
  if (edition <= lobby.edition) return lobby;
  if (from !== lobby.edition) return null;
  const known = new Map([...lobby.open, ...lobby.watch, ...cards].map(card => [card.id, card]));
  const found = (ids: readonly string[]) => ids.flatMap(id => known.get(id) ?? []);
  return { ...lobby, edition, open: found(open), watch: found(watch) };
}
