/** Units as pieces: the base shape of their type, in the colour of their people, with a figure on it. */

import Barbarian from 'icon:game-icons/barbarian';
import DarkKnight from 'icon:game-icons/black-knight-helm';
import Bowman from 'icon:game-icons/bowman';
import Chaos from 'icon:game-icons/daemon-skull';
import Dragon from 'icon:game-icons/dragon-head';
import Roc from 'icon:game-icons/eagle-head';
import ElfHelmet from 'icon:game-icons/elf-helmet';
import Bat from 'icon:game-icons/evil-wings';
import Sorceress from 'icon:game-icons/fairy-wand';
import Leonx from 'icon:game-icons/feline';
import Giant from 'icon:game-icons/giant';
import Archer from 'icon:game-icons/high-shot';
import Hound from 'icon:game-icons/hound';
import Minotaur from 'icon:game-icons/minotaur';
import Knight from 'icon:game-icons/mounted-knight';
import Sister from 'icon:game-icons/nun-face';
import Obscene from 'icon:game-icons/ogre';
import Pegasus from 'icon:game-icons/pegasus';
import Robe from 'icon:game-icons/robe';
import Zombie from 'icon:game-icons/shambling-zombie';
import SiegeTower from 'icon:game-icons/siege-tower';
import Skeleton from 'icon:game-icons/skeleton';
import Footman from 'icon:game-icons/swordman';
import Guardian from 'icon:game-icons/tree-face';
import Vampire from 'icon:game-icons/vampire-dracula';
import Warlock from 'icon:game-icons/warlock-eye';
import Novice from 'icon:game-icons/wizard-face';
import Wizard from 'icon:game-icons/wizard-staff';
import Ripper from 'icon:game-icons/wolverine-claws';
import Wyrm from 'icon:game-icons/wyvern';
import type { Seat } from '@interregnum/kernel';
import {
  factionOfType,
  isNeutral,
  NONE,
  type Shape,
  seatOf,
  shapeOf,
  UNITS,
  type UnitId,
  type UnitType,
  type View,
} from '@interregnum/runewars';
import type { ComponentType, SVGProps } from 'react';
import { usePlayed } from '../../../table/kit/played.ts';
import { patternOf } from './patterns.tsx';
import css from './peoples.module.css';
import { ownerClass } from './peoples.ts';

/** Around the origin, about 30 across. */
export const BASES: Readonly<Record<Shape, string>> = {
  triangle: 'M0-17 17 13H-17Z',
  rectangle: 'M-16-12H16V12H-16Z',
  hexagon: 'M-8.5-15H8.5L17 0 8.5 15H-8.5L-17 0Z',
  circle: 'M0-15.5A15.5 15.5 0 1 1 0 15.5 15.5 15.5 0 1 1 0-15.5Z',
};
/** Where the figure stands on its base, and how large. */
const ROOM: Readonly<Record<Shape, readonly [y: number, size: number]>> = {
  triangle: [4, 17],
  rectangle: [0, 20],
  hexagon: [0, 23],
  circle: [0, 22],
};

const FIGURES: Readonly<Record<UnitId, ComponentType<SVGProps<SVGSVGElement>>>> = {
  bowman: Bowman,
  footman: Footman,
  knight: Knight,
  'siege-tower': SiegeTower,
  archer: Archer,
  'pegasus-rider': Pegasus,
  sorceress: Sorceress,
  warrior: ElfHelmet,
  'skeleton-archer': Skeleton,
  necromancer: Robe,
  reanimate: Zombie,
  'dark-knight': DarkKnight,
  berserker: Barbarian,
  warlock: Warlock,
  'flesh-ripper': Ripper,
  'chaos-lord': Chaos,
  razorwing: Bat,
  sorcerer: Wizard,
  beastman: Minotaur,
  hellhound: Hound,
  dragon: Dragon,
  giant: Giant,
  'novice-wizard': Novice,
  roc: Roc,
  'leonx-rider': Leonx,
  'forest-guardian': Guardian,
  vampire: Vampire,
  'great-wyrm': Wyrm,
  'blood-sister': Sister,
  obscene: Obscene,
};

/** Whose colour a type wears; `NONE` for neutral ones. */
export const wearerOf = (view: Pick<View, 'factions'>, type: UnitType): Seat =>
  isNeutral(type) ? NONE : seatOf(view, factionOfType(type));

interface UnitProps {
  type: UnitType;
  /** Neutral units: with whom they are allied. */
  ally?: Seat;
}

/** The caller sets the colours of the wearer. */
export function UnitPiece({ type, ally = NONE }: UnitProps) {
  const shape = shapeOf(usePlayed(), type);
  const [y, size] = ROOM[shape];
  const Figure = FIGURES[UNITS[type]!.id];
  return (
    <>
      <path className={css.base} d={BASES[shape]} />
      {!isNeutral(type) && <path d={BASES[shape]} fill={patternOf(factionOfType(type), 'piece')} />}
      {ally !== NONE && (
        <path
          className={`${ownerClass(ally)} ${css.allied}`}
          d={BASES[shape]}
          transform="scale(1.12)"
          style={{ stroke: 'var(--seat)' }}
        />
      )}
      <Figure className={css.figure} x={-size / 2} y={y - size / 2} width={size} height={size} />
    </>
  );
}

/** For panels and buttons. */
export const UnitPicture = ({
  view,
  type,
  size = 28,
  ally,
}: UnitProps & { view: Pick<View, 'factions'>; size?: number }) => (
  <svg
    className={`${ownerClass(wearerOf(view, type))} ${css.picture}`}
    viewBox="-20 -20 40 40"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <UnitPiece type={type} {...(ally === undefined ? {} : { ally })} />
  </svg>
);
