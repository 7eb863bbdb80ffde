/** What a click on a Location or an Army means at the open question. */
import {
  type Army,
  armiesIn,
  armyId,
  armyOf,
  type Location,
  locationId,
  type Option,
  pieceId,
  pieceOf,
  type View,
} from '@interregnum/yield';
import type { YieldChoice } from './props.ts';
import { ambushBattle, armiesAt, battlesAhead, placesOfArmies } from './reading.ts';
import type { Mode, Picked } from './selection.ts';

export type Meaning =
  | { do: 'choose'; index: number }
  | { do: 'attempt'; code: string }
  | { do: 'select'; what: Partial<Picked> }
  | { do: 'nothing' };

const NOTHING: Meaning = { do: 'nothing' };

/** The Army an option moves. */
function moverOf(view: View, o: Option): Army | null {
  if (o.type === 'step' || o.type === 'chase' || o.type === 'deploy') return armyOf(view.viewer!, o.piece);
  return o.type === 'retreat' ? o.army : null;
}

/** Where an option takes place on the map; several for a battle. */
function placesOf(view: View, o: Option): readonly Location[] {
  switch (o.type) {
    case 'step':
    case 'chase':
    case 'retreat':
    case 'fortress':
      return [o.to];
    case 'battle':
      return placesOfArmies(view, battlesAhead(view).find(one => placesOfArmies(view, one).includes(o.location)) ?? 0);
    case 'ambush':
      return placesOfArmies(view, ambushBattle(view, armyOf(view.viewer!, o.piece)));
    default:
      return 'location' in o ? [o.location] : [];
  }
}

const MODES: Readonly<Partial<Record<Option['type'], Mode>>> = {
  step: 'step',
  upgrade: 'upgrade',
  build: 'upgrade',
  fortress: 'fortress',
};
export const modeOf = (o: Option): Mode | null => MODES[o.type] ?? null;

/** The Army that stands ready when none is picked: the only one that can go, or the next to be deployed. */
export function armyInHand(view: View, choices: readonly YieldChoice[], picked: Picked): Army | null {
  if (picked.army !== null) return picked.army;
  const movers = [...new Set(choices.flatMap(({ option }) => moverOf(view, option) ?? []))];
  const deploying = choices.some(({ option }) => option.type === 'deploy');
  const others = choices.some(({ option }) => modeOf(option) === 'upgrade' || option.type === 'ambush');
  return deploying || (movers.length === 1 && !others) ? (movers[0] ?? null) : null;
}

/** The options that what is picked leaves open. */
function narrowed(view: View, choices: readonly YieldChoice[], picked: Picked): readonly YieldChoice[] {
  const army = armyInHand(view, choices, picked);
  return choices.filter(({ option: o }) => {
    if (picked.mode !== null && modeOf(o) !== picked.mode) return false;
    if (picked.mode === 'fortress')
      return picked.location === null || (o.type === 'fortress' && o.from === picked.location);
    const mover = moverOf(view, o);
    return army === null || (mover === null ? picked.army === null : mover === army);
  });
}

/** The Locations where a click is worth something now, with the options behind them. */
export function targets(view: View, choices: readonly YieldChoice[], picked: Picked): Map<Location, YieldChoice[]> {
  const out = new Map<Location, YieldChoice[]>();
  const add = (location: Location, choice: YieldChoice) => out.set(location, [...(out.get(location) ?? []), choice]);
  const choosingFortress = picked.mode === 'fortress' && picked.location === null;
  for (const choice of narrowed(view, choices, picked)) {
    const o = choice.option;
    const places = choosingFortress && o.type === 'fortress' ? [o.from] : placesOf(view, o);
    for (const location of places) add(location, choice);
  }
  return out;
}

/** Armies that may be taken up. */
export function movers(view: View, choices: readonly YieldChoice[]): ReadonlySet<Army> {
  return new Set(
    choices.flatMap(({ option: o }) => {
      if (o.type === 'loss') return [o.army];
      if (o.type === 'champion') return [armyOf(view.viewer!, o.piece)];
      if (o.type === 'ambush') return armiesIn(ambushBattle(view, armyOf(view.viewer!, o.piece)));
      return o.type === 'deploy' ? [] : (moverOf(view, o) ?? []);
    }),
  );
}

/** What a click at a Location answers, if anything. */
function answerAt(view: View, choices: readonly YieldChoice[], picked: Picked, location: Location): Meaning | null {
  const here = targets(view, choices, picked).get(location) ?? [];
  if (here.length === 0) return null;
  if (picked.mode === 'fortress' && picked.location === null) {
    return { do: 'select', what: { mode: 'fortress', location } };
  }
  return here.length === 1 ? { do: 'choose', index: here[0]!.index } : { do: 'select', what: { ...picked, location } };
}

/** Armies that are themselves the answer: who takes the loss, who is the Champion. */
const answerOf = (view: View, choices: readonly YieldChoice[], army: Army): YieldChoice | undefined =>
  choices.find(
    ({ option: o }) =>
      (o.type === 'loss' && o.army === army) || (o.type === 'champion' && armyOf(view.viewer!, o.piece) === army),
  );

const canMove = (view: View, choices: readonly YieldChoice[], army: Army): boolean =>
  choices.some(({ option }) => option.type !== 'deploy' && moverOf(view, option) === army);

export function clickLocation(
  view: View,
  choices: readonly YieldChoice[],
  picked: Picked,
  location: Location,
): Meaning {
  const here = answerAt(view, choices, picked, location);
  if (here) return here;
  if (picked.army !== null && view.at[picked.army] === location) return { do: 'select', what: {} };
  for (const army of armiesAt(view, location)) {
    const answer = answerOf(view, choices, army);
    if (answer) return { do: 'choose', index: answer.index };
    if (canMove(view, choices, army)) return { do: 'select', what: { army } };
  }
  const code = attemptAt(view, choices, armyInHand(view, choices, picked), location);
  return code === null ? NOTHING : { do: 'attempt', code };
}

/** What the player seems to have tried, so that the table can say why not. */
function attemptAt(view: View, choices: readonly YieldChoice[], army: Army | null, to: Location): string | null {
  const first = choices[0]?.option;
  if (!first) return null;
  const id = locationId(to);
  if (first.type === 'deploy') return `deploy:${pieceId(army === null ? first.piece : pieceOf(army))}:${id}`;
  const mover = army ?? moverOf(view, first);
  const from = mover === null ? null : (view.at[mover] ?? null);
  const asks = (type: Option['type']) => choices.some(({ option }) => option.type === type);
  if (mover !== null && from !== null) {
    if (asks('retreat')) return `retreat:${armyId(mover)}:${locationId(from)}>${id}`;
    return `${asks('chase') ? 'chase' : 'step'}:${pieceId(pieceOf(mover))}:${locationId(from)}>${id}`;
  }
  const verb = (['start', 'upgrade', 'remove', 'battle', 'recover'] as const).find(asks);
  return verb ? `${verb}:${id}` : null;
}

export function clickArmy(view: View, choices: readonly YieldChoice[], picked: Picked, army: Army): Meaning {
  const answer = answerOf(view, choices, army);
  if (answer) return { do: 'choose', index: answer.index };
  if (picked.army === army) return { do: 'select', what: {} };
  if (canMove(view, choices, army)) return { do: 'select', what: { army } };
  return clickLocation(view, choices, { ...picked, army: null }, view.at[army]!);
}
