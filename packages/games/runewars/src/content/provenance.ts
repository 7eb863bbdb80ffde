/** Where the values of a table come from, so that an owner of the printed game knows what to check first. */
export type Provenance =
  /** Stated by the rulebook. */
  | 'rulebook'
  /** Found in public material about the printed game. */
  | 'public'
  /** Follows from the rulebook or from public material, but is printed nowhere we could read. */
  | 'inferred'
  /** Made for this project. */
  | 'ours';
