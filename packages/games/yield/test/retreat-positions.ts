/** Positions at which a battle is over and defeated Armies must retreat, written as text, and the worst ones found. */
import { chanceFrom } from '@interregnum/kernel';
import { type Army, armyOf, bitOf, PIECE_IDS, type PieceId } from '../src/content/armies.ts';
import { locationNumber } from '../src/content/locations.ts';
import { type Battle, emptyState, type State } from '../src/state.ts';
import { sideOfArmy } from '../src/table.ts';

/** `1.archer@VI 2.archer@f ...`: Armies with Locations; seat 1 has won, all others in the text are defeated. */
export interface RetreatPosition {
  seats: number;
  armies: string;
}

const AGREEMENT = {
  teams: false,
  leaders: 'off',
  startingPlayer: 'random',
  singleChase: false,
  teamWhispers: false,
  eitherAlly: false,
  halvedRecruits: false,
} as const;

const battleOf = (armies: number, defeated: number): Battle => ({
  ambusher: null,
  armies,
  colours: [0, 0, 0, 0, 0],
  fortressBonus: [0, 0, 0, 0, 0],
  totals: [0, 0, 0, 0, 0],
  sides: 31,
  remaining: 1,
  holder: 0,
  received: false,
  handedBack: false,
  plays: [],
  gained: [0, 0, 0, 0],
  defeated,
  companions: 0,
  left: [],
  chased: 0,
  winner: 0,
  drawn: false,
});

function readArmy(text: string): { army: Army; location: number } {
  const [, seat, piece, location] = /^(\d)\.(\w+)@(\w+)$/.exec(text)!;
  return { army: armyOf(Number(seat) - 1, PIECE_IDS.indexOf(piece as PieceId)), location: locationNumber(location!) };
}

/** A state whose battle is won by seat 1. */
export function retreatState({ seats, armies }: RetreatPosition): State {
  const s = emptyState(null, AGREEMENT, seats, chanceFrom('retreat'));
  for (const text of armies.split(' ')) {
    const { army, location } = readArmy(text);
    s.at[army] = location;
    s.fielded |= bitOf(army);
    s.units[army] = 5;
  }
  let defeated = 0;
  for (let army = 0; army < s.at.length; army++) {
    if (s.at[army] !== null && sideOfArmy(s, army) !== 0) defeated |= bitOf(army);
  }
  s.battle = battleOf(s.fielded, defeated);
  return s;
}

/**
 * What a search for slow positions has found: five players, every Army in one battle, seat 1 has won. Measured by the
 * number of different situations that the search has to remember.
 */
export const WORST_RETREATS: readonly RetreatPosition[] = [
  '1.archer@o 1.infantry@r 1.cavalry@I 2.archer@d 2.infantry@g 2.cavalry@VI 2.champion@VIII 3.archer@II 3.infantry@a 3.cavalry@m 4.archer@k 4.infantry@III 4.cavalry@i 5.archer@V 5.infantry@e 5.cavalry@b',
  '1.archer@g 1.infantry@II 1.cavalry@n 2.archer@XI 2.infantry@m 2.cavalry@r 2.champion@V 3.archer@VIII 3.infantry@p 3.cavalry@IX 4.archer@t 4.infantry@o 4.cavalry@k 5.archer@d 5.infantry@i 5.cavalry@X',
  '1.archer@m 1.infantry@k 1.cavalry@l 2.archer@a 2.infantry@g 2.cavalry@V 2.champion@I 3.archer@II 3.infantry@c 3.cavalry@e 4.archer@f 4.infantry@b 4.cavalry@i 5.archer@h 5.infantry@d 5.cavalry@III',
  '1.archer@p 1.infantry@IV 1.cavalry@m 2.archer@III 2.infantry@h 2.cavalry@i 2.champion@a 3.archer@d 3.infantry@f 3.cavalry@e 4.archer@VI 4.infantry@c 4.cavalry@b 5.archer@g 5.infantry@II 5.cavalry@I',
  '1.archer@r 1.infantry@f 1.cavalry@t 2.archer@X 2.infantry@n 2.cavalry@VIII 2.champion@j 3.archer@XI 3.infantry@VII 3.cavalry@q 4.archer@h 4.infantry@p 4.cavalry@IX 5.archer@o 5.infantry@l 5.cavalry@s',
  '1.archer@n 1.infantry@VII 1.cavalry@d 2.archer@a 2.infantry@h 2.cavalry@II 2.champion@V 3.archer@III 3.infantry@g 3.cavalry@j 4.archer@I 4.infantry@f 4.cavalry@b 5.archer@c 5.infantry@l 5.cavalry@e',
  '1.archer@h 1.infantry@V 1.cavalry@VII 2.archer@k 2.infantry@m 2.cavalry@IX 2.champion@o 3.archer@XI 3.infantry@t 3.cavalry@VIII 4.archer@s 4.infantry@l 4.cavalry@X 5.archer@q 5.infantry@p 5.cavalry@r',
  '1.archer@l 1.infantry@II 1.cavalry@XI 2.archer@n 2.infantry@V 2.cavalry@X 2.champion@r 3.archer@g 3.infantry@o 3.cavalry@k 4.archer@m 4.infantry@t 4.cavalry@d 5.archer@s 5.infantry@VIII 5.cavalry@p',
  '1.archer@a 1.infantry@c 1.cavalry@X 2.archer@I 2.infantry@n 2.cavalry@t 2.champion@j 3.archer@h 3.infantry@l 3.cavalry@IX 4.archer@XI 4.infantry@q 4.cavalry@IV 5.archer@s 5.infantry@VII 5.cavalry@VI',
  '1.archer@IV 1.infantry@II 1.cavalry@p 2.archer@III 2.infantry@c 2.cavalry@h 2.champion@i 3.archer@o 3.infantry@g 3.cavalry@I 4.archer@d 4.infantry@b 4.cavalry@VI 5.archer@a 5.infantry@f 5.cavalry@e',
  '1.archer@f 1.infantry@c 1.cavalry@VIII 2.archer@II 2.infantry@o 2.cavalry@k 2.champion@a 3.archer@V 3.infantry@e 3.cavalry@p 4.archer@VI 4.infantry@III 4.cavalry@d 5.archer@I 5.infantry@i 5.cavalry@b',
  '1.archer@II 1.cavalry@i 1.infantry@n 2.archer@h 2.cavalry@a 2.champion@g 2.infantry@IV 3.archer@f 3.cavalry@b 3.infantry@j 4.archer@e 4.cavalry@VII 4.infantry@III 5.archer@l 5.cavalry@c 5.infantry@I',
].map(armies => ({ seats: 5, armies }));
