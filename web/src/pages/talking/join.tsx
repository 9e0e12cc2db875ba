import { useParams } from 'react-router';
import { useSession } from '#auth';
import { DoorSkeleton, GroupDoor, Missing, useInvite } from '#groups';
import { useKeepInvite } from './waiting-invite.ts';

/** Where an invite link leads: what it is, and the way in. Signed out, the sign-in dialog stands over it. */
export const JoinPage = () => {
  const { code = '' } = useParams();
  const { user } = useSession();
  const { data, error, refetch } = useInvite(code, user?.id ?? null);
  useKeepInvite(user === null && data !== undefined ? code : null);
  if (error !== null) return <Missing cause={error} isInvite onRetry={() => void refetch()} />;
  if (data === undefined) return <DoorSkeleton />;
  return (
    <GroupDoor
      key={user?.id ?? ''}
      group={data.group}
      isMember={user !== null}
      code={code}
      needsApproval={data.needs_approval}
      expiresAt={data.expires_at}
    />
  );
};
