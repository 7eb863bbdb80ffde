/** Banners of War in German: what its cards and units are called and do. */
import type { REINFORCEMENTS } from '../content/words.ts';
import type { UnitWords } from './catalogue.ts';
import { worldCardNames, worldCardTexts } from './de-bow-cards.ts';

type Reinforcement = (typeof REINFORCEMENTS)[keyof typeof REINFORCEMENTS][number];

export const bowUnits: Readonly<Record<Reinforcement, UnitWords>> = {
  'novice-wizard': ['Zauberlehrling', 'Zauberlehrlinge', 'Zauberblitz', '1 Schaden an einer Einheit deiner Wahl.'],
  roc: [
    'Roch',
    'Rochs',
    'Fortreißen',
    'Vernichte 1 feindliche Einheit deiner Wahl, die kein Sechseck ist; dann 1 erschüttern.',
  ],
  'leonx-rider': ['Leonxreiter', 'Leonxreiter', 'Anspringen', '1 erschüttern, dann 1 Schaden.'],
  'forest-guardian': ['Waldhüter', 'Waldhüter', 'Wurzeln aus Stein', '1 erschüttern; 1 Stärke mehr.'],
  vampire: [
    'Vampir',
    'Vampire',
    'Blutmahl',
    'Dein Gegner vernichtet 1 seiner Dreiecke; dann heile 1 deiner Einheiten in der Schlacht.',
  ],
  'great-wyrm': ['Großer Wyrm', 'Große Wyrme', 'Giftatem', 'Je 1 Schaden an bis zu 3 Einheiten deiner Wahl.'],
  'blood-sister': [
    'Blutschwester',
    'Blutschwestern',
    'Blutritus',
    'Du darfst eines deiner stehenden Dreiecke vernichten; dann 2 erschüttern, sonst 1.',
  ],
  obscene: ['Obszöner', 'Obszöne', 'Groteske Kraft', '2 Schaden; dann 1 Schaden an der eigenen Seite.'],
};

/** By the id of the card, hero or city. */
export const bowCardNames: Readonly<Record<string, string>> = {
  ...worldCardNames,
  TI4: 'Gildenmeister der Händler',
  HB01: 'Trenloe der Starke',
  HB02: 'Andira Runenhand',
  HB03: 'Der Rote Skorpion',
  HB04: 'Ser Odwin von Carthridge',
  HB05: 'Ysolde Dornmantel',
  HB06: 'Vasha die Hohle',
  HB07: 'Kethra Knochensprecherin',
  HB08: 'Gorm Rothauer',
  CT8: 'Die Verlorene Stadt',
};

/** By the id of the card or hero. */
export const bowCardTexts: Readonly<Record<string, string>> = {
  ...worldCardTexts,
  TI4: 'Bei jeder deiner Ernten steigt eine Skala um 2. Was Jahreszeitenkarten deinen Skalen nehmen, darfst du ignorieren.',
  HB01: 'Geht eine Schlacht verloren, die er unterstützt hat, zieht er sich zurück, ohne erschüttert zu werden.',
  HB02: 'Einmal je Questphase darf sie alle Karten einer ihrer Proben ablegen und ebenso viele neu ziehen.',
  HB03: 'Wenn sie eine Quest erfüllt, erhältst du 2 Einfluss.',
  HB04: 'Solange er eine Schlacht unterstützt: 1 Stärke mehr.',
  HB05: 'Sie überquert Gebirge und Wasser.',
  HB06: 'Besiegt sie einen feindlichen Helden im Duell und steht noch, ziehst du 2 Taktikkarten.',
  HB07: 'In einer Schlacht, die sie unterstützt, wird das erste deiner Dreiecke, das der Gegner vernichten würde, nur erschüttert.',
  HB08: 'Im Duell macht jede seiner Karten, die Schaden zeigt, 1 Schaden mehr.',
};

/** Questions, by their ids. */
export const bowAsked = {
  'RNW-D54': 'Überflutetes Gebiet: {hero} zieht weiter oder hält an',
  'RNW-D63': '{source}: Wohin kommt der Marker?',
  'RNW-D67': '{source}: Welcher Ödlandmarker geht?',
} as const;

/** What others are waited for. */
export const bowWaiting = {
  'RNW-D54': 'zieht einen Helden',
  'RNW-D63': 'legt einen Ödlandmarker',
  'RNW-D67': 'darf Ödlandmarker entfernen',
} as const;

/** What happened. */
export const bowLog = {
  wasteLaid: '{seat} legt {kind, select, desolation {Verwüstung} other {Kryomantie}} nach {area}.',
  wasteTaken: '{seat} entfernt {kind, select, desolation {Verwüstung} other {Kryomantie}} aus {area}.',
  thawed: 'Der Frühling entfernt Kryomantie aus {area}.',
  cityPlaced: '{seat}: {city} steht in {area}.',
  lookedHand: '{seat} sieht die Taktikkarten von {of} an: {cards}.',
  lookedHandHidden: '{seat} sieht die Taktikkarten von {of} an.',
} as const;
