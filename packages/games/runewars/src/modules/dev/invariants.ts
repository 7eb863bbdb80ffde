/** What holds of Development cards, capitals and peasants in every state (IV.7). */
import { bigSets, sets } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import { DEVELOPMENT_CARDS } from '../../content/dev/cards.ts';
import { AREA_IDS, HOME_OF, NONE } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { seatOf } from '../../table.ts';
import { factionOfCard, ownerOf, owning, unusedPeasants } from './queries.ts';

type Problems = string[];

/** V-5: only cards of factions that are played, and only with the module. */
const cardsBroken = (s: State): Problems =>
  sets
    .members(s.dev.cards)
    .flatMap(card =>
      s.terms.dev && seatOf(s, factionOfCard(card)) !== NONE
        ? []
        : [`nobody can have bought ${DEVELOPMENT_CARDS[card]!.id}`],
    );

/** V-1. */
function capitalsBroken(s: State): Problems {
  const capitals = bigSets.members(s.dev.capitals);
  const owners = capitals.map(area => s.strongholds[area]!);
  return [
    ...capitals.flatMap((area, i) => {
      const owner = owners[i]!;
      const isAtHome = owner !== NONE && HOME_OF[area] === s.factions[owner] && owning(s, owner, 'capital') !== null;
      return isAtHome
        ? []
        : [
            `${AREA_IDS[area]} is no place for a capital: it needs its owner's home realm and his Development card (DD1, DL1, DW1, DU1)`,
          ];
    }),
    ...(new Set(owners).size < owners.length ? ['a player has two capitals'] : []),
  ];
}

/**
 * V-3: a token that comes later takes a peasant away. Of others' tokens it is not to be seen which came first; areas
 * with an own one cannot be left, so that no peasant comes after it.
 */
function peasantsBroken(s: State): Problems {
  const areas = bigSets.members(s.dev.peasants);
  if (areas.length === 0) return [];
  const owner = ownerOf(s, 'peasants');
  const { isOn } = boardOf(s);
  return [
    ...(owner === NONE || unusedPeasants(s, owner) < 0 ? ['there are too many peasants'] : []),
    ...areas.flatMap(area =>
      isOn[area] && HOME_OF[area] !== s.factions[owner] ? [] : [`no peasant can be in ${AREA_IDS[area]}`],
    ),
    ...areas.flatMap(area =>
      owner !== NONE && bigSets.has(s.activated[owner]!, area) ? [`a peasant under a token in ${AREA_IDS[area]}`] : [],
    ),
  ];
}

export const devBroken = (s: State): Problems => [...cardsBroken(s), ...capitalsBroken(s), ...peasantsBroken(s)];
