/**
 * Versions of a game as each viewer counts them: that a seat has changed its secret answer is a version of its own, of
 * which nobody else hears.
 */
import type { Reached, Seat } from '@interregnum/kernel';

interface Versions {
  readonly reached: readonly Reached[];
}

type Viewer = Seat | null;

const isSilentFor = (viewer: Viewer, { changed }: Reached): boolean => changed !== null && changed.seat !== viewer;

/** The first entry of the log that somebody who has seen this version does not have; `null`: there is nothing new. */
export function firstUnseen({ reached }: Versions, version: number, viewer: Viewer): number | null {
  const news = reached.slice(version + 1).filter(each => !isSilentFor(viewer, each));
  if (news.length === 0) return null;
  return 1 + Math.min(reached[version]!.at, ...news.map(({ at, changed }) => changed?.place ?? at));
}

/** A version as a viewer counts. */
export function countedBy(viewer: Viewer, { reached }: Versions, version: number): number {
  return version - reached.slice(1, version + 1).filter(each => isSilentFor(viewer, each)).length;
}

/** The last version that a viewer counts so. */
export function versionCounted(viewer: Viewer, { reached }: Versions, counted: number): number {
  let version = counted;
  for (const [n, each] of reached.entries()) if (isSilentFor(viewer, each) && n <= version + 1) version++;
  return version;
}

/** The last version that this viewer has heard of. */
export function versionSeenBy({ reached }: Versions, viewer: Seat): number {
  return reached.findLastIndex(each => !isSilentFor(viewer, each));
}
