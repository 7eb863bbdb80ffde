/** The custom properties of the title, and of a faction: `--kind`, `--kind-deep`, `--kind-ink`, `--pattern`. */
import theme from '../theme.module.css';

export const okcClass: string = theme.okc!;
/** `clans`, `uprising`, `nobility`, `gathering`, or `simulacrum` for the opponent of a game alone. */
export const factionClass = (faction: string): string => theme[faction]!;
