/** The Guildmaster of Merchants: a dial rises at Harvest, losses may be ignored (RNW-549, RNW-Q82, RNW-Q214, D62, D66). */

import type { Seat, Triggered } from '@interregnum/kernel';
import { contentOf } from '../../content/contents.ts';
import type { Op } from '../../content/effect.ts';
import { TITLES } from '../../content/titles.ts';
import { RESOURCES } from '../../content/words.ts';
import { tell } from '../../events.ts';
import { turnDial } from '../../figures.ts';
import { beginLasting } from '../../lasting.ts';
import { option } from '../../options.ts';
import { DIAL_TOP, DIALS, type Dial, type TitleNumber } from '../../pieces.ts';
import { productionOf } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { dialOf } from '../../table.ts';

const GUILDMASTER: TitleNumber = TITLES.findIndex(({ ability }) => ability.kind === 'guildmaster');
const isHolder = (s: State, seat: Seat): boolean => s.titleSeat[GUILDMASTER] === seat;
/** What a dial rises by at Harvest. */
const riseOf = (s: State): number => {
  const { ability } = contentOf(s).titles[GUILDMASTER]!;
  return ability.kind === 'guildmaster' ? ability.dial : 0;
};

// --- Harvest -------------------------------------------------------------------------------------------------------------------

const raisable = (s: State, seat: Seat): Dial[] => DIALS.filter(dial => dialOf(s, seat, dial) < DIAL_TOP);

const harvesting = procedure<{ seat: Seat }>('guildHarvest', {
  raise: {
    question: ASK.guildHarvest,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => raisable(s, seat).map(option.raise),
    then: (s, _, answer, seat) => {
      if (answer.type !== 'raise') return;
      tell({ type: 'usedTitle', seat, title: GUILDMASTER });
      turnDial(s, seat, answer.dial, riseOf(s));
    },
  },
});

/** RNW-549, RNW-Q82. */
export const guildHarvesting: Triggered<State, { seat: Seat }> = {
  applies: (s, { seat }) => isHolder(s, seat) && raisable(s, seat).length > 0,
  do: (s, { seat }) => call(s, harvesting, { seat }),
};

// --- losses by Season cards ----------------------------------------------------------------------------------------------------

/** Whether a step of the Season card would lower one of his dials (RNW-Q214). */
function lowers(s: State, seat: Seat, op: Op): boolean {
  if (op.op === 'famine') return productionOf(s, seat).some((n, dial) => dialOf(s, seat, dial) > n);
  if (op.op !== 'pickDial' || op.way !== 'down') return false;
  const dials = op.among === 'highest' ? DIALS : op.among.map(res => RESOURCES.indexOf(res));
  return dials.some(dial => dialOf(s, seat, dial) > 0);
}
const wouldLose = (s: State, seat: Seat): boolean =>
  contentOf(s).seasonCards[s.seasonDiscard.at(-1)!]!.effect.some(op => lowers(s, seat, op));

/** RNW-Q214: asked once for the card; all of it or nothing. */
const losing = procedure<{ seat: Seat }>('guildLoss', {
  ignore: {
    question: ASK.guildLoss,
    who: (_, { seat }) => seat,
    options: () => [option.ignore, option.accept],
    then: (s, _, answer, seat) => {
      if (answer.type !== 'ignore') return;
      tell({ type: 'usedTitle', seat, title: GUILDMASTER });
      beginLasting(s, 'keepsDials', seat, 0, 'season');
    },
  },
});

/** RNW-549. */
export const guildLosing: Triggered<State, { seat: Seat }> = {
  applies: (s, { seat }) => isHolder(s, seat) && wouldLose(s, seat),
  do: (s, { seat }) => call(s, losing, { seat }),
};
