import { UsersRound } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useSession } from '#auth';
import { GroupWizard, groupTexts } from '#groups';
import { Button, EmptyState, openDialog, Skeleton } from '#ui';

const words = groupTexts.wizard;

/** GRP-02; with ?kind=channel the same steps make a channel. */
export const CreateGroupPage = () => {
  const { user, isChecking } = useSession();
  const [params] = useSearchParams();
  const kind = params.get('kind') === 'channel' ? 'channel' : 'group';
  if (isChecking) return <Skeleton className="m-5 h-64" />;
  if (user !== null) return <GroupWizard key={`${kind} ${user.id}`} owner={user.id} kind={kind} />;
  return (
    <EmptyState
      icon={<UsersRound className="size-7" />}
      title={words.signIn}
      hint={words.signInHint}
      action={<Button onClick={() => openDialog('sign-in', { reason: words.signIn })}>{words.signInAction}</Button>}
    />
  );
};
