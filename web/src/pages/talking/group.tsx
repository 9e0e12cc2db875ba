import type { ConversationId, MemberId } from '@wagram/contract/kernel';
import { useParams } from 'react-router';
import { useSession } from '#auth';
import { Alone, DoorSkeleton, GroupChat, GroupDoor, Missing, useGroup } from '#groups';
import { idFrom } from '#kernel';

const Group = ({ id, me }: { readonly id: ConversationId; readonly me: MemberId | null }) => {
  const { data: group, error, refetch } = useGroup(id);
  if (group !== undefined && error === null && group.role !== null && me !== null) {
    return <GroupChat group={group} me={me} />;
  }
  return (
    <Alone>
      {error !== null ? (
        <Missing cause={error} onRetry={() => void refetch()} />
      ) : group === undefined ? (
        <DoorSkeleton />
      ) : (
        <GroupDoor group={group} isMember={me !== null} />
      )}
    </Alone>
  );
};

/** GRP-02, D8: the conversation for those who are in it, the way in for everybody else. */
export const GroupPage = () => {
  const id = idFrom<ConversationId>(useParams()['id']);
  const { user, isChecking } = useSession();
  if (isChecking) {
    return (
      <Alone>
        <DoorSkeleton />
      </Alone>
    );
  }
  return <Group key={`${id} ${user?.id ?? ''}`} id={id} me={user?.id ?? null} />;
};
