/** The kind of ending that a title names in the reason of its outcome. */
import type { Outcome } from '@interregnum/kernel';

/** `castle` for `end.castle`. */
export const endingOf = ({ reason, rule }: Outcome): string => `${reason.key.replace(/^end\./, '')} (${rule})`;
