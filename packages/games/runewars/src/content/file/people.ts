/** Heroes, Rewards and Quests in content files. */
import {
  countSlot,
  expectMap,
  expectOneOf,
  expectText,
  isMap,
  NotationError,
  type Path,
  type Slot,
  signedSlot,
  template,
  templates,
  wordSlot,
} from '@interregnum/kernel';
import type { Attempt, Hero, HeroAbility, Quest, Reward, RewardEffect } from '../card.ts';
import { discardThis, type Op } from '../effect.ts';
import { HEROES } from '../heroes.ts';
import type { Module } from '../modules.ts';
import { QUESTS } from '../quests.ts';
import { REWARDS } from '../rewards.ts';
import { TILES } from '../tiles.ts';
import { ALIGNMENTS, ATTRIBUTES, DESTINIES, NEUTRAL_UNITS, type NeutralUnit } from '../words.ts';
import { cards, keepSum } from './chapter.ts';
import { checkConditions, checkProgram } from './check.ts';
import { conditions } from './effects.ts';
import { type Field, list, number, numbers, on, oneOf, sentence, word } from './field.ts';
import { isHome } from './land.ts';
import { readProgram, writeProgram } from './program.ts';
import { numberSlot } from './slots.ts';

const LONGEST = 120;

// --- heroes ------------------------------------------------------------------------------------------------------------------

export const HERO_ABILITIES = templates<HeroAbility>('an ability', [
  template('moves {farther} areas farther on Quests', { at: 'questMove' }, { farther: countSlot(1, 4) }),
  template(
    'as a duel starts may take {mayHurtSelf} damage, then silver heals {silverHeals}',
    { at: 'duelStarts', as: 'either' },
    { mayHurtSelf: numberSlot, silverHeals: numberSlot },
  ),
  template(
    'discards a Tactics card to draw {drawMore} more for a test',
    { at: 'test', discardTactics: 1 },
    {
      drawMore: countSlot(1, 5),
    },
  ),
  template('duels heroes next door', { at: 'afterMove', duelsNextDoor: true }),
  template(
    'the opposing card of round {skipsOpposing} is not resolved',
    { at: 'duelRound' },
    {
      skipsOpposing: countSlot(1, 4),
    },
  ),
  template(
    'after acting enemies here take {hurtsEnemiesHere} damage',
    { at: 'afterAction' },
    {
      hurtsEnemiesHere: countSlot(1, 4),
    },
  ),
  template('once per duel draws a card anew', { at: 'duelRevealed', redraw: 'once-per-duel' }),
  template('once per Quest Phase draws for a test anew', { at: 'testDrawn', redraw: 'once-per-quest-phase' }),
  template('supports with {strength} strength', { at: 'support', saves: false }, { strength: countSlot(1, 5) }),
  template('supports and saves a triangle', { at: 'support', strength: 0, saves: true }),
  template(
    'supports with {strength} strength and saves a triangle',
    { at: 'support', saves: true },
    {
      strength: countSlot(1, 5),
    },
  ),
  template('is not routed by a lost battle', { at: 'battleLost', isRouted: false }),
  template('a completed Quest brings {influence} influence', { at: 'questDone' }, { influence: numberSlot }),
  template('crosses all borders', { at: 'borders' }),
  template('a duel won brings {tactics} Tactics cards', { at: 'duelWon' }, { tactics: countSlot(1, 5) }),
  template('deals {more} damage more in duels', { at: 'duelDamage' }, { more: countSlot(1, 4) }),
]);

type WithEffect<T> = Extract<T, { effect: readonly Op[] }>;
type When<T> = Omit<WithEffect<T>, 'effect'>;

export const HERO_MOMENTS = templates<When<HeroAbility>>('a moment', [
  template('a duel that he attacks in starts', { at: 'duelStarts', as: 'attacker' }),
  template('his {destiny} card in a duel', { at: 'duelCard', as: 'either' }, { destiny: wordSlot(DESTINIES) }),
  template(
    'his {destiny} card in a duel that he attacks in, in an enemy area',
    { at: 'duelCard', as: 'attacker-in-enemy-area' },
    { destiny: wordSlot(DESTINIES) },
  ),
  template('his Quest Phase', { at: 'questPhase' }),
]);

const always = sentence(HERO_ABILITIES);
const heroWhen = sentence(HERO_MOMENTS);

function readHeroAbility(value: unknown, path: Path, before: HeroAbility): HeroAbility {
  if (!isMap(value)) return always.read(value, path, before);
  const said = expectMap(value, ['when', 'do'], path);
  const when = HERO_MOMENTS.read(expectText(said.when, LONGEST, [...path, 'when']), [...path, 'when']);
  const effect = readProgram(said.do, [...path, 'do']);
  return { ...when, effect } as HeroAbility;
}

const heroAbility: Field<HeroAbility> = {
  read: readHeroAbility,
  write: ability => {
    if (!('effect' in ability)) return always.write(ability);
    const { effect, ...when } = ability;
    return { when: heroWhen.write(when), do: writeProgram(effect) };
  },
};

export const heroes = cards<Hero>('heroes', HEROES, {
  parts: {
    alignment: on('alignment', word(ALIGNMENTS)),
    attributes: on('attributes', numbers(ATTRIBUTES, 1, 6)),
    health: on('health', number(2, 9)),
    ability: on('ability', heroAbility),
  },
  told: { ability: 'text' },
  complete: (hero, path) => {
    const { ability } = hero;
    if (!('effect' in ability)) return hero;
    const moment = ability.at === 'questPhase' ? 'hero' : 'heroInDuel';
    checkProgram(ability.effect, moment, hero.module, [...path, 'ability', 'do']);
    return hero;
  },
  check: (all, path) => {
    for (const one of ALIGNMENTS)
      keepSum(`${one} heroes`, HEROES, all, ({ alignment }) => (alignment === one ? 1 : 0), path);
  },
});

// --- Rewards -----------------------------------------------------------------------------------------------------------------

const ROUNDS: Slot<readonly number[] | 'first'> = {
  pattern: '[1-6](?:/[1-6])*',
  says: '1/3…',
  read: text => {
    const rounds = text.split('/').map(Number);
    return rounds.every((round, i) => i === 0 || round > rounds[i - 1]!) ? rounds : null;
  },
  write: rounds => (rounds === 'first' ? null : rounds.join('/')),
};

export const REWARD_EFFECTS = templates<RewardEffect>('an effect', [
  template('Armor prevents {prevents} in rounds {rounds}', { at: 'armor' }, { prevents: numberSlot, rounds: ROUNDS }),
  template(
    'Armor prevents {prevents} from the first damage on',
    { at: 'armor', rounds: 'first' },
    {
      prevents: numberSlot,
    },
  ),
  template('Armor deals back what a rout prevents', { at: 'mirror' }),
  template('{stands} units stand up after a battle won', { at: 'banner' }, { stands: countSlot(1, 6) }),
  template('{cards} cards more for tests alone', { at: 'testAlone' }, { cards: countSlot(1, 4) }),
  template('moves {farther} areas farther on Quests', { at: 'questMove' }, { farther: countSlot(1, 4) }),
  template('goes anywhere', { at: 'teleport' }),
  template('flies', { at: 'flying' }),
  template('{attribute} {n}', { at: 'attribute' }, { attribute: wordSlot(ATTRIBUTES), n: signedSlot(1, 4) }),
  template('up to {cards} cards in support', { at: 'support' }, { cards: countSlot(1, 4) }),
]);
const lasting = sentence(REWARD_EFFECTS);

const USES = ['turn', 'turn or Quest Phase', 'special', 'a duel starts'] as const;
const USE_OF: Readonly<Record<WithEffect<RewardEffect>['at'], (typeof USES)[number]>> = {
  turn: 'turn',
  turnOrQuestPhase: 'turn or Quest Phase',
  special: 'special',
  duelStarts: 'a duel starts',
};

function readTest(value: unknown, path: Path): Extract<RewardEffect, { at: 'special' }>['test'] {
  if (value === undefined) return null;
  const said = expectMap(value, ['attribute', 'red'], path);
  const attribute = expectOneOf(said.attribute, ATTRIBUTES, [...path, 'attribute']);
  return { attribute, red: readProgram(said.red, [...path, 'red']) };
}

/** A Reward that is used up is discarded first. */
function readUsed(said: Readonly<Record<string, unknown>>, at: 'turn' | 'turnOrQuestPhase', path: Path): RewardEffect {
  const needs = said.if === undefined ? [] : conditions.read(said.if, [...path, 'if'], []);
  const steps = readProgram(said.do, [...path, 'do']);
  return { at, if: needs, effect: [discardThis, ...steps] };
}

function readRewardEffect(value: unknown, path: Path, before: RewardEffect): RewardEffect {
  if (!isMap(value)) return lasting.read(value, path, before);
  const use = expectOneOf(value.when, USES, [...path, 'when']);
  if (use === 'turn') return readUsed(expectMap(value, ['when', 'if', 'do'], path), 'turn', path);
  if (use === 'turn or Quest Phase')
    return readUsed(expectMap(value, ['when', 'if', 'do'], path), 'turnOrQuestPhase', path);
  const effect = readProgram(value.do, [...path, 'do']);
  expectMap(value, use === 'special' ? ['when', 'do', 'test'] : ['when', 'do'], path);
  if (use === 'a duel starts') return { at: 'duelStarts', effect };
  return { at: 'special', effect, test: readTest(value.test, [...path, 'test']) };
}

function writeRewardEffect(effect: RewardEffect): unknown {
  if (!('effect' in effect)) return lasting.write(effect);
  const isUsedUp = effect.at === 'turn' || effect.at === 'turnOrQuestPhase';
  const test = effect.at === 'special' ? effect.test : null;
  return {
    when: USE_OF[effect.at],
    ...(isUsedUp && effect.if.length > 0 && { if: conditions.write(effect.if) }),
    do: writeProgram(isUsedUp ? effect.effect.slice(1) : effect.effect),
    ...(test && { test: { attribute: test.attribute, red: writeProgram(test.red) } }),
  };
}

function checkRewardEffect({ effect, module }: Reward, path: Path): void {
  if (!('effect' in effect)) return;
  if (effect.at === 'turn' || effect.at === 'turnOrQuestPhase') {
    checkConditions(effect.if, 'reward', module, [...path, 'if']);
    checkProgram(effect.effect.slice(1), 'reward', module, [...path, 'do'], effect.if);
    return;
  }
  checkProgram(effect.effect, 'rewardInDuel', module, [...path, 'do']);
  if (effect.at === 'special' && effect.test)
    checkProgram(effect.test.red, 'rewardInDuel', module, [...path, 'test', 'red']);
}

const KINDS = ['weapon', 'armor', 'other'] as const;

/** RNW-289: Armor and Weapons are what their kind says; a Banner counts once. */
function completeReward(card: Reward, path: Path): Reward {
  const { at } = card.effect;
  const isArmor = at === 'armor' || at === 'mirror';
  if (isArmor !== (card.kind === 'armor'))
    throw new NotationError([...path, 'kind'], 'Armor has an effect of Armor, and no other card has');
  if (at === 'duelStarts' && card.kind !== 'weapon')
    throw new NotationError([...path, 'kind'], 'what is used as a duel starts is Armor or a weapon');
  checkRewardEffect(card, [...path, 'effect']);
  return card;
}

export const rewards = cards<Reward>('rewards', REWARDS, {
  parts: {
    copies: on('copies', number(0, 6)),
    kind: on('kind', word(KINDS)),
    effect: on('effect', { read: readRewardEffect, write: writeRewardEffect }),
  },
  told: { effect: 'text' },
  complete: completeReward,
  check: (all, path) => {
    keepSum('Reward cards', REWARDS, all, ({ copies }) => copies, path);
    const banners = all.filter(({ effect }) => effect.at === 'banner');
    const added = banners.find(card => !REWARDS.includes(card));
    if (banners.length > 1 && added)
      throw new NotationError([...path, added.id, 'effect'], 'there is a Banner already');
  },
});

// --- Quests --------------------------------------------------------------------------------------------------------------------

const RESULTS = ['gold', 'silver', 'red'] as const;

/** RNW-286: a Quest is over once. */
function checkSteps(steps: readonly Op[], module: Module, path: Path): void {
  checkProgram(steps, 'quest', module, path);
  const ends = steps.flatMap(({ op }, i) => (op === 'receiveReward' || op === 'discardQuest' ? [i] : []));
  if (ends.length > 1) throw new NotationError(path, 'the Quest is over once only');
}

function checkAttempt({ attempt, module }: Quest, path: Path): void {
  if (attempt.kind === 'duel') checkSteps(attempt.won, module, [...path, 'won']);
  else if (attempt.kind === 'test')
    for (const result of RESULTS) checkSteps(attempt[result], module, [...path, result]);
  else {
    checkConditions(attempt.needs, 'quest', module, [...path, 'price']);
    checkSteps(attempt.effect, module, [...path, 'do']);
  }
}

const duelists = list<NeutralUnit>(oneOf(NEUTRAL_UNITS), 1, 2);

function readAttempt(value: unknown, path: Path): Attempt {
  const said = expectMap(value, ['test', ...RESULTS, 'duel', 'won', 'price', 'do'], path);
  const steps = (key: string) => readProgram(said[key] ?? [], [...path, key]);
  if (said.test !== undefined) {
    expectMap(value, ['test', ...RESULTS], path);
    const attribute = expectOneOf(said.test, ATTRIBUTES, [...path, 'test']);
    return { kind: 'test', attribute, gold: steps('gold'), silver: steps('silver'), red: steps('red') };
  }
  if (said.duel !== undefined) {
    expectMap(value, ['duel', 'won'], path);
    const units = duelists.read(said.duel, [...path, 'duel'], []);
    return { kind: 'duel', units, won: steps('won') };
  }
  expectMap(value, ['price', 'do'], path);
  if (said.price === undefined) throw new NotationError(path, "expected 'test', 'duel' or 'price'");
  const needs = conditions.read(said.price, [...path, 'price'], []);
  if (needs.length === 0) throw new NotationError([...path, 'price'], 'expected at least one condition');
  return { kind: 'price', needs, effect: steps('do') };
}

function writeAttempt(attempt: Attempt): unknown {
  if (attempt.kind === 'duel') return { duel: attempt.units, won: writeProgram(attempt.won) };
  if (attempt.kind === 'price') return { price: conditions.write(attempt.needs), do: writeProgram(attempt.effect) };
  const results = RESULTS.map(result => [result, writeProgram(attempt[result])]);
  return { test: attempt.attribute, ...Object.fromEntries(results) };
}

const AREAS: readonly string[] = TILES.filter(tile => !isHome(tile)).flatMap(({ id, areas }) =>
  areas.map(({ letter }) => id + letter),
);
const tileOf = (area: string): string => area.slice(0, -1);
const MOST_AREAS = 3;

/** RNW-280: a Quest names areas of one tile, a Setup Quest of the tile that it deals. */
function completeQuest(quest: Quest, path: Path): Quest {
  const tile = quest.tile ?? tileOf(quest.areas[0]!);
  const wrong = quest.areas.findIndex((area, i) => tileOf(area) !== tile || quest.areas.indexOf(area) < i);
  if (wrong >= 0) throw new NotationError([...path, 'areas', wrong], `expected different areas of tile ${tile}`);
  checkAttempt(quest, [...path, 'attempt']);
  return quest;
}

export const quests = cards<Quest>('quests', QUESTS, {
  parts: {
    areas: on('areas', list(oneOf(AREAS), 1, MOST_AREAS)),
    attempt: on('attempt', { read: readAttempt, write: writeAttempt }),
  },
  told: { attempt: 'text' },
  complete: completeQuest,
});
