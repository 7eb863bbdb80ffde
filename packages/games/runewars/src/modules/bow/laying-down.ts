/** Tactical Fate cards are laid down in place of Fate cards (RNW-546, RNW-Q84, RNW-Q210, RNW-Q211, D61). */

import type { Seat, Triggered } from '@interregnum/kernel';
import type { Side } from '../../battle.ts';
import { withSide } from '../../battle-line.ts';
import { hasTactics, takeTactics, usableTactics } from '../../cards.ts';
import { contentOf } from '../../content/contents.ts';
import { tell } from '../../events.ts';
import { type Option, option } from '../../options.ts';
import { battleOf, changeBattle, deciderOf, isNobodys } from '../../phases/battle/sides.ts';
import { changeDuel, duelist, heroOf } from '../../phases/heroes/duel-state.ts';
import { NONE, type TacticsCard, type UnitType } from '../../pieces.ts';
import { mayPlay } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';

/** Of this hand; not those drawn this season. */
const fateCards = (s: State, seat: Seat): TacticsCard[] =>
  usableTactics(s, seat).filter(card => contentOf(s).tactics[card]!.faces !== undefined && mayPlay(s, seat, card));
const optionsOf = (s: State, seat: Seat): Option[] => [...fateCards(s, seat).map(option.lay), option.done];

/** It lies open from now on. */
function layDown(s: State, seat: Seat, card: TacticsCard): void {
  takeTactics(s, seat, card, 'old');
  tell({ type: 'laidDown', seat, card });
}

// --- in a battle -------------------------------------------------------------------------------------------------------------

interface Laying {
  side: Side;
  /** Cards that may still be replaced. */
  left: number;
}

/** RNW-546, RNW-Q210. */
const laying = procedure<Laying>('layDown', {
  card: {
    question: ASK.layDown,
    while: (s, { side, left }) => left > 0 && hasTactics(s, deciderOf(s, side)),
    who: (s, { side }) => deciderOf(s, side),
    options: (s, _, seat) => optionsOf(s, seat),
    then: (s, l, answer, seat) => {
      if (answer.type !== 'lay') {
        l.left = 0;
        return;
      }
      l.left--;
      layDown(s, seat, answer.tactics);
      const { laid } = battleOf(s);
      changeBattle(s, { laid: withSide(laid, l.side, [...laid[l.side], answer.tactics]) });
    },
  },
});

/** RNW-546, RNW-Q211: not for units that a player only decides for. */
export const layingDown: Triggered<State, { side: Side; type: UnitType; due: number }> = {
  applies: (s, { side, due }) => s.terms.bow && due > 0 && !isNobodys(s, side) && hasTactics(s, deciderOf(s, side)),
  do: (s, { side, due }) => call(s, laying, { side, left: due }),
};

// --- in a duel ---------------------------------------------------------------------------------------------------------------

/** RNW-Q84: who defends decides when the attacker's card is open. */
function tellFirstCard(s: State, side: Side): void {
  const card = s.duel!.cards[0];
  if (side === 1 && card !== NONE) tell({ type: 'duelDrew', hero: heroOf(s, 0), card });
}

const layingInDuel = procedure<{ side: Side }>('layDownInDuel', {
  first: (s, { side }) => tellFirstCard(s, side),
  card: {
    question: ASK.layDown,
    who: (s, { side }) => duelist(s, side),
    options: (s, _, seat) => optionsOf(s, seat),
    then: (s, { side }, answer, seat) => {
      if (answer.type !== 'lay') return;
      layDown(s, seat, answer.tactics);
      changeDuel(s, { laid: withSide(s.duel!.laid, side, answer.tactics) });
    },
  },
});

/** RNW-Q211: by who controls a hero, in a duel quest too. */
export const layingDownInDuel: Triggered<State, { side: Side }> = {
  applies: (s, { side }) => s.terms.bow && heroOf(s, side) !== NONE && hasTactics(s, duelist(s, side)),
  do: (s, { side }) => call(s, layingInDuel, { side }),
};
