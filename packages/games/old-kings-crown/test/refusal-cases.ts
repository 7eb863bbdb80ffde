/** Typical mistakes of players: a position, what is tried there, and the rule that is in the way. */
import { answersOf, type Mistake, mistake, strayAnswer } from '@interregnum/kernel/testing';
import { oldKingsCrown, type State } from '../src/index.ts';
import { kindOf } from './tables.ts';

type Position = Parameters<typeof oldKingsCrown.proof.position.read>[0];

const table = (position: Position, seats = 2, options: Readonly<Record<string, string>> = {}): State =>
  oldKingsCrown.proof.position.read(position, kindOf(seats, options).options, seats);
const answer = answersOf(oldKingsCrown);

// --- positions ---------------------------------------------------------------------------------------------------

const bidding = (more: Position = {}): State => table({ turn: 'bids', hands: { 1: ['CL05', 'CL18'] }, ...more });
const winning = (card: string, more: Position = {}): State =>
  table({ turn: 'winning bids', bids: { 1: card, 2: 'pass' }, kingdom: { 2: ['K12+UP13'] }, ...more });
const heralds = (): State => table({ turn: 'heralds', blockades: { castle: 'CL19' } });
const placing = (hand: readonly string[]): State => table({ turn: 'place', hands: { 1: hand, 2: 3 } });
const clash = (mine: string, theirs: string, more: Position = {}): State =>
  table({ turn: 'clash plateau', up: { plateau: { 1: [mine], 2: [theirs] } }, ...more });
const rewards = (more: Position = {}): State =>
  table({
    turn: 'rewards plateau',
    up: { plateau: { 1: ['CL13'], 2: ['UP05'] } },
    clash: { winner: 1 },
    ...more,
  });
const claiming = (region: string, location: string, more: Position = {}): State =>
  answer(
    table({
      turn: `rewards ${region}`,
      up: { [region]: { 1: ['CL13'], 2: ['UP05'] } },
      clash: { winner: 1 },
      hands: { 1: ['CL05', 'CL15'] },
      ...more,
    }),
    0,
    `claim:${location}`,
  );
/** The Champion of the Clans reaches the Site of Power at once. */
const questing = (more: Position): State =>
  answer(claiming('highlands', 'wilderness', { hands: { 1: ['CL16'] }, ...more }), 0, 'quest:CL16');
const dying = (more: Position = {}): State =>
  claiming('lowlands', 'necropolis', { discard: { 1: ['CL01', 'CL02'] }, ...more });
const winter = (turn: string, more: Position = {}): State =>
  table({ turn, up: { plateau: { 1: ['CL13', 'CL14'], 2: ['UP05'] } }, ...more });

// --- the mistakes ------------------------------------------------------------------------------------------------

export const MISTAKES: readonly Mistake<State>[] = [
  // setup
  mistake(
    'OKC-Q01',
    'a faction that is taken',
    () => answer(table({ turn: 'factions' }, 2, { factions: 'pick' }), 0, 'faction:clans'),
    'faction:clans',
    1,
  ),
  mistake('OKC-029', 'a Kingdom Card that was not dealt', () => table({ turn: 'setup' }), 'keep:K55+CL14'),
  mistake(
    'OKC-001',
    'a Ruse under a Kingdom Card',
    () => table({ turn: 'setup', hands: { 1: ['CL14', 'CL18'] }, dealt: { 1: ['K05', 'K09'] } }),
    'keep:K05+CL18',
  ),
  // Bids
  mistake('OKC-081', 'a Bid with a card from the draw pile', () => bidding(), 'bid:CL01'),
  mistake('OKC-081', 'out of turn', () => bidding(), 'bid:UP01', 1),
  mistake('OKC-Q17', 'taking a Kingdom Card with a Ruse', () => winning('CL18'), 'take:1'),
  mistake('OKC-093', 'stealing from a stronger Occupier', () => winning('CL10'), 'steal:K12'),
  mistake(
    'OKC-093',
    'stealing what is one’s own',
    () => winning('CL10', { kingdom: { 1: ['K12+CL01'] } }),
    'steal:K12',
  ),
  mistake('OKC-093', 'stealing what nobody has', () => winning('CL10', { kingdom: {} }), 'steal:K12'),
  mistake(
    'K42',
    'stealing from behind the Watchtowers',
    () => winning('CL14', { kingdom: { 1: ['K42+CL01'], 2: ['K12+UP01'] } }),
    'steal:K12',
  ),
  mistake('OKC-088', 'a winning Bid that does nothing', () => winning('CL10'), 'pass'),
  mistake(
    'OKC-090',
    'giving up a Kingdom Card of another',
    () => answer(winning('CL10', { kingdom: { 1: ['K01+CL01', 'K02+CL02'], 2: ['K12+UP13'] } }), 0, 'take:1'),
    'replace:K12',
  ),
  // Heralds and cards
  mistake('OKC-223', 'a Herald among Pillage', () => heralds(), 'herald:castle'),
  mistake('OKC-097', 'no Herald', () => heralds(), 'pass'),
  mistake('OKC-100', 'a Region without a card', () => placing(['CL01', 'CL02', 'CL14']), 'place:CL01,CL02,none'),
  mistake('OKC-100', 'one card twice', () => placing(['CL01', 'CL02', 'CL14']), 'place:CL01,CL01,CL14'),
  mistake('OKC-100', 'a card of somebody else', () => placing(['CL01', 'CL02', 'CL14']), 'place:CL01,CL02,UP01'),
  mistake('OKC-Q56', 'keeping a card in Crisis', () => placing(['CL01', 'CL02']), 'place:CL01,none,none'),
  // Autumn
  mistake(
    'OKC-121',
    'a Region that is done',
    () => table({ turn: 'choose', results: { plateau: { 1: 'win', 2: 'loss' } } }),
    'region:plateau',
  ),
  mistake(
    'OKC-123',
    'a Deployed card that is not there',
    () => table({ turn: 'reveal plateau', factions: { 1: 'uprising', 2: 'clans' } }),
    'activate',
  ),
  mistake('OKC-244', 'a Ruse that waits', () => clash('CL18', 'UP12'), 'stay'),
  mistake('OKC-242', 'a Herald at home that Retreats', () => clash('CL18', 'UP12'), 'retreat:hand+herald'),
  mistake(
    'OKC-210',
    'an Agent against a card that is not there',
    () => clash('CL15', 'UP12', { ready: [] }),
    'eliminate:UP13',
  ),
  mistake('OKC-165', 'a Location of another Region', () => rewards(), 'claim:castle'),
  mistake(
    'OKC-Q44',
    'a Myth that is in play already',
    () => questing({ aside: { 2: ['UP17'] }, hands: { 1: ['CL16', 'CL17'] }, ready: ['T-CL1'] }),
    'myth',
  ),
  mistake('OKC-176', 'a tile that is ready', () => questing({ ready: ['T-CL1'] }), 'flip:T-CL1'),
  mistake('OKC-172', 'an Agent for the Court', () => claiming('highlands', 'castle'), 'court:CL15'),
  mistake('OKC-172', 'a card from the draw pile for the Court', () => claiming('highlands', 'castle'), 'court:CL12'),
  mistake('OKC-174', 'an Agent on a quest', () => claiming('highlands', 'wilderness'), 'quest:CL15'),
  mistake('OKC-009', 'Influence of a player who has none', () => claiming('plateau', 'battlefield'), 'remove:2'),
  mistake('OKC-179', 'Influence of nobody', () => claiming('plateau', 'battlefield'), 'remove:9'),
  mistake(
    'K53',
    'Influence of a player who is guarded',
    () => claiming('plateau', 'battlefield', { influence: { 2: 5 }, kingdom: { 2: ['K53+UP01'] } }),
    'remove:2',
  ),
  mistake('OKC-180', 'burying a card of the draw pile', () => claiming('lowlands', 'shrine'), 'bury:CL01'),
  mistake('OKC-181', 'more cards from the dead than there are', () => dying(), 'draw:3'),
  mistake('OKC-181', 'discarding before drawing', () => dying(), 'discard:CL05'),
  mistake('OKC-181', 'drawing twice', () => answer(dying(), 0, 'draw:2'), 'draw:1'),
  mistake(
    'OKC-181',
    'keeping more cards than the hand holds',
    () => answer(dying({ hands: { 1: ['CL05', 'CL06', 'CL07', 'CL08', 'CL15'] } }), 0, 'draw:2'),
    'stop',
  ),
  mistake(
    'K46',
    'a card that is not among the dead',
    () => answer(dying({ kingdom: { 1: ['K46+CL03'] } }), 0, 'draw:1'),
    'take:CL12',
  ),
  mistake(
    'OKC-010',
    'Fortifying where a card lies',
    () =>
      table({
        turn: 'after plateau',
        factions: { 1: 'nobility', 2: 'uprising' },
        up: { plateau: { 1: ['NO19'], 2: ['UP05'] } },
        clash: { winner: 'none', final: true },
        blockades: { harvest: 'NO10' },
      }),
    'place:harvest',
  ),
  // Winter
  mistake('OKC-191', 'retiring a card of somebody else', () => winter('retire'), 'retire:UP05'),
  mistake('OKC-193', 'retiring a card of the draw pile', () => winter('retire'), 'retire:CL01'),
  mistake('OKC-217', 'keeping a card that is not Loyal', () => winter('discard'), 'keep:CL13'),
  mistake(
    'OKC-208',
    'Deploying what is not in hand',
    () => winter('deploy', { hands: { 1: ['CL01'] } }),
    'deploy:plateau',
  ),
  mistake(
    'K12',
    'Deploying from the discard pile without the Guild',
    () => winter('deploy', { hands: { 1: ['CL01'] } }),
    'deploy:plateau:discard',
  ),
  // effects
  mistake('OKC-043', 'a tile that is used', () => table({ turn: 'early autumn', ready: ['T-CL2'] }), 'use:T-CL1'),
  mistake('OKC-040', 'a tile in another window', () => table({ turn: 'early autumn' }), 'use:T-CL1'),
  mistake('K15', 'a Kingdom Card that one has not', () => table({ turn: 'early autumn' }), 'use:K15'),
  mistake(
    'OKC-Q117',
    'swapping cards that are not there',
    () =>
      answer(
        table(
          {
            turn: 'late summer',
            factions: { 1: 'uprising' },
            ready: ['T-UP4'],
            down: { plateau: { 3: 'none' } },
          },
          3,
        ),
        0,
        'use:T-UP4:2:highlands+plateau',
      ),
    'swap:3:highlands+plateau',
  ),
  mistake(
    'K20',
    'putting back cards that one has not seen',
    () => answer(table({ turn: 'early summer', kingdom: { 1: ['K20+CL01'] } }), 0, 'use:K20'),
    'arrange:K01,K02,K03',
  ),
  // anybody
  mistake('OKC-081', 'a spectator', () => bidding(), 'bid:CL05', null),
  strayAnswer('OKC-081', 'an answer to something else', () => bidding(), 'region:plateau'),
];
