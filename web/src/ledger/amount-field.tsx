import { useId } from 'react';
import { getBrand } from '#kernel';
import { Button } from '#ui';
import { texts } from './texts-field.ts';

interface AmountFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  /** What is said of the sum while nothing is wrong with it. */
  readonly about: string | null;
  /** What 'All' writes; null while nobody knows. */
  readonly most: bigint | null;
  readonly onChange: (value: string) => void;
}

/** Credit is counted in whole units. The sum is what the eye should rest on. */
export const AmountField = ({ value, error, about, most, onChange }: AmountFieldProps) => {
  const id = useId();
  return (
    <div className="rounded-card bg-sunken p-4 transition-shadow duration-150 focus-within:ring-4 focus-within:ring-accent/20">
      <label htmlFor={id} className="text-sm font-semibold">
        {texts.amount}
      </label>
      <div className="flex items-baseline gap-2">
        <input
          id={id}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          placeholder="0"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-about`}
          onChange={(event) => onChange(event.target.value.replaceAll(/[\s,.']/g, ''))}
          className="figures block min-h-13 w-full min-w-0 flex-1 bg-transparent text-4xl font-bold tracking-tight placeholder:text-ink-3 focus-visible:outline-none"
        />
        <span className="text-lg font-semibold text-ink-2">{getBrand().tokens.credit}</span>
      </div>
      <div id={`${id}-about`} className="mt-1 flex min-h-9 items-center justify-between gap-3 text-sm">
        {error === undefined ? (
          <span role="status" className="figures min-w-0 text-ink-2">
            {about}
          </span>
        ) : (
          <span role="alert" className="min-w-0 text-coral">
            {error}
          </span>
        )}
        {most !== null && most > 0n && (
          <Button look="outline" size="sm" onClick={() => onChange(String(most))}>
            {texts.all}
          </Button>
        )}
      </div>
    </div>
  );
};
