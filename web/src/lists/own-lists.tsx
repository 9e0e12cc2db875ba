import { LIST_NAME_MAX, LISTS_MAX } from '@wagram/contract/lists';
import type { ListView } from '@wagram/contract/lists';
import { ListIcon, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, EmptyState, ErrorState, Field, IconButton, openDialog, ShortName, Skeleton } from '#ui';
import { useCreateList, useLists } from './lists.ts';
import { texts } from './texts.ts';

const words = texts.own;

const Row = ({ list: { id, name, members_count: count } }: { readonly list: ListView }) => (
  <li className="relative flex min-h-16 items-center gap-3.5 border-b border-line px-4 py-2 transition-colors duration-150 hover:bg-sunken/60 wide:px-6">
    <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-xl bg-accent-soft text-accent-ink">
      <ListIcon aria-hidden="true" className="size-5" />
    </span>
    <span className="min-w-0 flex-1">
      <Link to={`/home?tab=${id}`} className="block font-semibold after:absolute after:inset-0 after:content-['']">
        <ShortName name={name} />
      </Link>
      <span className="tabular block text-sm text-ink-2">{texts.dialog.members(count)}</span>
    </span>
    <IconButton
      label={words.edit(name)}
      className="relative z-10 -me-2"
      onClick={() => openDialog('edit-list', { list: id })}
    >
      <Pencil aria-hidden="true" className="size-4.5" />
    </IconButton>
  </li>
);

const NewList = () => {
  const { create, isBusy } = useCreateList();
  const [name, setName] = useState('');
  const handleCreate = async () => {
    if (await create(name.trim())) setName('');
  };
  return (
    <form
      className="flex items-end gap-3 border-b border-line px-4 pt-3 pb-5 wide:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        void handleCreate();
      }}
    >
      <div className="min-w-0 flex-1">
        <Field
          name="name"
          label={texts.dialog.name}
          value={name}
          dir="auto"
          maxLength={LIST_NAME_MAX}
          autoComplete="off"
          onChange={setName}
        />
      </div>
      <Button type="submit" isBusy={isBusy} disabled={name.trim() === ''} className="h-12">
        {words.create}
      </Button>
    </form>
  );
};

/** SOC-11: every list of one's own, to be read, changed and begun. */
export const OwnLists = () => {
  const { data, isPending, isError, error, refetch } = useLists();
  if (isPending) return <Skeleton className="m-4 h-40 wide:m-6" />;
  if (isError) return <ErrorState title={words.unread} hint={error.message} onRetry={() => void refetch()} />;
  const { lists } = data;
  return (
    <>
      {lists.length < LISTS_MAX && <NewList />}
      {lists.length === 0 ? (
        <EmptyState icon={<ListIcon className="size-7" />} title={words.none} hint={words.noneHint} />
      ) : (
        <ul aria-label={words.heading}>
          {lists.map((list) => (
            <Row key={list.id} list={list} />
          ))}
        </ul>
      )}
    </>
  );
};
