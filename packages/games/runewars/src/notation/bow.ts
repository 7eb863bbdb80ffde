/** What Banners of War lays beside the areas: destroyed cities, Rune Wards, who may not bid. */
import { type Field, type Form, inAnyOrder, list, seat } from '@interregnum/kernel';
import { type BowState, changeBow, type RuneWard } from '../modules/bow/state.ts';
import type { State } from '../state.ts';
import { area, city, recordOf, setIn } from './forms.ts';

const part = <K extends keyof BowState>(
  key: K,
  isUsual: (value: BowState[K]) => boolean,
  form: Form<BowState[K], State>,
): Field<State> =>
  inAnyOrder({
    read: (s, value, path) => changeBow(s, { [key]: form.read(value, path, s) }),
    write: s => (isUsual(s.bow[key]) ? undefined : form.write(s.bow[key], s)),
  });

export const bowFields = {
  cities_destroyed: part('destroyedCities', cities => cities.length === 0, list(city)),
  wards: part('wards', wards => wards.length === 0, list(recordOf<RuneWard>({ seat, area }))),
  excluded: part('excluded', set => set === 0, setIn(list(seat))),
};
