import { draftCalls } from '@wagram/contract/drafts';
import type { DraftTab, DraftView } from '@wagram/contract/drafts';
import type { DraftId, MemberId } from '@wagram/contract/kernel';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ask, isAskError } from '#kernel';
import { patchPost, putPostFirst } from '#posts';
import type { NewPost } from '#posts';
import type { PostView } from '@wagram/contract/posts';
import { toast } from '#ui';
import { texts } from './texts.ts';
import { whenText } from './when.ts';

const ROOT = 'drafts';
/** What goes out by itself leaves the list without a word. */
const LOOK_MS = 30_000;

interface DraftPage {
  readonly drafts: readonly DraftView[];
  readonly next_cursor: string | null;
}

export const useDrafts = (memberId: MemberId, tab: DraftTab) => {
  const list = useInfiniteQuery({
    queryKey: [ROOT, memberId, tab],
    queryFn: ({ pageParam, signal }): Promise<DraftPage> =>
      ask(draftCalls.readDrafts, { tab, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
    refetchInterval: tab === 'scheduled' ? LOOK_MS : false,
  });
  return { ...list, drafts: list.data?.pages.flatMap(({ drafts }) => drafts) ?? [] };
};

/** One that a list on this page holds. */
export const findKnownDraft = (client: QueryClient, id: DraftId): DraftView | null =>
  client
    .getQueriesData<InfiniteData<DraftPage>>({ queryKey: [ROOT] })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ drafts }) => drafts)
    .find((draft) => draft.id === id) ?? null;

type Written = Pick<NewPost, 'content' | 'pictures' | 'quoteOf' | 'poll' | 'warning'>;

const renew = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [ROOT] });

export const keepDraft = async (client: QueryClient, id: DraftId, written: Written): Promise<void> => {
  const { content, pictures = [], quoteOf = null, poll = null, warning = null } = written;
  const input = { draft_id: id, content, pictures: [...pictures], quote_of: quoteOf, poll, warning };
  await ask(draftCalls.keepDraft, input);
  await renew(client);
};

export const scheduleDraft = async (client: QueryClient, id: DraftId, at: Date): Promise<void> => {
  await ask(draftCalls.scheduleDraft, { draft_id: id, at: at.toISOString() });
  await renew(client);
};

export const publishDraft = async (client: QueryClient, id: DraftId): Promise<PostView> => {
  const { post } = await ask(draftCalls.publishDraft, { draft_id: id });
  putPostFirst(client, post);
  if (post.quote_of !== null) patchPost(client, post.quote_of, ({ quotes }) => ({ quotes: quotes + 1 }));
  await renew(client);
  return post;
};

export const removeDraft = async (client: QueryClient, id: DraftId): Promise<void> => {
  await ask(draftCalls.removeDraft, { draft_id: id });
  await renew(client);
};

export const problemText = (cause: unknown): string =>
  isAskError(cause) && cause.status > 0 ? cause.message : texts.couldNot;

/** It is out, and this is where. */
export const useTellPosted = (): ((post: PostView) => void) => {
  const navigate = useNavigate();
  return (post) => toast(texts.posted, 'good', { text: texts.view, onAct: () => void navigate(`/post/${post.id}`) });
};

/** What can be done with one in the list. Each says how it went. */
export const useDraftActions = (id: DraftId) => {
  const client = useQueryClient();
  const tellPosted = useTellPosted();
  const [isBusy, setBusy] = useState(false);
  const act = (work: () => Promise<unknown>) => async (): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      toast(problemText(cause), 'bad');
      await renew(client);
    }
    setBusy(false);
  };
  return {
    isBusy,
    publish: act(async () => tellPosted(await publishDraft(client, id))),
    schedule: (at: Date) =>
      act(async () => {
        await scheduleDraft(client, id, at);
        toast(texts.goesOut(whenText(at)), 'good');
      })(),
    unschedule: act(async () => {
      await ask(draftCalls.unscheduleDraft, { draft_id: id });
      await renew(client);
      toast(texts.isBack, 'good');
    }),
    remove: act(async () => {
      await removeDraft(client, id);
      toast(texts.removed, 'good');
    }),
  };
};
