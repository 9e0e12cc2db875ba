import { muteMatcher, mutingCalls, type Muted, type MuteTerm } from '@wagram/contract/blocks';
import type { MemberId, PostId } from '@wagram/contract/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { requireSignIn, useSession } from '#auth';
import { ask, createStored, isAskError, logWarning, readStoredUser, setToggle, useStore } from '#kernel';
import { toast } from '#ui';
import { texts } from './texts.ts';

interface Kept {
  readonly owner: MemberId;
  readonly muted: Muted;
}

const NOTHING: Muted = { words: [], posts: [] };
const silent = (): null => null;

const parse = (text: string | null) => {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    if (kept === null || !Array.isArray(kept.muted.words)) throw new Error('nothing kept');
    // Looked through once for every list, however many posts it has.
    return { ...kept, find: muteMatcher(kept.muted.words, Date.now()) };
  } catch {
    return { owner: null, muted: NOTHING, find: silent };
  }
};

// Kept on the device, so that a muted word is folded from the first post on. Nobody else's is used.
const stored = createStored('muted', parse);

const keyOf = (memberId: MemberId | null) => ['muted', memberId] as const;

/** What the server says is muted; kept on the device. */
export const learnMuted = (client: QueryClient, owner: MemberId, { words, posts }: Muted): Muted => {
  const muted = { words, posts };
  stored.set(JSON.stringify({ owner, muted } satisfies Kept));
  client.setQueryData<Muted>(keyOf(owner), muted);
  return muted;
};

const read = async (client: QueryClient, memberId: MemberId, signal?: AbortSignal): Promise<Muted> =>
  learnMuted(
    client,
    memberId,
    await ask(mutingCalls.listMuted, { user_id: memberId }, signal === undefined ? {} : { signal }),
  );

/** What another device has muted since. It is tried again with the next visit. */
export const refreshMuted = (client: QueryClient, memberId: MemberId): Promise<void> =>
  read(client, memberId).then(
    () => undefined,
    (cause: unknown) => logWarning('What is muted could not be read', cause),
  );

export const useMuted = (memberId: MemberId) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: keyOf(memberId),
    queryFn: ({ signal }) => read(client, memberId, signal),
    staleTime: 0,
  });
};

/** SOC-10: the muted word in somebody else's text, or null. */
export const useMutedWord = (text: string, authorId: MemberId | undefined): string | null => {
  const viewer = useSession().user?.id;
  const { owner, find } = useStore(stored);
  return viewer === undefined || owner !== viewer || authorId === viewer ? null : find(text);
};

const failed = (cause: unknown): void => {
  logWarning('What is muted was not changed', cause);
  toast(isAskError(cause) && cause.status !== 0 ? cause.message : texts.words.failed, 'bad');
};

/** The field keeps what was typed until the server has it. */
export const useMuteWord = (memberId: MemberId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ word, term }: { readonly word: string; readonly term: MuteTerm }) =>
      learnMuted(client, memberId, await ask(mutingCalls.muteWord, { user_id: memberId, word, for: term })),
  });
};

export const useUnmuteWord = (memberId: MemberId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (word: string) =>
      learnMuted(client, memberId, await ask(mutingCalls.unmuteWord, { user_id: memberId, word })),
    onError: failed,
  });
};

const setMutedPost = (client: QueryClient, postId: PostId, isWanted: boolean): Promise<void> => {
  const owner = readStoredUser()?.id;
  if (owner === undefined) return Promise.resolve();
  const apply = (isOn: boolean) => {
    const { muted } = stored.get();
    const others = muted.posts.filter((one) => one.post_id !== postId);
    const known = muted.posts.find((one) => one.post_id === postId);
    const added = known ?? { post_id: postId, username: '', content: '', since: new Date().toISOString() };
    learnMuted(client, owner, { ...muted, posts: isOn ? [added, ...others] : others });
  };
  return setToggle(`muted-post:${postId}`, !isWanted, isWanted, {
    apply,
    send: async (isOn) => {
      const input = { user_id: owner, post_id: postId };
      const { isMuted } = await ask(isOn ? mutingCalls.mutePost : mutingCalls.unmutePost, input);
      void client.invalidateQueries({ queryKey: keyOf(owner) });
      const onAct = () => void setMutedPost(client, postId, !isMuted);
      toast(isMuted ? texts.threads.done : texts.threads.undone, 'good', { text: texts.undo, onAct });
      return isMuted;
    },
    onFail: failed,
  });
};

/** SOC-10: whether one hears of what happens under a post, from its menu and from that of a notice. */
export const useMutedPost = (postId: PostId | null) => {
  const client = useQueryClient();
  const viewer = useSession().user?.id;
  const { owner, muted } = useStore(stored);
  const isMuted = owner === viewer && muted.posts.some((one) => one.post_id === postId);
  const toggle = () => {
    if (postId !== null && requireSignIn(texts.threads.signIn)) void setMutedPost(client, postId, !isMuted);
  };
  return { isMuted, toggle };
};
