/** Runewars on the shelf and before the game, in German. */
export const de = {
  'title.runewars.feel': 'Sieben Jahre Krieg um die Drachenrunen: Heere, Helden, Jahreszeiten, Ränke.',
  'title.runewars.pitch':
    'Vier Völker kämpfen um ein Land, in dem Drachenrunen zwischen falschen verborgen liegen. In jeder Jahreszeit wählen alle geheim einen von acht Befehlen: ziehen, erobern, ernten, rekrutieren, Städte und Helden gewinnen, nach Titeln greifen. Heere treffen sich in Schlachten mit fünf Reihen, Helden wandern, fechten Duelle aus und bringen Belohnungen heim. Wer sechs Drachenrunen kontrolliert, darf das Land beanspruchen und gewinnt, wenn er ein Jahr später noch sechs hält; nach sieben Jahren gewinnen die meisten Runen.',
  'title.runewars.ours':
    'Die meisten Kartenteile, die Heimatreiche, die fertigen Karten, die Skalen der Völker und die Zahlen und Texte vieler Karten sind von uns, wo die gedruckten nicht öffentlich sind; das Regelbuch kennzeichnet es.',
  'setup.runewars.board': 'Karte',
  'setup.runewars.board.preset': 'Fertig',
  'setup.runewars.board.preset.hint': 'Ein faires Land für diese Zahl von Spielern. Gut für die erste Partie.',
  'setup.runewars.board.random': 'Zufällig',
  'setup.runewars.board.random.hint': 'Die Teile werden verteilt und zufällig gelegt; ihr verbergt eure Runen.',
  'setup.runewars.board.full': 'Selbst gebaut',
  'setup.runewars.board.full.hint': 'Alle legen reihum Teile, dann die Heimatreiche.',
  'setup.runewars.factions': 'Völker',
  'setup.runewars.factions.dealt': 'Gelost',
  'setup.runewars.factions.dealt.hint': 'Jedes Volk ist an jedem Platz gleich wahrscheinlich.',
  'setup.runewars.factions.chosen': 'Gewählt',
  'setup.runewars.factions.chosen.hint': 'Reihum nimmt sich jeder ein Volk, das noch frei ist.',
  'setup.runewars.explore': 'Erkundungsmarker',
  'setup.runewars.explore.off': 'Ohne',
  'setup.runewars.explore.off.hint': 'Nur, was das Land selbst birgt.',
  'setup.runewars.explore.on': 'Mit',
  'setup.runewars.explore.on.hint': 'Jedes Gebiet verbirgt einen Marker, den Helden aufdecken.',
};
