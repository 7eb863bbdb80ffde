/** Epix with single leaks opened on purpose. The secrecy test must find every one of them. */
import type { Fact } from '@interregnum/kernel';
import { leakPlanter, type PlantedLeak } from '@interregnum/kernel/testing';
import { type EpixEvent, epix, type State } from '../src/index.ts';

const INFORMERS = 1 << 12;
const SPYMASTER = 1 << 19;

const { always, inView, inOptions, inPrompt, inDescribe, inTimeout, inEvents, inLog, inWorlds } = leakPlanter(epix);

// --- small helpers -----------------------------------------------------------------------------------------------

const open = (event: EpixEvent): Fact<EpixEvent> => ({ open: event, closed: null, insiders: [] });
const rotate = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]!);
const sum = (list: readonly (number | null)[]) => list.reduce<number>((a, b) => a + (b ?? 0), 0);
const faceDown = (s: State) => s.chosen.filter((cards, seat) => cards !== null && !s.revealed[seat]);
const at = (s: State, id: string) => s.ask?.id === id;
const edit = <T>(list: Fact<T>[], change: (event: T) => T): void => {
  for (const fact of list) if (fact.open) fact.open = change(fact.open);
};

// --- the leaks ---------------------------------------------------------------------------------------------------

export const plantedLeaks: readonly PlantedLeak<typeof epix>[] = [
  ...always,
  inWorlds('a Special Ability card lies in the pile twice', world => {
    if (world.unseen.length > 1) world.unseen[0] = world.unseen[1]!;
  }),
  inView('everybody sees the chosen Action cards', (v, s) => {
    v.chosen = s.chosen.slice();
  }),
  inView('spectators see the chosen Action cards', (v, s) => {
    if (v.viewer === null) v.chosen = s.chosen.slice();
  }),
  inView('the next seat sees its neighbour’s card', (v, s) => {
    if (v.viewer !== null) v.chosen[(v.viewer + 1) % s.seats] = s.chosen[(v.viewer + 1) % s.seats]!;
  }),
  inView('what the Spymaster saw is shown to all', (v, s) => {
    if (s.spied !== null) v.chosen[s.spied] = s.chosen[s.spied]!;
  }),
  inView('the Spymaster sees everybody', (v, s) => {
    if (v.viewer !== null && s.abilities[v.viewer]! & SPYMASTER && s.spied !== null) v.chosen = s.chosen.slice();
  }),
  inView('the defender sees the fist', (v, s) => {
    v.fist = s.fist;
  }),
  inView('spectators see the fist', (v, s) => {
    if (v.viewer === null) v.fist = s.fist;
  }),
  inView('Gold is shown less the bid', (v, s) => {
    const fight = s.frames.at(-1)?.locals as { attacker?: number } | undefined;
    if (s.fist !== null && fight?.attacker !== undefined) v.gold[fight.attacker]! -= s.fist;
  }),
  inView('the Treasury already counts the bid', (v, s) => {
    v.treasury += s.fist ?? 0;
  }),
  inView('the parity of the bid is shown unasked', (v, s) => {
    if (s.fist !== null) v.odd = s.fist % 2 === 1;
  }),
  inView('the bid stands in a frame', (v, s) => {
    if (s.fist !== null) Object.assign(v.frames.at(-1)!.locals, { amount: s.fist });
  }),
  inView('a bid of 0 does not count as given', (v, s) => {
    if (at(s, 'EPX-D02')) v.answers.given = s.answers.map(answer => answer !== null && answer > 0);
  }),
  inView('the sum of all answers is shown', (v, s) => {
    Object.assign(v.answers, { sum: sum(s.answers) });
  }),
  inView('the cards that were not dealt are shown', (v, s) => {
    Object.assign(v, { unseen: s.unseen });
  }),
  inView('Tax lies face up', (v, s) => {
    v.revealed = s.revealed.map((flag, seat) => flag || s.chosen[seat] === 2);
  }),
  inView('how many will Move & Attack is shown', (v, s) => {
    Object.assign(v, { movers: faceDown(s).filter(cards => cards! & 4).length });
  }),
  inView('a checksum of the state is shown', (v, s) => {
    Object.assign(v, { check: JSON.stringify(s).length });
  }),
  inOptions('the guesses begin with the right one', (list, s) => (at(s, 'EPX-D15') ? rotate(list, s.fist!) : list)),
  inOptions('a guess that would be right is missing', (list, s) =>
    at(s, 'EPX-D15') ? list.filter((o, i) => i === 0 || o.type !== 'guess' || !o.numbers.includes(s.fist!)) : list,
  ),
  inOptions('the Informers can be asked only about odd bids', (list, s) =>
    at(s, 'EPX-D14') && s.fist! % 2 === 0 ? list.slice(1) : list,
  ),
  inOptions('an auction bid that somebody made is missing', (list, s, seat) =>
    at(s, 'EPX-D02') && s.answers[seat] === null ? list.filter((_, i) => i === 0 || !s.answers.includes(i)) : list,
  ),
  inOptions('Action cards are ordered by what others chose', (list, s, seat) =>
    at(s, 'EPX-D04') && s.answers[seat] === null ? rotate(list, sum(s.answers)) : list,
  ),
  inOptions('Units are ordered by the cards still face down', (list, s) =>
    at(s, 'EPX-D09') ? rotate(list, sum(faceDown(s))) : list,
  ),
  inPrompt('the question names the bid', (v, s) =>
    s.fist === null ? epix.words.prompt(v) : { rule: `EPX-${s.fist}`, phrase: epix.words.prompt(v)!.phrase },
  ),
  inDescribe('the words of a right guess differ', (o, v, s) =>
    o.type === 'guess' && o.numbers.includes(s.fist!) ? { key: 'option.ask' } : epix.words.describe(o, v),
  ),
  inTimeout('the clock guesses right', (v, s, random) =>
    v.ask!.id === 'EPX-D15' ? s.fist! - 1 : epix.advice.timeout(v, random),
  ),
  inEvents('the bid is told when it is made', (news, s) =>
    edit(news, e => (e.type === 'bidMade' ? { ...e, amount: s.fist } : e)),
  ),
  inEvents('what the Spymaster saw is told to all', news => {
    for (const fact of news) if (fact.closed?.type === 'spied') fact.open = fact.closed;
  }),
  inEvents('what the Spymaster saw is told to its owner’s neighbour', news => {
    for (const fact of news) {
      if (fact.closed?.type === 'spied') fact.insiders = [...fact.insiders, (fact.insiders[0]! + 1) % 3];
    }
  }),
  inEvents('a changed choice is told', (news, _s, { seat, option }) => {
    if (option.type === 'change') news.unshift(open({ type: 'passed', seat }));
  }),
  inEvents('an auction bid is told before the others are in', (news, s, { seat, option }) => {
    if (option.type === 'bid' && at(s, 'EPX-D02')) news.push(open({ type: 'taxed', seat, gold: option.amount }));
  }),
  inEvents('a chosen Action card is told before the others are in', (news, s, { seat, option }) => {
    if (option.type === 'choose' && at(s, 'EPX-D04')) news.push(open({ type: 'taxed', seat, gold: option.cards }));
  }),
  inEvents('a move carries the cards that lie face down', (news, s) =>
    edit(news, e => (e.type === 'moved' ? { ...e, later: faceDown(s) } : e)),
  ),
  inEvents('a tax carries the cards that lie face down', (news, s) =>
    edit(news, e => (e.type === 'taxed' ? { ...e, later: faceDown(s) } : e)),
  ),
  inEvents('an attack on the owner of Informers tells the parity', (news, s) => {
    const defender = (s.frames.at(-1)?.locals as { defender?: number } | undefined)?.defender;
    if (s.fist !== null && defender !== undefined && s.abilities[defender]! & INFORMERS) {
      edit(news, e => (e.type === 'bidMade' ? { ...e, odd: s.fist! % 2 } : e));
    }
  }),
  inEvents('the season begins with the key of the stream', (news, s) =>
    edit(news, e => (e.type === 'season' ? { ...e, key: s.chance.key } : e)),
  ),
  inLog('the bid is written down when it is made', 'bidMade', s => s.fist ?? 0),
  inLog('a spying is written down with the cards', 'spied', s => s.chosen[s.spied ?? 0] ?? 0),
  inLog('a revealed card is written down with the next one', 'revealed', s => sum(faceDown(s))),
  inLog('a move is written down with the cards face down', 'moved', s => sum(faceDown(s))),
  inLog('an attack is written down with the cards face down', 'attacked', s => sum(faceDown(s))),
];
