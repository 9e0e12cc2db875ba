import { bareHandle } from '@house/contract/members';
import { profileCalls } from '@house/contract/profiles';
import type { VisitedProfile } from '@house/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ask, isAskError } from '#kernel';
import type { ChatMember } from '#messages';

interface ChatState {
  readonly id: string;
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

/** Opens with what is known and looks the member up by name. */
export const useChatMember = (username: string, isSignedIn: boolean) => {
  const handle = bareHandle(username);
  const state = readState(useLocation().state, handle);
  const { data, error, refetch } = useQuery({
    queryKey: ['messages', 'member', handle.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await ask(profileCalls.readProfile, { username: handle, limit: 1 }, { signal })).user,
    enabled: isSignedIn,
  });
  const known = state === null ? null : { ...state, avatar_url: null, badge: null };
  return {
    member: data === undefined ? known : fromProfile(data),
    profile: data ?? null,
    isUnknown: isAskError(error) && error.status === 404,
    error,
    refetch,
  };
};
