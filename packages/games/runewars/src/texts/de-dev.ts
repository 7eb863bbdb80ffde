/** Ausbaukarten, Hauptstädte und Bauern auf Deutsch. */
import type * as en from './en-dev.ts';

export const options: Readonly<Record<keyof typeof en.options, string>> = {
  buy: '{card} kaufen ({cost})',
  useCard: '{card} nutzen',
  capital: 'Hauptstadt in {area}',
  peasant: 'Einen Bauern in {area} zurücklassen',
  rout: '{count, plural, =0 {Keine} other {# davon}}',
  raze: '{development} zerstören',
};

export const asked: Readonly<Record<keyof typeof en.asked, string>> = {
  'RNW-D70': 'Bonus der Ernte: errichte einen Ausbau, kauf eine Karte oder sei fertig',
  'RNW-D71': 'Welche Festung wird deine Hauptstadt?',
  'RNW-D72': 'Einen Bauern zurücklassen?',
  'RNW-D73': 'Pestbrunnen: Wer verliert 1 Nahrung?',
  'RNW-D74': 'Sklavenkarawanen: Welche Skala steigt um 1?',
  'RNW-D75': '{card}: Wie viele davon werden erschüttert? ({unit})',
};

export const waiting: Readonly<Record<keyof typeof en.waiting, string>> = {
  'RNW-D70': 'baut das Reich aus',
  'RNW-D71': 'errichtet eine Hauptstadt',
  'RNW-D72': 'lässt vielleicht Bauern zurück',
  'RNW-D73': 'vergiftet vielleicht Brunnen',
  'RNW-D74': 'erhöht eine Skala',
  'RNW-D75': 'nutzt {card}',
};

export const log: Readonly<Record<keyof typeof en.log, string>> = {
  bought: '{seat} kauft {card}.',
  capital: '{area} ist nun die Hauptstadt von {seat}.',
  peasant: '{what, select, placed {Ein Bauer bleibt in {area}} other {Der Bauer in {area} ist fort}}.',
  usedCard: '{seat} nutzt {card}.',
};

export const refusals: Readonly<Record<keyof typeof en.refusals, string>> = {
  boughtAlready: '{card} hast du schon gekauft.',
  oneCard: 'Bei einer Ernte wird eine Ausbaukarte gekauft.',
  foreignCard: '{card} gehört einem anderen Volk.',
  cardTooDear: '{card} kostet {cost}; so viel zeigen deine Skalen nicht.',
  oneToken: 'Bei einer Ernte wird ein Ausbau errichtet.',
  noRoomToBuild: 'In {area} ist Platz für {n, plural, one {# Ausbau} other {# Ausbauten}}.',
  capitalHere: 'Deine Hauptstadt steht schon.',
  noCapitalCard: 'Die Karte deiner Hauptstadt hast du nicht gekauft.',
  notLeft: 'In {area} kann kein Bauer bleiben.',
  noFood: '{seat} hat keine Nahrung zu verlieren.',
  notAnOpponent: 'Wählbar ist nur ein Gegner.',
  dialAtEnd: 'Diese Skala ist am Ende: {dial}.',
  notBought: 'Du hast {card} nicht gekauft.',
  cardNotNow: '{card} bewirkt jetzt nichts.',
  onlyStanding: 'Nur {n, plural, one {# davon steht} other {# davon stehen}}.',
};

export const cardNames: Readonly<Record<string, string>> = {
  DD1: 'Sitz der Barone',
  DD2: 'Beistand des Volkes',
  DD3: 'Zunft der Pfeilmacher',
  DD4: 'Ritterorden',
  DD5: 'Schule der Belagerung',
  DD6: 'Königsstraßen',
  DD7: 'Gesandtschaft von Daqan',
  DD8: 'Universität von Grauhafen',
  DL1: 'Hof der Latari',
  DL2: 'Hüter des Siegels',
  DL3: 'Schleichende Jäger',
  DL4: 'Bogner des Tiefwalds',
  DL5: 'Lied des Erwachens',
  DL6: 'Horst der Windreiter',
  DL7: 'Flüsternde Haine',
  DL8: 'Boten von Sommersang',
  DW1: 'Zitadelle von Waiqar',
  DW2: 'Lande des Verfalls',
  DW3: 'Knochenfelder',
  DW4: 'Herren der Gallenhalle',
  DW5: 'Gift der Wyrme',
  DW6: 'Hügelgrabreiter',
  DW7: 'Pestbrunnen',
  DW8: 'Bibliotheken der Toten',
  DU1: 'Die Schwarze Zitadelle',
  DU2: 'Rasender Hunger',
  DU3: 'Gruben von Ynfernael',
  DU4: 'Blutkreise',
  DU5: 'Kriegsbemalung der Stämme',
  DU6: 'Sklavenkarawanen',
  DU7: 'Spione unter Menschen',
  DU8: 'Felder des Gemetzels',
};

const CAPITAL = 'Eine deiner Festungen in der Heimat wird Hauptstadt: Stärke 7, Platz für 2 Ausbauten.';

export const cardTexts: Readonly<Record<string, string>> = {
  DD1: CAPITAL,
  DD2: 'Du hast 3 Bauern. Lass einen zurück, wo alle deine Einheiten ausziehen: Das Gebiet bleibt dein, bis dort ein Marker gelegt wird.',
  DD3: 'Gebündelter Beschuss deiner Bogenschützen macht 2 Schaden, an derselben Einheit, wenn sie noch da ist.',
  DD4: 'Deine Ritter haben 3 Leben.',
  DD5: 'Belagern gibt deinen Belagerungstürmen 3 Stärke.',
  DD6: 'Deine Fußsoldaten sind schnell.',
  DD7: 'Machtzuwachs gibt dir 1 Einfluss mehr.',
  DD8: 'Deine Zauberlehrlinge haben Initiative 1.',
  DL1: CAPITAL,
  DL2: 'Das Wort von Vaal deiner Zauberinnen darf stattdessen eine deiner erschütterten Einheiten in der Schlacht aufrichten.',
  DL3: 'Hast du eine Schlacht gewonnen, darfst du beliebig viele deiner Leonxreiter erschüttern: Der Verlierer vernichtet ebenso viele Einheiten, ehe er sich zurückzieht.',
  DL4: 'Beginnt eine Schlacht mit 3 oder mehr deiner Elfenschützen: 1 Schaden.',
  DL5: 'Deine Waldhüter haben Initiative 4.',
  DL6: 'Deine Pegasusreiter sind schnell und haben 4 Leben.',
  DL7: 'Im Winter zählt deine Nahrung 1 mehr.',
  DL8: 'Bei Diplomatie ziehst du 1 Karte mehr, als du Einfluss ausgibst.',
  DW1: CAPITAL,
  DW2: 'Du hast 8 Wiedergänger mehr.',
  DW3: 'Nach einer gewonnenen Schlacht kommt 1 Wiedergänger aus dem Vorrat ins Gebiet, wenn du dort weniger als 8 Einheiten hast.',
  DW4: 'Deine Vampire haben Initiative 2.',
  DW5: 'Deine erschütterten Großen Wyrme ziehen in der Schlacht weiter Karten.',
  DW6: 'Der Schreckensritt deiner Schattenritter: 2 erschüttern, dann 1 Schaden.',
  DW7: 'Im Winter, vor der Jahreszeitenkarte, darfst du einem Gegner deiner Wahl 1 Nahrung nehmen.',
  DW8: 'Im Herbst erhältst du 2 Einfluss und 1 Taktikkarte, statt zu wählen.',
  DU1: CAPITAL,
  DU2: 'Beginnt eine Schlacht, darfst du beliebig viele deiner Fleischreißer erschüttern: 1 Schaden für jeden.',
  DU3: 'Deine Chaosfürsten haben 5 Leben.',
  DU4: 'Für den Blutritus darfst du 1 Schaden auf eine deiner stehenden Einheiten mit 2 übrigen Leben legen, statt ein Dreieck zu vernichten.',
  DU5: 'Die Raserei deiner Berserker macht 3 Schaden.',
  DU6: 'Nach einem gewonnenen Angriff: erhöhe eine Skala um 1.',
  DU7: 'Der Bonus von Strategie gibt dir 1 Taktikkarte mehr.',
  DU8: 'Deine Obszönen schaden deiner eigenen Seite nicht.',
};
