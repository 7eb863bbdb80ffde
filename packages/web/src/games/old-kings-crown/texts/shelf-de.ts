/** The Old King’s Crown on the shelf and before the game, in German. */
export const de = {
  'title.old-kings-crown.feel':
    'Verdeckte Karten über drei Regionen, ein Gebot, eine Finte und ein Reich voller Gerüchte.',
  'title.old-kings-crown.pitch':
    'Der Alte König ist fort, und bis zu vier Fraktionen greifen nach seiner Krone. Jedes Jahr bietet ihr verdeckt um Hilfe aus dem Reich, schickt euren Herold aus und legt eine Karte verdeckt neben jede von drei Regionen. Dann prallen sie aufeinander, eine nach der anderen: Stärke entscheidet, bis ein Agent zuschlägt, eine Finte sich davonstiehlt oder ein Erlass alles ändert. Was ihr gewinnt, bringt Einfluss; wer am Ende eines Winters genug davon hat, trägt die Krone. Allein spielst du gegen das Simulacrum.',
  'title.old-kings-crown.ours':
    'Die gedruckten Karten, Plättchen und Königreichskarten waren nicht zu haben. Die vier Jahreszeiten, das Treffen, die Schlüsselwörter und der Aufbau der Decks stammen aus dem Regelheft. Von den 55 Königreichskarten nennt es eine; was sie bewirken, die meisten Namen und Texte von Karten, Plättchen und Kommandeuren und einige Zahlen der Orte sind von uns oder erschlossen, und das Simulacrum ist von uns. Die Regeln sagen bei jedem, woher es kommt.',
  'setup.old-kings-crown.factions': 'Fraktionen',
  'setup.old-kings-crown.factions.random': 'Ausgelost',
  'setup.old-kings-crown.factions.random.hint': 'Jeder bekommt eine Fraktion durch das Los.',
  'setup.old-kings-crown.factions.pick': 'Gewählt',
  'setup.old-kings-crown.factions.pick.hint': 'In der Reihenfolge der Plätze nimmt sich jeder eine, die frei ist.',
  'setup.old-kings-crown.order': 'Erste Reihenfolge',
  'setup.old-kings-crown.order.random': 'Durch das Los',
  'setup.old-kings-crown.order.random.hint': 'Es wird gelost; bei einer Revanche steht vorn, wer zuletzt gewonnen hat.',
  'setup.old-kings-crown.order.seats': 'Nach Plätzen',
  'setup.old-kings-crown.order.seats.hint':
    'Platz 1 steht vorn; bei einer Revanche, wer zuletzt gewonnen hat, und um den Rest wird gelost.',
  'setup.old-kings-crown.startingInfluence': 'Einfluss zu Beginn',
  'setup.old-kings-crown.startingInfluence.0': 'Keiner',
  'setup.old-kings-crown.startingInfluence.0.hint': 'Alle beginnen mit leerem Vorrat.',
  'setup.old-kings-crown.startingInfluence.3': 'Je drei',
  'setup.old-kings-crown.startingInfluence.3.hint':
    'Eine kürzere Partie. Das Beispiel des Regelhefts zur Reihenfolge passt zu diesem Beginn.',
  'setup.old-kings-crown.maxRounds': 'Längste Partie',
  'setup.old-kings-crown.maxRounds.30': '30 Jahre',
  'setup.old-kings-crown.maxRounds.30.hint': 'Selten dauert eine Partie länger als zehn.',
  'setup.old-kings-crown.maxRounds.12': '12 Jahre',
  'setup.old-kings-crown.maxRounds.12.hint': 'Nach dem zwölften Winter gewinnt der meiste Einfluss.',
  'setup.old-kings-crown.maxRounds.60': '60 Jahre',
  'setup.old-kings-crown.maxRounds.60.hint': 'So gut wie keine Grenze.',
  'setup.old-kings-crown.maxRounds.none': 'Kein letztes Jahr',
  'setup.old-kings-crown.maxRounds.none.hint':
    'Wie gedruckt: bis jemand genug hat. Erst nach dem 500. Winter gewänne der meiste Einfluss.',
  'setup.old-kings-crown.difficulty': 'Das Simulacrum',
  'setup.old-kings-crown.difficulty.knight': 'Ritter',
  'setup.old-kings-crown.difficulty.knight.hint': 'Seine Karten, wie sie sind.',
  'setup.old-kings-crown.difficulty.page': 'Knappe',
  'setup.old-kings-crown.difficulty.page.hint': 'Jede seiner Zahlen ist um 1 kleiner.',
  'setup.old-kings-crown.difficulty.tyrant': 'Tyrann',
  'setup.old-kings-crown.difficulty.tyrant.hint': 'Jede seiner Zahlen ist um 1 größer, und es beginnt mit 2 Einfluss.',
};
