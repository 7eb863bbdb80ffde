/** The single facts that panels are made of; each says in words what its sign means. */
import { type ComponentType, type ReactNode, type SVGProps, useState } from 'react';
import { signed } from '../words.ts';
import css from './panel.module.css';

interface FactProps {
  icon?: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  /** `none` fades, `low` warns, `high` shines. */
  mood?: 'none' | 'low' | 'high' | undefined;
  children: ReactNode;
}

export const Fact = ({ icon: Icon, label, mood, children }: FactProps) => (
  <span className={css.fact} data-mood={mood} title={label}>
    <span className={css.sign} aria-hidden="true">
      {Icon && <Icon />}
      {children}
    </span>
    <span className="visually-hidden">{label}</span>
  </span>
);

/** How a value changed last; a change of the viewer or a jump in time counts as well. */
function useChange(value: number): number {
  const [memory, setMemory] = useState({ value, change: 0 });
  if (memory.value === value) return memory.change;
  setMemory({ value, change: value - memory.value });
  return value - memory.value;
}

interface ScoreProps {
  value: number;
  label: string;
  icon?: ReactNode;
  unit?: ReactNode;
}

/** The number that counts most, in large type, with its last change. */
export function Score({ value, label, icon, unit }: ScoreProps) {
  const change = useChange(value);
  return (
    <span className={css.score} title={label}>
      {icon}
      <strong key={value} className={css.number} aria-hidden="true">
        {value}
      </strong>
      {unit !== undefined && <small aria-hidden="true">{unit}</small>}
      {change !== 0 && (
        <span key={`${value} ${change}`} className={css.change} data-good={change > 0} aria-hidden="true">
          {signed(change)}
        </span>
      )}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
