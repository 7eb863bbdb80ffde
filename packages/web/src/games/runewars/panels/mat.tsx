/** The realm of a player: dials, units, Orders, Titles, heroes, and the cards that the viewer may see. */
import { type Seat, sets } from '@interregnum/kernel';
import {
  ATTRIBUTES,
  ATTRIBUTES_OF_HERO,
  areasOf,
  COMMANDERS,
  contentOf,
  DIALS,
  dealtTo,
  dialOf,
  type HeroNumber,
  heroesOf,
  NONE,
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
import { joined } from '../../../table/kit/words.ts';
import { cardInFull } from '../battle/fate-card.tsx';
import { CardPicture } from '../cards/card-face.tsx';
import { HeroPicture } from '../heroes/portrait.tsx';
import { bonusText, OrderSign, orderText } from '../orders/order-card.tsx';
import { runewarsClass } from '../peoples/peoples.ts';
import { UnitPicture } from '../peoples/units.tsx';
import { commandOf, hasLieutenant } from '../state/command.ts';
import { developmentCards } from '../state/development.ts';
import { type OwnGoal, ownGoal } from '../state/goal.ts';
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
import { unitInWords } from '../state/units.ts';
import { DialArc } from './dial.tsx';
import css from './panels.module.css';

/** A printed card in words. */
const cardOf =
  ({ view, text }: Pick<Props, 'view' | 'text'>, list: readonly { readonly id: string }[]) =>
  (card: number | null): Listed =>
    card === null
      ? { words: text('runewars.mat.hidden') }
      : {
          words: text(`card.${list[card]!.id}`),
          small: cardInFull(view, text, list[card]!.id),
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
    small: unitInWords(view, text, type),
    picture: themed(<UnitPicture view={view} type={type} size={36} />),
  }));
}

function heroOf({ view, text }: Props, hero: HeroNumber): Listed {
  const { id, attributes, health } = contentOf(view).heroes[hero]!;
  const values = ATTRIBUTES.map((name, i) => {
    const training = view.training[hero * ATTRIBUTES_OF_HERO + i]!;
    return `${text(`attribute.${name}`)} ${attributes[name]}${training > 0 ? `+${training}` : ''}`;
  });
  const command = commandOf(view, hero);
  return {
    words: `${heroName(text, hero)} (${areaName(text, view.heroArea[hero]!)})`,
    small: [
      ...(command === null
        ? []
        : [text('runewars.mat.commands', { card: text(`card.${command}`), text: text(`text.${command}`) })]),
      values.join(', '),
      text('runewars.mat.health', { n: health - view.heroDamage[hero]!, of: health }),
      text(`text.${id}`),
    ].join(' · '),
    picture: themed(
      <span className={css.hero}>
        {command !== null && <CardPicture id={command} size={26} />}
        <HeroPicture view={view} hero={hero} size={command === null ? 34 : 28} />
      </span>,
    ),
  };
}

/** What a hero carries: used ones lie open, the others are known to whoever found them. */
function rewardsOf({ view, text }: Props, hero: HeroNumber): Listed[] {
  const carried = (cards: readonly (number | null)[], state: string) =>
    cards.map(card => {
      const listed = cardOf({ view, text }, REWARDS)(card);
      const args = { card: listed.words, hero: heroName(text, hero) };
      return { ...listed, words: text(`runewars.mat.reward.${state}`, args) };
    });
  return [...carried(view.rewardsUp[hero]!, 'up'), ...carried(view.rewardsDown[hero]!, 'down')];
}

/** Influence on a Title is what others must beat. */
const titleOf = ({ view, text }: Props, title: number): Listed => ({
  ...cardOf({ view, text }, TITLES)(title),
  words: text('runewars.mat.title', { title: text(`card.${TITLES[title]!.id}`), n: view.titleInfluence[title]! }),
});

/** RNW-658: the one Tactics card that stays. */
const LIEUTENANT = 'TB03';
const inPlay = ({ view, text }: Props, seat: Seat): Listed[] =>
  hasLieutenant(view, seat)
    ? [
        {
          words: text('runewars.mat.inPlay', { card: text(`card.${LIEUTENANT}`) }),
          small: text(`text.${LIEUTENANT}`),
          picture: <CardPicture id={LIEUTENANT} size={36} />,
        },
      ]
    : [];

/** RNW-650, RNW-654: a Commander card that waits for a hero. */
function waiting({ view, text }: Props, seat: Seat): Listed[] {
  const card = dealtTo(view, seat);
  if (card === NONE) return [];
  const listed = cardOf({ view, text }, COMMANDERS)(card);
  return [{ ...listed, words: text('runewars.mat.waiting', { card: listed.words }) }];
}

const goalOf = (text: Text, { id, isMet }: OwnGoal): Listed => ({
  words: text(isMet ? 'runewars.goal.met' : 'runewars.goal.open', { card: text(`card.${id}`) }),
  small: text(`text.${id}`),
  picture: (
    <span className={css.goal} data-met={isMet}>
      <CardPicture id={id} size={36} />
    </span>
  ),
});

const ordersOf = ({ view, text }: Props, seat: Seat): Listed[] =>
  orderCards(view).map(order => {
    const used = sets.has(view.ordersUsed[seat]!, order);
    return {
      words: `${orderName(text, order)}: ${text(used ? 'runewars.mat.used' : 'runewars.mat.ready')}`,
      small: `${orderText(text, order)} ${text('runewars.mat.bonus', { bonus: bonusText(text, order) })}`,
      picture: (
        <span className={css.order} data-used={used}>
          <OrderSign order={order} label={orderName(text, order)} />
        </span>
      ),
    };
  });

/** Nobody needs to ask what is missing for a card. */
function developmentsOf({ view, text }: Props, seat: Seat): Listed[] {
  const amounts = (dials: readonly number[]): string =>
    joined(
      text,
      dials.flatMap((n, dial) => (n > 0 ? [`${n} ${dialName(text, dial)}`] : [])),
    );
  return developmentCards(view, seat).map(({ id, bought, cost, missing }) => {
    const price = text('runewars.mat.costs', { what: amounts(cost) });
    const lack = text('runewars.mat.lacks', { what: amounts(missing) });
    const state = bought ? text('runewars.mat.bought') : missing.some(n => n > 0) ? `${price}; ${lack}` : price;
    return {
      words: `${text(`card.${id}`)}: ${state}`,
      small: text(`text.${id}`),
      picture: <CardPicture id={id} size={36} lit={bought} />,
    };
  });
}

export function mat(props: Props, seat: Seat): MatPart[] {
  const { view, text } = props;
  if (view.factions[seat] === NONE) return [];
  const goal = seat === view.viewer ? ownGoal(view) : null;
  const rewards = heroesOf(view, seat).flatMap(hero => rewardsOf(props, hero));
  return [
    { title: text('runewars.mat.dials'), pieces: [], drawing: <Dials {...props} seat={seat} /> },
    { title: text('runewars.mat.units'), pieces: unitsOf(props, seat) },
    {
      title: text('runewars.mat.heroes'),
      pieces: [...waiting(props, seat), ...heroesOf(view, seat).map(hero => heroOf(props, hero))],
    },
    ...(view.cmd.discard.length > 0
      ? [{ title: text('runewars.mat.commandersDiscarded'), pieces: view.cmd.discard.map(cardOf(props, COMMANDERS)) }]
      : []),
    ...(rewards.length > 0 ? [{ title: text('runewars.mat.rewards'), pieces: rewards }] : []),
    {
      title: text('runewars.mat.titles'),
      pieces: [...TITLES.keys()].filter(title => view.titleSeat[title] === seat).map(title => titleOf(props, title)),
    },
    {
      title: text('runewars.mat.tactics'),
      pieces: [...inPlay(props, seat), ...view.tactics[seat]!.map(cardOf(props, TACTICS))],
    },
    { title: text('runewars.mat.quests'), pieces: view.quests[seat]!.map(cardOf(props, QUESTS)) },
    ...(goal ? [{ title: text('runewars.mat.objective'), pieces: [goalOf(text, goal)] }] : []),
    ...(view.terms.dev ? [{ title: text('runewars.mat.developments'), pieces: developmentsOf(props, seat) }] : []),
    { title: text('runewars.mat.orders'), pieces: ordersOf(props, seat) },
  ];
}
