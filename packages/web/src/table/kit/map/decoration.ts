/** For all that is only to be looked at. */
export const DECORATION = { 'aria-hidden': true, pointerEvents: 'none' } as const;
