import type { CallInput, MemberId } from '@wagram/contract/kernel';
import { postCalls } from '@wagram/contract/posts';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, createStored, isAskError, isRefused, readStoredJson, readStoredUser, useStore } from '#kernel';
import { toast } from '#ui';
import { putPostFirst } from '../card/text/entities.ts';
import { texts } from './queue-texts.ts';

// SOC-14: posts that were written while the server could not be reached. They go out in the order in which they were
// written; each keeps its key from the first try, so that one whose answer was lost is not posted twice.

type NewPost = CallInput<typeof postCalls.createPost>;

export interface QueuedPost {
  readonly key: string;
  readonly input: NewPost;
  readonly at: string;
  /** What the server said; null while it waits. */
  readonly problem: string | null;
}

interface Kept {
  readonly owner: MemberId;
  readonly posts: readonly QueuedPost[];
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | null;
  const isWhole = (post: Partial<QueuedPost>) => typeof post.key === 'string' && typeof post.input === 'object';
  return typeof kept?.owner === 'string' && Array.isArray(kept.posts) && kept.posts.every(isWhole);
};

const NONE: readonly QueuedPost[] = [];
const stored = createStored('post-queue', () => readStoredJson('post-queue', isKept));

/** P5: what another member did not send is nobody's business. */
export const readQueue = (owner: MemberId | undefined): readonly QueuedPost[] => {
  const kept = stored.get();
  return kept !== null && kept.owner === owner ? kept.posts : NONE;
};

/** Read anew before each write: another tab may have written in between. */
const change = (owner: MemberId, next: (old: readonly QueuedPost[]) => readonly QueuedPost[]): void => {
  const posts = next(readQueue(owner));
  stored.set(posts.length === 0 ? null : JSON.stringify({ owner, posts } satisfies Kept));
};

export const discardQueued = (owner: MemberId, key: string): void =>
  change(owner, (all) => all.filter((post) => post.key !== key));

const tell = (owner: MemberId, key: string, problem: string | null): void =>
  change(owner, (all) => all.map((post) => (post.key === key ? { ...post, problem } : post)));

/** Whether it waits now: only what was written without a network does. A server that does not answer is told as before (POST-08). */
export const queueUnsent = (cause: unknown, input: NewPost, key: string): boolean => {
  const owner = readStoredUser()?.id;
  if (owner === undefined || !isAskError(cause) || cause.status !== 0 || navigator.onLine) return false;
  const post = { key, input, at: new Date().toISOString(), problem: null };
  change(owner, (all) => [...all.filter((other) => other.key !== key), post]);
  return true;
};

/** True when the next one may go. */
const send = async (client: QueryClient, owner: MemberId, { key, input }: QueuedPost): Promise<boolean> => {
  try {
    const { post } = await ask(postCalls.createPost, input, { key });
    discardQueued(owner, key);
    putPostFirst(client, post);
    toast(texts.out, 'good');
    return true;
  } catch (cause) {
    // A refusal is told where it waits, and does not stand in the way of the others. Who is signed out sends nothing.
    if (!isRefused(cause) || cause.status === 401 || cause.status === 429) return false;
    tell(owner, key, cause.message);
    return true;
  }
};

const run = async (client: QueryClient): Promise<void> => {
  for (;;) {
    const owner = readStoredUser()?.id;
    const next = readQueue(owner).find(({ problem }) => problem === null);
    if (owner === undefined || next === undefined || !(await send(client, owner, next))) return;
  }
};

let running: Promise<unknown> | null = null;

/** One tab at a time: two would say twice that it is out. */
export const sendQueued = (client: QueryClient): Promise<unknown> => {
  const { locks } = navigator as { locks?: LockManager | null };
  // Only an address that is not secure is without locks.
  const alone = () => run(client);
  running ??= (
    locks
      ? locks.request('post-queue', { ifAvailable: true }, (lock) => (lock === null ? undefined : alone()))
      : alone()
  ).finally(() => {
    running = null;
  });
  return running;
};

export const retryQueued = (client: QueryClient, owner: MemberId, key: string): void => {
  tell(owner, key, null);
  void sendQueued(client);
};

export const useQueue = (owner: MemberId | undefined): readonly QueuedPost[] =>
  useStore({ subscribe: stored.subscribe, get: () => readQueue(owner) });

const LOOK_MS = 30_000;

/** For the frame around every page: what waits goes out with the network, and after a reload. */
export const useSendQueued = (memberId: MemberId | undefined): void => {
  const client = useQueryClient();
  const waits = useQueue(memberId).some(({ problem }) => problem === null);
  useEffect(() => {
    if (!waits) return undefined;
    const look = () => void sendQueued(client);
    look();
    window.addEventListener('online', look);
    // A server that was away comes back without a word.
    const timer = window.setInterval(look, LOOK_MS);
    return () => {
      window.removeEventListener('online', look);
      window.clearInterval(timer);
    };
  }, [client, waits]);
};
