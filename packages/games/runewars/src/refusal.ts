/** Why a player cannot do what he tried, with the rule. */
import { because, optionsNow, type Refusal } from '@interregnum/kernel';
import { readOption } from './options.ts';
import { ASK, type Question } from './questions.ts';
import * as battle from './refusals/battle.ts';
import * as bow from './refusals/bow.ts';
import * as cards from './refusals/cards.ts';
import * as cmd from './refusals/cmd.ts';
import * as dev from './refusals/dev.ts';
import * as heroes from './refusals/heroes.ts';
import * as land from './refusals/land.ts';
import * as movement from './refusals/movement.ts';
import * as orders from './refusals/orders.ts';
import { isDeclining, notAsked, type Reason, ruleOf } from './refusals/reason.ts';
import * as rtv from './refusals/rtv.ts';
import * as setup from './refusals/setup.ts';
import * as turn from './refusals/turn.ts';
import type { View } from './sight.ts';

/** `null`: every answer to the question is allowed, so that there is nothing to refuse. */
const REASONS: Readonly<Record<Question, Reason | null>> = {
  [ASK.faction]: setup.faction,
  [ASK.tile]: setup.tile,
  [ASK.marker]: setup.marker,
  [ASK.setupRune]: setup.setupRune,
  [ASK.homeRealm]: setup.homeRealm,
  [ASK.deploy]: setup.deploy,
  [ASK.order]: orders.order,
  [ASK.freeAction]: turn.freeAction,
  [ASK.strategize]: movement.strategize,
  [ASK.activate]: movement.activate,
  [ASK.activateAgain]: movement.activate,
  [ASK.movers]: movement.movers,
  [ASK.diplomacy]: battle.diplomacy,
  [ASK.destiny]: battle.destiny,
  [ASK.silverRetreat]: battle.silverRetreat,
  [ASK.harvest]: orders.harvest,
  [ASK.recruit]: orders.recruit,
  [ASK.rally]: orders.rally,
  [ASK.rallyHero]: orders.rallyHero,
  [ASK.title]: orders.title,
  [ASK.fortify]: orders.fortify,
  [ASK.battleStart]: battle.battleStart,
  [ASK.support]: battle.support,
  [ASK.rowType]: battle.rowType,
  [ASK.extraCard]: battle.extraCard,
  [ASK.ability]: battle.ability,
  [ASK.assign]: battle.assign,
  [ASK.fortification]: battle.fortification,
  [ASK.retreat]: battle.retreat,
  [ASK.limit]: battle.limit,
  [ASK.questPhase]: heroes.questPhase,
  [ASK.test]: heroes.test,
  [ASK.duelSpecial]: heroes.duelSpecial,
  [ASK.spoils]: heroes.spoils,
  [ASK.bid]: cards.bid,
  [ASK.bidTie]: cards.bidTie,
  [ASK.fall]: null,
  [ASK.seasonCard]: cards.target,
  [ASK.receiveRune]: cards.receiveRune,
  [ASK.handLimit]: cards.handLimit,
  [ASK.claim]: cards.claim,
  [ASK.neutralSide]: battle.neutralSide,
  [ASK.duelStart]: heroes.duelStart,
  [ASK.ambush]: heroes.ambush,
  [ASK.target]: cards.target,
  [ASK.rowStart]: battle.rowStart,
  [ASK.rowsOver]: battle.rowsOver,
  [ASK.heroAbility]: heroes.heroAbility,
  [ASK.merchant]: null,
  [ASK.raidingParty]: heroes.raidingParty,
  [ASK.trainingToken]: heroes.trainingToken,
  [ASK.scroll]: heroes.scroll,
  [ASK.flood]: land.flood,
  // Banners of War
  [ASK.waste]: land.waste,
  [ASK.cleanse]: land.cleanse,
  [ASK.reinforce]: bow.reinforce,
  [ASK.layDown]: bow.layDown,
  [ASK.guildHarvest]: bow.guildHarvest,
  [ASK.revealRune]: cards.target,
  [ASK.intrigue]: bow.intrigue,
  [ASK.guildLoss]: null,
  [ASK.banner]: bow.banner,
  [ASK.garrison]: bow.garrison,
  // dev
  [ASK.develop]: dev.develop,
  [ASK.capital]: dev.capital,
  [ASK.peasant]: dev.peasant,
  [ASK.plague]: dev.plague,
  [ASK.plunder]: dev.plunder,
  [ASK.routOwn]: dev.routOwn,
  // cmd
  [ASK.commander]: cmd.commander,
  [ASK.appoint]: cmd.appoint,
  [ASK.rallyCommander]: cmd.rallyCommander,
  [ASK.commanderAbility]: cmd.commanderAbility,
  [ASK.lieutenant]: cmd.lieutenant,
  // rtv
  [ASK.victoryCard]: rtv.reveal,
};

/** `null` exactly for what the viewer may answer now; a reason for every other text. */
export function refusal(v: View, code: string): Refusal | null {
  const options = optionsNow(v);
  if (options === null) return notAsked(v);
  if (options.some(option => option.code === code)) return null;
  const attempt = readOption(code);
  const reason = attempt && REASONS[v.ask!.id]?.(v, v.viewer!, attempt);
  if (reason) return reason;
  return because(ruleOf(v), attempt && isDeclining(attempt) ? 'mustChoose' : 'asked');
}
