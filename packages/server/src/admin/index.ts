/** The host's tools. They work on the database, with or without a server that runs on it. */
export { forgetPerson } from '../accounts/forget.ts';
export { realPorts } from '../ports.ts';
export { openExisting, type Store } from '../store/store.ts';
export { exportAll } from './export.ts';
export { ban, listPeople, type PersonLine } from './people.ts';
export { closeTable, inspectTable, listTables, type TableDetails, type TableLine } from './tables.ts';
