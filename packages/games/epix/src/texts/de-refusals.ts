/** Why something cannot be done in Epix, in German. */
import type { Catalogue } from '@interregnum/kernel';

const waiting: Catalogue = {
  'refusal.over.castle': 'Die Partie ist zu Ende: {seat} hat eine Burg erobert.',
  'refusal.over.winter': 'Die Partie ist zu Ende: Sie endete mit dem Winter.',
  'refusal.watching': 'Du siehst zu; die Entscheidung liegt bei {seats}.',
  'refusal.bidFinal': 'Dein Gebot ist gemacht, und Gebote sind endgültig.',
  'refusal.passed': 'Du hast gepasst und bist nicht mehr in der Vorbereitung.',
  'refusal.wait.draft': 'Bitte warte: {seat} ist in der Vorbereitung am Zug.',
  'refusal.wait.firstPlayer': 'Bitte warte: {seat} hat die Auktion gewonnen und bestimmt, wer Startspieler ist.',
  'refusal.wait.spymaster': 'Bitte warte: {seat} nutzt {card}.',
  'refusal.wait.turn': 'Bitte warte: {seat} ist am Zug.',
  'refusal.wait.attacker': 'Bitte warte: {seat} greift an und muss entscheiden.',
  'refusal.wait.defender': 'Bitte warte: {seat} verteidigt und muss auf das Gebot antworten.',
};

/** What is possible instead, when an answer belongs to no question or to another one. */
const asked: Catalogue = {
  'refusal.asked.EPX-D01':
    'In der Vorbereitung kannst du eine Einheit in deinem Land rekrutieren{mode, select, advanced {, auf eine Karte bieten} other {}} oder passen.',
  'refusal.asked.EPX-D02': 'Das ist die Auktion: Biete eine ganze Zahl von 0 bis {gold}.',
  'refusal.asked.EPX-D03': 'Sag zuerst, wer die Startspielerkarte bekommt: du oder jemand anderes.',
  'refusal.asked.EPX-D04':
    'Wähle zuerst {winter, select, yes {zwei verschiedene Aktionskarten} other {eine Aktionskarte}}, verdeckt.',
  'refusal.asked.EPX-D05': 'Sag zuerst, wessen Aktionskarten du ansiehst, oder dass du niemandes Karten ansiehst.',
  'refusal.asked.EPX-D06': 'Behalte zuerst deine eigene Wahl der Aktionskarten oder ändere sie.',
  'refusal.asked.EPX-D07': 'Sag zuerst, welche deiner zwei Aktionskarten den Anfang macht.',
  'refusal.asked.EPX-D08':
    'Du spielst Rekrutierung: Rekrutiere eine Einheit nach der anderen, oder sag, dass du fertig bist.',
  'refusal.asked.EPX-D09':
    'Du spielst Bewegung & Angriff: Wähle eine deiner Einheiten für einen Einsatz, oder beende die Aktion.',
  'refusal.asked.EPX-D10': 'Dein Soldat in {area} ist im Einsatz: Zieh, greif an oder lass ihn stehen.',
  'refusal.asked.EPX-D11': 'Dein Ritter in {area} ist im Einsatz: Reite, greif an oder lass ihn stehen.',
  'refusal.asked.EPX-D12': 'Dein Katapult in {area} ist im Einsatz: Wähle ein Ziel oder lass es stehen.',
  'refusal.asked.EPX-D13': 'Du greifst an: Biete eine ganze Zahl von 1 bis {gold}.',
  'refusal.asked.EPX-D14': 'Frag zuerst, ob das Gebot gerade ist, oder entscheide dich, ohne Frage zu raten.',
  'refusal.asked.EPX-D15':
    'Errate das Gebot: {guesses, plural, one {eine Zahl} other {# verschiedene Zahlen}} von 1 bis {gold}, die kleinste zuerst.',
  'refusal.asked.EPX-D16': 'Du hast einen Kampf gewonnen: Kämpf weiter oder zieh dich zurück.',
  'refusal.asked.EPX-D17': 'Dein Angriff ist gescheitert: Rette die Einheit oder gib sie verloren.',
};

const anywhere: Catalogue = {
  'refusal.notOnMap': '{area} liegt nicht auf der Karte für {seats} Personen.',
  'refusal.noSuchPlayer': 'Platz {number} gibt es nicht; an diesem Tisch sitzen {seats} Personen.',
  'refusal.mixing': 'Spiel die begonnene Aktionskarte zu Ende, bevor du mit der anderen anfängst.',
};

const recruiting: Catalogue = {
  'refusal.recruit.campInCastle': '{area} ist eine Burg, und in einer Burg kann nie ein Lager rekrutiert werden.',
  'refusal.recruit.knightOnMountain': 'Auf dem Kilimandjora können keine Ritter rekrutiert werden.',
  'refusal.recruit.outsideLands':
    'In der Vorbereitung darf ein {unit} nur in dein eigenes Land; {area} liegt außerhalb.',
  'refusal.recruit.foreignCastle':
    '{area} ist die Burg von {seat}; die einzige Burg, in der du rekrutieren kannst, ist deine eigene.',
  'refusal.recruit.enemyThere': 'In {area} stehen Einheiten von {seat}, und zwei Farben teilen sich nie ein Gebiet.',
  'refusal.recruit.enemyInLands': '{area} gehört zu deinem Land, aber dort stehen Einheiten von {seat}.',
  'refusal.recruit.noUnitThere':
    'In {area} kann ein {unit} nur dazukommen, wenn dort schon eine Einheit von dir steht.',
  'refusal.recruit.frontierSoldiers': '{card}: Nur Soldaten kommen nach {area}, kein {unit}.',
  'refusal.recruit.frontierNew': '{card}: Das Lager neben {area} ist neu und zählt erst bei der nächsten Rekrutierung.',
  'refusal.recruit.frontierFar':
    'In {area} steht keine Einheit von dir, und zu Beginn dieser Rekrutierung war daneben kein Lager von dir.',
  'refusal.recruit.twinEverywhere':
    'In jedem Gebiet, das dir offensteht, steht schon ein {unit} von dir; von jeder Art ist nur eine Einheit erlaubt.',
  'refusal.recruit.twin': 'In {area} steht schon ein {unit} von dir; von jeder Art ist nur eine Einheit erlaubt.',
  'refusal.recruit.noneInSupply': 'In deinem Vorrat ist kein {unit} mehr.',
  'refusal.recruit.marking': 'In deinem Vorrat ist kein {unit} mehr; eine Einheit dieser Art markiert ein Gebot.',
  'refusal.recruit.goldOnCards':
    'Ein {unit} kostet {cost} Gold, und du hast {gold} zur Hand; das Gold auf Karten ({onCards}) kannst du nicht ausgeben.',
  'refusal.recruit.tooExpensive': 'Ein {unit} kostet {cost} Gold, und du hast {gold}.',
};

const draft: Catalogue = {
  'refusal.draft.noWaiting':
    'In der Vorbereitung gibt es kein Warten: Rekrutiere{mode, select, advanced {, biete} other {}} oder passe endgültig.',
  'refusal.draft.basicMode': 'Im Grundspiel gibt es keine Sonderfähigkeiten.',
  'refusal.draft.notDealt': '„{card}“ ist in dieser Partie nicht im Angebot.',
  'refusal.draft.noRaise': 'Auf „{card}“ führst du schon mit {standing} Gold; erhöhe dein Gebot oder lass es stehen.',
  'refusal.draft.raiseTooHigh': 'Dein Gebot auf „{card}“ kannst du auf höchstens {most} Gold erhöhen.',
  'refusal.draft.markerStays': 'Erhöhst du dein Gebot auf „{card}“, bleibt dein {marker} als Marke liegen.',
  'refusal.draft.atLeastOne': 'Ein Gebot auf „{card}“ beträgt mindestens 1 Gold.',
  'refusal.draft.outbid': 'Das Gebot auf „{card}“ steht bei {standing} Gold; du musst mehr bieten.',
  'refusal.draft.tooHigh': 'Für „{card}“ kannst du {gold} Gold bieten; was auf anderen Karten liegt, zählt nicht mit.',
  'refusal.draft.supplyEmpty': 'Dein Vorrat ist leer, also hast du keine Einheit als Marke für ein Gebot.',
  'refusal.draft.markerMissing': 'Wähle eine Einheit aus deinem Vorrat als Marke für dein Gebot.',
  'refusal.draft.markerNone': 'In deinem Vorrat ist kein {marker} als Marke für das Gebot.',
};

const season: Catalogue = {
  'refusal.auction.range': 'In der Auktion kannst du 0 bis {gold} Gold bieten: alles, was du besitzt.',
  'refusal.choose.one': 'Wähle genau eine Aktionskarte; zwei werden nur im Winter gespielt.',
  'refusal.choose.two': 'Der Winter verlangt genau zwei Aktionskarten.',
  'refusal.choose.different': 'Du hast von jeder Art nur eine Aktionskarte, also müssen die beiden verschieden sein.',
  'refusal.look.self': 'Deine eigene Wahl kennst du; sieh fremde Karten an.',
  'refusal.change.same': '{cards}: Das ist schon deine Wahl; behalte sie oder wechsle zu etwas anderem.',
  'refusal.order.bothCards': 'Du hast {cards} gewählt; sag, welche der beiden Karten den Anfang macht.',
};

const moveAndAttack: Catalogue = {
  'refusal.use.first': 'Wähle zuerst die Einheit ({unit} in {area}), dann sag, wohin es geht.',
  'refusal.use.camp': 'Ein Lager zieht nie und greift nie an.',
  'refusal.use.captured': 'Das Katapult in {area} wurde eben erst erobert und kann in diesem Zug nicht schießen.',
  'refusal.use.twice': 'Dein {unit} in {area} war schon im Einsatz; jede Einheit handelt nur einmal.',
  'refusal.use.notYours': 'Diese Einheit gehört {seat}: {unit} in {area}.',
  'refusal.use.none': 'In {area} steht kein {unit} von dir.',
  'refusal.use.noGold': 'Dein {unit} in {area} könnte nur angreifen, und ein Angriff braucht mindestens 1 Gold.',
  'refusal.use.noTarget': 'Dein Katapult in {area} hat kein Ziel in Reichweite.',
  'refusal.use.blocked': 'Dein {unit} in {area} kann nirgendwohin ziehen und nichts angreifen.',
  'refusal.step.oneByOne':
    'Dein {unit} in {area} ist im Einsatz; bring das zu Ende, bevor du eine andere Einheit nimmst.',
  'refusal.step.endBetween': 'Dein {unit} in {area} muss zuerst fertig sein; die Aktion endet zwischen zwei Einheiten.',
  'refusal.step.begun': 'Dein {unit} in {area} hat schon gehandelt und gilt als eingesetzt; beende seinen Einsatz.',
  'refusal.step.notBegun': 'Dein {unit} in {area} hat noch nichts getan; geh stattdessen zurück.',
  'refusal.step.mountain': 'Der Kilimandjora ist für Ritter gesperrt; sie können ihn weder betreten noch angreifen.',
  'refusal.move.camp': 'Ein Lager zieht nie.',
  'refusal.move.catapult': 'Ein Katapult zieht nie; es schießt von dort, wo es steht.',
  'refusal.move.already': 'Dein {unit} ist schon in {area}.',
  'refusal.move.farSoldier': '{to} grenzt nicht an {from}, und ein {unit} zieht nur einen Schritt weit.',
  'refusal.move.farKnight': '{to} grenzt nicht an {from}; ein {unit} reitet von einem Gebiet ins nächste.',
  'refusal.move.enemyCastle': '{area} ist die Burg von {seat}; hinein führt nur ein Angriff.',
  'refusal.move.enemyThere': 'In {area} stehen Einheiten von {seat}; greif sie an, um hineinzukommen.',
  'refusal.move.twin':
    'In {area} steht schon ein {unit} von dir, und zwei gleiche Einheiten treffen sich nie, auch nicht unterwegs.',
};

const attacks: Catalogue = {
  'refusal.attack.camp': 'Ein Lager kann verteidigen, aber nie angreifen.',
  'refusal.attack.own': '{area} gehört dir; angreifen kannst du nur feindliche Gebiete.',
  'refusal.attack.far': '{to} grenzt nicht an {from}, also kann dein {unit} dort nicht angreifen.',
  'refusal.attack.afterMarch': 'Ein Soldat, der gezogen ist, kann nicht mehr angreifen.',
  'refusal.attack.empty': 'In {area} ist niemand anzugreifen; zieh einfach hinein.',
  'refusal.attack.loneCatapult': 'Das Katapult in {area} steht allein; dein {unit} zieht hinein und erobert es.',
  'refusal.attack.noGold': 'Du hast kein Gold, und ein Angriff braucht ein Gebot von mindestens 1.',
  'refusal.shot.mountain': 'Katapulte können nie auf den Kilimandjora schießen.',
  'refusal.shot.far': '{to} ist außer Reichweite; dein Katapult in {from} erreicht nur Nachbargebiete.',
  'refusal.shot.farTwo': '{to} ist außer Reichweite; dein Katapult in {from} schießt zwei Schritte weit.',
  'refusal.shot.empty': 'In {area} steht keine feindliche Einheit, auf die du schießen könntest.',
  'refusal.shot.emptyCastle':
    'In {area} steht keine Einheit, und der ständigen Garnison kann ein Katapult nichts anhaben.',
};

const fights: Catalogue = {
  'refusal.fight.declared': 'Der Angriff ist angesagt und lässt sich nicht zurücknehmen; mach dein Gebot.',
  'refusal.fight.atLeastOne': 'In einem Kampf musst du mindestens 1 Gold bieten.',
  'refusal.fight.tooHigh': 'Du kannst nicht mehr bieten, als du hast: {gold} Gold.',
  'refusal.guess.range': '{number} kann nicht das Gebot sein; der Angriff lässt Gebote von 1 bis {highest} zu.',
  'refusal.guess.repeated': 'Dieselbe Zahl zweimal zu nennen würde einen Tipp verschenken.',
  'refusal.guess.count': 'Nenne genau {count, plural, one {# Zahl} other {# verschiedene Zahlen}}.',
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
