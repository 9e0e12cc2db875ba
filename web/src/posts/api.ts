import type { CallInput, CallReply, MemberId, PostId } from '@wagram/contract/kernel';
import type { FeedType, PostView } from '@wagram/contract/posts';
import { postCalls } from '@wagram/contract/posts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '#auth';
import { ask, isAskError, logError, reasonOf } from '#kernel';
import { toast } from '#ui';
import { postListKey, postPageKey, putPost, putPosts, useKnownPost } from './card/text/entities.ts';
import type { PostPage, PostPages } from './card/text/entities.ts';
import { texts } from './texts.ts';

/** A list of posts is a feed, what one member has posted and passed on, or what was said about a post. */
export type PostSource = FeedSource | { readonly member: MemberId } | { readonly quotesOf: PostId };

interface FeedSource {
  readonly feed: FeedType;
  /** Each visit of a feed is a list of its own: it is fresh, and going back finds the old one as it was left. */
  readonly visit: string;
}

type Viewer = MemberId | undefined;
type Asked = CallInput<typeof postCalls.readPosts>;

const KEEP_MS = 30 * 60_000;
const TOP = 3;

export const useViewerId = (): Viewer => useSession().user?.id;

const pageOf = (client: QueryClient, reply: CallReply<typeof postCalls.readPosts>): PostPage => {
  const ids = putPosts(client, reply.posts ?? []);
  return { ids, reposts: reply.reposts ?? [], next: reply.next_cursor ?? null };
};

/** The first page of a feed that is known already. */
export const putFeed = (
  client: QueryClient,
  source: FeedSource,
  viewer: Viewer,
  reply: CallReply<typeof postCalls.readPosts>,
): void =>
  void client.setQueryData<PostPages>(keyOfPosts(source, viewer), {
    pages: [pageOf(client, reply)],
    pageParams: [null],
  });

const readPage = async (client: QueryClient, asked: Asked, signal: AbortSignal): Promise<PostPage> => {
  try {
    // SOC-14: the newest page of a feed is there without a network.
    const isNewest = asked.feed_type !== undefined && asked.cursor === undefined && asked.limit === undefined;
    return pageOf(client, await ask(postCalls.readPosts, asked, { signal, keep: isNewest ? 'feed' : undefined }));
  } catch (cause) {
    if (!signal.aborted) logError('Posts could not be loaded', cause);
    throw cause;
  }
};

export const keyOfPosts = (source: PostSource, viewer: Viewer) => {
  if ('feed' in source) return postListKey('feed', source.feed, viewer ?? null, source.visit);
  return 'member' in source
    ? postListKey('member', source.member, viewer ?? null)
    : postListKey('quotes', source.quotesOf, viewer ?? null);
};

const inputOf = (source: PostSource, viewer: Viewer): Asked => {
  if ('feed' in source) return { feed_type: source.feed, user_id: viewer };
  return 'member' in source
    ? { user_posts: source.member, reposts: 'with', user_id: viewer }
    : { quotes_of: source.quotesOf, user_id: viewer };
};

/** Posts page by page, from whichever room. A post that moved while pages were read is shown once. */
export const usePostPages = (
  queryKey: ReturnType<typeof postListKey>,
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<PostPage>,
) => {
  // A list never refetches under its reader: what is new waits behind the pill.
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: PostPage) => page.next,
    staleTime: Infinity,
    gcTime: KEEP_MS,
  });
  const ids = useMemo(() => [...new Set((list.data?.pages ?? []).flatMap((page) => page.ids))], [list.data]);
  const reposts = useMemo(() => (list.data?.pages ?? []).flatMap((page) => page.reposts ?? []), [list.data]);
  return { ...list, ids, reposts, name: JSON.stringify(queryKey) };
};

export const usePosts = (source: PostSource) => {
  const client = useQueryClient();
  const viewer = useViewerId();
  return usePostPages(keyOfPosts(source, viewer), (cursor, signal) =>
    readPage(client, { ...inputOf(source, viewer), cursor }, signal),
  );
};

/** Shows what is new: the list starts over with its first page, and the reader is taken to its top. */
export const useRefreshPosts = (source: PostSource): readonly [refresh: () => Promise<void>, isBusy: boolean] => {
  const client = useQueryClient();
  const viewer = useViewerId();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => readPage(client, inputOf(source, viewer), new AbortController().signal),
    onSuccess: (page) => {
      client.setQueryData<PostPages>(keyOfPosts(source, viewer), { pages: [page], pageParams: [null] });
      window.scrollTo(0, 0);
    },
    onError: (cause) => toast(reasonOf(cause, texts.feed.failed), 'bad'),
  });
  return [
    () =>
      mutateAsync().then(
        () => undefined,
        () => undefined,
      ),
    isPending,
  ];
};

/** One post that has been found, and where its page looks for it. */
export const putPostPage = (client: QueryClient, post: PostView, viewer: Viewer): void =>
  void client.setQueryData<PostId[]>(postPageKey(post.id, viewer ?? null), [putPost(client, post)]);

const findPost = async (client: QueryClient, asked: Asked, signal: AbortSignal): Promise<PostId[]> => {
  try {
    const { post } = await ask(postCalls.readPosts, asked, { signal });
    return post === undefined ? [] : [putPost(client, post)];
  } catch (cause) {
    if (isAskError(cause) && (cause.status === 404 || cause.status === 400)) return [];
    throw cause;
  }
};

/** POST-12: one post. What the page already knows of it shows at once. */
export const usePost = (id: PostId) => {
  const client = useQueryClient();
  const viewer = useViewerId();
  const known = useKnownPost(id);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: postPageKey(id, viewer ?? null),
    queryFn: ({ signal }) => findPost(client, { id, user_id: viewer }, signal),
  });
  const isGone = data?.length === 0;
  return { post: isGone ? null : known, isGone, isLoading: isPending && known === null, isError, refetch };
};

/** SHELL-04: the three most liked of the day. */
export const useTopPosts = () => {
  const client = useQueryClient();
  const viewer = useViewerId();
  return useQuery({
    queryKey: postListKey('top', viewer ?? null),
    queryFn: async ({ signal }): Promise<PostPages> => ({
      pages: [await readPage(client, { feed_type: 'trending', limit: TOP, user_id: viewer }, signal)],
      pageParams: [null],
    }),
    select: ({ pages }) => pages.flatMap((page) => page.ids),
    refetchInterval: 5 * 60_000,
  });
};
