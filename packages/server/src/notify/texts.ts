/** The words of notifications, in every language that people can choose. They know a game and a table, nothing more. */
import { type Phrase, say } from '@interregnum/kernel';
import { type Language, accounts as shapes } from '@interregnum/protocol';

const en = {
  'turn.title': 'Your turn in {game}',
  'turn.body': 'Table {table} is waiting for you.',
  'mail.end': 'You asked for this mail; your account page ends it.',
};
export type NoticeKey = keyof typeof en;

const de: Readonly<Record<NoticeKey, string>> = {
  'turn.title': 'Du bist dran: {game}',
  'turn.body': 'Tisch {table} wartet auf dich.',
  'mail.end': 'Du wolltest diese Nachricht bekommen; auf der Seite zu deinem Konto bestellst du sie ab.',
};

const TEXTS: Readonly<Record<Language, Readonly<Record<NoticeKey, string>>>> = { en, de };

/** Those who have never said anything are told in English. */
const FALLBACK: Language = 'en';

export const inWords = (language: Language | null, key: NoticeKey, args: NonNullable<Phrase['args']> = {}): string =>
  say({ key, args }, { catalogue: TEXTS[language ?? FALLBACK], seatName: seat => String(seat + 1) });

/** The first of a browser's languages, by its own order, that we speak. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((entry, at) => {
    const [tag = '', quality] = entry.split(';q=');
    return { code: tag.trim().toLowerCase().split('-')[0]!, quality: Number(quality ?? 1), at };
  });
  wanted.sort((a, b) => b.quality - a.quality || a.at - b.at);
  const spoken = wanted.map(({ code }) => shapes.language.safeParse(code).data);
  return spoken.find(code => code !== undefined) ?? FALLBACK;
}
