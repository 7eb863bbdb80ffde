/** The custom properties of the title. */
import theme from '../theme.module.css';

export const epixClass: string = theme.epix!;
