/** The emblems of the Commander cards, by the id of the card. */

import ArcheryTarget from 'icon:game-icons/archery-target';
import Ballista from 'icon:game-icons/ballista';
import BeastEye from 'icon:game-icons/beast-eye';
import BrassEye from 'icon:game-icons/brass-eye';
import CardPlay from 'icon:game-icons/card-play';
import CookingPot from 'icon:game-icons/cooking-pot';
import Divert from 'icon:game-icons/divert';
import ExecutionerHood from 'icon:game-icons/executioner-hood';
import FireSpellCast from 'icon:game-icons/fire-spell-cast';
import HorseHead from 'icon:game-icons/horse-head';
import Ram from 'icon:game-icons/ram';
import RearAura from 'icon:game-icons/rear-aura';
import RoundShield from 'icon:game-icons/round-shield';
import Sprint from 'icon:game-icons/sprint';
import StaticGuard from 'icon:game-icons/static-guard';
import UnlitBomb from 'icon:game-icons/unlit-bomb';
import type { ComponentType, SVGProps } from 'react';

export const CMD_EMBLEMS: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  CM01: Divert,
  CM02: ArcheryTarget,
  CM03: HorseHead,
  CM04: RoundShield,
  CM05: Ballista,
  CM06: RearAura,
  CM07: FireSpellCast,
  CM08: ExecutionerHood,
  CM09: StaticGuard,
  CM10: BrassEye,
  CM11: UnlitBomb,
  CM12: BeastEye,
  CM13: CookingPot,
  CM14: Sprint,
  CM15: Ram,
  CM16: CardPlay,
};
