/** `interregnum admin`: the host's tools, on the database of a server that may be running. */
import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as admin from '@interregnum/server/admin';
import { readConfig } from '@interregnum/server/config';
import { type Command, Option } from 'commander';
import { examples, wholeNumber } from '../arguments.ts';
import { BadArgument, Failure, fileProblem, messageOf } from '../failure.ts';
import { table } from '../text/table.ts';

type Tools = typeof admin;
interface Desk {
  store: admin.Store;
  tools: Tools;
}

const STATUSES = ['waiting', 'running', 'over', 'closed'];

export function addAdmin(program: Command): void {
  const root = program
    .command('admin')
    .description('look after the tables and people of a server, also while it runs')
    .addHelpText(
      'after',
      examples('admin list --status running', 'admin ban k3x9 --data data', 'admin backup copy.sqlite'),
    );
  const add = (name: string, description: string) =>
    root
      .command(name)
      .description(description)
      .option('--data <FOLDER>', 'where the SQLite file lies (DATA_DIR, default data)')
      .option('--database <URL>', 'PostgreSQL instead of SQLite (DATABASE_URL)');
  const most = () => new Option('--most <N>', 'how many at most').argParser(wholeNumber(1)).default(50);

  add('list', 'list tables, the latest first')
    .addOption(new Option('--status <STATUS>', 'only these').choices(STATUSES))
    .addOption(most())
    .action(atDesk(async (desk, flags: { status?: string; most: number }) => print(await list(desk, flags))));
  add('inspect <table>', 'print what is known of a table, without what is hidden from its players').action(
    atDesk(async (desk, _flags, id) => print(await inspect(desk, id!))),
  );
  add('close <table>', 'end a table without a result').action(
    atDesk(async ({ store, tools }, _flags, id) => {
      if (!(await tools.closeTable(store, id!, Date.now()))) throw new Failure(`no table ${id} is waiting or running`);
      print([`Table ${id} is closed.`]);
    }),
  );
  add('people [name]', 'list people whose name contains a text')
    .addOption(most())
    .action(atDesk(async (desk, flags: { most: number }, name) => print(await people(desk, name ?? '', flags.most))));
  add('ban <person>', 'close the server to a person, whose seats bots take over')
    .addOption(
      new Option('--days <N>', 'for how long the networks of the person bring no new guests; 0: not at all')
        .argParser(wholeNumber(0))
        .default(30),
    )
    .action(atDesk((desk, { days }: { days: number }, id) => ban(desk, id!, days)));
  add('unban <person>', 'let a person in again').action(atDesk((desk, _flags, id) => unban(desk, id!)));
  add('rename <person> <name>', 'call a person differently').action(
    atDesk((desk, _flags, id, name) => renamed(desk, id!, name!)),
  );
  add('passphrase <person>', 'give an account a new passphrase and log all its devices out').action(
    atDesk((desk, _flags, id) => newPassphrase(desk, id!)),
  );
  add('chat <table>', 'print the talk at a table').action(
    atDesk(async (desk, _flags, id) => print(await chat(desk, id!))),
  );
  add('hush <table> <line>', 'remove a line of the talk at a table').action(
    atDesk((desk, _flags, id, line) => hush(desk, id!, line!)),
  );
  add('reports', 'list what people have reported and nobody has looked at yet')
    .option('--all', 'also what was looked at, the latest first')
    .addOption(most())
    .action(atDesk(async (desk, flags: { all?: boolean; most: number }) => print(await reports(desk, flags))));
  add('report <report> <action> [name]', 'dismiss a report, hush its line, rename or ban whom it is about')
    .addOption(
      new Option('--days <N>', 'ban: for how long the networks of the person bring no new guests')
        .argParser(wholeNumber(0))
        .default(30),
    )
    .action(
      atDesk((desk, { days }: { days: number }, id, action, name) => handle(desk, id!, actionOf(action!, name, days))),
    );
  add('forget <person>', 'delete a person for good, as if they had asked for it').action(
    atDesk((desk, _flags, id) => forget(desk, id!)),
  );
  add('export <file>', 'write everything as lines of JSON; the file contains secrets').action(
    atDesk((desk, _flags, file) => exportTo(desk, file!)),
  );
  add('import <file>', 'read what export has written into an empty database').action(
    atDesk((desk, _flags, file) => importFrom(desk, file!), { make: true }),
  );
  add('backup <file>', 'copy the SQLite database, also while the server runs').action(
    atDesk((desk, _flags, file) => backup(desk, file!)),
  );
}

const print = (lines: readonly string[]): void => console.log(lines.join('\n'));

interface Where {
  data?: string;
  database?: string;
}

/** The work between opening and closing the database. */
function atDesk<F>(
  work: (desk: Desk, flags: F, ...args: (string | undefined)[]) => Promise<void>,
  { make = false } = {},
) {
  return async (...args: unknown[]): Promise<void> => {
    const command = args.at(-1) as Command;
    const desk = await openDesk(command.opts<Where>(), make);
    try {
      await work(desk, command.opts() as F, ...command.args);
    } finally {
      await desk.store.close();
    }
  };
}

/** `make`: a database that is not there yet is made. */
async function openDesk({ data, database }: Where, make: boolean): Promise<Desk> {
  const { dataDir, databaseUrl } = readConfig(
    { DATA_DIR: process.env.DATA_DIR, DATABASE_URL: process.env.DATABASE_URL },
    { data, database: data === undefined ? database : (database ?? '') },
  );
  const tools = await import('@interregnum/server/admin'); // other commands do without it
  const opening = make ? tools.openStore(dataDir, databaseUrl) : tools.openExisting(dataDir, databaseUrl);
  const store = await opening.catch(error => {
    throw new Failure(`the database cannot be opened: ${messageOf(error)}`);
  });
  if (!store) throw new Failure(`there is no database in ${resolve(dataDir)}; name the folder with --data`);
  await refuseUnprepared(store, tools);
  return { store, tools };
}

async function refuseUnprepared(store: admin.Store, tools: Tools): Promise<void> {
  const isReady = await tools.isUpToDate(store.db).catch(error => messageOf(error));
  if (isReady === true) return;
  await store.close();
  if (isReady !== false) throw new Failure(`the database cannot be read: ${isReady}`);
  throw new Failure(
    'the database is empty, or older than this release; start the server once, which brings it up to date',
  );
}

/** What people have written, without signs that would give orders to the terminal. */
const harmless = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·');

const time = (milliseconds: number | null): string =>
  milliseconds === null ? '' : new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');

async function list({ store, tools }: Desk, { status, most }: { status?: string; most: number }): Promise<string[]> {
  const tables = await tools.listTables(store, status ?? null, most);
  return table(
    ['table', 'game', 'status', 'seen by', 'answers', 'last change', 'players'],
    tables.map(t => [
      t.id,
      t.game,
      t.status,
      t.visibility === 'open' ? 'all' : 'invited',
      String(t.answers),
      time(t.updated),
      t.players.join(', '),
    ]),
  );
}

async function inspect({ store, tools }: Desk, id: string): Promise<string[]> {
  const found = await tools.inspectTable(store, id);
  if (!found) throw new Failure(`there is no table ${id}`);
  const { game, rules, status, visibility, clock, created, updated, host, answers, chat, pending, differs } = found;
  const facts = { game, rules, status, visibility, clock, created: time(created), changed: time(updated), host };
  const lines = Object.entries({ table: id, ...facts, answers, 'lines of chat': chat });
  return [
    ...lines.map(([name, value]) => `${name.padEnd(14)} ${value}`),
    ...(differs ? [`${'cannot go on'.padEnd(14)} ${differs}`] : []),
    '',
    ...table(
      ['seat', 'player', 'person', 'is asked'],
      found.players.map((name, seat) => [
        String(seat + 1),
        name,
        found.people[seat] ?? '',
        pending.includes(seat) ? 'yes' : '',
      ]),
    ),
  ];
}

async function people({ store, tools }: Desk, name: string, most: number): Promise<string[]> {
  const found = await tools.listPeople(store, name, most);
  return table(
    ['person', 'name', 'account', 'since', 'last seen', 'banned'],
    found.map(p => [p.id, p.name, p.account ? 'yes' : '', time(p.created), time(p.seen), time(p.banned)]),
  );
}

async function ban({ store, tools }: Desk, person: string, days: number): Promise<void> {
  if (!(await tools.banPerson(store, person, Date.now(), days))) throw new Failure(`there is no person ${person}`);
  print([`${person} is banned.`]);
}

async function unban({ store, tools }: Desk, person: string): Promise<void> {
  if (!(await tools.unbanPerson(store, person))) throw new Failure(`there is no person ${person}`);
  print([`${person} may come in again.`]);
}

async function renamed({ store, tools }: Desk, person: string, name: string): Promise<void> {
  const given = nameFrom(tools, name);
  if (!(await tools.renameByHost(store, person, given, Date.now()))) {
    throw new Failure(`there is no person ${person}, or somebody else has the name`);
  }
  print([`${person} is called ${given}.`]);
}

function nameFrom({ nameShape }: Tools, name: string): string {
  const { success, data, error } = nameShape.safeParse(name);
  if (!success) throw new BadArgument(`${name}: ${error.issues[0]!.message}`);
  return data;
}

async function newPassphrase({ store, tools }: Desk, person: string): Promise<void> {
  const passphrase = await tools.resetPassphrase(store, person);
  if (passphrase === null) throw new Failure(`there is no account of a person ${person}`);
  print([`The passphrase of ${person} is now ${passphrase}`, 'Whoever has it should change it at once.']);
}

async function chat({ store, tools }: Desk, id: string): Promise<string[]> {
  const lines = await tools.chatAt(store, id);
  return table(
    ['line', 'person', 'name', 'time', 'text'],
    lines.map(line => [String(line.n), line.person, line.name, time(line.time), harmless(line.text)]),
  );
}

async function hush({ store, tools }: Desk, id: string, line: string): Promise<void> {
  if (!(await tools.removeLine(store, id, Number(line)))) throw new Failure(`table ${id} has no line ${line}`);
  print([`Line ${line} is removed.`]);
}

async function reports({ store, tools }: Desk, { all = false, most }: { all?: boolean; most: number }) {
  const found = await tools.listReports(store, all, most);
  return table(
    ['report', 'time', 'table', 'person', 'name', 'reported by', 'reporter', 'line', 'what was said', 'why', 'done'],
    found.map(r => [
      r.id,
      time(r.time),
      r.table_id,
      r.person,
      r.name,
      String(r.reporters),
      r.reporter ?? '',
      r.line === null ? '' : String(r.line),
      harmless(r.said ?? ''),
      harmless(r.why),
      r.action ?? '',
    ]),
  );
}

const ACTIONS = ['dismiss', 'hush', 'rename', 'ban'];

function actionOf(kind: string, name: string | undefined, days: number): admin.ReportAction {
  if (name !== undefined && kind !== 'rename') throw new BadArgument(`${name}: only rename needs a name`);
  if (kind === 'dismiss' || kind === 'hush') return { kind };
  if (kind === 'ban') return { kind, days };
  if (kind !== 'rename') throw new BadArgument(`${kind}: expected ${ACTIONS.join(', ')}`);
  if (name === undefined) throw new BadArgument('rename: the new name is missing');
  return { kind, name };
}

async function handle({ store, tools }: Desk, id: string, action: admin.ReportAction): Promise<void> {
  const named = action.kind === 'rename' ? { kind: action.kind, name: nameFrom(tools, action.name) } : action;
  const problem = await tools.handleReport(store, id, named, Date.now());
  if (problem) throw new Failure(problem);
  print([`Report ${id}: ${action.kind}.`]);
}

async function importFrom({ store, tools }: Desk, file: string): Promise<void> {
  if (!existsSync(file)) throw new BadArgument(`${file}: there is no such file`);
  const rows = await tools.importFile(store, file).catch(error => {
    throw error instanceof tools.ImportProblem ? new Failure(`${file}: ${error.message}`) : error;
  });
  print([`${rows} rows of ${file} are in the database.`]);
}

async function forget({ store, tools }: Desk, person: string): Promise<void> {
  const tables = await tools.forgetPerson(store, tools.realPorts, person);
  if (!tables) throw new Failure(`there is no person ${person}`);
  print([`${person} is forgotten; tables without the name: ${tables.length}.`]);
}

async function exportTo({ store, tools }: Desk, file: string): Promise<void> {
  const handle = openNew(file);
  try {
    const rows = await tools.exportAll(store, line => writeSync(handle, `${line}\n`));
    print([`${rows} rows are in ${file}. It contains secrets: keep it as safe as the database.`]);
  } finally {
    closeSync(handle);
  }
}

/** Readable by its owner only; a file that exists is left alone. */
function openNew(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    throw new BadArgument(`${file}: ${fileProblem(error)}`);
  }
}

async function backup({ store }: Desk, file: string): Promise<void> {
  if (!store.backup) {
    throw new Failure('PostgreSQL is copied by its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  }
  if (existsSync(file)) throw new BadArgument(`${file}: it already exists`);
  await store.backup(resolve(file)).catch(error => {
    throw new Failure(`${file}: ${messageOf(error)}`);
  });
  print([`The database is copied to ${file}.`]);
}
