/** Typical mistakes of players: a position, what is tried there, and the rule that is in the way. */
import { answersOf, type Mistake, mistake } from '@interregnum/kernel/testing';
import { type State, yieldGame } from '../src/index.ts';

type Position = Parameters<typeof yieldGame.proof.position.read>[0];
type Options = Readonly<Record<string, string>>;

const table = (position: Position, seats = 2, options: Options = {}): State =>
  yieldGame.proof.position.read(
    position,
    { mode: 'free', leaders: 'off', startingPlayer: 'random', ...options },
    seats,
  );

export const answer = answersOf(yieldGame);

// --- positions ---------------------------------------------------------------------------------------------------

/** Player 1 performs a card with the Archer on f; the Archer of player 2 stands on e. */
const performing = (turn: string, more: Position = {}): State =>
  table({ turn: `1 ${turn}`, armies: { 1: { archer: 'f 4' }, 2: { archer: 'e 7' } }, ...more });
const withLeader = (leader: string, turn: string, more: Position = {}, seats = 2): State =>
  table({ turn: `1 ${turn}`, leaders: { 1: leader }, ...more }, seats, { leaders: 'pick' });
const lemron = (turn: string, more: Position = {}): State => withLeader('lemron:A', `ritual ${turn}`, more);
const thief = (turn: string, more: Position = {}): State =>
  withLeader('pavyr:A', turn, { armies: { 1: { archer: 'V 4' }, 2: { archer: 'd 4' } }, ...more }, 3);

/** Player 1 (Archer on f, town) against player 2 (Archer on e, forest); totals as given. */
const fight = (one: number, two: number, battle: object = {}, more: Position = {}): State =>
  table({
    turn: 'battle',
    armies: { 1: { archer: 'f 4' }, 2: { archer: 'e 7' } },
    hands: { 1: ['R3', 'G3', 'B3'], 2: ['G4', 'R4'] },
    battle: { armies: ['1.archer'], totals: { 1: one, 2: two }, ...battle },
    ...more,
  });

/** Three Armies of player 1 around e have lost by 6; the Archer is destroyed, player 2 may upgrade. */
const destroyed = (): State =>
  answer(
    table({
      turn: 'battle',
      armies: { 1: { archer: 'f 3', infantry: 'd 5', cavalry: 'I 4' }, 2: { archer: 'e 15' } },
      fortresses: { VII: 'n2' },
      battle: { armies: ['2.archer'], totals: { 1: 12, 2: 18 } },
    }),
    0,
    'yield',
    'loss:1.archer',
  );
const losing = (): State => answer(destroyed(), 1, 'stop');

/** Player 1 on d has beaten player 2 on V and VI. Player 3 stands aside on h. */
const retreating = (): State =>
  answer(
    table(
      {
        turn: 'battle',
        armies: { 1: { archer: 'd 9' }, 2: { archer: 'V 5', infantry: 'VI 5' }, 3: { archer: 'h 4' } },
        battle: { armies: ['1.archer'], totals: { 1: 12, 2: 11 } },
        inactive: ['3.archer'],
      },
      4,
    ),
    1,
    'yield',
    'loss:2.archer',
  );

/** Two losers on a and b, and I is an exit for both. */
const cutOff = (): State => {
  const beside = { infantry: 'out 1', cavalry: 'out 1' };
  const s = table(
    {
      turn: 'battle',
      starts: { 1: 'II', 2: 'VI', 3: 'VII' },
      armies: {
        1: { archer: 'II 9', infantry: 'III 9', cavalry: 'out 1' },
        2: { archer: 'a 5', ...beside },
        3: { archer: 'b 5', ...beside },
      },
      battle: { armies: ['2.archer'], totals: { 1: 18, 2: 16, 3: 17 } },
    },
    3,
  );
  return answer(answer(s, 1, 'yield'), 2, 'yield');
};

/** Players 1 and 2 have yielded, then players 3 and 4 drew. */
const drawn = (): State => {
  const s = table(
    {
      turn: 'battle',
      armies: { 1: { archer: 'V 6' }, 2: { archer: 'VI 6' }, 3: { archer: 'd 6' }, 4: { archer: 'o 6' } },
      battle: { armies: ['1.archer'], totals: { 1: 10, 2: 11, 3: 12, 4: 12 } },
    },
    4,
  );
  return answer(answer(answer(answer(s, 0, 'yield'), 1, 'yield'), 2, 'pass'), 3, 'accept');
};

/** The Archer of player 1 on c is defeated; the Infantry beside it was not in the battle. */
const companion = (): State =>
  answer(
    answer(
      table(
        {
          turn: 'battle',
          armies: { 1: { archer: 'c 5', infantry: 'c 4' }, 2: { archer: 'h 9' } },
          inactive: ['1.infantry'],
          battle: { armies: ['1.archer'], totals: { 1: 8, 2: 10 } },
        },
        4,
      ),
      0,
      'yield',
    ),
    1,
    'retreat:1.archer:c>d',
  );

/** Player 1 on d and j has beaten player 2 on e and VI; the Cavalry on II stood aside. */
const chasing = (): State => {
  const s = table(
    {
      turn: 'battle',
      armies: { 1: { archer: 'd 9', infantry: 'j 9', cavalry: 'II 4' }, 2: { archer: 'e 5', infantry: 'VI 5' } },
      battle: { armies: ['1.archer'], totals: { 1: 18, 2: 17 } },
    },
    4,
  );
  return answer(answer(s, 1, 'yield', 'loss:2.archer'), 0, 'retreat:2.infantry:VI>i');
};

/** The last to retreat stands on a, where another defeated Army has left. */
const occupied = (): State => {
  const beside = { infantry: 'out 1', cavalry: 'out 1' };
  const s = table(
    {
      turn: 'battle',
      armies: {
        1: { archer: 'II 9', infantry: 'b 9', cavalry: 'out 1' },
        2: { archer: 'I 5', ...beside },
        3: { archer: 'a 5', ...beside },
      },
      battle: { armies: ['2.archer'], totals: { 1: 18, 2: 16, 3: 17 } },
    },
    3,
  );
  return answer(answer(s, 1, 'yield'), 2, 'yield');
};

/** Three battles; that of VII is over. */
const threeBattles = (): State => {
  const s = table(
    {
      turn: 'battles',
      armies: {
        1: { archer: 'd 9', infantry: 'IV 4' },
        2: { archer: 'II 5', infantry: 'g 4' },
        3: { archer: 'k 5' },
        4: { archer: 'VII 5' },
      },
      hands: { 1: [], 2: [], 3: [], 4: [] },
    },
    4,
  );
  return answer(answer(s, 0, 'battle:VII'), 3, 'stop');
};

/** Players 1 (V) and 3 (VI) against player 2 (d). */
const sides = (more: Position = {}, battle: object = {}, options: Options = {}): State =>
  table(
    {
      turn: 'battle',
      armies: { 1: { archer: 'V 5' }, 2: { archer: 'd 9' }, 3: { archer: 'VI 3' } },
      hands: { 1: ['R3'], 2: [], 3: ['R4'], 4: [] },
      battle: { armies: ['2.archer'], ...battle },
      ...more,
    },
    4,
    { mode: 'teams', ...options },
  );
const either = (): State => sides({}, {}, { allies: 'either' });

const over = (): State => table({ turn: 'end' });
const overAtOnce = (): State =>
  answer(
    table(
      {
        turn: 'battle',
        leaders: { 1: 'basil:B' },
        armies: { 1: { archer: 'f 4' }, 2: { archer: 'e 7' } },
        battle: { armies: ['1.archer'], totals: { 1: 20, 2: 7 } },
      },
      2,
      { leaders: 'pick' },
    ),
    1,
    'yield',
  );

const recruiting = (seats = 2, options: Options = {}): State =>
  table({ turn: 'recruitment', deck: ['rest', 'R6'], armies: { 1: { archer: 'out 13' } } }, seats, options);
const recovering = (): State =>
  table({
    turn: 'recovery',
    armies: { 1: { archer: 'out 2', infantry: 'b', cavalry: 'b' }, 2: { archer: 'III' } },
    fortresses: { I: 'n1', IV: 'n1' },
  });
/** Every token of player 1 is the top of a stack. */
const spread = (): State =>
  withLeader(
    'lemron:B',
    'upgrade',
    {
      armies: { 1: { archer: 'f 4' } },
      fortresses: Object.fromEntries(
        ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'a', 'b', 'c', 'd', 'e'].map(id => [id, '1']),
      ),
    },
    4,
  );
const conquering = (): State =>
  table({ turn: '1 conquer', armies: { 1: { archer: 'IV 4' } }, hands: { 1: [] }, deck: ['rest', 'R3', 'R4'] });
const overTheLimit = (): State =>
  answer(
    table({
      turn: '1',
      hands: { 1: ['G3', 'G3', 'G3', 'G3', 'G3', 'G3', 'G4', 'G4'] },
      deck: ['rest', 'G4', 'G4', 'B3', 'B3', 'B4'],
    }),
    0,
    'keep',
  );
const stolen = (): State => {
  const ten = ['G3', 'G3', 'G3', 'G3', 'G3', 'G3', 'G4', 'G4', 'G4', 'G4'];
  const s = thief('ritual move-2', { hands: { 1: ten, 2: ['R3', 'R4', 'B3'] } });
  return answer(answer(answer(s, 0, 'steal:2:red'), 1, 'give:R3'), 0, 'step:archer:V>j');
};
const giving = (): State => answer(thief('ritual move-2', { hands: { 2: ['R3', 'R4', 'B3'] } }), 0, 'steal:2:red');

// --- mistakes ----------------------------------------------------------------------------------------------------

const picking = (leaders: string, more: Position = {}): State => table({ turn: 'leaders', ...more }, 2, { leaders });

// biome-ignore format: a table
export const MISTAKES: readonly Mistake<State>[] = [
  mistake('YLD-020', 'a starting player who does not exist', () => table({ turn: 'starting player' }, 2, { startingPlayer: 'host' }), 'marker:9'),
  mistake('YLD-022', 'taking the Leader of another', () => answer(picking('pick'), 1, 'leader:basil:A'), 'leader:basil:B'),
  mistake('YLD-Q12', 'changing the Leader that was dealt', () => picking('random', { leaders: { 1: 'keralon', 2: 'basil' } }), 'leader:vymar:A', 1),
  mistake('YLD-254', 'a fourth piece as Champion', () => answer(picking('pick'), 1, 'leader:keralon:B'), 'champion:champion', 1),
  mistake('YLD-024', 'beginning where nobody begins', () => table({ turn: 'start' }), 'start:IV'),
  mistake('YLD-024', 'beginning where another one begins', () => answer(table({ turn: 'start' }), 0, 'start:III'), 'start:III', 1),
  mistake('YLD-021', 'beginning off the map', () => table({ turn: 'start' }), 'start:XI'),
  mistake('YLD-024', 'hurrying the choice of a Fortress', () => table({ turn: 'start' }), 'start:V', 1),
  mistake('YLD-026', 'placing an Army far away', () => table({ turn: 'deploy' }), 'deploy:archer:IV'),
  mistake('YLD-026', 'placing an Army on another', () => table({ turn: 'deploy', armies: { 2: { archer: 'b' } } }), 'deploy:archer:b'),
  mistake('YLD-026', 'placing an Army twice', () => answer(answer(table({ turn: 'deploy' }), 0, 'deploy:archer:b'), 1, 'deploy:archer:c'), 'deploy:archer:f'),
  mistake('YLD-252', 'placing a fourth Army', () => table({ turn: 'deploy' }), 'deploy:champion:b'),
  mistake('YLD-027', 'splitting too few Units', () => table({ turn: 'split' }), 'split:archer4+infantry4+cavalry3'),
  mistake('YLD-027', 'an Army without a Unit', () => table({ turn: 'split' }), 'split:infantry6+cavalry6'),
  mistake('YLD-252', 'Units for a fourth Army', () => table({ turn: 'split' }), 'split:archer4+infantry4+cavalry3+champion1'),
  mistake('YLD-332', 'splitting like the others against two', () => table({ turn: 'split' }, 3, { mode: 'teams' }), 'split:archer6+infantry6'),
  mistake('YLD-030', 'discarding what was not dealt', () => table({ turn: 'discard', hands: { 1: ['G3', 'G3', 'G3', 'G4', 'G4', 'G4', 'G5', 'G5', 'G5', 'G6'] } }), 'discard:R6'),
  mistake('YLD-064', 'playing a card twice in a Year', () => table({ season: 2, strategy: { 1: ['conquer'] } }), 'choose:conquer'),
  mistake('YLD-062', 'acting before revealing', () => table({ turn: '1' }), 'conquer'),
  mistake('YLD-062', 'moving before revealing', () => table({ turn: '1', armies: { 1: { archer: 'f' } } }), 'step:archer:f>e'),
  mistake('YLD-062', 'acting out of turn', () => table({ turn: '1' }), 'reveal', 1),
  mistake('YLD-062', 'watching and acting', () => table({ turn: '1' }), 'reveal', null),
  mistake('YLD-063', 'keeping too many cards', overTheLimit, 'done'),
  mistake('YLD-063', 'discarding what is not in hand', overTheLimit, 'discard:R6'),
  mistake('YLD-334', 'discarding an old card instead of a new one', () => answer(table({ turn: '1', hands: { 1: ['R6'] }, deck: ['rest', 'G3', 'G4', 'G5'] }, 3, { mode: 'teams' }), 0, 'keep'), 'discard:R6'),
  mistake('YLD-Q31', 'keeping too many stolen cards', stolen, 'done'),
  mistake('YLD-041', 'a step where no Street is', () => performing('move-all'), 'step:archer:f>IV'),
  mistake('YLD-021', 'a step off the map', () => performing('move-all'), 'step:archer:f>t'),
  mistake('YLD-082', 'a step onto an enemy', () => performing('move-all'), 'step:archer:f>e'),
  mistake('YLD-081', 'a step from somewhere else', () => performing('move-all'), 'step:archer:III>b'),
  mistake('YLD-100', 'a second step with Move All', () => answer(performing('move-all'), 0, 'step:archer:f>h'), 'step:archer:h>f'),
  mistake('YLD-169', 'a step of a destroyed Army', () => performing('move-all', { armies: { 1: { archer: 'out 2' } } }), 'step:archer:f>h'),
  mistake('YLD-001', 'a step of an Army that one has not', () => performing('move-all'), 'step:champion:f>h'),
  mistake('YLD-102', 'a second step with Conquer', () => answer(performing('conquer', { armies: { 1: { archer: 'IV', infantry: 'f' } } }), 0, 'step:infantry:f>h'), 'step:infantry:h>f'),
  mistake('YLD-Q38', 'a step although nothing was copied', () => lemron('nothing', { armies: { 1: { archer: 'f' } } }), 'step:archer:f>h'),
  mistake('YLD-Q38', 'conquering although nothing was copied', () => lemron('nothing'), 'conquer'),
  mistake('YLD-068', 'conquering with another card', () => performing('move-all'), 'conquer'),
  mistake('YLD-103', 'conquering nothing', () => performing('conquer'), 'conquer'),
  mistake('YLD-068', 'conquering twice', () => answer(conquering(), 0, 'conquer', 'discard:R3'), 'conquer'),
  mistake('YLD-104', 'keeping all cards of a conquest', () => answer(conquering(), 0, 'conquer'), 'done'),
  mistake('YLD-104', 'discarding for a conquest what is not in hand', () => answer(conquering(), 0, 'conquer'), 'discard:G6'),
  mistake('YLD-068', 'upgrading with another card', () => performing('move-all'), 'upgrade:III'),
  mistake('YLD-121', 'upgrading the Fortress of another', () => performing('upgrade'), 'upgrade:V'),
  mistake('YLD-121', 'upgrading a neutral Fortress', () => performing('upgrade'), 'upgrade:I'),
  mistake('YLD-045', 'upgrading where no Fortress is', () => performing('upgrade'), 'upgrade:f'),
  mistake('YLD-121', 'upgrading twice', () => answer(performing('upgrade'), 0, 'upgrade:III'), 'upgrade:III'),
  mistake('YLD-Q28', 'upgrading again after a step', () => answer(withLeader('vymar:B', 'ritual upgrade', { armies: { 1: { archer: 'f' } } }), 0, 'upgrade:III', 'step:archer:f>h'), 'upgrade:III'),
  mistake('YLD-045', 'building without the ability', () => performing('upgrade'), 'build:f'),
  mistake('YLD-258', 'building on a Fortress', () => withLeader('lemron:B', 'upgrade', { armies: { 1: { archer: 'IV' } } }), 'build:IV'),
  mistake('YLD-258', 'building without an Army', () => withLeader('lemron:B', 'upgrade', { armies: { 1: { archer: 'f' } } }), 'build:h'),
  mistake('YLD-Q10', 'building without a token', spread, 'build:f'),
  mistake('YLD-114', 'an Ambush without an enemy', () => performing('ambush', { armies: { 1: { archer: 'f' }, 2: { archer: 'e' } } }), 'ambush:infantry'),
  mistake('YLD-111', 'an Ambush by the name of another Army', () => performing('ambush', { armies: { 1: { archer: 'f', infantry: 'd' }, 2: { archer: 'e' } } }), 'ambush:infantry'),
  mistake('YLD-068', 'an Ambush with another card', () => performing('move-all'), 'ambush:archer'),
  mistake('YLD-110', 'an Ambush after a step', () => answer(lemron('ambush', { armies: { 1: { archer: 'f', infantry: 'b' }, 2: { archer: 'e' } } }), 0, 'step:infantry:b>I'), 'ambush:archer'),
  mistake('YLD-110', 'a second step with Ambush', () => answer(lemron('ambush', { armies: { 1: { archer: 'f' } } }), 0, 'step:archer:f>h'), 'step:archer:h>f'),
  mistake('YLD-256', 'moving a Fortress without the ability', () => performing('move-all'), 'fortress:III>b'),
  mistake('YLD-256', 'moving a Fortress without Ritual', () => withLeader('lemron:A', 'move-all'), 'fortress:III>b'),
  mistake('YLD-256', 'moving a second Fortress', () => answer(lemron('move-2'), 0, 'fortress:III>b'), 'fortress:b>III'),
  mistake('YLD-256', 'moving the Fortress of another', () => lemron('move-2'), 'fortress:V>c'),
  mistake('YLD-041', 'moving a Fortress too far', () => lemron('move-2'), 'fortress:III>IV'),
  mistake('YLD-256', 'moving onto a neutral Fortress', () => lemron('move-2', { fortresses: { b: '1' } }), 'fortress:b>I'),
  mistake('YLD-256', 'moving onto a Fortress of another', () => lemron('move-2', { fortresses: { b: '1', I: 'n2' } }), 'fortress:b>I'),
  mistake('YLD-269', 'stealing without the ability', () => performing('move-all'), 'steal:2:red'),
  mistake('YLD-269', 'stealing without Ritual', () => thief('move-2'), 'steal:2:red'),
  mistake('YLD-269', 'stealing from afar', () => thief('ritual move-2'), 'steal:3:red'),
  mistake('YLD-Q31', 'stealing from oneself', () => thief('ritual move-2'), 'steal:1:red'),
  mistake('YLD-Q31', 'stealing too often', () => answer(answer(thief('ritual move-2', { armies: { 1: { archer: 'V', infantry: 'out 1', cavalry: 'out 1' }, 2: { archer: 'd' } }, hands: { 2: ['R3', 'R4'] } }), 0, 'steal:2:red'), 1, 'give:R3'), 'steal:2:red'),
  mistake('YLD-269', 'giving another colour', giving, 'give:B3', 1),
  mistake('YLD-269', 'giving what is not in hand', giving, 'give:R6', 1),
  mistake('YLD-269', 'giving nothing', giving, 'pass', 1),
  mistake('YLD-131', 'skipping the token of a Ritual', () => performing('ritual', { fortresses: { I: 'n1' } }), 'nothing'),
  mistake('YLD-131', 'taking a token of another', () => performing('ritual', { fortresses: { I: 'n1' } }), 'remove:V'),
  mistake('YLD-133', 'copying Ritual', () => performing('ritual copy'), 'copy:ritual'),
  mistake('YLD-134', 'keeping the marker where it is', () => performing('ritual marker'), 'nothing'),
  mistake('YLD-134', 'giving the marker to nobody', () => performing('ritual marker'), 'marker:3'),
  mistake('YLD-140', 'avoiding a battle', threeBattles, 'done'),
  mistake('YLD-142', 'a battle where nobody fights', threeBattles, 'battle:q'),
  mistake('YLD-144', 'a battle by another Location', threeBattles, 'battle:d'),
  mistake('YLD-145', 'fighting again', threeBattles, 'battle:VII'),
  mistake('YLD-155', 'playing a card that is not in hand', () => fight(4, 7), 'play:R6'),
  mistake('YLD-150', 'playing the wrong colour face up', () => fight(4, 7), 'play:G3'),
  mistake('YLD-158', 'a Draw with unequal totals', () => fight(4, 7), 'accept'),
  mistake('YLD-157', 'passing with unequal totals', () => fight(4, 7), 'pass'),
  mistake('YLD-Q09', 'accepting a Draw at the start', () => fight(7, 7), 'accept'),
  mistake('YLD-Q09', 'passing on a Pass', () => fight(7, 7, { received: true }), 'pass'),
  mistake('YLD-180', 'an ally where there is none', () => fight(4, 7), 'ally'),
  mistake('YLD-155', 'playing without initiative', () => fight(4, 7), 'play:G4', 1),
  mistake('YLD-306', 'an ally who does not fight', () => sides({ armies: { 1: { archer: 'V 5' }, 2: { archer: 'd 9' } } }), 'ally'),
  mistake('YLD-Q22', 'asking the ally again', () => answer(answer(sides(), 0, 'ally'), 2, 'back'), 'ally'),
  mistake('YLD-Q22', 'asking an ally without cards', () => sides({ hands: { 1: ['R3'], 2: [], 3: [], 4: [] } }), 'ally'),
  mistake('YLD-Q22', 'yielding for the lead', () => answer(sides(), 0, 'ally'), 'yield', 2),
  mistake('YLD-Q22', 'agreeing to nothing', () => answer(sides(), 0, 'ally'), 'agree', 2),
  mistake('YLD-Q22', 'handing back a proposal', () => answer(sides(), 0, 'yield'), 'back', 2),
  mistake('YLD-Q22', 'agreeing when both are asked', either, 'agree'),
  mistake('YLD-Q22', 'handing back when both are asked', either, 'back', 2),
  mistake('YLD-158', 'accepting for the side too early', either, 'accept', 2),
  mistake('YLD-Q23', 'an Upgrade for the enemy', () => sides({}, { totals: { 1: 20, 2: 9 } }), 'upgrader:2'),
  mistake('YLD-Q23', 'an Upgrade for nobody', () => sides({}, { totals: { 1: 20, 2: 9 } }), 'upgrader:5'),
  mistake('YLD-165', 'taking no loss', losing, 'done'),
  mistake('YLD-165', 'a loss for an Army twice', losing, 'loss:1.archer'),
  mistake('YLD-165', 'a loss for an Army elsewhere', losing, 'loss:2.infantry'),
  mistake('YLD-176', 'a loss for the winner', losing, 'loss:2.archer'),
  mistake('YLD-Q29', 'building with a free Upgrade', destroyed, 'build:e', 1),
  mistake('YLD-168', 'a free Upgrade for a foreign Fortress', destroyed, 'upgrade:III', 1),
  mistake('YLD-121', 'a free Upgrade twice', () => answer(destroyed(), 1, 'upgrade:V'), 'upgrade:V', 1),
  mistake('YLD-170', 'leaving out a retreat', retreating, 'stop'),
  mistake('YLD-170', 'a retreat of the winner', retreating, 'retreat:1.archer:d>c'),
  mistake('YLD-170', 'a retreat from elsewhere', retreating, 'retreat:2.archer:VI>i'),
  mistake('YLD-171', 'a retreat onto a third party', retreating, 'retreat:2.archer:V>h'),
  mistake('YLD-041', 'a retreat of two steps', retreating, 'retreat:2.archer:V>m'),
  mistake('YLD-172', 'a retreat that cuts off another', cutOff, 'retreat:3.archer:b>I'),
  mistake('YLD-190', 'a retreat for another after a Draw', drawn, 'retreat:2.archer:VI>j'),
  mistake('YLD-173', 'another Army before the companion', companion, 'retreat:1.cavalry:I>a', 1),
  mistake('YLD-174', 'chasing with an Army elsewhere', chasing, 'chase:cavalry:II>d'),
  mistake('YLD-174', 'chasing where nobody has left', chasing, 'chase:infantry:j>n'),
  mistake('YLD-175', 'chasing twice', () => answer(chasing(), 0, 'chase:archer:d>e'), 'chase:archer:e>d'),
  mistake('YLD-174', 'chasing onto an Army', occupied, 'chase:archer:II>a'),
  mistake('YLD-Q39', 'sharing another Fortress', () => table({ turn: 'conquest', armies: { 1: { archer: 'VI' }, 3: { archer: 'VI' } } }, 4, { mode: 'teams' }), 'take:V'),
  mistake('YLD-Q21', 'conquering neither', () => table({ turn: 'conquest', armies: { 1: { archer: 'VI' }, 3: { archer: 'VI' } } }, 4, { mode: 'teams' }), 'done'),
  mistake('YLD-220', 'leaving out Recovery', recovering, 'done'),
  mistake('YLD-220', 'recovering at a foreign Fortress', recovering, 'recover:V'),
  mistake('YLD-Q40', 'recovering under an enemy', recovering, 'recover:III'),
  mistake('YLD-225', 'recruiting too many', () => recruiting(), 'recruit:infantry7'),
  mistake('YLD-049', 'recruiting above fifteen', () => recruiting(), 'recruit:archer6'),
  mistake('YLD-252', 'recruiting for a fourth Army', () => recruiting(), 'recruit:champion6'),
  mistake('YLD-331', 'recruiting for an Army left aside', () => recruiting(3, { mode: 'teams' }), 'recruit:cavalry6'),
  mistake('YLD-240', 'playing on after the end', over, 'reveal'),
  mistake('YLD-242', 'playing on after a sudden victory', overAtOnce, 'reveal'),
];
