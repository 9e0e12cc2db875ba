import type { PostPollView, PostView } from '@wagram/contract/posts';
import { postCalls } from '@wagram/contract/posts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requireSignIn } from '#auth';
import { ask, reasonOf } from '#kernel';
import { toast } from '#ui';
import { useViewerId } from '../../api.ts';
import { patchPost, readPost } from '../text/entities.ts';
import { tellOtherTabs } from '../../tabs.ts';
import { texts } from '../../texts.ts';

const LIVE_MS = 5_000;
/** The longest that a browser's timer can wait. */
const TIMER_MAX_MS = 2_147_483_647;

/** True from the moment it ends, also for whoever is looking at it then. */
const useIsOver = (endsAt: string): boolean => {
  const left = Date.parse(endsAt) - Date.now();
  const [, setTick] = useState(0);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = window.setTimeout(() => setTick((tick) => tick + 1), Math.min(left, TIMER_MAX_MS));
    return () => window.clearTimeout(timer);
  }, [left]);
  return left <= 0;
};

const withVote = ({ options, ...poll }: PostPollView, choice: number): PostPollView => ({
  ...poll,
  options: options.map((option, at) => (at === choice ? { ...option, votes: option.votes + 1 } : option)),
});

/** SOC-04. A vote shows at once, and is taken off again when the server refuses it. */
export const usePoll = (post: PostView, poll: PostPollView) => {
  const client = useQueryClient();
  const isOver = useIsOver(poll.ends_at);
  const isOwn = useViewerId() === post.user_id;
  const hasResult = isOver || isOwn || post.voted !== null;
  // While somebody looks at a result it follows what others choose.
  useQuery({
    queryKey: ['poll', post.id],
    queryFn: async ({ signal }) => {
      const { post: fresh } = await ask(postCalls.readPosts, { id: post.id }, { signal });
      if (fresh !== undefined) patchPost(client, post.id, () => ({ poll: fresh.poll, voted: fresh.voted }));
      return fresh?.poll ?? null;
    },
    enabled: hasResult && !isOver,
    refetchInterval: LIVE_MS,
    initialData: poll,
    staleTime: LIVE_MS,
    retry: false,
  });
  const send = async (choice: number): Promise<void> => {
    const before = readPost(client, post.id);
    patchPost(client, post.id, () => ({ voted: choice, poll: withVote(poll, choice) }));
    try {
      const { post: now } = await ask(postCalls.voteInPost, { post_id: post.id, choice });
      patchPost(client, post.id, () => ({ voted: now.voted, poll: now.poll }));
      tellOtherTabs(post.id, { voted: now.voted, poll: now.poll });
    } catch (cause) {
      patchPost(client, post.id, () => ({ voted: before?.voted ?? null, poll: before?.poll ?? poll }));
      toast(reasonOf(cause, texts.poll.failed), 'bad');
    }
  };
  const vote = (choice: number) => {
    if (requireSignIn(texts.poll.signIn)) void send(choice);
  };
  return { isOver, hasResult, vote };
};
