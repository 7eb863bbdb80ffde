/** Runewars on the shelf: its cover and its seals. */
import DragonHead from 'icon:game-icons/spiked-dragon-head';
import { CoverFrame } from '../../parts/cover-frame.tsx';
import type { Preset, ShelfFace } from '../../shelf/face.ts';
import { RUNEWARS_PEOPLES } from './seals.ts';

const HEXAGON = 'M0-30 26-15V15L0 30-26 15V-15Z';

function Cover({ title }: { title: string }) {
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
    <CoverFrame id="rnw" title={title} palette={{ top: '#31463a', bottom: '#0e1513', ink: '#f3dcb4', gilt: '#b98a47' }}>
      <g fill="#5f8a6d" fillOpacity="0.16" stroke="#b98a47" strokeOpacity="0.35">
        {tiles.map(([x, y]) => (
          <path key={`${x} ${y}`} d={HEXAGON} transform={`translate(${x} ${y})`} />
        ))}
      </g>
      <DragonHead x="68" y="84" width="164" height="164" color="#e2863b" />
    </CoverFrame>
  );
}

const NOTHING_MORE = { explore: 'off', bow: 'off', dev: 'off', cmd: 'off', free: 'off' } as const;
const PRESETS: readonly Preset[] = [
  { id: 'base', options: NOTHING_MORE },
  { id: 'explore', options: { ...NOTHING_MORE, explore: 'on' } },
  { id: 'bow', options: { ...NOTHING_MORE, bow: 'on' } },
  { id: 'everything', options: { explore: 'on', bow: 'on', dev: 'on', cmd: 'on', free: 'on' } },
];

/** The colour follows the faction. */
export const face: ShelfFace = { Cover, seals: RUNEWARS_PEOPLES, presets: PRESETS, fixedColours: () => true };
