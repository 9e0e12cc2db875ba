import type { ListId } from '@wagram/contract/kernel';
import { Pencil } from 'lucide-react';
import { Button, openDialog } from '#ui';
import { useLists } from './lists.ts';
import { texts } from './texts.ts';

/** How many stand on it, and the way to change it. */
export const ListHead = ({ listId }: { readonly listId: ListId }) => {
  const list = useLists().data?.lists.find(({ id }) => id === listId);
  return (
    <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line ps-4 pe-2 wide:ps-5">
      <p className="tabular text-sm text-ink-2">{list === undefined ? '' : texts.dialog.members(list.members_count)}</p>
      <Button look="ghost" size="sm" onClick={() => openDialog('edit-list', { list: listId })}>
        <Pencil aria-hidden="true" className="size-4" />
        {texts.edit.open}
      </Button>
    </div>
  );
};
