/** The 77 Hero cards (spec 4.4). A card is known by the number of its rule: 1 is HDL-H01, 77 the Buried Emperor. */
import { ALL_FACTIONS, type Factions, HILL_TRIBES, IMPERIAL_ARMY, UNDEAD, WATER_FOLK } from './factions.ts';

export type Card = number;

export interface Hero {
  id: string;
  /** HDL-005: one faction; the Emperor belongs to all four (HDL-091). */
  factions: Factions;
  /** HDL-022: marked with a plus, not in the beginner game. */
  advanced: boolean;
}

const ADVANCED = true;
const hero = (id: string, factions: Factions, advanced = false): Hero => ({ id, factions, advanced });

// biome-ignore format: one line for each card
const HEROES: readonly Hero[] = [
  hero('shaky-sharpshooter', HILL_TRIBES),
  hero('overworked-amazon', HILL_TRIBES),
  hero('hangry-barbarian', HILL_TRIBES, ADVANCED),
  hero('joyless-chief', HILL_TRIBES, ADVANCED),
  hero('battle-pet-master', HILL_TRIBES),
  hero('curious-troll', HILL_TRIBES),
  hero('pigmented-war-pig', HILL_TRIBES),
  hero('bored-goblin', HILL_TRIBES),
  hero('curious-cat-lover', HILL_TRIBES, ADVANCED),
  hero('watchful-witch', HILL_TRIBES),
  hero('depressed-druid', HILL_TRIBES),
  hero('blind-eye-collector', HILL_TRIBES),
  hero('hairy-hermit', HILL_TRIBES, ADVANCED),
  hero('long-eared-loner', HILL_TRIBES),
  hero('saber-toothed-troll', HILL_TRIBES, ADVANCED),
  hero('potato-privateer', HILL_TRIBES),
  hero('spirited-shaman', HILL_TRIBES),
  hero('grumpy-guard', HILL_TRIBES),
  hero('short-sighted-soldier', IMPERIAL_ARMY),
  hero('doubtful-priest', IMPERIAL_ARMY, ADVANCED),
  hero('underestimated-squire', IMPERIAL_ARMY),
  hero('flailing-knight', IMPERIAL_ARMY),
  hero('underpaid-mercenary', IMPERIAL_ARMY),
  hero('heart-bending-bard', IMPERIAL_ARMY, ADVANCED),
  hero('modest-monsterslayer', IMPERIAL_ARMY, ADVANCED),
  hero('ace-fighter', IMPERIAL_ARMY, ADVANCED),
  hero('battle-connoisseur', IMPERIAL_ARMY),
  hero('canned-champion', IMPERIAL_ARMY),
  hero('nagging-northman', IMPERIAL_ARMY),
  hero('almost-evil-scholar', IMPERIAL_ARMY),
  hero('well-aged-warrior', IMPERIAL_ARMY),
  hero('androgynous-assassin', IMPERIAL_ARMY, ADVANCED),
  hero('groggy-preacher', IMPERIAL_ARMY),
  hero('queer-quartermaster', IMPERIAL_ARMY),
  hero('angry-priestess', IMPERIAL_ARMY),
  hero('resilient-rearguard', IMPERIAL_ARMY),
  hero('arrowgant-skeleton', UNDEAD),
  hero('unconfident-executioner', UNDEAD),
  hero('ghastly-granny', UNDEAD, ADVANCED),
  hero('rotting-orangutan', UNDEAD),
  hero('half-headed-wizard', UNDEAD),
  hero('nightmarish-northman', UNDEAD),
  hero('half-eaten-bull', UNDEAD),
  hero('gorgeous-gorgon', UNDEAD),
  hero('crow-carrier', UNDEAD),
  hero('insidious-impaler', UNDEAD, ADVANCED),
  hero('lethargic-leech', UNDEAD),
  hero('will-bending-witch', UNDEAD),
  hero('resurrected-ram', UNDEAD, ADVANCED),
  hero('mummy-mystic', UNDEAD, ADVANCED),
  hero('naughty-necromancer', UNDEAD),
  hero('sun-shy-skeleton', UNDEAD, ADVANCED),
  hero('wrapped-warrior', UNDEAD),
  hero('slaughtered-slime', UNDEAD),
  hero('pessimistic-whaleman', WATER_FOLK),
  hero('tentacle-oracle', WATER_FOLK),
  hero('drowned-deserter', WATER_FOLK, ADVANCED),
  hero('deep-sea-squire', WATER_FOLK),
  hero('vegetarian-sharkguard', WATER_FOLK),
  hero('double-shielded-turtle', WATER_FOLK, ADVANCED),
  hero('leery-lizard', WATER_FOLK),
  hero('furious-frog', WATER_FOLK),
  hero('apathetic-waterpriest', WATER_FOLK),
  hero('hopeful-salamander', WATER_FOLK),
  hero('keen-koi', WATER_FOLK, ADVANCED),
  hero('triple-sword-lizard', WATER_FOLK, ADVANCED),
  hero('saltwater-sage', WATER_FOLK, ADVANCED),
  hero('miniature-merman', WATER_FOLK),
  hero('krill-keeper', WATER_FOLK),
  hero('aimless-eel', WATER_FOLK),
  hero('bludgeoning-blowfish', WATER_FOLK),
  hero('friendly-frogmage', WATER_FOLK),
  hero('gambling-overseer', HILL_TRIBES, ADVANCED),
  hero('goblin-cryptographer', IMPERIAL_ARMY, ADVANCED),
  hero('careless-cartographer', UNDEAD, ADVANCED),
  hero('underwater-artist', WATER_FOLK, ADVANCED),
  hero('buried-emperor', ALL_FACTIONS),
];

export const CARDS: readonly Card[] = HEROES.map((_, i) => i + 1);
/** HDL-022, HDL-Q42: the cards that the beginner game leaves out. */
export const ADVANCED_CARDS: readonly Card[] = CARDS.filter(card => HEROES[card - 1]!.advanced);

/** By card: its factions. */
export const FACTIONS_OF: readonly Factions[] = [0, ...HEROES.map(x => x.factions)];

const numbers = new Map(HEROES.map((x, i) => [x.id, i + 1]));

export const heroId = (card: Card): string => HEROES[card - 1]!.id;
export const cardNumber = (id: string): Card | null => numbers.get(id) ?? null;
/** The rule of a Hero: HDL-H01 to HDL-H77. */
export const heroRule = (card: Card): string => `HDL-H${String(card).padStart(2, '0')}`;
export const belongsTo = (card: Card, factions: Factions): boolean => (FACTIONS_OF[card]! & factions) !== 0;

export const GHASTLY_GRANNY: Card = cardNumber('ghastly-granny')!;
export const BURIED_EMPEROR: Card = cardNumber('buried-emperor')!;
