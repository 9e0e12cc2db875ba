import { tagCalls } from '@wagram/contract/lists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wagram/contract/kernel';
import { ask, isAskError, setToggle } from '#kernel';
import { useViewerId } from '#posts';
import { openDialog, toast } from '#ui';
import { texts } from './texts.ts';

const keyOf = (viewer: MemberId | undefined) => ['followed-tags', viewer ?? null] as const;

/** Hashtags that the viewer follows; nothing for a guest. */
export const useFollowedTags = () => {
  const viewer = useViewerId();
  return useQuery({
    queryKey: keyOf(viewer),
    queryFn: async ({ signal }) => (await ask(tagCalls.listFollowedTags, {}, { signal })).tags,
    enabled: viewer !== undefined,
    staleTime: 60_000,
  });
};

/** An answer that is on its way is older than the tap: it is not waited for. */
const put = (client: QueryClient, viewer: MemberId | undefined, tag: string, isOn: boolean): void => {
  void client.cancelQueries({ queryKey: keyOf(viewer) });
  client.setQueryData<string[]>(keyOf(viewer), (tags = []) => [
    ...(isOn ? [tag] : []),
    ...tags.filter((one) => one !== tag),
  ]);
};

/** A hashtag without its #, in lower case. What was asked for shows at once; `onSettled` when the server knows. */
export const useFollowTag = (tag: string, onSettled?: () => void) => {
  const client = useQueryClient();
  const viewer = useViewerId();
  const { data: tags = [] } = useFollowedTags();
  const isFollowing = tags.includes(tag);
  const toggle = () => {
    if (viewer === undefined) return openDialog('sign-in', { reason: texts.tags.signIn });
    void setToggle(`tag:${tag}`, isFollowing, !isFollowing, {
      apply: (isOn) => put(client, viewer, tag, isOn),
      send: async (isOn) => (await ask(isOn ? tagCalls.followTag : tagCalls.unfollowTag, { tag })).isFollowing,
      onFail: (cause) => toast(isAskError(cause) && cause.status !== 0 ? cause.message : texts.failed, 'bad'),
    }).then(() => {
      void client.invalidateQueries({ queryKey: keyOf(viewer) });
      onSettled?.();
    });
  };
  return { isFollowing, toggle };
};
