/** The drawer where games are kept on this device: an index card for each table, and beside it its record. */
import type { Answer, RecordEnd, RecordHeader, Seat, SetupChoices } from '@interregnum/kernel';
import type { Place } from '@interregnum/protocol';

/** Who sits in a seat of a game on this device. */
export type Player = Readonly<
  Pick<Extract<Place, { kind: 'person' }>, 'kind' | 'name'> | Extract<Place, { kind: 'bot' }>
>;

/** What the home page shows of a game that is kept here. */
export interface StoredTable {
  id: string;
  game: string;
  options: SetupChoices;
  seats: readonly Player[];
  created: number;
  updated: number;
  answers: number;
  /** Who won; `null` while the game goes on. */
  winners: readonly Seat[] | null;
  /** How often something was taken back; games kept before this was counted have none. */
  takeBacks?: number;
  /** Standing orders of the one person who plays it. */
  orders?: readonly string[];
  /** The name of the content file it is played with. */
  content?: string;
  /** This is what might have been of another game; it counts nowhere. */
  whatIf?: { table: string; at: number };
  /** The day whose deal it is, as `2026-11-16`; later tries of it count nowhere. */
  daily?: { day: string; first: boolean };
  /** How it ended, for the history of this device. */
  result?: GameResult;
  /** It was over when it came to this device; it counts nowhere. */
  imported?: boolean;
  /** Names the opening that may keep it: that of the window where it is played. */
  holder?: string;
}

/** What the history of this device knows of a finished game. */
export interface GameResult {
  /** By seat. */
  places: readonly number[];
  scores: readonly number[];
  /** Who stood worst at half time, in the judgement of the bots. */
  lastAtHalf: Seat | null;
  /** The term of the Leader of each seat, in titles that have any. */
  leaders: readonly (string | null)[];
}

/** The truth about a game. The seed stays in here until the game is over. */
export interface TableRecord {
  id: string;
  header: RecordHeader;
  answers: readonly Answer[];
  seed: string;
  end: RecordEnd | null;
  /** Where what might have been leaves the game it comes from. */
  branches?: readonly { at: number; seat: Seat; deal: string }[];
}

const NAME = 'interregnum';
const VERSION = 2;
const CARDS = 'cards';
const RECORDS = 'records';
const ANALYSES = 'analyses';

let opening: Promise<IDBDatabase> | null = null;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function database(): Promise<IDBDatabase> {
  opening ??= openDatabase().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const { objectStoreNames: known } = request.result;
    for (const store of [CARDS, RECORDS, ANALYSES]) {
      if (!known.contains(store)) request.result.createObjectStore(store, { keyPath: 'id' });
    }
  };
  const db = await settled(request);
  db.onversionchange = () => {
    db.close();
    opening = null;
  };
  db.onclose = () => {
    opening = null;
  };
  return db;
}

/** Makes the first look into the drawer a quick one. */
export const openDrawer = async (): Promise<void> => void (await database());

/** The table was opened in another window since: what was to be kept is out of date. */
export class TakenOver extends Error {}

type Store = IDBObjectStore;

/** Runs `work` in one transaction and waits until everything is written. */
async function change(work: (...stores: [cards: Store, records: Store, analyses: Store]) => void): Promise<void> {
  const transaction = (await database()).transaction([CARDS, RECORDS, ANALYSES], 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new TakenOver()); // without an error it was ourselves
  });
  const [cards, records, analyses] = [CARDS, RECORDS, ANALYSES].map(name => transaction.objectStore(name));
  work(cards!, records!, analyses!);
  await done;
}

const read = async <T>(store: string, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  settled(work((await database()).transaction(store).objectStore(store)));

/** In one transaction, so that no window writes over what another one has kept; fails with `TakenOver`. */
export const keepTable = (card: StoredTable, record: TableRecord): Promise<void> =>
  change((cards, records) => {
    const kept: IDBRequest<StoredTable | undefined> = cards.get(card.id);
    kept.onsuccess = () => {
      if (kept.result && kept.result.holder !== card.holder) return cards.transaction.abort();
      cards.put(card);
      records.put(record);
    };
  });

/** Opens a table to be played: whoever opened it before keeps nothing of it any more. `null`: it is not here. */
export async function openTable(id: string, holder: string): Promise<[StoredTable, TableRecord] | null> {
  const held = await change(cards => {
    const kept: IDBRequest<StoredTable | undefined> = cards.get(id);
    kept.onsuccess = () => void (kept.result && cards.put({ ...kept.result, holder }));
  }).then(
    () => ({ holder }),
    () => null, // a device that is full can still be read
  );
  const [card, record] = await Promise.all([storedTable(id), tableRecord(id)]);
  return card && record ? [{ ...card, ...held }, record] : null;
}

export const removeTable = (id: string): Promise<void> =>
  change((cards, records, analyses) => {
    cards.delete(id);
    records.delete(id);
    analyses.delete(IDBKeyRange.bound(`${id} `, `${id}!`)); // the id, a space, and what was judged
  });

/** All games of this device, the one played last first. */
export async function storedTables(): Promise<StoredTable[]> {
  const cards = await read<StoredTable[]>(CARDS, store => store.getAll());
  return cards.sort((a, b) => b.updated - a.updated);
}

export const storedTable = (id: string): Promise<StoredTable | undefined> =>
  read<StoredTable | undefined>(CARDS, store => store.get(id));

export const tableRecord = (id: string): Promise<TableRecord | undefined> =>
  read<TableRecord | undefined>(RECORDS, store => store.get(id));

/** What bots have found out about a finished game; `key` begins with the table's id and a space. */
export const keepAnalysis = (key: string, analysis: unknown): Promise<void> =>
  change((_, __, analyses) => void analyses.put({ id: key, analysis }));

export const keptAnalysis = async <T>(key: string): Promise<T | null> =>
  (await read<{ analysis: T } | undefined>(ANALYSES, store => store.get(key)))?.analysis ?? null;
