/** Long lists of Hidden Leaders in groups: preparations by the hidden card, Heroes by where they are. */
import {
  type Card,
  clamp,
  contentOf,
  factionId,
  heroId,
  holderOf,
  type Option,
  type View,
  victoriousFaction,
} from '@interregnum/hidden-leaders';
import type { Seat } from '@interregnum/kernel';
import pc from 'picocolors';
import { byKey, group, LONG_LIST, leaves } from '../../play/menu.ts';
import type { Canvas, Choice, MenuItem } from '../drawing.ts';
import { factionName, factionsIn, nameOf } from './heroes.ts';

type Item = MenuItem<Option>;
type Choices = readonly Choice<Option>[];

export function menu(v: View, choices: Choices, canvas: Canvas): Item[] {
  if (choices.length <= LONG_LIST) return choices.map(choice => leaf(v, choice, canvas));
  return byKey(choices, option => groupOf(v, option, canvas)).flatMap(([label, list]) =>
    label === null ? leaves(list) : group(`${label} …`, list),
  );
}

/** A movement of markers says who would be victorious after it. */
function leaf(v: View, choice: Choice<Option>, canvas: Canvas): Item {
  const { option, words } = choice;
  if (option.type !== 'move') return { label: words, choice };
  const then = victoriousFaction(contentOf(v), clamp(v.red + option.red), clamp(v.green + option.green));
  return { label: `${words} ${pc.dim('→')} ${factionName(then, canvas)}`, choice };
}

/** The words of the group that an option belongs to; `null` when it stands for itself. */
function groupOf(v: View, option: Option, canvas: Canvas): string | null {
  if (option.type === 'prepare') return canvas.say({ key: 'option.hide', args: { hero: heroWords(option.hide) } });
  if (option.type !== 'hero' && option.type !== 'hidden') return null;
  const what =
    option.type === 'hidden' ? `a Hidden Hero of ${whose(v, option.seat)}` : whereabouts(v, option.card, canvas);
  return canvas.say({ key: `option.${option.verb}`, args: { hero: what } });
}

const heroWords = (card: Card) => ({ term: `hero.${heroId(card)}` });
const whose = (v: View, seat: Seat): string => (seat === v.viewer ? 'yours' : nameOf(seat));

function whereabouts(v: View, card: Card, canvas: Canvas): string {
  const holder = holderOf(v, card);
  if (holder !== null) return `a Hero of ${whose(v, holder)}`;
  if (!v.graveyard.includes(card)) return 'another Hero';
  const [faction, ...others] = factionsIn(contentOf(v).factions[card]!).map(each =>
    canvas.text(`faction.${factionId(each)}`),
  );
  return others.length > 0 ? 'the Emperor' : `a Graveyard Hero of the ${faction}`;
}
