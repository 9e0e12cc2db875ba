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

/** Credit is counted in whole units. */
export const AmountField = ({ most, onChange, ...rest }: AmountFieldProps) => (
  <SumField
    {...rest}
    label={texts.amount}
    unit={getBrand().tokens.credit}
    all={most !== null && most > 0n ? { text: texts.all, value: String(most) } : null}
    isWhole
    isFirst
    onChange={(value) => onChange(value.replaceAll(/[\s,.']/g, ''))}
  />
);
