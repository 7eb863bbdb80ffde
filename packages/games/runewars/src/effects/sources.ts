/** What an effect under way belongs to, for prompts and refusals: its rule, and the keys of its name and its text. */
import type { Frame, WithContent } from '@interregnum/kernel';
import type { RunewarsContent } from '../content/built-in.ts';
import { contentOf } from '../content/contents.ts';
import { HEROES } from '../content/heroes.ts';
import { QUESTS } from '../content/quests.ts';
import { REWARDS } from '../content/rewards.ts';
import { SEASON_CARDS } from '../content/seasons.ts';
import { TACTICS } from '../content/tactics.ts';
import { TITLES } from '../content/titles.ts';
import { UNITS } from '../content/units.ts';
import { FACTIONS } from '../content/words.ts';
import { CAPTAIN, MARSHAL } from '../queries.ts';
import { EFFECT, type Source, type SourceKind } from './performance.ts';

export interface Named {
  readonly rule: string;
  readonly name: string;
  readonly says: string;
}

type Naming = (number: number, content: RunewarsContent) => Named;
const card = (id: string): Named => ({ rule: id, name: `card.${id}`, says: `text.${id}` });
const cardOf =
  (cards: readonly { readonly id: string }[]): Naming =>
  number =>
    card(cards[number]!.id);
const ability: Naming = number => {
  const { id } = UNITS[number]!;
  return { rule: `U-${id.toUpperCase()}`, name: `ability.${id}`, says: `text.${id}` };
};
const inDuel: Naming = (number, content) => ({ ...ability(number, content), says: `inDuel.${UNITS[number]!.id}` });
const titleCard =
  (title: number): Naming =>
  () =>
    card(TITLES[title]!.id);

const NAMES: Readonly<Record<SourceKind, Naming>> = {
  season: cardOf(SEASON_CARDS),
  tactics: cardOf(TACTICS),
  ability,
  neutralAbility: ability,
  developed: (number, { developments }) => {
    const { id, effect } = developments[number]!;
    return { ...card(id), ...(effect.at === 'unit' && { name: `ability.${effect.unit}` }) };
  },
  inDuel,
  fortification: number => {
    const faction = FACTIONS[number]!;
    return { rule: 'RNW-463', name: `fortification.${faction}`, says: `fortificationText.${faction}` };
  },
  reward: cardOf(REWARDS),
  rewardRed: cardOf(REWARDS),
  hero: cardOf(HEROES),
  questGold: cardOf(QUESTS),
  questSilver: cardOf(QUESTS),
  questRed: cardOf(QUESTS),
  questWon: cardOf(QUESTS),
  questPrice: cardOf(QUESTS),
  captain: titleCard(CAPTAIN),
  razing: titleCard(MARSHAL),
  conquer: titleCard(MARSHAL),
};

/** The innermost effect under way; `null` without one. */
export function sourceOf(t: { readonly frames: readonly Frame[] } & WithContent): Named | null {
  const content = contentOf(t);
  const frame = t.frames.findLast(({ proc }) => proc === EFFECT.name || proc === 'captain');
  if (!frame) return null;
  if (frame.proc === 'captain') return NAMES.captain(CAPTAIN, content);
  const { kind, number } = frame.locals as unknown as Source;
  return NAMES[kind](number, content);
}
