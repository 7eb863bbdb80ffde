/**
 * The abilities of Heroes as content files write them, a line each: movements of the markers by a small grammar, all
 * others by a list of sentences. Every sentence is an ability of a printed Hero, so that whatever is put together of
 * them keeps the rules about secrets, choices and cards that are not there.
 */
import { FACTIONS, type Faction, type Factions, factionId, IMPERIAL_ARMY } from './factions.ts';
import { readMarkers, writeMarkers } from './marker-lines.ts';
import * as p from './program.ts';

export type Lines = readonly string[];

const SEATS = { any: 'any party', self: 'your party', other: 'another party' } as const;
const heroOf = (faction: Faction | null) => (faction === null ? 'Hero' : `${factionId(faction)} Hero`);
const pairs = FACTIONS.flatMap((one, i) => FACTIONS.slice(i + 1).map(other => one | other));
const namesOf = (factions: Factions) =>
  FACTIONS.filter(faction => faction & factions)
    .map(factionId)
    .join(' and ');

export const COPY_OWN = 'perform one of your face-up Heroes';
export const COPY_GRAVEYARD = 'perform the top card of the Graveyard';
export const COPY_NEXT = 'perform a face-up Hero of the next player';
export const PLAY_ANOTHER = `you may play another card that is not ${factionId(IMPERIAL_ARMY)}`;
/** HDL-Q16, HDL-Q19: copying that uses no card up, and extra plays, could go round in circles if two Heroes had them. */
export const ONCE: readonly string[] = [COPY_OWN, COPY_GRAVEYARD, COPY_NEXT, PLAY_ANOTHER];
export const LEADING = 'only if one marker leads';

type Sentence = readonly [line: string, steps: p.Program];

const buried = (['any', 'self', 'other'] as const).flatMap((of): Sentence[] =>
  [null, ...FACTIONS].map(faction => [
    `bury a face-up ${heroOf(faction)} of ${SEATS[of]}`,
    [p.target('bury', faction === null ? p.up(of) : p.up(of, faction)), p.bury()],
  ]),
);

const drawn = (
  [
    ['harbor', 'keep', 'hand'],
    ['harbor', 'discard', 'wilderness'],
    ['tavern', 'discard', 'wilderness'],
    ['graveyard', 'discard', 'wilderness'],
    ['wilderness', 'put back', 'back'],
    ['wilderness', 'keep', 'hand'],
  ] as const
).flatMap(([from, word, to]): Sentence[] =>
  [1, 2, 3].map(cards => [
    `draw ${cards} from the ${from}, hide one, ${word} the rest`,
    [p.draw(cards, from), p.fromHeld, p.hide('secret'), p.rest(to)],
  ]),
);

const byFaction = FACTIONS.flatMap((faction): Sentence[] => {
  const name = factionId(faction);
  return [
    [`only if you have a face-up ${name} Hero`, [p.onlyIfSome(p.up('self', faction))]],
    [`only if you discard a ${name} card of the tavern`, [p.mayDiscard(p.tavern(faction)), p.discard(), p.onlyIfFound]],
    [`only if the top card of the wilderness is not ${name}`, [p.revealTop, p.onlyIfNot(faction)]],
    [`count the factions but ${name} among your face-up Heroes`, [p.countFactions(faction)]],
    [`count the face-up ${name} Heroes of a player`, [p.anyPlayer, p.count(p.up('player', faction))]],
    [
      `you may exchange one of your face-up Heroes that is not ${name} with a hand card`,
      [
        p.onlyIfSome(p.hand('self')),
        p.mayExchange(p.upNot(faction)),
        p.onlyIfFound,
        p.withHandCard,
        p.swap('a', 'secret'),
      ],
    ],
  ];
});

const cleared = [...FACTIONS, ...pairs].map(
  (factions): Sentence => [`discard all ${namesOf(factions)} cards of the tavern`, [p.discardAll(factions)]],
);

const turned = [...FACTIONS, ...pairs].map(
  (factions): Sentence => [
    `turn over a Hidden Hero of another party; only if it is ${namesOf(factions).replace(' and ', ' or ')}`,
    [p.target('turn', p.down('other')), p.turn(), p.onlyIfOf(factions)],
  ],
);

const taken = Object.entries({ red: p.red, green: p.green }).flatMap(([marker, move]): Sentence[] =>
  [1, 2, 3].map(amount => [
    `take a face-up Hero of another party; its owner decides: ${marker} +${amount} or ${marker} -${amount}`,
    [
      p.target('take', p.up('other')),
      p.onlyIfFound,
      p.holder(),
      p.take(),
      p.decidedBy('player', move(amount), move(-amount)),
    ],
  ]),
);

const stolen = [p.otherPlayerWith('hand'), p.randomOf('hand', 'secret')];
const exchanged = (one: p.Zone, other: p.Zone): p.Program => [
  p.onlyIfSome(one, other),
  p.exchange(one),
  p.exchangeWith(other),
  p.swap('a', 'b'),
];

const others: readonly Sentence[] = [
  ['bury a Hidden Hero of any party', [p.target('bury', p.down('any')), p.bury()]],
  ['bury a Hero of any party, face-up or hidden', [p.target('bury', p.up('any'), p.down('any')), p.bury()]],
  ['bury a Hidden Hero of your party', [p.target('bury', p.down('self')), p.bury()]],
  ['a player buries a face-up Hero', [p.anyPlayerWith('up'), p.theyTarget('bury', p.up('player')), p.bury()]],
  ['bury a random face-up Hero of a player', [p.anyPlayerWith('up'), p.randomOf('up', 'a'), p.bury()]],
  ['discard a face-up Hero of another party', [p.target('discard', p.up('other')), p.discard()]],
  ['discard all cards of the tavern', [p.discardAll()]],
  [
    'name a faction and discard all its cards of the tavern',
    [p.onlyIfSome(p.tavern()), p.nameFaction, p.discardAll('named')],
  ],
  ['refill the tavern from the graveyard', [p.refillFromGraveyard]],
  ['hide a card from your hand', [p.fromHand, p.hide('secret')]],
  ['you may look at up to 2 Hidden Heroes', [p.mayLook, p.onlyIfFound, p.look(), p.mayLookAgain, p.look('b')]],
  [LEADING, [p.onlyIfLeading]],
  ['hide a random card from the hand of another player', [...stolen, p.hide('secret')]],
  ['take a random card from the hand of another player', [...stolen, p.take('secret')]],
  ['turn over a Hero of another party', [p.target('turn', p.up('other'), p.down('other')), p.turn()]],
  ['count the cards of the graveyard', [p.count(p.graveyard)]],
  ['count your Hidden Heroes', [p.count(p.down('self'))]],
  ...[1, 2, 3].flatMap((amount): Sentence[] => [
    [`if one marker leads, it moves +${amount}`, [p.always(p.lead(amount))]],
    [`if one marker leads, it moves -${amount}`, [p.always(p.lead(-amount))]],
  ]),
  [PLAY_ANOTHER, [p.playExtra(IMPERIAL_ARMY)]],
  [
    'you may exchange one of your Hidden Heroes with a hand card',
    [
      p.onlyIfSome(p.down('self'), p.hand('self')),
      p.mayExchange(p.down('self')),
      p.onlyIfFound,
      p.withHandCard,
      p.swap('a', 'secret'),
    ],
  ],
  ['perform a card of the tavern and hide it', [p.fromTavern('perform'), p.aside(), p.perform, p.hide()]],
  ['perform a card of the tavern and bury it', [p.fromTavern('perform'), p.aside(), p.perform, p.bury()]],
  [
    'name a faction and turn over a Hidden Hero of another party; bury it if named',
    [
      p.onlyIfSome(p.down('other')),
      p.nameFaction,
      p.target('turn', p.down('other')),
      p.turn(),
      p.onlyIfNamed,
      p.bury(),
    ],
  ],
  ['exchange a card of the tavern with a face-up Hero of your party', exchanged(p.tavern(), p.up('self'))],
  ['exchange a card of the tavern with a face-up Hero of another party', exchanged(p.tavern(), p.up('other'))],
  ['exchange a Hidden Hero of another party with one of yours', exchanged(p.down('other'), p.down('self'))],
  [
    'exchange a face-up Hero of another party with a hand card',
    [p.onlyIfSome(p.hand('self'), p.up('other')), p.exchange(p.up('other')), p.withHandCard, p.swap('a', 'secret')],
  ],
  ...[1, 2, 3].map(
    (cards): Sentence => [
      `look at ${cards} from the wilderness and exchange one with one of your Hidden Heroes`,
      [
        p.onlyIfSome(p.down('self')),
        p.draw(cards, 'wilderness'),
        p.onlyIfSome(p.held),
        p.exchange(p.down('self')),
        p.withHeldCard,
        p.swap('a', 'secret'),
        p.rest('back'),
      ],
    ],
  ),
  ['you may move a face-up Hero to another party', [p.mayGive, p.onlyIfFound, p.newHolder, p.give()]],
  [COPY_OWN, [p.copied('perform', p.upFit('self', 'copyable')), p.perform]],
  [COPY_GRAVEYARD, [p.topOfGraveyard, p.perform]],
  [COPY_NEXT, [p.copied('perform', p.upFit('next', 'copyable')), p.perform]],
  ['turn over one of your Hidden Heroes and perform it', [p.copied('turn', p.down('self')), p.turn(), p.perform]],
  ['all other players discard a card', [p.everyoneDiscards]],
  [
    'you may exchange the top card of the graveyard with a face-up Hero of your party',
    [p.topOfGraveyard, p.onlyIfFound, p.mayExchangeTop(p.up('self')), p.swap('a', 'b')],
  ],
  ['take a card of the graveyard', [p.fromGraveyard, p.take()]],
  ['place a card of the tavern face up in your party', [p.fromTavern('place'), p.show()]],
  ...[1, 2, 3].map(
    (cards): Sentence => [`draw ${cards} from the wilderness or the graveyard`, [p.pickPile, p.drawToHand(cards)]],
  ),
  ['turn over a Hidden Hero of another party or look at one', [p.turnOrLook, p.turn(), p.look('b')]],
  [
    'name a faction; another player hands over a card of it',
    [p.nameFaction, p.otherPlayer, p.theyReveal, p.handOver('secret')],
  ],
];

const SENTENCES: ReadonlyMap<string, p.Program> = new Map(
  [...buried, ...drawn, ...byFaction, ...cleared, ...turned, ...taken, ...others].map(([line, steps]) => [
    line.toLowerCase(),
    steps,
  ]),
);
/** Every sentence of the vocabulary; movements of the markers besides. */
export const ALL_SENTENCES: readonly string[] = [...SENTENCES.keys()];

/** What a line does; `null` when it is neither a sentence of the vocabulary nor a movement. */
export const readLine = (line: string): p.Program | null => {
  const said = line.trim().toLowerCase();
  const move = readMarkers(said);
  return move ? [move] : (SENTENCES.get(said) ?? null);
};

/** Whether a program ends with what a sentence says. */
export function endsWith(program: p.Program, sentence: string): boolean {
  const steps = SENTENCES.get(sentence.toLowerCase())!;
  return JSON.stringify(program.slice(-steps.length)) === JSON.stringify(steps);
}

/** Those of most steps first. */
const sentencesOfMost = () => [...SENTENCES].sort(([, a], [, b]) => b.length - a.length);

/** A program in lines. */
export function writeProgram(program: p.Program): Lines {
  const [first] = program;
  if (!first) return [];
  const begins = (steps: p.Program) => JSON.stringify(program.slice(0, steps.length)) === JSON.stringify(steps);
  const sentence = sentencesOfMost().find(([, steps]) => begins(steps));
  if (sentence) return [sentence[0], ...writeProgram(program.slice(sentence[1].length))];
  const markers = first.op === 'move' ? writeMarkers(first) : null;
  if (markers === null) throw new Error(`no sentence says ${JSON.stringify(first)}`);
  return [markers, ...writeProgram(program.slice(1))];
}
