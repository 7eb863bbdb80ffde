/** Epix in one page, in words; the signs are in the order of `summary.tsx`. */
import type { Summary } from '../../../table/kit/summary.ts';

export const words: Summary['words'] = {
  en: {
    goal: 'Take an enemy Castle and you win at once. Otherwise whoever stands in the most areas after four seasons wins; Gold breaks ties.',
    round: [
      'Before Spring: raise an army beside your Castle, one Unit a turn, until you pass.',
      'Auction: everybody hides coins; the highest bidder pays and says who acts first.',
      'Cards: everybody lays one card face down, in Winter two: Recruitment, Tax, or Move & Attack.',
      'Actions: one after another, cards are opened and carried out completely.',
      'Income: 1 Gold for each Camp and each marked area that you hold.',
    ],
    wins: [
      'A fight: the attacker hides 1 or more coins, the defender guesses. Right: the attacker is gone. Wrong: the defender is. The coins are spent either way.',
      'Soldier, Knight and Camp defend in this order. In a Castle and on Kilimandjora the defender has two guesses.',
      'A Castle falls when its Garrison is beaten, after the Units on it.',
    ],
    signs: [
      'Soldier, 2 Gold: one step, or one attack',
      'Knight, 6 Gold: rides and attacks as often as it likes, never onto Kilimandjora',
      'Camp, 2 Gold: stays, pays 1 Gold a season',
      'Catapult, 2 Gold: stays, one shot at a whole area, then gone',
      'Gold',
      'An area that pays 1 Gold to whoever stands there',
      'Two guesses for the defender',
    ],
  },
  de: {
    goal: 'Nimm eine feindliche Burg, und du gewinnst sofort. Sonst gewinnt, wer nach vier Jahreszeiten in den meisten Gebieten steht; bei Gleichstand entscheidet Gold.',
    round: [
      'Vor dem Frühling: stell neben deiner Burg ein Heer auf, eine Einheit je Zug, bis du passt.',
      'Versteigerung: alle verbergen Münzen; wer am meisten bietet, zahlt und sagt, wer zuerst handelt.',
      'Karten: jeder legt eine Karte verdeckt, im Winter zwei: Rekrutierung, Steuern oder Bewegung & Angriff.',
      'Aktionen: nacheinander werden Karten aufgedeckt und ganz ausgeführt.',
      'Einkommen: 1 Gold für jedes Lager und jedes markierte Gebiet, das du hältst.',
    ],
    wins: [
      'Ein Kampf: der Angreifer verbirgt 1 oder mehr Münzen, der Verteidiger rät. Richtig: der Angreifer ist verloren. Falsch: der Verteidiger. Die Münzen sind so oder so weg.',
      'Soldat, Ritter und Lager verteidigen in dieser Reihenfolge. In einer Burg und auf dem Kilimandjora hat der Verteidiger zwei Tipps.',
      'Eine Burg fällt, wenn nach den Einheiten auf ihr die Garnison geschlagen ist.',
    ],
    signs: [
      'Soldat, 2 Gold: ein Schritt oder ein Angriff',
      'Ritter, 6 Gold: reitet und greift an, so oft er will, nie auf den Kilimandjora',
      'Lager, 2 Gold: bleibt, bringt 1 Gold je Jahreszeit',
      'Katapult, 2 Gold: bleibt, ein Schuss auf ein ganzes Gebiet, dann fort',
      'Gold',
      'Ein Gebiet, das dem, der dort steht, 1 Gold bringt',
      'Zwei Tipps für den Verteidiger',
    ],
  },
};
