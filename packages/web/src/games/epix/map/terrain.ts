/** Which drawings stand where in each Province. */
import { areaId, isCastle } from '@interregnum/epix';
import { type Clearing, type Spread, scatter } from '../../../table/kit/map/scatter.ts';
import type { Layout } from './places.ts';
import type { Drawing, SymbolName } from './symbols.ts';

interface Kind extends Spread {
  symbol: SymbolName;
  scale: number;
}

const kind = (symbol: SymbolName, count: number, apart: number, margin: number, scale = 1): Kind => {
  return { symbol, count, apart, margin, scale };
};

const PLAINS = [
  kind('field', 3, 44, 22),
  kind('farm', 2, 60, 20),
  kind('tree', 7, 20, 14, 0.75),
  kind('hill', 2, 50, 24, 0.8),
  kind('grass', 10, 24, 12),
];
const PASS = [kind('crag', 7, 34, 20, 0.9), kind('hill', 5, 32, 20, 0.8), kind('pine', 6, 18, 14, 0.75)];
const PARK = [kind('tree', 5, 18, 13, 0.8), kind('grass', 5, 22, 11)];

/** By Province: what is scattered there, the big things first. */
const SCATTERED: Readonly<Record<string, readonly Kind[]>> = {
  kilimandjora: [kind('peak', 8, 46, 36, 0.95), kind('crag', 14, 27, 18, 0.9), kind('pine', 14, 17, 12, 0.7)],
  broceland: [kind('tree', 46, 14, 12), kind('pine', 18, 15, 12)],
  mirelac: [kind('reed', 8, 22, 13), kind('tree', 9, 20, 13, 0.8)],
  orval: [kind('hill', 5, 34, 20), kind('crag', 4, 26, 18, 0.7), kind('grass', 6, 22, 12)],
  saulnes: [kind('pan', 9, 27, 18), kind('saltheap', 6, 22, 15)],
  hawk_pass: PASS,
  wolf_pass: PASS,
};

/** By Province: what has its fixed place, from the anchor. */
const LANDMARKS: Readonly<Record<string, readonly Drawing[]>> = {
  kilimandjora: [
    { symbol: 'peak', scale: 1.2, at: [-46, -46] },
    { symbol: 'peak', scale: 1.15, at: [50, -48] },
    { symbol: 'peak', scale: 1.5, at: [2, -46] },
  ],
  orval: [{ symbol: 'mine', scale: 1, at: [-22, -50] }],
};

const landmarksOf = ({ board }: Layout, area: number): Drawing[] => {
  const { x, y } = board.anchors[area]!;
  return (LANDMARKS[areaId(area)] ?? []).map(each => ({ ...each, at: [x + each.at[0], y + each.at[1]] }));
};

/** The ground under tokens, name and badges stays free. */
function clearings({ board, names }: Layout, area: number): Clearing[] {
  const { x, y } = board.anchors[area]!;
  const [nameX, nameY] = names[area]!;
  const lake = areaId(area) === 'mirelac';
  const room = isCastle(area) ? { rx: 74, ry: 58 } : lake ? { rx: 96, ry: 84 } : { rx: 52, ry: 50 };
  const label = areaId(area) === 'kilimandjora' ? { rx: 86, ry: 30 } : { rx: 62, ry: 18 };
  return [
    { x, y, ...room },
    { x: nameX, y: nameY - 4, ...label },
    { x: x + 41, y: y - 37, rx: 20, ry: 18 },
  ];
}

/** From back to front. */
export function drawingsOf(layout: Layout, area: number): Drawing[] {
  const landmarks = landmarksOf(layout, area);
  const clear = [
    ...clearings(layout, area),
    ...landmarks.map(({ at: [x, y], scale }) => ({ x, y: y - 14 * scale, rx: 34 * scale, ry: 26 * scale })),
  ];
  const kinds = SCATTERED[areaId(area)] ?? (isCastle(area) ? PARK : PLAINS);
  const scattered = kinds.flatMap(({ symbol, scale, ...spread }, i) => {
    const places = scatter(layout.board.outlines[area]!, clear, area * 31 + i * 7 + layout.board.seats, spread);
    for (const [x, y] of places) clear.push({ x, y, rx: spread.apart * 0.6, ry: spread.apart * 0.45 });
    return places.map((at): Drawing => ({ symbol, scale, at }));
  });
  return [...landmarks, ...scattered].sort((a, b) => a.at[1] - b.at[1]);
}
