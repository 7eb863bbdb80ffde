/** The game in words. */
import {
  because,
  listArg,
  optionsNow,
  type Phrase,
  type Prompt,
  phrase,
  promptFor,
  type Refusal,
  seatArg,
} from '@interregnum/kernel';
import type { View } from './sight.ts';
import { every, type GoofspielEvent, type Option, readOption } from './state.ts';

export const texts = {
  en: {
    'option.bid': 'Bid {card}',
    'ask.GOO-D01': 'Bid a card for the prizes {open}',
    'wait.GOO-D01': '{seats} must bid',
    'log.prize': 'The prize {card} is turned up.',
    'log.bids': 'The bids are {bids}.',
    'log.taken': '{seat} takes {points, plural, one {# point} other {# points}}.',
    'log.tied': 'The highest bid was made twice.',
    'end.points': 'the most points: {points}',
    'refusal.notAsked': 'You are not asked for anything now.',
    'refusal.noCard': 'The {card} is not in your hand any more.',
    'refusal.asked': 'You must bid a card from your hand.',
    'position.hands': 'Hand',
    'position.points': 'Points',
    'position.open': 'Prizes',
    'position.deck': 'To come',
  },
  de: {
    'option.bid': 'Biete {card}',
    'ask.GOO-D01': 'Biete eine Karte für die Preise {open}',
    'wait.GOO-D01': '{seats} muss bieten',
    'log.prize': 'Der Preis {card} wird aufgedeckt.',
    'log.bids': 'Geboten sind {bids}.',
    'log.taken': '{seat} bekommt {points, plural, one {# Punkt} other {# Punkte}}.',
    'log.tied': 'Das höchste Gebot kam doppelt.',
    'end.points': 'die meisten Punkte: {points}',
    'refusal.notAsked': 'Du bist jetzt nicht gefragt.',
    'refusal.noCard': 'Die {card} hast du nicht mehr auf der Hand.',
    'refusal.asked': 'Du musst eine Karte aus der Hand bieten.',
    'position.hands': 'Hand',
    'position.points': 'Punkte',
    'position.open': 'Preise',
    'position.deck': 'Noch verdeckt',
  },
};

export const describe = ({ card }: Option): Phrase => phrase('option.bid', { card });

export const prompt = (v: View): Prompt | null => (v.ask ? promptFor(v, 'GOO-011', { open: listArg(v.open) }) : null);

export function tellEvent(e: GoofspielEvent): Phrase {
  switch (e.type) {
    case 'prize':
      return phrase('log.prize', { card: e.card });
    case 'bids':
      return phrase('log.bids', { bids: listArg(e.bids) });
    case 'taken':
      return phrase('log.taken', { seat: seatArg(e.seat), points: e.points });
    case 'tied':
      return phrase('log.tied');
  }
}

/** `null` exactly for what the viewer may answer now. */
export function refusal(v: View, code: string): Refusal | null {
  const options = optionsNow(v);
  if (!options) return because('GOO-011', 'notAsked');
  if (options.some(o => o.code === code)) return null;
  const tried = readOption(code);
  return tried ? because('GOO-011', 'noCard', { card: tried.card }) : because('GOO-011', 'asked');
}

export const candidates = (v: View): readonly string[] => (optionsNow(v) ? every('bid').map(o => o.code) : []);
