/** The badges of the factions: a shape and a symbol each, in their colour. */
import css from './marks.module.css';

interface Shape {
  outline: string;
  symbol: string;
}

/** In a box of 24 by 24. */
const BADGES: Readonly<Record<string, Shape>> = {
  'imperial-army': {
    outline: 'M2 3.5H6.5V7H9.8V3.5H14.2V7H17.5V3.5H22V22H2Z',
    symbol: 'M12 9.5 13.5 11V16H16V17.8H13V20H11V17.8H8V16H10.5V11Z',
  },
  'hill-tribes': {
    outline: 'M12 1.5 23.2 21.8H.8Z',
    symbol: 'M12 8.5C16 12 16 16.5 12.7 18.5V20.5H11.3V18.5C8 16.5 8 12 12 8.5Z',
  },
  'water-folk': {
    outline: 'M12 1.2a10.8 10.8 0 1 1 0 21.6a10.8 10.8 0 1 1 0-21.6Z',
    symbol: 'M12 4.8C15.5 9.5 17.2 11.8 17.2 14A5.2 5.2 0 0 1 6.8 14C6.8 11.8 8.5 9.5 12 4.8Z',
  },
  undead: {
    outline: 'M12 .6 23.4 12 12 23.4 .6 12Z',
    symbol: 'M12 4.5C14.2 7 14 8.8 12 9.8C10 8.8 9.8 7 12 4.5ZM10 11H14V18H10Z',
  },
};

export function FactionBadge({ faction, size = 18 }: { faction: string; size?: number | string }) {
  const shape = BADGES[faction];
  if (!shape) return <EmperorBadge size={size} />;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={css.badge} data-faction={faction} aria-hidden="true">
      <path className={css.outline} d={shape.outline} />
      <path className={css.symbol} d={shape.symbol} />
    </svg>
  );
}

const OCTAGON = 'M7.5 1.5H16.5L22.5 7.5V16.5L16.5 22.5H7.5L1.5 16.5V7.5Z';

/** All four factions at once. */
function EmperorBadge({ size }: { size: number | string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={css.badge} data-faction="emperor" aria-hidden="true">
      <path fill="var(--army)" d="M12 12H1.5V7.5L7.5 1.5H12Z" />
      <path fill="var(--tribes)" d="M12 12V1.5H16.5L22.5 7.5V12Z" />
      <path fill="var(--water)" d="M12 12H22.5V16.5L16.5 22.5H12Z" />
      <path fill="var(--undead)" d="M12 12V22.5H7.5L1.5 16.5V12Z" />
      <path className={css.rim} d={OCTAGON} />
    </svg>
  );
}
