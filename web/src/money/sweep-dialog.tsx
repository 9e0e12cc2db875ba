import { plainUnits } from '@wagram/contract/kernel';
import { SWEPT_KEYS } from '@wagram/contract/money';
import type { FundsView, KeyView, SweptKey } from '@wagram/contract/money';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { isAskError } from '#kernel';
import {
  Button,
  closeDialog,
  Dialog,
  Field,
  FieldFrame,
  inputClass,
  Notice,
  openDialog,
  Skeleton,
  toast,
  useDialogSubject,
} from '#ui';
import { useKeys, useSweep } from './api.ts';
import { NoteField } from './note-field.tsx';
import { addressProblem, amountProblem, freeOnes, NOTHING_YET, unitsOf, type SweepFields } from './sweep-draft.ts';
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
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)} className={inputClass(false)}>
        {list.map((funds) => (
          <option key={funds.mint ?? ''} value={funds.mint ?? ''}>
            {nameOf(funds)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};

interface FieldsProps {
  readonly list: readonly FundsView[];
  readonly funds: FundsView;
  readonly fields: SweepFields;
  readonly own: readonly string[];
  readonly onChange: (change: Partial<SweepFields>) => void;
}

const Fields = ({ list, funds, fields, own, onChange }: FieldsProps) => (
  <>
    <What list={list} value={funds.mint ?? ''} onChange={(mint) => onChange({ mint, amount: '' })} />
    <Field
      label={texts.amount}
      value={fields.amount}
      inputMode="decimal"
      autoComplete="off"
      hint={texts.free(exactSum(funds.free, funds))}
      error={amountProblem(fields.amount, funds)}
      aside={
        <button
          type="button"
          onClick={() => onChange({ amount: plainUnits(BigInt(funds.free), funds.decimals) })}
          className="-my-3 inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink hover:underline"
        >
          {texts.all}
        </button>
      }
      onChange={(amount) => onChange({ amount })}
    />
    <Field
      label={texts.address}
      value={fields.address}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      className="font-mono text-sm!"
      hint={texts.addressHint}
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

/** What the server refused is said in its words; without an answer nobody knows. */
const problemOf = (error: Error | null): string | null => {
  if (error === null) return null;
  return isAskError(error) && error.status > 0 && error.status < 500 ? error.message : texts.failed;
};

interface FormProps {
  readonly from: SweptKey;
  readonly view: KeyView;
  readonly own: readonly string[];
}

const SweepForm = ({ from, view, own }: FormProps) => {
  const [fields, setFields] = useState(NOTHING_YET);
  const { mutate, isPending, error } = useSweep(() => {
    closeDialog();
    toast(texts.done, 'good');
  });
  const list = freeOnes(view);
  const funds = list.find(({ mint }) => (mint ?? '') === fields.mint) ?? list[0];
  if (funds === undefined)
    return (
      <div className="flex flex-col gap-3">
        <Notice>{texts.nothing}</Notice>
        {from === 'desk' && <p className="text-sm text-ink-2">{texts.pausedHint}</p>}
      </div>
    );
  const amount = unitsOf(fields.amount, funds);
  const isReady =
    amount !== null &&
    fields.address.trim() !== '' &&
    addressProblem(fields.address, own) === undefined &&
    fields.note.trim() !== '' &&
    fields.code.trim() !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === null || !isReady) return;
    const { note, code, address } = fields;
    mutate({
      from,
      mint: funds.mint,
      amount: String(amount),
      address: address.trim(),
      note: note.trim(),
      code: code.trim(),
    });
  };
  const problem = problemOf(error);
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <Fields
        list={list}
        funds={funds}
        fields={fields}
        own={own}
        onChange={(change) => setFields({ ...fields, ...change })}
      />
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <div className="flex gap-3 pb-1">
        <Button look="soft" className="flex-1" onClick={closeDialog}>
          {texts.cancel}
        </Button>
        <Button type="submit" look="danger" className="flex-1" disabled={!isReady} isBusy={isPending}>
          {amount === null ? texts.goNothing : texts.go(exactSum(amount, funds))}
        </Button>
      </div>
    </form>
  );
};

const NeedsSecondFactor = () => (
  <div className="flex flex-col gap-4">
    <Notice tone="warning">{texts.needsSecond}</Notice>
    <Button onClick={() => openDialog('two-factor')}>{texts.setUp}</Button>
  </div>
);

/** Opened with { key }. */
export const SweepDialog = () => {
  const subject = useDialogSubject();
  const { data } = useKeys();
  const from = SWEPT_KEYS.find((name) => name === subject['key']);
  if (from === undefined) return null;
  const view = data?.keys.find(({ name }) => name === from);
  return (
    <Dialog title={texts.title(all.names[from])} description={texts.about} onClose={closeDialog}>
      <div className="px-6 pt-5">
        {view === undefined && <Skeleton className="h-64" />}
        {view !== undefined && data?.has_second_factor === false && <NeedsSecondFactor />}
        {view !== undefined && data?.has_second_factor === true && (
          <SweepForm from={from} view={view} own={data.keys.map(({ address }) => address)} />
        )}
      </div>
    </Dialog>
  );
};
