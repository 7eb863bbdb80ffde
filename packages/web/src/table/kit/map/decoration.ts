/** For all that is only to be looked at. */
export const DECORATION = { 'aria-hidden': true, pointerEvents: 'none' } as const;

/** For what never changes as well: its picture is kept, so that a piece that moves costs no new drawing of the land. */
export const PAINTED = { ...DECORATION, style: { willChange: 'opacity' } } as const;
