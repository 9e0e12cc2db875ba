import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wagram/contract/kernel';
import { profileCalls } from '@wagram/contract/profiles';
import type { ReplyView } from '@wagram/contract/profiles';
import { useMemo } from 'react';
import { ask } from '#kernel';
import { postListKey, putPosts, usePostPages, useViewerId } from '#posts';

export type PostTab = 'media' | 'likes';

/** SOC-07: posts of a tab, page by page. */
export const useTabPosts = (memberId: MemberId, tab: PostTab) => {
  const client = useQueryClient();
  const queryKey = postListKey('profile', memberId, tab, useViewerId() ?? null);
  return usePostPages(queryKey, async (cursor, signal) => {
    const asked = { member_id: memberId, tab, cursor };
    const { posts, next_cursor: next } = await ask(profileCalls.listProfilePosts, asked, { signal });
    return { ids: putPosts(client, posts), next };
  });
};

export const useReplies = (memberId: MemberId) => {
  const list = useInfiniteQuery({
    queryKey: ['profile-replies', memberId, useViewerId() ?? null],
    queryFn: ({ pageParam, signal }) =>
      ask(profileCalls.listProfileReplies, { member_id: memberId, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
  const replies = useMemo((): ReplyView[] => {
    const all = (list.data?.pages ?? []).flatMap((page) => page.replies);
    return [...new Map(all.map((one) => [one.id, one])).values()];
  }, [list.data]);
  return { ...list, replies };
};
