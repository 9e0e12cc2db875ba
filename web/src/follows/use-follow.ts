import { followCalls } from '@house/contract/follows';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ask, isAskError, readStoredUser, wishToggle } from '#kernel';
import { patchMember } from '#members';
import { openDialog, toast } from '#ui';
import { putStanding, readStanding, useStanding } from './standing.ts';
import { texts } from './texts.ts';

export interface Followable {
  readonly id: string;
  readonly username: string;
  /** D20: a private member is asked first. */
  readonly isPrivate?: boolean;
}

/** FOLL-04 */
const failureOf = (cause: unknown, wish: boolean): string => {
  if (!isAskError(cause) || cause.status === 0) return texts.unreachable;
  if (!wish) return texts.unfollowFailed;
  return cause.status === 404 || cause.code === 'cannot_follow' ? texts.cannot : texts.failed;
};

/** The wish at once; the count of followers moves by one with it. */
const show = (client: QueryClient, member: Followable, isOn: boolean): void => {
  const before = readStanding(client, member.id);
  const isFollowing = isOn && member.isPrivate !== true;
  const step = Number(isFollowing) - Number(before?.isFollowing === true);
  putStanding(client, member.id, { isFollowing, isRequested: isOn && !isFollowing });
  if (step !== 0)
    patchMember(client, member.id, (shown) => ({ followers_count: Math.max(0, shown.followers_count + step) }));
};

const send = async (client: QueryClient, member: Followable, isOn: boolean): Promise<boolean> => {
  const call = isOn ? followCalls.follow : followCalls.unfollow;
  const reply = await ask(call, { follower_id: readStoredUser()?.id, following_id: member.id });
  const { isFollowing, isRequested, followers_count } = reply;
  putStanding(client, member.id, { isFollowing, isRequested });
  patchMember(client, member.id, () => ({ followers_count }));
  return isFollowing || isRequested;
};

const setFollow = async (client: QueryClient, member: Followable, wish: boolean): Promise<void> => {
  const before = readStanding(client, member.id);
  const wasRequest = before?.isRequested === true;
  let hasFailed = false;
  putStanding(client, member.id, { isBusy: true });
  await wishToggle(`follow:${member.id}`, !wish, wish, {
    apply: (isOn) => {
      // Taken back, a follow is a follow again and a request a request.
      if (isOn === !wish && before !== null) putStanding(client, member.id, { ...before });
      else show(client, member, isOn);
    },
    send: (isOn) => send(client, member, isOn),
    onFail: (cause) => {
      hasFailed = true;
      toast(failureOf(cause, wish), 'bad');
    },
  });
  putStanding(client, member.id, { isBusy: false });
  if (hasFailed || wish) return;
  const words = wasRequest ? texts.withdrawn(member.username) : texts.unfollowed(member.username);
  toast(words, 'plain', { text: texts.undo, onAct: () => void setFollow(client, member, true) });
};

/** FOLL-04. A tap while the last one is on its way does nothing. */
export const useFollow = (member: Followable) => {
  const client = useQueryClient();
  const standing = useStanding(member.id);
  const toggle = () => {
    if (readStoredUser() === null) return openDialog('sign-in', { reason: texts.signIn });
    if (!standing.isBusy) void setFollow(client, member, !(standing.isFollowing || standing.isRequested));
  };
  return { ...standing, toggle };
};
