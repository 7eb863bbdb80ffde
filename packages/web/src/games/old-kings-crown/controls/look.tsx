/** How an option looks as a chip: the picture of the first thing it speaks of, and words. */
import {
  type Card,
  commanderSource,
  contentOf,
  FACTION_CARDS,
  FACTIONS,
  IS_SUPPORTER,
  isValue,
  KINGDOM_CARDS,
  type LocationNumber,
  locationData,
  type Option,
  type Party,
  SOURCES,
  type Source,
  sourceId,
} from '@interregnum/old-kings-crown';
import type { ReactNode } from 'react';
import type { ChipLook } from '../../../table/kit/chips.tsx';
import { usePlayed } from '../../../table/kit/played.ts';
import { optionWords } from '../board/piece.tsx';
import { Emblem, fieldOf } from '../emblems/emblem.tsx';
import { FactionMark } from '../marks/faction-mark.tsx';
import { factionClass } from '../marks/livery.ts';
import { factionOf, locationName, type Props, regionName } from '../state/props.ts';
import css from './controls.module.css';

export const SourcePicture = ({ source }: { source: Source }) => {
  const entry = SOURCES[source]!;
  const livery = entry.kind === 'kingdom' ? 'crown' : entry.data.faction;
  return (
    <Emblem
      of={entry.data.id}
      field={fieldOf(entry)}
      livery={livery}
      className={`${css.picture} ${factionClass(livery)}`}
    />
  );
};

export const CardPicture = ({ card }: { card: Card }) => {
  const { strength } = contentOf(usePlayed());
  if (isValue(card)) return <FactionMark faction={null} size={32} />;
  const { id, faction } = FACTION_CARDS[card]!;
  return (
    <span className={css.cardPicture}>
      <Emblem
        of={id}
        field={IS_SUPPORTER[card] ? 'supporter' : 'strategy'}
        livery={faction}
        className={`${css.picture} ${factionClass(faction)}`}
      />
      {IS_SUPPORTER[card] && <b>{strength[card]}</b>}
    </span>
  );
};

export const PartyPicture = ({ view, party }: { view: Props['view']; party: Party }) => (
  <FactionMark faction={factionOf(view, party)} size={30} />
);

function pictureOf(view: Props['view'], o: Option): ReactNode {
  if ('card' in o) return <CardPicture card={o.card} />;
  if ('kingdom' in o) return <KingdomPicture id={KINGDOM_CARDS[o.kingdom]!.id} />;
  if ('tile' in o) return <SourcePicture source={o.tile} />;
  if ('party' in o) return <PartyPicture view={view} party={o.party} />;
  if ('source' in o) return <SourcePicture source={o.source} />;
  return undefined;
}

export const KingdomPicture = ({ id }: { id: string }) => {
  const source = SOURCES.findIndex((_, i) => sourceId(i) === id);
  return <SourcePicture source={source} />;
};

/** Where a card lies that is to be chosen, from the viewer's side of the table. */
export function whereIs({ view, text }: Pick<Props, 'view' | 'text'>, card: Card): string {
  const { viewer } = view;
  if (viewer !== null && view.hands[viewer]!.includes(card)) return text('okc.where.hand');
  if (view.lost.includes(card)) return text('okc.where.lost');
  if (view.discard.some(cards => cards.includes(card))) return text('okc.where.discard');
  const place = view.up.findIndex(cards => cards.includes(card));
  if (place >= 0) {
    const region = Math.floor(place / (view.up.length / 3));
    return text('okc.where.revealed', { region: regionName(text, region) });
  }
  return view.kept.some(cards => cards.includes(card)) ? text('okc.where.kept') : '';
}

export function lookOf(props: Props, o: Option): ChipLook {
  if (o.type === 'faction') return factionLook(props, o.faction);
  if (o.type === 'herald') return locationLook(props, o.location);
  const picture = pictureOf(props.view, o);
  const small = 'card' in o ? whereIs(props, o.card) : '';
  return { ...(picture === undefined ? {} : { picture }), words: optionWords(props, o), small };
}

const locationLook = ({ view, text }: Props, location: LocationNumber): ChipLook => ({
  words: locationName(text, location),
  small: text('okc.claim.sum', { n: locationData(view, location).influence }),
});

/** OKC-021: a faction is known by its Commander. */
function factionLook({ text }: Props, faction: number): ChipLook {
  const id = FACTIONS[faction]!;
  return {
    picture: <FactionMark faction={id} size={34} />,
    words: text(`faction.${id}`),
    small: text(`commander.${sourceId(commanderSource(id))}`),
  };
}
