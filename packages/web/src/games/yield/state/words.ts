/** The table of Yield in words: labels for screen readers and the text view. */
import {
  type Army,
  boardOf,
  controllerOf,
  destroyedArmies,
  fortressValue,
  type Location,
  ownerOf,
  pieceOf,
  pointsOf,
  SEASONS,
  seatsInOrder,
  sideOf,
  tokenOwner,
  type View,
} from '@interregnum/yield';
import { joined } from '../../../table/kit/words.ts';
import {
  abilityName,
  armyName,
  kindName,
  leaderName,
  pieceName,
  placeName,
  regionName,
  strategyName,
  type Text,
} from './props.ts';
import { armiesAt, dialOf, handOf, membersOf, sidesOf, slotOf, strategyHand } from './reading.ts';

/** A dial as the viewer may know it. */
export function dialInWords(view: View, text: Text, army: Army): string {
  const { units, seen } = dialOf(view, army);
  if (units !== null) return text('yield.dial.units', { units });
  if (!seen) return text('yield.dial.secret');
  return text(seen.stale ? 'yield.dial.stale' : 'yield.dial.seen', { units: seen.units, year: seen.year });
}

export function armyInWords(view: View, text: Text, names: readonly string[], army: Army): string {
  const own = ownerOf(army) === view.viewer;
  const name = own ? pieceName(text, pieceOf(army)) : armyName(text, names, army);
  const asleep = (view.inactive & (1 << army)) !== 0 ? ` ${text('yield.army.inactive')}` : '';
  const champion = view.champion === army ? ` ${text('yield.army.champion')}` : '';
  return `${name}${champion}: ${dialInWords(view, text, army)}${asleep}`;
}

function fortressInWords(view: View, text: Text, names: readonly string[], location: Location): string[] {
  const stack = view.stacks[location]!;
  if (stack === '') return [];
  const owner = controllerOf(view, location);
  const tokens = [...stack].map(letter => {
    const seat = tokenOwner(letter);
    return seat === null ? text('yield.token.neutral') : names[seat]!;
  });
  const value = fortressValue(view, location);
  return [
    owner === null
      ? text('yield.fortress.free', { value })
      : text('yield.fortress.held', { seat: names[owner]!, value, tokens: joined(text, tokens) }),
  ];
}

/** One Location in a sentence or three: name, region, Fortress, Armies. */
export function locationInWords(view: View, text: Text, names: readonly string[], location: Location): string {
  const region = regionName(text, boardOf(view).regions[location]!);
  const armies = armiesAt(view, location).map(army => armyInWords(view, text, names, army));
  return [
    text('yield.location', { place: placeName(view, location), region }),
    ...fortressInWords(view, text, names, location),
    ...(armies.length > 0 ? [`${joined(text, armies)}.`] : []),
  ].join(' ');
}

function leaderInWords(view: View, text: Text, seat: number): string[] {
  const [leader, ability] = [view.leader[seat]!, view.ability[seat]!];
  if (leader === null) return [];
  return [
    ability === null
      ? text('yield.words.leaderOnly', { leader: leaderName(text, leader) })
      : text('yield.words.leader', { leader: leaderName(text, leader), ability: abilityName(text, ability) }),
  ];
}

function cardsInWords(view: View, text: Text, seat: number): string[] {
  const seasons = Array.from({ length: SEASONS }, (_, i) => slotOf(seat, i + 1));
  const open = seasons.flatMap(slot => (view.faceUp[slot] ? [strategyName(text, view.laid[slot]!)] : []));
  return [
    ...(open.length > 0 ? [text('yield.words.open', { cards: joined(text, open) })] : []),
    text('yield.words.possible', {
      cards: joined(
        text,
        strategyHand(view, seat).map(card => strategyName(text, card)),
      ),
    }),
  ];
}

function seatInWords(view: View, text: Text, names: readonly string[], seat: number): string {
  const fallen = destroyedArmies(view, seat).map(army => pieceName(text, pieceOf(army)));
  const own = view.viewer === seat;
  return [
    text('yield.words.seat', {
      seat: names[seat]!,
      points: pointsOf(view, seat),
      cards: view.handSize[seat]!,
      tokens: view.supply[seat]!,
    }),
    ...(view.marker === seat ? [text('yield.words.marker')] : []),
    ...leaderInWords(view, text, seat),
    ...cardsInWords(view, text, seat),
    ...(fallen.length > 0 ? [text('yield.words.fallen', { armies: joined(text, fallen) })] : []),
    ...(own && handOf(view, seat).length > 0
      ? [
          text('yield.words.hand', {
            cards: joined(
              text,
              handOf(view, seat).map(card => kindName(text, card.kind)),
            ),
          }),
        ]
      : []),
  ].join(' ');
}

function battleInWords(view: View, text: Text, names: readonly string[]): string[] {
  const { battle } = view;
  if (!battle) return [];
  const sides = sidesOf(battle).map(side =>
    text('yield.words.total', {
      seats: joined(
        text,
        membersOf(view, battle, side).map(seat => names[seat]!),
      ),
      total: battle.totals[side]!,
    }),
  );
  const holders = membersOf(view, battle, battle.holder).map(seat => names[seat]!);
  return [text('yield.words.battle', { sides: joined(text, sides), holder: joined(text, holders) })];
}

function teamsInWords(view: View, text: Text, names: readonly string[]): string[] {
  if (!view.teams) return [];
  return [0, 1].map(side => {
    const members = names.flatMap((name, seat) => (sideOf(view, seat) === side ? [{ name, seat }] : []));
    return text('yield.words.team', {
      seats: joined(
        text,
        members.map(one => one.name),
      ),
      points: members.reduce((sum, one) => sum + pointsOf(view, one.seat), 0),
    });
  });
}

/** The whole table, a line for each thing. */
export function describeTable(view: View, text: Text, names: readonly string[]): string[] {
  const order = seatsInOrder(view).map(seat => names[seat]!);
  return [
    view.phase === 'setup'
      ? text('yield.words.setup')
      : text('yield.words.year', { year: view.year, season: view.season, phase: text(`yield.phase.${view.phase}`) }),
    text('yield.words.order', { seats: joined(text, order) }),
    ...battleInWords(view, text, names),
    ...teamsInWords(view, text, names),
    ...names.map((_, seat) => seatInWords(view, text, names, seat)),
    ...boardOf(view).locations.map(location => locationInWords(view, text, names, location)),
  ];
}
