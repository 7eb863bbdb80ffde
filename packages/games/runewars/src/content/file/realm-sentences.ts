/** What effects do on the board, to dials, hands, tokens and heroes, as sentences. */
import { type Slot, signedSlot, type Template, template, wordSlot } from '@interregnum/kernel';
import type { Flag, Op, Site, Until } from '../effect.ts';
import { type NeutralUnit, RUNES, type Shape } from '../words.ts';
import { FLAGS } from './conditions.ts';
import {
  anyOf,
  areaSlot,
  attributeOrPicked,
  choiceSlot,
  countOf,
  lossSlot,
  named,
  numberOrAll,
  numberSlot,
  resourceSlot,
  resourcesSlot,
  shapeSlot,
  unitSlot,
  unitsSlot,
  whoSlot,
} from './slots.ts';

const says = (words: string, op: Op): Template => template(words, { ...op });
/** The question that a card of one's turn puts; other cards put theirs in its place (`asked.ts`). */
export const asks = 'RNW-D46' as const;

const what = anyOf<NeutralUnit | Shape | 'picked'>(
  shapeSlot,
  unitSlot as unknown as Slot<NeutralUnit>,
  named<'picked'>({ 'of the picked type': 'picked' }),
);
const site = named<Site>({
  'in the picked area': 'area',
  'at my stronghold': 'my-stronghold',
  'at the stronghold nearest to the hero': 'nearest-stronghold',
  "in the hero's area": 'hero-area',
});
const heroes = named<'hero' | 'all-mine'>({ 'the hero': 'hero', 'all my heroes': 'all-mine' });

/** Of whom it speaks: of me, if it says nothing. */
const forWhom = (
  mine: string,
  others: string,
  fields: Record<string, unknown>,
  slots: Record<string, Slot<unknown>>,
): Template[] => [template(mine, { ...fields, of: 'me' }, slots), template(others, fields, { ...slots, of: whoSlot })];

const UNTIL: Readonly<Record<Flag, Until>> = {
  ignoreMountains: 'turn',
  ignoreWater: 'turn',
  forcedMarch: 'turn',
  iceForAll: 'season',
  farther: 'season',
  nearer: 'season',
  bitterCold: 'season',
  truce: 'season',
  noSupport: 'season',
};
const flags: readonly Template[] = Object.entries(FLAGS).map(([words, flag]) =>
  says(`${words} until the end of the ${UNTIL[flag]}`, { op: 'flag', flag, until: UNTIL[flag] }),
);

const AREA: readonly Template[] = [
  template('pick an area {from}', { op: 'pickArea', as: 'area', by: 'me', asks }, { from: choiceSlot }),
  template('pick a place to go {from}', { op: 'pickArea', as: 'to', by: 'me', asks }, { from: choiceSlot }),
  template('{by} picks an area {from}', { op: 'pickArea', as: 'area', asks }, { by: whoSlot, from: choiceSlot }),
  template(
    'pick a rune to reveal {from}',
    { op: 'pickArea', as: 'area', by: 'me', asks: 'RNW-D64' },
    { from: choiceSlot },
  ),
  template('activate the picked area for {of}', { op: 'activate' }, { of: whoSlot }),
  says('build a damaged stronghold in the picked area', { op: 'buildDamaged' }),
  says('damage the stronghold in the picked area', { op: 'damageStronghold' }),
  says('destroy a development in the picked area', { op: 'destroyDevelopment' }),
  says('destroy the city in the picked area', { op: 'destroyCity' }),
  says('a destroyed city comes to the picked area', { op: 'rebuildCity' }),
  says('the lost city is found', { op: 'lostCity', map: false }),
  says('the lost city is found, or brings influence without its area', { op: 'lostCity', map: true }),
];

const RUNE: readonly Template[] = [
  says('receive a dragon rune', { op: 'receiveRune', of: 'me' }),
  template('{of} receives a dragon rune', { op: 'receiveRune' }, { of: whoSlot }),
  template('place a {rune} rune in the picked area', { op: 'placeRune' }, { rune: wordSlot(RUNES) }),
  says('move the rune of the picked area to the picked place', { op: 'moveRune' }),
  says('exchange the two picked runes', { op: 'swapRunes' }),
  template('look at the runes {areas}', { op: 'look' }, { areas: areaSlot }),
  template('look at up to {most} runes', { op: 'lookUpTo', asks }, { most: numberSlot }),
  says('pick two of the runes seen', { op: 'pickTwoSeen', asks }),
  says('reveal the picked rune', { op: 'revealRune' }),
  says('ward the picked area', { op: 'ward' }),
];

const or = named<'no' | 'stop' | 'food'>({ 'or none': 'no', 'at least one': 'stop', 'or raise food': 'food' });
const kind = wordSlot(['desolation', 'cryomancy']);
const WASTE: readonly Template[] = [
  template(
    'lay {kind} in {most} areas {from}',
    { op: 'layWaste', or: null, asks: 'RNW-D63' },
    {
      kind,
      most: numberSlot,
      from: areaSlot,
    },
  ),
  template(
    'may lay {kind} in {most} areas {from}',
    { op: 'layWaste', or: 'no', asks: 'RNW-D63' },
    {
      kind,
      most: numberSlot,
      from: areaSlot,
    },
  ),
  template(
    'remove up to {most} waste tokens for {price} influence each, {or}',
    { op: 'cleanse', what: 'any', asks: 'RNW-D67' },
    { most: numberSlot, price: numberSlot, or },
  ),
  ...(['any', 'desolation'] as const).map(which =>
    template(
      `remove up to {most} ${which === 'any' ? 'waste' : which} tokens, {or}`,
      { op: 'cleanse', what: which, price: 0, asks: 'RNW-D67' },
      { most: numberSlot, or },
    ),
  ),
  says('turn the sandglass', { op: 'sandglass' }),
  says('destroy a unit of mine in each desolated area', { op: 'scorch' }),
];

const MEANS: readonly Template[] = [
  ...forWhom('gain {n} influence', '{of} gains {n} influence', { op: 'influence' }, { n: countOf }),
  ...forWhom('lose {n} influence', '{of} loses {n} influence', { op: 'influence' }, { n: lossSlot }),
  template('pay {n} influence', { op: 'pay' }, { n: countOf }),
  ...forWhom('draw {n} Tactics cards', '{of} draws {n} Tactics cards', { op: 'tactics' }, { n: countOf }),
  ...forWhom('draw {n} Quests', '{of} draws {n} Quests', { op: 'quest' }, { n: countOf }),
  template('turn {res} by {n}', { op: 'dial' }, { res: resourceSlot, n: signedSlot(-8, 8) }),
  says('turn the picked dial to production', { op: 'dialToProduction' }),
  says('turn dials down to production', { op: 'famine' }),
  says('dials are about to fall', { op: 'dialLoss' }),
  ...(['up', 'down', 'any'] as const).map(way =>
    template(
      `pick a dial ${way === 'any' ? 'to turn' : `to turn ${way}`} of {among}`,
      { op: 'pickDial', way, asks },
      { among: resourcesSlot },
    ),
  ),
  says('raise two dials', { op: 'raiseTwo', asks }),
  says('set all dials anew', { op: 'setDials', asks }),
  template('pick an amount from {from} to {to}', { op: 'pickAmount', asks }, { from: numberSlot, to: numberSlot }),
  says('pick an opponent', { op: 'pickPlayer', from: 'opponents', asks }),
  says('pick an opponent with Tactics cards', { op: 'pickPlayer', from: 'with-tactics', asks }),
  says("look at the picked player's Tactics cards", { op: 'lookHand' }),
  template('steal a Tactics card from {from}', { op: 'stealTactics' }, { from: whoSlot }),
  template('{of} discards {n} random Tactics cards', { op: 'discardRandom' }, { of: whoSlot, n: numberSlot }),
  says('take one of the discarded Tactics cards', { op: 'pickTactics', from: 'discarded', asks }),
  says('discard a Tactics card', { op: 'pickTactics', from: 'hand', asks }),
  says('pick a faceup Order card', { op: 'pickOrder', asks }),
  says('take back the picked Order card', { op: 'takeBackOrder' }),
  template('bid, {for} counts', { op: 'bid' }, { for: wordSlot(['high', 'low', 'both']) }),
  template('{who} acts', { op: 'actAs' }, { who: whoSlot }),
  says('take a Title', { op: 'seizeTitle', asks }),
  says('exclude an opponent from the bid', { op: 'excludeFromBid' }),
  ...flags,
];

const FIGURES: readonly Template[] = [
  template('recruit {n} {shape}', { op: 'recruit' }, { n: numberSlot, shape: shapeSlot }),
  template(
    'recruit a {shape} at each of up to {most} strongholds',
    { op: 'recruitUpTo', asks },
    {
      shape: shapeSlot,
      most: numberSlot,
    },
  ),
  template('place {n} neutral units {what} {at}', { op: 'neutral' }, { n: numberSlot, what, at: site }),
  says('pick a neutral type', { op: 'pickNeutral', shape: null, asks }),
  template('pick a neutral type of {shape}', { op: 'pickNeutral', asks }, { shape: shapeSlot }),
  says('a neutral unit comes to each empty area that prints some', { op: 'stirWilds' }),
  says('a neutral triangle comes to each city of nobody', { op: 'bandits' }),
  template('stand up all units {units}', { op: 'standAll' }, { units: unitsSlot }),
  template('destroy a unit of mine in each area with {least} of them', { op: 'plague' }, { least: numberSlot }),
  says('destroy a unit of mine anywhere', { op: 'giveUpUnit', asks }),
  says('neutral units of the picked area retreat', { op: 'neutralsRetreat', by: 'left', routed: 'too' }),
  says('drive neutral units of the picked area off', { op: 'neutralsRetreat', by: 'user', routed: 'destroyed' }),
  says("neutral units of the hero's area move to the picked place", { op: 'neutralsMove' }),
];

const HEROES: readonly Template[] = [
  ...(['all', 'trainable'] as const).map(from =>
    says(`pick a hero of mine${from === 'all' ? '' : ' who can be trained'}`, { op: 'pickHero', from, asks }),
  ),
  says('pick an attribute', { op: 'pickAttribute', asks }),
  template('train {attr} by {n}', { op: 'train' }, { attr: attributeOrPicked, n: numberSlot }),
  template('heal {n} of {who}', { op: 'heal' }, { n: numberOrAll, who: heroes }),
  template('stand up {who}', { op: 'standHeroes' }, { who: heroes }),
  says('rout the hero', { op: 'routHero' }),
  says('gain a hero', { op: 'gainHero' }),
  says('the hero deserts', { op: 'desert' }),
  says('each hero of mine may step next door', { op: 'heroesStep', asks }),
  says('name a second commander', { op: 'secondCommander' }),
  says('complete the Quest', { op: 'receiveReward' }),
  says('discard the Quest', { op: 'discardQuest' }),
  template('draw {n} Rewards', { op: 'reward' }, { n: numberSlot }),
  says('use this up', { op: 'discardThis' }),
];

/** By what they are about. */
export const REALM_SENTENCES = {
  areas: AREA,
  runes: RUNE,
  'waste tokens': WASTE,
  'influence, dials, cards, Titles': MEANS,
  figures: FIGURES,
  'heroes, Quests, Rewards': HEROES,
} as const;
