/** Why something cannot be done in Yield, in German. */
import type { Catalogue } from '@interregnum/kernel';

const waiting: Catalogue = {
  'refusal.over': 'Die Partie ist zu Ende: Sie endete mit der Eroberungsphase des dritten Jahres.',
  'refusal.overAtOnce': 'Die Partie ist zu Ende: {seat} hat eine feindliche Armee vernichtet und gewonnen.',
  'refusal.watching': 'Du siehst zu; die Entscheidung liegt bei {seats}.',
  'refusal.wait.battle': 'Bitte warte: Die Entscheidung in diesem Kampf liegt bei {seats}.',
  'refusal.wait.turn': 'Bitte warte: Am Zug ist {seats}.',
  'refusal.wait.phase': 'Bitte warte auf {seats}.',
};

/** What is possible instead, when an answer belongs to no question or to another one. */
const asked: Catalogue = {
  'refusal.asked.YLD-D00': 'Sag zuerst, wer Startspieler sein soll.',
  'refusal.asked.YLD-D01':
    'Wähle zuerst {dealt, select, yes {eine der beiden Fähigkeiten deiner Führungsfigur} other {eine Führungsfigur und eine ihrer Fähigkeiten}}.',
  'refusal.asked.YLD-D02': 'Sag zuerst, welche deiner drei Armeen der Champion ist.',
  'refusal.asked.YLD-D03': 'Nimm zuerst eine der freien Startfestungen.',
  'refusal.asked.YLD-D04': 'Stell eine deiner Armeen auf {location} oder daneben.',
  'refusal.asked.YLD-D05': 'Verteile {units} Einheiten auf deine {armies} Armeen, mindestens 1 je Armee.',
  'refusal.asked.YLD-D06': 'Leg eine deiner Kampfkarten beiseite, insgesamt noch {cards}.',
  'refusal.asked.YLD-D10': 'Leg eine der Strategiekarten aus deiner Hand verdeckt hin.',
  'refusal.asked.YLD-D11': 'Deck deine Strategiekarte auf, oder lass sie verdeckt und zieh Karten.',
  'refusal.asked.YLD-D12': 'Wirf zuerst Kampfkarten ab, insgesamt noch {cards}.',
  'refusal.asked.YLD-D13': 'Du führst {card} aus: Wähle eine ihrer Aktionen, oder sag, dass du fertig bist.',
  'refusal.asked.YLD-D14': 'Nimm zuerst den untersten Stein einer deiner Festungen weg.',
  'refusal.asked.YLD-D15': 'Wähle die Strategiekarte, die dein Ritual nachahmt, oder keine.',
  'refusal.asked.YLD-D16': 'Sag zuerst, wer den Startspielermarker bekommt.',
  'refusal.asked.YLD-D17': 'Wirf zuerst für deine Eroberungen Kampfkarten ab, insgesamt noch {cards}.',
  'refusal.asked.YLD-D18': 'Gib {thief} zuerst eine deiner Karten dieser Farbe: {colour}.',
  'refusal.asked.YLD-D20': 'Bestimme den Kampf, der als nächster kommt.',
  'refusal.asked.YLD-D21':
    'Du hast die Initiative: Spiel eine Karte{ending, select, accept {, nimm ein Unentschieden an} pass {, gib die Initiative weiter} other {}} oder gib nach.',
  'refusal.asked.YLD-D22': 'Bestimme die Armee, die den Verlust von {loss} trägt.',
  'refusal.asked.YLD-D23': 'Werte kostenlos eine deiner Festungen auf, oder hör auf.',
  'refusal.asked.YLD-D24': 'Wähle eine Armee und den Ort, an den sie sich zurückzieht.',
  'refusal.asked.YLD-D25': 'Verfolge mit einer deiner siegreichen Armeen, oder hör auf.',
  'refusal.asked.YLD-D26': 'Erobere {location} selbst, oder überlass es {ally}.',
  'refusal.asked.YLD-D30': 'Wähle die Festung, in die deine vernichteten Armeen zurückkehren.',
  'refusal.asked.YLD-D31': 'Verteile deine Rekruten auf deine Armeen.',
  'refusal.asked.YLD-D40':
    '{end, select, none {Spiel eine Karte, oder gib zurück} other {Stimm zu, oder spiel stattdessen eine Karte}}, wie {lead} möchte.',
  'refusal.asked.YLD-D41': 'Sag zuerst, wer von euch kostenlos aufwertet.',
  'refusal.asked.YLD-D42': 'Spiel eine Kampfkarte, gib nach, oder lass {ally} entscheiden.',
};

const anywhere: Catalogue = {
  'refusal.noSuchSeat': 'Platz {number} gibt es nicht; an diesem Tisch sitzen {seats} Personen.',
  'refusal.notOnMap': 'Den Ort {location} gibt es auf der Karte für {seats} Personen nicht.',
  'refusal.noStreet': 'Zwischen {from} und {to} gibt es keine Straße.',
  'refusal.plain': 'Der Ort {location} ist keine Festung: Dort liegt kein Stein.',
  'refusal.neutralFortress': 'Die Festung {location} gehört niemandem; du brauchst eine eigene.',
  'refusal.foreignFortress': 'Die Festung {location} gehört {seat}; du brauchst eine eigene.',
  'refusal.notInHand': 'Diese Karte hast du nicht auf der Hand: {card}.',
  'refusal.army.fourth': 'Du hast {armies} Armeen; eine vierte Figur ist nicht dabei.',
  'refusal.army.unused': 'Du spielst ohne die {piece}: Deine zwei Armeen stehen schon.',
  'refusal.army.none': 'Eine {piece} hast du nicht; die Zahl deiner Armeen ist {armies}.',
  'refusal.army.destroyed': 'Deine {piece} ist vernichtet und kehrt erst in einer Erholungsphase zurück.',
};

const setup: Catalogue = {
  'refusal.leader.taken': '{leader} ist schon bei {seat}, und niemand teilt sich eine Führungsfigur.',
  'refusal.leader.dealt': 'Du hast {leader} bekommen; du wählst nur die Fähigkeit.',
  'refusal.champion.three': 'Der Champion ist eine deiner drei Armeen: Bogenschar, Infanterie oder Kavallerie.',
  'refusal.start.taken': 'Die Festung {location} hat schon {seat}.',
  'refusal.start.none': 'Der Ort {location} ist auf dieser Karte keine Startfestung.',
  'refusal.deploy.placed': 'Deine {piece} steht schon auf der Karte.',
  'refusal.deploy.far': 'Armeen kommen auf {start} oder daneben; {location} ist zu weit weg.',
  'refusal.deploy.enemy': 'Auf {location} neben {start} steht schon eine fremde Armee.',
  'refusal.split.least': 'Jede Armee braucht mindestens 1 Einheit.',
  'refusal.split.sum': 'Das sind zusammen {sum} Einheiten; du verteilst genau {units}.',
};

const season: Catalogue = {
  'refusal.choose.played': 'Diese Karte hast du dieses Jahr schon gespielt, in Jahreszeit {season}: {card}.',
  'refusal.turn.decideFirst': 'Deck zuerst deine Strategiekarte auf; was verdeckt bleibt, wird nicht ausgeführt.',
  'refusal.discard.mandatory': 'Du musst erst abwerfen: {cards, plural, one {noch # Karte} other {noch # Karten}}.',
  'refusal.discard.notDrawn': 'Was du nicht behältst, kommt aus den gerade gezogenen Karten; {card} ist nicht dabei.',
  'refusal.give.mandatory': 'Du hast eine Karte dieser Farbe und musst eine geben: {colour}.',
  'refusal.give.colour': 'Verlangt ist {colour}; {card} hat eine andere Farbe.',
  'refusal.remove.mandatory': 'Das Ritual beginnt mit einem Stein: Du hast eine Festung und musst einen wegnehmen.',
  'refusal.copy.ritual': 'Das Ritual ahmt eine deiner fünf anderen Karten nach, nie ein Ritual.',
  'refusal.marker.mandatory':
    'Das erste Ritual einer Jahreszeit vergibt immer den Startspielermarker; du darfst ihn selbst behalten.',
};

const actions: Catalogue = {
  'refusal.action.nothingCopied': 'Dein Ritual ahmt keine Karte nach, also gibt es diese Aktion nicht.',
  'refusal.action.otherCard': 'Du führst {card} aus; diese Aktion steht auf {needed}.',
  'refusal.step.elsewhere': 'Deine {piece} steht auf {location}.',
  'refusal.step.moved': 'Deine {piece} hat ihren Schritt mit dieser Karte schon gemacht.',
  'refusal.step.oneBanner': 'Der Hinterhalt erlaubt den Kampf oder einen Schritt, und das ist verbraucht.',
  'refusal.step.spent': 'Die Schritte dieser Karte sind verbraucht: {card}.',
  'refusal.step.enemy': 'Auf {location} steht eine Armee von {seat}; dort kommt niemand hinein oder hindurch.',
  'refusal.conquer.nothing': 'Keine deiner Armeen steht auf einer Festung, die du erobern könntest.',
  'refusal.conquer.done': 'Jede Aktion einer Karte gibt es nur einmal, und erobert hast du schon.',
  'refusal.upgrade.over': 'Die Aufwertung ist vorbei: höchstens zwei Steine, und nichts dazwischen.',
  'refusal.upgrade.twice': 'Eine Festung gewinnt bei einer Aufwertung höchstens 1, und {location} hat das schon.',
  'refusal.upgrade.noBuilding': 'Eine kostenlose Aufwertung baut nichts; sie erhöht Festungen, die dir gehören.',
  'refusal.build.ability': 'Nur „Wachsende Macht“ baut neue Festungen.',
  'refusal.build.fortress': 'Auf {location} gibt es schon eine Festung.',
  'refusal.build.noArmy': 'Du baust nur dort, wo eine deiner Armeen steht, und auf {location} steht keine.',
  'refusal.build.noToken': 'Du hast keinen Stein mehr zum Bauen.',
  'refusal.ambush.oneBanner': 'Der Hinterhalt erlaubt den Kampf oder einen Schritt, und das ist verbraucht.',
  'refusal.ambush.noEnemy': 'Neben deiner {piece} steht keine feindliche Armee.',
  'refusal.ambush.sameBattle': 'Deine {piece} wäre im selben Kampf wie deine {first}; nenn diese.',
  'refusal.extra.ability': 'Dafür bräuchtest du die Fähigkeit „{ability}“.',
  'refusal.extra.ritual': 'Deine Fähigkeit „{ability}“ wirkt nur, wenn du ein Ritual ausführst.',
  'refusal.fortress.once': 'Mit diesem Ritual hast du schon eine Festung versetzt.',
  'refusal.fortress.neutral': 'Auf die neutrale Festung {location} kann keine Festung ziehen.',
  'refusal.fortress.foreign': 'Auf {location}, eine Festung von {seat}, kann keine Festung ziehen.',
  'refusal.steal.spent': 'Du darfst je Armee auf der Karte einmal stehlen, zusammen {most}-mal, und das hast du getan.',
  'refusal.steal.friend': 'Gestohlen wird nur von Feinden.',
  'refusal.steal.far': 'Keine Armee von {seat} steht neben einer von deinen.',
};

const battle: Catalogue = {
  'refusal.battle.mandatory': 'Armeen neben Feinden müssen kämpfen; du bestimmst nur die Reihenfolge.',
  'refusal.battle.named': 'Dieser Kampf heißt nach seinem ersten Ort: {name}.',
  'refusal.battle.fought': 'Die Armeen auf {location} haben in dieser Phase schon gekämpft.',
  'refusal.battle.none': 'Auf {location} gibt es keinen Kampf.',
  'refusal.play.colour':
    'Für {card} müsste eine deiner kämpfenden Armeen hier stehen: {region}; deine erlauben: {regions}.',
  'refusal.accept.notReceived':
    'Ein Unentschieden kannst du erst annehmen, wenn ein Feind die Initiative an dich gegeben hat.',
  'refusal.accept.unequal': 'Für ein Unentschieden müssen alle, die noch kämpfen, gleich viel haben.',
  'refusal.pass.received':
    'Die Initiative kam von einem Feind: Nimm das Unentschieden an, spiel eine Karte oder gib nach.',
  'refusal.pass.unequal': 'Passen kannst du nur, solange alle gleich viel haben.',
  'refusal.ally.none': 'Hier kämpft jeder für sich.',
  'refusal.ally.absent': 'In diesem Kampf steht keine Armee von {seat}.',
  'refusal.ally.handedBack': '{seat} hat gerade ohne Karte zurückgegeben.',
  'refusal.ally.noCards': '{seat} hat keine Kampfkarte mehr.',
  'refusal.ally.bothAsked':
    'Du und {seat} seid beide gefragt: Spiel eine Karte, beende den Kampf, oder lass {seat} entscheiden.',
  'refusal.ally.leadDecides': 'Wie der Kampf endet, schlägt die Führung eurer Seite vor; du antwortest.',
  'refusal.ally.nothingProposed': 'Vorgeschlagen ist nichts: Spiel eine Karte, oder gib zurück.',
  'refusal.ally.proposed': 'Gefragt ist, ob du zustimmst oder stattdessen eine Karte spielst.',
};

const outcome: Catalogue = {
  'refusal.loss.mandatory': 'Jemand muss den Verlust tragen: Wähle eine Armee.',
  'refusal.loss.absent': 'Nicht im Kampf war {army}.',
  'refusal.loss.enemy': 'Nur die Seite, die nachgegeben hat, verliert Einheiten; dazu gehört nicht {army}.',
  'refusal.loss.twice': 'Ihren Teil des Verlusts hat {army} schon getragen.',
  'refusal.upgrader.enemy': '{seat} gehört nicht zu deiner Seite.',
  'refusal.retreat.mandatory': 'Geschlagene Armeen müssen sich zurückziehen, wenn sie können.',
  'refusal.retreat.notDefeated': 'Nicht zurückziehen muss sich {army}.',
  'refusal.retreat.ownOnly': 'Nach einem Unentschieden zieht jeder die eigenen Armeen zurück; nicht deine ist {army}.',
  'refusal.retreat.companionFirst': 'Vom selben Ort muss zuerst weg: {army}.',
  'refusal.retreat.elsewhere': 'Auf {location} steht {army}.',
  'refusal.retreat.occupied': 'Auf {location} steht eine Armee von {seat}.',
  'refusal.retreat.cutsOff':
    'Wäre {army} auf {location}, so wäre eine andere geschlagene Armee abgeschnitten, und das lässt sich vermeiden.',
  'refusal.chase.absent': 'Nicht im Kampf war {army}.',
  'refusal.chase.twice': 'Schon verfolgt hat {army}.',
  'refusal.chase.notLeft': 'Von {location} ist keine geschlagene Armee gewichen, die noch zu verfolgen wäre.',
  'refusal.chase.occupied': 'Auf {location} steht eine Armee von {seat}.',
};

const yearEnd: Catalogue = {
  'refusal.conquest.mandatory': 'Erobert wird immer: Einer von euch beiden nimmt die Festung.',
  'refusal.conquest.other': 'Gefragt ist nach {shared}, nicht nach {location}.',
  'refusal.recover.mandatory': 'Die Erholung ist Pflicht: Deine vernichteten Armeen kehren zusammen zurück.',
  'refusal.recover.enemy': 'Auf {location} steht eine Armee von {seat}.',
  'refusal.recruit.sum': 'Das sind zusammen {sum} Einheiten; du verteilst genau {units}.',
  'refusal.recruit.full': 'Deine {piece} hätte mehr als 15 Einheiten.',
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
