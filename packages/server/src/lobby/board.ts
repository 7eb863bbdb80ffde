/** The lists that everybody sees, read once for all who look: kept, compared with the last, and compressed. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { LobbyCard, LobbyNews } from '@interregnum/protocol';
import { type Listing, publicLists } from './listing.ts';

export interface Edition {
  readonly number: number;
  /** The members of the JSON object that every answer begins with, without its braces. */
  readonly text: string;
  /** The whole answer for somebody without tables of their own, compressed. */
  compressed(): Promise<Buffer>;
}

export interface LobbyBoard {
  /** The lists as they are now. */
  current(): Promise<Edition>;
  /** Something may have changed. */
  stale(): void;
  /** Hears of every new edition how it differs from the last, as text. */
  onChange(hear: (news: string) => void): void;
  /** Reads the lists again whether or not anything is known to have changed. */
  refresh(): Promise<void>;
}

interface Lists {
  open: string[];
  watch: string[];
  /** The JSON of each card by its id. */
  cards: Map<string, string>;
}

/** Milliseconds for which nobody minds that hosts have come or gone. */
const HOLDS = 4000;

const NOTHING: Lists = { open: [], watch: [], cards: new Map() };

export const answerOf = ({ text }: Edition, own: object): string => `{${text},${JSON.stringify(own).slice(1)}`;

export function lobbyBoard(context: Listing): LobbyBoard {
  const hearers: ((news: string) => void)[] = [];
  // Another process counts its own editions; nobody mistakes one for the other.
  const first = context.ports.now();
  let lists = NOTHING;
  let edition = editionOf(first, NOTHING, context.ports.now());
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    readAt = performance.now();
    const { open, watch } = await publicLists(context);
    const next = listsOf(open, watch);
    const news = difference(lists, next, edition.number);
    if (!news) return;
    lists = next;
    edition = editionOf(news.edition, next, context.ports.now());
    const text = textOf(news, next);
    for (const hear of hearers) hear(text);
  }

  function refresh(): Promise<void> {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  }

  return {
    async current() {
      if (reading) await reading;
      if (performance.now() - readAt > HOLDS) await refresh();
      return edition;
    },
    stale() {
      readAt = Number.NEGATIVE_INFINITY;
    },
    onChange: hear => void hearers.push(hear),
    refresh,
  };
}

function listsOf(open: readonly LobbyCard[], watch: readonly LobbyCard[]): Lists {
  const ids = (cards: readonly LobbyCard[]) => cards.map(card => card.id);
  const cards = new Map([...open, ...watch].map(card => [card.id, JSON.stringify(card)]));
  return { open: ids(open), watch: ids(watch), cards };
}

interface Difference extends Omit<Extract<LobbyNews, { type: 'lobby' }>, 'cards'> {
  changed: string[];
}

/** `null`: nobody would see it. */
function difference(before: Lists, after: Lists, from: number): Difference | null {
  const changed = [...after.cards].filter(([id, text]) => before.cards.get(id) !== text).map(([id]) => id);
  const isSame = (x: readonly string[], y: readonly string[]) => x.join() === y.join();
  if (changed.length === 0 && isSame(before.open, after.open) && isSame(before.watch, after.watch)) return null;
  return { type: 'lobby', from, edition: from + 1, open: after.open, watch: after.watch, changed };
}

function textOf({ changed, ...news }: Difference, { cards }: Lists): string {
  return `${JSON.stringify(news).slice(0, -1)},"cards":[${changed.map(id => cards.get(id)!).join()}]}`;
}

function editionOf(number: number, { open, watch, cards }: Lists, now: number): Edition {
  const list = (ids: readonly string[]) => `[${ids.map(id => cards.get(id)!).join()}]`;
  const text = `"edition":${number},"open":${list(open)},"watch":${list(watch)}`;
  let compressed: Promise<Buffer> | null = null;
  const edition: Edition = {
    number,
    text,
    compressed() {
      compressed ??= promisify<string, Buffer>(gzip)(answerOf(edition, { mine: [], now }));
      return compressed;
    },
  };
  return edition;
}
