/** Commanders in a position: who commands, the deck, what a battle remembers of them. */
import {
  entriesOf,
  type Field,
  type Form,
  flag,
  inAnyOrder,
  list,
  maybe,
  orHidden,
  type Path,
  placeIn,
  seat,
  sets,
  via,
  wholeNumber,
} from '@interregnum/kernel';
import { COMMANDERS } from '../content/cmd/commanders.ts';
import { HEROES } from '../content/heroes.ts';
import { heroesIn } from '../in-play.ts';
import { changeCmd, changeHidden, setCard } from '../modules/cmd/command.ts';
import type { CmdBattle } from '../modules/cmd/state.ts';
import { NONE } from '../pieces.ts';
import type { State } from '../state.ts';
import { hero, orNone, pairOf, recordOf, seatOrNone, setIn, tactics, unit } from './forms.ts';
import { readViewers, viewersText } from './known.ts';

const card = placeIn(
  'a Commander card',
  COMMANDERS.map(({ id }) => id),
);
const idOf = (number: number): string => COMMANDERS[number]!.id;

/** Written only when there is something to say. */
const field = (
  isSaid: (s: State) => boolean,
  read: (s: State, value: unknown, path: Path) => void,
  write: (s: State) => unknown,
): Field<State> => ({ read, write: s => (isSaid(s) ? write(s) : undefined) });

/** From the top; in a view what is not known is hidden. */
const deck: Form<number[], State> = via(
  list(orHidden(card)) as Form<number[], State>,
  cards => [...cards].reverse(),
  cards => [...cards].reverse(),
);

const battle: Form<CmdBattle | null, State> = maybe(
  recordOf<CmdBattle>({
    leaders: pairOf<readonly number[], State>(list(hero)),
    tookPart: pairOf<boolean, State>(flag),
    spent: setIn(list(card)),
    guarded: wholeNumber(0, 2),
    steadied: wholeNumber(0, 5),
    stubborn: orNone(unit),
  }),
);

/** A map that leaves out those of whom nothing is said. */
const byName = (names: (s: State) => readonly string[], ...definition: Parameters<typeof field>): Field<State> => ({
  ...field(...definition),
  leftOut: (_within, s) => names(s),
});

const isOn = (s: State): boolean => s.terms.cmd;

export const cmdFields = {
  commanders: byName(
    s => heroesIn(s).map(one => HEROES[one]!.id),
    isOn,
    (s, value, path) => {
      for (const [id, which] of entriesOf(value, path))
        setCard(s, hero.read(id, [...path, id], s), card.read(which, [...path, id], s));
    },
    s => Object.fromEntries(s.cmd.commands.map(one => [HEROES[one.hero]!.id, idOf(one.card)])),
  ),
  commanders_dealt: field(
    s => s.cmd.dealt.length > 0,
    (s, value, path) => {
      const dealt = entriesOf(value, path).map(([who, which]) => ({
        seat: seat.read(who, [...path, who], s),
        card: card.read(which, [...path, who], s),
      }));
      changeCmd(s, { dealt });
    },
    s => Object.fromEntries(s.cmd.dealt.map(one => [seat.write(one.seat, s), idOf(one.card)])),
  ),
  commander_discard: field(
    s => s.cmd.discard.length > 0,
    (s, value, path) => changeCmd(s, { discard: list(card).read(value, path, s) }),
    s => list(card).write([...s.cmd.discard], s),
  ),
  lieutenant: field(
    s => s.cmd.lieutenant !== NONE,
    (s, value, path) => changeCmd(s, { lieutenant: seatOrNone.read(value, path, s) }),
    s => seatOrNone.write(s.cmd.lieutenant, s),
  ),
  commander_deck: field(
    isOn,
    (s, value, path) => changeHidden(s, { deck: deck.read(value, path, s) }),
    s => deck.write([...s.cmdHidden.deck], s),
  ),
  commanders_known: byName(
    () => COMMANDERS.map(({ id }) => id),
    s => s.cmdHidden.seen.some(known => !sets.isEmpty(known)),
    (s, value, path) => {
      const seen = [...s.cmdHidden.seen];
      for (const [id, by] of entriesOf(value, path))
        seen[card.read(id, [...path, id], s)] = readViewers(s, String(by), [...path, id]);
      changeHidden(s, { seen });
    },
    s =>
      Object.fromEntries(
        s.cmdHidden.seen.flatMap((known, i) => (sets.isEmpty(known) ? [] : [[idOf(i), viewersText(known)]])),
      ),
  ),
  commanders_drawn: inAnyOrder(
    field(
      s => s.cmdHidden.offered.length > 0,
      (s, value, path) =>
        changeHidden(s, { offered: (list(orHidden(card)) as Form<number[], State>).read(value, path, s) }),
      s => (list(orHidden(card)) as Form<number[], State>).write([...s.cmdHidden.offered], s),
    ),
  ),
  command: field(
    s => s.cmd.battle !== null,
    (s, value, path) => changeCmd(s, { battle: battle.read(value, path, s) }),
    s => battle.write(s.cmd.battle, s),
  ),
  spied: field(
    s => s.cmdHidden.spied !== NONE,
    (s, value, path) => changeHidden(s, { spied: (orHidden(tactics) as Form<number, State>).read(value, path, s) }),
    s => (orHidden(tactics) as Form<number, State>).write(s.cmdHidden.spied, s),
  ),
  spied_new: field(
    s => s.cmdHidden.isSpiedNew,
    (s, value, path) => changeHidden(s, { isSpiedNew: flag.read(value, path, s) }),
    s => flag.write(s.cmdHidden.isSpiedNew, s),
  ),
};
