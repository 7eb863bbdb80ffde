/** A dial as an arc of eight spaces: those up to the present one are lit and show what they give. */
import Influence from 'icon:game-icons/laurels';
import Tactics from 'icon:game-icons/scroll-unfurled';
import { DIAL_TOP, type Dial, dialSpaces, INFLUENCE_ICON, TACTICS_ICON, type View } from '@interregnum/runewars';
import { keyed } from '../../../parts/keyed.ts';
import { ownerClass } from '../peoples/peoples.ts';
import { UnitPiece, wearerOf } from '../peoples/units.tsx';
import css from './panels.module.css';

const RADIUS = 62;
/** From the left to the right, over the top. */
const spot = (nth: number): readonly [number, number] => {
  const angle = Math.PI * (1.08 - (1.16 * nth) / (DIAL_TOP - 1));
  return [RADIUS * Math.cos(angle), -RADIUS * Math.sin(angle)];
};

interface DialProps {
  view: View;
  faction: number;
  dial: Dial;
  value: number;
  label: string;
}

export const DialArc = ({ view, faction, dial, value, label }: DialProps) => (
  <svg className={css.dial} viewBox="-82 -82 164 116" role="img" aria-label={`${label}: ${value}`}>
    {keyed(dialSpaces(view, faction, dial)).map(({ key, at: i, item: space }) => {
      const [x, y] = spot(i);
      return (
        <g key={key} transform={`translate(${x} ${y})`} data-lit={i < value} className={css.space}>
          {i + 1 === value && <circle className={css.now} r={17} />}
          <Space view={view} space={space} />
        </g>
      );
    })}
    <text className={css.value} data-dial={dial} y={8}>
      {value}
    </text>
    <text className={css.what} y={26}>
      {label}
    </text>
  </svg>
);

function Space({ view, space }: { view: View; space: number }) {
  if (space === INFLUENCE_ICON) return <Influence x={-10} y={-10} width={20} height={20} />;
  if (space === TACTICS_ICON) return <Tactics x={-10} y={-10} width={20} height={20} />;
  return (
    <g className={ownerClass(wearerOf(view, space))} transform="scale(.72)">
      <UnitPiece type={space} />
    </g>
  );
}
