import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';

export const inputClass = (hasError: boolean): string =>
  classes(
    'block min-h-12 w-full rounded-field border bg-surface px-4 text-lg text-ink placeholder:text-ink-3 transition-[border-color,box-shadow] duration-150',
    'focus-visible:outline-none focus-visible:ring-4 sm:text-base',
    hasError
      ? 'border-coral focus-visible:ring-coral/20'
      : 'border-line hover:border-line-strong focus-visible:border-accent focus-visible:ring-accent/20',
  );

interface FrameProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, hint or error below; the error takes the hint's place so that nothing jumps. */
export const FieldFrame = ({ id, label, error, hint, aside, children }: FrameProps) => (
  <div>
    <div className="mb-1.5 flex items-baseline justify-between gap-3">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      {aside}
    </div>
    {children}
    {error !== undefined ? (
      <p id={`${id}-about`} role="alert" className="mt-1.5 text-sm text-coral">
        {error}
      </p>
    ) : (
      hint !== undefined && (
        <p id={`${id}-about`} className="mt-1.5 text-sm text-ink-3">
          {hint}
        </p>
      )
    )}
  </div>
);

export interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'id'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly aside?: ReactNode;
  readonly onChange: (value: string) => void;
}

export const describedBy = (id: string, error?: string, hint?: string): string | undefined =>
  error === undefined && hint === undefined ? undefined : `${id}-about`;

export const Field = ({ label, error, hint, aside, onChange, className, ...rest }: FieldProps) => {
  const id = useId();
  // Addresses and handles run from left to right on every page; half of one would jump about otherwise.
  const isLatin = rest.type === 'email' || rest.type === 'url' || rest.autoComplete === 'username';
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} aside={aside}>
      <input
        {...rest}
        dir={isLatin ? 'ltr' : rest.dir}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error, hint)}
        onChange={(event) => onChange(event.target.value)}
        className={classes(inputClass(error !== undefined), isLatin && 'rtl:text-right', className)}
      />
    </FieldFrame>
  );
};
