/** The covers on the shelf, drawn here: a ground, an ornament and an emblem for each title. */
import Castle from 'icon:game-icons/castle';
import Crown from 'icon:game-icons/crown';
import DualMask from 'icon:game-icons/duality-mask';
import Fist from 'icon:game-icons/mailed-fist';
import DragonHead from 'icon:game-icons/spiked-dragon-head';
import Banner from 'icon:game-icons/tattered-banner';
import Tower from 'icon:game-icons/white-tower';
import type { ReactNode } from 'react';

interface Palette {
  top: string;
  bottom: string;
  ink: string;
  gilt: string;
}

/** The frame of every cover: ground, gilt double rule with nicked corners, the title in its own band. */
function Frame({ id, title, palette, children }: { id: string; title: string; palette: Palette; children: ReactNode }) {
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

const PROVINCES =
  'M58 150C80 128 112 136 128 118S176 92 196 112 246 122 250 152 236 190 246 214 232 262 206 262 168 284 140 272 90 284 72 258 44 236 54 212 40 172 58 150Z';

export function EpixCover({ title }: { title: string }) {
  const castles = [
    [78, 152, '#0072b2'],
    [198, 126, '#c99b05'],
    [208, 214, '#b83a4c'],
    [74, 216, '#128074'],
  ] as const;
  return (
    <Frame id="epix" title={title} palette={{ top: '#7fa7a5', bottom: '#3f6d72', ink: '#fdf6e3', gilt: '#efd9a0' }}>
      <g fill="none" stroke="#dfeee6" strokeOpacity="0.35">
        {[22, 14, 7].map(width => (
          <path key={width} d={PROVINCES} strokeWidth={width} strokeLinejoin="round" strokeOpacity="0.16" />
        ))}
        <path d="M40 60Q52 52 64 60T88 60M210 50Q222 42 234 50T258 50M34 316Q46 308 58 316T82 316M222 312Q234 304 246 312T270 312" />
      </g>
      <path d={PROVINCES} fill="#ecdfbd" stroke="#5b4527" strokeWidth="2.5" />
      <path
        d="M128 118C140 150 120 170 132 196S120 250 140 272M132 196C160 184 186 196 246 214M132 196C100 190 80 200 54 212M128 150C160 146 200 160 250 152"
        fill="none"
        stroke="#7d6340"
        strokeWidth="1.8"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <path d="M150 188 166 160 176 174 184 164 200 190Z" fill="#b9ad9b" stroke="#5b4527" strokeWidth="1.6" />
      <path d="M160 170 166 160 172 168Z" fill="#fff" />
      {castles.map(([x, y, colour]) => (
        <Castle key={colour} x={x} y={y} width="30" height="30" color={colour} />
      ))}
      <Fist x="92" y="206" width="116" height="116" color="#3a2a17" />
      <g stroke="#7a5610" strokeWidth="1.5" fill="#f0c75a">
        <circle cx="150" cy="74" r="13" />
        <circle cx="122" cy="86" r="9" />
        <circle cx="180" cy="88" r="10" />
      </g>
    </Frame>
  );
}

const SPACES = Array.from({ length: 12 }, (_, i) => i);

export function HiddenLeadersCover({ title }: { title: string }) {
  return (
    <Frame id="hdl" title={title} palette={{ top: '#5b3a63', bottom: '#231a38', ink: '#f6e9d8', gilt: '#d8b27a' }}>
      <g fill="none" stroke="#d8b27a" strokeOpacity="0.22">
        {[40, 70, 100, 130, 160].map(radius => (
          <circle key={radius} cx="150" cy="150" r={radius} strokeDasharray="2 7" />
        ))}
      </g>
      <DualMask x="62" y="62" width="176" height="176" color="#f3e3c8" />
      <g transform="translate(46 272)">
        {SPACES.map(i => (
          <rect
            key={i}
            x={i * 17.5}
            width="13"
            height="13"
            rx="3"
            fill={i > 7 ? '#120c20' : '#7b5a86'}
            stroke="#d8b27a"
            strokeOpacity="0.6"
          />
        ))}
        <circle cx="59" cy="6.500" r="8" fill="#c3423f" stroke="#2b0f12" />
        <circle cx="111.500" cy="6.500" r="8" fill="#4d9b58" stroke="#10240f" />
      </g>
    </Frame>
  );
}

export function YieldCover({ title }: { title: string }) {
  const towers = [
    [54, 96, 42],
    [206, 84, 46],
    [62, 222, 40],
    [204, 220, 44],
  ] as const;
  return (
    <Frame id="yld" title={title} palette={{ top: '#d9a441', bottom: '#9a5a22', ink: '#fff5de', gilt: '#f6dfa6' }}>
      <g fill="none" stroke="#fff2cf" strokeOpacity="0.55" strokeWidth="3" strokeDasharray="8 6" strokeLinecap="round">
        <path d="M75 120 150 170 228 108M82 242 150 170 226 242M75 120 82 242M228 108 226 242" />
      </g>
      {towers.map(([x, y, size]) => (
        <Tower key={`${x} ${y}`} x={x} y={y} width={size} height={size} color="#5f3512" />
      ))}
      <Banner x="84" y="86" width="132" height="170" color="#1f6a68" />
    </Frame>
  );
}

export function OldKingsCrownCover({ title }: { title: string }) {
  return (
    <Frame id="okc" title={title} palette={{ top: '#cfc9bb', bottom: '#7d7f7c', ink: '#1f1e1b', gilt: '#5b5548' }}>
      <g fill="#fff">
        <circle cx="150" cy="150" r="98" opacity="0.28" />
        <ellipse cx="90" cy="262" rx="110" ry="20" opacity="0.34" />
        <ellipse cx="214" cy="240" rx="90" ry="16" opacity="0.3" />
      </g>
      <g stroke="#2b2a27" strokeWidth="2.2" fill="none" strokeLinecap="round" opacity="0.75">
        <path d="M24 250C52 232 58 204 50 176M50 206C62 196 66 186 66 174M44 226C36 214 34 206 34 196" />
        <path d="M276 246C250 230 244 204 252 170M250 200C238 190 236 182 236 168M258 222C266 212 268 202 268 192" />
      </g>
      <Crown x="70" y="76" width="160" height="160" color="#25221d" />
      <g fill="#b48a2c">
        <circle cx="120" cy="183" r="7" />
        <circle cx="161" cy="183" r="7" />
        <circle cx="79" cy="170" r="6" />
        <circle cx="213" cy="166" r="6" />
      </g>
    </Frame>
  );
}

const HEXAGON = 'M0-30 26-15V15L0 30-26 15V-15Z';

export function RunewarsCover({ title }: { title: string }) {
  const tiles = [
    [72, 84],
    [124, 84],
    [176, 84],
    [228, 84],
    [98, 129],
    [202, 129],
    [72, 174],
    [228, 174],
    [98, 219],
    [202, 219],
    [72, 264],
    [124, 264],
    [176, 264],
    [228, 264],
  ] as const;
  return (
    <Frame id="rnw" title={title} palette={{ top: '#31463a', bottom: '#0e1513', ink: '#f3dcb4', gilt: '#b98a47' }}>
      <g fill="#5f8a6d" fillOpacity="0.16" stroke="#b98a47" strokeOpacity="0.35">
        {tiles.map(([x, y]) => (
          <path key={`${x} ${y}`} d={HEXAGON} transform={`translate(${x} ${y})`} />
        ))}
      </g>
      <DragonHead x="68" y="84" width="164" height="164" color="#e2863b" />
    </Frame>
  );
}

const COVERS: Readonly<Record<string, (props: { title: string }) => ReactNode>> = {
  epix: EpixCover,
  'hidden-leaders': HiddenLeadersCover,
  yield: YieldCover,
  'old-kings-crown': OldKingsCrownCover,
  runewars: RunewarsCover,
};

export function Cover({ id, title }: { id: string; title: string }) {
  const Drawing = COVERS[id];
  return Drawing ? <Drawing title={title} /> : null;
}
