/** Hidden Leaders on the shelf: its cover. */
import DualMask from 'icon:game-icons/duality-mask';
import { CoverFrame } from '../../parts/cover-frame.tsx';
import type { ShelfFace } from '../../shelf/face.ts';

const SPACES = Array.from({ length: 12 }, (_, i) => i);

function Cover({ title }: { title: string }) {
  return (
    <CoverFrame id="hdl" title={title} palette={{ top: '#5b3a63', bottom: '#231a38', ink: '#f6e9d8', gilt: '#d8b27a' }}>
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
    </CoverFrame>
  );
}

export const face: ShelfFace = { Cover };
