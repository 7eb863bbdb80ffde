/**
 * Where the values of a table come from, so that an owner of the printed game knows what to check first.
 * The printed cards, tiles and most numbers of the 2022 game were not available: what the rulebook does not say is ours.
 */
export type Provenance =
  /** Stated by the 2022 rulebook, in a rule, an example or a picture. */
  | 'rulebook'
  /** Follows from the rulebook's examples or from a later edition, but is printed nowhere we could read. */
  | 'inferred'
  /** A name or mechanic known from public descriptions, at times of the 2025 edition, fitted to the 2022 rules. */
  | 'public'
  /** Made for this project. */
  | 'ours';
