/** The custom properties of the title and of its factions: `--kind`, `--kind-deep`, `--pattern`. */
import theme from '../theme.module.css';

export const hdlClass: string = theme.hdl!;
/** `imperial-army`, `hill-tribes`, `water-folk`, `undead` or `emperor`. */
export const kindClass = (kind: string): string => theme[kind]!;
