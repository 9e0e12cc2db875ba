import type { MemberId } from '@wagram/contract/kernel';
import { bareHandle } from '@wagram/contract/members';
import { isDirect, messageCalls } from '@wagram/contract/messages';
import type { DirectConversation } from '@wagram/contract/messages';
import { profileCalls } from '@wagram/contract/profiles';
import type { VisitedProfile } from '@wagram/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ask, isAskError } from '#kernel';
import type { ChatMember } from '#messages';

interface ChatState {
  readonly id: MemberId;
  readonly username: string;
  readonly name: string;
}

/** MSG-03: what the inbox handed over, if it is about this address. */
const readState = (state: unknown, handle: string): ChatState | null => {
  const given = state as Partial<ChatState> | null;
  const isWhole = [given?.id, given?.username, given?.name].every((part) => typeof part === 'string' && part !== '');
  if (!isWhole) return null;
  const whole = given as ChatState;
  return bareHandle(whole.username).toLowerCase() === handle.toLowerCase() ? whole : null;
};

const fromProfile = (user: VisitedProfile): ChatMember => ({
  id: user.id,
  username: user.username,
  name: user.displayName,
  avatar_url: user.avatar_url,
  badge: user.badge,
});

const fromConversation = ({ id, username, name, avatar_url, badge }: DirectConversation): ChatMember => ({
  id,
  username,
  name,
  avatar_url,
  badge,
});

interface Found {
  readonly member: ChatMember;
  readonly profile: VisitedProfile | null;
}

/** By their profile; whoever may not see that any more still has what the two said (MEND-07). */
const findMember = async (handle: string, signal: AbortSignal): Promise<Found> => {
  try {
    const { user } = await ask(profileCalls.readProfile, { username: handle, limit: 1 }, { signal, keep: 'person' });
    return { member: fromProfile(user), profile: user };
  } catch (cause) {
    if (!isAskError(cause) || cause.status !== 404) throw cause;
    const { conversation } = await ask(messageCalls.findConversation, { username: handle }, { signal });
    if (conversation === null || !isDirect(conversation)) throw cause;
    return { member: fromConversation(conversation), profile: null };
  }
};

/** Opens with what is known and looks the member up by name. */
export const useChatMember = (username: string, isSignedIn: boolean) => {
  const handle = bareHandle(username);
  const state = readState(useLocation().state, handle);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['messages', 'member', handle.toLowerCase()],
    queryFn: ({ signal }) => findMember(handle, signal),
    enabled: isSignedIn,
  });
  const known = state === null ? null : { ...state, avatar_url: null, badge: null };
  return {
    member: data?.member ?? known,
    profile: data?.profile ?? null,
    isUnknown: isAskError(error) && error.status === 404,
    isLooking: isPending,
    error,
    refetch,
  };
};
