import { chanceOf, seedFrom } from '@interregnum/kernel';
import { ASK, type Option, oldKingsCrown, type State, type View } from '@interregnum/old-kings-crown';
import { describe, expect, test } from 'vitest';
import { narrowed, offersOn, press } from './clicks.ts';
import { cardSpot, kingdomSpot, locationSpot } from './props.ts';
import { NOTHING_PICKED } from './selection.ts';
import { thingsOf } from './things.ts';

const CHOICES = { factions: 'random', order: 'seats', startingInfluence: '0', maxRounds: '30', difficulty: 'knight' };

/** Takes the first option until the first seat is asked this. */
function untilAsked(question: string): { view: View; options: readonly Option[] } {
  const { rules } = oldKingsCrown;
  const s: State = rules.setup(CHOICES, 2, chanceOf({ seed: seedFrom('clicks'), entropy: [] }));
  for (let i = 0; i < 400; i++) {
    const { ask } = s;
    if (!ask) break;
    const seat = ask.seats.find(each => s.answers[each] === null)!;
    if (seat === 0 && ask.id === question) return { view: rules.view(s, 0), options: ask.options[0]! };
    rules.apply(s, seat, 0);
  }
  throw new Error(`nobody asked ${question}`);
}

const picked = (...things: string[]) => ({ ...NOTHING_PICKED, things });

describe('a press on the table', () => {
  test('answers at once where there is one answer: a Herald goes to the Location', () => {
    const { view, options } = untilAsked(ASK.herald);
    expect(press(view, options, NOTHING_PICKED, locationSpot(4))).toEqual({ do: 'choose', code: 'herald:shrine' });
  });

  test('lifts a card of the hand first, and answers with the second press', () => {
    const { view, options } = untilAsked(ASK.bid);
    const card = view.hands[0]![0]!;
    const lifted = press(view, options, NOTHING_PICKED, cardSpot(card), true);
    expect(lifted).toEqual({ do: 'pick', what: { things: [cardSpot(card)] } });
    const offer = offersOn(view, options, picked(cardSpot(card)), cardSpot(card))[0]!;
    expect(press(view, options, picked(cardSpot(card)), cardSpot(card), true)).toEqual({
      do: 'choose',
      code: offer.code,
    });
  });

  test('narrows the answers step by step: the Kingdom Card, then the Supporter under it', () => {
    const { view, options } = untilAsked(ASK.kingdomCard);
    const kingdom = kingdomSpot(view.dealt[0]![0]!);
    expect(press(view, options, NOTHING_PICKED, kingdom)).toEqual({ do: 'pick', what: { things: [kingdom] } });
    const left = narrowed(view, options, [kingdom]);
    expect(left.length).toBeGreaterThan(1);
    const [offer] = left;
    const card = thingsOf(offer!, view).find(thing => thing.startsWith('card.'))!;
    expect(press(view, options, picked(kingdom, card), card, true)).toEqual({ do: 'choose', code: offer!.code });
  });

  test('tries what seems to be meant where nothing is offered, so that the table can say why not', () => {
    const { view, options } = untilAsked(ASK.herald);
    const without = options.filter(({ code }) => code !== 'herald:castle');
    expect(press(view, without, NOTHING_PICKED, locationSpot(0))).toEqual({ do: 'attempt', code: 'herald:castle' });
  });

  test('means nothing where the question is about other things', () => {
    const { view, options } = untilAsked(ASK.herald);
    expect(press(view, options, NOTHING_PICKED, 'tile.T-NO1')).toEqual({ do: 'nothing' });
  });
});
