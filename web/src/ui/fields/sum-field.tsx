import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';

interface SumFieldProps {
  readonly label: string;
  /** What the sum is counted in: its name, or a choice that stands above. */
  readonly unit?: string;
  readonly choice?: ReactNode;
  readonly value: string;
  readonly error: string | undefined;
  /** What is said of the sum while nothing is wrong with it. */
  readonly about: string | null;
  /** The button that writes all there is; null while nobody knows how much that is. */
  readonly all: { readonly text: string; readonly value: string } | null;
  readonly isWhole?: boolean;
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
}

const sizeFor = (text: string): string => (text.length > 12 ? 'text-2xl' : text.length > 8 ? 'text-3xl' : 'text-4xl');

type AboutProps = Pick<SumFieldProps, 'error' | 'about' | 'all' | 'onChange'> & { readonly id: string };

const About = ({ id, error, about, all, onChange }: AboutProps) => (
  <div id={id} className="mt-1 flex min-h-11 items-center justify-between gap-3 text-sm">
    {error === undefined ? (
      <span role="status" className="figures min-w-0 text-ink-2 wrap-anywhere">
        {about}
      </span>
    ) : (
      <span role="alert" className="min-w-0 text-coral">
        {error}
      </span>
    )}
    {all !== null && (
      <Button look="outline" size="sm" className="min-h-11" onClick={() => onChange(all.value)}>
        {all.text}
      </Button>
    )}
  </div>
);

/** A sum of money: what the eye should rest on. */
export const SumField = ({ label, unit, choice, value, isWhole = false, isFirst = false, ...rest }: SumFieldProps) => {
  const id = useId();
  return (
    <div className="rounded-card bg-sunken p-4 transition-shadow duration-150 focus-within:ring-4 focus-within:ring-accent/20">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {choice}
      </div>
      <div className="flex items-baseline gap-2">
        <input
          id={id}
          value={value}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          autoFocus={isFirst}
          placeholder="0"
          aria-invalid={rest.error !== undefined || undefined}
          aria-describedby={`${id}-about`}
          onChange={(event) => rest.onChange(event.target.value)}
          className={classes(
            'figures block min-h-13 w-full min-w-0 flex-1 bg-transparent font-bold tracking-tight placeholder:text-ink-3 focus-visible:outline-none',
            sizeFor(value),
          )}
        />
        {unit !== undefined && <span className="text-lg font-semibold text-ink-2">{unit}</span>}
      </div>
      <About id={`${id}-about`} {...rest} />
    </div>
  );
};
