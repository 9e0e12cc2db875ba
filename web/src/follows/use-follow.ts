import { followCalls } from '@wagram/contract/follows';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wagram/contract/kernel';
import { isElsewhere } from '@wagram/contract/members';
import { ask, isAskError, readStored, readStoredUser, setToggle } from '#kernel';
import { patchMember } from '#members';
import { openDialog, toast } from '#ui';
import { putStanding, readStanding, useStanding } from './standing.ts';
import type { Standing } from './standing.ts';
import { texts } from './texts.ts';

export interface Followable {
  readonly id: MemberId;
  readonly username: string;
  /** D20: a private member is asked first. */
  readonly isPrivate?: boolean;
}

/** FOLL-04: the server's own words where it gave any; a network failure has none. */
const failureOf = (cause: unknown, wanted: boolean): string => {
  if (!isAskError(cause)) return texts.unexpected;
  if (cause.status === 0) return texts.failed;
  if (cause.status === 404 && wanted) return texts.cannot;
  if (cause.message !== '') return cause.message;
  return wanted ? texts.failed : texts.unfollowFailed;
};

type Stand = Pick<Standing, 'isFollowing' | 'isRequested'>;

/** The count of followers moves by one with the follow, and back with it. */
const show = (client: QueryClient, id: MemberId, stand: Stand): void => {
  const step = Number(stand.isFollowing) - Number(readStanding(client, id)?.isFollowing === true);
  putStanding(client, id, stand);
  if (step !== 0) patchMember(client, id, ({ followers_count: n }) => ({ followers_count: Math.max(0, n + step) }));
};

const send = async (client: QueryClient, member: Followable, isOn: boolean): Promise<boolean> => {
  const call = isOn ? followCalls.follow : followCalls.unfollow;
  const reply = await ask(call, { follower_id: readStoredUser()?.id, following_id: member.id });
  const { isFollowing, isRequested, followers_count } = reply;
  putStanding(client, member.id, { isFollowing, isRequested });
  patchMember(client, member.id, () => ({ followers_count }));
  return isFollowing || isRequested;
};

const NOTHING: Stand = { isFollowing: false, isRequested: false };

const setFollow = async (client: QueryClient, member: Followable, wanted: boolean): Promise<void> => {
  const { isFollowing, isRequested } = readStanding(client, member.id) ?? NOTHING;
  const before = { isFollowing, isRequested };
  const wantedStanding = wanted
    ? { isFollowing: member.isPrivate !== true, isRequested: member.isPrivate === true }
    : NOTHING;
  let hasFailed = false;
  putStanding(client, member.id, { isBusy: true });
  await setToggle(`follow:${member.id}`, !wanted, wanted, {
    apply: (isOn) => show(client, member.id, isOn === wanted ? wantedStanding : before),
    send: (isOn) => send(client, member, isOn),
    onFail: (cause) => {
      hasFailed = true;
      toast(failureOf(cause, wanted), 'bad');
    },
  });
  putStanding(client, member.id, { isBusy: false });
  if (hasFailed || wanted) return;
  const words = isRequested ? texts.withdrawn(member.username) : texts.unfollowed(member.username);
  toast(words, 'plain', { text: texts.undo, onAct: () => void setFollow(client, member, true) });
};

/** Everybody at once, one after the other, so that a server that says no is asked no further by haste. */
export const useFollowAll = () => {
  const client = useQueryClient();
  return async (members: readonly Followable[]): Promise<void> => {
    for (const member of members) {
      const { isFollowing, isRequested } = readStanding(client, member.id) ?? NOTHING;
      if (!isFollowing && !isRequested) await setFollow(client, member, true);
    }
  };
};

/** FOLL-04. A tap while the last one is on its way does nothing. */
export const useFollow = (member: Followable) => {
  const client = useQueryClient();
  const standing = useStanding(member.id);
  const toggle = () => {
    if (readStoredUser() === null) return openDialog('sign-in', { reason: texts.signIn });
    // FED-03: a word before somebody elsewhere is followed for the first time; it comes back here.
    const isNew = isElsewhere(member.username) && readStored('followed-elsewhere') === null;
    if (isNew && !standing.isFollowing && !standing.isRequested)
      return openDialog('follow-elsewhere', { id: member.id, username: member.username });
    if (!standing.isBusy) void setFollow(client, member, !(standing.isFollowing || standing.isRequested));
  };
  return { ...standing, toggle };
};
