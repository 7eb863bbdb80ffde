/** The nouns of Yield as arguments of phrases. */
import { listArg, type PhraseArg, phrase, seatArg, term } from '@interregnum/kernel';
import { type Army, ownerOf, PIECES, type Piece, pieceId, pieceOf } from './content/armies.ts';
import { type Colour, colourId, type Kind, kindId, type StrategyCard, strategyId } from './content/cards.ts';
import { type Ability, abilityId, type Leader, leaderId, leaderOf, sideOfAbility } from './content/leaders.ts';
import { type Location, locationId } from './content/locations.ts';
import type { PublicState } from './state.ts';

export const pieceTerm = (piece: Piece): PhraseArg => term(`piece.${pieceId(piece)}`);
/** By the name that the map for so many seats shows. */
export const locationTerm = ({ seats }: Pick<PublicState, 'seats'>, location: Location): PhraseArg =>
  term(`location.${seats}.${locationId(location)}`);
export const kindTerm = (kind: Kind): PhraseArg => term(`kind.${kindId(kind)}`);
export const colourTerm = (colour: Colour): PhraseArg => term(`colour.${colourId(colour)}`);
export const strategyTerm = (card: StrategyCard): PhraseArg => term(`strategy.${strategyId(card)}`);
export const leaderTerm = (leader: Leader): PhraseArg => term(`leader.${leaderId(leader)}`);
export const abilityTerm = (ability: Ability): PhraseArg => term(`ability.${abilityId(ability)}`);
export const locationTerms = (t: Pick<PublicState, 'seats'>, locations: readonly Location[]): PhraseArg =>
  listArg(locations.map(location => locationTerm(t, location)));
export const kindTerms = (kinds: readonly Kind[]): PhraseArg => listArg(kinds.map(kindTerm));
/** An Army with its owner. */
export const armyArg = (army: Army): PhraseArg => ({
  phrase: phrase('army.of', { piece: pieceTerm(pieceOf(army)), seat: seatArg(ownerOf(army)) }),
});

/** Units by piece, those without any left out. */
export const unitsArg = (units: readonly number[]): PhraseArg =>
  listArg(
    PIECES.filter(piece => (units[piece] ?? 0) > 0).map(piece => ({
      phrase: phrase('units.of', { piece: pieceTerm(piece), units: units[piece]! }),
    })),
  );

export const abilityArgs = (ability: Ability): Record<string, PhraseArg> => ({
  leader: leaderTerm(leaderOf(ability)),
  ability: abilityTerm(ability),
  side: sideOfAbility(ability),
});
