/** What effects of Banners of War ask: where waste tokens go and from where, dials, Titles (D63, D67). */
import { AGAIN, type ChoiceOp, type StepOf } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import type { BowAskingOp } from '../content/bow/ops.ts';
import type { AskingOp } from '../content/effect.ts';
import { tell } from '../events.ts';
import { changeInfluence, turnDial } from '../figures.ts';
import { titlesIn } from '../in-play.ts';
import { isDesolated, isWaste } from '../modules/bow/state.ts';
import { layWaste, mayLay, takeWaste } from '../modules/bow/waste.ts';
import { type Option, option } from '../options.ts';
import { type Area, DIAL_TOP, DIALS, type Dial, FOOD, NONE, type TitleNumber } from '../pieces.ts';
import type { State } from '../state.ts';
import { dialOf } from '../table.ts';
import { areasIn } from './areas.ts';
import type { Performance } from './performance.ts';

type L = Performance;
type Asked = AskingOp & { op: BowAskingOp['op'] | 'raiseTwo' | 'seizeTitle' };
type BowAskingOps = { readonly [K in Asked['op']]: ChoiceOp<State, Option, L, StepOf<AskingOp, K>> };

const wasted = (s: State, what: 'any' | 'desolation'): Area[] =>
  boardOf(s).areas.filter(area => (what === 'any' ? isWaste(s, area) : isDesolated(s, area)));

const canRise = (s: State, l: L, dial: Dial): boolean => dialOf(s, l.seat, dial) < DIAL_TOP;
const TWO = 2;
/** Dials that have risen are in `areas`, as numbers. */
const risable = (s: State, l: L): Dial[] => DIALS.filter(dial => canRise(s, l, dial) && !l.areas.includes(dial));

/** SPB3: what lies on it goes to the supply; he puts 1 on it if he has any left. */
function seizeTitle(s: State, l: L, title: TitleNumber): void {
  const from = s.titleSeat[title]!;
  const n = Math.min(1, s.influence[l.seat]!);
  changeInfluence(s, l.seat, -n);
  s.titleInfluence[title] = n;
  s.titleSeat[title] = l.seat;
  tell({ type: 'title', seat: l.seat, title, n, from: from === NONE ? null : from });
}

export const BOW_ASKING_OPS: BowAskingOps = {
  layWaste: {
    begin: (_, l) => {
      l.laid = [];
    },
    options: (s, l, { kind, from, most, or }) => {
      const isLegal = (area: Area): boolean => mayLay(s, area, kind) && !l.laid.includes(area);
      const areas = l.laid.length < most ? areasIn(s, l, from).filter(isLegal) : [];
      return areas.length === 0 ? [] : [...areas.map(option.area), ...(or === 'no' ? [option.no] : [])];
    },
    then: (s, l, { kind }, answer) => {
      if (answer.type !== 'area') return;
      l.laid.push(answer.area);
      layWaste(s, l.seat, answer.area, kind);
      return AGAIN;
    },
  },
  cleanse: {
    begin: (s, l, { what, or }) => {
      l.done = 0;
      if (or !== 'food' || wasted(s, what).length > 0) return true;
      turnDial(s, l.seat, FOOD, 1);
      return false;
    },
    options: (s, l, { what, most, price, or }) => {
      const areas = l.done < most && s.influence[l.seat]! >= price ? wasted(s, what) : [];
      if (areas.length === 0) return [];
      const others = or === 'no' ? [option.no] : or === 'food' ? [option.raise(FOOD)] : l.done > 0 ? [option.stop] : [];
      return [...areas.map(option.area), ...others];
    },
    then: (s, l, { price }, answer) => {
      if (answer.type === 'raise') turnDial(s, l.seat, answer.dial, 1);
      if (answer.type !== 'area') return;
      l.done++;
      changeInfluence(s, l.seat, -price);
      takeWaste(s, l.seat, answer.area);
      return AGAIN;
    },
  },
  raiseTwo: {
    begin: (s, l) => {
      l.areas = [];
      const dials = risable(s, l);
      if (dials.length > TWO) return true;
      for (const dial of dials) turnDial(s, l.seat, dial, 1);
      return false;
    },
    options: (s, l) => (l.areas.length < TWO ? risable(s, l).map(option.dial) : []),
    then: (s, l, _, answer) => {
      if (answer.type !== 'dial') return;
      l.areas.push(answer.dial);
      turnDial(s, l.seat, answer.dial, 1);
      return AGAIN;
    },
  },
  seizeTitle: {
    options: (s, l) => {
      const titles = titlesIn(s).filter(title => s.titleSeat[title] !== l.seat);
      return titles.length === 0 ? [] : [...titles.map(option.title), option.no];
    },
    then: (s, l, _, answer) => {
      if (answer.type === 'title') seizeTitle(s, l, answer.title);
    },
  },
};
