/** The course of a game: setup, then Rounds of four seasons (OKC-012). */
import { type Chance, type ContentHash, fittingChoices, type SetupChoices } from '@interregnum/kernel';
import { FACTIONS } from '../content/factions.ts';
import { tell } from '../events.ts';
import { meta } from '../meta.ts';
import { ASK } from '../questions.ts';
import { begin, call, procedure, type State } from '../state.ts';
import { seatsInOrder } from '../table.ts';
import { autumn } from './autumn.ts';
import { chooseKingdom, deal, freeFactions, kingdomChoices, laidOut, openKingdom, pickFaction } from './setup.ts';
import { spring } from './spring.ts';
import { summer } from './summer.ts';
import { winter } from './winter.ts';

type Nothing = Record<string, never>;

const FIRST_ROUND = 1;

export const round = procedure<Nothing>('round', {
  begin: s => {
    s.round++;
    tell({ type: 'round', round: s.round });
  },
  spring: s => {
    if (s.round > FIRST_ROUND) call(s, spring, {}); // OKC-060
  },
  summer: s => call(s, summer, {}),
  autumn: s => call(s, autumn, {}),
  winter: s => call(s, winter, {}),
});

export const game = procedure<Nothing>('game', {
  factions: {
    question: ASK.faction,
    while: s => s.factions.length < s.seats,
    ask: 'forced',
    who: s => s.factions.length,
    options: s => freeFactions(s),
    then: (s, _, answer, seat) => {
      if (answer.type === 'faction') pickFaction(s, seat, FACTIONS[answer.faction]!);
    },
  },
  deal: s => deal(s),
  kingdom: {
    question: ASK.kingdomCard,
    each: s => seatsInOrder(s).filter(seat => s.kingdomKept[seat] === null),
    ask: 'always',
    who: (_s, _l, seat) => seat,
    options: (s, _l, seat) => kingdomChoices(s, seat),
    then: (s, _l, answer, seat) => chooseKingdom(s, seat, answer),
  },
  open: s => openKingdom(s),
  rounds: { while: s => !s.over, do: s => call(s, round, {}) },
});

export function setup(content: ContentHash, options: SetupChoices, seats: number, chance: Chance): State {
  const s = laidOut(content, fittingChoices(meta, options, seats), seats, chance);
  begin(s, game);
  return s;
}
