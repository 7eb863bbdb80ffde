/** The conditions of effects as sentences. */
import { countSlot, type Template, template, templates, wordSlot } from '@interregnum/kernel';
import type { Condition, Flag } from '../effect.ts';
import { RESOURCES, RUNES } from '../words.ts';
import { anyOf, areaSlot, named, numberSlot, shapeSlot, unitsSlot } from './slots.ts';

const says = (words: string, condition: Condition): Template => template(words, { ...condition });

/** What lasts for a turn or a season. */
export const FLAGS: Readonly<Record<string, Flag>> = {
  'mountain passes': 'ignoreMountains',
  'ice bridges': 'ignoreWater',
  'a forced march': 'forcedMarch',
  'frozen water': 'iceForAll',
  'long marches': 'farther',
  'short marches': 'nearer',
  'bitter cold': 'bitterCold',
  'a truce': 'truce',
  'battles without heroes': 'noSupport',
};

export const CONDITION_SENTENCES: readonly Template[] = [
  template('I have {least} influence', { if: 'influence' }, { least: numberSlot }),
  template('I have less than {n} influence', { if: 'influenceBelow' }, { n: numberSlot }),
  template('my {res} can rise', { if: 'dialCanRise' }, { res: wordSlot(RESOURCES) }),
  says('a dial can rise', { if: 'anyDialCanRise' }),
  template('there is an area {areas}', { if: 'someArea' }, { areas: areaSlot }),
  template('there are {least} units {units}', { if: 'someUnit' }, { least: numberSlot, units: unitsSlot }),
  template('units lie beside the battle {units}', { if: 'someBystander' }, { units: unitsSlot }),
  says('I have Tactics cards', { if: 'hasTactics' }),
  says('a city is on the board', { if: 'cityOnBoard' }),
  says('no city is on the board', { if: 'noCityOnBoard' }),
  says('a city was destroyed', { if: 'destroyedCity' }),
  template('a {rune} rune is left', { if: 'runeInPile' }, { rune: wordSlot(RUNES) }),
  says('I have bid', { if: 'bidAtLeast1' }),
  says('a hero can be gained', { if: 'heroToGain' }),
  says('I have a hero', { if: 'hasHero' }),
  says('I have no hero', { if: 'noHero' }),
  says('a second commander can be named', { if: 'secondCommander' }),
  template(
    'a neutral {what} unit is left',
    { if: 'neutralInSupply' },
    { what: anyOf(shapeSlot, named({ 'of any shape': 'any' as const })) },
  ),
  says('the hero needs care', { if: 'heroNeedsCare' }),
  says('the opponent has a stronghold', { if: 'opposingStronghold' }),
  says('I have an unused stronghold', { if: 'unusedStronghold' }),
  says('units are still to move', { if: 'activeOrder', of: 'movement' }),
  template('{flag} not in force yet', { if: 'noFlag' }, { flag: named(FLAGS) }),
  says('water is not frozen', { if: 'noIce' }),
  says('another Order card is faceup', { if: 'faceUpOrder' }),
  template('it is row {number}', { if: 'row' }, { number: countSlot(1, 5) }),
  says('I have units in this row', { if: 'typeInRow', of: 'mine' }),
  says('I have allied units in this row', { if: 'typeInRow', of: 'allied' }),
  says('it was a dragon rune', { if: 'dragonPicked' }),
  says('heroes can support the opponent', { if: 'opposingSupport' }),
  says('the lost city can be found here', { if: 'atLostCity' }),
  says('the sandglass can be turned here', { if: 'sandglass' }),
];

export const CONDITIONS = templates<Condition>('a condition', CONDITION_SENTENCES);
