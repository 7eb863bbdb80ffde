/** Vulnerable and Eliminate (OKC-133, OKC-134, OKC-210..OKC-218, OKC-226). */
import { inForce, type Seat } from '@interregnum/kernel';
import { changeClash, joinedBy, liftRevealed, toDiscard, toLost } from '../cards.ts';
import { FACTION_CARDS } from '../content/cards.ts';
import type { Trait } from '../content/traits.ts';
import { hasContinuous } from '../effects/continuous.ts';
import { tell } from '../events.ts';
import { type Option, oneForEach, option } from '../options.ts';
import { type Card, isValue, type Party, SIMULACRUM } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { call, procedure, type State } from '../state.ts';
import { hasKeyword, keywordsOf, strengthOf, traitOf } from '../strength.ts';
import { isSeat, ownerOf } from '../table.ts';

/** K29. */
function isSilent({ lasting, clash }: State): boolean {
  for (const one of lasting)
    if (one.kind === 'noVulnerableNoEliminate' && one.at === clash!.region && inForce(one)) return true;
  return false;
}

function cardsOfClash({ order, clash }: State): Card[] {
  const found: Card[] = [];
  for (const party of order) if (clash!.in.includes(party)) for (const card of clash!.cards[party]!) found.push(card);
  return found;
}

// --- what becomes of eliminated cards --------------------------------------------------------------------------------------

interface Victim {
  card: Card;
  /** Who eliminated it; `null` for Vulnerable. */
  by: Card | null;
}

interface Victims {
  /** A card that several players have picked is here for each of them. */
  victims: Victim[];
}

/** A card that two players have picked is gone once; the log names whoever comes first in order. */
const distinct = (victims: readonly Victim[]): Victim[] =>
  victims.filter((victim, i) => victims.findIndex(other => other.card === victim.card) === i);

/** OKC-218: Resilient names Eliminate only, unless K07 covers Vulnerable too (OKC-Q37). */
const mayBeSaved = (s: State, { card, by }: Victim): boolean => {
  const owner = ownerOf(s, card);
  if (!isSeat(s, owner) || !hasKeyword(s, card, 'resilient')) return false;
  return by !== null || hasContinuous(s, owner, 'resilientCoversVulnerable');
};

const savedBy = (s: State, l: Victims, seat: Seat): Card[] =>
  distinct(l.victims)
    .filter(victim => ownerOf(s, victim.card) === seat && mayBeSaved(s, victim))
    .map(({ card }) => card)
    .sort((one, other) => one - other);

/** One answer for all cards of a seat: each to the discard pile or lost. */
function fates(cards: readonly Card[]): Option[] {
  const ids = cards.map(card => FACTION_CARDS[card]!.id);
  let codes = [''];
  for (const id of ids)
    codes = codes.flatMap(code => ['discard', 'lost'].map(fate => `${code}${code === '' ? '' : ','}${fate}:${id}`));
  return codes.map(option.fates);
}

/** OKC-211. */
function strike(s: State, { card, by }: Victim): void {
  liftRevealed(s, card);
  tell({ type: 'struck', party: ownerOf(s, card), card, by });
  toLost(s, card);
}

/** T-UP1 asks for what the Uprising has struck down, alone or together with somebody else. */
function noteStruck(s: State, { card, by }: Victim): void {
  const isByUprising = by !== null && !isValue(by) && FACTION_CARDS[by]!.faction === 'uprising';
  if (!isByUprising || ownerOf(s, by) === ownerOf(s, card)) return;
  changeClash(s, { struck: joinedBy(s.clash!.struck, card) });
}

function save(s: State, card: Card): void {
  liftRevealed(s, card);
  toDiscard(s, card);
}

const isSaved = (answer: Option | null | undefined, card: Card): boolean =>
  answer?.type === 'fates' && answer.fates.split(',').includes(`discard:${FACTION_CARDS[card]!.id}`);

/** OKC-Q39: choices about Resilient are made by all at once, then everything happens together (OKC-212). */
const removal = procedure<Victims>('removal', {
  resilient: {
    question: ASK.resilient,
    everyone: (s, l) => s.order.filter(party => isSeat(s, party) && savedBy(s, l, party).length > 0),
    options: (s, l, seat) => fates(savedBy(s, l, seat)),
    reveal: (s, l, answers) => {
      const saved = l.victims.filter(({ card }) => isSaved(answers[ownerOf(s, card)], card));
      l.victims = l.victims.filter(victim => !saved.includes(victim));
      for (const { card } of distinct(saved)) save(s, card);
    },
  },
  lost: (s, l) => {
    for (const victim of distinct(l.victims)) strike(s, victim);
    for (const victim of l.victims) noteStruck(s, victim);
  },
});

function removeAll(s: State, victims: Victim[]): void {
  if (victims.length > 0) call(s, removal, { victims });
}

// --- Vulnerable ------------------------------------------------------------------------------------------------------------

/** OKC-Q35: any other card of that Trait in the Clash, own ones included (OKC-226). */
function isExposed(s: State, card: Card, cards: readonly Card[]): boolean {
  for (const word of keywordsOf(s, card)) {
    if (word.word !== 'vulnerable') continue;
    for (const other of cards) if (other !== card && traitOf(s.clash, other) === word.trait) return true;
  }
  return false;
}

/** OKC-216, OKC-Q36. */
export function exposeVulnerable(s: State): void {
  s.window = 'AuV';
  if (isSilent(s)) return;
  const cards = cardsOfClash(s);
  const victims: Victim[] = [];
  for (const card of cards)
    if (isExposed(s, card, cards) && !hasKeyword(s, card, 'invulnerable')) victims.push({ card, by: null });
  removeAll(s, victims);
}

// --- Eliminate -------------------------------------------------------------------------------------------------------------

/** One Eliminate keyword against one opponent (OKC-Q110). */
interface Threat {
  by: Card;
  traits: readonly Trait[] | 'all';
  against: Party;
}

interface Elimination {
  threats: Threat[];
  victims: Victim[];
}

/** OKC-Q38, OKC-Q110: in order; cards by id, printed Keywords first; opponents in order. */
function threatsIn(s: State): Threat[] {
  const threats: Threat[] = [];
  if (isSilent(s)) return threats;
  for (const by of cardsOfClash(s))
    for (const word of keywordsOf(s, by)) if (word.word === 'eliminate') threaten(s, by, word.traits, threats);
  return threats;
}

function threaten(s: State, by: Card, traits: Threat['traits'], threats: Threat[]): void {
  const owner = ownerOf(s, by);
  for (const against of s.order)
    if (against !== owner && s.clash!.in.includes(against)) threats.push({ by, traits, against });
}

/** OKC-210: cards of that Trait, not Invulnerable, not picked by the same player before. */
function targetsOf(s: State, l: Elimination): Card[] {
  const { by, traits, against } = l.threats[0]!;
  const owner = ownerOf(s, by);
  const taken = l.victims.filter(victim => ownerOf(s, victim.by!) === owner).map(({ card }) => card);
  return s.clash!.cards[against]!.filter(
    card =>
      (traits === 'all' || traits.includes(traitOf(s.clash, card))) &&
      !hasKeyword(s, card, 'invulnerable') &&
      !taken.includes(card),
  );
}

/** OKC-S5: the Simulacrum takes the strongest. */
const strongest = (s: State, cards: readonly Card[]): Card =>
  cards.reduce((best, card) => (strengthOf(s, card) > strengthOf(s, best) ? card : best));

/** Goes on to the next threat that somebody has to decide; `false` when none is left. */
function seek(s: State, l: Elimination): boolean {
  for (; l.threats.length > 0; l.threats.shift()) {
    const targets = targetsOf(s, l);
    if (targets.length === 0) continue;
    const { by } = l.threats[0]!;
    if (ownerOf(s, by) !== SIMULACRUM) return true;
    l.victims.push({ card: strongest(s, targets), by });
  }
  return false;
}

const elimination = procedure<Elimination>('elimination', {
  choose: {
    question: ASK.eliminate,
    while: seek,
    who: (s, l) => ownerOf(s, l.threats[0]!.by),
    options: (s, l) => oneForEach(targetsOf(s, l), option.eliminate, option.spare(l.threats[0]!.against)),
    then: (_, l, answer) => {
      if (answer.type === 'eliminate') l.victims.push({ card: answer.card, by: l.threats[0]!.by });
      l.threats.shift();
    },
  },
  strike: (s, l) => removeAll(s, l.victims),
});

export function eliminateCards(s: State): void {
  s.window = 'AuElim';
  const threats = threatsIn(s);
  if (threats.length > 0) call(s, elimination, { threats, victims: [] });
}
