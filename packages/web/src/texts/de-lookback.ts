/** Analyse, Verlauf und Tagespartie auf Deutsch. */
import type { enLookback } from './en-lookback.ts';

export const deLookback: Record<keyof typeof enLookback, string> = {
  'analysis.title': 'Analyse',
  'analysis.working': 'Bots sehen das Spiel noch einmal an: {done} von {all}',
  'analysis.cancel': 'Abbrechen',
  'analysis.failed': 'Das Spiel konnte nicht beurteilt werden: {problem}',
  'analysis.again': 'Noch einmal versuchen',
  'analysis.chance': 'Siegchance in Prozent',
  'analysis.decisions': 'Entscheidungen',
  'analysis.summary': 'Die Siegchance im Lauf des Spiels; am Ende: {chances}.',
  'analysis.how':
    'Jede Linie ist das Urteil eines Bots auf diesem Platz, aus dem, was der Platz damals wusste; zusammen sind es 100 Prozent. Ein Urteil, keine Gewissheit.',
  'analysis.turns': 'Was das Spiel gewendet hat',
  'analysis.turns.none': 'Kein einzelner Moment hat viel geändert.',
  'analysis.rise': '{seat} stieg von {from} % auf {to} %.',
  'analysis.fall': '{seat} fiel von {from} % auf {to} %.',
  'analysis.yours': 'Die Entscheidungen von {seat}',
  'analysis.agreed':
    '{count, plural, =0 {Es gab nichts zu wählen.} other {Ein Bot, der wusste, was {seat} wusste, hätte in {same} von {count} Fällen ebenso entschieden.}}',
  'analysis.better': 'Ein Bot hätte gewählt: {option}',
  'analysis.took': '{seat} wählte: {option}',
  'analysis.cost': 'etwa {percent} % besser',
  'analysis.close': 'etwa gleich gut',
  'analysis.unseen': 'er hat das Gewählte nicht betrachtet',
  'analysis.all': 'Alle {count} abweichenden zeigen',
  'analysis.look': 'Ansehen',
  'analysis.whatIf': 'Von hier weiterspielen',
};
