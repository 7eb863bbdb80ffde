/** Buttons and links that look like buttons. */
import type { ButtonHTMLAttributes, ComponentType, ReactNode, Ref, SVGProps } from 'react';
import { Link } from 'wouter';
import css from './button.module.css';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;
type Look = 'primary' | 'plain' | 'quiet';

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  icon?: Icon;
  large?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = 'plain', icon: Icon, large, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classes(css.button, css[look], large && css.large, className)} {...rest}>
      {Icon && <Icon className={css.icon} />}
      {children}
    </button>
  );
}

/** Only an icon; the label is for the ear and for the tooltip. */
export function IconButton({
  icon: Icon,
  label,
  className,
  ...rest
}: Omit<ButtonProps, 'look' | 'large' | 'children'> & { icon: Icon; label: string }) {
  return (
    <button type="button" className={classes(css.iconButton, className)} aria-label={label} title={label} {...rest}>
      <Icon className={css.icon} />
    </button>
  );
}

interface ButtonLinkProps {
  to: string;
  look?: Look;
  icon?: Icon;
  label?: string;
  large?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export function ButtonLink({ to, look = 'plain', icon: Icon, label, large, className, children }: ButtonLinkProps) {
  const shape = children === undefined ? css.iconButton : classes(css.button, css[look], large && css.large);
  return (
    <Link href={to} className={classes(shape, className)} aria-label={label} title={label}>
      {Icon && <Icon className={css.icon} />}
      {children}
    </Link>
  );
}
