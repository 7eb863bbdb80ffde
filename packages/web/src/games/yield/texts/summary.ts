/** Yield in one page, in words; the signs are in the order of `summary.tsx`. */
import type { Summary } from '../../../table/kit/summary.ts';

export const words: Summary['words'] = {
  en: {
    goal: 'After three Years whoever holds the most valuable Fortresses wins. A Fortress is worth as many points as tokens lie in it; the top token says whose it is.',
    round: [
      'Strategy: in each of four Seasons everybody lays one of six cards face down. In turn, reveal it and do what it says, or keep it hidden and draw five Battle cards.',
      'Battle: every Army next to an enemy must fight.',
      'Conquer: an Army on a Fortress that is not yours puts your token on top.',
      'Recovery: destroyed Armies come back with half their Units; then everybody gets recruits. Not in Year III.',
    ],
    wins: [
      'A battle: the dials open and are added up. The weaker side acts: play a card, or yield. Equal totals may be left as a draw.',
      'A card of the colour of your land counts in full, any other lies face down for 1. All cards played are lost.',
      'Who yields loses the difference in Units and must go back one step, where the winner says. An Army that is destroyed gives the winner a free Upgrade.',
      'Equal points: the starting player, then clockwise.',
    ],
    signs: [
      'Archer, Infantry, Cavalry: the same in all but their secret dial',
      'Infantry',
      'Cavalry',
      'Forest: green cards',
      'Wetlands: blue cards',
      'Town: red cards',
    ],
  },
  de: {
    goal: 'Nach drei Jahren gewinnt, wer die wertvollsten Festungen hält. Eine Festung ist so viele Punkte wert, wie Marken in ihr liegen; die oberste sagt, wem sie gehört.',
    round: [
      'Strategie: in jeder der vier Jahreszeiten legt jeder eine von sechs Karten verdeckt. Der Reihe nach: deck sie auf und tu, was sie sagt, oder behalte sie verdeckt und zieh fünf Kampfkarten.',
      'Kampf: jede Armee neben einem Feind muss kämpfen.',
      'Eroberung: eine Armee auf einer fremden Festung legt deine Marke obenauf.',
      'Erholung: zerschlagene Armeen kommen mit der Hälfte ihrer Einheiten zurück; dann bekommt jeder Rekruten. Nicht im dritten Jahr.',
    ],
    wins: [
      'Ein Kampf: die Scheiben öffnen sich und werden addiert. Die schwächere Seite handelt: eine Karte spielen oder nachgeben. Bei gleicher Summe ist ein Unentschieden möglich.',
      'Eine Karte in der Farbe deines Landes zählt voll, jede andere liegt verdeckt für 1. Alle gespielten Karten sind verloren.',
      'Wer nachgibt, verliert den Unterschied an Einheiten und muss einen Schritt zurück, wohin der Sieger sagt. Eine zerschlagene Armee bringt dem Sieger eine freie Aufwertung.',
      'Gleiche Punkte: der Startspieler, dann im Uhrzeigersinn.',
    ],
    signs: [
      'Bogenschar, Infanterie, Kavallerie: gleich bis auf ihre geheime Scheibe',
      'Infanterie',
      'Kavallerie',
      'Wald: grüne Karten',
      'Feuchtland: blaue Karten',
      'Stadt: rote Karten',
    ],
  },
};
