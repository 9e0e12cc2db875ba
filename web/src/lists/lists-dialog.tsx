import { asId, type MemberId } from '@wagram/contract/kernel';
import { LIST_NAME_MAX } from '@wagram/contract/lists';
import { useState } from 'react';
import { Button, closeDialog, Dialog, Field, Skeleton, Switch, useDialogSubject } from '#ui';
import { useListChanges, useLists } from './lists.ts';
import { texts } from './texts.ts';

const words = texts.dialog;

const Lists = ({ memberId }: { readonly memberId: MemberId }) => {
  const { data, isPending } = useLists(memberId);
  const { toggle, create } = useListChanges(memberId);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const lists = data?.lists ?? [];
  const handleCreate = async (): Promise<boolean> => {
    setBusy(true);
    const isMade = await create(name);
    if (isMade) setName('');
    setBusy(false);
    return isMade;
  };
  // A name that was typed and not begun is meant all the same.
  const handleDone = async () => {
    if (name.trim() === '' || (await handleCreate())) closeDialog();
  };
  return (
    <div className="flex flex-col gap-4 px-6 pt-4">
      {isPending && <Skeleton className="h-12 w-full" />}
      {!isPending && lists.length === 0 && <p className="text-ink-2">{words.none}</p>}
      {lists.map((list) => (
        <Switch
          key={list.id}
          label={list.name}
          hint={words.members(list.members_count)}
          isOn={list.holds}
          onChange={() => toggle(list)}
        />
      ))}
      <form
        className="flex flex-col gap-3 border-t border-line pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          void handleCreate();
        }}
      >
        <Field
          name="name"
          label={words.name}
          value={name}
          dir="auto"
          maxLength={LIST_NAME_MAX}
          autoComplete="off"
          onChange={setName}
        />
        <Button type="submit" look="soft" isBusy={isBusy} disabled={name.trim() === ''}>
          {words.create}
        </Button>
      </form>
      <Button disabled={isBusy} onClick={() => void handleDone()}>
        {words.done}
      </Button>
    </div>
  );
};

/** SOC-11: on which of the viewer's lists somebody stands. */
export const ListsDialog = () => {
  const { member = '', username = '' } = useDialogSubject();
  return (
    <Dialog title={words.title(username)} description={words.description} onClose={closeDialog}>
      <Lists memberId={asId<MemberId>(member)} />
    </Dialog>
  );
};
