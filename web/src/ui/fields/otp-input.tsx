import { useId } from 'react';
import { describedBy, FieldFrame, inputClass } from './field.tsx';
import { classes } from '../classes.ts';

interface OtpInputProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly length?: number;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
}

/** One real input, spaced like boxes: paste, autofill and screen readers work as anywhere. Digits only. */
export const OtpInput = ({ label, name, value, length = 6, error, hint, onChange, autoFocus }: OtpInputProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input
        id={id}
        name={name}
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        autoFocus={autoFocus}
        placeholder={'·'.repeat(length)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, error, hint)}
        onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, length))}
        className={classes(
          inputClass(error !== undefined),
          'min-h-14 text-center font-mono text-2xl! tracking-[0.5em] ps-[calc(1rem+0.5em)] tabular',
        )}
      />
    </FieldFrame>
  );
};
