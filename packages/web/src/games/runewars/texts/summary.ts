/** Runewars in one page, in words; the signs are in the order of `summary.tsx`. */
import type { Summary } from '../../../table/kit/summary.ts';

export const words: Summary['words'] = {
  en: {
    goal: 'Control six dragon runes and claim the land; if you still control six when the same season comes round a year later, you win. After seven years the most dragon runes win. Runes lie facedown among false ones: you know those you placed or looked at.',
    round: [
      'A season begins with its card: first what it says, then what every season brings. Spring: Orders and activation tokens return, the routed stand up. Summer: heroes move, heal, train, duel and quest. Fall: 2 influence or a Tactics card. Winter: where an area holds more units than your food dial shows, the rest is lost; water is frozen.',
      'Everybody chooses one of eight Orders in secret. All are turned up; the lowest number acts first.',
      'An Order brings its bonus only when its number is higher than all that you have used this year.',
    ],
    wins: [
      'Mobilize and Conquer: put an activation token in an area and bring units from up to two areas away (fast ones three). Units under your own token are bound until spring. Mountains and water stop those who do not fly.',
      'Battle: five rows by initiative. Each unit draws a Fate card and reads the section of its shape: special, then routs, then damage. In the end standing units and the stronghold are counted; a tie goes to the defender.',
      'Neutral units: fight them, or spend influence for Fate cards. Gold: they join you. Silver: they go away. Red: you fight or retreat.',
      'Harvest sets your dials to what your areas yield; Recruit gives the units of one dial up to its space, at your strongholds.',
    ],
    signs: [
      'Dragon rune',
      'Food',
      'Wood',
      'Ore',
      'Triangle unit',
      'Rectangle unit',
      'Hexagon unit (neutral ones are sand)',
      'Circle unit',
    ],
  },
  de: {
    goal: 'Kontrolliere sechs Drachenrunen und beanspruche das Land; kontrollierst du noch sechs, wenn ein Jahr später dieselbe Jahreszeit kommt, gewinnst du. Nach sieben Jahren gewinnen die meisten Drachenrunen. Runen liegen verdeckt zwischen falschen: Du kennst, was du gelegt oder angesehen hast.',
    round: [
      'Eine Jahreszeit beginnt mit ihrer Karte: erst was sie sagt, dann was jede Jahreszeit bringt. Frühling: Befehle und Aktivierungsmarker kehren zurück, Erschütterte stehen auf. Sommer: Helden ziehen, heilen, schulen sich, fechten Duelle aus und versuchen Quests. Herbst: 2 Einfluss oder eine Taktikkarte. Winter: Stehen in einem Gebiet mehr Einheiten, als deine Nahrung zeigt, geht der Rest verloren; Wasser ist gefroren.',
      'Alle wählen geheim einen von acht Befehlen. Sie werden aufgedeckt; die niedrigste Zahl ist zuerst dran.',
      'Ein Befehl bringt seinen Bonus nur, wenn seine Zahl höher ist als alle, die du in diesem Jahr benutzt hast.',
    ],
    wins: [
      'Mobilmachung und Eroberung: Leg einen Aktivierungsmarker in ein Gebiet und bring Einheiten aus bis zu zwei Gebieten Entfernung (schnelle drei). Einheiten unter deinem eigenen Marker sind bis zum Frühling gebunden. Gebirge und Wasser halten auf, wer nicht fliegt.',
      'Schlacht: fünf Reihen nach Initiative. Jede Einheit zieht eine Schicksalskarte und liest das Feld ihrer Form: erst Spezial, dann Erschüttern, dann Schaden. Am Ende zählen stehende Einheiten und die Festung; Gleichstand gewinnt der Verteidiger.',
      'Neutrale Einheiten: Bekämpf sie, oder gib Einfluss für Schicksalskarten aus. Gold: Sie schließen sich dir an. Silber: Sie gehen. Rot: Du kämpfst oder ziehst dich zurück.',
      'Ernte stellt deine Skalen auf das, was deine Gebiete bringen; Rekrutierung gibt die Einheiten einer Skala bis zu ihrem Feld, an deinen Festungen.',
    ],
    signs: [
      'Drachenrune',
      'Nahrung',
      'Holz',
      'Erz',
      'Dreieckseinheit',
      'Rechteckseinheit',
      'Sechseckseinheit (neutrale sind sandfarben)',
      'Kreiseinheit',
    ],
  },
};
