/** What stands beside the prompt: the right tools for the open question. */
import { ASK, type Question } from '@interregnum/runewars';
import { type ControlsByQuestion, controlFor } from '../../../table/kit/controls.ts';
import { OwnCards } from '../own/own-cards.tsx';
import { runewarsClass } from '../peoples/peoples.ts';
import type { Props } from '../state/props.ts';
import { isNamingGroup } from '../state/unit-groups.ts';
import { About } from './about.tsx';
import { Answers } from './answers.tsx';
import { BidChoice } from './bid-choice.tsx';
import css from './controls.module.css';
import { DeployChoice } from './deploy-choice.tsx';
import { FateChoice } from './fate-left.tsx';
import { MarchChoice } from './march-choice.tsx';
import { OrderChoice } from './order-choice.tsx';
import { SiteChoice, TileChoice } from './tile-choice.tsx';

/** RNW-081: first which way, then who goes. */
const StrategizeChoice = (props: Props) =>
  isNamingGroup(props.options) ? <MarchChoice {...props} /> : <Answers {...props} />;

const BY_QUESTION: ControlsByQuestion<Question, Props> = {
  [ASK.faction]: Answers,
  [ASK.tile]: TileChoice,
  [ASK.marker]: SiteChoice,
  [ASK.setupRune]: Answers,
  [ASK.homeRealm]: TileChoice,
  [ASK.deploy]: DeployChoice,
  [ASK.order]: OrderChoice,
  [ASK.freeAction]: Answers,
  [ASK.strategize]: StrategizeChoice,
  [ASK.activate]: Answers,
  [ASK.movers]: MarchChoice,
  [ASK.diplomacy]: FateChoice,
  [ASK.destiny]: FateChoice,
  [ASK.silverRetreat]: Answers,
  [ASK.activateAgain]: Answers,
  [ASK.harvest]: Answers,
  [ASK.recruit]: DeployChoice,
  [ASK.rally]: Answers,
  [ASK.rallyHero]: Answers,
  [ASK.title]: Answers,
  [ASK.fortify]: Answers,
  [ASK.battleStart]: Answers,
  [ASK.support]: Answers,
  [ASK.rowType]: Answers,
  [ASK.extraCard]: Answers,
  [ASK.ability]: Answers,
  [ASK.assign]: Answers,
  [ASK.fortification]: Answers,
  [ASK.retreat]: Answers,
  [ASK.limit]: Answers,
  [ASK.questPhase]: Answers,
  [ASK.test]: FateChoice,
  [ASK.duelSpecial]: Answers,
  [ASK.spoils]: Answers,
  [ASK.bid]: BidChoice,
  [ASK.bidTie]: Answers,
  [ASK.fall]: Answers,
  [ASK.seasonCard]: Answers,
  [ASK.receiveRune]: Answers,
  [ASK.handLimit]: Answers,
  [ASK.claim]: Answers,
  [ASK.neutralSide]: Answers,
  [ASK.duelStart]: Answers,
  [ASK.ambush]: Answers,
  [ASK.target]: Answers,
  [ASK.rowStart]: Answers,
  [ASK.rowsOver]: Answers,
  [ASK.heroAbility]: Answers,
  [ASK.merchant]: Answers,
  [ASK.raidingParty]: Answers,
  [ASK.trainingToken]: Answers,
  [ASK.scroll]: Answers,
  [ASK.flood]: Answers,
  [ASK.waste]: Answers,
  [ASK.cleanse]: Answers,
  [ASK.reinforce]: Answers,
  [ASK.layDown]: Answers,
  [ASK.guildHarvest]: Answers,
  [ASK.revealRune]: Answers,
  [ASK.intrigue]: Answers,
  [ASK.guildLoss]: Answers,
  [ASK.banner]: Answers,
  [ASK.garrison]: Answers,
  [ASK.develop]: Answers,
  [ASK.capital]: Answers,
  [ASK.peasant]: Answers,
  [ASK.plague]: Answers,
  [ASK.plunder]: Answers,
  [ASK.routOwn]: Answers,
  [ASK.commander]: Answers,
  [ASK.appoint]: Answers,
  [ASK.rallyCommander]: Answers,
  [ASK.commanderAbility]: Answers,
  [ASK.lieutenant]: Answers,
  [ASK.victoryCard]: Answers,
};

export function Controls(props: Props) {
  const Tools = controlFor(BY_QUESTION, props);
  return (
    <div className={`${runewarsClass} ${css.controls}`}>
      <About {...props} />
      {Tools && <Tools key={props.question} {...props} />}
      <OwnCards {...props} />
    </div>
  );
}
