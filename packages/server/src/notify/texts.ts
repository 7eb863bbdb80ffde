/** The words of notifications, in every language that people can choose. They know a game and a table, nothing more. */
import { type Phrase, say } from '@interregnum/kernel';
import { type Language, accounts as shapes } from '@interregnum/protocol';

const en = {
  'turn.title': 'Your turn in {game}',
  'turn.body': 'Table {table} is waiting for you.',
  'mail.end': 'You asked for this mail; your account page ends it.',
  'mail.noLink': 'Open the page where you play; your tables are in the lobby.',
  'confirm.title': 'Your code: {code}',
  'confirm.body':
    'Somebody, probably you, wants letters of Interregnum at this address when it is their turn. To agree, enter {code} on the account page. Otherwise do nothing, and nothing more will come.',
  'unsubscribe.ask': 'No more letters when it is your turn?',
  'unsubscribe.go': 'No more letters',
  'unsubscribe.done': 'There will be no more letters.',
};
export type NoticeKey = keyof typeof en;

const de: Readonly<Record<NoticeKey, string>> = {
  'turn.title': 'Du bist dran: {game}',
  'turn.body': 'Tisch {table} wartet auf dich.',
  'mail.end': 'Du wolltest diese Nachricht bekommen; auf der Seite zu deinem Konto bestellst du sie ab.',
  'mail.noLink': 'Öffne die Seite, auf der du spielst; deine Tische sind in der Lobby.',
  'confirm.title': 'Dein Code: {code}',
  'confirm.body':
    'Jemand, vermutlich du, möchte an diese Adresse Post von Interregnum, wenn er am Zug ist. Gib {code} auf der Seite zum Konto ein, wenn du einverstanden bist. Sonst tu nichts, und es kommt nichts mehr.',
  'unsubscribe.ask': 'Keine Post mehr, wenn du dran bist?',
  'unsubscribe.go': 'Keine Post mehr',
  'unsubscribe.done': 'Es kommt keine Post mehr.',
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
