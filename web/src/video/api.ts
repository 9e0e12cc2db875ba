import type { PostId } from '@wagram/contract/kernel';
import type { CaptionsDraft, VideoView } from '@wagram/contract/video';
import { videoCalls } from '@wagram/contract/video';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { learnStanding } from '#follows';
import { ask, logError, putEntities, readStoredUser, useEntity } from '#kernel';
import { postListKey, putPostFirst, putPosts, useKnownPost, useViewerId } from '#posts';
import type { PostPage, PostPages } from '#posts';

/** What a video has beside its post, under the id of the post. */
export type VideoExtras = Omit<VideoView, 'post' | 'isFollowing' | 'isRequested'> & { readonly id: PostId };

/** Everybody's, or those of the people one follows. */
export type VideoTab = 'all' | 'following';

const TYPE = 'video';
const PAGE = 8;
const KEEP_MS = 30 * 60_000;

const putVideos = (client: QueryClient, videos: readonly VideoView[]): PostId[] => {
  putPosts(
    client,
    videos.map(({ post }) => post),
  );
  for (const { post, isFollowing, isRequested } of videos)
    learnStanding(client, post.user_id, isFollowing, isRequested);
  return putEntities(
    client,
    TYPE,
    videos.map(({ post, title, description, facets, duration, isPrivate }) => ({
      id: post.id,
      title,
      description,
      facets,
      duration,
      isPrivate,
    })),
  );
};

/** The post with what the video adds; null while one of them is not known or gone. */
export const useVideo = (id: PostId) => {
  const post = useKnownPost(id);
  const extras = useEntity<VideoExtras>(TYPE, id);
  return post === null || extras === null ? null : { post, extras };
};

/** A list of posts like others: a delete or a block takes its posts out of it. Each visit is a list of its own. */
export const useVideos = (visit: string, feed: VideoTab) => {
  const client = useQueryClient();
  const viewer = useViewerId();
  const list = useInfiniteQuery({
    queryKey: postListKey('videos', viewer ?? null, feed, visit),
    queryFn: async ({ pageParam, signal }): Promise<PostPage> => {
      try {
        const input = { user_id: viewer, feed, limit: PAGE, cursor: pageParam ?? undefined };
        const { videos, next_cursor } = await ask(videoCalls.listVideos, input, { signal });
        return { ids: putVideos(client, videos), next: next_cursor };
      } catch (cause) {
        if (!signal.aborted) logError('Videos could not be loaded', cause);
        throw cause;
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: PostPage) => page.next,
    staleTime: Infinity,
    gcTime: KEEP_MS,
  });
  const ids = useMemo(() => [...new Set((list.data?.pages ?? []).flatMap((page) => page.ids))], [list.data]);
  return { ...list, ids };
};

export interface NewVideo {
  readonly title: string;
  readonly description: string;
  readonly alt: string;
  readonly captions: CaptionsDraft | null;
  readonly url: string;
  readonly key: string;
}

/** The created video stands first here and in the feeds of posts. */
export const createVideo = async (client: QueryClient, wanted: NewVideo, signal: AbortSignal): Promise<VideoView> => {
  const { url, key, ...said } = wanted;
  const input = { ...said, video_url: url, user_id: readStoredUser()?.id };
  const { video } = await ask(videoCalls.createVideo, input, { key, signal });
  const { id } = video.post;
  putVideos(client, [video]);
  putPostFirst(client, video.post);
  client.setQueriesData<PostPages>({ queryKey: postListKey('videos') }, (list) => {
    const [first, ...rest] = list?.pages ?? [];
    if (list === undefined || first === undefined) return list;
    return { ...list, pages: [{ ...first, ids: [id, ...first.ids.filter((known) => known !== id)] }, ...rest] };
  });
  return video;
};
