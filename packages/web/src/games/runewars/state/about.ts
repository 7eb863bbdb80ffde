/** The card or ability that asks: what it says stands beside the question. */
import { localsOf } from '@interregnum/kernel';
import {
  ASK,
  COMMANDERS,
  dealtTo,
  type Named,
  NONE,
  QUESTS,
  type Question,
  REWARDS,
  SEASON_CARDS,
  sourceOf,
  type View,
} from '@interregnum/runewars';

type About = Pick<Named, 'name' | 'says'>;

/** Asked by an effect under way. */
const BY_EFFECT: ReadonlySet<Question> = new Set([
  ASK.seasonCard,
  ASK.target,
  ASK.ability,
  ASK.bid,
  ASK.bidTie,
  ASK.intrigue,
  ASK.waste,
  ASK.cleanse,
  ASK.revealRune,
  ASK.guildLoss,
]);
/** RNW-285. */
const BY_TEST: ReadonlySet<Question> = new Set([ASK.test, ASK.heroAbility]);

/** RNW-420: what an Order does, and its bonus. */
const BY_ORDER: Readonly<Partial<Record<Question, About>>> = {
  [ASK.fortify]: { name: 'order.fortify', says: 'orderText.fortify' },
  [ASK.garrison]: { name: 'order.garrison', says: 'bonusText.garrison' },
  [ASK.harvest]: { name: 'order.harvest', says: 'bonusText.harvest' },
  [ASK.rallyHero]: { name: 'order.rally-support', says: 'bonusText.rally-support' },
  [ASK.title]: { name: 'order.acquire-power', says: 'bonusText.acquire-power' },
};

interface Test {
  for: { kind: 'quest' | 'reward'; number: number };
}

const ofCard = (id: string): About => ({ name: `card.${id}`, says: `text.${id}` });

const ABILITY = 'ability.';

/** A Development card changes what an ability does: then both are told. */
export function saidOf({ name, says }: About): readonly string[] {
  const isChanged = name.startsWith(ABILITY) && says.startsWith('text.');
  return isChanged ? [...new Set([`text.${name.slice(ABILITY.length)}`, says])] : [says];
}

/** RNW-650, RNW-654: the Commander card that waits for a hero. */
const BY_COMMANDER: ReadonlySet<Question> = new Set([ASK.commander, ASK.appoint]);

/** `null`: the question says it all. */
export function aboutOf(view: Pick<View, 'ask' | 'frames' | 'seasonDiscard' | 'cmd' | 'content'>): About | null {
  const { ask, seasonDiscard } = view;
  if (!ask) return null;
  if (BY_COMMANDER.has(ask.id)) {
    const card = dealtTo(view, ask.seats[0]!);
    return card === NONE ? null : ofCard(COMMANDERS[card]!.id);
  }
  if (BY_TEST.has(ask.id)) {
    const test = localsOf<Test>(view, { name: 'test' })?.for;
    return test ? ofCard((test.kind === 'quest' ? QUESTS : REWARDS)[test.number]!.id) : null;
  }
  if (!BY_EFFECT.has(ask.id)) return BY_ORDER[ask.id] ?? null;
  const season = seasonDiscard.at(-1);
  return sourceOf(view) ?? (season === undefined ? null : ofCard(SEASON_CARDS[season]!.id));
}
