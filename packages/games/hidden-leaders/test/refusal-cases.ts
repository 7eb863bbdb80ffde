/** Typical mistakes of players: a position, what is tried there, and the rule that is in the way. */
import { answersOf, type Mistake, mistake, strayAnswer } from '@interregnum/kernel/testing';
import { hiddenLeaders, type State } from '../src/index.ts';

type Position = Parameters<typeof hiddenLeaders.proof.position.read>[0];

const table = (position: Position, seats = 3, deck = 'full'): State =>
  hiddenLeaders.proof.position.read(position, { deck, memory: 'aid' }, seats);

export const answer = answersOf(hiddenLeaders);

/** Player 1 plays this Hero, and answers with these codes. */
const playing = (hero: string, position: Position = {}, ...codes: string[]): State => {
  const hands = { 1: [hero, 'flailing-knight', 'furious-frog'], ...(position.hands as object | undefined) };
  return answer(table({ ...position, hands }, 4), 0, `play:${hero}`, ...codes);
};

const start = () => table({ hands: { 1: ['keen-koi', 'leery-lizard'] }, tavern: ['bored-goblin'] });
const setup = () =>
  table({ turn: 'setup', hands: { 1: ['keen-koi', 'leery-lizard', 'furious-frog', 'aimless-eel', 'krill-keeper'] } });
const drawing = (position: Position = {}) => table({ turn: '1 draw', hands: { 1: ['keen-koi'] }, ...position });
const over = () => table({ turn: 'end' });

const FOES = { up: { 1: ['bored-goblin'], 2: ['leery-lizard', 'rotting-orangutan'] } };
const STACKS = { down: { 1: ['keen-koi'], 2: ['bored-goblin'], 3: ['grumpy-guard'] } };
const artist = () =>
  playing(
    'underwater-artist',
    { hands: { 2: ['keen-koi', 'krill-keeper', 'bored-goblin'] } },
    'faction:water-folk',
    'player:2',
  );
const witch = () => playing('will-bending-witch', { red: 12 });

// biome-ignore format: a table
export const MISTAKES: readonly Mistake<State>[] = [
  mistake('HDL-019', 'hiding and discarding the same card', setup, 'hide:keen-koi+discard:keen-koi'),
  strayAnswer('HDL-018', 'playing before the setup is done', setup, 'play:keen-koi'),
  mistake('HDL-017', 'hiding a card that was not dealt', setup, 'hide:bored-goblin+discard:keen-koi'),
  mistake('HDL-017', 'discarding a card that was not dealt', setup, 'hide:keen-koi+discard:bored-goblin'),
  mistake('HDL-032', 'playing a card that is not in hand', start, 'play:bored-goblin'),
  mistake('HDL-033', 'discarding at once', start, 'discard:keen-koi'),
  mistake('HDL-031', 'drawing before playing', start, 'take:bored-goblin'),
  mistake('HDL-Q04', 'passing with cards in hand', start, 'pass'),
  mistake('HDL-Q04', 'discarding with an empty hand', () => table({ hands: { 1: [] } }), 'discard'),
  mistake('HDL-030', 'playing out of turn', start, 'play:keen-koi', 1),
  mistake('HDL-031', 'watching and playing', start, 'play:keen-koi', null),
  mistake('HDL-034', 'playing after discarding', () => answer(start(), 0, 'discard', 'discard:keen-koi'), 'play:leery-lizard'),
  mistake('HDL-033', 'discarding what is not in hand', () => answer(start(), 0, 'discard'), 'discard:bored-goblin'),
  mistake('HDL-035', 'taking a card that is not in the Tavern', () => drawing(), 'take:buried-emperor'),
  mistake('HDL-035', 'drawing too few cards', () => drawing(), 'stop'),
  mistake('HDL-041', 'drawing from nothing', () => drawing({ harbor: [], wilderness: [], tavern: ['bored-goblin', 'grumpy-guard'] }), 'harbor'),
  mistake('HDL-038', 'keeping too many cards', () => table({ turn: '1 discard', hands: { 1: ['keen-koi', 'leery-lizard', 'furious-frog', 'aimless-eel'] } }), 'stop'),
  mistake('HDL-038', 'discarding a card of somebody else', () => table({ turn: '1 discard', hands: { 1: ['keen-koi', 'leery-lizard', 'furious-frog', 'aimless-eel'] } }), 'discard:krill-keeper'),
  mistake('HDL-H40', 'moving as no card says', () => playing('rotting-orangutan'), 'red-2'),
  mistake('HDL-052', 'declining a movement', () => playing('rotting-orangutan'), 'no'),
  mistake('HDL-056', 'a player who does not exist', () => playing('potato-privateer'), 'player:5'),
  mistake('HDL-056', 'robbing oneself', () => playing('curious-cat-lover'), 'player:1'),
  mistake('HDL-Q08', 'burying where nobody stands', () => playing('gorgeous-gorgon', { red: 12, ...FOES }), 'player:3'),
  mistake('HDL-Q08', 'robbing an empty hand', () => playing('curious-cat-lover', { hands: { 3: [] } }), 'player:3'),
  mistake('HDL-054', 'declining to pick a player', () => playing('potato-privateer'), 'no'),
  mistake('HDL-054', 'declining to bury', () => playing('unconfident-executioner', FOES), 'no'),
  mistake('HDL-H70', 'burying the wrong faction', () => playing('aimless-eel', { up: { 1: ['sun-shy-skeleton'], 2: ['leery-lizard', 'rotting-orangutan'] } }, 'red+1'), 'bury:leery-lizard'),
  mistake('HDL-H38', 'burying a Tavern card', () => playing('unconfident-executioner', { ...FOES, tavern: ['grumpy-guard'] }), 'bury:grumpy-guard'),
  mistake('HDL-087', 'burying a Hidden Hero with a card for face-up ones', () => playing('unconfident-executioner', { ...FOES, down: { 2: ['keen-koi'] } }), 'bury:2.1'),
  mistake('HDL-081', 'a Hidden Hero that does not exist', () => playing('slaughtered-slime', STACKS, 'red-1'), 'bury:2.2'),
  mistake('HDL-055', 'turning over the own Hero', () => playing('spirited-shaman', { ...FOES, down: { 1: ['keen-koi'] } }), 'turn:bored-goblin'),
  mistake('HDL-055', 'turning over the own Hidden Hero', () => playing('spirited-shaman', { ...FOES, down: { 1: ['keen-koi'] } }), 'turn:1.1'),
  mistake('HDL-055', 'burying the Hero of another for oneself', () => playing('nightmarish-northman', FOES, 'red+2'), 'bury:leery-lizard'),
  mistake('HDL-H02', 'hurrying the one who must bury', () => playing('overworked-amazon', FOES, 'red+1', 'player:2'), 'bury:leery-lizard'),
  mistake('HDL-055', 'burying the Hero of another instead', () => playing('overworked-amazon', FOES, 'red+1', 'player:2'), 'bury:bored-goblin', 1),
  mistake('HDL-H05', 'hiding a card that is not in hand', () => playing('battle-pet-master', { tavern: ['grumpy-guard'] }), 'hide:grumpy-guard'),
  mistake('HDL-H58', 'hiding a card that was not drawn', () => playing('deep-sea-squire', {}, 'red+1'), 'hide:flailing-knight'),
  mistake('HDL-055', 'exchanging the Hidden Hero of another', () => playing('underestimated-squire', STACKS), 'exchange:2.1'),
  mistake('HDL-H21', 'exchanging a face-up Hero for a hidden one', () => playing('underestimated-squire', STACKS), 'exchange:underestimated-squire'),
  mistake('HDL-H34', 'exchanging an Imperial Hero away', () => playing('queer-quartermaster', FOES), 'exchange:queer-quartermaster'),
  mistake('HDL-Q14', 'exchanging the Emperor away', () => playing('queer-quartermaster', { up: { 1: ['buried-emperor', 'bored-goblin'] } }), 'exchange:buried-emperor'),
  mistake('HDL-H33', 'exchanging with a card that is not in the Tavern', () => playing('groggy-preacher', FOES, 'red+1'), 'exchange:leery-lizard'),
  mistake('HDL-H29', 'discarding a Tavern card of another faction', () => playing('nagging-northman', { tavern: ['bored-goblin', 'keen-koi'] }), 'discard:keen-koi'),
  mistake('HDL-Q31', 'looking at the own Hidden Hero', () => playing('curious-troll', STACKS, 'red+1'), 'look:1.1'),
  mistake('HDL-Q31', 'looking twice at the same Hidden Hero', () => playing('curious-troll', STACKS, 'red+1', 'look:2.1'), 'look:2.1'),
  mistake('HDL-Q33', 'looking at one of the own Hidden Heroes', () => playing('bludgeoning-blowfish', STACKS, 'red+1'), 'look:1.1'),
  mistake('HDL-Q33', 'looking at own Hidden Heroes that are not there', () => playing('bludgeoning-blowfish', { down: { 2: ['keen-koi'] } }, 'red+1'), 'look:own'),
  mistake('HDL-H46', 'performing a card that is not in the Tavern', () => playing('insidious-impaler', FOES), 'perform:leery-lizard'),
  mistake('HDL-Q17', 'taking back a card in play', () => playing('insidious-impaler', { tavern: ['groggy-preacher', 'keen-koi', 'krill-keeper'], up: { 1: ['bored-goblin'] } }, 'perform:groggy-preacher', 'red+1'), 'exchange:groggy-preacher'),
  mistake('HDL-Q15', 'copying the Emperor', () => playing('ghastly-granny', { up: { 1: ['buried-emperor', 'leery-lizard', 'rotting-orangutan'] } }), 'perform:buried-emperor'),
  mistake('HDL-Q16', 'Granny copying herself', () => playing('ghastly-granny', { up: { 1: ['leery-lizard', 'rotting-orangutan'] } }), 'perform:ghastly-granny'),
  mistake('HDL-H53', 'taking a card that is not in the Graveyard', () => playing('wrapped-warrior', { graveyard: ['keen-koi', 'buried-emperor'], tavern: ['bored-goblin'] }, 'red+1'), 'take:bored-goblin'),
  mistake('HDL-H20', 'an Imperial extra card', () => answer(playing('doubtful-priest'), 1, 'red+2'), 'play:flailing-knight'),
  mistake('HDL-Q14', 'the Emperor as an extra card', () => answer(playing('doubtful-priest', { hands: { 1: ['doubtful-priest', 'buried-emperor', 'keen-koi'] } }), 1, 'red+2'), 'play:buried-emperor'),
  mistake('HDL-032', 'an extra card that is not in hand', () => answer(playing('doubtful-priest', { tavern: ['keen-koi'] }), 1, 'red+2'), 'play:keen-koi'),
  mistake('HDL-Q19', 'hurrying an extra play', () => answer(playing('doubtful-priest'), 1, 'red+2'), 'no', 1),
  mistake('HDL-Q34', 'moving a Hero to oneself', () => playing('goblin-cryptographer', FOES, 'red-1', 'give:leery-lizard'), 'player:1'),
  mistake('HDL-Q34', 'moving a Hero to its own party', () => playing('goblin-cryptographer', FOES, 'red-1', 'give:leery-lizard'), 'player:2'),
  mistake('HDL-H48', 'declining to discard for the Witch', witch, 'no', 1),
  mistake('HDL-H48', 'discarding for the Witch what is not in hand', witch, 'discard:furious-frog', 1),
  mistake('HDL-Q36', 'discarding twice for the Witch', () => { const s = witch(); return answer(s, 1, s.ask!.options[1]![0]!.code); }, 'no', 1),
  mistake('HDL-H76', 'revealing a card of another faction', artist, 'reveal:bored-goblin', 1),
  mistake('HDL-H76', 'revealing a card that is not in hand', artist, 'reveal:aimless-eel', 1),
  mistake('HDL-123', 'playing on after the end', over, 'play:keen-koi'),
  mistake('HDL-123', 'a spectator after the end', over, 'pass', null),
];
