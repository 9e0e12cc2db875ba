import { PRODUCTS } from '@wagram/contract/kernel';
import type { ProductName } from '@wagram/contract/kernel';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { isAskError } from '#kernel';
import { Button, closeDialog, Dialog, Notice, toast, useDialogSubject } from '#ui';
import { useSetPaused } from './api.ts';
import { NoteField } from './note-field.tsx';
import { texts } from './texts.ts';

const words = texts.products;

const PauseForm = ({ product, isPaused }: { readonly product: ProductName; readonly isPaused: boolean }) => {
  const [note, setNote] = useState('');
  const name = words.names[product];
  const { mutate, isPending, error } = useSetPaused(() => {
    closeDialog();
    toast(isPaused ? words.paused(name) : words.resumed(name), 'good');
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ product, is_paused: isPaused, note: note.trim() });
  };
  return (
    <Dialog
      title={words.titleOf(name, isPaused)}
      description={isPaused ? words.explain[product] : words.explainOn}
      onClose={closeDialog}
    >
      <form className="flex flex-col gap-5 px-6 pt-5" onSubmit={handleSubmit}>
        {error !== null && <Notice tone="danger">{isAskError(error) ? error.message : words.refused}</Notice>}
        <NoteField label={words.note} hint={words.noteHint} value={note} onChange={setNote} />
        <div className="flex gap-3 pb-1">
          <Button look="soft" className="flex-1" onClick={closeDialog}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            look={isPaused ? 'danger' : 'primary'}
            className="flex-1"
            disabled={note.trim() === ''}
            isBusy={isPending}
          >
            {isPaused ? words.pause : words.resume}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Opened with { product, to: 'paused' | 'on' }. */
export const PauseDialog = () => {
  const { product, to } = useDialogSubject();
  const known = PRODUCTS.find((name) => name === product);
  return known === undefined ? null : <PauseForm product={known} isPaused={to === 'paused'} />;
};
