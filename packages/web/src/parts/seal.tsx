/** A seat's seal: colour, shape and pattern together, the same in every place of the app. */
import type { Seat } from '@interregnum/kernel';
import { createContext, type ReactNode, use, useCallback, useId, useLayoutEffect, useMemo } from 'react';
import { coloured, useColours } from './colours.ts';
import css from './seats.module.css';

export type SealShape = 'diamond' | 'circle' | 'square' | 'triangle' | 'hexagon' | 'star';
export type SealPattern = 'solid' | 'stripes' | 'dots' | 'crosshatch' | 'waves' | 'checks' | 'diagonals' | 'grid';

/** `colour` names a pair of custom properties, `--crimson` for surfaces and `--crimson-ink` for words. */
export interface SealLook {
  colour: string;
  shape: SealShape;
  pattern: SealPattern;
}

/** By seat, for every title that does not name its own colours. */
export const HOUSE_SEALS: readonly SealLook[] = [
  { colour: 'crimson', shape: 'diamond', pattern: 'solid' },
  { colour: 'azure', shape: 'circle', pattern: 'stripes' },
  { colour: 'ochre', shape: 'square', pattern: 'dots' },
  { colour: 'viridian', shape: 'triangle', pattern: 'crosshatch' },
  { colour: 'violet', shape: 'hexagon', pattern: 'waves' },
  { colour: 'slate', shape: 'star', pattern: 'checks' },
];

const SealsContext = createContext(HOUSE_SEALS);

interface SealsProps {
  title: { id: string; seals: readonly SealLook[] };
  /** As the game goes; left out: those of the title. */
  of?: readonly SealLook[];
  /** The rules say who has which colour, not the person at this device. */
  fixed?: boolean;
  children: ReactNode;
}

function useLooks({ title, of = title.seals, fixed = false }: Omit<SealsProps, 'children'>): readonly SealLook[] {
  const chosen = useColours(title.id);
  return useMemo(() => (fixed ? of : coloured(of, chosen, title.seals)), [fixed, of, chosen, title.seals]);
}

/** These looks and no others, for a sample. */
export const SealsOf = ({ looks, children }: { looks: readonly SealLook[]; children: ReactNode }) => (
  <SealsContext value={looks}>{children}</SealsContext>
);

/** The seals of a title for everything inside. */
export const Seals = ({ children, ...seals }: SealsProps) => (
  <SealsContext value={useLooks(seals)}>{children}</SealsContext>
);

/** The same for a page about one title, with all that opens above it: there `seatClass` has the colours, too. */
export function PageSeals({ children, ...seals }: SealsProps) {
  const looks = useLooks(seals);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const set = looks.flatMap(({ colour }, seat) =>
      ['', '-dark', '-light', '-on'].map(part => [`--seat-${seat}${part}`, `var(--${colour}${part})`] as const),
    );
    for (const [name, value] of set) style.setProperty(name, value);
    return () => {
      for (const [name] of set) style.removeProperty(name);
    };
  }, [looks]);
  return <SealsContext value={looks}>{children}</SealsContext>;
}

/** The custom properties `--seat`, `--seat-dark`, `--seat-light`, `--on-seat` for whatever is drawn inside. */
export const seatClass = (seat: Seat): string => css[`seat${seat}`]!;

export const useSealLooks = (): readonly SealLook[] => use(SealsContext);

const lookOf = (looks: readonly SealLook[], seat: Seat): SealLook => looks[seat % looks.length]!;

/** `fill` for surfaces, `ink` for words. */
export interface SeatColour {
  fill: string;
  ink: string;
}

const colourOf = ({ colour }: SealLook): SeatColour => ({ fill: `var(--${colour})`, ink: `var(--${colour}-ink)` });

export const useSeatColour = (seat: Seat): SeatColour => colourOf(lookOf(use(SealsContext), seat));

export function useSeatColours(): (seat: Seat) => SeatColour {
  const looks = use(SealsContext);
  return useCallback((seat: Seat) => colourOf(lookOf(looks, seat)), [looks]);
}

/** In a box of 24 by 24. */
export const SHAPES: Readonly<Record<SealShape, string>> = {
  diamond: 'M12 1 23 12 12 23 1 12Z',
  circle: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21Z',
  square: 'M3 3H21V21H3Z',
  triangle: 'M12 2 23 21.5H1Z',
  hexagon: 'M6.5 2.5H17.5L23 12 17.5 21.5H6.5L1 12Z',
  star: 'M12 1 15.2 8.4 23.2 9.2 17.2 14.5 19 22.4 12 18.2 5 22.4 6.8 14.5 .8 9.2 8.8 8.4Z',
};

/** In a tile of 6 by 6, drawn over the colour. */
export const PATTERNS: Readonly<Record<SealPattern, string>> = {
  solid: '',
  stripes: 'M0 1.5H6M0 4.5H6',
  dots: 'M1.5 1.5h.01M4.5 4.5h.01',
  crosshatch: 'M0 0 6 6M6 0 0 6',
  waves: 'M0 3Q1.5 1 3 3T6 3',
  checks: 'M0 1.5H3M3 4.5H6',
  diagonals: 'M-1 4 4-1M2 7 7 2',
  grid: 'M0 3H6M3 0V6',
};

const STROKE: Readonly<Record<SealPattern, number>> = {
  solid: 0,
  stripes: 1,
  dots: 2,
  crosshatch: 0.8,
  waves: 1,
  checks: 3,
  diagonals: 1.2,
  grid: 0.9,
};

export function Seal({ seat, size = 20, className }: { seat: Seat; size?: number; className?: string | undefined }) {
  const id = useId();
  const { shape, pattern } = lookOf(use(SealsContext), seat);
  const { fill } = useSeatColour(seat);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true">
      <defs>
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
          <path
            d={PATTERNS[pattern]}
            stroke="#fff"
            strokeOpacity="0.5"
            strokeWidth={STROKE[pattern]}
            strokeLinecap={pattern === 'checks' ? 'butt' : 'round'}
            fill="none"
          />
        </pattern>
      </defs>
      <path d={SHAPES[shape]} fill={fill} stroke="rgb(0 0 0 / 0.35)" strokeWidth="1" strokeLinejoin="round" />
      <path d={SHAPES[shape]} fill={`url(#${id})`} />
    </svg>
  );
}
