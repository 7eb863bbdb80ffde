/** The host's tools. They work on the database, with or without a server that runs on it. */
import { table } from '@interregnum/protocol';

export { banPerson, unbanPerson } from '../accounts/bans.ts';
export { forgetPerson } from '../accounts/forget.ts';
export { realPorts } from '../ports.ts';
export { isUpToDate } from '../store/migrations.ts';
export { openExisting, openStore, type Store } from '../store/store.ts';
export { renameByHost, resetPassphrase } from './accounts.ts';
export { chatAt, removeLine } from './chat.ts';
export { exportAll } from './export.ts';
export { ImportProblem, importFile } from './import.ts';
export { listPeople, type PersonLine } from './people.ts';
export { handleReport, listReports, type ReportAction, type ReportLine } from './reports.ts';
export { closeTable, inspectTable, listTables, type TableDetails, type TableLine } from './tables.ts';

export const nameShape = table.calling.shape.name;
