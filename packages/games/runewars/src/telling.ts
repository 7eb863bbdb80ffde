/** Events of Runewars in words: message keys and arguments; the words are in `texts/`. */
import {
  listArg,
  type Phrase,
  type PhraseArg,
  phrase,
  type Seat,
  seatArg,
  term,
  type WithContent,
} from '@interregnum/kernel';
import { ATTACKER, type Side } from './battle.ts';
import { TILES } from './content/tiles.ts';
import { UNITS } from './content/units.ts';
import type { RunewarsEvent } from './events.ts';
import {
  areaList,
  areaTerm,
  attributeTerm,
  cityTerm,
  commanderTerm,
  developmentCardTerm,
  developmentTerm,
  dialTerm,
  factionTerm,
  fateArg,
  heroTerm,
  objectiveTerm,
  orderTerm,
  questTerm,
  rewardTerm,
  runeTerm,
  seasonCardTerm,
  seasonTerm,
  some,
  tacticsTerm,
  titleTerm,
  tokenTerm,
  unitsArg,
  unitTerm,
} from './naming.ts';
import type { Fate, UnitType } from './pieces.ts';
import type { LogKey } from './texts/en-log.ts';

type Units = readonly { readonly unit: UnitType; readonly n: number }[];
const unitList = (units: Units): PhraseArg[] => units.map(({ unit, n }) => unitsArg(unit, n));
const sideName = (side: Side): string => (side === ATTACKER ? 'attacker' : 'defender');
const who = (seat: Seat): Record<string, PhraseArg> => ({ seat: seatArg(seat) });
const inner = (key: LogKey, args: Record<string, PhraseArg>): PhraseArg => ({ phrase: phrase(`log.${key}`, args) });

/** An event in words, of a game with this content. */
export function tellEvent(e: RunewarsEvent, t: WithContent): Phrase {
  const fateList = (cards: readonly Fate[]): PhraseArg => listArg(cards.map(card => fateArg(t, card)));
  const log = (args: Record<string, PhraseArg> = {}, key: LogKey = e.type): Phrase => phrase(`log.${key}`, args);
  switch (e.type) {
    case 'firstPlayer':
    case 'homePlaced':
    case 'claimFailed':
    case 'eliminated':
      return log(who(e.seat));
    case 'setupRedone':
    case 'ordersBack':
    case 'fateShuffled':
      return log();
    case 'faction':
      return log({ ...who(e.seat), faction: factionTerm(e.faction) });
    case 'tilesDealt':
      return log({
        tiles: listArg(
          e.tiles.map((tiles, seat) =>
            inner('seatTiles', { ...who(seat), tiles: tiles.map(tile => TILES[tile]!.id).join('+') }),
          ),
        ),
      });
    case 'tilePlaced': {
      const tile = TILES[e.placed.tile]!.id;
      return e.seat === null ? log({ tile }, 'tileLaid') : log({ ...who(e.seat), tile });
    }
    case 'heroKept':
      return log({ ...who(e.seat), hero: heroTerm(e.hero) });
    case 'heroesDealt':
      return log({ heroes: listArg(e.heroes.map(heroTerm)) });
    case 'slots':
      return log({ seats: listArg(e.seats.map(seatArg)) });
    case 'markerPlaced':
      return log({ n: e.slot + 1 });
    case 'setupRunes':
    case 'runesPlaced':
      return e.dragon === null
        ? log({ ...who(e.seat), areas: areaList(e.areas) }, `${e.type}Hidden`)
        : log({ ...who(e.seat), areas: areaList(e.areas), dragon: areaTerm(e.dragon) });
    case 'boardReady':
      return log({
        some: some(e.cities),
        cities: listArg(
          e.cities.map(({ area, city }) => inner('cityIn', { area: areaTerm(area), city: cityTerm(city) })),
        ),
      });
    case 'deployed':
    case 'recruited':
      return log({ ...who(e.seat), area: areaTerm(e.area), units: unitsArg(e.unit, e.n) });
    case 'neutrals':
      return log({ area: areaTerm(e.area), units: unitsArg(e.unit, e.n) });
    case 'objective':
      return e.card === null
        ? log(who(e.seat), 'objectiveHidden')
        : log({ ...who(e.seat), card: objectiveTerm(e.card) });
    case 'season':
      return log({ year: e.year, season: seasonTerm(e.season) });
    case 'seasonCard':
      return log({ card: seasonCardTerm(e.card) });
    case 'standsUp':
      return log({
        what: e.what,
        area: e.area === null ? '' : areaTerm(e.area),
        hero: e.hero === null ? '' : heroTerm(e.hero),
      });
    case 'order':
      return log({
        orders: listArg(
          e.order.map((seat, i) => inner('seatOrder', { ...who(seat), n: e.cards[i]!, order: orderTerm(e.cards[i]!) })),
        ),
      });
    case 'turn':
    case 'bonus':
      return log({ ...who(e.seat), order: orderTerm(e.order) });
    case 'influence':
      return e.n < 0 ? log({ ...who(e.seat), n: -e.n }, 'influenceLost') : log({ ...who(e.seat), n: e.n });
    case 'dial':
      return log({ ...who(e.seat), dial: dialTerm(e.dial), n: e.value });
    case 'drewTactics':
      return e.cards === null
        ? log({ ...who(e.seat), n: e.n }, 'drewTacticsHidden')
        : log({ ...who(e.seat), cards: listArg(e.cards.map(tacticsTerm)) });
    case 'drewQuests':
      return e.cards === null
        ? log({ ...who(e.seat), n: e.n }, 'drewQuestsHidden')
        : log({ ...who(e.seat), cards: listArg(e.cards.map(questTerm)) });
    case 'discardedTactics':
    case 'played':
      return log({ ...who(e.seat), card: tacticsTerm(e.card) });
    case 'discardedQuest':
      return log({ ...who(e.seat), card: questTerm(e.card) });
    case 'activated':
    case 'runeDiscarded':
      return log({ ...who(e.seat), area: areaTerm(e.area) });
    case 'moved':
      return log({
        ...who(e.seat),
        from: areaTerm(e.from),
        to: areaTerm(e.to),
        figures: listArg([...unitList(e.units), ...e.heroes.map(heroTerm)]),
      });
    case 'destroyed': {
      const args = { area: areaTerm(e.area), units: unitsArg(e.unit, e.n), why: e.why };
      return e.seat === null ? log(args, 'destroyedNeutral') : log({ ...who(e.seat), ...args });
    }
    case 'stronghold':
      return log({ ...who(e.seat), area: areaTerm(e.area), what: e.what });
    case 'development':
      return log({ ...who(e.seat), area: areaTerm(e.area), development: developmentTerm(e.kind), what: e.what });
    case 'cityDestroyed':
      return log({ area: areaTerm(e.area), city: cityTerm(e.city) });
    case 'runePlaced':
      return log({ ...who(e.seat), area: areaTerm(e.area), rune: runeTerm(e.rune) });
    case 'runesMixed':
      return e.taken === null
        ? log({ ...who(e.seat), areas: areaList(e.areas) }, 'runesMixedHidden')
        : log({ ...who(e.seat), areas: areaList(e.areas), runes: listArg(e.taken.map(runeTerm)) });
    case 'runeMoved':
      return log({ ...who(e.seat), from: areaTerm(e.from), to: areaTerm(e.to) });
    case 'runesSwapped':
      return log({ ...who(e.seat), one: areaTerm(e.one), other: areaTerm(e.other) });
    case 'looked':
      return e.rune === null
        ? log({ ...who(e.seat), area: areaTerm(e.area) }, 'lookedHidden')
        : log({ ...who(e.seat), area: areaTerm(e.area), rune: runeTerm(e.rune) });
    case 'runesRevealed':
      return e.seat === null
        ? log({ n: e.dragons, areas: areaList(e.areas) }, 'runesOfNobody')
        : log({ ...who(e.seat), n: e.dragons, some: some(e.areas), areas: areaList(e.areas) });
    case 'bids':
      return log({ bids: listArg(e.bids.map(({ seat, n }) => inner('seatNumber', { ...who(seat), n }))) });
    case 'bidWon':
      return log({ ...who(e.seat), what: e.what });
    case 'title':
      return log({ ...who(e.seat), title: titleTerm(e.title), n: e.n });
    case 'usedTitle':
      return log({ ...who(e.seat), title: titleTerm(e.title) });
    case 'heroGained':
      return log({ ...who(e.seat), hero: heroTerm(e.hero), area: areaTerm(e.area) });
    case 'heroesDrawn':
      return e.heroes === null
        ? log({ ...who(e.seat), n: e.n }, 'heroesDrawnHidden')
        : log({ ...who(e.seat), heroes: listArg(e.heroes.map(heroTerm)) });
    case 'heroLeft':
      return log({ hero: heroTerm(e.hero), how: e.how });
    case 'claimed':
      return log({ ...who(e.seat), season: seasonTerm(e.season) });
    case 'objectiveMet':
      return log({ ...who(e.seat), card: objectiveTerm(e.card) });
    case 'battle':
      return e.defender === null
        ? log({ ...who(e.attacker), area: areaTerm(e.area) }, 'battleNeutral')
        : log({ ...who(e.attacker), area: areaTerm(e.area), other: seatArg(e.defender) });
    case 'retreated': {
      const args = { from: areaTerm(e.from), to: areaTerm(e.to), units: listArg(unitList(e.units)) };
      return e.seat === null ? log(args, 'retreatedNeutral') : log({ ...who(e.seat), ...args });
    }
    case 'battleOver':
      return log({
        area: areaTerm(e.area),
        attack: e.strength[0],
        defence: e.strength[1],
        side: sideName(e.winner),
      });
    case 'orderBack':
      return log({ ...who(e.seat), n: e.order, order: orderTerm(e.order) });
    case 'stoleTactics':
      return e.card === null
        ? log({ ...who(e.seat), from: seatArg(e.from) }, 'stoleTacticsHidden')
        : log({ ...who(e.seat), from: seatArg(e.from), card: tacticsTerm(e.card) });
    case 'tookDiscarded':
      return log({ ...who(e.seat), card: tacticsTerm(e.card) });
    case 'destiny':
      return log({ ...who(e.seat), cards: fateList(e.cards) });
    case 'diplomacy':
      return log({
        ...who(e.seat),
        area: areaTerm(e.area),
        destiny: term(`destiny.${e.destiny}`),
        what: e.destiny,
      });
    case 'fateDrawn':
      return e.cards === null || e.cards.length === 0
        ? log({ side: sideName(e.side), unit: unitTerm(e.unit), n: e.n }, 'fateDrawnHidden')
        : log({ side: sideName(e.side), unit: unitTerm(e.unit), cards: fateList(e.cards) });
    case 'fateTurned':
      return log({ unit: unitTerm(e.unit), icon: e.icon, cards: fateList(e.cards) });
    case 'fateDiscarded':
      return log({ side: sideName(e.side), cards: fateList(e.cards) });
    case 'ravaged':
      return log({ unit: unitTerm(e.unit), cards: fateList(e.cards) });
    case 'ability':
      return log({ unit: unitTerm(e.unit), ability: term(`ability.${UNITS[e.unit]!.id}`) });
    case 'supports':
      return log({ hero: heroTerm(e.hero), unit: unitTerm(e.unit) });
    case 'routed':
    case 'stoodUp':
    case 'unitHealed':
      return log({ unit: unitTerm(e.unit) });
    case 'unitSaved':
      return log({ unit: unitTerm(e.unit), hero: heroTerm(e.hero) });
    case 'stoodUpIn':
      return log({ unit: unitTerm(e.unit), area: areaTerm(e.area) });
    case 'laidDown':
    case 'laidGivenUp':
      return log({ ...who(e.seat), card: tacticsTerm(e.card) });
    case 'excluded':
      return log({ ...who(e.seat), by: seatArg(e.by), card: tacticsTerm(e.card) });
    case 'damaged':
      return log({ unit: unitTerm(e.unit), n: e.n });
    case 'joined':
      return log({ side: sideName(e.side), units: unitsArg(e.unit, e.n) });
    case 'strength':
      return e.n < 0
        ? log({ side: sideName(e.side), n: -e.n }, 'strengthLost')
        : log({ side: sideName(e.side), n: e.n });
    case 'routedIn':
      return log({ area: areaTerm(e.area), units: unitsArg(e.unit, e.n) });
    case 'fortification':
    case 'battleCancelled':
      return log({ ...who(e.seat), area: areaTerm(e.area) });
    case 'heroHurt':
    case 'heroHealed':
      return log({ hero: heroTerm(e.hero), n: e.n });
    case 'heroRouted':
      return log({ hero: heroTerm(e.hero) });
    case 'trained':
      return log({ hero: heroTerm(e.hero), attribute: attributeTerm(e.attribute), n: e.n });
    case 'rewardTurned':
    case 'rewardDiscarded':
      return log({ hero: heroTerm(e.hero), card: rewardTerm(e.card) });
    case 'questDone':
      return log({ ...who(e.seat), hero: heroTerm(e.hero), card: questTerm(e.card) });
    case 'markerTaken':
      return log({ ...who(e.seat), hero: heroTerm(e.hero), area: areaTerm(e.area), n: e.n });
    case 'tookReward':
      return e.card === null
        ? log({ hero: heroTerm(e.hero) }, 'tookRewardHidden')
        : log({ hero: heroTerm(e.hero), card: rewardTerm(e.card) });
    case 'rewardGiven':
      return e.card === null
        ? log({ hero: heroTerm(e.hero), to: heroTerm(e.to) }, 'rewardGivenHidden')
        : log({ hero: heroTerm(e.hero), to: heroTerm(e.to), card: rewardTerm(e.card) });
    case 'usedReward':
      return log({ hero: heroTerm(e.hero), card: rewardTerm(e.card) });
    case 'questTried':
      return log({ ...who(e.seat), hero: heroTerm(e.hero), card: questTerm(e.card) });
    case 'tested':
      return log({
        hero: heroTerm(e.hero),
        attribute: attributeTerm(e.attribute),
        destiny: term(`destiny.${e.destiny}`),
      });
    case 'duel':
      return e.other === null
        ? log({ hero: heroTerm(e.hero), unit: unitTerm(e.unit!) }, 'duelWithUnit')
        : log({ hero: heroTerm(e.hero), other: heroTerm(e.other) });
    case 'duelDrew':
      return log({ hero: heroTerm(e.hero), cards: fateList([e.card]) });
    case 'duelCards':
      return log({ n: e.round, some: some(e.cards), cards: fateList(e.cards) });
    case 'duelRedrawn':
      return log({ hero: heroTerm(e.hero), cards: fateList(e.card === null ? [] : [e.card]) });
    case 'duelUnitHurt':
      return log({ unit: unitTerm(e.unit), n: e.n });
    case 'duelOver':
      return log({ hero: heroTerm(e.hero), won: e.won ? 'yes' : 'no' });
    case 'lookedToken':
      return e.token === null
        ? log({ ...who(e.seat), area: areaTerm(e.area) }, 'lookedTokenHidden')
        : log({ ...who(e.seat), area: areaTerm(e.area), token: tokenTerm(e.token) });
    case 'explored':
      return log({ hero: heroTerm(e.hero), area: areaTerm(e.area), token: tokenTerm(e.token) });
    case 'tokenDiscarded':
      return log({ ...who(e.seat), area: areaTerm(e.area), token: tokenTerm(e.token) });
    // Banners of War
    case 'wasteLaid':
      return log({ ...who(e.seat), area: areaTerm(e.area), kind: e.kind });
    case 'wasteTaken':
      return e.seat === null
        ? log({ area: areaTerm(e.area) }, 'thawed')
        : log({ ...who(e.seat), area: areaTerm(e.area), kind: e.kind });
    case 'cityPlaced':
      return log({ ...who(e.seat), area: areaTerm(e.area), city: cityTerm(e.city) });
    case 'lookedHand':
      return e.cards === null
        ? log({ ...who(e.seat), of: seatArg(e.of) }, 'lookedHandHidden')
        : log({ ...who(e.seat), of: seatArg(e.of), cards: listArg(e.cards.map(tacticsTerm)) });
    // dev
    case 'bought':
    case 'usedCard':
      return log({ ...who(e.seat), card: developmentCardTerm(e.card) });
    case 'capital':
      return log({ ...who(e.seat), area: areaTerm(e.area) });
    case 'peasant':
      return log({ area: areaTerm(e.area), what: e.what });
    // cmd
    case 'commanderDealt':
      return log({ ...who(e.seat), card: commanderTerm(e.card) });
    case 'commands':
      return log({ ...who(e.seat), hero: heroTerm(e.hero), card: commanderTerm(e.card) });
    case 'commandLost':
    case 'commanderUsed':
      return log({ hero: heroTerm(e.hero), card: commanderTerm(e.card) });
    case 'commandersDrawn':
      return e.cards === null
        ? log({ ...who(e.seat), n: e.n }, 'commandersDrawnHidden')
        : log({ ...who(e.seat), cards: listArg(e.cards.map(commanderTerm)) });
    case 'spied':
      return e.card === null
        ? log({ ...who(e.seat), from: seatArg(e.from) }, 'spiedHidden')
        : log({ ...who(e.seat), from: seatArg(e.from), card: tacticsTerm(e.card) });
    // rtv
    case 'victoryCardPlaced':
    case 'victoryCardBack':
      return log({ ...who(e.seat), season: seasonTerm(e.season) });
    case 'gameOver':
      return log({
        places: listArg(e.ending.places.map(seat => inner('seatNumber', { ...who(seat), n: e.ending.runes[seat]! }))),
      });
  }
}
