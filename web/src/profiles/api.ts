import type { CallInput, CallReply, MemberId } from '@wagram/contract/kernel';
import { bareHandle } from '@wagram/contract/members';
import type { OwnProfileView } from '@wagram/contract/members';
import type { VisitedProfile } from '@wagram/contract/profiles';
import { profileCalls } from '@wagram/contract/profiles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { learnBlock, learnMute } from '#blocks';
import { learnStanding } from '#follows';
import { ask, isAskError, keepStoredUser } from '#kernel';
import { putMember, useMember } from '#members';
import { keyOfPosts, putPost, putPosts, renewAuthor, useViewerId } from '#posts';
import type { PostPages } from '#posts';

type Visit = CallReply<typeof profileCalls.readProfile>;

const ROOT = 'profile';
const keyOf = (username: string, viewer: MemberId | undefined) =>
  [ROOT, bareHandle(username).toLowerCase(), viewer ?? null] as const;

/** The first posts come with the profile. A list that somebody has read further is left as it is. */
const learnPosts = (
  client: QueryClient,
  memberId: MemberId,
  viewer: MemberId | undefined,
  page: PostPages['pages'][number],
) =>
  client.setQueryData<PostPages>(keyOfPosts({ member: memberId }, viewer), (list) =>
    list !== undefined && list.pages.length > 1 ? list : { pages: [page], pageParams: [null] },
  );

/** What came with a visit, put where the screens look for it. */
const learnVisit = (client: QueryClient, viewer: MemberId | undefined, reply: Visit): VisitedProfile => {
  const { user, posts, pinned, next_cursor: next } = reply;
  putMember(client, user);
  if (pinned != null) putPost(client, pinned);
  learnStanding(client, user.id, user.is_following, user.is_requested);
  learnBlock(client, user.id, user.is_blocked);
  learnMute(client, user.id, user.is_muted);
  if (user.is_open) learnPosts(client, user.id, viewer, { ids: putPosts(client, posts), next });
  return user;
};

/** A profile that is known already. */
export const putProfile = (client: QueryClient, username: string, viewer: MemberId, reply: Visit): void =>
  void client.setQueryData<VisitedProfile>(keyOf(username, viewer), learnVisit(client, viewer, reply));

const readProfile = async (
  client: QueryClient,
  username: string,
  viewer: MemberId | undefined,
  signal: AbortSignal,
): Promise<VisitedProfile | null> => {
  try {
    return learnVisit(client, viewer, await ask(profileCalls.readProfile, { username }, { signal }));
  } catch (cause) {
    if (isAskError(cause) && cause.status === 404) return null;
    throw cause;
  }
};

/** USER-03. The newest that the page knows of the member is laid over what came with the visit. */
export const useProfile = (username: string) => {
  const client = useQueryClient();
  const viewer = useViewerId();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: keyOf(username, viewer),
    queryFn: ({ signal }) => readProfile(client, username, viewer, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const member = useMember(data?.id ?? null);
  const profile: VisitedProfile | null = data == null ? null : { ...data, ...member };
  return { profile, isGone: data === null, isPending, isError, refetch };
};

export const refreshProfiles = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [ROOT] });

/** PROF-03: what was saved shows on every screen at once. */
export const saveProfile = async (
  client: QueryClient,
  change: CallInput<typeof profileCalls.updateProfile>,
): Promise<OwnProfileView> => {
  const { profile } = await ask(profileCalls.updateProfile, change);
  keepStoredUser(profile);
  putMember(client, profile);
  renewAuthor(client, profile);
  await refreshProfiles(client);
  return profile;
};

/** SOC-01: done or skipped, it does not come again. */
export const finishWelcome = async (): Promise<OwnProfileView> => {
  const { profile } = await ask(profileCalls.finishWelcome, {});
  keepStoredUser(profile);
  return profile;
};
