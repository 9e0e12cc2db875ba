import type { MemberId, StreamId } from '@wagram/contract/kernel';
import { streamModeratorCalls } from '@wagram/contract/streams';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '#kernel';
import { toast } from '#ui';
import { attempt } from './api.ts';
import { texts } from '../texts.ts';

const deskKey = (kind: 'moderators' | 'bans', streamId?: StreamId) =>
  ['stream-desk', kind, ...(streamId === undefined ? [] : [streamId])] as const;

interface Named {
  readonly user_id: MemberId;
  readonly username: string;
}

const forget = (client: QueryClient): void => void client.invalidateQueries({ queryKey: ['stream-desk'] });

export const banMember = async (
  client: QueryClient,
  streamId: StreamId,
  { user_id: member_id, username }: Named,
): Promise<void> => {
  const act = () => ask(streamModeratorCalls.ban, { stream_id: streamId, member_id });
  if (!(await attempt(act, texts.stage.actFailed))) return;
  toast(texts.chat.banDone(username), 'good');
  forget(client);
};

export const unbanMember = async (
  client: QueryClient,
  streamId: StreamId,
  { user_id: member_id, username }: Named,
): Promise<void> => {
  const act = () => ask(streamModeratorCalls.unban, { stream_id: streamId, member_id });
  if (!(await attempt(act, texts.stage.actFailed))) return;
  toast(texts.desk.unbanDone(username), 'good');
  forget(client);
};

/** STG-01: of all chats of the one who says it. */
export const setModerator = async (
  client: QueryClient,
  { user_id: member_id, username }: Named,
  isNamed: boolean,
): Promise<void> => {
  const { addModerator, removeModerator } = streamModeratorCalls;
  const act = () => (isNamed ? ask(addModerator, { member_id }) : ask(removeModerator, { member_id }));
  if (!(await attempt(act, texts.stage.actFailed))) return;
  toast(isNamed ? texts.desk.nameDone(username) : texts.desk.unnameDone(username), 'good');
  forget(client);
};

export const stopModerating = (hostId: MemberId, me: MemberId): Promise<boolean> =>
  attempt(() => ask(streamModeratorCalls.removeModerator, { member_id: me, host_id: hostId }), texts.stage.actFailed);

const PAGE = 30;

export const useModerators = () =>
  useInfiniteQuery({
    queryKey: deskKey('moderators'),
    queryFn: ({ pageParam, signal }) =>
      ask(streamModeratorCalls.listModerators, { limit: PAGE, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 0,
  });

export const useBans = (streamId: StreamId) =>
  useInfiniteQuery({
    queryKey: deskKey('bans', streamId),
    queryFn: ({ pageParam, signal }) =>
      ask(streamModeratorCalls.listStreamBans, { stream_id: streamId, limit: PAGE, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 0,
  });
