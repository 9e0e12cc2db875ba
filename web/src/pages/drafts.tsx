import { FilePen } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useSession } from '#auth';
import { DraftList, draftTexts as words } from '#drafts';
import { Button, EmptyState, openDialog, Skeleton, TabLinks } from '#ui';

/** SOC-16: what was kept, and what goes out later. */
export const DraftsPage = () => {
  const { user, isChecking } = useSession();
  const [params] = useSearchParams();
  const tab = params.get('tab') === 'scheduled' ? 'scheduled' : 'drafts';
  if (isChecking) return <Skeleton className="m-5 h-40" />;
  return (
    <>
      <h1 className="px-4 pt-4 pb-1 text-2xl font-bold tracking-tight wide:px-6">{words.heading}</h1>
      {user === null ? (
        <EmptyState
          icon={<FilePen className="size-7" />}
          title={words.signInTitle}
          hint={words.signInHint}
          action={<Button onClick={() => openDialog('sign-in')}>{words.signIn}</Button>}
        />
      ) : (
        <>
          <TabLinks
            label={words.tabs}
            tabs={[
              { to: '/drafts', text: words.drafts, isCurrent: tab === 'drafts' },
              { to: '/drafts?tab=scheduled', text: words.scheduled, isCurrent: tab === 'scheduled' },
            ]}
          />
          <DraftList key={tab} memberId={user.id} tab={tab} />
        </>
      )}
    </>
  );
};
