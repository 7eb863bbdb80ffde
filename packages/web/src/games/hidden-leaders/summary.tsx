/** Hidden Leaders in one page. */
import type { Summary } from '../../table/kit/summary.ts';
import { FactionBadge } from './marks/faction-badge.tsx';
import { hdlClass, kindClass } from './marks/livery.ts';
import { Peg } from './marks/peg.tsx';
import { words } from './texts/summary.ts';

const FACTIONS = ['imperial-army', 'hill-tribes', 'water-folk', 'undead'];

export const summary: Summary = {
  words,
  className: hdlClass,
  signs: [
    ...FACTIONS.map(faction => (
      <span key={faction} className={kindClass(faction)}>
        <FactionBadge faction={faction} size={28} />
      </span>
    )),
    <Peg key="red" peg="red" size={30} />,
    <Peg key="green" peg="green" size={30} />,
  ],
};
