/** The table of Epix in words: labels for screen readers, the text view, the plate beside the map. */
import {
  areaId,
  areasOf,
  bit,
  boardOf,
  CAMP,
  inSupply,
  isCastle,
  isMarked,
  KILIMANDJORA,
  landsOf,
  SEASON_IDS,
  UNITS,
  type View,
} from '@interregnum/epix';
import { joined } from '../../../table/kit/words.ts';
import { areaName, cardName, type Text, unitName } from './props.ts';
import { abilitiesOf, fightOf, incomeTotal, isDraft, unitsAt } from './reading.ts';

/** Whose Lands an area belongs to; `null` for the open country. */
export function landOwner(view: Pick<View, 'seats'>, area: number): number | null {
  for (let seat = 0; seat < view.seats; seat++) if (landsOf(seat).includes(area)) return seat;
  return null;
}

export function kindInWords(view: View, text: Text, names: readonly string[], area: number): string {
  const kind = plainKind(view, text, names, area);
  return isMarked(view, area) ? text('epix.kind.marked', { kind }) : kind;
}

/** Open country that is no pass has a word of its own. */
const OPEN_COUNTRY: readonly string[] = ['broceland', 'mirelac', 'orval', 'saulnes'];

function plainKind(view: View, text: Text, names: readonly string[], area: number): string {
  const owner = landOwner(view, area);
  if (isCastle(area)) return text('epix.kind.castle', { owner: names[area]! });
  if (owner !== null) return text('epix.kind.land', { owner: names[owner]! });
  if (area === KILIMANDJORA) return text('epix.kind.mountain');
  return text(OPEN_COUNTRY.includes(areaId(area)) ? `epix.kind.${areaId(area)}` : 'epix.kind.pass');
}

export function occupantInWords(view: View, text: Text, names: readonly string[], area: number): string {
  const occupant = view.occupant[area];
  if (occupant === null || occupant === undefined)
    return text(isCastle(area) ? 'epix.area.garrison' : 'epix.area.empty');
  const units = joined(
    text,
    unitsAt(view, area).map(unit => unitName(text, unit)),
  );
  return text('epix.area.held', { owner: names[occupant]!, units });
}

/** One area in a sentence: name, kind, who stands there. */
export const areaInWords = (view: View, text: Text, names: readonly string[], area: number): string =>
  `${areaName(text, area)}, ${kindInWords(view, text, names, area)}. ${occupantInWords(view, text, names, area)}`;

/** What an area pays to its occupant at Income. */
export const areaPays = (view: View, area: number): number =>
  (isMarked(view, area) ? 1 : 0) + (view.units[area]! & bit(CAMP) ? 1 : 0);

function seatInWords(view: View, text: Text, names: readonly string[], seat: number): string {
  const supply = UNITS.filter(unit => inSupply(view, seat, unit) > 0).map(unit =>
    text('epix.count', { count: inSupply(view, seat, unit), unit: unitName(text, unit) }),
  );
  const cards = abilitiesOf(view, seat);
  return [
    text('epix.words.seat', {
      seat: names[seat]!,
      gold: view.gold[seat]!,
      areas: areasOf(view, seat),
      income: incomeTotal(view, seat),
    }),
    supply.length > 0 ? text('epix.words.supply', { units: joined(text, supply) }) : text('epix.words.noSupply'),
    ...(cards.length > 0
      ? [
          text('epix.words.cards', {
            cards: joined(
              text,
              cards.map(card => cardName(text, card)),
            ),
          }),
        ]
      : []),
    ...(view.firstPlayer === seat ? [text('epix.words.first')] : []),
  ].join(' ');
}

/** The cards on offer in the draft, with the standing bids. */
function offersInWords(view: View, text: Text, names: readonly string[]): string[] {
  if (!isDraft(view)) return [];
  return view.dealt.map((card, i) => {
    const bidder = view.bidder[i];
    return bidder === null || bidder === undefined
      ? text('epix.words.noBid', { card: cardName(text, card) })
      : text('epix.words.bid', { card: cardName(text, card), amount: view.bidAmount[i]!, seat: names[bidder]! });
  });
}

/** The whole table, a line for each thing. */
export function describeTable(view: View, text: Text, names: readonly string[]): string[] {
  const fight = fightOf(view);
  return [
    isDraft(view)
      ? text('epix.words.draft')
      : text('epix.words.season', { season: text(`season.${SEASON_IDS[Math.min(view.season, 3)]}`) }),
    ...(fight
      ? [
          text('epix.words.fight', {
            attacker: names[fight.attacker]!,
            unit: unitName(text, fight.unit),
            from: areaName(text, fight.from),
            to: areaName(text, fight.to),
            target: fight.target === null ? text('unit.all') : unitName(text, fight.target),
          }),
        ]
      : []),
    ...view.gold.map((_, seat) => seatInWords(view, text, names, seat)),
    ...offersInWords(view, text, names),
    ...boardOf(view).areas.map(area => areaInWords(view, text, names, area)),
  ];
}
