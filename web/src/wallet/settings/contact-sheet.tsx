import { walletCalls } from '@wagram/contract/wallet';
import type { ContactView } from '@wagram/contract/wallet';
import { useForm } from '#kernel';
import { Button, Field, Notice, toast } from '#ui';
import { Sheet } from '../sheet.tsx';
import { texts } from './texts.ts';

const words = texts.contacts;

interface ContactSheetProps {
  /** Null: a new one. */
  readonly contact: ContactView | null;
  readonly onKeep: (address: string, name: string) => Promise<void>;
  readonly onRemove: (contact: ContactView) => void;
  readonly onClose: () => void;
}

export const ContactSheet = ({ contact, onKeep, onRemove, onClose }: ContactSheetProps) => {
  const form = useForm({
    initial: { address: contact?.address ?? '', name: contact?.name ?? '' },
    call: walletCalls.keepContact,
    toInput: ({ address, name }) => ({ address: address.trim(), name: name.trim() }),
    failure: words.failed,
    onSubmit: async ({ address, name }) => {
      await onKeep(address, name);
      toast(words.saved, 'good');
      onClose();
    },
  });
  return (
    <Sheet title={contact === null ? words.addTitle : words.editTitle} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void form.handleSubmit(event)}>
        {form.problem !== null && <Notice tone="danger">{form.problem}</Notice>}
        <Field
          {...form.field('address')}
          label={words.address}
          autoComplete="off"
          spellCheck={false}
          readOnly={contact !== null}
          className="font-mono text-sm"
        />
        <Field {...form.field('name')} label={words.name} hint={words.nameHint} autoComplete="off" />
        <Button type="submit" isBusy={form.isBusy} disabled={form.values.name.trim() === ''}>
          {words.save}
        </Button>
        {contact !== null && (
          <Button look="ghost" className="text-coral" onClick={() => onRemove(contact)}>
            {words.remove}
          </Button>
        )}
      </form>
    </Sheet>
  );
};
