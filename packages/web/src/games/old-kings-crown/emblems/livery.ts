/** The custom properties of the title and of its factions: `--kind`, `--kind-deep`, `--pattern`. */
import type { Faction } from '@interregnum/old-kings-crown';
import css from './livery.module.css';

/** Everything of the title stands inside this class. */
export const okcClass: string = css.okc!;

/** A faction, or `crown` for what belongs to none: Kingdom Cards, the Simulacrum. */
export type Livery = Faction | 'crown';
export const liveryClass = (livery: Livery): string => css[livery]!;
