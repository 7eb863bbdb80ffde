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
import { type Targets, targetsBy } from '../../../table/kit/map/area-targets.ts';
import { asks, type Meaning as KitMeaning, NOTHING, take } from '../../../table/kit/meaning.ts';
import { ambushBattle, armiesAt, battlesAhead, placesOfArmies } from './reading.ts';
import type { Mode, Picked } from './selection.ts';

type Meaning = KitMeaning<Picked>;

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
export function armyInHand(view: View, options: readonly Option[], picked: Picked): Army | null {
  if (picked.army !== null) return picked.army;
  const movers = [...new Set(options.flatMap(option => moverOf(view, option) ?? []))];
  const deploying = options.some(option => option.type === 'deploy');
  const others = options.some(option => modeOf(option) === 'upgrade' || option.type === 'ambush');
  return deploying || (movers.length === 1 && !others) ? (movers[0] ?? null) : null;
}

/** The options that what is picked leaves open. */
function narrowed(view: View, options: readonly Option[], picked: Picked): readonly Option[] {
  const army = armyInHand(view, options, picked);
  return options.filter(o => {
    if (picked.mode !== null && modeOf(o) !== picked.mode) return false;
    if (picked.mode === 'fortress')
      return picked.location === null || (o.type === 'fortress' && o.from === picked.location);
    const mover = moverOf(view, o);
    return army === null || (mover === null ? picked.army === null : mover === army);
  });
}

/** The Locations where a click is worth something now, with the options behind them. */
export function targets(view: View, options: readonly Option[], picked: Picked): Targets<Option> {
  const choosingFortress = picked.mode === 'fortress' && picked.location === null;
  return targetsBy(narrowed(view, options, picked), o =>
    choosingFortress && o.type === 'fortress' ? [o.from] : placesOf(view, o),
  );
}

/** Armies that may be taken up. */
export function movers(view: View, options: readonly Option[]): ReadonlySet<Army> {
  return new Set(
    options.flatMap(o => {
      if (o.type === 'loss') return [o.army];
      if (o.type === 'champion') return [armyOf(view.viewer!, o.piece)];
      if (o.type === 'ambush') return armiesIn(ambushBattle(view, armyOf(view.viewer!, o.piece)));
      return o.type === 'deploy' ? [] : (moverOf(view, o) ?? []);
    }),
  );
}

/** What a click at a Location answers, if anything. */
function answerAt(view: View, options: readonly Option[], picked: Picked, location: Location): Meaning | null {
  const here = targets(view, options, picked).get(location) ?? [];
  if (here.length === 0) return null;
  if (picked.mode === 'fortress' && picked.location === null) {
    return { do: 'pick', what: { mode: 'fortress', location } };
  }
  return here.length === 1 ? take(here[0]!) : { do: 'pick', what: { ...picked, location } };
}

/** Armies that are themselves the answer: who takes the loss, who is the Champion. */
const answerOf = (view: View, options: readonly Option[], army: Army): Option | undefined =>
  options.find(
    o => (o.type === 'loss' && o.army === army) || (o.type === 'champion' && armyOf(view.viewer!, o.piece) === army),
  );

/** Whether an Army can be taken up, or dragged, to another Location. */
export const canMove = (view: View, options: readonly Option[], army: Army): boolean =>
  options.some(option => option.type !== 'deploy' && moverOf(view, option) === army);

export function clickLocation(view: View, options: readonly Option[], picked: Picked, location: Location): Meaning {
  const here = answerAt(view, options, picked, location);
  if (here) return here;
  if (picked.army !== null && view.at[picked.army] === location) return { do: 'pick', what: {} };
  for (const army of armiesAt(view, location)) {
    const answer = answerOf(view, options, army);
    if (answer) return take(answer);
    if (canMove(view, options, army)) return { do: 'pick', what: { army } };
  }
  const code = attemptAt(view, options, armyInHand(view, options, picked), location);
  return code === null ? NOTHING : { do: 'attempt', code };
}

/** What the player seems to have tried, so that the table can say why not. */
function attemptAt(view: View, options: readonly Option[], army: Army | null, to: Location): string | null {
  const first = options[0];
  if (!first) return null;
  const id = locationId(to);
  if (first.type === 'deploy') return `deploy:${pieceId(army === null ? first.piece : pieceOf(army))}:${id}`;
  const mover = army ?? moverOf(view, first);
  const from = mover === null ? null : (view.at[mover] ?? null);
  if (mover !== null && from !== null) {
    if (asks(options, 'retreat')) return `retreat:${armyId(mover)}:${locationId(from)}>${id}`;
    return `${asks(options, 'chase') ? 'chase' : 'step'}:${pieceId(pieceOf(mover))}:${locationId(from)}>${id}`;
  }
  const verb = (['start', 'upgrade', 'remove', 'battle', 'recover'] as const).find(type => asks(options, type));
  return verb ? `${verb}:${id}` : null;
}

export function clickArmy(view: View, options: readonly Option[], picked: Picked, army: Army): Meaning {
  const answer = answerOf(view, options, army);
  if (answer) return take(answer);
  if (picked.army === army) return { do: 'pick', what: {} };
  if (canMove(view, options, army)) return { do: 'pick', what: { army } };
  return clickLocation(view, options, { ...picked, army: null }, view.at[army]!);
}

/** An Army put down at a Location: what taking it up and pressing the Location does. */
export function dropArmy(view: View, options: readonly Option[], army: Army, to: Location): Meaning {
  if (view.at[army] === to) return { do: 'pick', what: { army } };
  return clickLocation(view, options, { army, location: null, mode: null, cards: [] }, to);
}
