import { ListIcon } from 'lucide-react';
import { useSession } from '#auth';
import { listTexts, OwnLists } from '#lists';
import { Button, EmptyState, openDialog, Skeleton } from '#ui';

const words = listTexts.own;

/** SOC-11. */
export const ListsPage = () => {
  const { user, isChecking } = useSession();
  if (isChecking) return <Skeleton className="m-5 h-40" />;
  return (
    <>
      <header className="px-4 pt-4 pb-1 wide:px-6">
        <h1 className="text-2xl font-bold tracking-tight">{words.heading}</h1>
        <p className="mt-0.5 text-base text-ink-2">{listTexts.dialog.description}</p>
      </header>
      {user === null ? (
        <EmptyState
          icon={<ListIcon className="size-7" />}
          title={words.signInTitle}
          hint={words.signInHint}
          action={<Button onClick={() => openDialog('sign-in')}>{words.signIn}</Button>}
        />
      ) : (
        <OwnLists />
      )}
    </>
  );
};
