/** Commanders of the Battlefield, in German. */
import type { cmdAsked as asked, cmdLog as log, cmdOptions as options } from './en-cmd.ts';

export const cmdOptions: Readonly<Record<keyof typeof options, string>> = {
  seek: '{cards, select, heroes {Helden suchen} commanders {Eine andere Kommandokarte suchen} other {}}',
  keepCommander: '{commander} behalten',
  useCommander: '{commander} nutzen',
};

export const cmdAsked: Readonly<Record<keyof typeof asked, string>> = {
  'RNW-D80': 'Welcher deiner Helden führt das Kommando? Die Karte: {commander}',
  'RNW-D81':
    '{command, select, draw {Du hast keinen Kommandanten: eine Kommandokarte ziehen?} name {Welcher deiner Helden führt das Kommando? Die Karte: {commander}} other {Wer führt von nun an das Kommando?}}',
  'RNW-D82': 'Bonus des Beistands: Helden oder Kommandokarten',
  'RNW-D83': 'Dein Kommandant: wähle, oder lass es',
  'RNW-D84': 'Wer ist dein zweiter Kommandant?',
};

export const cmdWaiting: Readonly<Record<keyof typeof asked, string>> = {
  'RNW-D80': 'bestimmt einen Kommandanten',
  'RNW-D81':
    '{command, select, draw {darf eine Kommandokarte ziehen} name {bestimmt, wer das Kommando führt, mit {commander}} other {darf das Kommando weitergeben}}',
  'RNW-D82': 'darf Helden oder Kommandokarten suchen',
  'RNW-D83': 'nutzt einen Kommandanten',
  'RNW-D84': 'benennt einen zweiten Kommandanten',
};

export const cmdLog: Readonly<Record<keyof typeof log, string>> = {
  commanderDealt: '{seat} erhält die Kommandokarte {card}.',
  commands: '{hero} führt das Kommando für {seat}: {card}.',
  commandLost: '{hero} führt kein Kommando mehr; {card} wird abgelegt.',
  commandersDrawn: '{seat} zieht {cards}.',
  commandersDrawnHidden: '{seat} zieht {n, plural, one {# Kommandokarte} other {# Kommandokarten}}.',
  commanderUsed: '{hero} nutzt {card}.',
  spied: '{seat} sieht eine Karte auf der Hand von {from}: {card}. Sie darf in dieser Schlacht nicht genutzt werden.',
  spiedHidden: '{seat} sieht eine Karte auf der Hand von {from}. Sie darf in dieser Schlacht nicht genutzt werden.',
};

/** By the id of the card. */
export const cmdCardNames: Readonly<Record<string, string>> = {
  TB03: 'Generalleutnant',
  CM01: 'Glänzende Manöver',
  CM02: 'Meister der Bogenschützen',
  CM03: 'Reitergeneral',
  CM04: 'Wall aus Schilden',
  CM05: 'Herr der Belagerung',
  CM06: 'Begeisternde Gegenwart',
  CM07: 'Schlachtmagier',
  CM08: 'Rücksichtslos',
  CM09: 'Leibwache',
  CM10: 'Meister der Spione',
  CM11: 'Saboteur',
  CM12: 'Bestienbändiger',
  CM13: 'Quartiermeister',
  CM14: 'Verfolger',
  CM15: 'Unbeugsam',
  CM16: 'Veteran des Schicksals',
};

export const cmdCardTexts: Readonly<Record<string, string>> = {
  TB03: 'Du hast einen zweiten Kommandanten in einer deiner Festungen, mit der obersten Kommandokarte. Diese Karte bleibt im Spiel, bis einer der beiden geht.',
  CM01: 'Zu Beginn einer Schlacht darfst du 1 stehende Einheit deines Volkes darin mit einer stehenden aus einem angrenzenden Gebiet tauschen.',
  CM02: 'Jede deiner Dreiecksarten mit Initiative 1 zieht 1 Karte mehr.',
  CM03: 'Jede deiner Rechtecksarten darf 1 Karte mehr ziehen und 1 aufgeben.',
  CM04: 'Wenn du verteidigst: 1 Stärke mehr.',
  CM05: 'Wenn du angreifst: Die Festung zählt 2 weniger.',
  CM06: 'Die erste Erschütterung durch die andere Seite in jeder Reihe gilt nicht.',
  CM07: 'Einmal je Schlacht, nach der ersten Spezialfähigkeit einer deiner Kreisarten: 1 Schaden.',
  CM08: 'Zu Beginn einer Schlacht darfst du 1 deiner stehenden Einheiten darin vernichten: 2 Schaden.',
  CM09: 'Bis zu 2 Schaden je Schlacht dürfen statt an Einheiten an den Kommandanten gehen.',
  CM10: 'Zu Beginn einer Schlacht siehst du 1 zufällige Taktikkarte deines Gegners; er darf sie in dieser Schlacht nicht nutzen.',
  CM11: 'Wenn du angreifst: Der Verteidiger kann keine Befestigung nutzen.',
  CM12: 'Deine verbündeten neutralen Einheiten in der Schlacht zählen auch erschüttert 1 Stärke.',
  CM13: 'In dem Gebiet, in dem er steht, ist dein Winterlimit um 2 höher.',
  CM14: 'Gewinnst du als Angreifer, vernichtet der Verlierer 1 seiner Einheiten, die sich zurückziehen würden.',
  CM15: 'Verlierst du, wird 1 deiner stehenden Einheiten beim Rückzug nicht erschüttert.',
  CM16: 'Einmal je Schlacht darfst du nach dem Ziehen für eine Art 1 der Karten ablegen und eine andere ziehen.',
};
