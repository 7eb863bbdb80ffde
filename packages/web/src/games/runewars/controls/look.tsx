/** How options look as chips: a picture of what they are about, their words, and what a card says. */

import {
  COMMANDERS,
  contentOf,
  DEVELOPMENT_CARDS,
  DEVELOPMENTS,
  describe,
  type FactionNumber,
  QUESTS,
  REWARDS,
  TACTICS,
  TITLES,
} from '@interregnum/runewars';
import type { ReactNode } from 'react';
import type { ChipLook } from '../../../table/kit/chips.tsx';
import { cardInFull, sectionsOf, TacticalFate } from '../battle/fate-card.tsx';
import { CardPicture } from '../cards/card-face.tsx';
import { HeroPicture } from '../heroes/portrait.tsx';
import { OrderSign } from '../orders/order-card.tsx';
import { DialPip } from '../panels/seat-panel.tsx';
import { Emblem } from '../peoples/emblem.tsx';
import { EMBLEMS } from '../peoples/peoples.ts';
import { UnitPicture } from '../peoples/units.tsx';
import { type Option, orderName, type Props } from '../state/props.ts';
import { benefitInWords, heroCardInWords, recruitsInWords } from '../state/words.ts';
import css from './controls.module.css';

export const lookOf =
  (props: Props) =>
  (o: Option): ChipLook => ({
    picture: pictureOf(props, o),
    words: props.say(describe(o, props.view)),
    small: textOf(props, o),
  });

const Arms = ({ faction }: { faction: FactionNumber }) => (
  <svg className={css.arms} viewBox="-11 -11 22 22" aria-hidden="true">
    <path d={EMBLEMS[faction]} fillRule="evenodd" />
  </svg>
);

function pictureOf({ view, text }: Props, o: Option): ReactNode {
  if ('unit' in o) return <UnitPicture view={view} type={o.unit} size={30} />;
  if ('faction' in o) return <Arms faction={o.faction} />;
  if ('order' in o) return <OrderSign order={o.order} label={orderName(text, o.order)} />;
  const card = cardOf(o);
  const faces = card === null ? null : sectionsOf(view, card);
  if (faces) return <TacticalFate faces={faces} text={text} />;
  if (card !== null) return <CardPicture id={card} />;
  if ('fate' in o) return <i className={css.gem} data-destiny={contentOf(view).fate[o.fate]!.destiny} />;
  if ('hero' in o) return <HeroPicture view={view} hero={o.hero} size={30} />;
  if ('seat' in o) return <Emblem view={view} seat={o.seat} size={24} />;
  return 'dial' in o ? <DialPip dial={o.dial} /> : null;
}

/** The card that an option is about. */
function cardOf(o: Option): string | null {
  if ('tactics' in o) return TACTICS[o.tactics]!.id;
  if ('reward' in o) return REWARDS[o.reward]!.id;
  if ('quest' in o) return QUESTS[o.quest]!.id;
  if ('commander' in o) return COMMANDERS[o.commander]!.id;
  if ('card' in o) return DEVELOPMENT_CARDS[o.card]!.id;
  return 'title' in o ? TITLES[o.title]!.id : null;
}

/** What the card of an option says, or what comes of it. */
function textOf({ view, text }: Props, o: Option): string | undefined {
  const card = cardOf(o);
  if (card !== null) return cardInFull(view, text, card);
  if (o.type === 'recruit') return recruitsInWords(view, text, o.dial);
  if (o.type === 'build') return text(`developmentText.${DEVELOPMENTS[o.development]}`);
  if (o.type === 'benefit') return benefitInWords(view, text, o.benefit);
  return o.type === 'keepHero' ? heroCardInWords(view, text, o.hero) : undefined;
}
