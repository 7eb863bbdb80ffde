/** A picture for each Special Ability card, Action card and season. */

import Shield from 'icon:game-icons/attached-shield';
import Bandage from 'icon:game-icons/bandage-roll';
import Breastplate from 'icon:game-icons/breastplate';
import Cornucopia from 'icon:game-icons/cornucopia';
import Swords from 'icon:game-icons/crossed-swords';
import CrownCoin from 'icon:game-icons/crown-coin';
import Flag from 'icon:game-icons/flying-flag';
import Saw from 'icon:game-icons/hand-saw';
import Ear from 'icon:game-icons/human-ear';
import Banner from 'icon:game-icons/knight-banner';
import Ladder from 'icon:game-icons/ladder';
import Climber from 'icon:game-icons/mountain-climbing';
import OakLeaf from 'icon:game-icons/oak-leaf';
import Palisade from 'icon:game-icons/palisade';
import Troops from 'icon:game-icons/rally-the-troops';
import Snow from 'icon:game-icons/snowflake-1';
import Sprout from 'icon:game-icons/sprout';
import Spyglass from 'icon:game-icons/spyglass';
import Stable from 'icon:game-icons/stable';
import Tower from 'icon:game-icons/stone-tower';
import Sun from 'icon:game-icons/sun';
import Bag from 'icon:game-icons/swap-bag';
import Torch from 'icon:game-icons/torch';
import Trebuchet from 'icon:game-icons/trebuchet';
import Trumpet from 'icon:game-icons/trumpet-flag';
import Coins from 'icon:game-icons/two-coins';
import Boot from 'icon:game-icons/walking-boot';
import { type ActionCard, type Card, MOVE, RECRUITMENT, TAX } from '@interregnum/epix';
import type { ComponentType, SVGProps } from 'react';

export type Picture = ComponentType<SVGProps<SVGSVGElement>>;

/** In the order of the cards. */
const ABILITIES: readonly Picture[] = [
  ...[CrownCoin, Bag, Cornucopia, Torch, Troops, Stable, Saw, Shield, Breastplate, Palisade],
  ...[Tower, Ear, Boot, Climber, Trebuchet, Bandage, Ladder, Trumpet, Spyglass, Flag],
];

export const abilityPicture = (card: Card): Picture => ABILITIES[card - 1]!;

const ACTIONS: Readonly<Record<ActionCard, Picture>> = { [RECRUITMENT]: Banner, [TAX]: Coins, [MOVE]: Swords };
export const actionPicture = (card: ActionCard): Picture => ACTIONS[card]!;

/** Spring to Winter. */
export const SEASON_PICTURES: readonly Picture[] = [Sprout, Sun, OakLeaf, Snow];
