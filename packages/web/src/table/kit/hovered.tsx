/** The option under pointer or focus, wherever it is: whoever shows its preview follows it. */
import type { ButtonHTMLAttributes } from 'react';
import type { Store } from '../../parts/store.ts';

/** `null`: none. */
export type Hovered = Store<number | null>;

/** For whatever stands for an option. */
export const hovering = (hovered: Hovered, index: number) => ({
  onPointerEnter: () => hovered.set(index),
  onPointerLeave: () => hovered.set(null),
  onFocus: () => hovered.set(index),
  onBlur: () => hovered.set(null),
});

interface OptionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  hovered: Hovered;
  index: number;
}

/** A button that stands for an option; it is `data-hot` also while the option is pointed at elsewhere. */
export function OptionButton({ hovered, index, ...rest }: OptionButtonProps) {
  const hot = hovered.use(now => now === index);
  return <button type="button" data-hot={hot} {...hovering(hovered, index)} {...rest} />;
}
