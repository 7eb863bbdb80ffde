/** The table of Runewars in words: labels for screen readers, the card of an area and the text view. */
import type { Seat, WithContent } from '@interregnum/kernel';
import {
  type Area,
  ATTRIBUTES,
  boardOf,
  contentOf,
  controllerOf,
  DIALS,
  type Dial,
  developmentsAt,
  dialOf,
  dialSpaces,
  type HeroNumber,
  hasCityRune,
  hasPeasant,
  heroesAt,
  heroesOf,
  INFLUENCE_ICON,
  isAlive,
  isRoutedHero,
  kindOf,
  NONE,
  type Option,
  rallyArea,
  SEASON_CARDS,
  strongholdStrength,
  TACTICS_ICON,
  TITLES,
  yieldsOf,
} from '@interregnum/runewars';
import { joined } from '../../../table/kit/words.ts';
import { commandOf } from './command.ts';
import {
  areaName,
  cityName,
  developmentName,
  dialName,
  factionName,
  heroName,
  orderName,
  seasonName,
  type Text,
  unitsName,
  type View,
} from './props.ts';
import { activatorsOf, inRange, runeAt, runesOf, type Units, unitsAt } from './reading.ts';
import { wasteAt } from './waste.ts';

export function yieldsInWords(t: WithContent, text: Text, area: Area): string {
  const yields = DIALS.flatMap(dial => {
    const n = yieldsOf(t, area)[dial]!;
    return n === 0 ? [] : [`${n} ${dialName(text, dial)}`];
  });
  return yields.length === 0 ? text('runewars.yields.none') : joined(text, yields);
}

export const unitsInWords = (text: Text, { type, n, routed, damage }: Units): string =>
  [
    unitsName(text, type, n),
    ...(routed ? [text('runewars.routed')] : []),
    ...(damage > 0 ? [text('runewars.damage', { n: damage })] : []),
  ].join(' ');

export const heroInWords = (view: View, text: Text, names: readonly string[], hero: HeroNumber): string => {
  const seat = view.heroSeat[hero]!;
  const whose =
    seat === NONE ? heroName(text, hero) : text('runewars.hero.of', { hero: heroName(text, hero), seat: names[seat]! });
  const command = commandOf(view, hero);
  return [
    whose,
    ...(command === null ? [] : [text('runewars.hero.commands', { card: text(`card.${command}`) })]),
    ...(isRoutedHero(view, hero) ? [text('runewars.routed')] : []),
  ].join(' ');
};

/** What an area holds besides units and heroes, a short sentence each. */
const tokenInWords = (text: Text, kind: string): string => `${text(`token.${kind}`)}: ${text(`tokenText.${kind}`)}`;

export function sitesInWords(view: View, text: Text, names: readonly string[], area: Area): string[] {
  const out: string[] = [];
  const [city, owner] = [view.cities[area]!, view.strongholds[area]!];
  if (city !== NONE) out.push(text('runewars.city', { city: cityName(text, city), ...benefits(view, city) }));
  if (city !== NONE && contentOf(view).cities[city]!.hasRune)
    out.push(text(hasCityRune(view, area) ? 'runewars.city.rune' : 'runewars.city.buried'));
  if (owner !== NONE) out.push(text('runewars.stronghold', { seat: names[owner]!, n: strongholdStrength(view, area) }));
  for (const development of developmentsAt(view, area)) out.push(developmentName(text, development));
  if (hasPeasant(view, area)) out.push(text('runewars.peasant'));
  const waste = wasteAt(view, area);
  if (waste) out.push(text(`runewars.waste.${waste.kind}`, { n: waste.kind === 'cryomancy' ? waste.n : 1 }));
  const rune = runeAt(view, area);
  if (rune) out.push(text(`runewars.rune.${rune.sight}`));
  if (view.bow.wards.some(ward => ward.area === area)) out.push(text('runewars.rune.warded'));
  const token = view.explored[area];
  if (token === null) out.push(text('runewars.exploration', { back: backOf(view, area) }));
  else if (token !== undefined && token !== NONE) out.push(tokenInWords(text, kindOf(token)));
  const flags = activatorsOf(view, area);
  if (flags.length > 0)
    out.push(
      text('runewars.activated', {
        seats: joined(
          text,
          flags.map(seat => names[seat]!),
        ),
      }),
    );
  return out;
}

/** RNW-500: what the back of a facedown token says. */
export const backOf = ({ exploreBacks }: Pick<View, 'exploreBacks'>, area: Area): string =>
  exploreBacks[area] === 2 ? '2+' : '1';

const benefits = (view: View, city: number): Record<string, number> => {
  const { units, tactics, influence, quests } = contentOf(view).cities[city]!;
  return { units: units.n, tactics, influence, quests };
};

/** RNW-424: what the spaces of the viewer's dial bring, up to the present one. */
export function recruitsInWords(view: View, text: Text, dial: Dial): string {
  const seat = view.viewer!;
  const spaces = dialSpaces(view, view.factions[seat]!, dial).slice(0, dialOf(view, seat, dial));
  const words = [...new Set(spaces)].map(space => {
    const n = spaces.filter(one => one === space).length;
    if (space === INFLUENCE_ICON) return text('runewars.recruits.influence', { n });
    return space === TACTICS_ICON ? text('runewars.recruits.tactics', { n }) : unitsName(text, space, n);
  });
  return words.length === 0 ? text('runewars.recruits.nothing') : joined(text, words);
}

type Benefit = Extract<Option, { type: 'benefit' }>['benefit'];

/** What the city that is asked has of it. */
export function benefitInWords(view: View, text: Text, benefit: Benefit): string {
  const area = rallyArea(view);
  if (area === null || view.cities[area] === NONE) return '';
  const { units, ...amounts } = contentOf(view).cities[view.cities[area]!]!;
  if (benefit === 'units') return text('runewars.benefit.units', { n: units.n, shape: text(`shape.${units.shape}`) });
  return text(`runewars.benefit.${benefit}`, { n: amounts[benefit] });
}

/** What is printed on a Hero card. */
export function heroCardInWords(view: View, text: Text, hero: HeroNumber): string {
  const { id, attributes, health } = contentOf(view).heroes[hero]!;
  return [
    ATTRIBUTES.map(name => `${text(`attribute.${name}`)} ${attributes[name]}`).join(', '),
    text('runewars.mat.health', { n: health, of: health }),
    text(`text.${id}`),
  ].join(' · ');
}

/** One area in a sentence or three. */
export function areaInWords(view: View, text: Text, names: readonly string[], area: Area): string {
  const seat = controllerOf(view, area);
  const figures = [
    ...unitsAt(view, area).map(units => unitsInWords(text, units)),
    ...heroesAt(view, area).map(hero => heroInWords(view, text, names, hero)),
  ];
  return [
    text('runewars.area', { area: areaName(text, area), yields: yieldsInWords(view, text, area) }),
    ...(seat === NONE ? [] : [text('runewars.held', { seat: names[seat]! })]),
    ...sitesInWords(view, text, names, area).map(words => `${words}.`),
    ...(figures.length > 0 ? [`${joined(text, figures)}.`] : []),
  ].join(' ');
}

function seatInWords(view: View, text: Text, names: readonly string[], seat: Seat): string {
  const faction = view.factions[seat]!;
  const titles = TITLES.flatMap(({ id }, title) => (view.titleSeat[title] === seat ? [text(`card.${id}`)] : []));
  const heroes = heroesOf(view, seat).map(hero => `${heroName(text, hero)} (${areaName(text, view.heroArea[hero]!)})`);
  return [
    text('runewars.words.seat', {
      seat: names[seat]!,
      faction: faction === NONE ? '' : factionName(text, faction),
      runes: inRange(runesOf(view, seat)),
      influence: view.influence[seat]!,
    }),
    ...(isAlive(view, seat) ? [] : [text('runewars.words.out')]),
    joined(
      text,
      DIALS.map(dial => `${dialName(text, dial)} ${dialOf(view, seat, dial)}`),
    ),
    text('runewars.words.cards', { tactics: view.tactics[seat]!.length, quests: view.quests[seat]!.length }),
    ...(titles.length > 0 ? [joined(text, titles)] : []),
    ...(heroes.length > 0 ? [joined(text, heroes)] : []),
    ...(view.active[seat] === NONE
      ? []
      : [text('runewars.words.order', { order: orderName(text, view.active[seat]!) })]),
  ].join('. ');
}

const seasonCardName = (text: Text, view: View): string | null => {
  const card = view.seasonDiscard.at(-1);
  return card === undefined ? null : text(`card.${SEASON_CARDS[card]!.id}`);
};

/** The whole table, a line for each thing. */
export function describeTable(view: View, text: Text, names: readonly string[]): string[] {
  const card = seasonCardName(text, view);
  return [
    view.year === 0
      ? text('runewars.words.setup')
      : text('runewars.words.year', { year: view.year, season: seasonName(text, view.season) }),
    ...(card === null ? [] : [card]),
    ...names.map((_, seat) => seatInWords(view, text, names, seat)),
    ...boardOf(view).areas.map(area => areaInWords(view, text, names, area)),
  ];
}
