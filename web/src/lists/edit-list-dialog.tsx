import type { ListId } from '@wagram/contract/kernel';
import { LIST_NAME_MAX } from '@wagram/contract/lists';
import type { ListView } from '@wagram/contract/lists';
import type { MemberCard } from '@wagram/contract/members';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { idFrom } from '#kernel';
import { Avatar, Button, closeDialog, Dialog, Field, Handle, ShortName, toast, useDialogSubject } from '#ui';
import { useListEdit, useListMembers } from './edit-list.ts';
import { useLists } from './lists.ts';
import { texts } from './texts.ts';

const words = texts.edit;

interface PersonProps {
  readonly member: MemberCard;
  readonly onRemove: () => void;
}

const Person = ({ member, onRemove }: PersonProps) => (
  <li className="flex min-h-14 items-center gap-3">
    <Avatar name={member.displayName} url={member.avatar_url} size={40} />
    <span className="min-w-0 flex-1 leading-5">
      <ShortName name={member.displayName} className="font-semibold" />
      <Handle name={member.username} className="text-sm text-ink-3" />
    </span>
    <Button look="ghost" size="sm" aria-label={words.removeOne(member.username)} onClick={onRemove}>
      {words.remove}
    </Button>
  </li>
);

/** Asked before what cannot be undone. */
const Delete = ({ isBusy, onYes }: { readonly isBusy: boolean; readonly onYes: () => void }) => {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button look="ghost" className="text-coral!" onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2">{words.sure}</p>
      <div className="flex gap-3">
        <Button look="soft" className="flex-1" onClick={() => setAsked(false)}>
          {words.keep}
        </Button>
        <Button look="danger" className="flex-1" isBusy={isBusy} onClick={onYes}>
          {words.delete}
        </Button>
      </div>
    </div>
  );
};

const EditList = ({ list }: { readonly list: ListView }) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [name, setName] = useState(list.name);
  const { data: people = [] } = useListMembers(list.id);
  const { rename, remove, takeOff, isBusy } = useListEdit(list.id);
  const handleRename = async () => {
    if (!(await rename(name.trim()))) return;
    closeDialog();
    toast(words.renamed, 'good');
  };
  const handleDelete = async () => {
    if (!(await remove())) return;
    closeDialog();
    // Its feed is gone with it.
    if (pathname === '/home') void navigate('/home?tab=following', { replace: true });
    toast(words.deleted, 'good');
  };
  return (
    <div className="flex flex-col gap-4 px-6 pt-4">
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void handleRename();
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
        <Button type="submit" isBusy={isBusy} disabled={name.trim() === '' || name.trim() === list.name}>
          {words.save}
        </Button>
      </form>
      <ul aria-label={words.people} className="border-t border-line pt-2">
        {people.length === 0 && <li className="py-2 text-ink-2">{texts.empty.listHint}</li>}
        {people.map((member) => (
          <Person key={member.id} member={member} onRemove={() => void takeOff(member.id)} />
        ))}
      </ul>
      <Delete isBusy={isBusy} onYes={() => void handleDelete()} />
    </div>
  );
};

/** SOC-11: its name, who stands on it, and its end. */
export const EditListDialog = () => {
  const listId = idFrom<ListId>(useDialogSubject()['list']);
  const list = useLists().data?.lists.find(({ id }) => id === listId);
  return (
    <Dialog title={words.title} description={texts.dialog.description} onClose={closeDialog}>
      {list !== undefined && <EditList list={list} />}
    </Dialog>
  );
};
