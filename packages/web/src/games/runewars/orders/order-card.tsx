/** The Order cards: number, picture, what they do, and what their bonus adds. */
import Conquer from 'icon:game-icons/conqueror';
import Garrison from 'icon:game-icons/guards';
import Acquire from 'icon:game-icons/imperial-crown';
import Recruit from 'icon:game-icons/minions';
import Rally from 'icon:game-icons/rally-the-troops';
import Harvest from 'icon:game-icons/sickle';
import Fortify from 'icon:game-icons/stone-tower';
import Strategize from 'icon:game-icons/treasure-map';
import Mobilize from 'icon:game-icons/trumpet-flag';
import { ORDERS, type OrderNumber } from '@interregnum/runewars';
import type { ComponentType, SVGProps } from 'react';
import { CardWords } from '../../../table/kit/hand/words.tsx';
import { orderName, type Text } from '../state/props.ts';
import css from './orders.module.css';

const PICTURES: readonly ComponentType<SVGProps<SVGSVGElement>>[] = [
  Garrison,
  Strategize,
  Mobilize,
  Conquer,
  Harvest,
  Recruit,
  Rally,
  Acquire,
  Fortify,
];

export const orderText = (text: Text, order: OrderNumber): string => text(`orderText.${ORDERS[order]}`);
export const bonusText = (text: Text, order: OrderNumber): string => text(`bonusText.${ORDERS[order]}`);

interface FaceProps {
  order: OrderNumber;
  /** Whether it would be the highest of the year: then its bonus may be used. */
  brings: boolean;
  text: Text;
}

export function OrderFace({ order, brings, text }: FaceProps) {
  const Picture = PICTURES[order]!;
  return (
    <span className={css.card} data-brings={brings}>
      <b className={css.number}>{order}</b>
      <Picture className={css.picture} />
      <span className={css.name} data-card-name="">
        <CardWords of={orderName(text, order)} />
      </span>
      {brings && <span className={css.bonus}>{text('runewars.order.bonus')}</span>}
    </span>
  );
}

/** A small one: its number on its picture. */
export function OrderSign({ order, label }: { order: OrderNumber; label: string }) {
  const Picture = PICTURES[order]!;
  return (
    <span className={css.sign} title={label}>
      <Picture aria-hidden="true" />
      <b aria-hidden="true">{order}</b>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
