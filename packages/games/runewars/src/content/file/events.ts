/** Season, Tactics, Title, Objective and Commander cards in content files. */
import { countSlot, NotationError, type Path, type Template, template, templates, wordSlot } from '@interregnum/kernel';
import type { Goal, SeasonCard, Tactic, TacticTiming, TitleCard } from '../card.ts';
import { COMMANDERS } from '../cmd/commanders.ts';
import type { Op } from '../effect.ts';
import { OBJECTIVES } from '../objectives.ts';
import { SEASON_CARDS } from '../seasons.ts';
import { TACTICS } from '../tactics.ts';
import { TITLES } from '../titles.ts';
import { NEUTRAL_UNITS, RESOURCES, SHAPES } from '../words.ts';
import { cards, keepSum } from './chapter.ts';
import { checkConditions, checkProgram } from './check.ts';
import { conditions, program } from './effects.ts';
import { faces } from './fate.ts';
import { type Field, number, on, only, type Part, sentence, word } from './field.ts';
import type { Moment } from './moments.ts';
import { askedAs } from './program.ts';

const asksBid = (ops: readonly Op[]): boolean => ops.some(op => op.op === 'bid');

/** A card of the Wizards' Council is one that bids. */
export const seasons = cards<SeasonCard>('season cards', SEASON_CARDS, {
  parts: { do: on('effect', program) },
  told: { do: 'text' },
  complete: (card, path) => {
    checkProgram(card.effect, 'season', card.module, [...path, 'do']);
    return { ...card, isCouncil: asksBid(card.effect), effect: askedAs(card.effect, 'RNW-D39') };
  },
});

// --- Tactics cards -----------------------------------------------------------------------------------------------------------

const TIMINGS: Readonly<Record<TacticTiming, readonly [words: string, moment: Moment]>> = {
  turn: ['turn', 'turn'],
  attack: ['attack', 'attack'],
  defence: ['defence', 'defence'],
  battle: ['battle', 'battle'],
  row: ['row', 'row'],
  rowsOver: ['rows over', 'rowsOver'],
  questPhase: ['Quest Phase', 'questPhase'],
  duel: ['duel', 'duel'],
  fate: ['draw', 'fate'],
  diplomacy: ['diplomacy', 'diplomacy'],
  bid: ['bid', 'bid'],
};
const ALL_TIMINGS = Object.keys(TIMINGS) as TacticTiming[];
const timing: Field<TacticTiming> = {
  read: (value, path) => {
    const words = word(ALL_TIMINGS.map(one => TIMINGS[one][0]));
    const found = words.read(value, path, '');
    return ALL_TIMINGS.find(one => TIMINGS[one][0] === found)!;
  },
  write: value => TIMINGS[value][0],
};

/** What such a card does is carried out where it is chosen. */
const AT_ONCE: readonly Moment[] = ['rowsOver', 'fate', 'diplomacy', 'bid'];
const ASKED_IN_BATTLE: readonly Moment[] = ['attack', 'defence', 'battle', 'row', 'rowsOver'];
/** Nothing is asked of the table before such a card is offered. */
const UNCONDITIONAL: readonly Moment[] = ['rowsOver', 'questPhase', 'fate', 'diplomacy', 'bid'];
const MOST_COPIES = 6;

const isLieutenant = ({ stays }: Tactic): boolean => stays === true;

function completeTactic(card: Tactic, path: Path): Tactic {
  const moment = TIMINGS[card.timing][1];
  if (UNCONDITIONAL.includes(moment) && card.if.length > 0)
    throw new NotationError([...path, 'if'], `a card of this moment ('${TIMINGS[card.timing][0]}') has no conditions`);
  checkConditions(card.if, moment, card.module, [...path, 'if']);
  checkProgram(card.effect, moment, card.module, [...path, 'do'], card.if);
  if (card.effect.length === 0 || (AT_ONCE.includes(moment) && card.effect.length > 1))
    throw new NotationError([...path, 'do'], `expected ${AT_ONCE.includes(moment) ? 'one step' : 'at least one step'}`);
  return { ...card, effect: askedAs(card.effect, ASKED_IN_BATTLE.includes(moment) ? 'RNW-D26' : 'RNW-D46') };
}

const sections: Part<Tactic> = {
  isOf: card => card.faces !== undefined,
  read: (card, value, path) => ({ ...card, faces: faces.read(value, path, card.faces!) }),
  write: card => faces.write(card.faces!),
};
const unlessLieutenant = (part: Part<Tactic>): Part<Tactic> => only(card => !isLieutenant(card), part);

export const tactics = cards<Tactic>('tactics', TACTICS, {
  parts: {
    copies: unlessLieutenant(on('copies', number(0, MOST_COPIES))),
    when: unlessLieutenant(on('timing', timing)),
    if: unlessLieutenant(on('if', conditions)),
    do: unlessLieutenant(on('effect', program)),
    sections,
  },
  told: { when: 'text', if: 'text', do: 'text' },
  complete: (card, path) => (isLieutenant(card) ? card : completeTactic(card, path)),
  check: (all, path) => keepSum('Tactics cards', TACTICS, all, ({ copies }) => copies, path),
});

// --- Titles --------------------------------------------------------------------------------------------------------------------

type Ability<K extends TitleCard['ability']['kind']> = Extract<TitleCard['ability'], { kind: K }>;

/** Each Title has its kind of ability for good. */
function ofKind<K extends TitleCard['ability']['kind'], P extends keyof Ability<K>>(
  kind: K,
  key: P,
  field: Field<Ability<K>[P]>,
): Part<TitleCard> {
  const abilityOf = ({ ability }: TitleCard) => ability as Ability<K>;
  return {
    isOf: ({ ability }) => ability.kind === kind,
    read: (title, value, path) => {
      const ability = abilityOf(title);
      return { ...title, ability: { ...ability, [key]: field.read(value, path, ability[key]) } };
    },
    write: title => field.write(abilityOf(title)[key]),
  };
}

export const titles = cards<TitleCard>('titles', TITLES, {
  parts: {
    influence: ofKind('primarch', 'influence', number(0, 5)),
    rewards: ofKind('captain', 'rewards', number(1, 5)),
    do: ofKind('captain', 'effect', program),
    'after razing': ofKind('marshal', 'afterRazing', program),
    'after conquer': ofKind('marshal', 'afterConquer', program),
    dial: ofKind('guildmaster', 'dial', number(1, 4)),
  },
  told: {
    influence: 'text',
    rewards: 'text',
    do: 'text',
    'after razing': 'text',
    'after conquer': 'text',
    dial: 'text',
  },
  complete: (title, path) => {
    const { ability } = title;
    if (ability.kind === 'captain') checkProgram(ability.effect, 'captain', title.module, [...path, 'do']);
    if (ability.kind === 'marshal') {
      checkProgram(ability.afterRazing, 'razing', title.module, [...path, 'after razing']);
      checkProgram(ability.afterConquer, 'conquer', title.module, [...path, 'after conquer']);
    }
    return title;
  },
});

// --- Objectives and Commanders ---------------------------------------------------------------------------------------------------

const goal = (words: string, fields: Record<string, unknown>, slots: Template['slots'] = {}): Template =>
  template(words, fields, slots);
const n = countSlot(1, 20);

export const GOALS = templates<Goal>('a goal', [
  goal('all neutral {shape} are allied', { goal: 'allAllied' }, { shape: wordSlot(SHAPES) }),
  goal(
    '{n} {unit} are allied with me, or {withFewer} of fewer',
    { goal: 'allied' },
    {
      n: countSlot(1, 8),
      unit: wordSlot(NEUTRAL_UNITS),
      withFewer: countSlot(1, 8),
    },
  ),
  goal('{n} units are allied with me', { goal: 'alliedUnits' }, { n }),
  goal('my heroes have {n} Rewards', { goal: 'rewards' }, { n }),
  goal('{n} strongholds, all undamaged', { goal: 'strongholds' }, { n: countSlot(1, 4) }),
  goal('my {res} is at {n}', { goal: 'dial' }, { res: wordSlot(RESOURCES), n: countSlot(1, 8) }),
  goal('{n} Titles', { goal: 'titles' }, { n: countSlot(1, 4) }),
  goal(
    '{n} cities, or {withTwoPlayers} of two players',
    { goal: 'cities' },
    {
      n: countSlot(1, 7),
      withTwoPlayers: countSlot(1, 7),
    },
  ),
  goal('a hero has trained all attributes', { goal: 'trained' }),
  goal('a hero has defeated another', { goal: 'slayer' }),
  goal('an area of another home realm', { goal: 'enemyHome' }),
  goal(
    '{units} units in each of {areas} areas',
    { goal: 'hordes' },
    { units: countSlot(1, 8), areas: countSlot(1, 6) },
  ),
  goal('{n} Tactics cards', { goal: 'tactics' }, { n: countSlot(1, 10) }),
  goal('{n} influence', { goal: 'influence' }, { n }),
  goal('a stronghold was razed, and {areas} areas', { goal: 'razer' }, { areas: n }),
  goal('{n} types of mine on the board', { goal: 'ownTypes' }, { n: countSlot(1, 6) }),
  goal('no desolation, and {areas} areas', { goal: 'noDesolation' }, { areas: n }),
  goal('{n} desolation tokens', { goal: 'desolation' }, { n: countSlot(1, 10) }),
  goal('{n} faceup dragon runes', { goal: 'shownRunes' }, { n: countSlot(1, 6) }),
  goal('heroes of others in {areas} areas of mine', { goal: 'heroesHeld' }, { areas: countSlot(1, 6) }),
]);

export const objectives = cards('objectives', OBJECTIVES, {
  parts: { goal: on('goal', sentence(GOALS)) },
  told: { goal: 'text' },
  complete: (card, path) => {
    const isOfBow = card.goal.goal === 'desolation' || card.goal.goal === 'noDesolation';
    if (isOfBow && card.module === 'base')
      throw new NotationError([...path, 'goal'], 'desolation belongs to Banners of War, and the card does not');
    if (card.goal.goal === 'allied' && card.goal.withFewer > card.goal.n)
      throw new NotationError([...path, 'goal'], 'expected no more units where there are fewer');
    return card;
  },
});

/** What they do is no effect of the vocabulary. */
export const commanders = cards('commanders', COMMANDERS, { parts: {}, told: {} });
