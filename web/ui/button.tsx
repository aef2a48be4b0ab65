import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';
import { BusyRing, useIsSlow } from './spinner.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
/** `regular` is 44 px (families); `compact` is 36 px with a mouse and 44 px on touch screens (staff). */
export type ButtonSize = 'regular' | 'large' | 'compact';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-primary text-on-primary shadow-1 hover:bg-primary-hover border border-transparent',
  secondary: 'bg-surface text-text border border-border-strong hover:border-text hover:bg-sunken',
  quiet: 'text-primary border border-transparent hover:bg-primary-soft hover:text-primary-hover',
  danger: 'bg-danger text-on-danger shadow-1 border border-transparent hover:brightness-90',
};

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-base',
  compact: 'min-h-9 px-3.5 text-sm pointer-coarse:min-h-11',
};

/** Returns the classes of a button, for the rare element that is neither `Button` nor `LinkButton`. */
export const buttonClass = (look: ButtonLook = 'secondary', size: ButtonSize = 'regular', isWide = false): string =>
  classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-control py-1.5 text-center font-semibold leading-tight select-none',
    'transition-colors duration-(--hover) ease-calm aria-disabled:opacity-60',
    looks[look],
    sizes[size],
    isWide && 'w-full',
  );

type Shared = { look?: ButtonLook; size?: ButtonSize; isWide?: boolean; icon?: LucideIcon; children?: ReactNode };

export type ButtonProps = Shared &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** While true, the button keeps its focus, ignores presses, and after 300 ms shows a ring. */
    isBusy?: boolean;
    /** The label while busy, such as 'Logging in...'. */
    busyLabel?: string;
  };

/** Does something on this screen, so it isn't printed. A second press while busy does nothing, so a form is sent once. */
export const Button = ({
  look,
  size,
  isWide,
  icon,
  isBusy = false,
  busyLabel,
  children,
  className,
  onClick,
  disabled,
  ...rest
}: ButtonProps) => {
  const isSlow = useIsSlow(isBusy);
  const isOff = isBusy || disabled;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass(look, size, isWide), 'print:hidden', className)}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isSlow ? <BusyRing /> : icon && <Icon of={icon} />}
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  );
};

export type LinkButtonProps = Shared & Omit<LinkProps, 'children'>;

/** Goes somewhere, with the look of a button. */
export const LinkButton = ({ look, size, isWide, icon, children, className, ...rest }: LinkButtonProps) => (
  <Link {...rest} className={classNames(buttonClass(look, size, isWide), className)}>
    {icon && <Icon of={icon} />}
    {children}
  </Link>
);

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { icon: LucideIcon; label: string };

/** Shows a square 44 px button with one icon. Its label is its accessible name and its tooltip. */
export const IconButton = ({ icon, label, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    {...rest}
    className={classNames(
      'inline-flex size-11 items-center justify-center rounded-control text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text print:hidden',
      className,
    )}
  >
    <Icon of={icon} />
  </button>
);
