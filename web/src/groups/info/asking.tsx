import { groupRunCalls } from '@wagram/contract/groups';
import type { GroupRequest } from '@wagram/contract/groups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConversationId, MemberId } from '@wagram/contract/kernel';
import { ask } from '#kernel';
import { Button, TimeAgo } from '#ui';
import { reloadGroup, useAct } from '../api.ts';
import type { InfoProps } from './view.ts';
import { NoRows, PersonRow, Rows, RowsFailed, RowsSkeleton } from './parts.tsx';
import { listKey } from '../keys.ts';
import { texts } from './texts.ts';

const MOST = 50;

const Asking = ({ groupId, person }: { readonly groupId: ConversationId; readonly person: GroupRequest }) => {
  const client = useQueryClient();
  const [isBusy, act] = useAct();
  const answer = (action: 'accept' | 'decline') => () =>
    void act(async () => {
      await ask(groupRunCalls.answerJoinRequest, { group_id: groupId, member_id: person.id, action });
      reloadGroup(client, groupId);
    });
  return (
    <PersonRow person={person} note={<TimeAgo at={person.requested_at} />} canWrap>
      <span className="flex gap-2">
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={texts.requests.acceptOne(person.displayName)}
          onClick={answer('accept')}
        >
          {texts.requests.accept}
        </Button>
        <Button
          size="sm"
          look="outline"
          disabled={isBusy}
          aria-label={texts.requests.declineOne(person.displayName)}
          onClick={answer('decline')}
        >
          {texts.requests.decline}
        </Button>
      </span>
    </PersonRow>
  );
};

export const RequestsInfo = ({ group }: InfoProps) => {
  const { data, isError, refetch } = useQuery({
    queryKey: listKey(group.id, 'requests'),
    queryFn: ({ signal }) => ask(groupRunCalls.listJoinRequests, { group_id: group.id, limit: MOST }, { signal }),
    staleTime: 0,
  });
  if (isError) return <RowsFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <RowsSkeleton />;
  if (data.requests.length === 0) return <NoRows>{texts.requests.none}</NoRows>;
  return (
    <Rows>
      {data.requests.map((person) => (
        <Asking key={person.id} groupId={group.id} person={person} />
      ))}
    </Rows>
  );
};

export const BansInfo = ({ group }: InfoProps) => {
  const client = useQueryClient();
  const [isBusy, act] = useAct();
  const { data, isError, refetch } = useQuery({
    queryKey: listKey(group.id, 'bans'),
    queryFn: ({ signal }) => ask(groupRunCalls.listGroupBans, { group_id: group.id, limit: MOST }, { signal }),
    staleTime: 0,
  });
  if (isError) return <RowsFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <RowsSkeleton />;
  if (data.bans.length === 0) return <NoRows>{texts.bans.none}</NoRows>;
  const lift = (memberId: MemberId) =>
    void act(async () => {
      await ask(groupRunCalls.changeMember, { group_id: group.id, member_id: memberId, action: 'unban' });
      reloadGroup(client, group.id);
    }, texts.members.done.unban);
  return (
    <Rows>
      {data.bans.map((person) => (
        <PersonRow key={person.id} person={person} note={<TimeAgo at={person.banned_at} />}>
          <Button
            size="sm"
            look="outline"
            disabled={isBusy}
            aria-label={texts.bans.liftOne(person.displayName)}
            onClick={() => lift(person.id)}
          >
            {texts.bans.lift}
          </Button>
        </PersonRow>
      ))}
    </Rows>
  );
};
