/** Who commands with which card; cards come from the deck, go back under it, or are discarded (RNW-650..RNW-658, RNW-Q285..RNW-Q290). */
import { type Seat, sets, shuffle, type Viewers } from '@interregnum/kernel';
import { sorted } from '../../cards.ts';
import { tell } from '../../events.ts';
import { type HeroNumber, NONE } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { heroesOf, strongholdsOf } from '../../table.ts';
import { cardOf, commandsOf, dealtTo, isCommander } from './queries.ts';
import type { CmdBattle, CmdHidden, CmdState, Command, CommanderCard, Dealt } from './state.ts';

/** RNW-654, RNW-Q285: who may be given a card, routed or not; a capital is a stronghold (RNW-Q351). */
export const mayCommand = (s: State, seat: Seat): HeroNumber[] => {
  const strongholds = strongholdsOf(s, seat);
  return heroesOf(s, seat).filter(hero => !isCommander(s, hero) && strongholds.includes(s.heroArea[hero]!));
};

/** RNW-Q289: there is only one Lieutenant General. */
export const mayNameSecond = (s: State, seat: Seat): boolean =>
  commandsOf(s, seat).length === 1 && mayCommand(s, seat).length > 0;

/** RNW-Q287: only with a Commander card before him; who cannot pay is not asked. */
export const mayRallyCommanders = (s: State, seat: Seat): boolean =>
  s.terms.cmd && s.influence[seat]! > 0 && commandsOf(s, seat).length > 0 && cardsLeft(s) > 0;

export function changeCmd(s: State, change: Partial<CmdState>): void {
  s.cmd = { ...s.cmd, ...change };
}
export function changeCmdBattle(s: State, change: Partial<CmdBattle>): void {
  changeCmd(s, { battle: { ...s.cmd.battle!, ...change } });
}
export function changeHidden(s: State, change: Partial<CmdHidden>): void {
  s.cmdHidden = { ...s.cmdHidden, ...change };
}

// --- cards in play -------------------------------------------------------------------------------------------------------

const byHero = (one: Command, other: Command): number => one.hero - other.hero;

export function setCard(s: State, hero: HeroNumber, card: CommanderCard): void {
  const commands = [...s.cmd.commands.filter(one => one.hero !== hero), { hero, card }].sort(byHero);
  changeCmd(s, { commands });
}
export function giveCard(s: State, hero: HeroNumber, card: CommanderCard): void {
  setCard(s, hero, card);
  tell({ type: 'commands', seat: s.heroSeat[hero]!, hero, card });
}

/** RNW-Q285: the former commander is a hero like others. */
export function passCard(s: State, from: HeroNumber, to: HeroNumber): void {
  const card = cardOf(s, from);
  changeCmd(s, { commands: s.cmd.commands.filter(({ hero }) => hero !== from) });
  giveCard(s, to, card);
}

/** RNW-657, RNW-Q288. */
export function discardCard(s: State, hero: HeroNumber): void {
  const card = cardOf(s, hero);
  changeCmd(s, {
    commands: s.cmd.commands.filter(one => one.hero !== hero),
    discard: [...s.cmd.discard, card],
  });
  tell({ type: 'commandLost', hero, card });
}

// --- cards that wait for a hero ------------------------------------------------------------------------------------------

const bySeat = (one: Dealt, other: Dealt): number => one.seat - other.seat;

/** RNW-650, RNW-Q286: everybody sees it before a hero is named. */
export function dealCard(s: State, seat: Seat): void {
  const [card] = drawCards(s, 1) as [CommanderCard];
  changeCmd(s, { dealt: [...s.cmd.dealt, { seat, card }].sort(bySeat) });
  tell({ type: 'commanderDealt', seat, card });
}

export function giveDealt(s: State, seat: Seat, hero: HeroNumber): void {
  const card = dealtTo(s, seat);
  changeCmd(s, { dealt: s.cmd.dealt.filter(one => one.seat !== seat) });
  giveCard(s, hero, card);
}

// --- the deck ------------------------------------------------------------------------------------------------------------

/** RNW-Q287: the last one lies at the bottom; its place stays known to who saw it go there. */
export function putUnder(s: State, cards: readonly CommanderCard[], by: Viewers): void {
  const { deck, seen } = s.cmdHidden;
  changeHidden(s, {
    deck: [...[...cards].reverse(), ...deck],
    seen: seen.map((known, card) => (cards.includes(card) ? by : known)),
  });
}

/** Those that can be drawn. */
export const cardsLeft = (s: Pick<State, 'cmd' | 'cmdHidden'>): number =>
  s.cmdHidden.deck.length + s.cmd.discard.length;

/** From the top; with an empty deck the discards are shuffled (RNW-360). */
export const drawCards = (s: State, n: number): CommanderCard[] => Array.from({ length: n }, () => drawTop(s));
function drawTop(s: State): CommanderCard {
  if (s.cmdHidden.deck.length === 0) {
    changeHidden(s, { deck: shuffle(s.chance, sorted(s.cmd.discard)) });
    changeCmd(s, { discard: [] });
  }
  const { deck, seen } = s.cmdHidden;
  const card = deck.at(-1)!;
  changeHidden(s, { deck: deck.slice(0, -1), seen: seen.with(card, sets.NONE) });
  return card;
}

/** Nothing of it outlasts the battle. */
export function endCommand(s: State): void {
  if (s.cmd.battle === null) return;
  changeCmd(s, { battle: null });
  changeHidden(s, { spied: NONE, isSpiedNew: false });
}
