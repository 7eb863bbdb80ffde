/** What stands and lies in the areas: names, resources, towers, cities, runes, tokens and the flags of activation. */

import Wall from 'icon:game-icons/brick-wall';
import Merchant from 'icon:game-icons/caravan';
import Raiders from 'icon:game-icons/crossed-axes';
import Walls from 'icon:game-icons/defensive-wall';
import Dungeon from 'icon:game-icons/dungeon-gate';
import Temple from 'icon:game-icons/egyptian-temple';
import Flood from 'icon:game-icons/flood';
import Hall from 'icon:game-icons/greek-temple';
import Portal from 'icon:game-icons/magic-portal';
import Scroll from 'icon:game-icons/scroll-unfurled';
import Diplomat from 'icon:game-icons/shaking-hands';
import Dragon from 'icon:game-icons/spiked-dragon-head';
import Throne from 'icon:game-icons/stone-throne';
import Training from 'icon:game-icons/sword-brandish';
import Village from 'icon:game-icons/village';
import Wheat from 'icon:game-icons/wheat';
import { bigSets, type Seat } from '@interregnum/kernel';
import {
  type Area,
  contentOf,
  controllerOf,
  developmentsAt,
  HOME_OF,
  hasCityRune,
  hasPeasant,
  kindOf,
  NONE,
  strongholdStrength,
  yieldsOf,
} from '@interregnum/runewars';
import { type ComponentType, memo, type SVGProps } from 'react';
import { keyed } from '../../../parts/keyed.ts';
import { DECORATION } from '../../../table/kit/map/decoration.ts';
import { usePlayed } from '../../../table/kit/played.ts';
import { type Layout, TOKEN_SPOT, useLayout } from '../map/layout.ts';
import { Charge } from '../peoples/emblem.tsx';
import { patternOf } from '../peoples/patterns.tsx';
import { ownerClass, peoplesOf } from '../peoples/peoples.ts';
import { isReceived } from '../state/changes.ts';
import { areaName, dialName, type Props, type Text } from '../state/props.ts';
import { activatorsOf, runeAt } from '../state/reading.ts';
import { backOf } from '../state/words.ts';
import css from './sites.module.css';

/** Names and what the land yields: printed, so drawn once for each map. */
export const Printed = memo(function Printed({ layout, text }: { layout: Layout; text: Text }) {
  return (
    <g {...DECORATION} data-grows="">
      {layout.areas.map(area => (
        <g key={area} transform={`translate(${layout.anchors[area]!.x} ${layout.anchors[area]!.y})`}>
          <Pips area={area} text={text} />
          <text className={css.name} data-home={HOME_OF[area] !== NONE} y={-60}>
            {areaName(text, area)}
          </text>
        </g>
      ))}
    </g>
  );
});

/** Around the origin, by resource: a circle, a triangle, a square. */
export const PIPS = ['M0-6.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z', 'M0-7.5L8 6H-8z', 'M-6-6H6V6H-6z'] as const;
const PIP = 18;

/** With `text` they carry their initials, which are left out from afar. */
export function Pips({ area, text }: { area: Area; text?: Text }) {
  const pips = yieldsOf(usePlayed(), area).flatMap((n, dial) => new Array<number>(n).fill(dial));
  return (
    <g className={css.pips} transform="translate(0 -42)">
      <g className={css.yields}>
        {keyed(pips).map(({ key, at, item }) => (
          <path
            key={key}
            data-dial={item}
            d={PIPS[item]}
            transform={`translate(${(at - (pips.length - 1) / 2) * PIP} 0)`}
          />
        ))}
        {text &&
          keyed(pips).map(({ key, at, item }) => (
            <text key={key} x={(at - (pips.length - 1) / 2) * PIP} y={item === 1 ? 5.4 : 3.9}>
              {dialName(text, item)[0]!.toUpperCase()}
            </text>
          ))}
      </g>
    </g>
  );
}

export function Sites({ view, before }: Pick<Props, 'view' | 'before'>) {
  const { areas, anchors } = useLayout();
  return (
    <g {...DECORATION} data-grows="">
      {areas.map(area => (
        <g key={area} transform={`translate(${anchors[area]!.x} ${anchors[area]!.y})`}>
          <Flags view={view} seats={activatorsOf(view, area)} />
          {view.cities[area] !== NONE && <CityPiece view={view} area={area} />}
          {view.strongholds[area] !== NONE && <Tower view={view} area={area} />}
          {hasPeasant(view, area) && <Peasant view={view} area={area} />}
          <Rune view={view} before={before} area={area} />
          <Exploration view={view} area={area} />
        </g>
      ))}
    </g>
  );
}

/** Those that hold a dragon rune carry it, crossed out while they lie waste; the Lost City shines. */
function CityPiece({ view, area }: Pick<Props, 'view'> & { area: Area }) {
  const { hasRune, isLost } = contentOf(view).cities[view.cities[area]!]!;
  return (
    <g className={css.city} data-lost={isLost} transform="translate(-60 -28) scale(1.3)">
      <path className={css.wall} d="M-17 8V-3h6v-8h7V2h5v-7l5-5 5 5v3h6v10z" />
      <path className={css.roof} d="M-13-10.5L-7.5-18l5.5 7.5zM-1-4.5L6-12l7 7.5zM-18.5-2.5L-14-8l3 4z" />
      <path className={css.door} d="M-1 8V3.5a2.5 2.5 0 0 1 5 0V8zM-9-6h3v4h-3zM10 1h3v3h-3z" />
      {hasRune && <Dragon className={css.cityRune} x={7} y={-24} width={18} height={18} />}
      {hasRune && !hasCityRune(view, area) && <path className={css.struck} d="M7-6L25-24" />}
    </g>
  );
}

const DEVELOPMENTS: readonly ComponentType<SVGProps<SVGSVGElement>>[] = [Wheat, Diplomat, Training, Wall];

const KEEP = 'M-13 17L-11-7h-3v-11h6v4h4v-4h8v4h4v-4h6v11h-3l2 24z';
/** A capital has a wall to both sides. */
const WINGS = 'M-21 17V-3h4v3h3v-3h28v3h3v-3h4v20z';
const CLOTH = 'M-8-17H13l-5 7 5 7H-8z';

/** A tower in the colour of its people, with its strength; its damaged side is cracked. */
function Tower({ view, area }: Pick<Props, 'view'> & { area: Area }) {
  const seat = view.strongholds[area]!;
  const isCapital = bigSets.has(view.dev.capitals, area);
  return (
    <g className={ownerClass(seat)} transform="translate(-60 -36)" data-capital={isCapital}>
      <g className={css.tower}>
        {isCapital && <path className={css.keep} d={WINGS} />}
        <path className={css.keep} d={KEEP} />
        <path d={KEEP} fill={patternOf(peoplesOf(view)[seat]!, 'piece')} />
        {view.damaged[area] === 1 && <path className={css.crack} d="M-4-17l3 7-4 5 5 6-3 8" />}
        <g transform="translate(0 -5)">
          <Charge view={view} seat={seat} scale={0.62} />
        </g>
        <g transform="translate(0 14)">
          <g className={css.number}>
            <circle r={9.2} />
            <text y={5.3}>{strongholdStrength(view, area)}</text>
          </g>
        </g>
        {developmentsAt(view, area).map((development, slot) => {
          const Sign = DEVELOPMENTS[development]!;
          return (
            <g key={development} className={css.development} transform={`translate(21 ${8 - 20 * slot})`}>
              <circle r={9} />
              <Sign x={-6.5} y={-6.5} width={13} height={13} />
            </g>
          );
        })}
      </g>
    </g>
  );
}

/** A small figure in the colour of those who left it, with their sign. */
function Peasant({ view, area }: Pick<Props, 'view'> & { area: Area }) {
  const seat = controllerOf(view, area);
  if (seat === NONE) return null;
  return (
    <g className={`${ownerClass(seat)} ${css.peasant}`} transform="translate(0 50)">
      <path d="M-9 12c0-9 2-13 9-13s9 4 9 13z" />
      <circle cy={-7} r={6} />
      <path className={css.hat} d="M-10-9h20l-4-3c-1-4-11-4-12 0z" />
      <g transform="translate(0 6)">
        <Charge view={view} seat={seat} scale={0.34} />
      </g>
    </g>
  );
}

/** A stone: its face where the viewer knows it; one that has just come is turned over. */
function Rune({ view, before, area }: Pick<Props, 'view' | 'before'> & { area: Area }) {
  const rune = runeAt(view, area);
  if (!rune) return null;
  return (
    <g className={css.rune} data-sight={rune.sight} data-faceup={rune.faceup} transform="translate(60 -30) scale(1.15)">
      <g className={css.lying}>
        {view.bow.wards.some(ward => ward.area === area) && <circle className={css.ward} r={22} />}
        <g className={css.turned} data-received={isReceived(before, view, area)}>
          <path className={css.stone} d="M-9-15L8-16 16-4 13 12-2 17-15 9-16-6z" />
          {rune.sight === 'dragon' ? (
            <Dragon className={css.dragon} x={-12} y={-12} width={24} height={24} />
          ) : rune.sight === 'false' ? (
            <path className={css.cross} d="M-6-6L6 6M6-6L-6 6" />
          ) : (
            <path className={css.glyph} d="M-3-8V8M-3-8L6-3-3 2M-3 2L6 8" />
          )}
        </g>
      </g>
    </g>
  );
}

const TOKENS: Readonly<Record<ReturnType<typeof kindOf>, ComponentType<SVGProps<SVGSVGElement>>>> = {
  'dragon-throne': Throne,
  dungeon: Dungeon,
  'hall-of-kellos': Hall,
  'magic-portal': Portal,
  'raiding-party': Raiders,
  'scroll-of-sight': Scroll,
  temple: Temple,
  'traveling-merchant': Merchant,
  training: Training,
  'village-food': Village,
  'village-wood': Village,
  'village-ore': Village,
  'defensible-area': Walls,
  'flooded-area': Flood,
};
const VILLAGES: readonly string[] = ['village-food', 'village-wood', 'village-ore'];

/** A token: its face where the viewer knows it, else its back. */
function Exploration({ view, area }: Pick<Props, 'view'> & { area: Area }) {
  const token = view.explored[area];
  if (token === NONE || token === undefined) return null;
  return (
    <g className={css.explore} data-known={token !== null} transform={`translate(${TOKEN_SPOT.x} ${TOKEN_SPOT.y})`}>
      <g className={css.lying}>
        <path d="M0-15L13-7.5v15L0 15-13 7.5v-15z" />
        {token === null ? <text y={4.6}>{backOf(view, area)}</text> : <Face kind={kindOf(token)} />}
      </g>
    </g>
  );
}

function Face({ kind }: { kind: keyof typeof TOKENS }) {
  const Sign = TOKENS[kind];
  const dial = VILLAGES.indexOf(kind);
  return (
    <>
      <Sign x={-9} y={-9} width={18} height={18} />
      {dial >= 0 && (
        <g className={css.pips} transform="translate(9 9) scale(.8)">
          <path data-dial={dial} d={PIPS[dial]} />
        </g>
      )}
    </>
  );
}

/** One in each corner, so that the name of the area stays free, whoever has been there. */
const CORNERS = [
  [-64, -60],
  [60, -62],
  [-66, 66],
  [62, 66],
] as const;

function Flags({ view, seats }: Pick<Props, 'view'> & { seats: readonly Seat[] }) {
  return seats.map((seat, i) => (
    <g key={seat} className={`${ownerClass(seat)} ${css.flag}`} transform={`translate(${CORNERS[i]})`}>
      <g className={css.planted}>
        <path className={css.pole} d="M-8 12V-17" />
        <path className={css.cloth} d={CLOTH} />
        <path d={CLOTH} fill={patternOf(peoplesOf(view)[seat]!, 'piece')} />
        <g transform="translate(1 -10)">
          <Charge view={view} seat={seat} scale={0.42} />
        </g>
      </g>
    </g>
  ));
}
