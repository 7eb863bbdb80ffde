/** Banners of War in English: what its cards and units do. */
import type { REINFORCEMENTS } from '../content/words.ts';
import type { UnitWords } from './catalogue.ts';
import { worldCardTexts } from './en-bow-cards.ts';

type Reinforcement = (typeof REINFORCEMENTS)[keyof typeof REINFORCEMENTS][number];

export const bowUnits: Readonly<Record<Reinforcement, UnitWords>> = {
  'novice-wizard': ['Novice Wizard', 'Novice Wizards', 'Arcane Bolt', 'Deal 1 damage to a unit of your choice.'],
  roc: ['Roc', 'Rocs', 'Snatch', 'Destroy 1 enemy unit of your choice that is no hexagon; then rout 1.'],
  'leonx-rider': ['Leonx Rider', 'Leonx Riders', 'Pounce', 'Rout 1, then deal 1 damage.'],
  'forest-guardian': ['Forest Guardian', 'Forest Guardians', 'Roots of Stone', 'Rout 1; 1 strength more.'],
  vampire: [
    'Vampire',
    'Vampires',
    'Blood Feast',
    'Your opponent destroys 1 of his triangles; then heal 1 of your units in the battle.',
  ],
  'great-wyrm': ['Great Wyrm', 'Great Wyrms', 'Toxic Breath', 'Deal 1 damage to each of up to 3 units of your choice.'],
  'blood-sister': [
    'Blood Sister',
    'Blood Sisters',
    'Blood Rite',
    'You may destroy one of your standing triangles; if you do, rout 2, otherwise 1.',
  ],
  obscene: ['Obscene', 'Obscenes', 'Grotesque Might', 'Deal 2 damage; then 1 damage to your own side.'],
};

/** By the id of the card or hero. */
export const bowCardTexts: Readonly<Record<string, string>> = {
  ...worldCardTexts,
  TI4: 'At each of your Harvests raise one dial by 2. You may ignore what Season cards take from your dials.',
  HB01: 'When a battle that he supported is lost, he retreats without being routed.',
  HB02: 'Once per Quest Phase she may discard all cards of one of her tests and draw as many again.',
  HB03: 'When she completes a Quest, gain 2 influence.',
  HB04: 'While he supports a battle: 1 strength more.',
  HB05: 'She crosses mountains and water.',
  HB06: 'When she defeats an enemy hero in a duel and stands, draw 2 Tactics cards.',
  HB07: 'In a battle that she supports, the first of your triangles that the enemy would destroy is routed instead.',
  HB08: 'In a duel each of his cards that shows damage deals 1 more.',
};

/** Questions, by their ids. */
export const bowAsked = {
  'RNW-D54': 'Flooded Area: move {hero}, or stop',
  'RNW-D63': '{source}: where does the token go?',
  'RNW-D67': '{source}: which waste token goes?',
} as const;

/** What others are waited for. */
export const bowWaiting = {
  'RNW-D54': 'moves a hero',
  'RNW-D63': 'places a waste token',
  'RNW-D67': 'may remove waste tokens',
} as const;

/** What happened. */
export const bowLog = {
  wasteLaid: '{seat} lays {kind, select, desolation {desolation} other {cryomancy}} in {area}.',
  wasteTaken: '{seat} removes {kind, select, desolation {desolation} other {cryomancy}} from {area}.',
  thawed: 'Spring removes cryomancy from {area}.',
  cityPlaced: '{seat}: {city} stands in {area}.',
  lookedHand: '{seat} looks at the Tactics cards of {of}: {cards}.',
  lookedHandHidden: '{seat} looks at the Tactics cards of {of}.',
} as const;
