/** Typical mistakes with heroes: a position, what is tried there, and the rule that is in the way. */
import { setupChoices } from '@interregnum/kernel';
import { answersOf, type Mistake, mistake } from '@interregnum/kernel/testing';
import { runewars, type State } from '../src/index.ts';

type Position = Parameters<typeof runewars.proof.position.read>[0];
const answer = answersOf(runewars);

/** A Quest Phase in which seat 1 has one hero; seat 2 passes if he is asked before. */
function phase(hero: object, more: Position = {}, ...codes: readonly string[]): State {
  const { heroes = {}, ...others } = more as { heroes?: object };
  const position = { turn: 'icons', season: 'summer', heroes: { HE01: { seat: 1, ...hero }, ...heroes }, ...others };
  let s = runewars.proof.position.read(position, setupChoices(runewars.meta, { explore: 'on' }, 2), 2);
  if (s.ask!.seats[0] === 1) s = answer(s, 1, 'pass');
  for (const code of codes) s = answer(s, 0, code);
  return s;
}
const moved = (hero: object, more: Position = {}): State => phase(hero, more, 'move:HE01', 'stop');
const rival = (more: object = {}): Position => ({ heroes: { HE05: { seat: 2, at: '5B', ...more } } });
const duel = (hero: object, more: Position = rival()): State =>
  phase({ at: '5B', ...hero }, more, 'move:HE01', 'stop', 'duel:HE05');
const token = (kind: string, hero: object = {}, more: Position = {}): State =>
  phase({ at: '5C', ...hero }, { tokens: { '5C': kind }, ...more }, 'move:HE01', 'stop');
const TRAINED = { strength: 2, agility: 2, wisdom: 2 };

export const HERO_MISTAKES: readonly Mistake<State>[] = [
  // what a hero does
  mistake('RNW-280', "another player's hero", () => phase({ at: '5B' }, rival()), 'move:HE05'),
  mistake(
    'RNW-280',
    'a hero acts twice',
    () => phase({ at: '5B' }, { heroes: { HE02: { seat: 1, at: '5B' } } }, 'train:HE01', 'train:strength'),
    'train:HE01',
  ),
  mistake('RNW-281', 'a routed hero moves', () => phase({ at: '5B', routed: true }), 'move:HE01'),
  mistake('RNW-282', 'a hero heals abroad', () => phase({ at: '3D', damage: 1 }), 'heal:HE01'),
  mistake(
    'RNW-283',
    'a hero who has learned everything trains',
    () => phase({ at: '5B', training: TRAINED }),
    'train:HE01',
  ),
  mistake(
    'RNW-Q20',
    'an attribute beyond +2',
    () => phase({ at: '5B', training: { wisdom: 2 } }, {}, 'train:HE01'),
    'train:wisdom',
  ),
  mistake(
    'RNW-283',
    'an attribute by 1 alone',
    () => phase({ at: '5B', training: { wisdom: 1 } }, {}, 'train:HE01'),
    'train:wisdom',
  ),
  mistake('RNW-C3', 'a Draught for who needs none', () => phase({ at: '5B', down: ['RW21'] }), 'reward:HE01:RW21'),
  mistake('RNW-287', 'a Reward of one’s turn', () => phase({ at: '5B', down: ['RW07'] }), 'reward:HE01:RW07'),
  mistake('RNW-287', 'a Reward that he does not have', () => phase({ at: '5B' }), 'reward:HE01:RW21'),
  // moving
  mistake('RNW-281', 'a step too far', () => phase({ at: '5B' }, {}, 'move:HE01'), 'step:3A'),
  mistake('RNW-087', 'a step over a mountain', () => phase({ at: '5C' }, {}, 'move:HE01'), 'step:5D'),
  mistake('RNW-003', 'a step off the board', () => phase({ at: '5C' }, {}, 'move:HE01'), 'step:9A'),
  mistake(
    'RNW-504',
    'a step out of the Dungeon just entered',
    () =>
      phase(
        { at: '5A' },
        { tokens: { '5B': 'dungeon 2+ up' }, heroes: { HE02: { seat: 1, at: '5B', up: ['RW07'] } } },
        'move:HE01',
        'step:5B',
      ),
    'step:5A',
  ),
  mistake(
    'RNW-281',
    'a fourth step',
    () => phase({ at: '5A', down: ['RW07'] }, {}, 'move:HE01', 'step:5B', 'step:5D', 'step:3D'),
    'step:3C',
  ),
  mistake('RW08', 'teleporting without the rune', () => phase({ at: '5B' }, {}, 'move:HE01'), 'teleport:3A'),
  mistake(
    'RW08',
    'teleporting after a step',
    () => phase({ at: '5B', up: ['RW08'] }, {}, 'move:HE01', 'step:5A'),
    'teleport:3A',
  ),
  mistake('RW08', 'teleporting on the spot', () => phase({ at: '5B', up: ['RW08'] }, {}, 'move:HE01'), 'teleport:5B'),
  mistake(
    'RNW-Q69',
    'a Reward for an enemy',
    () => phase({ at: '5B', up: ['RW07'] }, rival(), 'move:HE01'),
    'trade:HE01:1>HE05',
  ),
  // duel or quest
  mistake(
    'RNW-310',
    'a duel with one’s own hero',
    () => moved({ at: '5B' }, { heroes: { HE02: { seat: 1, at: '5B' }, HE05: { seat: 2, at: '5B' } } }),
    'duel:HE02',
  ),
  mistake(
    'RNW-310',
    'a duel at a distance',
    () => moved({ at: '5B' }, { ...rival({ at: '3D' }), quests: { 1: ['QS3'] } }),
    'duel:HE05',
  ),
  mistake('RNW-310', 'a duel with a hero who is not there at all', () => moved({ at: '5B' }, rival()), 'duel:HE12'),
  mistake(
    'RNW-284',
    'a Quest that leads elsewhere',
    () => moved({ at: '5B' }, { quests: { 1: ['QS3'] } }),
    'quest:QS3',
  ),
  mistake(
    'RNW-284',
    'a Quest that he does not hold',
    () => moved({ at: '5B' }, { quests: { 1: ['QS3'] } }),
    'quest:Q18',
  ),
  mistake(
    'Q13',
    'a debt without means',
    () => moved({ at: '2C' }, { quests: { 1: ['Q13'] }, influence: { 1: 0 } }),
    'quest:Q13',
  ),
  // tests
  mistake(
    'RNW-285',
    'a card that was not drawn',
    () => phase({ at: '3B' }, { quests: { 1: ['QS3'] }, fate: [1, 2] }, 'move:HE01', 'stop', 'quest:QS3'),
    'fate:3',
  ),
  mistake(
    'RNW-357',
    'Silver Tongue in a test',
    () => phase({ at: '3B' }, { quests: { 1: ['QS3'] }, tactics: { 1: ['TA28'] } }, 'move:HE01', 'stop', 'quest:QS3'),
    'play:TA28',
  ),
  // duels
  mistake(
    'RNW-289',
    'a second Armor',
    () => answer(duel({ up: ['RW10', 'RW12'] }), 0, 'reward:HE01:RW10'),
    'reward:HE01:RW12',
  ),
  mistake(
    'RNW-289',
    'a Reward of the other hero',
    () => duel({ up: ['RW10'] }, rival({ up: ['RW12'] })),
    'reward:HE05:RW12',
  ),
  mistake('RNW-287', 'a Weapon before the first special', () => duel({ up: ['RW13'] }), 'reward:HE01:RW13'),
  mistake('HE03', 'an ability that he does not have', () => duel({ up: ['RW13'] }), 'hurt'),
  mistake(
    'RNW-359',
    'two Poisoned Blades',
    () => answer(duel({}, { ...rival(), tactics: { 1: ['TA26', 'TA26'] } }), 0, 'play:TA26'),
    'play:TA26',
  ),
  mistake(
    'RNW-289',
    'a second Weapon',
    () => {
      const s = duel({ up: ['RW13', 'RW14'], down: ['RW07'] }, { ...rival(), fate: [1, 7] });
      return answer(answer(s, 0, 'reward:HE01:RW14'), 0, 'done');
    },
    'reward:HE01:RW13',
  ),
  // Ambush
  mistake(
    'TA11',
    'an Ambush where nobody is',
    () =>
      phase(
        { at: '5B' },
        { heroes: { HE05: { seat: 2, at: '5B' }, HE08: { seat: 2, at: '3A' } }, tactics: { 1: ['TA11'] } },
        'pass',
      ),
    'hero:HE08',
  ),
  mistake(
    'TA11',
    'an Ambush for one’s own hero',
    () => phase({ at: '5B' }, { ...rival(), tactics: { 1: ['TA11'] } }, 'pass'),
    'hero:HE01',
  ),
  mistake(
    'RNW-357',
    'an Ambush without the card',
    () => phase({ at: '5B' }, { ...rival(), tactics: { 1: ['TA22'] } }, 'pass'),
    'hero:HE05',
  ),
  // exploration tokens
  mistake(
    'RNW-287',
    'raiders get what he does not have',
    () => token('raiding-party 2+', { up: ['RW07'] }, { areas: { '5C': 'L: 1 archer' } }),
    'discard:HE01:RW10',
  ),
  mistake('RNW-Q20', 'training beyond +2', () => token('training 1', { training: { wisdom: 2 } }), 'attribute:wisdom'),
  mistake(
    'RNW-509',
    'a Scroll for an area without secrets',
    () => token('scroll-of-sight 1', {}, { areas: { '3A': 'rune dragon' } }),
    'area:5A',
  ),
];
