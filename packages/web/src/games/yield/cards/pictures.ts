/** Pictures of the cards: troops by value, the six strategies, what happens in battles. */

import Infantry from 'icon:game-icons/bordered-shield';
import Archers from 'icon:game-icons/bow-arrow';
import Altar from 'icon:game-icons/candles';
import AllMarch from 'icon:game-icons/footsteps';
import Hood from 'icon:game-icons/hooded-assassin';
import Cavalry from 'icon:game-icons/mounted-knight';
import Spears from 'icon:game-icons/spears';
import Tower from 'icon:game-icons/stone-tower';
import Flag from 'icon:game-icons/tower-flag';
import Boot from 'icon:game-icons/walking-boot';
import { type Kind, type StrategyCard, valueOfCard } from '@interregnum/yield';
import type { ComponentType, SVGProps } from 'react';

export type Picture = ComponentType<SVGProps<SVGSVGElement>>;

const TROOPS: readonly Picture[] = [Archers, Spears, Infantry, Cavalry];
export const troopOf = (kind: Kind): Picture => TROOPS[valueOfCard(kind) - 3]!;

const STRATEGIES: readonly Picture[] = [AllMarch, Boot, Flag, Hood, Tower, Altar];
export const pictureOf = (card: StrategyCard): Picture => STRATEGIES[card]!;
