/** Epix on the shelf and before the game, in German. */
export const de = {
  'title.epix.feel': 'Rasche Eroberung mit Gold in der Faust: Greif an und lass raten, wie viel du setzt.',
  'title.epix.pitch':
    'Der König starb kinderlos. Vier Jahreszeiten lang wirbst du an, besteuerst und ziehst durch ein kleines, enges Land. Jeder Angriff ist ein Bluff: Du schließt die Faust um etwas Gold, der Verteidiger nennt eine Zahl. Richtig geraten, und dein Angriff ist zerschlagen; falsch geraten, und der Verteidiger fällt. Wer eine Burg nimmt, siegt sofort; sonst zählt das meiste Land nach dem Winter.',
  'title.epix.ours':
    'Die gedruckte Spielregel enthält keine Karten des Landes und keine Texte der Sonderkarten: Die Grenzen, welche Provinzen Gold bringen, und die 20 Sonderkarten sind von uns.',
  'setup.epix.mode': 'Modus',
  'setup.epix.mode.basic': 'Grundspiel',
  'setup.epix.mode.basic.hint': 'Ohne Sonderkarten. Gut für die erste Partie.',
  'setup.epix.mode.advanced': 'Fortgeschritten',
  'setup.epix.mode.advanced.hint': 'Mit Sonderkarten, um die vor dem Frühling geboten wird.',
  'setup.epix.fallBack': 'Ein Ritter, der zurückweicht',
  'setup.epix.fallBack.goesOn': 'Darf weiter',
  'setup.epix.fallBack.goesOn.hint': 'Er darf in derselben Aktion weiterreiten oder angreifen.',
  'setup.epix.fallBack.ends': 'Ist fertig',
  'setup.epix.fallBack.ends.hint': 'Zurückweichen beendet seinen Einsatz in dieser Aktion, wie beim Soldaten.',
};
