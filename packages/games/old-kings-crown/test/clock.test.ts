/** What is played when the clock runs out (section 5 of the rules). */
import { type PositionData, randomFrom, type Seat, setupChoices } from '@interregnum/kernel';
import { answersOf } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { oldKingsCrown, type State } from '../src/index.ts';

const answer = answersOf(oldKingsCrown);

function table(position: PositionData, seats = 2): State {
  return oldKingsCrown.proof.position.read(position, setupChoices(oldKingsCrown.meta, {}, seats), seats);
}

/** The question that is open for a seat, and what the clock answers. */
function byTheClock(s: State, seat: Seat = s.ask!.seats[0]!): string {
  const place = oldKingsCrown.advice.timeout(oldKingsCrown.rules.view(s, seat), randomFrom('clock'));
  return `${s.ask!.id} ${s.ask!.options[seat]![place]!.code}`;
}

const NOBLE = { 1: 'clans', 2: 'nobility' };
const MASKED = { 1: 'clans', 2: 'gathering' };
/** Seat 1 has won a Region. */
const won = (region: string, losers: PositionData, more: PositionData = {}): PositionData => ({
  turn: `rewards ${region}`,
  ready: [],
  up: { [region]: { 1: ['CL13'], ...losers } },
  clash: { winner: 1 },
  ...more,
});
const winner = (region: string, more: PositionData = {}): State => table(won(region, { 2: ['UP01'] }, more));

describe('in Summer', () => {
  test('nothing is kept at setup, nothing bid; a Ruse stays as it is', () => {
    expect(byTheClock(table({ turn: 'setup' }))).toBe('OKC-D02 none');
    expect(byTheClock(table({ turn: 'bids' }))).toBe('OKC-D20 pass');
    expect(byTheClock(table({ turn: 'bids shown', ready: [], bids: { 1: 'CL18' } }))).toBe('OKC-D21 stay');
  });

  test('a winning Bid throws out slot 2', () => {
    expect(byTheClock(table({ turn: 'winning bids', bids: { 1: 'CL10' } }))).toBe('OKC-D22 discard:2');
  });

  test('the Kingdom Card with the weaker Occupier goes; of equals the lower id, whichever came first', () => {
    const replacing = (kingdom: readonly string[]): string => {
      const s = table({ turn: 'winning bids', bids: { 1: 'CL10' }, market: ['K20', 'K21'], kingdom: { 1: kingdom } });
      return byTheClock(answer(s, 0, 'take:1'));
    };
    expect(replacing(['K05+CL05', 'K12+CL03'])).toBe('OKC-D23 replace:K12');
    expect(replacing(['K12+CL05', 'K05+CL06'])).toBe('OKC-D23 replace:K05');
  });

  test('the strongest card is shown at the Tourney, and order is left to Influence', () => {
    const s = table({ turn: 'early summer', kingdom: { 1: ['K55+CL01'] }, hands: { 1: ['CL05', 'CL13', 'CL18'] } });
    expect(byTheClock(answer(s, 0, 'use:K55'), 0)).toBe('OKC-D73 show:CL13');
    expect(byTheClock(table({ turn: 'order', kingdom: { 1: ['K06+CL01'] } }))).toBe('OKC-D03 normal');
  });

  test('arranged cards stay as they lie', () => {
    const s = table({
      turn: 'early summer',
      kingdom: { 1: ['K20+CL01'] },
      kingdom_deck: ['rest', 'K30', 'K31', 'K32'],
    });
    expect(byTheClock(answer(s, 0, 'use:K20'))).toBe('OKC-D83 arrange:K32,K31,K30');
  });
});

describe('in Autumn', () => {
  test('the Plateau is revealed first, then the Highlands', () => {
    expect(byTheClock(table({ turn: 'choose' }))).toBe('OKC-D40 region:plateau');
    const results = { plateau: { 1: 'win', 2: 'loss' } };
    expect(byTheClock(table({ turn: 'choose', results }))).toBe('OKC-D40 region:highlands');
  });

  test('nothing is Activated or used, and no card is played after a Tie', () => {
    const deployed = { plateau: { 1: 'CL09' } };
    expect(byTheClock(table({ turn: 'reveal plateau', ready: [], deployed }))).toBe('OKC-D41 done');
    const tied = { turn: 'tie plateau', up: { plateau: { 1: ['CL12'], 2: ['UP12'] } } };
    expect(byTheClock(table(tied))).toBe('OKC-D10 pass');
    expect(byTheClock(table({ ...tied, ready: [] }))).toBe('OKC-D47 decline');
  });

  test('a Ruse Retreats to hand, and its Herald leaves if it stands where something is still to be resolved', () => {
    const ruse = (herald: string): string =>
      byTheClock(
        table({
          turn: 'clash plateau',
          ready: [],
          results: { highlands: { 1: 'win', 2: 'loss' } },
          up: { plateau: { 1: ['CL18'], 2: ['UP12'] } },
          heralds: { 1: herald },
        }),
      );
    expect(ruse('castle')).toBe('OKC-D42 retreat:hand');
    expect(ruse('harvest')).toBe('OKC-D42 retreat:hand+herald');
    expect(ruse('shrine')).toBe('OKC-D42 retreat:hand+herald');
    expect(ruse('home')).toBe('OKC-D42 retreat:hand');
  });

  test('the Horn adds the weakest card', () => {
    const s = table({
      turn: 'clash plateau',
      ready: [],
      up: { plateau: { 1: ['CL12'], 2: ['UP12'] } },
      kingdom: { 1: ['K24+CL01'] },
      hands: { 1: ['CL13', 'CL05'] },
    });
    expect(byTheClock(answer(s, 0, 'use:K24'))).toBe('OKC-D42 reinforce:CL05');
  });

  test('the strongest card is struck, and a Resilient one is saved', () => {
    const s = table({
      turn: 'keywords plateau',
      ready: [],
      factions: NOBLE,
      up: { plateau: { 1: ['CL15'], 2: ['NO09', 'NO14'] } },
    });
    expect(byTheClock(s)).toBe('OKC-D43 eliminate:NO14');
    expect(byTheClock(answer(s, 0, 'eliminate:NO14'))).toBe('OKC-D44 discard:NO14');
  });
});

describe('after a win', () => {
  test('the Location of the own Herald is claimed, else the one that pays more', () => {
    expect(byTheClock(winner('plateau', { heralds: { 1: 'battlefield' } }))).toBe('OKC-D50 claim:battlefield');
    expect(byTheClock(winner('plateau', { heralds: { 1: 'castle' } }))).toBe('OKC-D50 claim:harvest');
  });

  test('everybody is robbed', () => {
    const s = winner('plateau', { heralds: { 1: 'harvest', 2: 'harvest' }, influence: { 2: 1 } });
    expect(byTheClock(answer(s, 0, 'claim:harvest'))).toBe('OKC-D51 steal:2');
  });

  test('nobody goes to the Court, nobody on a quest; nothing is buried or dug up', () => {
    const claimed = (region: string, place: string): string => byTheClock(answer(winner(region), 0, `claim:${place}`));
    expect(claimed('highlands', 'castle')).toBe('OKC-D52 none');
    expect(claimed('highlands', 'wilderness')).toBe('OKC-D53 none');
    expect(claimed('lowlands', 'shrine')).toBe('OKC-D57 stop');
    const s = winner('lowlands', { discard: { 1: ['CL01'] } });
    expect(byTheClock(answer(s, 0, 'claim:necropolis'))).toBe('OKC-D58 draw:0');
  });

  test('what must be discarded at the Necropolis is the weakest card', () => {
    const s = winner('lowlands', { discard: { 1: ['CL14'] }, attrition: { 1: 3 }, hands: { 1: ['CL11', 'CL05'] } });
    expect(byTheClock(answer(s, 0, 'claim:necropolis', 'draw:1'))).toBe('OKC-D58 discard:CL05');
  });

  test('the Battlefield takes from the richest', () => {
    const s = table(won('plateau', { 2: ['UP01'], 3: ['NO01'] }, { influence: { 2: 3, 3: 7 } }), 3);
    expect(byTheClock(answer(s, 0, 'claim:battlefield'))).toBe('OKC-D56 remove:3');
  });

  test('a Site of Power gives the Myth, and Pathfinders go under the pile', () => {
    const s = winner('highlands', { sites: { 1: ['CL07'] } });
    expect(byTheClock(answer(s, 0, 'claim:wilderness', 'quest:CL13'))).toBe('OKC-D54 myth');
    expect(byTheClock(answer(s, 0, 'myth'))).toBe('OKC-D55 bottom:CL13');
  });
});

describe('after the rewards', () => {
  const lost = (more: PositionData): State =>
    table({
      turn: 'after plateau',
      factions: MASKED,
      results: { plateau: { 1: 'win', 2: 'loss' } },
      clash: { winner: 1, claimed: 'harvest' },
      ...more,
    });

  test('a token goes to the Ritual that is nearest to its end', () => {
    const up = { plateau: { 1: ['CL10'], 2: ['GA01'] } };
    const tokens = (tooth: number, eye: number): string =>
      byTheClock(lost({ up, ready: ['T-GA2', 'T-GA3'], tokens: { 'T-GA2': tooth, 'T-GA3': eye } }));
    expect(tokens(1, 1)).toBe('OKC-D61 token:T-GA2');
    expect(tokens(0, 3)).toBe('OKC-D61 token:T-GA3');
  });

  test('the Moon returns, and the Censer burns nothing', () => {
    const kingdom = { 2: ['K30+GA02'] };
    expect(byTheClock(lost({ up: { plateau: { 1: ['CL10'], 2: ['GA17'] } }, ready: [] }))).toBe('OKC-D63 return');
    expect(byTheClock(lost({ up: { plateau: { 1: ['CL10'], 2: ['GA01'] } }, ready: [], kingdom }))).toBe(
      'OKC-D63 none',
    );
  });

  test('The Gilded Wall is placed, the Drawbridge is not used', () => {
    const tie = (ready: readonly string[], cards: readonly string[], final: boolean): string =>
      byTheClock(
        table({
          turn: 'after plateau',
          factions: NOBLE,
          ready,
          results: { plateau: { 1: 'tie', 2: 'tie' } },
          up: { plateau: { 1: ['CL10'], 2: cards } },
          clash: { final },
        }),
      );
    expect(tie([], ['NO19'], true)).toBe('OKC-D60 place:harvest');
    expect(tie(['T-NO4'], ['NO10'], false)).toBe('OKC-D10 pass');
  });
});

describe('in Winter', () => {
  const done = {
    highlands: { 1: 'win', 2: 'loss' },
    plateau: { 1: 'win', 2: 'loss' },
    lowlands: { 1: 'win', 2: 'loss' },
  };

  test('nobody retires, Loyal cards come home and no other, nothing is Deployed', () => {
    const up = { plateau: { 1: ['CL10', 'CL14'] } };
    const kingdom = { 1: ['K51+CL01'] };
    expect(byTheClock(table({ turn: 'retire', results: done, up }))).toBe('OKC-D70 none');
    expect(byTheClock(table({ turn: 'discard', results: done, up, kingdom }))).toBe('OKC-D71 keep:CL14');
    expect(byTheClock(table({ turn: 'deploy', hands: { 1: ['CL09'] } }))).toBe('OKC-D72 none');
  });
});
