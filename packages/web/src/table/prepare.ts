/** Everything a table of a title needs, fetched while its cover or its options are being looked at. */
import { call } from '../local/client.ts';
import { loadTitle } from '../shelf/titles.ts';
import { fetchTablePage } from './lazy-table-page.ts';

export function prepare(game: string): void {
  Promise.all([call('prepare', game), fetchTablePage(), loadTitle(game)]).catch(() => {});
}
