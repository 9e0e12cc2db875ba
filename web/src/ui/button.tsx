import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './lists/spinner.tsx';

export type ButtonLook = 'primary' | 'ink' | 'outline' | 'soft' | 'ghost' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:brightness-110 active:brightness-95',
  ink: 'bg-ink text-paper hover:opacity-90 active:opacity-80',
  outline: 'border border-line bg-surface text-ink hover:bg-sunken',
  soft: 'bg-sunken text-ink hover:bg-line',
  ghost: 'text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'bg-coral-soft text-coral hover:brightness-95 dark:hover:brightness-125',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 text-sm gap-1.5',
  md: 'min-h-11 px-5 text-base gap-2',
  lg: 'min-h-13 px-6 text-base gap-2.5',
};

const SHAPE =
  'inline-flex items-center justify-center rounded-full font-semibold text-center select-none transition-[background-color,opacity,filter,transform] duration-150 active:scale-[0.985] disabled:opacity-55 disabled:active:scale-100';

/** The same dress for a link that looks like a button. */
export const buttonClass = (look: ButtonLook = 'primary', size: ButtonSize = 'md', extra?: string): string =>
  classes(SHAPE, LOOKS[look], SIZES[size], extra);

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly isBusy?: boolean;
  readonly icon?: ReactNode;
}

export const Button = ({ look, size, isBusy = false, icon, className, children, disabled, ...rest }: ButtonProps) => (
  <button
    {...rest}
    // eslint-disable-next-line react/button-has-type -- the default below keeps a stray button from submitting a form
    type={rest.type ?? 'button'}
    disabled={disabled === true || isBusy}
    aria-busy={isBusy || undefined}
    className={buttonClass(look, size, className)}
  >
    {isBusy ? <Spinner /> : icon}
    {children}
  </button>
);

interface IconButtonProps extends ComponentProps<'button'> {
  /** Said by screen readers and shown as a tip. */
  readonly label: string;
}

export const IconButton = ({ label, className, children, ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    title={label}
    className={classes(
      'relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink',
      className,
    )}
  >
    {children}
  </button>
);
