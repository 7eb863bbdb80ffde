/** Why something cannot be done in Hidden Leaders, in German. */
import type { Catalogue } from '@interregnum/kernel';

const waiting: Catalogue = {
  'refusal.over': 'Die Partie ist zu Ende.',
  'refusal.watching': 'Du siehst zu; die Entscheidung liegt bei {seats}.',
  'refusal.answered': 'Deine Karte ist gewählt; bitte warte auf {seats}.',
  'refusal.wait.turn': 'Bitte warte: Am Zug ist {seats}.',
  'refusal.wait.ability': 'Bitte warte: {seats} muss über „{hero}“ entscheiden.',
};

/** What is possible instead, when an answer belongs to no question or to another one. */
const asked: Catalogue = {
  'refusal.asked.HDL-D01': 'Verbirg zuerst eine deiner fünf Karten in deinem Gefolge und wirf eine andere ab.',
  'refusal.asked.HDL-D02':
    'Das ist Schritt 1 deines Zuges: Spiel einen Helden aus der Hand, oder wirf bis zu 3 Karten ab.',
  'refusal.asked.HDL-D03': 'Du wirfst ab, statt zu spielen: Wirf eine Handkarte ab, oder hör auf.',
  'refusal.asked.HDL-D04': 'Du ziehst nach: Nimm eine Karte der Taverne oder die oberste Karte des Hafens.',
  'refusal.asked.HDL-D05': 'Du hast zu viele Karten: Wirf eine Handkarte ab.',
  'refusal.asked.HDL-D10': '„{hero}“ bewegt einen Marker: Wähle, welchen.',
  'refusal.asked.HDL-D11': '„{hero}“ bewegt die Marker: Wähle einen oder beide.',
  'refusal.asked.HDL-D12': 'Du entscheidest, in welche Richtung „{hero}“ den Marker bewegt.',
  'refusal.asked.HDL-D13': 'Wähle zuerst, wen „{hero}“ trifft.',
  'refusal.asked.HDL-D14': 'Nenne zuerst eine der vier Fraktionen für „{hero}“.',
  'refusal.asked.HDL-D15': 'Wähle zuerst einen Helden für „{hero}“.',
  'refusal.asked.HDL-D16': 'Begrabe zuerst einen deiner offenen Helden; „{hero}“ verlangt es.',
  'refusal.asked.HDL-D17': 'Verbirg zuerst eine Handkarte für „{hero}“.',
  'refusal.asked.HDL-D18': 'Verbirg zuerst eine der Karten, die du für „{hero}“ gezogen hast.',
  'refusal.asked.HDL-D19': 'Entscheide zuerst über den Tausch für „{hero}“.',
  'refusal.asked.HDL-D20': 'Wähle zuerst die Karten, die „{hero}“ tauscht.',
  'refusal.asked.HDL-D21': 'Entscheide zuerst, ob „{hero}“ eine Karte der Taverne abwirft.',
  'refusal.asked.HDL-D22': 'Sieh zuerst für „{hero}“ einen verborgenen Helden an, oder hör auf.',
  'refusal.asked.HDL-D23': 'Deck zuerst für „{hero}“ einen verborgenen Helden auf, oder sieh einen an.',
  'refusal.asked.HDL-D24': 'Wähle zuerst eine Karte der Taverne für „{hero}“.',
  'refusal.asked.HDL-D25': 'Wähle zuerst, wessen Fähigkeiten „{hero}“ ausführt.',
  'refusal.asked.HDL-D26': 'Nimm zuerst für „{hero}“ eine Karte vom Friedhof.',
  'refusal.asked.HDL-D27': 'Wähle zuerst die Wildnis oder den Friedhof für „{hero}“.',
  'refusal.asked.HDL-D28': 'Spiel zuerst noch eine Handkarte, oder sag Nein.',
  'refusal.asked.HDL-D29': 'Entscheide zuerst, welchen Helden „{hero}“ in wessen Gefolge versetzt.',
  'refusal.asked.HDL-D30': 'Wirf zuerst eine Karte ab; die Willensbeugende Hexe verlangt es.',
  'refusal.asked.HDL-D31': 'Zeig zuerst eine Karte der genannten Fraktion; „{hero}“ verlangt es.',
};

const turn: Catalogue = {
  'refusal.notInHand': '„{hero}“ ist nicht auf deiner Hand.',
  'refusal.prepare.same': '„{hero}“ kann nicht verborgen und abgeworfen werden; wähle zwei verschiedene Karten.',
  'refusal.play.discardFirst': 'Sag zuerst, dass du abwerfen willst, statt einen Helden zu spielen.',
  'refusal.play.drawLater': 'Nachgezogen wird in Schritt 2; spiel zuerst einen Helden, oder wirf ab.',
  'refusal.play.pass': 'Um zu passen, entscheide dich fürs Abwerfen und hör auf, ohne etwas abzuwerfen.',
  'refusal.play.emptyHand': 'Deine Hand ist leer: Du kannst nur passen.',
  'refusal.discard.noPlay': 'Du hast dich in diesem Zug fürs Abwerfen entschieden, statt einen Helden zu spielen.',
  'refusal.draw.notInTavern': '„{hero}“ ist nicht in der Taverne.',
  'refusal.draw.empty': 'Hafen und Wildnis sind leer; nur die Taverne hat noch Karten.',
  'refusal.draw.mandatory': 'Du musst nachziehen, bis du 4 Karten hast.',
  'refusal.trim.mandatory': 'Du musst abwerfen, bis du 3 Karten hast.',
};

const abilities: Catalogue = {
  'refusal.decline': 'Du darfst ablehnen, was {hero} anbietet; das Wort dafür ist „{word}“.',
  'refusal.mandatory': 'Fähigkeiten müssen so weit wie möglich ausgeführt werden: „{hero}“ lässt sich nicht ablehnen.',
  'refusal.move.notPrinted': '„{hero}“ bewegt die Marker nicht so.',
  'refusal.noSuchPlayer': 'Platz {number} gibt es nicht; an diesem Tisch sitzen {seats} Personen.',
  'refusal.notYourself': '„{hero}“ braucht jemand anderen, nicht dich.',
  'refusal.sameParty': '„{hero}“ gehört schon zum Gefolge von {seat}.',
  'refusal.noFaceUp': '{seat} hat keinen offenen Helden.',
  'refusal.emptyHand': '{seat} hat keine Handkarte.',
  'refusal.extra.imperial':
    '„{hero}“ gehört zur Fraktion {faction}; die zusätzliche Karte muss aus einer anderen Fraktion kommen.',
  'refusal.extra.emperor':
    'Der Begrabene Kaiser gehört auch zur Kaiserlichen Armee und kann deshalb nicht die zusätzliche Karte sein.',
  'refusal.witch.mandatory': 'Die Willensbeugende Hexe lässt dir keine Wahl: Wirf eine Karte ab.',
};

const cards: Catalogue = {
  'refusal.cards.inPlay': '„{card}“ wird gerade ausgeführt und kann nicht gewählt werden.',
  'refusal.cards.notIn.up': '„{hero}“ braucht einen offenen Helden in einem Gefolge; „{card}“ ist keiner.',
  'refusal.cards.notIn.down':
    '„{hero}“ braucht einen verborgenen Helden, genannt nach seiner Nummer; „{card}“ ist keiner.',
  'refusal.cards.notIn.hand': '„{card}“ ist nicht auf deiner Hand.',
  'refusal.cards.notIn.tavern': '„{hero}“ braucht eine Karte der Taverne; „{card}“ ist nicht dort.',
  'refusal.cards.notIn.graveyard': '„{hero}“ braucht eine Karte vom Friedhof; „{card}“ ist nicht dort.',
  'refusal.cards.notIn.held': '„{card}“ ist nicht unter den Karten, die du für „{hero}“ gezogen hast.',
  'refusal.cards.notYours': '„{hero}“ braucht einen Helden deines Gefolges; „{card}“ gehört zu einem anderen.',
  'refusal.cards.yourOwn': '„{hero}“ braucht einen Helden eines fremden Gefolges; „{card}“ gehört dir.',
  'refusal.cards.emperor': 'Der Begrabene Kaiser hat keine Fähigkeit, also kann „{hero}“ nichts von ihm ausführen.',
  'refusal.cards.notNext':
    '„{hero}“ braucht einen Helden aus dem nächsten Gefolge im Uhrzeigersinn; „{card}“ liegt in einem anderen.',
  'refusal.cards.granny': 'Die Grausige Großmutter wird wegen einer Karte nur einmal ausgeführt.',
  'refusal.cards.noDestination': '„{card}“ könnte nur in dein eigenes Gefolge kommen oder bleiben.',
  'refusal.cards.emperorIsAll':
    'Der Begrabene Kaiser gehört zu allen Fraktionen; für „{hero}“ kann er nicht gewählt werden.',
  'refusal.cards.notThisFaction':
    '„{card}“ gehört zur Fraktion {faction}, und „{hero}“ braucht einen Helden einer anderen Fraktion.',
  'refusal.cards.wrongFaction': '„{card}“ gehört nicht zur richtigen Fraktion; „{hero}“ verlangt: {factions}.',
  'refusal.noneOfYours': 'Du hast keinen eigenen verborgenen Helden zum Ansehen.',
  'refusal.hidden.none':
    'Platz {number} hat {count, plural, =0 {keine verborgenen Helden} one {einen verborgenen Helden} other {# verborgene Helden}}; eine Nummer {place} gibt es nicht.',
  'refusal.hidden.notFaceUp': 'Ein verborgener Held kann für „{hero}“ nicht gewählt werden.',
  'refusal.hidden.seen': '„{hero}“ hat dir diesen verborgenen Helden schon gezeigt; wähle einen anderen.',
  'refusal.hidden.own':
    'Von deinen eigenen verborgenen Helden musst du keinen auswählen; sag, dass du deine eigenen ansiehst.',
  'refusal.hidden.notYours': '„{hero}“ braucht einen verborgenen Helden von dir, nicht von {seat}.',
  'refusal.hidden.yourOwn': '„{hero}“ braucht einen verborgenen Helden eines fremden Gefolges.',
};

export const refusals: Catalogue = { ...waiting, ...asked, ...turn, ...abilities, ...cards };
