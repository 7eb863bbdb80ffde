/** The emblems of Banners of War, by the id of the card. */

import AllForOne from 'icon:game-icons/all-for-one';
import Arena from 'icon:game-icons/arena';
import Arson from 'icon:game-icons/arson';
import BatteredAxe from 'icon:game-icons/battered-axe';
import BurningEye from 'icon:game-icons/burning-eye';
import ChessKing from 'icon:game-icons/chess-king';
import ChessKnight from 'icon:game-icons/chess-knight';
import CrenelCrown from 'icon:game-icons/crenel-crown';
import CrystalWand from 'icon:game-icons/crystal-wand';
import Direwolf from 'icon:game-icons/direwolf';
import DominoMask from 'icon:game-icons/domino-mask';
import DoubleFaceMask from 'icon:game-icons/double-face-mask';
import EvilMoon from 'icon:game-icons/evil-moon';
import FireZone from 'icon:game-icons/fire-zone';
import Fist from 'icon:game-icons/fist';
import Flake from 'icon:game-icons/flake';
import FloatingCrystal from 'icon:game-icons/floating-crystal';
import Footprint from 'icon:game-icons/footprint';
import FoxHead from 'icon:game-icons/fox-head';
import GreatPyramid from 'icon:game-icons/great-pyramid';
import GroundSprout from 'icon:game-icons/ground-sprout';
import Healing from 'icon:game-icons/healing';
import HeavyRain from 'icon:game-icons/heavy-rain';
import Heron from 'icon:game-icons/heron';
import Hood from 'icon:game-icons/hood';
import HumanTarget from 'icon:game-icons/human-target';
import IceCubes from 'icon:game-icons/ice-cubes';
import Iceberg from 'icon:game-icons/iceberg';
import IciclesFence from 'icon:game-icons/icicles-fence';
import Knapsack from 'icon:game-icons/knapsack';
import LifeInTheBalance from 'icon:game-icons/life-in-the-balance';
import Logging from 'icon:game-icons/logging';
import MagicShield from 'icon:game-icons/magic-shield';
import Mining from 'icon:game-icons/mining';
import MirrorMirror from 'icon:game-icons/mirror-mirror';
import MonsterGrasp from 'icon:game-icons/monster-grasp';
import OpenBook from 'icon:game-icons/open-book';
import PayMoney from 'icon:game-icons/pay-money';
import PositionMarker from 'icon:game-icons/position-marker';
import Run from 'icon:game-icons/run';
import SacrificialDagger from 'icon:game-icons/sacrificial-dagger';
import SandsOfTime from 'icon:game-icons/sands-of-time';
import Scythe from 'icon:game-icons/scythe';
import Sergeant from 'icon:game-icons/sergeant';
import SharpCrown from 'icon:game-icons/sharp-crown';
import ShieldEchoes from 'icon:game-icons/shield-echoes';
import Silence from 'icon:game-icons/silence';
import SmallFire from 'icon:game-icons/small-fire';
import StakesFence from 'icon:game-icons/stakes-fence';
import Stockpiles from 'icon:game-icons/stockpiles';
import StoneCrafting from 'icon:game-icons/stone-crafting';
import StrikingArrows from 'icon:game-icons/striking-arrows';
import StripedSun from 'icon:game-icons/striped-sun';
import Sunrise from 'icon:game-icons/sunrise';
import TatteredBanner from 'icon:game-icons/tattered-banner';
import Tombstone from 'icon:game-icons/tombstone';
import TreeGrowth from 'icon:game-icons/tree-growth';
import WalkingScout from 'icon:game-icons/walking-scout';
import WavyItinerary from 'icon:game-icons/wavy-itinerary';
import Well from 'icon:game-icons/well';
import WindyStripes from 'icon:game-icons/windy-stripes';
import type { ComponentType, SVGProps } from 'react';

export const BOW_EMBLEMS: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  TB01: DoubleFaceMask,
  TB02: ChessKing,
  TB03: Sergeant,
  TB04: StoneCrafting,
  TB05: Arson,
  TB06: Iceberg,
  TB07: MagicShield,
  TB08: HeavyRain,
  TB09: Run,
  TB10: Stockpiles,
  TF01: ChessKnight,
  TF02: StrikingArrows,
  TF03: SacrificialDagger,
  TF04: BurningEye,
  TF05: ShieldEchoes,
  TF06: FoxHead,
  TF07: WavyItinerary,
  TF08: Knapsack,
  TF09: Logging,
  TF10: Mining,
  TF11: Silence,
  TF12: PayMoney,
  TF13: Healing,
  TF14: HumanTarget,
  TF15: StakesFence,
  TF16: Direwolf,
  QS10: IciclesFence,
  QS11: Footprint,
  QS12: GreatPyramid,
  QB4: CrenelCrown,
  QB5: DominoMask,
  QB6: SmallFire,
  QB7: Tombstone,
  QB8: Heron,
  QB9: Well,
  RB1: FloatingCrystal,
  RB3: TatteredBanner,
  RB4: CrystalWand,
  RB5: SandsOfTime,
  RB6: BatteredAxe,
  RB7: MirrorMirror,
  RB8: SharpCrown,
  RB9: PositionMarker,
  OGB1: AllForOne,
  OGB2: GroundSprout,
  OGB3: Sunrise,
  OEB1: FireZone,
  OEB2: MonsterGrasp,
  OEB3: Fist,
  SPB1: WindyStripes,
  SPB2: TreeGrowth,
  SPB3: OpenBook,
  SUB1: WalkingScout,
  SUB2: StripedSun,
  SUB3: Arena,
  FAB1: Scythe,
  FAB2: Hood,
  FAB3: LifeInTheBalance,
  WIB1: Flake,
  WIB2: IceCubes,
  WIB3: EvilMoon,
};
