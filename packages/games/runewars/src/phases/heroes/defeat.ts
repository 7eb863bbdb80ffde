/** Heroes are hurt, healed, defeated (RNW-330, RNW-331, RNW-Q22). */
import { sets } from '@interregnum/kernel';
import { tell } from '../../events.ts';
import { healthOf, MOST_TRAINING, setTraining, trainingOf } from '../../heroes.ts';
import { fallenPlace, heroPlace, markPlaceMoves } from '../../knowledge.ts';
import type { HeroNumber } from '../../pieces.ts';
import { place } from '../../places.ts';
import type { State } from '../../state.ts';
import { removeHero } from '../elimination.ts';
import { rememberRewards } from './rewards.ts';

/** RNW-331: his Rewards lie beside the board under a marker in his area; without any no marker is placed. */
function leaveRewards(s: State, hero: HeroNumber): void {
  const [down, up] = [s.rewardsDown[hero]!, s.rewardsUp[hero]!];
  if (down.length + up.length === 0) return;
  rememberRewards(s, hero);
  s.fallen = [...s.fallen, { area: s.heroArea[hero]!, down, up }];
  markPlaceMoves(s, heroPlace(hero), fallenPlace(s.fallen.length - 1));
}

/** RNW-330: figure and card leave the game; whoever has won his Rewards has taken them before. */
export function defeat(s: State, hero: HeroNumber): void {
  leaveRewards(s, hero);
  removeHero(s, hero);
  s.heroesGone = sets.with(s.heroesGone, hero);
  tell({ type: 'heroLeft', hero, how: 'defeated' });
  place(s, 'hero.leaves', { hero });
}

/** Damage outside duels; a hero at his health is defeated at once. */
export function hurtHero(s: State, hero: HeroNumber, n: number): void {
  if (n <= 0 || s.heroSeat[hero]! < 0) return;
  s.heroDamage[hero] = s.heroDamage[hero]! + n;
  tell({ type: 'heroHurt', hero, n });
  if (s.heroDamage[hero]! >= healthOf(s, hero)) defeat(s, hero);
}

export function healHero(s: State, hero: HeroNumber, n: number | 'all'): void {
  const healed = n === 'all' ? s.heroDamage[hero]! : Math.min(n, s.heroDamage[hero]!);
  if (healed === 0) return;
  s.heroDamage[hero] = s.heroDamage[hero]! - healed;
  tell({ type: 'heroHealed', hero, n: healed });
}

/** RNW-Q20: what cannot be placed is lost. */
export function trainHero(s: State, hero: HeroNumber, attribute: number, n: number): void {
  const next = Math.min(MOST_TRAINING, trainingOf(s, hero, attribute) + n);
  if (next === trainingOf(s, hero, attribute)) return;
  setTraining(s, hero, attribute, next);
  tell({ type: 'trained', hero, attribute, n: next });
}
