/** The Old King's Crown in one page, in words; the signs are in the order of `summary.tsx`. */
import type { Summary } from '../../../table/kit/summary.ts';

export const words: Summary['words'] = {
  en: {
    goal: 'The king is dead, and a year is a round. Gather Influence: whoever has 20 of it in Winter with two players, or 15 with three or four, wins; if several do, the one with the most.',
    round: [
      'Spring (not in the first Round): draw up to your hand limit, collect Income, and the Order Track is set by Influence.',
      'Summer, Bids: everybody seals one card or passes. The highest Bid takes a Kingdom Card, steals one with a weaker Occupier, or clears the market.',
      'Summer, Heralds and cards: place your Herald on a Location, in order; then all at once one card face down at each of the three Regions.',
      'Autumn: Region by Region the cards are turned up and Clash: Reinforce or Retreat, Keywords, Strength, Decrees. The highest total wins and claims one Location. A Tie is played again.',
      'Winter: you may retire one Revealed card for good; the others are discarded. War Machines may be Deployed. Then the winner is looked for.',
    ],
    wins: [
      'Locations pay when you win their Region; your own Herald there brings 1 more, and 1 stolen from everybody else whose Herald stands beside it.',
      'The Castle sends a card to the Court for Income every Spring; the Wilderness brings your Myth nearer; the Battlefield hurts a rival or brings your Commander.',
      'Cards are few: an empty draw pile means Attrition, and your hand limit drops by 1 for the rest of the game.',
    ],
    signs: [
      'Follower: weak, but it exposes Agents',
      'Cavalry: Bolsters your later Clashes next door',
      'War Machine: can be Deployed in Winter',
      'Captain: strong, and at home in the Court',
      'Heir: 10, Loyal and Resilient',
      'Agent: eliminates a card of each opponent, but not past Followers',
      'Champion: 11, worth a whole Quest',
      'Myth: 12, waits until your Site of Power activates',
      'Ruse: Reinforces or Retreats after the reveal',
      'Decree: changes the outcome of its Clash',
      'The Clans',
      'The Uprising',
      'The Nobility',
      'The Gathering',
    ],
  },
  de: {
    goal: 'Der König ist tot, und eine Runde ist ein Jahr. Sammle Einfluss: wer im Winter zu zweit 20 oder zu dritt und viert 15 davon hat, gewinnt; haben es mehrere, der mit dem meisten.',
    round: [
      'Frühjahr (nicht in der ersten Runde): zieh bis zu deinem Handlimit, nimm Einkommen ein; die Reihenfolge richtet sich nach dem Einfluss.',
      'Sommer, Gebote: jeder versiegelt eine Karte oder passt. Das höchste Gebot nimmt eine Königreichskarte, stiehlt eine mit schwächerem Besatzer oder räumt den Markt.',
      'Sommer, Herolde und Karten: stell der Reihe nach deinen Herold auf einen Ort; dann legen alle zugleich an jede der drei Regionen eine Karte verdeckt.',
      'Herbst: Region um Region werden die Karten aufgedeckt und treffen aufeinander: Verstärken oder Rückzug, Schlüsselwörter, Stärke, Erlasse. Die höchste Summe gewinnt und beansprucht einen Ort. Ein Gleichstand wird wiederholt.',
      'Winter: du darfst eine aufgedeckte Karte für immer in den Ruhestand schicken; die anderen werden abgelegt. Kriegsmaschinen können aufgestellt werden. Dann wird der Sieger gesucht.',
    ],
    wins: [
      'Orte zahlen, wenn du ihre Region gewinnst; steht dein Herold dort, bringt er 1 mehr, und 1 gestohlen von jedem anderen, dessen Herold daneben steht.',
      'Die Burg schickt eine Karte an den Hof, für Einkommen in jedem Frühjahr; die Wildnis bringt deinen Mythos näher; das Schlachtfeld schadet einem Rivalen oder bringt deinen Kommandeur.',
      'Karten sind knapp: ein leerer Nachziehstapel bedeutet Abnutzung, und dein Handlimit sinkt für den Rest der Partie um 1.',
    ],
    signs: [
      'Gefolgsmann: schwach, aber er entlarvt Agenten',
      'Reiterei: Beistand für deine späteren Treffen nebenan',
      'Kriegsmaschine: kann im Winter aufgestellt werden',
      'Hauptmann: stark, und am Hof zu Hause',
      'Erbe: 10, treu und zäh',
      'Agent: schaltet bei jedem Gegner eine Karte aus, aber nicht, wo Gefolgsleute sind',
      'Kämpe: 11, so viel wert wie eine ganze Suche',
      'Mythos: 12, wartet, bis dein Ort der Macht erwacht',
      'Finte: verstärkt oder zieht sich zurück, nach dem Aufdecken',
      'Erlass: ändert den Ausgang seines Treffens',
      'Die Clans',
      'Der Aufstand',
      'Der Adel',
      'Die Versammlung',
    ],
  },
};
