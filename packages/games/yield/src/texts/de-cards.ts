/** Was auf den Karten und Bögen von Yield steht, auf Deutsch. */
import type { Catalogue } from '@interregnum/kernel';

export const cards: Catalogue = {
  'yield.banner.move-all.1': 'Jede deiner Armeen: 1 Schritt',
  'yield.banner.move-2.1': 'Eine Armee: bis zu 2 Schritte',
  'yield.banner.move-2.2': 'oder zwei Armeen: je 1 Schritt',
  'yield.banner.conquer.1': 'Nimm jede Festung unter deinen Armeen; 1 Schritt',
  'yield.banner.ambush.1': 'Sofort ein Kampf, +6',
  'yield.banner.ambush.2': 'oder 1 Schritt',
  'yield.banner.upgrade.1': 'Bis zu 2 deiner Festungen +1; 1 Schritt',
  'yield.banner.ritual.1': 'Eine deiner Festungen −1',
  'yield.banner.ritual.2': 'Führe eine andere Karte aus',
  'yield.banner.ritual.3': 'Erstes Ritual: vergib den Marker',
  'yield.ability.fourthArmy': 'Du hast vier Armeen; deine 12 Einheiten verteilst du auf vier.',
  'yield.ability.champion': 'Solange dein Champion kämpft, zählt jede offen gespielte Karte 2 mehr.',
  'yield.ability.moveFortresses':
    'Beim Ritual: versetze eine deiner Festungen um einen Schritt; auf einer eigenen verschmelzen sie.',
  'yield.ability.spreadPower': 'Bei der Aufwertung: jeder Stein darf eine Festung unter einer deiner Armeen gründen.',
  'yield.ability.undeadArmies': 'Einheiten, die du im Kampf verlieren würdest, kommen stattdessen hinzu.',
  'yield.ability.destroyer': 'Du gewinnst sofort, wenn du eine feindliche Armee vernichtest.',
  'yield.ability.allRegionFighter': 'Deine verdeckten Karten zählen 3 statt 1.',
  'yield.ability.fastTraveler': 'Beim Ritual: ein Schritt mehr, mit einer beliebigen deiner Armeen.',
  'yield.ability.reinforcements':
    'Beim Ritual: stiehl für jede Armee eine Kampfkarte einer Farbe, die du nennst, von Feinden neben dir.',
  'yield.ability.fortressArmies':
    'Im Kampf zählen deine Festungen neben kämpfenden Feinden mit ihrem Wert, und ihre Landschaft gilt für dich.',
};
