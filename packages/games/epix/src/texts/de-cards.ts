/** What the Special Ability cards do, short enough for a card, in German. */
import type { Catalogue } from '@interregnum/kernel';

export const cards: Catalogue = {
  'epix.card.SA01': '2 Gold mehr bei jedem Einkommen.',
  'epix.card.SA02': 'Deine Steuern bringen 6 Gold statt 3.',
  'epix.card.SA03': 'Jedes Lager bringt beim Einkommen 2 Gold statt 1.',
  'epix.card.SA04': '1 Gold, sooft dein Soldat oder Ritter eine Einheit schlägt.',
  'epix.card.SA05': 'Soldaten kosten dich 1 Gold.',
  'epix.card.SA06': 'Ritter kosten dich 4 Gold.',
  'epix.card.SA07': 'Lager und Katapulte kosten dich 1 Gold.',
  'epix.card.SA08': 'Deine Soldaten verteidigen überall mit zwei Tipps.',
  'epix.card.SA09': 'Deine Ritter verteidigen überall mit zwei Tipps.',
  'epix.card.SA10': 'Deine Lager verteidigen mit zwei Tipps und werden nie erobert.',
  'epix.card.SA11': 'Deine Garnison verteidigt mit drei Tipps.',
  'epix.card.SA12': 'Einmal je Jahreszeit als Verteidiger: Ist das Gebot gerade oder ungerade?',
  'epix.card.SA13': 'Deine Soldaten dürfen zwei Schritte ziehen.',
  'epix.card.SA14': 'Deine Ritter dürfen auf den Kilimandjora und verteidigen ihn mit zwei Tipps.',
  'epix.card.SA15': 'Deine Katapulte schießen von überall zwei Schritte weit.',
  'epix.card.SA16': 'Einmal je Jahreszeit behältst du einen gescheiterten Soldaten oder Ritter.',
  'epix.card.SA17': 'Burgen und Berg geben keinen zweiten Tipp gegen deine Soldaten.',
  'epix.card.SA18': 'Du gewinnst Gleichstände der Auktion und zahlst 1 Gold weniger.',
  'epix.card.SA19': 'Je Jahreszeit siehst du die Aktionskarten eines Gegners; dann darfst du deine tauschen.',
  'epix.card.SA20': 'Rekrutiere Soldaten auch in leeren Provinzen neben deinen Lagern.',
};
