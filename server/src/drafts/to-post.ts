import { draftErrors } from '@wagram/contract/drafts';
import { pollDraft } from '@wagram/contract/posts';
import { fail, type App, type DraftId } from '#kernel';
import { preparePost, type PostDraft } from '#posts';
import type { DraftRow } from './drafts.gen.ts';

/** However often a draft is sent, there is one post. Keys that a browser makes never look like this. */
export const keyOf = (id: DraftId): string => `draft:${id}`;

export const toPostDraft = ({ id, content, media, quote_of: quoteOf, poll, warning }: DraftRow): PostDraft => {
  const finished = poll === null ? null : pollDraft.safeParse(poll);
  if (finished?.success === false) fail(draftErrors, 'poll_unfinished');
  return {
    content,
    media: media.map(({ url, stored }) => ({ url, alt: stored.alt })),
    quoteOf,
    poll: finished?.data ?? null,
    warning,
    key: keyOf(id),
  };
};

/** Whether it could be posted as it is: what cannot is better said now than when it is due. */
export const assertPostable = async (app: App, draft: DraftRow, now: Date): Promise<void> => {
  await preparePost(app, draft.member_id, toPostDraft(draft), now);
};
