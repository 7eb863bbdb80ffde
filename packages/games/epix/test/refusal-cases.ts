/** Typical mistakes of players: a position, what is tried there, and the rule that is in the way. */
import { chanceFrom, type Frame, findOption } from '@interregnum/kernel';
import { type Mistake, mistake, strayAnswer } from '@interregnum/kernel/testing';
import { areaNumber } from '../src/content/board.ts';
import { PER_PLAYER, SOLDIER, UNITS, unitNumber } from '../src/content/units.ts';
import { epix, type State } from '../src/index.ts';
import { offer } from '../src/phases/game.ts';
import { frontierOf } from '../src/phases/recruitment.ts';
import { reask } from '../src/state.ts';
import { place } from '../src/table.ts';

interface Position {
  mode?: 'basic' | 'advanced';
  seats?: number;
  season?: number;
  gold?: number[];
  /** `{ land1a: '1 knight camp' }` */
  areas?: Record<string, string>;
  /** The Special Ability cards of player 1. */
  cards?: number[];
  /** The Action cards of player 1. */
  chosen?: number;
}

function tableOf({ mode = 'advanced', seats = 4, season = 0, gold, areas = {}, cards = [], chosen }: Position): State {
  const s = epix.rules.setup({ mode }, seats, chanceFrom('refusals'));
  s.occupant.fill(null);
  s.units.fill(0);
  s.supply = s.gold.flatMap(() => PER_PLAYER);
  s.gold = s.gold.map((_, seat) => gold?.[seat] ?? 10);
  s.season = season;
  s.abilities[0] = cards.reduce((set, card) => set | (1 << card), 0);
  s.chosen[0] = chosen ?? null;
  for (const [area, text] of Object.entries(areas)) {
    const [seat, ...units] = text.split(' ');
    for (const unit of units) place(s, Number(seat) - 1, unitNumber(unit), areaNumber(area));
  }
  return s;
}

const frame = (proc: string, step: string, locals: object): Frame => ({ proc, step, locals, items: null, index: 0 });

function asking(s: State, ...frames: Frame[]): State {
  s.frames = frames;
  reask(s);
  return s;
}

/** Each answer comes from the first player who can give it. */
export function answer(s: State, ...codes: string[]): State {
  for (const code of codes) {
    const seat = s.ask!.seats.find(x => s.answers[x] === null && findOption(s.ask!.options[x]!, code) >= 0);
    if (seat === undefined) throw new Error(`${code} is not an option of ${s.ask!.id}`);
    epix.rules.apply(s, seat, findOption(s.ask!.options[seat]!, code));
  }
  return s;
}

/** Player 1 is the first in the draft; Conscription, Stud Farm and Informers are on offer. */
function drafting(p: Position = {}): State {
  const s = tableOf({ areas: { castle1: '1 soldier' }, ...p });
  if (s.mode === 'advanced') offer(s, [5, 6, 12], []);
  return asking(s, frame('draft', 'turn', { turn: 0 }));
}

/** Player 1 has bid 4 on Informers, player 2 has bid 3 on Conscription. */
const bidding = (): State => answer(drafting({ seats: 2 }), 'bid:SA12:4:camp', 'bid:SA05:3:camp');

function withoutSupply(s: State, units: readonly number[]): State {
  for (const unit of units) s.supply[unit] = 0;
  reask(s);
  return s;
}

export function season(step: 'auction' | 'giveCard' | 'choose', p: Position = {}): State {
  const s = tableOf(p);
  s.firstPlayer = 0;
  return asking(s, frame('season', step, { winner: 0 }));
}

/** Player 1 owns the Spymaster and has chosen Tax. */
function spying(step: 'look' | 'respond'): State {
  const s = tableOf({ cards: [19], chosen: 2 });
  s.spied = step === 'respond' ? 1 : null;
  return asking(s, { ...frame('season', step, { winner: 0 }), items: [0] });
}

/** Player 1 has Recruitment and Tax to put in order. */
const winterTurn = (): State =>
  asking(tableOf({ season: 3, chosen: 1 | 2 }), frame('turn', 'order', { seat: 0, first: 0, second: 0 }));

function recruiting(p: Position): State {
  const s = tableOf(p);
  return asking(s, frame('recruitment', 'recruit', { seat: 0, frontier: frontierOf(s, 0) }));
}

type Areas = NonNullable<Position['areas']>;
const moving = (areas: Areas, p: Position = {}): State =>
  asking(tableOf({ ...p, areas }), frame('moveAndAttack', 'useUnits', { seat: 0 }));
const using = (unit: string, areas: Areas, p: Position = {}): State => answer(moving(areas, p), `use:${unit}`);

/** A Soldier of player 1 attacks the Soldier and Knight of player 2. */
const attacking = (p: Position = {}): State =>
  answer(
    using('soldier:land1a', { land1a: '1 soldier', wolf_pass: '2 soldier knight' }, p),
    'attack:soldier:land1a>wolf_pass',
  );

function over(conqueror: number | null): State {
  const s = asking(tableOf({}));
  s.over = true;
  s.conqueror = conqueror;
  return s;
}

const FRONTIER = { cards: [20] };
const WINTER = { season: 3 };
const WINTER_CARDS = { season: 3, chosen: 1 | 4 };
const soldier = { land1a: '1 soldier' };
const knight = { land1a: '1 knight' };
const catapult = { land1a: '1 catapult', wolf_pass: '2 camp' };

// biome-ignore format: a table
export const MISTAKES: readonly Mistake<State>[] = [
  mistake('EPX-041', 'recruiting outside the Lands in the draft', () => drafting(), 'recruit:soldier:wolf_pass'),
  mistake('EPX-042', 'a second Soldier on the Castle in the draft', () => drafting(), 'recruit:soldier:castle1'),
  mistake('EPX-078', 'a Camp in a Castle', () => drafting(), 'recruit:camp:castle1'),
  mistake('EPX-010', 'an area of another map', () => drafting({ seats: 2 }), 'recruit:soldier:saulnes'),
  mistake('EPX-080', 'too little Gold', () => drafting({ gold: [5] }), 'recruit:knight:land1a'),
  mistake('EPX-047', 'Gold that lies on a card', () => answer(drafting({ seats: 2, gold: [7] }), 'bid:SA05:2:camp', 'pass'), 'recruit:knight:land1a'),
  mistake('EPX-047', 'a Unit that marks a bid', () => answer(withoutSupply(drafting({ seats: 2 }), [0, 1, 2]), 'bid:SA05:2:catapult', 'bid:SA06:1:camp', 'bid:SA12:2:catapult', 'pass'), 'recruit:catapult:land1a'),
  mistake('EPX-012', 'a Unit that is not in supply', () => withoutSupply(drafting(), [SOLDIER]), 'recruit:soldier:land1a'),
  mistake('EPX-Q42', 'waiting in the draft', () => drafting(), 'done'),
  mistake('EPX-001', 'a bid on a card in Basic mode', () => drafting({ mode: 'basic' }), 'bid:SA05:2:camp'),
  mistake('EPX-043', 'a card that was not dealt', () => drafting(), 'bid:SA01:2:camp'),
  mistake('EPX-044', 'a bid of nothing on a card', () => drafting(), 'bid:SA05:0:camp'),
  mistake('EPX-044', 'a bid without a marker', () => drafting(), 'bid:SA05:2'),
  mistake('EPX-Q09', 'a marker that is not in supply', () => withoutSupply(drafting(), [SOLDIER]), 'bid:SA05:2:soldier'),
  mistake('EPX-048', 'a bid with an empty supply', () => withoutSupply(drafting(), UNITS), 'bid:SA05:2:soldier'),
  mistake('EPX-045', 'matching a bid', () => bidding(), 'bid:SA05:3:camp'),
  mistake('EPX-046', 'lowering the own bid', () => bidding(), 'bid:SA12:3'),
  mistake('EPX-046', 'a new marker when raising', () => bidding(), 'bid:SA12:5:soldier'),
  mistake('EPX-047', 'raising beyond the Gold', () => bidding(), 'bid:SA12:11'),
  mistake('EPX-047', 'bidding more than the Gold', () => bidding(), 'bid:SA05:7:camp'),
  mistake('EPX-049', 'acting after passing', () => answer(drafting({ seats: 2 }), 'pass'), 'recruit:soldier:land1a'),
  mistake('EPX-040', 'acting out of turn in the draft', () => drafting(), 'pass', 1),
  mistake('EPX-060', 'more than the Gold in the auction', () => season('auction'), 'bid:11'),
  mistake('EPX-Q46', 'a second bid in the auction', () => answer(season('auction'), 'bid:1'), 'bid:2'),
  mistake('EPX-063', 'a First Player who does not exist', () => season('giveCard'), 'first:5'),
  mistake('EPX-063', 'deciding for the winner of the auction', () => season('giveCard'), 'first:2', 1),
  mistake('EPX-065', 'two Action cards in Spring', () => season('choose'), 'choose:tax+move'),
  mistake('EPX-135', 'one Action card in Winter', () => season('choose', WINTER), 'choose:tax'),
  mistake('EPX-Q41', 'the same card twice in Winter', () => season('choose', WINTER), 'choose:tax+tax'),
  mistake('SA19', 'looking at the own card', () => spying('look'), 'look:1'),
  mistake('SA19', 'changing to the same card', () => spying('respond'), 'change:tax'),
  mistake('SA19', 'hurrying the Spymaster', () => spying('look'), 'look:1', 1),
  mistake('EPX-136', 'an order of cards that were not chosen', () => winterTurn(), 'order:tax>move'),
  mistake('EPX-071', 'recruiting in a foreign Castle', () => recruiting({}), 'recruit:soldier:castle2'),
  mistake('EPX-072', 'recruiting in a Land with an enemy Soldier', () => recruiting({ areas: { land1a: '2 soldier' } }), 'recruit:knight:land1a'),
  mistake('EPX-Q27', 'recruiting in a Land with an enemy Camp', () => recruiting({ areas: { land1a: '2 camp' } }), 'recruit:knight:land1a'),
  mistake('EPX-025', 'recruiting among enemies', () => recruiting({ areas: { orval: '2 camp' } }), 'recruit:knight:orval'),
  mistake('EPX-073', 'recruiting where no own Unit is', () => recruiting({}), 'recruit:camp:orval'),
  mistake('EPX-026', 'recruiting a twin', () => recruiting({ areas: soldier }), 'recruit:soldier:land1a'),
  mistake('EPX-026', 'recruiting a twin where no area is without one', () => recruiting({ areas: { castle1: '1 soldier', land1a: '1 soldier', land1b: '1 soldier' } }), 'recruit:soldier:land1a'),
  mistake('EPX-079', 'a Knight in Kilimandjora', () => recruiting({ areas: { kilimandjora: '1 soldier' } }), 'recruit:knight:kilimandjora'),
  mistake('EPX-080', 'a Soldier for 1 Gold without Conscription', () => recruiting({ gold: [1] }), 'recruit:soldier:castle1'),
  mistake('SA20', 'a Knight among Frontier Recruits', () => recruiting({ ...FRONTIER, areas: { land1b: '1 camp' } }), 'recruit:knight:orval'),
  mistake('SA20', 'a frontier without a Camp', () => recruiting(FRONTIER), 'recruit:soldier:orval'),
  mistake('SA20', 'a frontier beside a new Camp', () => answer(recruiting(FRONTIER), 'recruit:camp:land1b'), 'recruit:soldier:orval'),
  mistake('EPX-137', 'moving before recruiting is over', () => recruiting({ ...WINTER_CARDS, areas: soldier }), 'use:soldier:land1a'),
  mistake('EPX-137', 'recruiting before moving is over', () => using('soldier:land1a', soldier, WINTER_CARDS), 'recruit:camp:land1a'),
  mistake('EPX-067', 'acting in the turn of another', () => moving(soldier), 'use:soldier:land1a', 1),
  mistake('EPX-085', 'watching and deciding', () => moving(soldier), 'use:soldier:land1a', null),
  mistake('EPX-092', 'using a Camp', () => moving({ land1a: '1 soldier camp' }), 'use:camp:land1a'),
  mistake('EPX-085', 'using a Unit twice', () => answer(using('soldier:land1a', { land1a: '1 soldier knight' }), 'move:soldier:land1a>wolf_pass'), 'use:soldier:wolf_pass'),
  mistake('EPX-085', 'using an enemy Unit', () => moving({ land1a: '1 soldier', orval: '2 knight' }), 'use:knight:orval'),
  mistake('EPX-086', 'moving a Unit that was not picked up', () => moving(soldier), 'move:soldier:land1a>land1b'),
  mistake('EPX-120', 'picking up a Knight for the mountain', () => moving(knight), 'move:knight:land1a>kilimandjora'),
  mistake('EPX-087', 'a Soldier that is blocked', () => moving({ castle1: '1 soldier', land1a: '1 soldier', land1b: '1 soldier' }), 'use:soldier:castle1'),
  mistake('EPX-105', 'a Catapult without a target', () => moving({ land1a: '1 soldier catapult' }), 'use:catapult:land1a'),
  mistake('EPX-Q10', 'a Catapult without Gold', () => moving({ land1a: '1 soldier catapult', wolf_pass: '2 camp' }, { gold: [0] }), 'use:catapult:land1a'),
  mistake('EPX-107', 'shooting with a captured Catapult', () => answer(using('soldier:land1a', { land1a: '1 soldier knight', wolf_pass: '2 catapult' }), 'move:soldier:land1a>wolf_pass'), 'use:catapult:wolf_pass'),
  mistake('EPX-Q14', 'a second Unit before the first is done', () => using('soldier:land1a', { land1a: '1 soldier knight' }), 'use:knight:land1a'),
  mistake('EPX-120', 'a Knight into Kilimandjora', () => using('knight:land1a', knight), 'move:knight:land1a>kilimandjora'),
  mistake('EPX-120', 'a Knight against Kilimandjora', () => using('knight:land1a', { ...knight, kilimandjora: '2 camp' }), 'attack:knight:land1a>kilimandjora'),
  mistake('EPX-090', 'a Soldier moving too far', () => using('soldier:land1a', soldier), 'move:soldier:land1a>orval'),
  mistake('EPX-091', 'a Knight leaping', () => using('knight:land1a', knight), 'move:knight:land1a>orval'),
  mistake('EPX-088', 'a Soldier meeting a twin', () => using('soldier:land1a', { ...soldier, land1b: '1 soldier' }), 'move:soldier:land1a>land1b'),
  mistake('EPX-Q15', 'a Knight crossing a Knight', () => using('knight:land1a', { ...knight, land1b: '1 knight' }), 'move:knight:land1a>land1b'),
  mistake('EPX-087', 'moving among enemies', () => using('soldier:land1a', { ...soldier, wolf_pass: '2 camp' }), 'move:soldier:land1a>wolf_pass'),
  mistake('EPX-094', 'walking into an enemy Castle', () => using('soldier:land2a', { land2a: '1 soldier' }), 'move:soldier:land2a>castle2'),
  mistake('EPX-093', 'moving a Catapult', () => using('catapult:land1a', catapult), 'move:catapult:land1a>land1b'),
  mistake('EPX-092', 'moving a Camp', () => moving({ land1a: '1 soldier camp' }), 'move:camp:land1a>land1b'),
  mistake('EPX-096', 'attacking with a Camp', () => moving({ land1a: '1 soldier camp', wolf_pass: '2 camp' }), 'attack:camp:land1a>wolf_pass'),
  mistake('EPX-096', 'attacking an empty area', () => using('soldier:land1a', soldier), 'attack:soldier:land1a>wolf_pass'),
  mistake('EPX-096', 'attacking from afar', () => using('soldier:land1a', { ...soldier, orval: '2 camp' }), 'attack:soldier:land1a>orval'),
  mistake('EPX-095', 'attacking a lone Catapult', () => using('soldier:land1a', { ...soldier, wolf_pass: '2 catapult' }), 'attack:soldier:land1a>wolf_pass'),
  mistake('EPX-Q10', 'attacking without Gold', () => using('soldier:land1a', { ...soldier, wolf_pass: '2 camp' }, { gold: [0] }), 'attack:soldier:land1a>wolf_pass'),
  mistake('SA13', 'attacking after a Forced March', () => answer(using('soldier:land1a', soldier, { cards: [13] }), 'move:soldier:land1a>wolf_pass'), 'attack:soldier:wolf_pass>land4a'),
  mistake('EPX-085', 'taking back a ride', () => answer(using('knight:land1a', knight), 'move:knight:land1a>land1b'), 'back'),
  mistake('EPX-085', 'finishing before the first step', () => using('knight:land1a', knight), 'finish'),
  mistake('EPX-086', 'ending the action in the middle of a ride', () => using('knight:land1a', knight), 'end'),
  mistake('EPX-122', 'shooting at Kilimandjora', () => using('catapult:land1a', { ...catapult, kilimandjora: '2 camp' }), 'attack:catapult:land1a>kilimandjora'),
  mistake('EPX-105', 'shooting too far', () => using('catapult:land1a', { ...catapult, orval: '2 camp' }), 'attack:catapult:land1a>orval'),
  mistake('EPX-105', 'Trebuchets shooting too far', () => using('catapult:land1a', { ...catapult, saulnes: '2 camp' }, { cards: [15] }), 'attack:catapult:land1a>saulnes'),
  mistake('EPX-Q13', 'shooting at an empty area', () => using('catapult:land1a', catapult), 'attack:catapult:land1a>broceland'),
  mistake('EPX-Q13', 'shooting at a Castle without Units', () => using('catapult:land2a', { land2a: '1 catapult', land2b: '2 camp' }), 'attack:catapult:land2a>castle2'),
  mistake('EPX-096', 'shooting at the own Castle', () => using('catapult:land1a', catapult), 'attack:catapult:land1a>castle1'),
  mistake('EPX-Q10', 'a bid of nothing in a fight', () => attacking(), 'bid:0'),
  mistake('EPX-098', 'a bid above the Gold in a fight', () => attacking(), 'bid:11'),
  mistake('EPX-098', 'withdrawing an attack', () => attacking(), 'back'),
  mistake('EPX-098', 'guessing before the bid', () => attacking(), 'guess:1', 1),
  mistake('EPX-Q46', 'another bid before the guess', () => answer(attacking(), 'bid:4'), 'bid:5'),
  mistake('EPX-098', 'hurrying the defender', () => answer(attacking(), 'bid:4'), 'continue'),
  mistake('EPX-Q20', 'a guess above the Gold', () => answer(attacking(), 'bid:4'), 'guess:11', 1),
  mistake('EPX-Q20', 'a guess of 0', () => answer(attacking(), 'bid:4'), 'guess:0', 1),
  mistake('EPX-Q20', 'too many guesses', () => answer(attacking(), 'bid:4'), 'guess:1+2', 1),
  mistake('EPX-Q20', 'the same guess twice', () => answer(attacking(), 'bid:4'), 'guess:3+3', 1),
  strayAnswer('EPX-102', 'recruiting between two fights', () => answer(attacking(), 'bid:4', 'guess:3'), 'recruit:soldier:land1a'),
  strayAnswer('SA16', 'leaving the Battle Surgeons without an answer', () => answer(attacking({ cards: [16] }), 'bid:4', 'guess:4'), 'stop'),
  mistake('EPX-141', 'playing on after Winter', () => over(null), 'pass'),
  mistake('EPX-140', 'playing on after a Castle has fallen', () => over(1), 'pass'),
  mistake('EPX-140', 'a spectator after the end', () => over(1), 'pass', null),
];
