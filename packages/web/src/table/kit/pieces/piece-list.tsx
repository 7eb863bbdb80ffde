/** Pieces one below the other, with picture and words. */
import { counted, type Listed } from './counted.ts';
import css from './pieces.module.css';

export const PieceList = ({ of }: { of: readonly Listed[] }) => (
  <ul className={css.pieces}>
    {counted(of).map(({ key, picture, words, small, count }) => (
      <li key={key} className={css.piece}>
        {picture !== undefined && <span className={css.picture}>{picture}</span>}
        <span className={css.words}>
          {words}
          {small !== undefined && small !== '' && <small>{small}</small>}
        </span>
        {count > 1 && <b className={css.count}>×{count}</b>}
      </li>
    ))}
  </ul>
);
