/** The app context: everything a running server consists of, handed to its parts. */
import type { Seat } from '@interregnum/kernel';
import type { Logger } from 'pino';
import type { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import type { Hub } from './live/hub.ts';
import type { LobbyBoard } from './lobby/board.ts';
import type { OwnTables } from './lobby/own-tables.ts';
import type { Metrics } from './metrics.ts';
import type { PersonLimits } from './person-limits.ts';
import type { Ports } from './ports.ts';
import type { Store } from './store/store.ts';
import type { OpenTable } from './tables/open.ts';
import type { Table } from './tables/table.ts';
import type { Titles } from './titles.ts';

/** What happens at tables, for whoever listens. Told only in the process where it happened, after it is safe on disk. */
export interface AppEvents {
  /** As others may see it; `before` is `null` for a new table. */
  changed(table: Table, before: Table | null): void;
  /** These persons are asked something now. */
  turn(table: Table, seats: readonly Seat[]): void;
  started(table: Table): void;
  over(table: Table): void;
}

export interface AppContext {
  readonly config: Config;
  readonly ports: Ports;
  readonly log: Logger;
  readonly store: Store;
  readonly titles: Titles;
  readonly bots: BotPool;
  readonly hub: Hub;
  readonly lobby: LobbyBoard;
  readonly ownTables: OwnTables;
  readonly metrics: Metrics;
  readonly limits: PersonLimits;
  /** Whoever wants to know what happens adds itself. */
  readonly listeners: Partial<AppEvents>[];
  readonly startedAt: number;
  /** Tables in memory or on their way there. */
  readonly open: Map<string, Promise<OpenTable | null>>;
  /** Tables at which bots think, or wait to think. */
  readonly thinking: Set<string>;
  /** Tables whose whole game has been replayed on the present rules. */
  readonly checked: Set<string>;
  /** Looks after a table once something has happened there. Here, since an answer calls for it and it answers itself. */
  attend(t: OpenTable): void;
  closing: boolean;
}

/** Tells the listeners; their failures are theirs. */
export function tell<K extends keyof AppEvents>(context: AppContext, what: K, ...args: Parameters<AppEvents[K]>): void {
  for (const listener of context.listeners) {
    try {
      (listener[what] as ((...args: Parameters<AppEvents[K]>) => void) | undefined)?.(...args);
    } catch (error) {
      context.log.error({ err: error, what }, 'a listener failed');
    }
  }
}
