/** Hidden Leaders in one page, in words; the signs are in the order of `summary.tsx`. */
import type { Summary } from '../../../table/kit/summary.ts';

export const words: Summary['words'] = {
  en: {
    goal: 'Your secret Leader is aligned with two of four factions. When the game ends, the markers make one faction victorious; only its Leaders can win.',
    round: [
      'Before the first turn everybody hides one of five Heroes in the own party and discards another.',
      'Your turn: play one Hero face up and do what it says, or discard up to three cards.',
      'Then draw up to four cards, each from the open Tavern or unseen from the Harbor.',
      'Then discard down to three; the Tavern is filled up.',
    ],
    wins: [
      'The game ends after the turn in which a party has enough Heroes face up: with the beginner deck 7 for two players, 6 for three or four, 5 for five, 4 for six; one more with the full deck.',
      'The faction whose condition holds is victorious; the Undead come before all others.',
      'Several Leaders of that faction: most of its Heroes in the party, hidden ones too; then fewer Heroes in all; then the higher Leader number.',
    ],
    signs: [
      'Imperial Army: red 2 or more ahead of green',
      'Hill Tribes: green 2 or more ahead of red',
      'Water Folk: markers at most 1 apart',
      'Undead: both markers on dark spaces, 9 to 12',
      'The red marker',
      'The green marker',
    ],
  },
  de: {
    goal: 'Dein geheimer Anführer ist mit zwei von vier Fraktionen im Bund. Endet die Partie, macht die Stellung der Marker eine davon siegreich; nur deren Anführer können gewinnen.',
    round: [
      'Vor dem ersten Zug verbirgt jeder einen von fünf Helden im eigenen Gefolge und wirft einen anderen ab.',
      'Dein Zug: spiel einen Helden offen aus und tu, was er sagt, oder wirf bis zu drei Karten ab.',
      'Dann zieh auf vier Karten auf, jede aus der offenen Taverne oder verdeckt aus dem Hafen.',
      'Dann wirf auf drei ab; die Taverne wird aufgefüllt.',
    ],
    wins: [
      'Die Partie endet nach dem Zug, in dem ein Gefolge genug offene Helden hat: mit dem Einsteigerdeck 7 zu zweit, 6 zu dritt oder viert, 5 zu fünft, 4 zu sechst; mit dem ganzen Deck einer mehr.',
      'Es siegt die Fraktion, deren Bedingung erfüllt ist; die Untoten gehen allen anderen vor.',
      'Mehrere Anführer dieser Fraktion: die meisten ihrer Helden im Gefolge, auch verborgene; dann weniger Helden insgesamt; dann die höhere Nummer.',
    ],
    signs: [
      'Kaiserliche Armee: Rot 2 oder mehr vor Grün',
      'Hügelstämme: Grün 2 oder mehr vor Rot',
      'Seevolk: Marker höchstens 1 auseinander',
      'Untote: beide Marker auf dunklen Feldern, 9 bis 12',
      'Der rote Marker',
      'Der grüne Marker',
    ],
  },
};
