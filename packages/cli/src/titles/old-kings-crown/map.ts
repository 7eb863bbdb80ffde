/** The three Regions as bands: their Locations with Heralds and Blockades, and the cards of every player there. */
import {
  at,
  bolsterOf,
  type Clash,
  isDone,
  isPillage,
  LOCATIONS,
  type LocationNumber,
  leadersOf,
  locationData,
  locationsOf,
  NONE,
  type Party,
  REGION_NUMBERS,
  REGIONS,
  type RegionNumber,
  type Reward,
  resultOf,
  strengthOf,
  totalsOf,
  type View,
} from '@interregnum/old-kings-crown';
import pc from 'picocolors';
import { padEnd, widthOf, wrapCells } from '../../text/width.ts';
import type { Canvas } from '../drawing.ts';
import { BACK, cardText, isThere, nameOf, paint, sign } from './signs.ts';

const NAME = 12;

export const bands = (v: View, canvas: Canvas): string[] => REGION_NUMBERS.flatMap(region => band(v, region, canvas));

function band(v: View, region: RegionNumber, canvas: Canvas): string[] {
  const name = canvas.text(`region.${REGIONS[region]}`).replace(/^the /, '');
  const isNow = v.region === region;
  const title = isNow ? pc.bold(pc.inverse(` ${name} `)) : isDone(v, region) ? pc.dim(name) : pc.bold(name);
  const places = locationsOf(region).map(location => place(v, location, canvas));
  const half = Math.floor((canvas.columns - NAME) / 2);
  const isShort = places.every(text => widthOf(text) < half);
  const head = isShort
    ? [`${padEnd(title, NAME)}${padEnd(places[0]!, half)}${places[1]}`.trimEnd()]
    : wrapCells([padEnd(title, NAME - 2), ...places], canvas.columns, ' '.repeat(NAME));
  return [...head, ...cardLines(v, region, canvas)];
}

const REWARDS: Readonly<Record<Reward['kind'], string>> = {
  court: 'Court',
  quest: 'quest',
  none: '',
  battlefield: 'remove 1 or disc',
  shrine: 'bury',
  necropolis: 'exhume',
};

/** `◈ The Castle +1 Court ⚑C`. */
function place(v: View, location: LocationNumber, canvas: Canvas): string {
  const id = LOCATIONS[location]!;
  const { influence, reward } = locationData(v, location);
  const heralds = v.order
    .filter(party => v.heralds[party] === location)
    .map(party => paint(party, '⚑') + sign(v, party));
  const card = v.blockades[location]!;
  const blockade = card === NONE ? [] : [`${isPillage(v, card) ? '✖' : '▣'} ${cardText(v, card, canvas)}`];
  const disc = reward.kind === 'battlefield' && v.disc === null ? ['◎'] : [];
  const parts = [pc.cyan('◈'), canvas.text(`location.${id}`), pc.green(`+${influence}`), pc.dim(REWARDS[reward.kind])];
  return [...parts, ...disc, ...blockade, ...heralds].filter(part => part !== '').join(' ');
}

function cardLines(v: View, region: RegionNumber, canvas: Canvas): string[] {
  const clash = v.clash?.region === region ? v.clash : null;
  const cells = v.order.map(party => partyCell(v, region, party, clash, canvas)).filter(cell => cell !== '');
  return cells.length === 0 ? [] : wrapCells([' '.repeat(NAME - 2), ...cells], canvas.columns, ' '.repeat(NAME));
}

/** What a party has at a Region: `C Raven ▮`, Deployed cards in brackets, the total of a Clash and how it ended. */
function partyCell(v: View, region: RegionNumber, party: Party, clash: Clash | null, canvas: Canvas): string {
  const spot = at(v, region, party);
  const down = v.down[spot];
  const cards = [
    ...(isThere(down) ? [down === null ? BACK : `${BACK}${pc.dim(cardText(v, down!, canvas))}`] : []),
    ...v.up[spot]!.map(card => cardText(v, card, canvas)),
    ...(isThere(v.deployed[spot]) ? [`[${cardText(v, v.deployed[spot]!, canvas)}]`] : []),
  ];
  const result = isDone(v, region) ? resultText(v, region, party) : '';
  if (cards.length === 0 && result === '' && !clash?.in.includes(party)) return '';
  return [nameOf(v, party), cards.join(' + '), totalText(v, clash, party), result]
    .filter(part => part !== '')
    .join(' ');
}

function resultText(v: View, region: RegionNumber, party: Party): string {
  const result = resultOf(v, region, party);
  if (result === 'win') return pc.green('won');
  return result === 'none' || result === null ? '' : pc.dim(WORDS[result]);
}
const WORDS = { loss: 'lost', tie: 'tied', retreat: 'retreated' } as const;

/** `= 10 (+2)`: what it adds up to, and what of it comes from Bolster and effects; who leads is marked. */
function totalText(v: View, clash: Clash | null, party: Party): string {
  if (clash?.retreated.includes(party)) return pc.dim('⚐');
  if (!clash?.in.includes(party)) return '';
  const totals = clash.totals?.map(total => total ?? 0) ?? totalsOf(v, clash);
  const total = totals[party]!;
  const alone = clash.cards[party]!.reduce((sum, card) => sum + strengthOf(v, card), 0);
  const bolster = bolsterOf(v, clash, party);
  const parts = [
    ...(bolster > 0 ? [`Bolster ${bolster}`] : []),
    ...(clash.plus[party] ? [`effects ${clash.plus[party]! > 0 ? '+' : ''}${clash.plus[party]}`] : []),
  ];
  const why = total === alone || parts.length === 0 ? '' : pc.dim(` (${parts.join(', ')})`);
  const leads = leadersOf(v, clash, totals).includes(party);
  return `${leads ? pc.bold(`= ${total} ▸`) : `= ${total}`}${why}`;
}
