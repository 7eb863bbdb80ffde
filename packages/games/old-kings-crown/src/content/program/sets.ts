/** Which sets of cards effects may look for and pick from. */
import { NotationError, type Path } from '@interregnum/kernel';
import type { CardSet, Where } from '../card-sets.ts';
import type { Moment } from '../effect.ts';
import { AT_REGION, momentName } from './moments.ts';
import { SET_SLOT } from './set-words.ts';

/** Throws when it is so. */
export function refuseIf(isWrong: boolean, path: Path, why: string): void {
  if (isWrong) throw new NotationError(path, why);
}

const isFiltered = (set: CardSet): boolean =>
  set.traits.length > 0 || set.not.length > 0 || set.supporters || set.keyed;
const HAVE_REGION: readonly Moment[] = [...AT_REGION, 'AuD'];
const AT_PRESENT: readonly Where[] = ['clash', 'here', 'adjacent', 'elsewhere'];

/** Who is asked must not tell what is hidden, and what is not there cannot be picked. */
export function checkSet(set: CardSet, at: Moment, path: Path): void {
  const { in: lying, whose, where } = set;
  const isHidden = lying === 'hand' || lying === 'facedown';
  const isAtRegion = lying === 'revealed' || lying === 'facedown';
  refuseIf(lying === 'all', path, 'expected revealed, facedown, hand, discarded, lost or court cards');
  refuseIf(whose === 'picked' || where === 'picked', path, "'their' and 'there' are for cards to look at");
  refuseIf(isHidden && isFiltered(set), path, 'hidden cards cannot be told apart: expected cards of any kind');
  const isOwnPile = lying === 'hand' || lying === 'discard';
  refuseIf(isOwnPile && whose !== 'mine', path, 'expected my own: nobody goes through the cards of others');
  refuseIf(!isAtRegion && where !== 'any', path, 'only revealed and facedown cards lie at Regions');
  refuseIf(lying === 'facedown' && (where === 'clash' || where === 'any'), path, 'facedown cards lie at Regions');
  const isPresent = AT_PRESENT.includes(where) && !HAVE_REGION.includes(at);
  refuseIf(isPresent, path, `there is no present Region at ${momentName(at)}`);
  refuseIf(set.keyed && where !== 'clash', path, 'keyed cards are those in the Clash');
}

export const isSameSet = (one: CardSet | null, other: CardSet | null): boolean =>
  one !== null && other !== null && SET_SLOT.write(one) === SET_SLOT.write(other);
/** Whether a set is the one that is written so. */
export const reads = (set: unknown, words: string): boolean => SET_SLOT.write(set as CardSet) === words;

export const isMine = (set: CardSet): boolean => set.whose === 'mine';
export const isOpenCard = (set: CardSet): boolean => set.in === 'revealed' || set.in === 'lost';
export const isInClash = (set: CardSet): boolean => set.in === 'revealed' && set.where === 'clash';
export const isNextDoor = (set: CardSet): boolean =>
  set.in === 'revealed' && (set.where === 'adjacent' || set.where === 'elsewhere');
export const isHere = (set: CardSet): boolean => set.in === 'revealed' && set.where === 'here';
