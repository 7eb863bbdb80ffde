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
}

/** The truth about a game. The seed stays in here until the game is over. */
export interface TableRecord {
  id: string;
  header: RecordHeader;
  answers: readonly Answer[];
  seed: string;
  end: RecordEnd | null;
}

const NAME = 'interregnum';
const VERSION = 1;
const CARDS = 'cards';
const RECORDS = 'records';

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
    request.result.createObjectStore(CARDS, { keyPath: 'id' });
    request.result.createObjectStore(RECORDS, { keyPath: 'id' });
  };
  const db = await settled(request);
  db.onversionchange = () => db.close();
  db.onclose = () => {
    opening = null;
  };
  return db;
}

/** Makes the first look into the drawer a quick one. */
export const openDrawer = async (): Promise<void> => void (await database());

/** Runs `work` in one transaction and waits until everything is written. */
async function change(work: (cards: IDBObjectStore, records: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction([CARDS, RECORDS], 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  work(transaction.objectStore(CARDS), transaction.objectStore(RECORDS));
  await done;
}

const read = async <T>(store: string, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  settled(work((await database()).transaction(store).objectStore(store)));

export const keepTable = (card: StoredTable, record: TableRecord): Promise<void> =>
  change((cards, records) => {
    cards.put(card);
    records.put(record);
  });

export const removeTable = (id: string): Promise<void> =>
  change((cards, records) => {
    cards.delete(id);
    records.delete(id);
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
