/** Laying cards face down at the Regions: what goes where until it is committed. */
import { ASK, type Card, NONE, type Option, type RegionNumber } from '@interregnum/old-kings-crown';
import { answerOf } from '../../../table/kit/options.ts';
import type { Props } from './props.ts';
import { selection, usePicked } from './selection.ts';

type Placement = Option & { type: 'placeCards' };

const isPlacement = (o: Option | undefined): o is Placement => o?.type === 'placeCards';
export const cardsOfPlacement = (o: Placement): readonly Card[] => [o.highlands, o.plateau, o.lowlands];

export const isPlacing = ({ view, options }: Pick<Props, 'view' | 'options'>): boolean =>
  options.length > 0 && (view.ask?.id === ASK.placing || view.ask?.id === ASK.crisis);

/** A card goes to a Region; what lay there changes places with it, or goes back to the hand. */
export function placedWith(placed: readonly Card[], card: Card, region: RegionNumber): readonly Card[] {
  const from = placed.indexOf(card);
  return placed.map((there, i) => (i === region ? card : i === from ? placed[region]! : there));
}

export const withoutCard = (placed: readonly Card[], card: Card): readonly Card[] =>
  placed.map(there => (there === card ? NONE : there));

/** The first Region without a card. */
const firstFree = (placed: readonly Card[]): RegionNumber => placed.indexOf(NONE);

export interface Placing {
  cards: readonly Card[];
  lifted: Card | null;
  /** The answer that these cards are; `null` while one is missing. */
  answer: Placement | null;
  /** Whether the viewer has already committed to them. */
  isGiven: boolean;
  isOpen: boolean;
  pressSlot(region: RegionNumber): void;
  /** A card of the hand: the first press lifts it, the second lays it at the first free Region. */
  pressCard(card: Card): void;
  lay(card: Card, region: RegionNumber): void;
  lift(card: Card | null): void;
  takeBack(card: Card): void;
}

export function usePlacing({ view, options, question }: Pick<Props, 'view' | 'options' | 'question'>): Placing {
  const { placed, lifted } = usePicked(question);
  const given = answerOf(view, options);
  const touched = lifted !== null || placed.some(card => card !== NONE);
  const cards = !touched && isPlacement(given) ? cardsOfPlacement(given) : placed;
  const answer = options.filter(isPlacement).find(o => cardsOfPlacement(o).every((card, i) => card === cards[i]));
  const set = (next: readonly Card[], up: Card | null = null) => selection.pick(question, { placed: next, lifted: up });
  return {
    cards,
    lifted,
    answer: answer ?? null,
    isGiven: !touched && isPlacement(given),
    isOpen: isPlacing({ view, options }),
    pressSlot(region) {
      const there = cards[region]!;
      if (lifted !== null && lifted !== there) set(placedWith(cards, lifted, region));
      else if (there !== NONE)
        set(lifted === there ? withoutCard(cards, there) : cards, lifted === there ? null : there);
    },
    pressCard(card) {
      const free = firstFree(cards);
      if (lifted === card && free >= 0) set(placedWith(cards, card, free));
      else set(cards, lifted === card ? null : card);
    },
    lay: (card, region) => set(placedWith(cards, card, region)),
    lift: card => set(cards, card),
    takeBack: card => set(withoutCard(cards, card)),
  };
}
