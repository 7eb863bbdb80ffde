/** The realm of a player: dials, units, Orders, Titles, heroes, and the cards that the viewer may see. */
import { type Seat, sets } from '@interregnum/kernel';
import {
  ATTRIBUTES,
  ATTRIBUTES_OF_HERO,
  areasOf,
  DIALS,
  dialOf,
  HEROES,
  type HeroNumber,
  heroesOf,
  NONE,
  OBJECTIVES,
  orderCards,
  QUESTS,
  REWARDS,
  TACTICS,
  TITLES,
  typesOf,
  type UnitType,
} from '@interregnum/runewars';
import type { Listed } from '../../../table/kit/pieces/counted.ts';
import type { MatPart } from '../../../table/kit/pieces/mat.tsx';
import { CardPicture } from '../cards/card-face.tsx';
import { HeroPicture } from '../heroes/portrait.tsx';
import { bonusText, OrderSign, orderText } from '../orders/order-card.tsx';
import { runewarsClass } from '../peoples/peoples.ts';
import { UnitPicture } from '../peoples/units.tsx';
import {
  areaName,
  dialName,
  heroName,
  orderName,
  type Props,
  type SeatProps,
  type Text,
  unitName,
} from '../state/props.ts';
import { countOf, unitsAt } from '../state/reading.ts';
import { abilityOf } from '../state/units.ts';
import { DialArc } from './dial.tsx';
import css from './panels.module.css';

/** A printed card in words. */
const cardOf =
  (text: Text, list: readonly { readonly id: string }[]) =>
  (card: number | null): Listed =>
    card === null
      ? { words: text('runewars.mat.hidden') }
      : {
          words: text(`card.${list[card]!.id}`),
          small: text(`text.${list[card]!.id}`),
          picture: <CardPicture id={list[card]!.id} size={36} />,
        };

const themed = (picture: Listed['picture']): Listed['picture'] => <span className={runewarsClass}>{picture}</span>;

const Dials = ({ view, text, seat }: SeatProps) => (
  <div className={`${runewarsClass} ${css.dials}`}>
    {DIALS.map(dial => (
      <DialArc
        key={dial}
        view={view}
        faction={view.factions[seat]!}
        dial={dial}
        value={dialOf(view, seat, dial)}
        label={dialName(text, dial)}
      />
    ))}
  </div>
);

function unitsOf({ view, text }: Props, seat: Seat): Listed[] {
  const onMap = (type: UnitType): number =>
    areasOf(view, seat).reduce(
      (sum, area) => sum + countOf(unitsAt(view, area).filter(units => units.type === type)),
      0,
    );
  return typesOf(view, view.factions[seat]!).map(type => ({
    words: text('runewars.mat.unit', { unit: unitName(text, type), n: onMap(type), left: view.supply[type]! }),
    small: abilityOf(text, type),
    picture: themed(<UnitPicture view={view} type={type} size={36} />),
  }));
}

function heroOf({ view, text }: Props, hero: HeroNumber): Listed {
  const { id, attributes, health } = HEROES[hero]!;
  const values = ATTRIBUTES.map((name, i) => {
    const training = view.training[hero * ATTRIBUTES_OF_HERO + i]!;
    return `${text(`attribute.${name}`)} ${attributes[name]}${training > 0 ? `+${training}` : ''}`;
  });
  const rewards = [...view.rewardsUp[hero]!, ...view.rewardsDown[hero]!].map(card =>
    card === null ? text('runewars.mat.hidden') : text(`card.${REWARDS[card]!.id}`),
  );
  return {
    words: `${heroName(text, hero)} (${areaName(text, view.heroArea[hero]!)})`,
    small: [
      values.join(', '),
      text('runewars.mat.health', { n: health - view.heroDamage[hero]!, of: health }),
      text(`text.${id}`),
      ...rewards,
    ].join(' · '),
    picture: themed(<HeroPicture view={view} hero={hero} size={34} />),
  };
}

const ordersOf = ({ view, text }: Props, seat: Seat): Listed[] =>
  orderCards(view).map(order => ({
    words: `${orderName(text, order)}: ${text(sets.has(view.ordersUsed[seat]!, order) ? 'runewars.mat.used' : 'runewars.mat.ready')}`,
    small: `${orderText(text, order)} ${text('runewars.mat.bonus', { bonus: bonusText(text, order) })}`,
    picture: <OrderSign order={order} label={orderName(text, order)} />,
  }));

export function mat(props: Props, seat: Seat): MatPart[] {
  const { view, text } = props;
  if (view.factions[seat] === NONE) return [];
  const own = seat === view.viewer;
  const objective = view.objective[seat];
  return [
    { title: text('runewars.mat.dials'), pieces: [], drawing: <Dials {...props} seat={seat} /> },
    { title: text('runewars.mat.units'), pieces: unitsOf(props, seat) },
    { title: text('runewars.mat.heroes'), pieces: heroesOf(view, seat).map(hero => heroOf(props, hero)) },
    {
      title: text('runewars.mat.titles'),
      pieces: [...TITLES.keys()].filter(title => view.titleSeat[title] === seat).map(cardOf(text, TITLES)),
    },
    { title: text('runewars.mat.tactics'), pieces: view.tactics[seat]!.map(cardOf(text, TACTICS)) },
    { title: text('runewars.mat.quests'), pieces: view.quests[seat]!.map(cardOf(text, QUESTS)) },
    ...(own && objective !== null && objective !== undefined && objective !== NONE
      ? [{ title: text('runewars.mat.objective'), pieces: [cardOf(text, OBJECTIVES)(objective)] }]
      : []),
    { title: text('runewars.mat.orders'), pieces: ordersOf(props, seat) },
  ];
}
