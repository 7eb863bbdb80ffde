/** The timing windows of a Round in the order in which they occur (OKC-040), and how each one runs (OKC-Q103). */

/** `passes`: until a whole pass is idle. `turn`: one turn each. `once`: a single player is asked. */
export type WindowMode = 'passes' | 'turn' | 'once' | 'fixed' | 'step';

export interface WindowData {
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  mode: WindowMode;
}

const spring = (mode: WindowMode): WindowData => ({ season: 'spring', mode });
const summer = (mode: WindowMode): WindowData => ({ season: 'summer', mode });
const autumn = (mode: WindowMode): WindowData => ({ season: 'autumn', mode });
const winter = (mode: WindowMode): WindowData => ({ season: 'winter', mode });

/** OKC-046, OKC-Q103. */
export const WINDOWS = {
  ESp: spring('passes'),
  'MSp-D': spring('step'),
  'MSp-I': spring('step'),
  'MSp-O': spring('once'),
  LSp: spring('passes'),
  ESu: summer('passes'),
  'MSu-B': summer('passes'),
  'MSu-C': summer('step'),
  'MSu-H': summer('step'),
  'MSu-P': summer('step'),
  LSu: summer('passes'),
  EAu: autumn('passes'),
  AuX: autumn('step'),
  AuD: autumn('turn'),
  AuRR: autumn('passes'),
  AuK: autumn('passes'),
  AuV: autumn('step'),
  AuElim: autumn('step'),
  AuA: autumn('passes'),
  AuDec: autumn('step'),
  AuT: autumn('passes'),
  AuR: autumn('fixed'),
  AuE: autumn('fixed'),
  LAu: autumn('passes'),
  EWi: winter('passes'),
  'MWi-R': winter('step'),
  'MWi-D': winter('step'),
  'MWi-H': winter('step'),
  'MWi-P': winter('turn'),
  'MWi-W': winter('step'),
  LWi: winter('passes'),
} as const satisfies Readonly<Record<string, WindowData>>;

export type Window = keyof typeof WINDOWS;
