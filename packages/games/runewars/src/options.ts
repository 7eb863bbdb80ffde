/** Every answer in Runewars and the grammar of its code; `docs/positions/runewars.md` lists them. */
import {
  type Domain,
  fromOne,
  type Hex,
  named,
  type OptionOf,
  type Seat,
  uncounted,
  verbs,
  whole,
  words,
} from '@interregnum/kernel';
import { COMMANDERS } from './content/cmd/commanders.ts';
import { DEVELOPMENT_CARDS } from './content/dev/cards.ts';
import { HEROES } from './content/heroes.ts';
import { QUESTS } from './content/quests.ts';
import { REWARDS } from './content/rewards.ts';
import { TACTICS } from './content/tactics.ts';
import { TILES } from './content/tiles.ts';
import { TITLES } from './content/titles.ts';
import { UNITS } from './content/units.ts';
import { ATTRIBUTES, DEVELOPMENTS, FACTIONS, ORDERS, RESOURCES } from './content/words.ts';
import type { CommanderCard } from './modules/cmd/state.ts';
import type { DevelopmentCardNumber } from './modules/dev/state.ts';
import {
  AREA_IDS,
  type Area,
  type Dial,
  type FactionNumber,
  type Fate,
  type HeroNumber,
  type OrderNumber,
  type QuestCard,
  type RewardCard,
  type TacticsCard,
  type TileNumber,
  type TitleNumber,
  type UnitType,
} from './pieces.ts';

const withPattern = <T>(domain: Domain<T>, pattern: string): Domain<T> => ({ ...domain, pattern });
const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

const AREA = withPattern(named<Area>(AREA_IDS), '\\d+[A-F]|[a-z]+[ABC]');
const UNIT = withPattern(named<UnitType>(ids(UNITS)), '[a-z-]+');
const HERO = withPattern(named<HeroNumber>(ids(HEROES)), 'H[EB]\\d\\d');
const HEX = uncounted<Hex>(
  '-?\\d{1,2},-?\\d{1,2}',
  ({ q, r }) => `${q},${r}`,
  text => {
    const [q, r] = text.split(',').map(Number);
    return { q: q!, r: r! };
  },
);
/** Fate cards by their printed number. */
const FATE: Domain<Fate> = fromOne(30);
const COUNT = withPattern(whole(20), '\\d{1,2}');
const MOST_INFLUENCE = 60;

export const { option, readOption, every } = verbs(
  {
    faction: withPattern(named<FactionNumber>(FACTIONS), '[a-z]+'),
    tile: withPattern(named<TileNumber>(ids(TILES)), '\\d+|[a-z]+'),
    hex: HEX,
    other: HEX,
    turns: withPattern(whole(5), '[0-5]'),
    slot: fromOne(25),
    area: AREA,
    to: AREA,
    unit: UNIT,
    count: COUNT,
    state: words('standing', 'routed'),
    damage: withPattern(whole(9), '\\d'),
    hero: HERO,
    toHero: HERO,
    order: withPattern(named<OrderNumber>(ORDERS), '[a-z-]+'),
    tactics: withPattern(named<TacticsCard>(ids(TACTICS)), 'T[ABF]\\d\\d'),
    reward: withPattern(named<RewardCard>(ids(REWARDS)), 'RW\\d\\d|RB\\d'),
    quest: withPattern(named<QuestCard>(ids(QUESTS)), 'QS\\d+|Q\\d\\d|QB\\d'),
    title: withPattern(named<TitleNumber>(ids(TITLES)), 'TI\\d'),
    fate: FATE,
    dial: withPattern(named<Dial>(RESOURCES), RESOURCES.join('|')),
    attribute: withPattern(named<number>(ATTRIBUTES), ATTRIBUTES.join('|')),
    second: withPattern(named<number>(ATTRIBUTES), ATTRIBUTES.join('|')),
    development: withPattern(named<number>(DEVELOPMENTS), '[a-z-]+'),
    seat: fromOne(4) as Domain<Seat>,
    amount: withPattern(whole(MOST_INFLUENCE), '\\d{1,3}'),
    action: words('move', 'heal', 'train'),
    benefit: words('units', 'tactics', 'influence', 'quests'),
    work: words('build', 'repair', 'runes'),
    way: words('battle', 'retreat'),
    food: withPattern(whole(8), '[0-8]'),
    wood: withPattern(whole(8), '[0-8]'),
    ore: withPattern(whole(8), '[0-8]'),
    card: withPattern(named<DevelopmentCardNumber>(ids(DEVELOPMENT_CARDS)), 'D[DLWU]\\d'),
    cards: words('heroes', 'commanders'),
    commander: withPattern(named<CommanderCard>(ids(COMMANDERS)), 'CM\\d\\d'),
    branch: uncounted<string>('[a-z][a-z-]*', String, String),
  },
  {
    // setup
    faction: 'faction:{faction}',
    placeTile: 'tile:{tile}@{hex}r{turns}',
    marker: 'marker:{hex}+{other}',
    dragon: 'dragon:{area}',
    false: 'false:{area}',
    home: 'home:{slot}@{hex}r{turns}',
    stronghold: 'stronghold:{area}',
    put: 'put:{unit}:{count}>{area}',
    placeHero: 'place:{hero}>{area}',
    // seasons and orders
    order: 'order:{order}',
    bid: 'bid:{amount}',
    player: 'player:{seat}',
    gainInfluence: 'influence',
    drawTactics: 'tactics',
    // turns
    continue: 'continue',
    play: 'play:{tactics}',
    useReward: 'reward:{hero}:{reward}',
    claim: 'claim',
    objective: 'objective',
    useTitle: 'use:{title}',
    trade: 'trade:{hero}:{slot}>{toHero}',
    takeMarker: 'marker:{area}>{hero}',
    discardToken: 'token:{area}',
    reveal: 'reveal:{area}',
    claimUnit: 'stake:{unit}',
    // movement
    move: 'move:{area}>{to}',
    group: 'take:{unit}:{count}',
    groupHero: 'take:{hero}',
    go: 'go',
    done: 'done',
    activate: 'activate:{area}',
    none: 'none',
    from: 'from:{area}:{unit}:{count}',
    // diplomacy and battle
    way: '{way}',
    diplomacy: 'diplomacy:{count}',
    fate: 'fate:{fate}',
    asGold: 'gold:{fate}',
    retreat: 'retreat:{area}',
    support: 'support:{hero}:{unit}',
    supportUp: 'support:{hero}:{unit}:banner',
    type: 'type:{unit}',
    extra: 'extra:{count}',
    giveUp: 'discard:{fate}',
    unit: 'unit:{unit}:{damage}:{state}',
    unitIn: 'unit:{area}:{unit}:{state}',
    use: 'use',
    heroesTo: 'heroes:{area}',
    replace: 'replace',
    destroyAt: 'destroy:{area}',
    return: 'return:{unit}',
    // orders
    raise: 'raise:{dial}',
    build: 'build:{development}:{area}',
    recruit: 'recruit:{dial}',
    destroyUnit: 'destroy:{unit}:{area}:{state}',
    skip: 'skip',
    benefit: 'rally:{benefit}',
    unitType: 'unit:{unit}',
    spend: 'spend:{amount}',
    keepHero: 'keep:{hero}',
    desert: 'desert:{hero}',
    title: 'title:{title}',
    work: '{work}',
    area: 'area:{area}',
    arrange: 'arrange:{slot}',
    runeTo: 'rune:{area}',
    discardRune: 'discard:{area}',
    // heroes
    act: '{action}:{hero}',
    step: 'step:{area}',
    stop: 'stop',
    teleport: 'teleport:{area}',
    train: 'train:{attribute}',
    trainTwo: 'train:{attribute}+{second}',
    duel: 'duel:{hero}',
    quest: 'quest:{quest}',
    end: 'end',
    pass: 'pass',
    dealDamage: 'damage',
    hurtSelf: 'hurt',
    give: 'give:{slot}>{toHero}',
    redraw: 'redraw',
    no: 'no',
    yes: 'yes',
    discardReward: 'discard:{hero}:{reward}',
    // targets
    hero: 'hero:{hero}',
    dial: 'dial:{dial}',
    attribute: 'attribute:{attribute}',
    branch: 'way:{branch}',
    returnOrder: 'return:{order}',
    takeTactics: 'take:{tactics}',
    exchange: 'exchange:{area}+{to}',
    discardTactics: 'discard:{tactics}',
    discardQuest: 'discard:{quest}',
    // Banners of War
    as: 'as:{unit}:{count}',
    lay: 'lay:{tactics}',
    exclude: 'exclude:{seat}',
    ignore: 'ignore',
    accept: 'accept',
    setDials: 'dials:{food}/{wood}/{ore}',
    // dev
    buy: 'buy:{card}',
    useCard: 'use:{card}',
    capital: 'capital:{area}',
    peasant: 'peasant:{area}',
    rout: 'rout:{count}',
    raze: 'raze:{development}',
    // cmd
    seek: 'seek:{cards}',
    keepCommander: 'keep:{commander}',
    useCommander: 'command:{commander}',
    // rtv
    victoryCard: 'victory',
  },
);

export type Option = OptionOf<typeof option>;
