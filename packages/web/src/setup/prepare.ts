/** Everything a table of a title needs, fetched while its cover or its options are being looked at. */
import { fetchTablePage } from '../pages.tsx';
import { call } from '../session/client.ts';
import { loadTitle } from '../table/titles.ts';

export function prepare(game: string): void {
  Promise.all([call('prepare', game), fetchTablePage(), loadTitle(game)]).catch(() => {});
}
