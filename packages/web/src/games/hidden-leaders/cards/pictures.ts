/** A picture for each Hero and Leader, in the order of the cards. */
import Algae from 'icon:game-icons/algae';
import Barbarian from 'icon:game-icons/barbarian';
import Beard from 'icon:game-icons/beard';
import BeerStein from 'icon:game-icons/beer-stein';
import Boar from 'icon:game-icons/boar';
import Bowman from 'icon:game-icons/bowman';
import Bull from 'icon:game-icons/bull';
import CargoCrate from 'icon:game-icons/cargo-crate';
import Cat from 'icon:game-icons/cat';
import ChameleonGlyph from 'icon:game-icons/chameleon-glyph';
import CheckedShield from 'icon:game-icons/checked-shield';
import Coinflip from 'icon:game-icons/coinflip';
import Coins from 'icon:game-icons/coins';
import CrossedSabres from 'icon:game-icons/crossed-sabres';
import CrownedSkull from 'icon:game-icons/crowned-skull';
import DivingHelmet from 'icon:game-icons/diving-helmet';
import DoubleFish from 'icon:game-icons/double-fish';
import Dove from 'icon:game-icons/dove';
import DragonHead from 'icon:game-icons/dragon-head';
import Drowning from 'icon:game-icons/drowning';
import Eel from 'icon:game-icons/eel';
import ElfEar from 'icon:game-icons/elf-ear';
import EvilBook from 'icon:game-icons/evil-book';
import ExecutionerHood from 'icon:game-icons/executioner-hood';
import Eyepatch from 'icon:game-icons/eyepatch';
import FishBucket from 'icon:game-icons/fish-bucket';
import Flail from 'icon:game-icons/flail';
import FoxHead from 'icon:game-icons/fox-head';
import Frog from 'icon:game-icons/frog';
import FrogPrince from 'icon:game-icons/frog-prince';
import Gecko from 'icon:game-icons/gecko';
import Goblin from 'icon:game-icons/goblin';
import GoblinHead from 'icon:game-icons/goblin-head';
import Gorilla from 'icon:game-icons/gorilla';
import GuardedTower from 'icon:game-icons/guarded-tower';
import HolyOak from 'icon:game-icons/holy-oak';
import HoodedAssassin from 'icon:game-icons/hooded-assassin';
import HoodedFigure from 'icon:game-icons/hooded-figure';
import ImperialCrown from 'icon:game-icons/imperial-crown';
import LeechingWorm from 'icon:game-icons/leeching-worm';
import Lizardman from 'icon:game-icons/lizardman';
import Lyre from 'icon:game-icons/lyre';
import MasterOfArms from 'icon:game-icons/master-of-arms';
import MedusaHead from 'icon:game-icons/medusa-head';
import Mermaid from 'icon:game-icons/mermaid';
import MonkFace from 'icon:game-icons/monk-face';
import MummyHead from 'icon:game-icons/mummy-head';
import NunFace from 'icon:game-icons/nun-face';
import Octopus from 'icon:game-icons/octopus';
import OpenedFoodCan from 'icon:game-icons/opened-food-can';
import Owl from 'icon:game-icons/owl';
import Palette from 'icon:game-icons/palette';
import PolarBear from 'icon:game-icons/polar-bear';
import Porcupinefish from 'icon:game-icons/porcupinefish';
import Potato from 'icon:game-icons/potato';
import QuillInk from 'icon:game-icons/quill-ink';
import RaiseSkeleton from 'icon:game-icons/raise-skeleton';
import Ram from 'icon:game-icons/ram';
import Raven from 'icon:game-icons/raven';
import Razor from 'icon:game-icons/razor';
import RockingChair from 'icon:game-icons/rocking-chair';
import RollingDices from 'icon:game-icons/rolling-dices';
import SaberToothedCatHead from 'icon:game-icons/saber-toothed-cat-head';
import Salamander from 'icon:game-icons/salamander';
import Sarcophagus from 'icon:game-icons/sarcophagus';
import Scales from 'icon:game-icons/scales';
import SeaTurtle from 'icon:game-icons/sea-turtle';
import ShamblingZombie from 'icon:game-icons/shambling-zombie';
import SharkJaws from 'icon:game-icons/shark-jaws';
import Shrimp from 'icon:game-icons/shrimp';
import SkeletonInside from 'icon:game-icons/skeleton-inside';
import Slime from 'icon:game-icons/slime';
import Spectacles from 'icon:game-icons/spectacles';
import Swordwoman from 'icon:game-icons/swordwoman';
import ThrownSpear from 'icon:game-icons/thrown-spear';
import TotemMask from 'icon:game-icons/totem-mask';
import TreasureMap from 'icon:game-icons/treasure-map';
import Trident from 'icon:game-icons/trident';
import TritonHead from 'icon:game-icons/triton-head';
import Troll from 'icon:game-icons/troll';
import VikingHead from 'icon:game-icons/viking-head';
import VikingHelmet from 'icon:game-icons/viking-helmet';
import VisoredHelm from 'icon:game-icons/visored-helm';
import VoodooDoll from 'icon:game-icons/voodoo-doll';
import WarBonnet from 'icon:game-icons/war-bonnet';
import WhaleTail from 'icon:game-icons/whale-tail';
import WilliamTellSkull from 'icon:game-icons/william-tell-skull';
import WineGlass from 'icon:game-icons/wine-glass';
import WitchFace from 'icon:game-icons/witch-face';
import WizardFace from 'icon:game-icons/wizard-face';
import WolfHowl from 'icon:game-icons/wolf-howl';
import type { Card, Leader } from '@interregnum/hidden-leaders';
import type { ComponentType, SVGProps } from 'react';

export type Picture = ComponentType<SVGProps<SVGSVGElement>>;

// biome-ignore format: in the order of the cards
const HEROES: readonly Picture[] = [
  Bowman, Swordwoman, Barbarian, WarBonnet, WolfHowl, Troll,
  Boar, GoblinHead, Cat, WitchFace, HolyOak, Eyepatch,
  Beard, ElfEar, SaberToothedCatHead, Potato, TotemMask, GuardedTower,
  Spectacles, MonkFace, VisoredHelm, Flail, Coins, Lyre,
  DragonHead, CrossedSabres, WineGlass, OpenedFoodCan, VikingHelmet, EvilBook,
  MasterOfArms, HoodedAssassin, BeerStein, CargoCrate, NunFace, CheckedShield,
  WilliamTellSkull, ExecutionerHood, RockingChair, Gorilla, WizardFace, VikingHead,
  Bull, MedusaHead, Raven, ThrownSpear, LeechingWorm, VoodooDoll,
  Ram, MummyHead, RaiseSkeleton, SkeletonInside, Sarcophagus, Slime,
  WhaleTail, Octopus, Drowning, DivingHelmet, SharkJaws, SeaTurtle,
  Lizardman, Frog, TritonHead, Salamander, DoubleFish, Gecko,
  Trident, Mermaid, Shrimp, Eel, Porcupinefish, FrogPrince,
  RollingDices, Goblin, TreasureMap, Palette, ImperialCrown,
  PolarBear, FishBucket, QuillInk, Razor, ShamblingZombie, CrownedSkull, ChameleonGlyph, Algae,
];

const LEADERS: readonly Picture[] = [Owl, Scales, HoodedFigure, FoxHead, Coinflip, Dove];

export const heroPicture = (card: Card): Picture => HEROES[card - 1]!;
export const leaderPicture = (leader: Leader): Picture => LEADERS[leader - 1]!;
