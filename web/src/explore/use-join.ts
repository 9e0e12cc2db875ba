import { groupCalls } from '@wagram/contract/groups';
import type { CommunityView } from '@wagram/contract/explore';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ConversationId } from '@wagram/contract/kernel';
import { ask, readStoredUser, reasonOf, setToggle } from '#kernel';
import { reloadConversations } from '#messages';
import { openDialog, toast } from '#ui';
import { patchCommunity } from './api.ts';
import { texts } from './texts.ts';

const words = texts.join;

const show = (client: QueryClient, id: ConversationId, isJoined: boolean): void =>
  patchCommunity(client, id, (known) => ({
    isJoined,
    members: Math.max(0, known.members + Number(isJoined) - Number(known.isJoined)),
  }));

// The one membership there is: the seat in the group's conversation.
const send = async (id: ConversationId, isOn: boolean): Promise<boolean> => {
  if (!isOn) {
    await ask(groupCalls.leaveGroup, { group_id: id });
    return false;
  }
  return (await ask(groupCalls.joinGroup, { group_id: id })).status === 'joined';
};

const setJoined = async (client: QueryClient, community: CommunityView, wanted: boolean): Promise<void> => {
  let hasFailed = false;
  await setToggle(`community:${community.id}`, !wanted, wanted, {
    apply: (isOn) => show(client, community.id, isOn),
    send: (isOn) => send(community.id, isOn),
    onFail: (cause) => {
      hasFailed = true;
      toast(reasonOf(cause, words.failed), 'bad');
    },
  });
  if (hasFailed) return;
  reloadConversations(client);
  if (!wanted)
    toast(words.left(community.name), 'plain', {
      text: words.undo,
      onAct: () => void setJoined(client, community, true),
    });
};

/** EXPL-02: joins and leaves as the group's own screen does. */
export const useJoin = (community: CommunityView): (() => void) => {
  const client = useQueryClient();
  return () => {
    if (readStoredUser() === null) openDialog('sign-in', { reason: words.signIn });
    else void setJoined(client, community, !community.isJoined);
  };
};
