/** Why something cannot be done in Hidden Leaders, in English. */
import type { Catalogue } from '@interregnum/kernel';

const waiting: Catalogue = {
  'refusal.over': 'The game is over.',
  'refusal.watching': 'You are watching; the decision lies with {seats}.',
  'refusal.answered': 'Your card is chosen; please wait for {seats}.',
  'refusal.wait.turn': 'Please wait: the turn belongs to {seats}.',
  'refusal.wait.ability': 'Please wait: {seats} has to decide about {hero}.',
};

/** What is possible instead, when an answer belongs to no question or to another one. */
const asked: Catalogue = {
  'refusal.asked.HDL-D01': 'First hide one of your five cards in your party and discard another.',
  'refusal.asked.HDL-D02': 'It is step 1 of your turn: play a Hero from your hand, or discard up to 3 cards.',
  'refusal.asked.HDL-D03': 'You are discarding instead of playing: discard a card from your hand, or stop.',
  'refusal.asked.HDL-D04': 'You are drawing: take a Tavern card or the top card of the Harbor.',
  'refusal.asked.HDL-D05': 'You have too many cards: discard one from your hand.',
  'refusal.asked.HDL-D10': '{hero} moves a marker: choose which.',
  'refusal.asked.HDL-D11': '{hero} moves the markers: choose one or both.',
  'refusal.asked.HDL-D12': 'You decide in which direction {hero} moves the marker.',
  'refusal.asked.HDL-D13': 'First pick a player for {hero}.',
  'refusal.asked.HDL-D14': 'First name one of the four factions for {hero}.',
  'refusal.asked.HDL-D15': 'First choose a Hero for {hero}.',
  'refusal.asked.HDL-D16': 'First bury one of your face-up Heroes because of {hero}.',
  'refusal.asked.HDL-D17': 'First hide a card from your hand with {hero}.',
  'refusal.asked.HDL-D18': 'First hide one of the cards that you drew with {hero}.',
  'refusal.asked.HDL-D19': 'First decide about the exchange of {hero}.',
  'refusal.asked.HDL-D20': 'First choose the cards that {hero} exchanges.',
  'refusal.asked.HDL-D21': 'First decide whether {hero} discards a Tavern card.',
  'refusal.asked.HDL-D22': 'First look at a Hidden Hero with {hero}, or stop.',
  'refusal.asked.HDL-D23': 'First turn up or look at a Hidden Hero with {hero}.',
  'refusal.asked.HDL-D24': 'First choose a Tavern card for {hero}.',
  'refusal.asked.HDL-D25': 'First choose which Hero {hero} performs.',
  'refusal.asked.HDL-D26': 'First take a card from the Graveyard with {hero}.',
  'refusal.asked.HDL-D27': 'First choose the Wilderness or the Graveyard for {hero}.',
  'refusal.asked.HDL-D28': 'First play one more card from your hand, or say no.',
  'refusal.asked.HDL-D29': 'First decide which Hero {hero} moves to whose party.',
  'refusal.asked.HDL-D30': 'First discard a card because of the Will-Bending Witch.',
  'refusal.asked.HDL-D31': 'First reveal a card of the named faction for {hero}.',
};

const turn: Catalogue = {
  'refusal.notInHand': '{hero} is not in your hand.',
  'refusal.prepare.same': 'You cannot both hide and discard {hero}; choose two different cards.',
  'refusal.play.discardFirst': 'To discard instead of playing a Hero, say so first.',
  'refusal.play.drawLater': 'Drawing is step 2; first play a Hero or discard.',
  'refusal.play.pass': 'To pass, choose to discard and stop without discarding anything.',
  'refusal.play.emptyHand': 'Your hand is empty: all you can do is pass.',
  'refusal.discard.noPlay': 'You have chosen to discard instead of playing a Hero this turn.',
  'refusal.draw.notInTavern': '{hero} is not in the Tavern.',
  'refusal.draw.empty': 'The Harbor and the Wilderness are both empty; only Tavern cards are left.',
  'refusal.draw.mandatory': 'You have to draw until you have 4 cards.',
  'refusal.trim.mandatory': 'You have to discard until you have 3 cards.',
};

const abilities: Catalogue = {
  'refusal.decline': 'You may decline what {hero} offers; the word for it is “{word}”.',
  'refusal.mandatory': 'Abilities must be performed as far as possible: {hero} leaves you no choice to decline.',
  'refusal.move.notPrinted': '{hero} does not move the markers like this.',
  'refusal.noSuchPlayer': 'There is no player {number} at this table of {seats}.',
  'refusal.notYourself': '{hero} needs another player, not you.',
  'refusal.sameParty': '{hero} is in the party of {seat} already.',
  'refusal.noFaceUp': '{seat} has no face-up Hero.',
  'refusal.emptyHand': '{seat} has no card in hand.',
  'refusal.extra.imperial': '{hero} belongs to the {faction}; the extra card must belong to another faction.',
  'refusal.extra.emperor': 'The Buried Emperor is Imperial Army, too, so it cannot be the extra card.',
  'refusal.witch.mandatory': 'The Will-Bending Witch leaves you no choice: discard a card.',
};

const cards: Catalogue = {
  'refusal.cards.inPlay': '{card} is being performed and cannot be chosen.',
  'refusal.cards.notIn.up': '{hero} needs a face-up Hero in a party; {card} is none.',
  'refusal.cards.notIn.down': '{hero} needs a Hidden Hero, named by its place; {card} is none.',
  'refusal.cards.notIn.hand': '{card} is not in your hand.',
  'refusal.cards.notIn.tavern': '{hero} needs a Tavern card; {card} is not in the Tavern.',
  'refusal.cards.notIn.graveyard': '{hero} needs a Graveyard card; {card} is not there.',
  'refusal.cards.notIn.held': '{card} is not among the cards that you drew with {hero}.',
  'refusal.cards.notYours': '{hero} needs a Hero of your own party; {card} is in another.',
  'refusal.cards.yourOwn': '{hero} needs a Hero of another player; {card} is yours.',
  'refusal.cards.emperor': 'The Buried Emperor has no ability, so {hero} cannot copy it.',
  'refusal.cards.notNext': '{hero} needs a Hero of the next player; {card} is in another party.',
  'refusal.cards.granny': 'Ghastly Granny is performed only once because of one card.',
  'refusal.cards.noDestination': '{card} could only go to your own party or stay where it is.',
  'refusal.cards.emperorIsAll': 'The Buried Emperor belongs to all factions, so {hero} cannot choose it.',
  'refusal.cards.notThisFaction': '{card} belongs to the {faction}, and {hero} needs a Hero of another faction.',
  'refusal.cards.wrongFaction': '{card} is not of the right faction; {hero} needs: {factions}.',
  'refusal.noneOfYours': 'You have no Hidden Hero of your own to look at.',
  'refusal.hidden.none':
    'Player {number} has {count, plural, =0 {no Hidden Heroes} one {one Hidden Hero} other {# Hidden Heroes}}; there is no place {place}.',
  'refusal.hidden.notFaceUp': '{hero} cannot choose a Hidden Hero.',
  'refusal.hidden.seen': '{hero} has shown you this Hidden Hero already; choose another one.',
  'refusal.hidden.own': 'Of your own Hidden Heroes you need not choose one; say that you look at your own.',
  'refusal.hidden.notYours': '{hero} needs a Hidden Hero of your own, not of {seat}.',
  'refusal.hidden.yourOwn': '{hero} needs a Hidden Hero of another player.',
};

export const refusals: Catalogue = { ...waiting, ...asked, ...turn, ...abilities, ...cards };
