/** Every answer in The Old King's Crown and the grammar of its code; `docs/positions/old-kings-crown.md` lists them. */
import { type Domain, fromOne, named, type OptionOf, severalOf, uncounted, verbs, words } from '@interregnum/kernel';
import { FACTION_CARDS } from './content/cards.ts';
import { FACTIONS } from './content/factions.ts';
import { KINGDOM_CARDS } from './content/kingdom.ts';
import { LOCATIONS, REGIONS } from './content/map.ts';
import { TACTICS } from './content/tactics.ts';
import { TRAITS } from './content/traits.ts';
import {
  type Card,
  type Kingdom,
  type LocationNumber,
  NONE,
  type Party,
  type RegionNumber,
  SIMULACRUM,
  SOURCES,
  type Source,
  sourceId,
  type Tile,
} from './pieces.ts';

const withPattern = <T>(domain: Domain<T>, pattern: string): Domain<T> => ({ ...domain, pattern });

const CARD = withPattern(named<Card>(FACTION_CARDS.map(card => card.id)), '(?:CL|UP|NO|GA)\\d\\d');
const KINGDOM = withPattern(named<Kingdom>(KINGDOM_CARDS.map(card => card.id)), 'K\\d\\d');
const TILE = withPattern(named<Tile>(TACTICS.map(tile => tile.id)), 'T-[A-Z]{2}\\d');
const SOURCE = withPattern(named<Source>([...SOURCES.keys()].map(sourceId)), '[A-Z][A-Z0-9-]+');
const REGION = withPattern(named<RegionNumber>(REGIONS), REGIONS.join('|'));
const LOCATION = withPattern(named<LocationNumber>(LOCATIONS), LOCATIONS.join('|'));
const FACTION = withPattern(named<number>(FACTIONS), '[a-z]+');
const TRAIT = withPattern(named<number>(TRAITS), '[a-z-]+');

const PARTY: Domain<Party> = {
  ...fromOne(SIMULACRUM + 1),
  write: party => (party === SIMULACRUM ? 's' : String(party + 1)),
  read: text => (text === 's' ? SIMULACRUM : Number(text) - 1),
  pattern: '[1-9]|s',
};

const CARD_OR_NONE: Domain<Card> = withPattern(
  named<Card>(['none', ...FACTION_CARDS.map(card => card.id)], NONE),
  'none|(?:CL|UP|NO|GA)\\d\\d',
);
/** A card on top or at the bottom of a pile: of the Kingdom Deck or of a draw pile. */
const PILED = uncounted<string>('[A-Z]{1,2}\\d\\d', String, String);
const FATES = uncounted<string>(
  '(?:discard|lost):(?:CL|UP|NO|GA)\\d\\d(?:,(?:discard|lost):(?:CL|UP|NO|GA)\\d\\d)*',
  String,
  String,
);
const STRENGTH: Domain<number> = withPattern(
  { size: 13, first: 0, index: n => n, value: n => n, write: String, read: Number, pattern: '' },
  '\\d{1,2}',
);
const NTH: Domain<number> = fromOne(2);

export const { option, readOption, every } = verbs(
  {
    faction: FACTION,
    kingdom: KINGDOM,
    card: CARD,
    source: SOURCE,
    way: words('bid', 'gain', 'heir'),
    region: REGION,
    other: REGION,
    location: LOCATION,
    party: PARTY,
    parties: severalOf(PARTY, '>'),
    strength: STRENGTH,
    tile: TILE,
    trait: TRAIT,
    slot: NTH,
    count: withPattern(STRENGTH, '\\d'),
    highlands: CARD_OR_NONE,
    plateau: CARD_OR_NONE,
    lowlands: CARD_OR_NONE,
    to: words('hand', 'discard'),
    cards: severalOf(CARD, '+'),
    top: severalOf(PILED, ','),
    bottom: severalOf(PILED, ','),
    fates: FATES,
  },
  {
    faction: 'faction:{faction}',
    keepKingdom: 'keep:{kingdom}+{card}',
    none: 'none',
    pass: 'pass',
    order: 'order:{parties}',
    normal: 'normal',
    use: 'use:{source}',
    useCard: 'use:{source}:{card}',
    useRegion: 'use:{source}:{region}',
    useLocation: 'use:{source}:{location}',
    useParty: 'use:{source}:{party}',
    useStrength: 'use:{source}:{strength}',
    useWay: 'use:{source}:{way}',
    usePair: 'use:{source}:{party}:{region}+{other}',
    card: 'card:{card}',
    look: 'look:{party}',
    player: 'player:{party}',
    bid: 'bid:{card}',
    reinforce: 'reinforce:{card}',
    retreat: 'retreat:{to}',
    retreatWithHerald: 'retreat:{to}+herald',
    stay: 'stay',
    take: 'take:{slot}',
    takeDeck: 'take:deck',
    takeCard: 'take:{card}',
    stealKingdom: 'steal:{kingdom}',
    discardSlot: 'discard:{slot}',
    discardBoth: 'discard:both',
    discardCard: 'discard:{card}',
    replace: 'replace:{kingdom}',
    herald: 'herald:{location}',
    placeCards: 'place:{highlands},{plateau},{lowlands}',
    region: 'region:{region}',
    activate: 'activate',
    ambushCard: 'ambush:{card}',
    ambushRegion: 'ambush:{region}',
    done: 'done',
    eliminate: 'eliminate:{card}',
    spare: 'spare:{party}',
    fates: '{fates}',
    lost: 'lost:{card}',
    play: 'play:{card}',
    decline: 'decline',
    claim: 'claim:{location}',
    stealInfluence: 'steal:{party}',
    court: 'court:{card}',
    quest: 'quest:{card}',
    myth: 'myth',
    flip: 'flip:{tile}',
    bottom: 'bottom:{card}',
    remove: 'remove:{party}',
    disc: 'disc',
    bury: 'bury:{card}',
    stop: 'stop',
    drawCount: 'draw:{count}',
    draw: 'draw',
    place: 'place:{location}',
    token: 'token:{tile}',
    move: 'move:{location}',
    return: 'return',
    retire: 'retire:{card}',
    keepCards: 'keep:{cards}',
    deploy: 'deploy:{region}',
    deployFromDiscard: 'deploy:{region}:discard',
    show: 'show:{card}',
    next: 'next:{card}',
    swapPair: 'swap:{party}:{region}+{other}',
    skip: 'skip:{party}',
    with: 'with:{card}',
    trait: 'trait:{trait}',
    swapWithHand: 'swap:{region}+{card}',
    swapOwn: 'swap:{region}+{other}',
    keep: 'keep',
    arrange: 'arrange:{top}/{bottom}',
    arrangeTop: 'arrange:{top}',
    also: 'also:{card}',
  },
);

export type Option = OptionOf<typeof option>;

/** One option for each of these, then the others. */
export function oneForEach(list: readonly number[], make: (one: number) => Option, ...others: Option[]): Option[] {
  const options: Option[] = [];
  for (const one of list) options.push(make(one));
  for (const other of others) options.push(other);
  return options;
}
