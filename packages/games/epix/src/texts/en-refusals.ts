/** Why something cannot be done in Epix, in English. */
import type { Catalogue } from '@interregnum/kernel';

const waiting: Catalogue = {
  'refusal.over.castle': 'The game is over: {seat} has taken a Castle.',
  'refusal.over.winter': 'The game is over: it ended with Winter.',
  'refusal.watching': 'You are watching; the decision lies with {seats}.',
  'refusal.bidFinal': 'Your bid is made, and bids are final.',
  'refusal.passed': 'You have passed and are out of the draft.',
  'refusal.wait.draft': 'Please wait: {seat} takes this turn of the draft.',
  'refusal.wait.firstPlayer': 'Please wait: {seat} won the auction and decides who is First Player.',
  'refusal.wait.spymaster': 'Please wait: {seat} is using {card}.',
  'refusal.wait.turn': 'Please wait: the turn belongs to {seat}.',
  'refusal.wait.attacker': 'Please wait: {seat} is attacking and has to decide.',
  'refusal.wait.defender': 'Please wait: {seat} is defending and has to answer the bid.',
};

/** What is possible instead, when an answer belongs to no question or to another one. */
const asked: Catalogue = {
  'refusal.asked.EPX-D01':
    'In the draft you can recruit a Unit in your Lands{mode, select, advanced {, bid on a card} other {}} or pass.',
  'refusal.asked.EPX-D02': 'This is the auction: bid a whole number from 0 to {gold}.',
  'refusal.asked.EPX-D03': 'First say who gets the First Player card: you or an opponent.',
  'refusal.asked.EPX-D04':
    'First choose {winter, select, yes {two different Action cards} other {one Action card}}, face down.',
  'refusal.asked.EPX-D05': 'First say at whose Action cards you look, or that you look at nobody.',
  'refusal.asked.EPX-D06': 'First keep your own choice of Action cards or change it.',
  'refusal.asked.EPX-D07': 'First say which of your two Action cards comes first.',
  'refusal.asked.EPX-D08': 'You are playing Recruitment: recruit one Unit at a time, or say that you are done.',
  'refusal.asked.EPX-D09': 'You are playing Move & Attack: choose one of your Units to use, or end the action.',
  'refusal.asked.EPX-D10': 'Your Soldier in {area} is in use: move, attack or leave it.',
  'refusal.asked.EPX-D11': 'Your Knight in {area} is in use: ride, attack or leave it.',
  'refusal.asked.EPX-D12': 'Your Catapult in {area} is in use: choose a target or leave it.',
  'refusal.asked.EPX-D13': 'You are attacking: bid a whole number from 1 to {gold}.',
  'refusal.asked.EPX-D14': 'First ask whether the bid is odd, or decide to guess without asking.',
  'refusal.asked.EPX-D15':
    'Guess the bid: {guesses, plural, one {a number} other {# different numbers}} from 1 to {gold}, smallest first.',
  'refusal.asked.EPX-D16': 'You have won a fight: fight on or fall back.',
  'refusal.asked.EPX-D17': 'Your attack has failed: save the Unit or let it go.',
};

const anywhere: Catalogue = {
  'refusal.notOnMap': '{area} is not on the map for {seats} players.',
  'refusal.noSuchPlayer': 'There is no player {number} at this table of {seats}.',
  'refusal.mixing': 'Finish the Action card you are playing before you start your other one.',
};

const recruiting: Catalogue = {
  'refusal.recruit.campInCastle': '{area} is a Castle, and a Camp can never be recruited in a Castle.',
  'refusal.recruit.knightOnMountain': 'Knights cannot be recruited in Kilimandjora.',
  'refusal.recruit.outsideLands': 'You can place a {unit} only in your own Lands during the draft; {area} is outside.',
  'refusal.recruit.foreignCastle': '{area} is the Castle of {seat}; the only Castle you can recruit in is your own.',
  'refusal.recruit.enemyThere': 'Units of {seat} are in {area}, and two colours never share an area.',
  'refusal.recruit.enemyInLands': '{area} belongs to your Lands, but Units of {seat} are in it.',
  'refusal.recruit.noUnitThere': 'You can recruit a {unit} in {area} only when you have a Unit there.',
  'refusal.recruit.frontierSoldiers': '{card}: only Soldiers may come to {area}, not a {unit}.',
  'refusal.recruit.frontierNew': '{card}: the Camp beside {area} is new and counts from the next Recruitment on.',
  'refusal.recruit.frontierFar': 'You have no Unit in {area} and had no Camp next to it when this Recruitment began.',
  'refusal.recruit.twinEverywhere':
    'You already have a {unit} in every area that is open to you, and one of each type is the limit.',
  'refusal.recruit.twin': 'You already have a {unit} in {area}, and one of each type is the limit.',
  'refusal.recruit.noneInSupply': 'You have no {unit} left in your supply.',
  'refusal.recruit.marking': 'No {unit} is left in your supply while one of yours marks a bid.',
  'refusal.recruit.goldOnCards':
    'A {unit} costs {cost} Gold and you have {gold} at hand; the {onCards} Gold on cards cannot be spent.',
  'refusal.recruit.tooExpensive': 'A {unit} costs {cost} Gold and you have {gold}.',
};

const draft: Catalogue = {
  'refusal.draft.noWaiting':
    'There is no waiting in the draft: recruit{mode, select, advanced {, bid} other {}} or pass for good.',
  'refusal.draft.basicMode': 'There are no Special Ability cards in Basic mode.',
  'refusal.draft.notDealt': '{card} was not dealt in this game.',
  'refusal.draft.noRaise': 'You already lead on {card} with {standing} Gold; raise your bid or leave it.',
  'refusal.draft.raiseTooHigh': 'You can raise your bid on {card} to {most} Gold at most.',
  'refusal.draft.markerStays': 'When you raise your bid on {card}, your {marker} stays on it as the marker.',
  'refusal.draft.atLeastOne': 'A bid on {card} is 1 Gold or more.',
  'refusal.draft.outbid': 'The bid on {card} stands at {standing} Gold; you have to offer more.',
  'refusal.draft.tooHigh': 'You have {gold} Gold to bid on {card}, not counting what lies on other cards.',
  'refusal.draft.supplyEmpty': 'Your supply is empty, so you have no Unit to mark a bid.',
  'refusal.draft.markerMissing': 'Choose a Unit from your supply to mark your bid.',
  'refusal.draft.markerNone': 'You have no {marker} in your supply to mark the bid.',
};

const season: Catalogue = {
  'refusal.auction.range': 'In the auction you can bid from 0 to {gold} Gold, all that you own.',
  'refusal.choose.one': 'Choose exactly one Action card; two are played in Winter only.',
  'refusal.choose.two': 'Winter needs exactly two Action cards.',
  'refusal.choose.different': 'You have one Action card of each kind, so the two must be different.',
  'refusal.look.self': 'You know your own choice; look at an opponent’s.',
  'refusal.change.same': '{cards} is already your choice; keep it or change to something else.',
  'refusal.order.bothCards': 'You chose {cards}; say which of the two comes first.',
};

const moveAndAttack: Catalogue = {
  'refusal.use.first': 'Choose the {unit} in {area} first, then say where it goes.',
  'refusal.use.camp': 'A Camp never moves and never attacks.',
  'refusal.use.captured': 'The Catapult in {area} was captured just now and cannot shoot this turn.',
  'refusal.use.twice': 'Your {unit} in {area} has already been used; each Unit acts once.',
  'refusal.use.notYours': 'The {unit} in {area} belongs to {seat}.',
  'refusal.use.none': 'You have no {unit} in {area}.',
  'refusal.use.noGold': 'Your {unit} in {area} could only attack, and an attack needs at least 1 Gold.',
  'refusal.use.noTarget': 'Your Catapult in {area} has nothing to shoot at within its range.',
  'refusal.use.blocked': 'Your {unit} in {area} has nowhere to go and nothing to attack.',
  'refusal.step.oneByOne': 'Your {unit} in {area} is in use; finish with it before you turn to another Unit.',
  'refusal.step.endBetween': 'Finish with your {unit} in {area} first; the action ends between two Units.',
  'refusal.step.begun': 'Your {unit} in {area} has already acted, so it counts as used; finish with it.',
  'refusal.step.notBegun': 'Your {unit} in {area} has not done anything yet; go back instead.',
  'refusal.step.mountain': 'Kilimandjora is closed to Knights; they can neither enter nor attack it.',
  'refusal.move.camp': 'A Camp never moves.',
  'refusal.move.catapult': 'A Catapult never moves; it shoots from where it stands.',
  'refusal.move.already': 'Your {unit} is already in {area}.',
  'refusal.move.farSoldier': '{to} does not border on {from}, and a {unit} moves one step.',
  'refusal.move.farKnight': '{to} does not border on {from}; a {unit} rides from one area to the next.',
  'refusal.move.enemyCastle': '{area} is the Castle of {seat}; the only way in is to attack it.',
  'refusal.move.enemyThere': 'Units of {seat} are in {area}; attack them to get in.',
  'refusal.move.twin': 'You already have a {unit} in {area}, and twins never meet, not even in passing.',
};

const attacks: Catalogue = {
  'refusal.attack.camp': 'A Camp can defend, but it never attacks.',
  'refusal.attack.own': '{area} is yours; you can attack only enemy areas.',
  'refusal.attack.far': '{to} does not border on {from}, so your {unit} cannot attack it from there.',
  'refusal.attack.afterMarch': 'A Soldier who has moved cannot attack any more.',
  'refusal.attack.empty': 'There is nobody to attack in {area}; simply move in.',
  'refusal.attack.loneCatapult': 'The Catapult in {area} stands alone; your {unit} moves in and captures it.',
  'refusal.attack.noGold': 'You have no Gold, and an attack needs a bid of at least 1.',
  'refusal.shot.mountain': 'Catapults can never shoot at Kilimandjora.',
  'refusal.shot.far': '{to} is out of range; your Catapult in {from} reaches only adjacent areas.',
  'refusal.shot.farTwo': '{to} is out of range; your Catapult in {from} reaches two steps far.',
  'refusal.shot.empty': 'There is no enemy Unit in {area} to shoot at.',
  'refusal.shot.emptyCastle': 'No Unit is on {area}, and a Catapult cannot harm the Permanent Garrison.',
};

const fights: Catalogue = {
  'refusal.fight.declared': 'You have declared the attack and cannot withdraw it; make your bid.',
  'refusal.fight.atLeastOne': 'In a fight you have to bid at least 1 Gold.',
  'refusal.fight.tooHigh': 'You cannot bid more than the {gold} Gold that you have.',
  'refusal.guess.range': '{number} cannot be the bid; the attacker can bid from 1 to {highest}.',
  'refusal.guess.repeated': 'Naming the same number twice would waste a guess.',
  'refusal.guess.count': 'Name exactly {count, plural, one {# number} other {# different numbers}}.',
};

export const refusals: Catalogue = {
  ...waiting,
  ...asked,
  ...anywhere,
  ...recruiting,
  ...draft,
  ...season,
  ...moveAndAttack,
  ...attacks,
  ...fights,
};
