/** The emblems of the Development cards, by the id of the card. */

import ArrowFlights from 'icon:game-icons/arrow-flights';
import BowString from 'icon:game-icons/bow-string';
import ClawSlashes from 'icon:game-icons/claw-slashes';
import CloakedFigureOnHorseback from 'icon:game-icons/cloaked-figure-on-horseback';
import Contract from 'icon:game-icons/contract';
import Cowled from 'icon:game-icons/cowled';
import CrossedBones from 'icon:game-icons/crossed-bones';
import DeathNote from 'icon:game-icons/death-note';
import Enlightenment from 'icon:game-icons/enlightenment';
import EvilTower from 'icon:game-icons/evil-tower';
import Farmer from 'icon:game-icons/farmer';
import ForestEntrance from 'icon:game-icons/forest-entrance';
import Harp from 'icon:game-icons/harp';
import Heptagram from 'icon:game-icons/heptagram';
import Lava from 'icon:game-icons/lava';
import LibertyWing from 'icon:game-icons/liberty-wing';
import LockedFortress from 'icon:game-icons/locked-fortress';
import Pentacle from 'icon:game-icons/pentacle';
import PoisonCloud from 'icon:game-icons/poison-cloud';
import Pounce from 'icon:game-icons/pounce';
import PrettyFangs from 'icon:game-icons/pretty-fangs';
import Road from 'icon:game-icons/road';
import SharkJaws from 'icon:game-icons/shark-jaws';
import Slipknot from 'icon:game-icons/slipknot';
import SnakeTongue from 'icon:game-icons/snake-tongue';
import SolidLeaf from 'icon:game-icons/solid-leaf';
import TearTracks from 'icon:game-icons/tear-tracks';
import Trebuchet from 'icon:game-icons/trebuchet';
import Truce from 'icon:game-icons/truce';
import VileFluid from 'icon:game-icons/vile-fluid';
import VisoredHelm from 'icon:game-icons/visored-helm';
import WhiteTower from 'icon:game-icons/white-tower';
import type { ComponentType, SVGProps } from 'react';

export const DEV_EMBLEMS: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  DD1: WhiteTower,
  DD2: Farmer,
  DD3: ArrowFlights,
  DD4: VisoredHelm,
  DD5: Trebuchet,
  DD6: Road,
  DD7: Contract,
  DD8: Enlightenment,
  DL1: ForestEntrance,
  DL2: Heptagram,
  DL3: Pounce,
  DL4: BowString,
  DL5: Harp,
  DL6: LibertyWing,
  DL7: SolidLeaf,
  DL8: Truce,
  DW1: EvilTower,
  DW2: PoisonCloud,
  DW3: CrossedBones,
  DW4: PrettyFangs,
  DW5: SnakeTongue,
  DW6: CloakedFigureOnHorseback,
  DW7: VileFluid,
  DW8: DeathNote,
  DU1: LockedFortress,
  DU2: SharkJaws,
  DU3: Lava,
  DU4: Pentacle,
  DU5: TearTracks,
  DU6: Slipknot,
  DU7: Cowled,
  DU8: ClawSlashes,
};
