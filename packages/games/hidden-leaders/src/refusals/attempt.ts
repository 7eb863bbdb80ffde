/** What a player tried, read from a code; the code need not be an option of any question. */
import type { Seat } from '@interregnum/kernel';
import { type Faction, factionNumber } from '../content/factions.ts';
import { type Card, cardNumber } from '../content/heroes.ts';
import { VERBS } from '../options.ts';

export type Attempt =
  | { type: 'prepare'; hide: Card; discard: Card }
  | { type: 'hero'; verb: string; card: Card }
  | { type: 'hidden'; verb: string; seat: Seat; place: number }
  | { type: 'move'; red: number; green: number }
  | { type: 'player'; seat: Seat }
  | { type: 'faction'; faction: Faction }
  | { type: 'pile'; pile: string }
  | { type: 'word'; word: string };

/** `null` for what no question of Hidden Leaders could be answered with. */
export function readAttempt(code: string): Attempt | null {
  if (/^(red|green)/.test(code)) return readMove(code);
  const colon = code.indexOf(':');
  if (colon < 0 || code === 'look:own') return { type: 'word', word: code };
  const verb = code.slice(0, colon);
  const what = code.slice(colon + 1);
  if (verb === 'player') return /^\d{1,3}$/.test(what) ? { type: 'player', seat: Number(what) - 1 } : null;
  if (verb === 'faction') return readFaction(what);
  if (verb === 'pile') return ['wilderness', 'graveyard'].includes(what) ? { type: 'pile', pile: what } : null;
  if (what.includes('+')) return readPreparation(code);
  return (VERBS as readonly string[]).includes(verb) ? readCard(verb, what) : null;
}

function readMove(code: string): Attempt | null {
  const match = /^(?:red([+-]\d))?,?(?:green([+-]\d))?$/.exec(code);
  return match && { type: 'move', red: Number(match[1] ?? 0), green: Number(match[2] ?? 0) };
}

function readFaction(id: string): Attempt | null {
  const faction = factionNumber(id);
  return faction === null ? null : { type: 'faction', faction };
}

function readPreparation(code: string): Attempt | null {
  const match = /^hide:([a-z-]+)\+discard:([a-z-]+)$/.exec(code);
  const [hide, discard] = match ? [cardNumber(match[1]!), cardNumber(match[2]!)] : [null, null];
  return hide === null || discard === null ? null : { type: 'prepare', hide, discard };
}

function readCard(verb: string, what: string): Attempt | null {
  const place = /^(\d{1,3})\.(\d{1,3})$/.exec(what);
  if (place) return { type: 'hidden', verb, seat: Number(place[1]) - 1, place: Number(place[2]) - 1 };
  const card = cardNumber(what);
  return card === null ? null : { type: 'hero', verb, card };
}
