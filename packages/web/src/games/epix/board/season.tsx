/** The season as a medallion on the edge of the map; the land itself changes its colours with it. */
import { SEASON_IDS, type View } from '@interregnum/epix';
import { SEASON_PICTURES } from '../cards/icons.ts';
import type { Text } from '../state/props.ts';
import { isDraft } from '../state/reading.ts';
import css from './season.module.css';

/** 0 Spring to 3 Winter; the draft takes place before Spring, the end in Winter. */
export const seasonOf = (view: View): number => Math.min(view.season, 3);

export function Season({ view, text }: { view: View; text: Text }) {
  const season = seasonOf(view);
  const Picture = SEASON_PICTURES[season]!;
  return (
    <div className={css.season} data-season={SEASON_IDS[season]} data-fixture="" aria-hidden="true">
      <span className={css.medal}>
        <Picture />
      </span>
      <span className={css.name}>{text(isDraft(view) ? 'epix.phase.draft' : `season.${SEASON_IDS[season]}`)}</span>
    </div>
  );
}
