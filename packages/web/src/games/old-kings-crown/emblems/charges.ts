/** A charge for each card and tile, in the order of the content: what its emblem shows. Every Ruse shows the same. */
import Abacus from 'icon:game-icons/abacus';
import AllSeeingEye from 'icon:game-icons/all-seeing-eye';
import Anchor from 'icon:game-icons/anchor';
import BandageRoll from 'icon:game-icons/bandage-roll';
import Bandit from 'icon:game-icons/bandit';
import BarracksTent from 'icon:game-icons/barracks-tent';
import Barricade from 'icon:game-icons/barricade';
import BeerHorn from 'icon:game-icons/beer-horn';
import BeerStein from 'icon:game-icons/beer-stein';
import BigWave from 'icon:game-icons/big-wave';
import BirdScepter from 'icon:game-icons/bird-scepter';
import BlackBook from 'icon:game-icons/black-book';
import Boar from 'icon:game-icons/boar';
import BoneKnife from 'icon:game-icons/bone-knife';
import Bookshelf from 'icon:game-icons/bookshelf';
import BowArrow from 'icon:game-icons/bow-arrow';
import CandleFlame from 'icon:game-icons/candle-flame';
import CandleHolder from 'icon:game-icons/candle-holder';
import Candles from 'icon:game-icons/candles';
import Cannon from 'icon:game-icons/cannon';
import CarnivalMask from 'icon:game-icons/carnival-mask';
import Cartwheel from 'icon:game-icons/cartwheel';
import Castle from 'icon:game-icons/castle';
import CastleRuins from 'icon:game-icons/castle-ruins';
import Catapult from 'icon:game-icons/catapult';
import CaveEntrance from 'icon:game-icons/cave-entrance';
import CeremonialMask from 'icon:game-icons/ceremonial-mask';
import Chimney from 'icon:game-icons/chimney';
import Church from 'icon:game-icons/church';
import CloakDagger from 'icon:game-icons/cloak-dagger';
import CookingPot from 'icon:game-icons/cooking-pot';
import CrossedBones from 'icon:game-icons/crossed-bones';
import CrossedSwords from 'icon:game-icons/crossed-swords';
import CrystalGrowth from 'icon:game-icons/crystal-growth';
import Deer from 'icon:game-icons/deer';
import DefensiveWall from 'icon:game-icons/defensive-wall';
import DigHole from 'icon:game-icons/dig-hole';
import DominoMask from 'icon:game-icons/domino-mask';
import DoubleFaceMask from 'icon:game-icons/double-face-mask';
import Drakkar from 'icon:game-icons/drakkar';
import Drawbridge from 'icon:game-icons/drawbridge';
import Drum from 'icon:game-icons/drum';
import ExecutionerHood from 'icon:game-icons/executioner-hood';
import FalconMoon from 'icon:game-icons/falcon-moon';
import Fencer from 'icon:game-icons/fencer';
import FireBowl from 'icon:game-icons/fire-bowl';
import FishingNet from 'icon:game-icons/fishing-net';
import Fist from 'icon:game-icons/fist';
import FlamingArrow from 'icon:game-icons/flaming-arrow';
import FruitTree from 'icon:game-icons/fruit-tree';
import Goat from 'icon:game-icons/goat';
import Gong from 'icon:game-icons/gong';
import GothicCross from 'icon:game-icons/gothic-cross';
import GrainBundle from 'icon:game-icons/grain-bundle';
import Guards from 'icon:game-icons/guards';
import HarborDock from 'icon:game-icons/harbor-dock';
import Harp from 'icon:game-icons/harp';
import HawkEmblem from 'icon:game-icons/hawk-emblem';
import HerbsBundle from 'icon:game-icons/herbs-bundle';
import Heron from 'icon:game-icons/heron';
import Hoof from 'icon:game-icons/hoof';
import HorseHead from 'icon:game-icons/horse-head';
import Horseshoe from 'icon:game-icons/horseshoe';
import Hourglass from 'icon:game-icons/hourglass';
import HunterEyes from 'icon:game-icons/hunter-eyes';
import ImperialCrown from 'icon:game-icons/imperial-crown';
import Incense from 'icon:game-icons/incense';
import InvisibleFace from 'icon:game-icons/invisible-face';
import IronMask from 'icon:game-icons/iron-mask';
import JewelCrown from 'icon:game-icons/jewel-crown';
import Keyring from 'icon:game-icons/keyring';
import Knapsack from 'icon:game-icons/knapsack';
import KnightBanner from 'icon:game-icons/knight-banner';
import LanternFlame from 'icon:game-icons/lantern-flame';
import LightningStorm from 'icon:game-icons/lightning-storm';
import LinkedRings from 'icon:game-icons/linked-rings';
import MailedFist from 'icon:game-icons/mailed-fist';
import MedievalGate from 'icon:game-icons/medieval-gate';
import Menhir from 'icon:game-icons/menhir';
import MightyHorn from 'icon:game-icons/mighty-horn';
import Moon from 'icon:game-icons/moon';
import MountainRoad from 'icon:game-icons/mountain-road';
import Mountaintop from 'icon:game-icons/mountaintop';
import MountedKnight from 'icon:game-icons/mounted-knight';
import NautilusShell from 'icon:game-icons/nautilus-shell';
import Newspaper from 'icon:game-icons/newspaper';
import NightSky from 'icon:game-icons/night-sky';
import OldLantern from 'icon:game-icons/old-lantern';
import OldWagon from 'icon:game-icons/old-wagon';
import OpenBook from 'icon:game-icons/open-book';
import Owl from 'icon:game-icons/owl';
import PayMoney from 'icon:game-icons/pay-money';
import Pikeman from 'icon:game-icons/pikeman';
import Pitchfork from 'icon:game-icons/pitchfork';
import PolarStar from 'icon:game-icons/polar-star';
import PowderBag from 'icon:game-icons/powder-bag';
import PowerRing from 'icon:game-icons/power-ring';
import PrayingMantis from 'icon:game-icons/praying-mantis';
import PrimitiveTorch from 'icon:game-icons/primitive-torch';
import QueenCrown from 'icon:game-icons/queen-crown';
import Quill from 'icon:game-icons/quill';
import Raft from 'icon:game-icons/raft';
import Raining from 'icon:game-icons/raining';
import Raven from 'icon:game-icons/raven';
import Reed from 'icon:game-icons/reed';
import RingingBell from 'icon:game-icons/ringing-bell';
import Rose from 'icon:game-icons/rose';
import RoundPotion from 'icon:game-icons/round-potion';
import RuneStone from 'icon:game-icons/rune-stone';
import SaberTooth from 'icon:game-icons/saber-tooth';
import Scales from 'icon:game-icons/scales';
import Scarecrow from 'icon:game-icons/scarecrow';
import ScrollQuill from 'icon:game-icons/scroll-quill';
import ScrollUnfurled from 'icon:game-icons/scroll-unfurled';
import Seahorse from 'icon:game-icons/seahorse';
import ShiningSword from 'icon:game-icons/shining-sword';
import Shouting from 'icon:game-icons/shouting';
import SiegeRam from 'icon:game-icons/siege-ram';
import SittingDog from 'icon:game-icons/sitting-dog';
import Sparrow from 'icon:game-icons/sparrow';
import SpellBook from 'icon:game-icons/spell-book';
import SpiralBottle from 'icon:game-icons/spiral-bottle';
import Squid from 'icon:game-icons/squid';
import StagHead from 'icon:game-icons/stag-head';
import Stairs from 'icon:game-icons/stairs';
import Stamper from 'icon:game-icons/stamper';
import StoneBridge from 'icon:game-icons/stone-bridge';
import StonePath from 'icon:game-icons/stone-path';
import StonePile from 'icon:game-icons/stone-pile';
import StoneStack from 'icon:game-icons/stone-stack';
import Sundial from 'icon:game-icons/sundial';
import Sunrise from 'icon:game-icons/sunrise';
import Swamp from 'icon:game-icons/swamp';
import TargetDummy from 'icon:game-icons/target-dummy';
import ThirdEye from 'icon:game-icons/third-eye';
import ThroneKing from 'icon:game-icons/throne-king';
import Tooth from 'icon:game-icons/tooth';
import TreeRoots from 'icon:game-icons/tree-roots';
import TrenchSpade from 'icon:game-icons/trench-spade';
import TridentShield from 'icon:game-icons/trident-shield';
import TripleSkulls from 'icon:game-icons/triple-skulls';
import TwoCoins from 'icon:game-icons/two-coins';
import VerticalBanner from 'icon:game-icons/vertical-banner';
import VikingShield from 'icon:game-icons/viking-shield';
import VisoredHelm from 'icon:game-icons/visored-helm';
import VoodooDoll from 'icon:game-icons/voodoo-doll';
import Watchtower from 'icon:game-icons/watchtower';
import WaveCrest from 'icon:game-icons/wave-crest';
import WaxSeal from 'icon:game-icons/wax-seal';
import Well from 'icon:game-icons/well';
import Whirlwind from 'icon:game-icons/whirlwind';
import { SOURCES } from '@interregnum/old-kings-crown';
import type { ComponentType, SVGProps } from 'react';

export type Charge = ComponentType<SVGProps<SVGSVGElement>>;

const clans: readonly Charge[] = [
  StonePile,
  Goat,
  FishingNet,
  TrenchSpade,
  Drakkar,
  VikingShield,
  HorseHead,
  Seahorse,
  SiegeRam,
  SpiralBottle,
  WaveCrest,
  BeerHorn,
  LightningStorm,
  LinkedRings,
  BoneKnife,
  Harp,
  PolarStar,
  DominoMask,
  FlamingArrow,
];
const uprising: readonly Charge[] = [
  LanternFlame,
  Chimney,
  Anchor,
  Newspaper,
  Barricade,
  Pitchfork,
  Horseshoe,
  OldWagon,
  Cartwheel,
  Squid,
  CandleHolder,
  OpenBook,
  Rose,
  WaxSeal,
  RoundPotion,
  PrimitiveTorch,
  InvisibleFace,
  DominoMask,
  PowderBag,
];
const nobility: readonly Charge[] = [
  CookingPot,
  DigHole,
  Keyring,
  MedievalGate,
  Pikeman,
  Church,
  MountedKnight,
  HawkEmblem,
  Cannon,
  GrainBundle,
  PayMoney,
  VisoredHelm,
  Quill,
  Sunrise,
  ExecutionerHood,
  MailedFist,
  QueenCrown,
  DominoMask,
  DefensiveWall,
];
const gathering: readonly Charge[] = [
  HerbsBundle,
  CandleFlame,
  CrossedBones,
  Reed,
  Deer,
  Swamp,
  Boar,
  Heron,
  Scarecrow,
  Owl,
  Sparrow,
  PrayingMantis,
  StagHead,
  Raining,
  VoodooDoll,
  CeremonialMask,
  Moon,
  DominoMask,
  FireBowl,
  Tooth,
  ThirdEye,
];
const kingdom: readonly Charge[] = [
  Bandit,
  CrossedSwords,
  Well,
  BeerStein,
  Raft,
  BirdScepter,
  BandageRoll,
  TwoCoins,
  Knapsack,
  Drum,
  BowArrow,
  Catapult,
  GothicCross,
  CarnivalMask,
  RingingBell,
  Fencer,
  SittingDog,
  Abacus,
  ThroneKing,
  OldLantern,
  ShiningSword,
  PowerRing,
  JewelCrown,
  MightyHorn,
  DoubleFaceMask,
  ScrollUnfurled,
  ScrollQuill,
  BlackBook,
  Sundial,
  Incense,
  MountainRoad,
  NautilusShell,
  SpellBook,
  Scales,
  Hourglass,
  VerticalBanner,
  Gong,
  CrystalGrowth,
  CastleRuins,
  HarborDock,
  StoneBridge,
  Watchtower,
  Mountaintop,
  Bookshelf,
  FruitTree,
  TripleSkulls,
  Candles,
  BarracksTent,
  Stairs,
  Raven,
  CaveEntrance,
  TargetDummy,
  RuneStone,
  Menhir,
  KnightBanner,
];
const tiles: readonly Charge[] = [
  Castle,
  StoneStack,
  ImperialCrown,
  Drawbridge,
  Shouting,
  Whirlwind,
  Hoof,
  TridentShield,
  Fist,
  StonePath,
  CloakDagger,
  Stamper,
  TreeRoots,
  SaberTooth,
  AllSeeingEye,
  NightSky,
];
const commanders: readonly Charge[] = [Guards, BigWave, HunterEyes, FalconMoon];

/** In the order of `SOURCES`. */
const CHARGES = [...tiles, ...commanders, ...kingdom, ...clans, ...uprising, ...nobility, ...gathering];
const byId = new Map(SOURCES.map(({ data }, i) => [data.id, CHARGES[i]!]));

/** By the id of a card, tile or Commander; values of the Simulacrum have none and show its mask. */
export const chargeOf = (id: string): Charge => byId.get(id) ?? IronMask;
