/** A Hero on the table as something to press and to read. */
import { type Card, hiddenLeaders, type Option } from '@interregnum/hidden-leaders';
import { CardButton, type CardButtonProps } from '../../../table/kit/card/card-button.tsx';
import { magnifying } from '../../../table/kit/card/magnifier.tsx';
import { carryOut } from '../../../table/kit/meaning.ts';
import type { Props } from '../state/props.ts';
import { type Picked, selection } from '../state/selection.ts';

export const reader = magnifying<Card>();

type HeroButtonProps = Props & Omit<CardButtonProps<Card, Picked>, 'reader' | 'describe' | 'onMeaning'>;

export const HeroButton = (props: HeroButtonProps) => (
  <CardButton
    {...props}
    reader={reader}
    describe={option => props.say(hiddenLeaders.words.describe(option as Option, props.view))}
    onMeaning={meaning => carryOut(props, selection, meaning)}
  />
);
