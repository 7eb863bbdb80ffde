/** Why something cannot be done in Yield, in English. */
import type { Catalogue } from '@interregnum/kernel';

const waiting: Catalogue = {
  'refusal.over': 'The game is over: it ended with the Conquer phase of Year 3.',
  'refusal.overAtOnce': 'The game is over: {seat} has destroyed an enemy Army and won.',
  'refusal.watching': 'You are watching; it is up to {seats}.',
  'refusal.wait.battle': 'Please wait: in this battle it is up to {seats}.',
  'refusal.wait.turn': 'Please wait: it is the turn of {seats}.',
  'refusal.wait.phase': 'Please wait for {seats}.',
};

/** What is possible instead, when an answer belongs to no question or to another one. */
const asked: Catalogue = {
  'refusal.asked.YLD-D00': 'Say first who shall be the starting player.',
  'refusal.asked.YLD-D01':
    'Choose {dealt, select, yes {one of the two abilities of your Leader} other {a Leader and one of its abilities}} first.',
  'refusal.asked.YLD-D02': 'Say first which of your three Armies is the Champion.',
  'refusal.asked.YLD-D03': 'Take one of the free starting Fortresses first.',
  'refusal.asked.YLD-D04': 'Place one of your Armies on {location} or next to it.',
  'refusal.asked.YLD-D05': 'Split {units} Units over your {armies} Armies, at least 1 each.',
  'refusal.asked.YLD-D06': 'Set aside one of your Battle cards, {cards} more in all.',
  'refusal.asked.YLD-D10': 'Lay one of the Strategy cards in your hand face down.',
  'refusal.asked.YLD-D11': 'Reveal your Strategy card, or keep it hidden and draw.',
  'refusal.asked.YLD-D12': 'Discard Battle cards first, {cards} more in all.',
  'refusal.asked.YLD-D13': 'You perform {card}: choose one of its actions, or say that you are done.',
  'refusal.asked.YLD-D14': 'Take the lowest token from one of your Fortresses first.',
  'refusal.asked.YLD-D15': 'Choose the Strategy card that your Ritual copies, or none.',
  'refusal.asked.YLD-D16': 'Say first who gets the starting player marker.',
  'refusal.asked.YLD-D17': 'Discard Battle cards for your conquests first, {cards} more in all.',
  'refusal.asked.YLD-D18': 'Give {thief} one of your {colour} cards first.',
  'refusal.asked.YLD-D20': 'Choose the battle that is fought next.',
  'refusal.asked.YLD-D21':
    'You have initiative: play a card{ending, select, accept {, accept a Draw} pass {, pass the initiative} other {}} or Yield.',
  'refusal.asked.YLD-D22': 'Choose the Army that takes the loss of {loss}.',
  'refusal.asked.YLD-D23': 'Upgrade one of your Fortresses for free, or stop.',
  'refusal.asked.YLD-D24': 'Choose an Army and where it retreats to.',
  'refusal.asked.YLD-D25': 'Chase with one of your winning Armies, or stop.',
  'refusal.asked.YLD-D26': 'Conquer {location} yourself, or leave it to {ally}.',
  'refusal.asked.YLD-D30': 'Choose the Fortress where your destroyed Armies return.',
  'refusal.asked.YLD-D31': 'Distribute your recruits over your Armies.',
  'refusal.asked.YLD-D40':
    '{end, select, none {Play a card, or hand back} other {Agree, or play a card instead}}, as {lead} asks.',
  'refusal.asked.YLD-D41': 'Say first which of you takes the free Upgrade.',
  'refusal.asked.YLD-D42': 'Play a Battle card, Yield, or leave it to {ally}.',
};

const anywhere: Catalogue = {
  'refusal.noSuchSeat': 'There is no seat {number}; {seats} people play.',
  'refusal.notOnMap': 'There is no Location {location} on the map for {seats} players.',
  'refusal.noStreet': 'No Street joins {from} and {to}.',
  'refusal.plain': 'Location {location} is not a Fortress: no token lies there.',
  'refusal.neutralFortress': 'Nobody controls the Fortress {location}; you need one of your own.',
  'refusal.foreignFortress': 'The Fortress {location} belongs to {seat}; you need one of your own.',
  'refusal.notInHand': 'You have no {card} in hand.',
  'refusal.army.fourth': 'You have {armies} Armies; a fourth piece is not among them.',
  'refusal.army.unused': 'You play without the {piece}: you have placed your two Armies.',
  'refusal.army.none': 'You have no {piece}; your Armies are {armies}.',
  'refusal.army.destroyed': 'Your {piece} is destroyed and returns only in a Recovery phase.',
};

const setup: Catalogue = {
  'refusal.leader.taken': '{leader} is already with {seat}, and nobody shares a Leader.',
  'refusal.leader.dealt': 'You were dealt {leader}; you only choose the ability.',
  'refusal.champion.three': 'The Champion is one of your three Armies: Archer, Infantry or Cavalry.',
  'refusal.start.taken': 'The Fortress {location} is already taken by {seat}.',
  'refusal.start.none': 'Location {location} is no starting Fortress of this map.',
  'refusal.deploy.placed': 'Your {piece} is already on the map.',
  'refusal.deploy.far': 'Armies are placed on {start} or next to it; {location} is too far away.',
  'refusal.deploy.enemy': "Somebody else's Army stands on {location}, so near to {start} nothing else is open there.",
  'refusal.split.least': 'Every Army needs at least 1 Unit.',
  'refusal.split.sum': 'That makes {sum} Units; you split exactly {units}.',
};

const season: Catalogue = {
  'refusal.choose.played': 'You have played {card} this Year already, in Season {season}.',
  'refusal.turn.decideFirst': 'Reveal your Strategy card first; what stays hidden is not performed.',
  'refusal.discard.mandatory': 'You must discard first: {cards, plural, one {# more card} other {# more cards}}.',
  'refusal.discard.notDrawn': 'What you do not keep comes from the cards just drawn; {card} is not among them.',
  'refusal.give.mandatory': 'You have a {colour} card and must give one.',
  'refusal.give.colour': 'Asked for is {colour}; {card} has another colour.',
  'refusal.remove.mandatory': 'Ritual begins with a token: you must take one, since you control a Fortress.',
  'refusal.copy.ritual': 'Ritual copies one of your other five cards, never Ritual.',
  'refusal.marker.mandatory': 'The first Ritual of a Season always assigns the marker; you may keep it for yourself.',
};

const actions: Catalogue = {
  'refusal.action.nothingCopied': 'Your Ritual copies no card, so there is no such action.',
  'refusal.action.otherCard': 'You perform {card}; that action is on {needed}.',
  'refusal.step.elsewhere': 'Your {piece} stands on {location}.',
  'refusal.step.moved': 'Your {piece} has already taken its step of Move All.',
  'refusal.step.oneBanner': 'Ambush allows the battle or one step, and that is used up.',
  'refusal.step.spent': 'The steps of {card} are used up.',
  'refusal.step.enemy': 'On {location} stands an Army of {seat}; nobody may enter or pass there.',
  'refusal.conquer.nothing': 'None of your Armies stands on a Fortress that you could conquer.',
  'refusal.conquer.done': 'Each action of a card is done at most once, and you have conquered.',
  'refusal.upgrade.over': 'The Upgrade action is over: two tokens at most, and nothing in between.',
  'refusal.upgrade.twice': 'A Fortress gains at most 1 in an Upgrade, and {location} has had it.',
  'refusal.upgrade.noBuilding': 'A free Upgrade builds nothing; it raises Fortresses that you control.',
  'refusal.build.ability': 'Only Spread Power builds new Fortresses.',
  'refusal.build.fortress': 'On {location} there is a Fortress already.',
  'refusal.build.noArmy': 'You build only where one of your Armies stands, and none stands on {location}.',
  'refusal.build.noToken': 'You have no token left to build with.',
  'refusal.ambush.oneBanner': 'Ambush allows the battle or one step, and that is used up.',
  'refusal.ambush.noEnemy': 'No enemy Army is adjacent to your {piece}.',
  'refusal.ambush.sameBattle': 'Your {piece} would be in the same battle as your {first}; name that one.',
  'refusal.extra.ability': 'That needs the ability {ability}, which you do not have.',
  'refusal.extra.ritual': 'Your ability {ability} works only when you perform Ritual.',
  'refusal.fortress.once': 'You have moved a Fortress with this Ritual already.',
  'refusal.fortress.neutral': 'A Fortress cannot move onto the neutral Fortress {location}.',
  'refusal.fortress.foreign': 'A Fortress cannot move onto {location}, a Fortress of {seat}.',
  'refusal.steal.spent': 'You may steal once for each Army on the map, {most} in all, and you have.',
  'refusal.steal.friend': 'You steal from enemies only.',
  'refusal.steal.far': 'No Army of {seat} is adjacent to one of yours.',
};

const battle: Catalogue = {
  'refusal.battle.mandatory': 'Armies next to enemies must fight; you only choose the order.',
  'refusal.battle.named': 'That battle goes by its first Location: {name}.',
  'refusal.battle.fought': 'The Armies on {location} have fought in this phase already.',
  'refusal.battle.none': 'There is no battle to fight on {location}.',
  'refusal.play.colour': 'To play {card} you need a fighting Army of yours in {region}; yours allow {regions}.',
  'refusal.accept.notReceived': 'You can accept a Draw only after an enemy has passed initiative to you.',
  'refusal.accept.unequal': 'A Draw needs equal totals of all who are still in the battle.',
  'refusal.pass.received': 'Initiative came to you from an enemy: accept the Draw, play or Yield.',
  'refusal.pass.unequal': 'You can pass only while all totals are equal.',
  'refusal.ally.none': 'Here everybody fights alone.',
  'refusal.ally.absent': 'No Army of {seat} takes part in this battle.',
  'refusal.ally.handedBack': '{seat} has just handed back without a card.',
  'refusal.ally.noCards': '{seat} has no Battle card left.',
  'refusal.ally.bothAsked': 'You and {seat} are both asked: play a card, end the battle, or leave it to {seat}.',
  'refusal.ally.leadDecides': 'The lead of your side proposes how the battle ends; you answer.',
  'refusal.ally.nothingProposed': 'Nothing was proposed: you are asked to play a card, or to hand back.',
  'refusal.ally.proposed': 'You are asked to agree, or to play a card instead.',
};

const outcome: Catalogue = {
  'refusal.loss.mandatory': 'Somebody must take the loss: choose an Army.',
  'refusal.loss.absent': '{army} did not take part in this battle.',
  'refusal.loss.enemy': '{army} is not on the side that yielded, and only that side loses Units.',
  'refusal.loss.twice': '{army} has taken its part of the loss already.',
  'refusal.upgrader.enemy': '{seat} is not on your side.',
  'refusal.retreat.mandatory': 'Defeated Armies must retreat if they can.',
  'refusal.retreat.notDefeated': '{army} has not to retreat.',
  'refusal.retreat.ownOnly': 'After a Draw everybody retreats with their own Armies; {army} is not yours.',
  'refusal.retreat.companionFirst': '{army} shared the Location and must leave first.',
  'refusal.retreat.elsewhere': '{army} stands on {location}.',
  'refusal.retreat.occupied': 'On {location} stands an Army of {seat}.',
  'refusal.retreat.cutsOff':
    'With {army} on {location} another defeated Army would be cut off, and that can be avoided.',
  'refusal.chase.absent': '{army} did not take part in this battle.',
  'refusal.chase.twice': '{army} has chased already.',
  'refusal.chase.notLeft': 'No defeated Army left {location} that could still be chased.',
  'refusal.chase.occupied': 'On {location} stands an Army of {seat}.',
};

const yearEnd: Catalogue = {
  'refusal.conquest.mandatory': 'Conquering is not optional: one of you two takes the Fortress.',
  'refusal.conquest.other': 'The question is about {shared}, not about {location}.',
  'refusal.recover.mandatory': 'Recovery is not optional: your destroyed Armies return together.',
  'refusal.recover.enemy': 'On {location} stands an Army of {seat}.',
  'refusal.recruit.sum': 'That makes {sum} Units; you distribute exactly {units}.',
  'refusal.recruit.full': 'Your {piece} would have more than 15 Units.',
};

export const refusals: Catalogue = {
  ...waiting,
  ...asked,
  ...anywhere,
  ...setup,
  ...season,
  ...actions,
  ...battle,
  ...outcome,
  ...yearEnd,
};
