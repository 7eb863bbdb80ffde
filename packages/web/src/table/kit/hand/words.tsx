/** Words on a card: a line ends between them, and inside of one only where it would not fit at all. */
import { keyed } from '../../../parts/keyed.ts';
import { hyphenated } from './hyphens.ts';
import css from './words.module.css';

export const CardWords = ({ of }: { of: string }) =>
  keyed(of.split(' ')).map(({ key, item }) => (
    <span key={key}>
      <span className={css.word}>{hyphenated(item)}</span>{' '}
    </span>
  ));
