/** The frame of every cover: ground, gilt double rule with nicked corners, the title in its own band. */
import type { ReactNode } from 'react';

interface Palette {
  top: string;
  bottom: string;
  ink: string;
  gilt: string;
}

export function CoverFrame({
  id,
  title,
  palette,
  children,
}: {
  id: string;
  title: string;
  palette: Palette;
  children: ReactNode;
}) {
  const words = title.split(' ');
  const lines = words.length > 2 ? [words.slice(0, 2).join(' '), words.slice(2).join(' ')] : [title];
  const size = Math.min(46, 340 / Math.max(...lines.map(line => line.length)) + 6);
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}-ground`} x1="0" y1="0" x2="0.25" y2="1">
          <stop offset="0" stopColor={palette.top} />
          <stop offset="1" stopColor={palette.bottom} />
        </linearGradient>
        <radialGradient id={`${id}-lamp`} cx="0.5" cy="0.36" r="0.62">
          <stop offset="0" stopColor="#fff" stopOpacity="0.26" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="300" height="400" fill={`url(#${id}-ground)`} />
      {children}
      <rect width="300" height="400" fill={`url(#${id}-lamp)`} />
      <path
        d="M28 14H272A14 14 0 0 0 286 28V372A14 14 0 0 0 272 386H28A14 14 0 0 0 14 372V28A14 14 0 0 0 28 14Z"
        fill="none"
        stroke={palette.gilt}
        strokeWidth="2"
      />
      <path
        d="M32 20H268A16 16 0 0 0 280 32V368A16 16 0 0 0 268 380H32A16 16 0 0 0 20 368V32A16 16 0 0 0 32 20Z"
        fill="none"
        stroke={palette.gilt}
        strokeWidth="0.8"
        opacity="0.7"
      />
      <g
        fill={palette.ink}
        fontFamily="var(--font-display)"
        fontWeight="700"
        textAnchor="middle"
        letterSpacing="1"
        fontSize={size}
      >
        {lines.map((line, i) => (
          <text key={line} x="150" y={358 - (lines.length - 1 - i) * size * 0.95}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}
