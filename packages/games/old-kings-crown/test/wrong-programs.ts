/** Programs of content files that must be refused, with the place and the reason. */
import type { WrongContent } from '@interregnum/kernel/testing';

const kingdom = (program: readonly unknown[], limit = 'round', at = '0'): Omit<WrongContent, 'says'> => ({
  data: { 'kingdom cards': { K02: { text: 'Does something.', limit, program } } },
  at: `kingdom cards.K02.program${at === '' ? '' : `.${at}`}`,
});
const card = (program: readonly unknown[], at = '0'): Omit<WrongContent, 'says'> => ({
  data: { cards: { CL10: { text: 'Does something.', program } } },
  at: `cards.CL10.program.${at}`,
});
const tile = (program: readonly unknown[], at = '0'): Omit<WrongContent, 'says'> => ({
  data: { tactics: { 'T-NO2': { text: 'Does something.', program } } },
  at: `tactics.T-NO2.program.${at}`,
});

export const WRONG_PROGRAMS: Readonly<Record<string, WrongContent>> = {
  'a tile without an effect': {
    data: { tactics: { 'T-CL1': { program: [] } } },
    at: 'tactics.T-CL1.program',
    says: /expected at least one effect/,
  },
  'another program without a text': {
    data: { tactics: { 'T-NO2': { program: [{ may: 'strength', do: ['my total +3'] }] } } },
    at: 'tactics.T-NO2',
    says: /another program needs a 'text'/,
  },
  'another effect of a Ritual tile': {
    data: { tactics: { 'T-GA2': { text: 'Gain.', program: [{ may: 'strength', do: ['gain 1'] }] } } },
    at: 'tactics.T-GA2.program',
    says: /a Ritual tile keeps its effect/,
  },
  'an effect of a Ruse': {
    data: { cards: { CL18: { text: 'Gain.', program: [{ must: 'a Win', if: ['this is here'], do: ['gain 1'] }] } } },
    at: 'cards.CL18.program',
    says: /a Ruse keeps its effect/,
  },
  'an effect that is neither may, must nor always': {
    ...tile([{ do: ['gain 1'] }]),
    says: /expected one of may, must, always/,
  },
  'a moment that does not exist': {
    ...tile([{ may: 'noon', do: ['gain 1'] }], '0.may'),
    says: /expected one of early spring, .* not 'noon'/,
  },
  'a step that does not exist': {
    ...tile([{ may: 'strength', do: ['dance'] }], '0.do.0'),
    says: /expected a step that begins with gain, .* not 'dance'/,
  },
  'a number out of range': {
    ...tile([{ may: 'strength', do: ['gain 9'] }], '0.do.0'),
    says: /expected 'gain \(1 to 5\)' or .* not 'gain 9'/,
  },
  'a condition that does not exist': {
    ...tile([{ may: 'strength', if: ['it rains'], do: ['gain 1'] }], '0.if.0'),
    says: /expected a condition that begins with/,
  },
  'a condition that cannot hold then': {
    ...tile([{ may: 'early spring', if: ['I take part'], do: ['gain 1'] }], '0.if.0'),
    says: /'I take part' can hold at 'reinforcements'/,
  },
  'a step that cannot happen then': {
    ...tile([{ may: 'early spring', do: ['my total +2'] }], '0.do.0'),
    says: /this can happen at 'keywords', 'strength' only, not at 'early spring'/,
  },
  'a card that was not named': {
    ...tile([{ may: 'late autumn', do: ['it goes to hand'] }], '0.do.0'),
    says: /this needs a revealed or lost card/,
  },
  'a card that has gone already': {
    ...tile(
      [
        {
          may: 'late autumn',
          name: 'a card of my revealed cards at Regions',
          do: ['it goes to hand', 'it goes to the bottom'],
        },
      ],
      '0.do.1',
    ),
    says: /this needs an own revealed card/,
  },
  'a set of hidden cards that would tell what they are': {
    ...tile([{ may: 'early autumn', if: ['there are my captain/heir hand cards'], do: ['gain 1'] }], '0.if.0'),
    says: /expected 'there are/,
  },
  'hidden cards told apart': {
    ...tile([{ may: 'early autumn', if: ['there are my hand captain cards'], do: ['gain 1'] }], '0.if.0'),
    says: /hidden cards cannot be told apart/,
  },
  'the hand of somebody else': {
    ...tile([{ may: 'early autumn', if: ['there are opposing hand cards'], do: ['gain 1'] }], '0.if.0'),
    says: /nobody goes through the cards of others/,
  },
  'a choice that answers cannot name': {
    ...tile([{ may: 'early autumn', choose: ['gain 2', 'gain 1'] }], '0.choose.0'),
    says: /expected 'gain 1' or/,
  },
  'a Kingdom Card that could be used without end': {
    ...kingdom([{ may: 'early spring', do: ['gain 1'] }], 'none'),
    says: /needs 'limit: round' or 'limit: spend'/,
  },
  'a Kingdom Card that is not spent although it says so': {
    ...kingdom([{ may: 'early spring', do: ['gain 1'] }], 'spend'),
    says: /'limit: spend' needs the step/,
  },
  'a mandatory effect that asks': {
    ...kingdom([{ must: 'a Win', do: ['pick an opponent with a hand'] }], 'none', '0.do.0'),
    says: /what must happen can be 'gain'/,
  },
  'drawing that would bring about itself': {
    ...kingdom([{ must: 'Attrition', do: ['draw 1'] }], 'none', '0.do'),
    says: /expected \[the hand size stays\]/,
  },
  'two effects for one moment': {
    ...kingdom(
      [
        { must: 'a Win', do: ['gain 1'] },
        { must: 'a Win', do: ['gain 2'] },
      ],
      'none',
      '1',
    ),
    says: /there is an effect for this moment already/,
  },
  'a continuous effect of a tile': {
    ...tile([{ always: ['my Bid +2'] }]),
    says: /only Kingdom Cards and faction cards have continuous effects/,
  },
  'a continuous effect of a Kingdom Card on cards of others': {
    ...kingdom([{ always: ['Strength +2: opposing revealed cards in the Clash'] }], 'none', '0.always.0'),
    says: /expected 'my … cards'/,
  },
  'a faction card that speaks from nowhere': {
    ...card([{ may: 'strength', do: ['my total +2'] }]),
    says: /'this is in the Clash' or 'this is here'/,
  },
  'a second card that Pillages': {
    ...card([
      {
        may: 'after the rewards',
        if: ['this is here'],
        name: 'a Location for a card',
        do: ['this Pillages the Location'],
      },
    ]),
    at: 'cards.CL19.program',
    says: /only one card of all factions can Pillage/,
  },
  'an unknown limit': {
    data: { 'kingdom cards': { K02: { limit: 'twice' } } },
    at: 'kingdom cards.K02.limit',
    says: /expected one of round, spend, none/,
  },
  'a limit that the effect does not fit': {
    data: { 'kingdom cards': { K02: { limit: 'spend' } } },
    at: 'kingdom cards.K02.0',
    says: /'limit: spend' needs the step/,
  },
};
