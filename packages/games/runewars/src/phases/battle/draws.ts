/** Drawing Fate cards for a type, and what their sections show (RNW-144, RNW-160..RNW-165, D24, D25, D43). */

import { query, type Seat, sets, type WithContent } from '@interregnum/kernel';
import { SIDES, type Side } from '../../battle.ts';
import { countUnits, withSide } from '../../battle-line.ts';
import { discardFate, drawFate, without } from '../../cards.ts';
import type { FateFace } from '../../content/card.ts';
import { contentOf } from '../../content/contents.ts';
import { tell, tellApart } from '../../events.ts';
import { rewardsOf } from '../../heroes.ts';
import { withCavalry } from '../../modules/cmd/queries.ts';
import { probed } from '../../modules/probe.ts';
import { type Option, option } from '../../options.ts';
import { type Fate, NONE, type RewardCard, type TacticsCard, type UnitType } from '../../pieces.ts';
import { place } from '../../places.ts';
import { shapeOf } from '../../printed.ts';
import { cardsDue, drawsCards, initiative } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { procedure, type State } from '../../state.ts';
import { turnUpReward } from '../heroes/rewards.ts';
import { battleOf, changeBattle, deciderOf, isNobodys, lineOf, playerOf } from './sides.ts';

// --- reading cards -----------------------------------------------------------------------------------------------------------

const BLANK: FateFace = { icon: 'blank' };
/** RNW-161; a card that is missing is blank (RNW-Q10). */
export const faceOf = (t: WithContent, card: Fate, type: UnitType): FateFace =>
  card === NONE ? BLANK : contentOf(t).fate[card]!.faces[shapeOf(t, type)];
const cardsWith = (s: State, side: Side, type: UnitType, icon: FateFace['icon']): Fate[] =>
  s.drawn[side]!.filter(card => faceOf(s, card, type).icon === icon);

/** What a Tactics card laid down shows; no card changes the shape of a type (RNW-Q342). */
const laidFace = (t: WithContent, card: TacticsCard, type: UnitType): FateFace =>
  contentOf(t).tactics[card]!.faces?.[shapeOf(t, type)] ?? BLANK;
const worth = (face: FateFace): number => ('n' in face ? face.n : 1);
const sumOf = (faces: readonly FateFace[], icon: FateFace['icon']): number =>
  faces.reduce((sum, face) => (face.icon === icon ? sum + worth(face) : sum), 0);

/** RNW-162, RNW-163, RNW-K4: the cards with an icon are turned up; what they show together with those laid down. */
export function turnUp(s: State, side: Side, type: UnitType, icon: 'special' | 'rout' | 'damage'): number {
  const laid = sumOf(
    battleOf(s).laid[side].map(card => laidFace(s, card, type)),
    icon,
  );
  const cards = cardsWith(s, side, type, icon);
  if (cards.length === 0) return laid;
  for (const card of cards) s.drawnUp = sets.with(s.drawnUp, card);
  tell({ type: 'fateTurned', side, unit: type, icon, cards });
  return (
    laid +
    sumOf(
      cards.map(card => faceOf(s, card, type)),
      icon,
    )
  );
}

export function discardDrawn(s: State): void {
  for (const side of SIDES) {
    if (s.drawn[side]!.length === 0) continue;
    tell({ type: 'fateDiscarded', side, cards: s.drawn[side]!.filter(card => card !== NONE) });
    discardFate(s, s.drawn[side]!);
    s.drawn[side] = [];
  }
  s.drawnUp = sets.NONE;
  s.tacticsDiscard = [...s.tacticsDiscard, ...battleOf(s).laid.flat()];
  changeBattle(s, { drawers: [NONE, NONE], due: [0, 0], laid: [[], []] });
}

// --- who draws ---------------------------------------------------------------------------------------------------------------

/** Types of the row with units that draw, which have not drawn yet (RNW-063). */
export function eligible(s: State, side: Side): UnitType[] {
  const { drew, row } = battleOf(s);
  const types = lineOf(s, side)
    .filter(unit => drawsCards(s, unit) && initiative(s, unit.type) === row && !sets.has(drew[side], unit.type))
    .map(({ type }) => type);
  return [...new Set(types)];
}

/** RNW-Q67: asked when the cards are drawn; RNW-Q342: with DW5, also when some of them are replaced. */
const drawingOf = (s: State, side: Side, type: UnitType): number =>
  countUnits(lineOf(s, side), unit => unit.type === type && drawsCards(s, unit));

/** TA16, RNW-Q132: at least one; only the first draw of the row is smaller. */
function due(s: State, side: Side, type: UnitType): number {
  const { fewer } = battleOf(s);
  const cards = cardsDue(s, drawingOf(s, side, type), playerOf(s, side) ?? NONE, type);
  if (fewer[side] === 0) return cards;
  changeBattle(s, { fewer: withSide(fewer, side, 0) });
  return Math.max(1, cards - fewer[side]);
}

const supporterOf = (s: State, side: Side, type: UnitType): number =>
  battleOf(s).supports[side].find(support => support.type === type)?.hero ?? NONE;

/** RW22: how many cards more, and by which Reward. */
function hornOf(s: State, hero: number): RewardCard {
  return rewardsOf(s, hero).find(card => contentOf(s).rewards[card]!.effect.at === 'support') ?? NONE;
}
/** By support 1, with a Reward 2 (RNW-144, RW22). */
function bySupport(s: State, side: Side, type: UnitType): readonly number[] {
  const hero = supporterOf(s, side, type);
  if (hero === NONE) return [0];
  const horn = hornOf(s, hero);
  const effect = horn === NONE ? null : contentOf(s).rewards[horn]!.effect;
  return effect?.at === 'support' ? [0, 1, effect.cards] : [0, 1];
}
/** Cards more besides support. */
const moreCards = query((_s: State, _side: Side, _type: UnitType): number => 0, [withCavalry]);
/** How many cards more a type may draw. */
const extraCards = probed('draw.extra', (s: State, side: Side, type: UnitType): readonly number[] => {
  const [support, more] = [bySupport(s, side, type), moreCards(s, side, type)];
  if (more === 0) return support;
  return [...new Set(support.flatMap(n => [n, n + more]))].sort((a, b) => a - b);
});

/** RNW-Q129. */
function turnUpHorn(s: State, hero: number): void {
  if (hero !== NONE && hornOf(s, hero) !== NONE) turnUpReward(s, hero, hornOf(s, hero));
}

export interface Drawing {
  side: Side;
  /** `NONE` while it is not chosen, and when nobody draws. */
  type: UnitType;
  /** Cards due, some of which may be replaced. */
  due: number;
  /** Cards that must be given up again (RNW-144). */
  extra: number;
}
export const drawingFor = (side: Side): Drawing => ({ side, type: NONE, due: 0, extra: -1 });

/** RNW-355: none of them can be declined. */
function drawCards(s: State, { side, type, due: carriedOut }: Drawing, n: number): void {
  const cards = Array.from({ length: n }, () => drawFate(s));
  s.drawn[side] = [...s.drawn[side]!, ...cards].sort((a, b) => a - b);
  const battle = battleOf(s);
  changeBattle(s, {
    drew: withSide(battle.drew, side, sets.with(battle.drew[side], type)),
    drawers: withSide(battle.drawers, side, type),
    due: withSide(battle.due, side, carriedOut),
  });
  const told = { type: 'fateDrawn' as const, seat: deciderOf(s, side), side, unit: type, n };
  tellApart([deciderOf(s, side)], { ...told, cards }, { ...told, cards: null });
}

/** It goes without effect. */
function giveUpLaid(s: State, l: Drawing, card: TacticsCard): void {
  l.extra--;
  const { laid } = battleOf(s);
  changeBattle(s, { laid: withSide(laid, l.side, without(laid[l.side], card)) });
  s.tacticsDiscard = [...s.tacticsDiscard, card];
  tell({ type: 'laidGivenUp', seat: deciderOf(s, l.side), card });
}

const typeStep = (question: typeof ASK.rowType | typeof ASK.neutralSide, isFor: (s: State, l: Drawing) => boolean) => ({
  question,
  ask: 'forced' as const,
  while: (s: State, l: Drawing) => l.type === NONE && isFor(s, l) && eligible(s, l.side).length > 0,
  who: (s: State, { side }: Drawing): Seat => deciderOf(s, side),
  options: (s: State, { side }: Drawing) => eligible(s, side).map(option.type),
  then: (_: State, l: Drawing, answer: Option) => {
    if (answer.type === 'type') l.type = answer.unit;
  },
});

/** RNW-160 steps 1 and 2, RNW-Q83, RNW-Q210: one type of a side draws. */
export const drawing = procedure<Drawing>('drawFate', {
  player: typeStep(ASK.rowType, (s, { side }) => !isNobodys(s, side)),
  neutral: typeStep(ASK.neutralSide, (s, { side }) => isNobodys(s, side)),
  before: (s, l) => {
    if (l.type === NONE) return;
    l.due = due(s, l.side, l.type);
    place(s, 'draw.before', { side: l.side, type: l.type, due: l.due });
  },
  extra: {
    question: ASK.extraCard,
    while: (s, l) => l.type !== NONE && l.extra < 0 && extraCards(s, l.side, l.type).length > 1,
    who: (s, { side }) => deciderOf(s, side),
    options: (s, { side, type }) => extraCards(s, side, type).map(option.extra),
    then: (s, l, answer) => {
      if (answer.type !== 'extra') return;
      l.extra = answer.count;
      if (l.extra > 1 + moreCards(s, l.side, l.type)) turnUpHorn(s, supporterOf(s, l.side, l.type));
    },
  },
  draw: (s, l) => {
    if (l.type === NONE) return;
    l.extra = Math.max(0, l.extra);
    drawCards(s, l, Math.max(0, l.due + l.extra - battleOf(s).laid[l.side].length));
  },
  drawn: (s, { side, type }) => {
    if (type !== NONE) place(s, 'draw.after', { side });
  },
  giveUp: {
    question: ASK.extraCard,
    while: (_, l) => l.extra > 0,
    who: (s, { side }) => deciderOf(s, side),
    options: (s, { side }) => [
      ...s.drawn[side]!.filter(card => card !== NONE).map(option.giveUp),
      ...battleOf(s).laid[side].map(option.discardTactics),
    ],
    then: (s, l, answer) => {
      if (answer.type === 'discardTactics') giveUpLaid(s, l, answer.tactics);
      if (answer.type !== 'giveUp') return;
      l.extra--;
      s.drawn[l.side] = without(s.drawn[l.side]!, answer.fate);
      discardFate(s, [answer.fate]);
      tell({ type: 'fateDiscarded', side: l.side, cards: [answer.fate] });
    },
  },
});
