/** An emblem for each card, by its id: what its picture shows. */

import AncientRuins from 'icon:game-icons/ancient-ruins';
import ArrowCluster from 'icon:game-icons/arrow-cluster';
import Backstab from 'icon:game-icons/backstab';
import Barn from 'icon:game-icons/barn';
import BatBlade from 'icon:game-icons/bat-blade';
import BearHead from 'icon:game-icons/bear-head';
import Beech from 'icon:game-icons/beech';
import BloodySword from 'icon:game-icons/bloody-sword';
import BombingRun from 'icon:game-icons/bombing-run';
import Bookshelf from 'icon:game-icons/bookshelf';
import Breastplate from 'icon:game-icons/breastplate';
import Broadsword from 'icon:game-icons/broadsword';
import BrokenAxe from 'icon:game-icons/broken-axe';
import BrokenWall from 'icon:game-icons/broken-wall';
import BugleCall from 'icon:game-icons/bugle-call';
import BurningEmbers from 'icon:game-icons/burning-embers';
import BurningForest from 'icon:game-icons/burning-forest';
import Cactus from 'icon:game-icons/cactus';
import Castle from 'icon:game-icons/castle';
import CaveEntrance from 'icon:game-icons/cave-entrance';
import CheckedShield from 'icon:game-icons/checked-shield';
import Chest from 'icon:game-icons/chest';
import Clover from 'icon:game-icons/clover';
import CrystalBall from 'icon:game-icons/crystal-ball';
import CrystalShine from 'icon:game-icons/crystal-shine';
import Cultist from 'icon:game-icons/cultist';
import Decapitation from 'icon:game-icons/decapitation';
import DragonHead from 'icon:game-icons/dragon-head';
import DragonSpiral from 'icon:game-icons/dragon-spiral';
import Duel from 'icon:game-icons/duel';
import Dynamite from 'icon:game-icons/dynamite';
import EmptyHourglass from 'icon:game-icons/empty-hourglass';
import FeatheredWing from 'icon:game-icons/feathered-wing';
import Fire from 'icon:game-icons/fire';
import Flute from 'icon:game-icons/flute';
import FrozenBlock from 'icon:game-icons/frozen-block';
import Gauntlet from 'icon:game-icons/gauntlet';
import Gavel from 'icon:game-icons/gavel';
import GemNecklace from 'icon:game-icons/gem-necklace';
import Ghost from 'icon:game-icons/ghost';
import GhostAlly from 'icon:game-icons/ghost-ally';
import Giant from 'icon:game-icons/giant';
import GoldMine from 'icon:game-icons/gold-mine';
import GrainBundle from 'icon:game-icons/grain-bundle';
import GreekTemple from 'icon:game-icons/greek-temple';
import HealthPotion from 'icon:game-icons/health-potion';
import Hidden from 'icon:game-icons/hidden';
import HuntingHorn from 'icon:game-icons/hunting-horn';
import IceBolt from 'icon:game-icons/ice-bolt';
import ImperialCrown from 'icon:game-icons/imperial-crown';
import IronCross from 'icon:game-icons/iron-cross';
import KnightBanner from 'icon:game-icons/knight-banner';
import Laurels from 'icon:game-icons/laurels';
import Lighthouse from 'icon:game-icons/lighthouse';
import LightningStorm from 'icon:game-icons/lightning-storm';
import LockedBox from 'icon:game-icons/locked-box';
import MagicSwirl from 'icon:game-icons/magic-swirl';
import Manacles from 'icon:game-icons/manacles';
import MedicalPack from 'icon:game-icons/medical-pack';
import Minions from 'icon:game-icons/minions';
import MoneyStack from 'icon:game-icons/money-stack';
import Moon from 'icon:game-icons/moon';
import MountainRoad from 'icon:game-icons/mountain-road';
import MountedKnight from 'icon:game-icons/mounted-knight';
import NestEggs from 'icon:game-icons/nest-eggs';
import NightSky from 'icon:game-icons/night-sky';
import OldWagon from 'icon:game-icons/old-wagon';
import OpenTreasureChest from 'icon:game-icons/open-treasure-chest';
import PartyPopper from 'icon:game-icons/party-popper';
import PawPrint from 'icon:game-icons/paw-print';
import PeaceDove from 'icon:game-icons/peace-dove';
import Peaks from 'icon:game-icons/peaks';
import PilgrimHat from 'icon:game-icons/pilgrim-hat';
import PlagueDoctorProfile from 'icon:game-icons/plague-doctor-profile';
import PlantSeed from 'icon:game-icons/plant-seed';
import PocketBow from 'icon:game-icons/pocket-bow';
import PointyHat from 'icon:game-icons/pointy-hat';
import Prayer from 'icon:game-icons/prayer';
import Present from 'icon:game-icons/present';
import PublicSpeaker from 'icon:game-icons/public-speaker';
import RallyTheTroops from 'icon:game-icons/rally-the-troops';
import Raven from 'icon:game-icons/raven';
import ReturnArrow from 'icon:game-icons/return-arrow';
import Ring from 'icon:game-icons/ring';
import River from 'icon:game-icons/river';
import Robber from 'icon:game-icons/robber';
import RuneStone from 'icon:game-icons/rune-stone';
import TradeScales from 'icon:game-icons/scales';
import ScrollQuill from 'icon:game-icons/scroll-quill';
import ShakingHands from 'icon:game-icons/shaking-hands';
import ShardSword from 'icon:game-icons/shard-sword';
import Sheep from 'icon:game-icons/sheep';
import ShieldReflect from 'icon:game-icons/shield-reflect';
import SiegeTower from 'icon:game-icons/siege-tower';
import Snowflake1 from 'icon:game-icons/snowflake-1';
import Snowing from 'icon:game-icons/snowing';
import Spears from 'icon:game-icons/spears';
import SpellBook from 'icon:game-icons/spell-book';
import SpiderWeb from 'icon:game-icons/spider-web';
import Spy from 'icon:game-icons/spy';
import Spyglass from 'icon:game-icons/spyglass';
import StabbedNote from 'icon:game-icons/stabbed-note';
import StarMedal from 'icon:game-icons/star-medal';
import StoneBridge from 'icon:game-icons/stone-bridge';
import StoneBust from 'icon:game-icons/stone-bust';
import StonePile from 'icon:game-icons/stone-pile';
import StoneTablet from 'icon:game-icons/stone-tablet';
import Sun from 'icon:game-icons/sun';
import SwapBag from 'icon:game-icons/swap-bag';
import Swordman from 'icon:game-icons/swordman';
import SwordsEmblem from 'icon:game-icons/swords-emblem';
import Talk from 'icon:game-icons/talk';
import Teleport from 'icon:game-icons/teleport';
import Terror from 'icon:game-icons/terror';
import ThermometerCold from 'icon:game-icons/thermometer-cold';
import ThorHammer from 'icon:game-icons/thor-hammer';
import TreasureMap from 'icon:game-icons/treasure-map';
import TrophyCup from 'icon:game-icons/trophy-cup';
import TwoCoins from 'icon:game-icons/two-coins';
import WalkingBoot from 'icon:game-icons/walking-boot';
import WingedScepter from 'icon:game-icons/winged-scepter';
import Wingfoot from 'icon:game-icons/wingfoot';
import WizardFace from 'icon:game-icons/wizard-face';
import WizardStaff from 'icon:game-icons/wizard-staff';
import WolfHead from 'icon:game-icons/wolf-head';
import WolfHowl from 'icon:game-icons/wolf-howl';
import WolfTrap from 'icon:game-icons/wolf-trap';
import type { ComponentType, SVGProps } from 'react';
import { BOW_EMBLEMS } from './emblems-bow.ts';
import { CMD_EMBLEMS } from './emblems-cmd.ts';
import { DEV_EMBLEMS } from './emblems-dev.ts';

const EMBLEMS: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  TA01: ReturnArrow,
  TA02: LightningStorm,
  TA03: RallyTheTroops,
  TA04: Terror,
  TA05: AncientRuins,
  TA06: BurningForest,
  TA07: MountainRoad,
  TA08: Spy,
  TA09: TrophyCup,
  TA10: ShakingHands,
  TA11: Hidden,
  TA12: BearHead,
  TA13: WalkingBoot,
  TA14: NightSky,
  TA15: ShieldReflect,
  TA16: Raven,
  TA17: ArrowCluster,
  TA18: HuntingHorn,
  TA19: MedicalPack,
  TA20: Spyglass,
  TA21: RuneStone,
  TA22: TwoCoins,
  TA23: GrainBundle,
  TA24: Dynamite,
  TA25: ScrollQuill,
  TA26: BloodySword,
  TA27: Clover,
  TA28: Talk,
  TA29: StoneBridge,
  QS1: NestEggs,
  QS2: StonePile,
  QS3: Bookshelf,
  QS4: WolfHead,
  QS5: DragonSpiral,
  QS6: StoneBust,
  QS7: GreekTemple,
  QS8: Beech,
  QS9: CaveEntrance,
  Q10: Sheep,
  Q11: Lighthouse,
  Q12: GoldMine,
  Q13: SwapBag,
  Q14: PointyHat,
  Q15: Giant,
  Q16: Robber,
  Q17: BurningEmbers,
  Q18: LockedBox,
  Q19: PawPrint,
  Q20: Ghost,
  Q21: FrozenBlock,
  Q22: StoneTablet,
  Q23: River,
  Q24: Peaks,
  RW01: CrystalShine,
  RW02: BatBlade,
  RW03: BombingRun,
  RW04: Flute,
  RW05: WizardStaff,
  RW06: IceBolt,
  RW07: TreasureMap,
  RW08: Teleport,
  RW09: MagicSwirl,
  RW10: GhostAlly,
  RW11: GemNecklace,
  RW12: Breastplate,
  RW13: Broadsword,
  RW14: PocketBow,
  RW15: ThorHammer,
  RW16: Wingfoot,
  RW17: FeatheredWing,
  RW18: Gauntlet,
  RW19: Ring,
  RW20: SpellBook,
  RW21: HealthPotion,
  RW22: BugleCall,
  OG1: Duel,
  OG2: DragonHead,
  OG3: Laurels,
  OG4: Castle,
  OG5: Barn,
  OG6: PublicSpeaker,
  OG7: CheckedShield,
  OG8: StarMedal,
  OE1: Manacles,
  OE2: Decapitation,
  OE3: Fire,
  OE4: IronCross,
  OE5: Minions,
  OE6: SpiderWeb,
  OE7: Chest,
  OE8: BrokenWall,
  SP1: EmptyHourglass,
  SP2: PlantSeed,
  SP3: Swordman,
  SP4: KnightBanner,
  SP5: WizardFace,
  SP6: WolfHowl,
  SP7: PilgrimHat,
  SP8: StabbedNote,
  SU1: PartyPopper,
  SU2: OpenTreasureChest,
  SU3: OldWagon,
  SU4: MountedKnight,
  SU5: CrystalBall,
  SU6: Cactus,
  SU7: Sun,
  SU8: MoneyStack,
  FA1: Snowflake1,
  FA2: PlagueDoctorProfile,
  FA3: SiegeTower,
  FA4: Spears,
  FA5: Backstab,
  FA6: Moon,
  FA7: Cultist,
  FA8: Gavel,
  WI1: Prayer,
  WI2: Present,
  WI3: ShardSword,
  WI4: Snowing,
  WI5: ThermometerCold,
  WI6: BrokenAxe,
  WI7: WolfTrap,
  WI8: PeaceDove,
  TI1: WingedScepter,
  TI2: SwordsEmblem,
  TI3: ImperialCrown,
  TI4: TradeScales,
  ...BOW_EMBLEMS,
  ...DEV_EMBLEMS,
  ...CMD_EMBLEMS,
};

export const emblemOf = (id: string): ComponentType<SVGProps<SVGSVGElement>> => EMBLEMS[id]!;
export const EMBLEM_IDS: readonly string[] = Object.keys(EMBLEMS);
