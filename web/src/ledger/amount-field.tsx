import { getBrand } from '#kernel';
import { SumField } from '#ui';
import { texts } from './texts-field.ts';

interface AmountFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly about: string | null;
  /** What 'All' writes; null while nobody knows. */
  readonly most: bigint | null;
  readonly onChange: (value: string) => void;
}

const grouped = /^\d{1,3}(?:[.,'’]\d{3})+$/;

/** 1,000 and 1.000 are a thousand of what has no parts; 1,5 stays as it is, and is refused. */
export const readWhole = (typed: string): string => {
  const text = typed.replaceAll(/\s/g, '');
  return grouped.test(text) ? text.replaceAll(/\D/g, '') : text;
};

/** Credit is counted in whole units. */
export const AmountField = ({ most, onChange, ...rest }: AmountFieldProps) => (
  <SumField
    {...rest}
    label={texts.amount}
    unit={getBrand().tokens.credit}
    all={most !== null && most > 0n ? { text: texts.all, value: String(most) } : null}
    isWhole
    isFirst
    onChange={(value) => onChange(readWhole(value))}
  />
);
