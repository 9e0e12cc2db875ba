import type { FundsView, SweptKey } from '@wagram/contract/money';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { writeAmount } from '#kernel';
import { classes, Field, FieldFrame, inputClass } from '#ui';
import { NoteField } from './note-field.tsx';
import { whatStays } from './stays.ts';
import { addressProblem, amountProblem, type SweepFields } from './sweep-draft.ts';
import { texts as all } from './texts-keys.ts';
import { exactSum, nameOf } from './write.ts';

const texts = all.form;

interface ChoiceProps {
  readonly list: readonly FundsView[];
  readonly value: string;
  readonly onChange: (mint: string) => void;
}

const What = ({ list, value, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={texts.what}>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classes(inputClass(false), 'appearance-none pe-11')}
        >
          {list.map((funds) => (
            <option key={funds.mint ?? ''} value={funds.mint ?? ''}>
              {nameOf(funds)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-ink-2"
        />
      </div>
    </FieldFrame>
  );
};

interface AddressProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (address: string) => void;
}

/** All of it is seen, also on a small phone: somebody has to compare it. */
const AddressField = ({ value, error, onChange }: AddressProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={texts.address} hint={texts.addressHint} error={error}>
      <textarea
        id={id}
        dir="ltr"
        rows={2}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value.replaceAll(/\s/g, ''))}
        className={`${inputClass(error !== undefined)} resize-none py-2.5 font-mono text-sm! break-all`}
      />
    </FieldFrame>
  );
};

interface FieldSetProps {
  readonly from: SweptKey;
  readonly list: readonly FundsView[];
  readonly funds: FundsView;
  readonly fields: SweepFields;
  readonly own: readonly string[];
  readonly onChange: (change: Partial<SweepFields>) => void;
}

export const SweepFieldSet = ({ from, list, funds, fields, own, onChange }: FieldSetProps) => (
  <>
    <What list={list} value={funds.mint ?? ''} onChange={(mint) => onChange({ mint, amount: '' })} />
    <Field
      label={texts.amount}
      value={fields.amount}
      inputMode="decimal"
      autoComplete="off"
      hint={whatStays(from, funds, exactSum)}
      error={amountProblem(fields.amount, funds)}
      aside={
        <button
          type="button"
          onClick={() => onChange({ amount: writeAmount(BigInt(funds.free), funds.decimals) })}
          className="-my-3 inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink hover:underline"
        >
          {texts.all}
        </button>
      }
      onChange={(amount) => onChange({ amount })}
    />
    <AddressField
      value={fields.address}
      error={addressProblem(fields.address, own)}
      onChange={(address) => onChange({ address })}
    />
    <NoteField label={texts.note} hint={texts.noteHint} value={fields.note} onChange={(note) => onChange({ note })} />
    <Field
      label={texts.code}
      value={fields.code}
      autoComplete="one-time-code"
      hint={texts.codeHint}
      className="font-mono"
      onChange={(code) => onChange({ code })}
    />
  </>
);
