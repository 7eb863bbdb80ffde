/** What the cards and tiles say, in German. */
import type { Catalogue } from '@interregnum/kernel';

export const keywords: Catalogue = {
  'keyword.authority': 'Autorität {n}',
  'keyword.bolster': 'Beistand {n}',
  'keyword.quest': 'Suche {n}',
  'keyword.eliminate': 'Ausschalten: {traits}',
  'keyword.eliminateAll': 'Ausschalten: alle',
  'keyword.vulnerable': 'Verwundbar: {trait}',
  'keyword.deploy': 'Aufstellen',
  'keyword.invulnerable': 'Unverwundbar',
  'keyword.loyal': 'Treu',
  'keyword.pathfinder': 'Pfadfinder',
  'keyword.resilient': 'Zäh',
  'keyword.fortify': 'Befestigen',
  'keyword.pillage': 'Plündern',
  'keyword.reinforce': 'Verstärken',
  'keyword.retreat': 'Rückzug',
  'keywordHelp.authority': 'Am Hof bringt sie beim Einkommen so viel Einfluss.',
  'keywordHelp.bolster': 'Einmal aufgedeckt, hilft sie mit so viel in späteren Treffen nebenan.',
  'keywordHelp.quest': 'An deinem Ort der Macht zählt sie so viel.',
  'keywordHelp.eliminate': 'Im Treffen darf sie von jedem Gegner eine solche Karte ausschalten.',
  'keywordHelp.vulnerable': 'Sie fällt, wenn eine Karte dieser Art im selben Treffen ist.',
  'keywordHelp.deploy': 'Im Winter darf sie offen an eine Region, im Herbst wird sie dort aktiviert.',
  'keywordHelp.invulnerable': 'Sie kann nicht ausgeschaltet werden.',
  'keywordHelp.loyal': 'Im Winter darf sie auf die Hand zurück, statt abgelegt zu werden.',
  'keywordHelp.pathfinder': 'Auf der Suche verbraucht, darf sie unter den Nachziehstapel, statt verloren zu sein.',
  'keywordHelp.resilient': 'Von Ausschalten getroffen, darf sie auf den Ablagestapel, statt verloren zu sein.',
  'keywordHelp.fortify':
    'Sie liegt auf einem Ort dieser Region. Verlierst du hier und jemand beansprucht ihn, reißt er sie nur ab; bloß sein Herold zahlt.',
  'keywordHelp.pillage': 'Sie sperrt einen Ort, bringt dir beim Einkommen 1 Einfluss und zieht weiter.',
  'keywordHelp.reinforce': 'Du legst eine Handkarte verdeckt dazu.',
  'keywordHelp.retreat':
    'Die Karte geht auf deine Hand oder deinen Ablagestapel, und du bist ohne Niederlage heraus; dein Herold darf heim.',
};

const RUSE = 'Im Treffen muss sie mit einer Handkarte verstärken oder sich zurückziehen; im Gebot darf sie es.';

const factions: Catalogue = {
  'text.CL17': 'Gewinnst du mit ihr ein Treffen, erhalte zuerst 1 Einfluss.',
  'text.CL18': RUSE,
  'text.CL19':
    'Erlasse: führst du nicht, ist deine Summe gleich der führenden. Nach einem Sieg hier darf sie plündern.',
  'text.UP17': 'In ihrem Treffen haben Karten der Gegner außer Erben keine Schlüsselwörter.',
  'text.UP18': RUSE,
  'text.UP19': 'Erlasse: sind gegnerische Hauptleute hier, sind sie alle verloren und du gewinnst das Treffen.',
  'text.NO18': RUSE,
  'text.NO19':
    'Erlasse: ist noch jemand übrig, endet das Treffen mit einem Gleichstand, an dem nichts rüttelt. Danach darf sie befestigen.',
  'text.GA17': 'Nach einer Niederlage hier darf sie auf deine Hand zurück.',
  'text.GA18': RUSE,
  'text.GA19':
    'Nach einer Niederlage hier erhältst du, was der Ort zahlt, den der Sieger beansprucht, und 1 Marke auf jedes deiner Rituale.',
  'text.GA20':
    'Schlüsselwörter: entferne einen deiner verlorenen Unterstützer aus dem Spiel; seine Stärke zählt hier dazu.',
  'text.GA21': 'Mit ihr im Treffen gewinnt die niedrigste Summe über 0.',
};

const tiles: Catalogue = {
  'text.T-NO1': 'Kommt eine Karte von dir an den Hof: deine eigenen Karten dort bleiben auch.',
  'text.T-NO2': 'Stärke, in deinem Treffen: +2 auf deine Summe.',
  'text.T-NO3': 'Gebote, wenn du geboten hast: die Gebote aller Gegner sind 0 wert.',
  'text.T-NO4': 'Nach den Belohnungen, bei Sieg oder Gleichstand: eine deiner dort aufgedeckten Karten befestigt.',
  'text.T-CL1': 'Nach einem Gleichstand von dir: du gewinnst dieses Treffen.',
  'text.T-CL2': 'Früher Herbst: du wählst die ersten zwei Regionen. Dein erster Sieg bringt 1 Einfluss.',
  'text.T-CL3': 'Stärke, in deinem Treffen: hole aufgedeckte Reiterei von nebenan dazu.',
  'text.T-CL4': 'Später Herbst: eine oder zwei deiner an Regionen aufgedeckten Karten kommen auf die Hand zurück.',
  'text.T-UP1':
    'Schickte deine Karte Hauptmann, Kämpen, Erben oder Mythos zu den Verlorenen: ab Frühjahr Handlimit +1.',
  'text.T-UP2': 'Schlüsselwörter, in deinem Treffen: eine deiner Karten kann Hauptleute, Kämpen und Erben ausschalten.',
  'text.T-UP3': 'Vor dem Aufdecken: tausche deine verdeckte Karte mit der Hand oder einer anderen Region.',
  'text.T-UP4': 'Später Sommer: tausche zwei verdeckte Karten eines Gegners, oder mehrerer, ungesehen.',
  'text.T-GA1': 'Stärke, in einem beliebigen Treffen: ein Beteiligter hat -2.',
  'text.T-GA2': 'Nach einer Niederlage: 1 Marke hier oder auf dem anderen Ritual. Mit 3 kommt Der Zahn auf deine Hand.',
  'text.T-GA3': 'Nach einer Niederlage: 1 Marke hier oder auf dem anderen Ritual. Mit 4 kommt Das Auge auf deine Hand.',
  'text.T-GA4': 'Stärke, in deinem Treffen: tausche deine Karte mit einer, die anderswo aufgedeckt liegt.',
};

const commanders: Catalogue = {
  'text.CM-NO': 'Später Sommer: erhalte 1 Einfluss, oder dein Erbe ist diese Runde unverwundbar.',
  'text.CM-CL': 'Stärke, in deinem Treffen: dein Herold kommt in diese Region, +1. Oder Gebote: +3 auf deines.',
  'text.CM-UP':
    'Später Sommer: sieh alle verdeckten Karten einer Region an; dann darfst du eine eigene mit der Hand tauschen.',
  'text.CM-GA': 'Später Herbst: eine deiner Karten, aufgedeckt wo dein Herold steht, kommt auf die Hand zurück.',
};

const allies: Catalogue = {
  'text.K01': 'Stiehlst du eine Königreichskarte: +3 auf dein Gebot, dann erhalte 1 Einfluss.',
  'text.K02': 'Stärke: +2 auf deine Summe, wenn ein Hauptmann von dir im Treffen ist.',
  'text.K03': 'Später Sommer: sieh eine verdeckte Karte eines Gegners an, wo dein Herold steht.',
  'text.K04': 'Später Sommer: sieh alle verdeckten Karten einer Region an; du darfst zwei eigene tauschen.',
  'text.K05': 'Frühes Frühjahr: tausche eine Handkarte mit einer deiner verlorenen Karten.',
  'text.K06': 'Frühjahr, Reihenfolge: lege die Reihenfolge fest, wie du willst.',
  'text.K07': 'Alle deine Karten sind zäh, auch gegen Verwundbar.',
  'text.K08': 'Kommt der Herold eines Gegners zu deinem: erhalte 1 Einfluss.',
  'text.K09': 'Dein Handlimit ist 1 höher.',
  'text.K10': 'Deine Gefolgsleute haben in Treffen +2 Stärke.',
  'text.K11': 'Jeder Beistand deiner Karten zählt 1 mehr.',
  'text.K12': 'Deine Kriegsmaschine hat +2 Stärke. Winter: für 1 Einfluss wird sie auch vom Ablagestapel aufgestellt.',
  'text.K13': 'Früher Winter: lege eine deiner aufgedeckten Karten unter den Nachziehstapel.',
  'text.K14': 'Verstärken und Rückzug: eine deiner Karten im Treffen zieht sich zurück.',
  'text.K15': 'Früher Herbst: du wählst die erste Region.',
  'text.K16': 'Deine Hauptleute können Hauptleute ausschalten.',
  'text.K17': 'Dein Agent ist nicht verwundbar.',
  'text.K18': 'Einkommen: warst du nicht Erster in der Reihenfolge, erhalte 1 Einfluss.',
  'text.K19': 'Dein erster Sieg ohne deinen Erben in der Region: erhalte 1 Einfluss.',
};

const artefacts: Catalogue = {
  'text.K20': 'Früher Sommer: sieh die obersten drei Karten des Königreichsstapels an; lege jede nach oben oder unten.',
  'text.K21': 'Stärke, in deinem Treffen: +4 auf deine Summe. Der Besatzer wird abgelegt.',
  'text.K22': 'Gewinnst du ein Treffen mit deinem Erben: erhalte 1 Einfluss.',
  'text.K23': 'Alle deine Königreichskarten sind mit 3 mehr verteidigt.',
  'text.K24': 'Verstärken und Rückzug, in deinem Treffen: verstärke einmal.',
  'text.K25': 'Schlüsselwörter: einer deiner Unterstützer im Treffen hat eine andere Art.',
  'text.K26': 'Schlüsselwörter: alle deine Karten im Treffen sind unverwundbar.',
  'text.K27': 'Spätes Frühjahr: tausche eine Handkarte mit einer deines Ablagestapels.',
  'text.K28': 'Stiehlt dein Herold: stiehl 1 mehr.',
  'text.K29': 'Früher Herbst: in einer Region wirken diese Runde weder Verwundbar noch Ausschalten.',
  'text.K30': 'Nach einer Niederlage: lege eine deiner dort aufgedeckten Karten unter den Nachziehstapel.',
  'text.K31': 'Dein Ort der Macht erwacht schon bei Suche 2.',
  'text.K32': 'Alle deine Karten sind Pfadfinder.',
  'text.K33':
    'Schlüsselwörter, in deinem Treffen: nenne eine Stärke. Karten der Gegner mit dieser Stärke kehren auf die Hand zurück.',
  'text.K34': 'Gebote, wenn du geboten hast: +3.',
  'text.K35': 'Später Winter: sieh die obersten drei Karten deines Nachziehstapels an; lege jede nach oben oder unten.',
  'text.K36': '+1 auf deine Summe in der Region, in der dein Herold steht.',
  'text.K37': 'Später Herbst: mische eine bis drei deiner verlorenen Karten in den Nachziehstapel.',
};

const sites: Catalogue = {
  'text.K38': 'Kommt eine Karte an deinen Ort der Macht: erhalte 1 Einfluss.',
  'text.K39':
    'Später Sommer: im ersten Treffen einer Region sind die Summen aller Gegner halbiert. Der Besatzer wird abgelegt.',
  'text.K40': 'Einkommen: hat ihr Besatzer Stärke 6 oder mehr, erhalte 1 Einfluss.',
  'text.K41': 'Beansprucht ein Gegner einen Ort der Hochebene: erhalte 1 Einfluss.',
  'text.K42':
    '+2 auf deine Gebote und die Verteidigung deiner Königreichskarten. Du darfst keine Königreichskarten stehlen.',
  'text.K43': 'Einkommen: hast du keine Karte am Hof, erhalte 1 Einfluss.',
  'text.K44': 'Erleidest du Abnutzung, sinkt dein Limit nicht.',
  'text.K45': 'Beanspruchst du das Erntefeld: erhalte 1 Einfluss.',
  'text.K46': 'In der Nekropole wählst du die Karten, statt zufällig zu ziehen.',
  'text.K47': 'Nach deiner Wirkung am Schrein: du darfst eine Karte ziehen.',
  'text.K48': 'Später Sommer: zahle 1 Einfluss und nenne eine Region. +3 in ihrem ersten Treffen.',
  'text.K49': 'Früher Herbst: tausche eine deiner verdeckten Karten mit der Hand.',
  'text.K50': 'Früher Sommer: sieh zwei zufällige Handkarten eines Gegners an.',
  'text.K51': 'Winter: eine deiner aufgedeckten Karten gilt als treu.',
  'text.K52': 'Schickst du eine Karte in den Ruhestand: erhalte 1 Einfluss.',
  'text.K53': 'Gegner können dir weder mit Herolden Einfluss stehlen noch auf dem Schlachtfeld welchen entfernen.',
  'text.K54': 'Früher Winter: hast du keine Region gewonnen, erhalte 1 Einfluss.',
  'text.K55': 'Früher Sommer: alle zeigen eine Karte. Gleiche heben sich auf; die höchste übrige bringt 2 Einfluss.',
};

export const cardTexts: Catalogue = { ...factions, ...tiles, ...commanders, ...allies, ...artefacts, ...sites };
