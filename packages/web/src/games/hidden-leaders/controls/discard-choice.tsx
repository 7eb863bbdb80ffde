/** HDL-D03: one card more to discard; with an empty hand there is nothing left to ask. */
import { useEffect } from 'react';
import { wish } from '../../../table/kit/wishes.ts';
import { canOnlyStop } from '../state/clicks.ts';
import type { Props } from '../state/props.ts';
import { HandChoice } from './taken.tsx';

export const DiscardChoice = (props: Props) =>
  canOnlyStop(props.view, props.options) ? <StopAtOnce {...props} /> : <HandChoice {...props} />;

function StopAtOnce({ options }: Props) {
  const stop = options[0]!.code;
  useEffect(() => wish([stop]), [stop]);
  return null;
}
