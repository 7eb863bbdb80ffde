/** A Battle card: region, value and troop; its back tells nothing. Its width is the custom property `--card`. */
import Swords from 'icon:game-icons/crossed-swords';
import FaceDown from 'icon:lucide/eye-off';
import { colourOf, type Kind, regionOf, valueOfCard } from '@interregnum/yield';
import css from './cards.module.css';
import { troopOf } from './pictures.ts';
import { RegionSign } from './region-sign.tsx';

interface BattleCardProps {
  kind: Kind;
  bonus?: number;
  /** It can be played, but not face up. */
  onlyDown?: boolean;
}

export function BattleCard({ kind, bonus = 0, onlyDown = false }: BattleCardProps) {
  const Troop = troopOf(kind);
  const region = colourOf(kind);
  return (
    <span className={css.battle} data-region={regionOf(region)} aria-hidden="true">
      <span className={css.corner}>
        <b data-card-name="">{valueOfCard(kind)}</b>
        <RegionSign region={region} size={12} />
      </span>
      <Troop className={css.troop} />
      {onlyDown && (
        <span className={css.down}>
          <FaceDown />
        </span>
      )}
      {bonus > 0 && <span className={css.bonus}>+{bonus}</span>}
    </span>
  );
}

/** Played face down it counts `value`; the owner still sees what it is. */
export function CoveredCard({ value, kind = null }: { value: number | null; kind?: Kind | null }) {
  return (
    <span className={css.back} aria-hidden="true">
      <Swords className={css.troop} />
      {value !== null && <b className={css.counts}>+{value}</b>}
      {kind !== null && (
        <span className={css.peek} data-region={regionOf(colourOf(kind))}>
          <RegionSign region={colourOf(kind)} size={9} />
          {valueOfCard(kind)}
        </span>
      )}
    </span>
  );
}
