/** What the reasons of all chapters share. */
import { because, type Refusal, type Seat } from '@interregnum/kernel';
import type { Area } from '../content/board.ts';
import { type ActionCard, WINTER } from '../content/cards.ts';
import { boardOf } from '../content/contents.ts';
import { areaTerm } from '../describe.ts';
import type { Attempt } from '../options.ts';
import type { View } from '../sight.ts';

/** Why an attempt fails at one kind of question; `null` when it is no attempt at an answer to it. */
export type Reason = (v: View, seat: Seat, a: Attempt) => Refusal | null;

/** EPX-010. */
export const notOnMap = (v: View, area: Area): Refusal | null =>
  boardOf(v).areas.includes(area) ? null : because('EPX-010', 'notOnMap', { area: areaTerm(area), seats: v.seats });

/** EPX-137: the other card of a Winter turn, out of place. */
export const mixing = (v: View, seat: Seat, card: ActionCard): Refusal | null =>
  v.season === WINTER && (v.chosen[seat]! & card) !== 0 ? because('EPX-137', 'mixing') : null;
