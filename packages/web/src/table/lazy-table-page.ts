/** The table's page, loaded when the first table is opened or prepared. */
import { lazyPage } from '../parts/lazy-page.tsx';

export const { Page: TablePage, fetch: fetchTablePage } = lazyPage(() => import('./table-page.tsx'));
