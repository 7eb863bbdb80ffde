/** The custom properties of the title, and of a faction: `--kind`, `--kind-deep`, `--kind-ink`, `--pattern`. */
import theme from '../theme.module.css';

export const okcClass: string = theme.okc!;
/** A faction; `simulacrum`, the opponent of a game alone; `crown`, for Kingdom Cards. */
export const factionClass = (faction: string): string => theme[faction]!;
