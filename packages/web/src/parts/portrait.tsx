/** The faces of the bots: small busts, drawn from a few shapes. */

interface Face {
  skin: string;
  cloak: string;
  hair: string;
  /** In a box of 48 by 48, behind and before the face. */
  behind: string;
  before: string;
  brows: string;
  mouth: string;
}

const CALM = 'M18 20.5h4M26 20.5h4';
const STERN = 'M17.5 19.5l5 2M30.5 19.5l-5 2';
const HIGH = 'M18 20q2-2 4-.5M26 19.5q2-1.5 4 .5';

const FACES: Readonly<Record<string, Face>> = {
  Aldous: {
    skin: '#e8c39e',
    cloak: '#4a5d7a',
    hair: '#d8d4cc',
    behind: 'M13 24C12 12 19 8 24 8s12 4 11 16z',
    before: 'M15 27c2 9 6 13 9 13s7-4 9-13c-2 4-5 4.5-9 4.5S17 31 15 27z',
    brows: CALM,
    mouth: 'M21.5 30h5',
  },
  Berengar: {
    skin: '#c98f68',
    cloak: '#6d2a2a',
    hair: '#2b201a',
    behind: 'M12 26C10 11 18 7 24 7s14 4 12 19l-3 4V18H15v12z',
    before: 'M14 17c3-6 17-6 20 0-6-2.5-14-2.5-20 0z',
    brows: STERN,
    mouth: 'M21 31q3-2 6 0',
  },
  Cosima: {
    skin: '#f0cfb0',
    cloak: '#7b5a12',
    hair: '#a2572b',
    behind: 'M11 36C9 12 17 7 24 7s15 5 13 29l-5 2V20H16v18z',
    before: 'M14.5 18C17 11 27 10 33.5 18 28 15.5 20 15 14.5 18zM22 6.5l2-4 2 4z',
    brows: HIGH,
    mouth: 'M20.5 29.5q3.5 3 7 0',
  },
  Doria: {
    skin: '#9c6b4a',
    cloak: '#1f6b5a',
    hair: '#1a1512',
    behind: 'M13 22C12 11 18 7 24 7s12 4 11 15z',
    before: 'M12 18.5 36 14l.5 3L12.5 21.5zM35 16l6 5-6-1.5z',
    brows: HIGH,
    mouth: 'M20.5 29.5q4 3.5 7-.5',
  },
  Edmund: {
    skin: '#e3b48c',
    cloak: '#5b4a86',
    hair: '#8a6a3a',
    behind: 'M9 40C8 16 14 6 24 6s16 10 15 34l-6-2c2-16-1-24-9-24s-11 8-9 24z',
    before: 'M20 33h8l-4 6z',
    brows: CALM,
    mouth: 'M21 30q3 1.5 6 0',
  },
  Falka: {
    skin: '#f3d9c0',
    cloak: '#39424d',
    hair: '#c9c2b4',
    behind: 'M12 30C10 12 17 7 24 7s14 5 12 23l-4-4V18H16v8z',
    before: 'M16 18c4-4 12-4 16 0-5-1-11-1-16 0zM16.5 22.5l6 .5-1 3.5c-3 .5-4.5-1-5-4z',
    brows: STERN,
    mouth: 'M21 30.5h6',
  },
};

export function Portrait({ name, size = 40 }: { name: string; size?: number }) {
  const face = FACES[name];
  if (!face) return null;
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill="light-dark(#ddd0b6, #2c3542)" />
      <path d="M6 47c1-9 8-12 18-12s17 3 18 12z" fill={face.cloak} />
      <path d={face.behind} fill={face.hair} />
      <path d="M20 32h8v6q-4 3-8 0z" fill={face.skin} />
      <ellipse cx="24" cy="24" rx="9.5" ry="11" fill={face.skin} />
      <path d={face.before} fill={face.hair} />
      <g fill="none" stroke="#2a2118" strokeWidth="1.4" strokeLinecap="round">
        <path d={face.brows} />
        <path d={face.mouth} />
      </g>
      <circle cx="20" cy="23.5" r="1.2" fill="#2a2118" />
      <circle cx="28" cy="23.5" r="1.2" fill="#2a2118" />
    </svg>
  );
}
