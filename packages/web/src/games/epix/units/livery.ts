/** The custom properties of a seat's colours: `--seat`, `--seat-dark`, `--seat-light`, `--on-seat`. */
import theme from '../theme.module.css';

export const epixClass: string = theme.epix!;
export const seatClass = (seat: number): string => theme[`seat${seat}`]!;
