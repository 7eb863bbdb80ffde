/** The vocabulary of content files as a page: every sentence, and what can say it. */
import { type Template, templates } from '@interregnum/kernel';
import type { Condition, Op } from '../src/content/effect.ts';
import { BATTLE_SENTENCES } from '../src/content/file/battle-sentences.ts';
import { CONDITION_SENTENCES } from '../src/content/file/conditions.ts';
import { DEVELOPMENT_EFFECTS } from '../src/content/file/developments.ts';
import { GOALS } from '../src/content/file/events.ts';
import {
  BATTLES,
  BOARD,
  CONDITION_MOMENTS,
  DUELS,
  MOMENTS,
  type Moment,
  STEP_MOMENTS,
} from '../src/content/file/moments.ts';
import { HERO_ABILITIES, HERO_MOMENTS, REWARD_EFFECTS } from '../src/content/file/people.ts';
import { REALM_SENTENCES } from '../src/content/file/realm-sentences.ts';
import { AREA_FILTERS, COUNTS, PLAYERS, UNIT_FILTERS, UNIT_IDS } from '../src/content/file/slots.ts';

const GROUPS: Readonly<Record<string, readonly Moment[]>> = {
  '*board*': BOARD,
  '*battles*': BATTLES,
  '*Tactics in battles*': ['attack', 'defence', 'battle', 'row'],
  '*duels*': DUELS,
};

/** Groups of moments by their name, the others one by one. */
function saidMoments(moments: readonly Moment[]): string {
  const groups = Object.entries(GROUPS).filter(([, all]) => all.every(one => moments.includes(one)));
  const covered = groups.flatMap(([, all]) => all);
  const said = groups.filter(
    ([name]) => name !== '*Tactics in battles*' || !groups.some(([other]) => other === '*battles*'),
  );
  const others = moments.filter(one => !covered.includes(one)).map(one => MOMENTS[one]);
  return [...said.map(([name]) => name), ...others].join(', ');
}

/** What lasts is set by the card of that time, and runes are revealed in one's turn. */
function momentsOf({ op, until, asks }: Template['fields']): readonly Moment[] {
  if (until === 'season' || until === 'turn') return [until];
  return asks === 'RNW-D64' ? ['turn'] : STEP_MOMENTS[op as Op['op']];
}

const formOf = (template: Template): string => templates('', [template]).forms[0]!;
const rows = (lines: readonly (readonly [form: string, moments: readonly Moment[]])[]): string =>
  lines.map(([form, moments]) => `| \`${form}\` | ${saidMoments(moments)} |`).join('\n');

const steps = Object.entries({ ...REALM_SENTENCES, ...BATTLE_SENTENCES })
  .map(([title, all]) => {
    const lines = all.map(one => [formOf(one), momentsOf(one.fields)] as const);
    return `### Steps: ${title}\n\n| step | on |\n|---|---|\n${rows(lines)}`;
  })
  .join('\n\n');

const conditions = CONDITION_SENTENCES.map(
  one => [formOf(one), CONDITION_MOMENTS[one.fields.if as Condition['if']]] as const,
);
const listed = (forms: readonly string[]): string => forms.map(form => `- \`${form}\``).join('\n');
const group = (name: string): string => `- ${name}: ${GROUPS[name]!.map(one => MOMENTS[one]).join(', ')}`;

export const vocabularyPage = (): string => `# The vocabulary of Runewars' content files

What effects in [content files](content-files.md#runewars) can say. In brackets: what stands in that place. Every number can be
another one within its bounds; what cannot be said here cannot be played.

- a player: ${PLAYERS.map(one => `\`${one}\``).join(', ')}
- a count: 1 to 12, ${COUNTS.map(one => `\`${one}\``).join(', ')}; \`n\` is the amount that was picked
- a unit: ${UNIT_IDS.map(one => `\`${one}\``).join(', ')}
- areas, units: words of the lists below between round brackets, joined by \`&\`, all of which must hold: \`(mine & with a city)\`;
  \`(any)\` for all; of areas also two sets, \`(mine) or else (any)\`: the second if there is none in the first

Where a step can stand:

${Object.keys(GROUPS).map(group).join('\n')}

## Steps

${steps}

## Conditions

| condition | on |
|---|---|
${rows(conditions)}

## Areas

${listed(AREA_FILTERS.forms)}

## Units

In battles units are not told apart by where they are; outside battles only by whose they are, shape, type, state and
\`with initiative … or more\`.

${listed(UNIT_FILTERS.forms)}

## Heroes

\`ability\` is one of these, or \`{ when, do }\`:

${listed(HERO_ABILITIES.forms)}

\`when\`:

${listed(HERO_MOMENTS.forms)}

## Rewards

\`effect\` is one of these, or \`{ when, if, do }\`; with \`when: special\` also \`test: { attribute, red }\`:

${listed(REWARD_EFFECTS.forms)}

\`when\`: \`turn\`, \`turn or Quest Phase\` (both use the card up), \`special\`, \`a duel starts\`.

## Development cards

\`effect\` is one of these, or \`{ unit, health, initiative, fast, routed draw, do }\`, what changes about a unit:

${listed(DEVELOPMENT_EFFECTS.forms)}

## Objectives

${listed(GOALS.forms)}
`;
