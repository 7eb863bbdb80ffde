/** Development cards in content files. */
import {
  countSlot,
  expectMap,
  expectOneOf,
  isMap,
  NotationError,
  type Path,
  template,
  templates,
} from '@interregnum/kernel';
import type { DevelopmentCard, DevelopmentEffect } from '../dev/card.ts';
import { DEVELOPMENT_CARDS } from '../dev/cards.ts';
import { FACTION_UNITS, FACTIONS, type Faction, REINFORCEMENTS, type UnitId } from '../words.ts';
import { cards } from './chapter.ts';
import { checkProgram } from './check.ts';
import { program } from './effects.ts';
import { type Field, flag, number, on, sentence } from './field.ts';
import { askedAs } from './program.ts';
import { lossSlot, UNIT_IDS, unitSlot } from './slots.ts';

const few = countSlot(1, 5);

export const DEVELOPMENT_EFFECTS = templates<DevelopmentEffect>('an effect', [
  template('a capital', { at: 'capital' }),
  template('{n} peasants', { at: 'peasants' }, { n: countSlot(1, 6) }),
  template('{n} more figures of {unit}', { at: 'figures' }, { n: countSlot(1, 16), unit: unitSlot }),
  template('{influence} influence more from Acquire Power', { at: 'acquire' }, { influence: few }),
  template('{tactics} Tactics cards more from Strategize', { at: 'strategize' }, { tactics: few }),
  template('{cards} cards more in diplomacy', { at: 'diplomacy' }, { cards: few }),
  template('{food} food more in winter', { at: 'winterLimit' }, { food: few }),
  template(
    'in fall {influence} influence and {tactics} Tactics cards',
    { at: 'fall' },
    {
      influence: few,
      tactics: few,
    },
  ),
  template('in winter an opponent loses {food} food', { at: 'winter' }, { food: lossSlot }),
  template(
    'with {least} standing {unit} a battle starts with {damage} damage',
    { at: 'battleStart' },
    {
      least: countSlot(1, 8),
      unit: unitSlot,
      damage: few,
    },
  ),
  template('routed {unit} deal damage as a battle starts', { at: 'hunger' }, { unit: unitSlot }),
  template('routed {unit} destroy units after a battle won', { at: 'prowl' }, { unit: unitSlot }),
  template('a {unit} comes after a battle won', { at: 'battleOver' }, { unit: unitSlot }),
  template('a dial rises by {dial} after an attack won', { at: 'attackWon' }, { dial: few }),
]);
const single = sentence(DEVELOPMENT_EFFECTS);

type UnitEffect = Extract<DevelopmentEffect, { at: 'unit' }>;
const CHANGES: Readonly<Record<string, readonly [key: keyof UnitEffect, field: Field<unknown>]>> = {
  health: ['health', number(1, 6) as Field<unknown>],
  initiative: ['initiative', number(1, 5) as Field<unknown>],
  fast: ['isFast', flag as Field<unknown>],
  'routed draw': ['drawsRouted', flag as Field<unknown>],
  do: ['ability', program as Field<unknown>],
};

function readUnitEffect(value: Readonly<Record<string, unknown>>, path: Path): UnitEffect {
  const said = expectMap(value, ['unit', ...Object.keys(CHANGES)], path);
  const unit = expectOneOf(said.unit, UNIT_IDS, [...path, 'unit']);
  const changes = Object.entries(CHANGES).flatMap(([word, [key, field]]) =>
    said[word] === undefined ? [] : [[key, field.read(said[word], [...path, word], undefined)]],
  );
  if (changes.length === 0) throw new NotationError(path, `expected one of ${Object.keys(CHANGES).join(', ')}`);
  const effect = { at: 'unit', unit, ...Object.fromEntries(changes) } as UnitEffect;
  if (!effect.ability) return effect;
  checkProgram(effect.ability, 'developed', 'dev', [...path, 'do']);
  return { ...effect, ability: askedAs(effect.ability, 'RNW-D26') };
}

const effect: Field<DevelopmentEffect> = {
  read: (value, path, before) => (isMap(value) ? readUnitEffect(value, path) : single.read(value, path, before)),
  write: one => {
    if (one.at !== 'unit') return single.write(one);
    const changes = Object.entries(CHANGES).flatMap(([word, [key, field]]) =>
      one[key] === undefined ? [] : [[word, field.write(one[key])]],
    );
    return { unit: one.unit, ...Object.fromEntries(changes) };
  },
};

const cost: Field<DevelopmentCard['cost']> = {
  read: (value, path) => {
    const said = expectMap(value, ['food', 'wood', 'ore'], path);
    const of = (res: string): number => (said[res] === undefined ? 0 : number(0, 8).read(said[res], [...path, res], 0));
    return [of('food'), of('wood'), of('ore')];
  },
  write: ([food, wood, ore]) => ({ food, wood, ore }),
};

const unitsOf = (faction: Faction): readonly UnitId[] => [...FACTION_UNITS[faction], ...REINFORCEMENTS[faction]];

function completeCard(card: DevelopmentCard, path: Path): DevelopmentCard {
  const isForeign = 'unit' in card.effect && !unitsOf(card.faction).includes(card.effect.unit);
  if (isForeign) throw new NotationError([...path, 'effect'], `expected a unit of ${card.faction}`);
  return card;
}

/** Kinds of which there is one in the box. */
const ONE_IN_ALL: readonly DevelopmentEffect['at'][] = ['peasants', 'figures', 'winter'];

/** Rules ask which card of a kind a player has bought, and which card changes a type. */
function checkCards(all: readonly DevelopmentCard[], path: Path): void {
  for (const card of all.filter(one => !DEVELOPMENT_CARDS.includes(one))) {
    const { id, faction, effect: own } = card;
    const isTaken = all.some(({ faction: other, effect: before }) => {
      if (before === own) return false;
      if (own.at === 'unit') return before.at === 'unit' && before.unit === own.unit;
      return before.at === own.at && (other === faction || ONE_IN_ALL.includes(own.at));
    });
    const what = own.at === 'unit' ? `changes ${own.unit}` : 'has this effect';
    if (isTaken) throw new NotationError([...path, id, 'effect'], `another card ${what} already`);
  }
  for (const faction of FACTIONS) {
    const capitals = all.filter(card => card.faction === faction && card.effect.at === 'capital');
    if (capitals.length !== 1) throw new NotationError(path, `expected a card of ${faction} with a capital`);
  }
  if (!all.some(card => card.effect.at === 'peasants')) throw new NotationError(path, 'expected a card with peasants');
}

export const developments = cards<DevelopmentCard>('developments', DEVELOPMENT_CARDS, {
  parts: { cost: on('cost', cost), effect: on('effect', effect) },
  told: { effect: 'text' },
  complete: completeCard,
  check: checkCards,
});
