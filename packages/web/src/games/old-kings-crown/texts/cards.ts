/** Words on the cards, in the Clash and in the Bids that only the browser needs, by language. */
import { clashWords } from './clash.ts';

export const cardWords = {
  en: {
    ...clashWords.en,
    'okc.card.kind': '{trait}, Strength {strength}',
    'okc.kingdom.ally': 'Ally',
    'okc.kingdom.artefact': 'Artefact',
    'okc.kingdom.site': 'Site',
    'okc.limit.round': 'once a Round',
    'okc.limit.spend': 'one-shot',
  },
  de: {
    ...clashWords.de,
    'okc.card.kind': '{trait}, Stärke {strength}',
    'okc.kingdom.ally': 'Verbündeter',
    'okc.kingdom.artefact': 'Artefakt',
    'okc.kingdom.site': 'Stätte',
    'okc.limit.round': 'einmal je Runde',
    'okc.limit.spend': 'einmalig',
  },
};
