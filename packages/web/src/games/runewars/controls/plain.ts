/** Answers that are words alone: plain buttons beside the question. */
import { ASK, type Option, type View } from '@interregnum/runewars';

const PLAIN = new Set<Option['type']>([
  'gainInfluence',
  'drawTactics',
  'continue',
  'claim',
  'victoryCard',
  'seek',
  'objective',
  'go',
  'done',
  'none',
  'way',
  'use',
  'replace',
  'skip',
  'work',
  'stop',
  'end',
  'pass',
  'dealDamage',
  'hurtSelf',
  'redraw',
  'no',
  'yes',
  'ignore',
  'accept',
]);

export const isPlain = (option: Option): boolean => PLAIN.has(option.type);

/** Setting out belongs to the tools that name who goes. */
const isSettingOut = ({ type }: Option, view: View): boolean =>
  type === 'go' || (type === 'done' && view.ask?.id === ASK.movers);

export const offersItself = (option: Option, view: View): boolean => !isPlain(option) || isSettingOut(option, view);
