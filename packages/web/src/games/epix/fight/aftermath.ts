/** What a decided fight led to, in one or two sentences. */
import { type EpixEvent, GARRISON } from '@interregnum/epix';
import { areaName, type Props, unitName } from '../state/props.ts';
import type { Fought } from './reveal.ts';

function consequence({ text, seatNames }: Props, e: EpixEvent): string | null {
  switch (e.type) {
    case 'captured':
      return text(e.replaced ? 'epix.after.captured' : 'epix.after.removed', { unit: unitName(text, e.unit) });
    case 'pillaged':
      return text('epix.after.pillaged', { gold: e.gold });
    case 'fellBack':
      return text('epix.after.fellBack', { unit: unitName(text, e.unit), area: areaName(text, e.area) });
    case 'moved':
      return text('epix.after.entered', { unit: unitName(text, e.unit), area: areaName(text, e.to) });
    case 'destroyed':
      return text('epix.after.destroyed', { area: areaName(text, e.area) });
    case 'castleTaken':
      return text('epix.after.castle', { seat: seatNames[e.seat]! });
    default:
      return null;
  }
}

export function aftermath(props: Props, { duel, bid, won }: Fought, events: readonly EpixEvent[]): string {
  const { text, seatNames } = props;
  const names = { attacker: seatNames[duel.attacker]!, defender: seatNames[duel.defender]! };
  const target = duel.target === null || duel.target === GARRISON ? '' : unitName(text, duel.target);
  const verdict = won
    ? text(target === '' ? 'epix.after.won' : 'epix.after.wonUnit', { ...names, unit: target })
    : text('epix.after.lost', { ...names, unit: unitName(text, duel.unit), bid });
  return [verdict, ...events.map(e => consequence(props, e)).filter(Boolean)].join(' ');
}
