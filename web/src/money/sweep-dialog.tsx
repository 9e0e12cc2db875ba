import { SWEPT_KEYS } from '@wagram/contract/money';
import type { FundsView, KeyView, SweptKey } from '@wagram/contract/money';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { isAskError } from '#kernel';
import { Button, closeDialog, Dialog, Notice, openDialog, Skeleton, toast, useDialogSubject } from '#ui';
import { useKeys, useMoney, useSweep } from './api.ts';
import { countedOn } from './stays.ts';
import { addressProblem, freeOnes, NOTHING_YET, unitsOf } from './sweep-draft.ts';
import { SweepFieldSet } from './sweep-fields.tsx';
import { texts as all } from './texts-keys.ts';
import { exactSum } from './write.ts';

const texts = all.form;

/** What the server refused is said in its words; without an answer nobody knows. */
const problemOf = (error: Error | null): string | null => {
  if (error === null) return null;
  return isAskError(error) && error.status > 0 && error.status < 500 ? error.message : texts.failed;
};

/** What else counts on it, where it can leave because trading is stopped. */
const PoolsNote = ({ funds }: { readonly funds: FundsView }) => {
  const sum = countedOn(useMoney().data?.pools ?? [], funds);
  return sum === 0n ? null : <Notice tone="warning">{texts.pools(exactSum(sum, funds))}</Notice>;
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
      {from === 'desk' && <PoolsNote funds={funds} />}
      <SweepFieldSet
        from={from}
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
