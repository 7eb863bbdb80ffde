/** The option under pointer or focus, wherever it is: whoever shows its preview follows it. */
import type { ButtonHTMLAttributes } from 'react';
import type { Store } from '../../parts/store.ts';

/** `null`: none. */
export type Hovered = Store<string | null>;

/** For whatever stands for an option. */
export const hovering = (hovered: Hovered, code: string) => ({
  onPointerEnter: () => hovered.set(code),
  onPointerLeave: () => hovered.set(null),
  onFocus: () => hovered.set(code),
  onBlur: () => hovered.set(null),
});

interface OptionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  hovered: Hovered;
  code: string;
}

/** A button that stands for an option; it is `data-hot` also while the option is pointed at elsewhere. */
export function OptionButton({ hovered, code, ...rest }: OptionButtonProps) {
  const hot = hovered.use(now => now === code);
  return <button type="button" data-code={code} data-hot={hot} {...hovering(hovered, code)} {...rest} />;
}
