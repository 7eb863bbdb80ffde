/** The words of this title, by language. */
import { orderTexts } from '../standing-orders.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const texts = { en: { ...en, ...orderTexts.en }, de: { ...de, ...orderTexts.de } };
