/** Figures for those who look after the server. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly answers: Counter<'by'>;
  readonly refusals: Counter<'code'>;
  readonly problems: Counter<'code'>;
  readonly givenUp: Counter<'why'>;
  readonly logins: Counter<'how'>;
  readonly notifications: Counter<'way' | 'result'>;
  readonly commits: Histogram;
  readonly commitSize: Histogram;
  readonly answerTime: Histogram;
  readonly openTime: Histogram;
  readonly thinkTime: Histogram;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
}

export interface Gauges {
  tables(): number;
  sockets(): number;
  thinking(): number;
  tablesByStatus(): Promise<ReadonlyMap<string, number>>;
  databaseSize(): Promise<number>;
}

const FAST = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2];

export function metrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'interregnum_' });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name: `interregnum_${name}`,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  new Gauge({
    name: 'interregnum_tables',
    help: 'Tables in the database',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      for (const [status, count] of await gauges.tablesByStatus()) this.set({ status }, count);
    },
  });
  new Gauge({
    name: 'interregnum_database_bytes',
    help: 'Size of the database',
    registers,
    async collect() {
      this.set(await gauges.databaseSize());
    },
  });
  gauge('tables_open', 'Tables in memory', gauges.tables);
  gauge('sockets', 'Live connections', gauges.sockets);
  gauge('bots_thinking', 'Bots that think or wait to think', gauges.thinking);
  const histogram = (name: string, help: string, buckets: number[] = FAST) =>
    new Histogram({ name: `interregnum_${name}`, help, buckets, registers });
  return {
    registry,
    answers: new Counter({ name: 'interregnum_answers', help: 'Answers taken', labelNames: ['by'], registers }),
    refusals: new Counter({ name: 'interregnum_refusals', help: 'Refused commands', labelNames: ['code'], registers }),
    problems: new Counter({ name: 'interregnum_problems', help: 'Bad messages', labelNames: ['code'], registers }),
    givenUp: new Counter({
      name: 'interregnum_connections_given_up',
      help: 'Connections ended by the server because they could not be used any more',
      labelNames: ['why'],
      registers,
    }),
    logins: new Counter({ name: 'interregnum_logins', help: 'Logins', labelNames: ['how'], registers }),
    notifications: new Counter({
      name: 'interregnum_notifications',
      help: 'Messages that it is somebody’s turn',
      labelNames: ['way', 'result'],
      registers,
    }),
    commits: histogram('commit_seconds', 'Durable commits of entries'),
    commitSize: histogram('commit_entries', 'Entries in one commit', [1, 2, 5, 10, 20, 50, 100, 200, 500]),
    answerTime: histogram('answer_seconds', 'From an answer to its acknowledgement'),
    openTime: histogram('open_seconds', 'Opening of a table'),
    thinkTime: histogram('think_seconds', 'Thought of a bot', [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]),
    requests: new Histogram({
      name: 'interregnum_request_seconds',
      help: 'Requests',
      labelNames: ['method', 'route', 'status'],
      buckets: FAST,
      registers,
    }),
  };
}
