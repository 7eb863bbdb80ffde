/** What effects do in battles, duels and draws, as sentences. */
import { signedSlot, type Template, template } from '@interregnum/kernel';
import type { BattleFlag, Op } from '../effect.ts';
import { asks } from './realm-sentences.ts';
import { countOf, named, numberOrAll, numberSlot, unitSlot, unitsSlot, whoSlot } from './slots.ts';

const says = (words: string, op: Op): Template => template(words, { ...op });

/** The owner says which; `or any`: with none of the set, any of his. */
const DEALING: readonly Template[] = (['rout', 'damage', 'destroy'] as const).flatMap(op => {
  const slots = { n: countOf, of: whoSlot, units: unitsSlot };
  const verb = op === 'damage' ? 'deal {n} damage to' : `${op} {n} of`;
  return [
    template(`${verb} {of} {units}`, { op, orAny: false }, slots),
    template(`${verb} {of} {units} or any`, { op, orAny: true }, slots),
  ];
});

const UNITS: readonly Template[] = [
  template('pick a unit {units}', { op: 'pickUnit', by: 'me', asks }, { units: unitsSlot }),
  template('{by} picks a unit {units}', { op: 'pickUnit', asks }, { by: whoSlot, units: unitsSlot }),
  ...(['rout', 'destroy', 'stand'] as const).map(verb =>
    template(
      `${verb === 'stand' ? 'stand up' : verb} up to {most} units {units}`,
      { op: `${verb}UpTo`, asks },
      { most: numberSlot, units: unitsSlot },
    ),
  ),
  template('name up to {most} units {units}', { op: 'nameUnits', asks }, { most: numberSlot, units: unitsSlot }),
  says('damage each named unit', { op: 'damageNamed' }),
  template('terrify {n} units', { op: 'terrify', asks }, { n: numberSlot }),
  template('burn {n} units', { op: 'burn' }, { n: numberSlot }),
  says('destroy the picked unit', { op: 'destroyUnit' }),
  says('the picked unit retreats', { op: 'retreatUnit' }),
  says('rout the picked unit', { op: 'routUnit' }),
  says('stand up the picked unit', { op: 'standUnit' }),
  says('heal the picked unit', { op: 'healUnit' }),
  template('deal {n} damage to the same unit', { op: 'damageUnit' }, { n: numberSlot }),
  template('damage again the same unit or {units}', { op: 'damageAgain' }, { units: unitsSlot }),
  template('deal {n} damage to both sides', { op: 'damageBoth' }, { n: numberSlot }),
  template('health {n} until the end of the battle', { op: 'health' }, { n: numberSlot }),
  template('{n} {unit} join the battle', { op: 'join' }, { n: numberSlot, unit: unitSlot }),
  says('a unit lost by damage returns routed', { op: 'joinRouted' }),
];

const flag = named<BattleFlag>({ 'no support': 'noSupport', 'feigned flight': 'feigned', 'a rearguard': 'rearguard' });
const BATTLE: readonly Template[] = [
  template('{n} strength for {of}', { op: 'strength' }, { n: signedSlot(-5, 5), of: whoSlot }),
  template('{n} strength for the stronghold', { op: 'strongholdStrength' }, { n: signedSlot(-5, 5) }),
  says('draw and resolve a further Fate card', { op: 'drawFate' }),
  template('the opponent draws {n} cards less', { op: 'fewerCards' }, { n: numberSlot }),
  template(
    'draw a card more for {for}',
    { op: 'moreCards' },
    { for: named<'picked' | 'allied'>({ 'the picked type': 'picked', 'each allied type': 'allied' }) },
  ),
  says('pick a type of mine in this row', { op: 'pickRowType', asks }),
  template('{flag} for {of} in this battle', { op: 'battleFlag' }, { flag, of: whoSlot }),
  says('the battle is cancelled', { op: 'cancelBattle' }),
  template(
    'whoever wins draws {tactics} Tactics cards and gains {influence} influence',
    { op: 'spoilsOfVictory' },
    {
      tactics: numberSlot,
      influence: numberSlot,
    },
  ),
];

const struck = named<'hero' | 'opposing' | 'both'>({
  'the hero': 'hero',
  'the opposing hero': 'opposing',
  'both heroes': 'both',
});
const DUEL: readonly Template[] = [
  template('{n} damage to {who}', { op: 'hurt', preventable: true }, { n: countOf, who: struck }),
  template(
    '{n} damage to {who} that cannot be prevented',
    { op: 'hurt', preventable: false },
    {
      n: countOf,
      who: struck,
    },
  ),
  template('deal {n} damage in the duel', { op: 'deal' }, { n: numberSlot }),
  template('prevent {n} damage', { op: 'prevent' }, { n: numberOrAll }),
  says('the next opposing card is not resolved', { op: 'skipNextCard' }),
  says('heal if the round is won', { op: 'healIfWon' }),
  says('opposing Armor does not help', { op: 'noArmor' }),
  template('draw {n} Fate cards more', { op: 'drawMore' }, { n: numberSlot }),
  says('silver counts as gold', { op: 'silverAsGold' }),
];

/** By what they are about. */
export const BATTLE_SENTENCES = {
  losses: DEALING,
  'units in battle': UNITS,
  battles: BATTLE,
  'duels and draws': DUEL,
} as const;
