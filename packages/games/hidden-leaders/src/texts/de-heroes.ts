/** The Heroes in German: names, and what each of them does in our words. */
import type { Catalogue } from '@interregnum/kernel';

export const heroNames: Catalogue = {
  'hero.shaky-sharpshooter': 'Zittriger Zielschütze',
  'hero.overworked-amazon': 'Überarbeitete Amazone',
  'hero.hangry-barbarian': 'Hungerwütiger Barbar',
  'hero.joyless-chief': 'Freudloser Häuptling',
  'hero.battle-pet-master': 'Kampftierbändiger',
  'hero.curious-troll': 'Neugieriger Troll',
  'hero.pigmented-war-pig': 'Pigmentiertes Kriegsschwein',
  'hero.bored-goblin': 'Gelangweilter Goblin',
  'hero.curious-cat-lover': 'Neugieriger Katzenfreund',
  'hero.watchful-witch': 'Wachsame Hexe',
  'hero.depressed-druid': 'Deprimierter Druide',
  'hero.blind-eye-collector': 'Blinder Augensammler',
  'hero.hairy-hermit': 'Haariger Einsiedler',
  'hero.long-eared-loner': 'Langohriger Einzelgänger',
  'hero.saber-toothed-troll': 'Säbelzahntroll',
  'hero.potato-privateer': 'Kartoffelkorsar',
  'hero.spirited-shaman': 'Geistreicher Schamane',
  'hero.grumpy-guard': 'Grantiger Gardist',
  'hero.short-sighted-soldier': 'Kurzsichtiger Soldat',
  'hero.doubtful-priest': 'Zweifelnder Priester',
  'hero.underestimated-squire': 'Unterschätzter Knappe',
  'hero.flailing-knight': 'Flegelhafter Ritter',
  'hero.underpaid-mercenary': 'Unterbezahlter Söldner',
  'hero.heart-bending-bard': 'Herzerweichender Barde',
  'hero.modest-monsterslayer': 'Bescheidener Bestientöter',
  'hero.ace-fighter': 'Fechterass',
  'hero.battle-connoisseur': 'Schlachtenkenner',
  'hero.canned-champion': 'Eingedoster Champion',
  'hero.nagging-northman': 'Nörgelnder Nordmann',
  'hero.almost-evil-scholar': 'Beinahe böser Gelehrter',
  'hero.well-aged-warrior': 'Gut gereifter Krieger',
  'hero.androgynous-assassin': 'Androgyner Assassine',
  'hero.groggy-preacher': 'Benebelter Prediger',
  'hero.queer-quartermaster': 'Queerer Quartiermeister',
  'hero.angry-priestess': 'Zornige Priesterin',
  'hero.resilient-rearguard': 'Unverwüstliche Nachhut',
  'hero.arrowgant-skeleton': 'Arrogantes Pfeilskelett',
  'hero.unconfident-executioner': 'Hadernder Henker',
  'hero.ghastly-granny': 'Grausige Großmutter',
  'hero.rotting-orangutan': 'Verrottender Orang-Utan',
  'hero.half-headed-wizard': 'Halbköpfiger Zauberer',
  'hero.nightmarish-northman': 'Albtraumhafter Nordmann',
  'hero.half-eaten-bull': 'Angefressener Bulle',
  'hero.gorgeous-gorgon': 'Glamouröse Gorgone',
  'hero.crow-carrier': 'Krähenträger',
  'hero.insidious-impaler': 'Perfider Pfähler',
  'hero.lethargic-leech': 'Lethargischer Blutegel',
  'hero.will-bending-witch': 'Willensbeugende Hexe',
  'hero.resurrected-ram': 'Wiederbelebter Widder',
  'hero.mummy-mystic': 'Mumifizierter Mystiker',
  'hero.naughty-necromancer': 'Nichtsnutziger Nekromant',
  'hero.sun-shy-skeleton': 'Sonnenscheues Skelett',
  'hero.wrapped-warrior': 'Eingewickelter Krieger',
  'hero.slaughtered-slime': 'Geschlachteter Schleim',
  'hero.pessimistic-whaleman': 'Pessimistischer Walmann',
  'hero.tentacle-oracle': 'Tentakelorakel',
  'hero.drowned-deserter': 'Ertrunkener Deserteur',
  'hero.deep-sea-squire': 'Tiefseeknappe',
  'hero.vegetarian-sharkguard': 'Vegetarische Haiwache',
  'hero.double-shielded-turtle': 'Doppelschildkröte',
  'hero.leery-lizard': 'Argwöhnische Echse',
  'hero.furious-frog': 'Furioser Frosch',
  'hero.apathetic-waterpriest': 'Apathischer Wasserpriester',
  'hero.hopeful-salamander': 'Hoffnungsvoller Salamander',
  'hero.keen-koi': 'Kecker Koi',
  'hero.triple-sword-lizard': 'Dreischwertechse',
  'hero.saltwater-sage': 'Salzwasserweiser',
  'hero.miniature-merman': 'Miniaturmeermann',
  'hero.krill-keeper': 'Krillhüter',
  'hero.aimless-eel': 'Zielloser Aal',
  'hero.bludgeoning-blowfish': 'Knüppelnder Kugelfisch',
  'hero.friendly-frogmage': 'Freundlicher Froschmagier',
  'hero.gambling-overseer': 'Zockender Aufseher',
  'hero.goblin-cryptographer': 'Goblin-Kryptograf',
  'hero.careless-cartographer': 'Sorgloser Kartograf',
  'hero.underwater-artist': 'Unterwasserkünstler',
  'hero.buried-emperor': 'Begrabener Kaiser',
  'hero.polar-protector': 'Polarer Beschützer',
  'hero.firm-fishmonger': 'Felsenfester Fischhändler',
  'hero.sanguine-scholar': 'Zuversichtlicher Gelehrter',
  'hero.well-shaved-wizard': 'Wohlrasierter Zauberer',
  'hero.half-sliced-ghoul': 'Halb zerteilter Ghul',
  'hero.kind-king-slayer': 'Netter Königsmörder',
  'hero.careful-chameleon': 'Achtsames Chamäleon',
  'hero.seaweed-chopper': 'Seetanghacker',
};

export const heroTexts: Catalogue = {
  'text.shaky-sharpshooter':
    'Rot +1 oder Grün −1. Begrabe einen offenen Helden der Kaiserlichen Armee aus einem beliebigen Gefolge.',
  'text.overworked-amazon':
    'Rot +1 oder Grün −1. Wähle eine Person am Tisch; sie begräbt einen ihrer eigenen offenen Helden.',
  'text.hangry-barbarian':
    'Wirf alle Karten der Kaiserlichen Armee und der Untoten aus der Taverne ab. Rot −X, X = abgeworfene Karten.',
  'text.joyless-chief':
    'Rot +1. Sieh dir die obersten 2 Karten der Wildnis an und verbirg eine davon in deinem Gefolge.',
  'text.battle-pet-master': 'Rot +1 und Grün +1. Verbirg eine Handkarte in deinem Gefolge.',
  'text.curious-troll': 'Rot +1 oder Grün +1. Du darfst bis zu 2 verborgene Helden in fremden Gefolgen ansehen.',
  'text.pigmented-war-pig': 'Rot −1 und Grün +1.',
  'text.bored-goblin': 'Wenn du einen offenen Helden der Untoten hast: Rot −2.',
  'text.curious-cat-lover':
    'Rot +1. Zieh eine zufällige Karte aus einer fremden Hand und verbirg sie in deinem Gefolge.',
  'text.watchful-witch': 'Rot −1 oder Grün +1. Du darfst bis zu 2 verborgene Helden in fremden Gefolgen ansehen.',
  'text.depressed-druid': 'Rot −3 und Grün −1.',
  'text.blind-eye-collector': 'Rot +1 und Grün +3.',
  'text.hairy-hermit': 'Rot −1, oder Rot −2, wenn Rot führt.',
  'text.long-eared-loner': 'Grün +1. Dreh einen Helden eines fremden Gefolges um, ob offen oder verborgen.',
  'text.saber-toothed-troll':
    'Nimm einen offenen Helden eines fremden Gefolges auf die Hand. Wem er gehörte, entscheidet: Grün +2 oder Grün −2.',
  'text.potato-privateer': 'Wähle ein Gefolge. Grün +X, X = seine offenen Helden der Kaiserlichen Armee, höchstens 3.',
  'text.spirited-shaman': 'Rot −1 und Grün −1. Dreh einen Helden eines fremden Gefolges um, ob offen oder verborgen.',
  'text.grumpy-guard': 'Wenn du einen offenen Helden des Seevolks hast: Grün +2.',
  'text.short-sighted-soldier': 'Rot +1 und Grün −1.',
  'text.doubtful-priest':
    'Wer als Nächstes am Zug ist, entscheidet: Rot +2 oder Rot −2. Danach darfst du noch eine Karte spielen, die nicht zur Kaiserlichen Armee gehört.',
  'text.underestimated-squire':
    'Rot −1 und Grün −1. Du darfst einen deiner verborgenen Helden gegen eine Handkarte tauschen.',
  'text.flailing-knight': 'Rot −1 und Grün −3.',
  'text.underpaid-mercenary': 'Rot +3 und Grün +1.',
  'text.heart-bending-bard':
    'Wirf alle Karten des Seevolks und der Hügelstämme aus der Taverne ab. Grün −X, X = abgeworfene Karten.',
  'text.modest-monsterslayer':
    'Wähle eine Karte der Taverne und führe ihre Fähigkeiten aus, als hättest du sie gespielt. Verbirg sie dann in deinem Gefolge.',
  'text.ace-fighter': 'Rot +1, oder Rot +2, wenn Grün führt.',
  'text.battle-connoisseur':
    'Grün +1. Nimm alle Karten der Taverne, verbirg eine davon in deinem Gefolge, wirf die anderen ab.',
  'text.canned-champion':
    'Rot −1 oder Grün +1. Begrabe einen offenen Helden der Hügelstämme aus einem beliebigen Gefolge.',
  'text.nagging-northman': 'Du darfst eine Karte der Hügelstämme aus der Taverne abwerfen; wenn du das tust: Rot +2.',
  'text.almost-evil-scholar': 'Wähle ein Gefolge. Rot +X, X = seine offenen Helden der Hügelstämme, höchstens 3.',
  'text.well-aged-warrior': 'Rot +1 und Grün +1. Verbirg eine Handkarte in deinem Gefolge.',
  'text.androgynous-assassin':
    'Rot −1 oder Grün +1. Nenne eine Fraktion, dann deck einen verborgenen Helden eines fremden Gefolges auf. Gehört er zu dieser Fraktion, begrabe ihn.',
  'text.groggy-preacher': 'Rot +1 oder Grün +1. Tausche eine Karte der Taverne gegen einen deiner offenen Helden.',
  'text.queer-quartermaster':
    'Rot +1. Du darfst einen deiner offenen Helden, der nicht zur Kaiserlichen Armee gehört, gegen eine Handkarte tauschen.',
  'text.angry-priestess': 'Du darfst eine Karte der Untoten aus der Taverne abwerfen; wenn du das tust: Grün −2.',
  'text.resilient-rearguard': 'Rot +1 oder Grün −1. Zieh eine zufällige Karte aus einer fremden Hand.',
  'text.arrowgant-skeleton': 'Rot +2 und/oder Grün +2.',
  'text.unconfident-executioner': 'Rot −1 und Grün −1. Begrabe einen offenen Helden aus einem beliebigen Gefolge.',
  'text.ghastly-granny':
    'Wähle einen deiner anderen offenen Helden und führe seine Fähigkeiten aus, als hättest du ihn gespielt.',
  'text.rotting-orangutan': 'Rot +2 oder Grün +2.',
  'text.half-headed-wizard':
    'Rot +1 und Grün +1. Tausche eine Karte der Taverne gegen einen offenen Helden eines fremden Gefolges.',
  'text.nightmarish-northman':
    'Rot +2 und/oder Grün +2. Begrabe einen deiner offenen Helden und einen offenen Helden eines fremden Gefolges.',
  'text.half-eaten-bull': 'Rot +2 und Grün +1. Begrabe einen offenen Helden des Seevolks aus einem beliebigen Gefolge.',
  'text.gorgeous-gorgon': 'Rot +1 oder Grün +1. Wähle ein Gefolge; begrabe einen zufälligen seiner offenen Helden.',
  'text.crow-carrier':
    'Rot −1 und Grün −1. Zieh die obersten 2 Karten des Friedhofs, verbirg eine in deinem Gefolge, wirf die andere ab.',
  'text.insidious-impaler':
    'Wähle eine Karte der Taverne und führe ihre Fähigkeiten aus, als hättest du sie gespielt. Begrabe sie dann.',
  'text.lethargic-leech': 'Rot −1 oder Grün −1. Verbirg eine Handkarte in deinem Gefolge.',
  'text.will-bending-witch': 'Rot +1 oder Grün +1. Alle anderen werfen je eine Handkarte ab.',
  'text.resurrected-ram':
    'Rot +1 oder Grün +1. Wirf alle Karten der Taverne ab, dann füll sie mit den obersten Karten des Friedhofs auf.',
  'text.mummy-mystic':
    'Rot +1 und Grün +2. Du darfst die oberste Karte des Friedhofs gegen einen deiner offenen Helden tauschen.',
  'text.naughty-necromancer': 'Rot +X und Grün +X, X = Karten auf dem Friedhof, höchstens 3.',
  'text.sun-shy-skeleton': 'Führe die Fähigkeiten der obersten Karte des Friedhofs aus, als hättest du sie gespielt.',
  'text.wrapped-warrior': 'Rot +1 oder Grün +1. Nimm eine beliebige Karte des Friedhofs auf die Hand.',
  'text.slaughtered-slime': 'Rot −1 oder Grün −1. Begrabe einen verborgenen Helden aus einem beliebigen Gefolge.',
  'text.pessimistic-whaleman':
    'Rot +1 oder Grün +1. Zieh 2 Karten aus dem Hafen, verbirg eine in deinem Gefolge, wirf die andere ab.',
  'text.tentacle-oracle':
    'Deck die oberste Karte der Wildnis auf. Gehört sie nicht zu den Untoten: Rot −3 und Grün −3.',
  'text.drowned-deserter': 'Wenn ein Marker führt: führender Marker −1 oder hinterer Marker +2.',
  'text.deep-sea-squire':
    'Rot +1 oder Grün +1. Zieh 2 Karten aus dem Hafen, verbirg eine in deinem Gefolge, behalt die andere auf der Hand.',
  'text.vegetarian-sharkguard': 'Rot +2 und/oder Grün +2. Wirf einen offenen Helden eines fremden Gefolges ab.',
  'text.double-shielded-turtle':
    'Nenne eine Fraktion und wirf alle ihre Karten aus der Taverne ab. Rot −X und/oder Grün −X, X = abgeworfene Karten.',
  'text.leery-lizard': 'Rot −1 oder Grün −2.',
  'text.furious-frog': 'Rot −2 und/oder Grün −2.',
  'text.apathetic-waterpriest': 'Rot −2 oder Grün −1.',
  'text.hopeful-salamander':
    'Rot +1 und Grün +1. Leg eine Karte der Taverne offen in dein Gefolge, ohne ihre Fähigkeiten auszuführen.',
  'text.keen-koi': 'Wenn ein Marker führt: führender Marker −1 und hinterer Marker +1.',
  'text.triple-sword-lizard': 'Wenn ein Marker führt: führender Marker −1 oder −3.',
  'text.saltwater-sage':
    'Deck einen deiner verborgenen Helden auf und führe seine Fähigkeiten aus, als hättest du ihn gespielt.',
  'text.miniature-merman': 'Rot −1 oder Grün +1. Zieh 2 Karten, beide aus der Wildnis oder beide vom Friedhof.',
  'text.krill-keeper': 'Wähle ein Gefolge. Rot −X und Grün −X, X = seine offenen Helden der Untoten, höchstens 3.',
  'text.aimless-eel': 'Rot +1 oder Grün +1. Begrabe einen offenen Helden der Untoten aus einem beliebigen Gefolge.',
  'text.bludgeoning-blowfish':
    'Rot +1 oder Grün −1. Deck einen verborgenen Helden eines fremden Gefolges auf, oder sieh einen verborgenen Helden eines beliebigen Gefolges an.',
  'text.friendly-frogmage': 'Rot +1 und Grün +1. Verbirg eine Handkarte in deinem Gefolge.',
  'text.gambling-overseer':
    'Rot −1 und Grün −1. Begrabe einen deiner verborgenen Helden, dann verbirg 2 Handkarten in deinem Gefolge.',
  'text.goblin-cryptographer':
    'Rot −1 und/oder Grün −1. Du darfst einen offenen Helden eines beliebigen Gefolges in ein fremdes Gefolge versetzen.',
  'text.careless-cartographer':
    'Rot +1 und/oder Grün +1. Tausche einen deiner verborgenen Helden gegen einen verborgenen Helden eines fremden Gefolges.',
  'text.underwater-artist':
    'Rot +1 und Grün +1. Nenne eine Fraktion und wähle jemand anderen; wer gewählt ist, zeigt wenn möglich eine Handkarte dieser Fraktion und gibt sie dir.',
  'text.buried-emperor': 'Ein Held aller vier Fraktionen. Keine Fähigkeit.',
  'text.polar-protector': 'Rot −X oder Grün +X, X = deine verborgenen Helden, höchstens 3.',
  'text.firm-fishmonger':
    'Rot −1 und/oder Grün +1. Sieh die obersten 3 Karten der Wildnis an und tausche eine davon gegen einen deiner verborgenen Helden.',
  'text.sanguine-scholar':
    'Wähle einen offenen Helden aus dem nächsten Gefolge im Uhrzeigersinn und führe seine Fähigkeiten aus, als hättest du ihn gespielt.',
  'text.well-shaved-wizard':
    'Rot +X oder Grün −X, X = Fraktionen außer der Kaiserlichen Armee unter deinen offenen Helden.',
  'text.half-sliced-ghoul':
    'Deck einen verborgenen Helden eines fremden Gefolges auf. Gehört er zur Kaiserlichen Armee oder zu den Hügelstämmen: Rot +2 und/oder Grün +2.',
  'text.kind-king-slayer':
    'Wenn ein Marker führt: führender Marker −2. Begrabe einen Helden, offen oder verborgen, aus einem beliebigen Gefolge.',
  'text.careful-chameleon':
    'Rot +1 oder Grün +1. Tausche eine Handkarte gegen einen offenen Helden eines fremden Gefolges.',
  'text.seaweed-chopper':
    'Rot −1 oder Grün −1. Zieh die obersten 2 Karten der Wildnis, verbirg eine in deinem Gefolge, behalt die andere auf der Hand.',
};
