import type { DraftProblem } from '@wagram/contract/drafts';
import { draftErrors } from '@wagram/contract/drafts';
import type { NoticeWanted } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import {
  fail,
  Failure,
  jobKind,
  languageOfMember,
  publish,
  type App,
  type Db,
  type DraftId,
  type MemberId,
} from '#kernel';
import { selectMemberById } from '#members';
import { createPost, earlierPost } from '#posts';
import { failDraft, selectDraft, selectDue, takeDraft, type DraftRow, type DueRow } from './drafts.gen.ts';
import { texts } from './texts.ts';
import { keyOf, toPostDraft } from './to-post.ts';

const sendDraft = jobKind<{ draftId: DraftId }>('drafts.send');

const AT_ONCE = 4;

export const sendAt = (app: App, tx: Db, draft: DraftRow, at: Date): Promise<void> =>
  app.jobs.enqueue(tx, sendDraft, { draftId: draft.id }, { key: draft.id, memberId: draft.member_id, dueAt: at });

export const cancelSending = (app: App, tx: Db, id: DraftId): Promise<void> => app.jobs.cancel(tx, sendDraft, id);

/** It was changed, posted or deleted since it was read. */
class Changed extends Error {}

/** The post comes and the draft goes in one transaction: after a kill -9 there is one of them, never both or neither. */
const toPost = (app: App, draft: DraftRow, now: Date, also?: (tx: Db) => Promise<void>): Promise<PostView> =>
  createPost(app, draft.member_id, toPostDraft(draft), now, async (tx) => {
    const taken = await takeDraft(tx, { id: draft.id, memberId: draft.member_id, version: draft.version });
    if (taken === undefined) throw new Changed();
    await also?.(tx);
  });

/** A change that comes at the same time is part of it; who changes it all the time is told so. */
const TRIES = 3;

/** By its author, now. */
export const publishDraft = async (app: App, memberId: MemberId, id: DraftId, now: Date): Promise<PostView> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const draft = await selectDraft(app.db, { id, memberId });
    if (draft === undefined) return earlierPost(app, memberId, keyOf(id));
    try {
      return await toPost(app, draft, now, (tx) => cancelSending(app, tx, id));
    } catch (error) {
      if (!(error instanceof Changed)) throw error;
    }
  }
  return fail(draftErrors, 'draft_not_found');
};

class Unsent extends Error {
  constructor(readonly problem: DraftProblem) {
    super(problem);
  }
}

const standing = { active: null, suspended: 'suspended', deactivated: 'away' } as const;

const assertActive = (state: keyof typeof standing): void => {
  const problem = standing[state];
  if (problem !== null) throw new Unsent(problem);
};

/** What the rules of the time say. What is nobody's fault is tried again. */
const problemOf = (error: unknown): DraftProblem | null => {
  if (error instanceof Unsent) return error.problem;
  if (!(error instanceof Failure) || error.status >= 500) return null;
  if (error.code === 'quote_not_found' || error.code === 'private_stays') return 'quote_gone';
  if (error.code === 'empty_post' || error.code === 'poll_unfinished') return 'unfinished';
  return 'media_gone';
};

/** Told once, in the transaction that gives it up. */
const giveUp = (app: App, { id, member_id: memberId, version }: DraftRow, problem: DraftProblem): Promise<void> =>
  app.transact(async (tx) => {
    if ((await failDraft(tx, { id, version, problem })) === undefined) return;
    const message = texts(await languageOfMember(tx, memberId)).notSent(problem);
    const payload = { memberId, kind: 'scheduled_failed' as const, message, postId: null };
    await publish(tx, { name: 'notice.wanted', payload } satisfies NoticeWanted);
  });

const send = async (app: App, draft: DueRow, now: Date): Promise<void> => {
  try {
    assertActive(draft.author_state);
    await toPost(app, draft, now, async (tx) => {
      // The post has counted itself with its author, whose row is held since: nobody is suspended from here on.
      const author = await selectMemberById(tx, draft.member_id);
      if (author !== null) assertActive(author.state);
    });
  } catch (error) {
    if (error instanceof Changed) return sendDue(app, draft.id);
    const problem = problemOf(error);
    if (problem === null) throw error;
    await giveUp(app, draft, problem);
    app.events.wake();
  }
  return undefined;
};

/** One try. Nothing happens for what was put off, sent or deleted since. */
export const sendDue = async (app: App, id: DraftId): Promise<void> => {
  const now = app.clock.now();
  const draft = await selectDue(app.db, { id, now });
  if (draft !== undefined) await send(app, draft, now);
};

export const startSending = (app: App): void =>
  app.jobs.handle(
    sendDraft,
    {
      atOnce: AT_ONCE,
      onGivenUp: async ({ payload: { draftId } }) => {
        const draft = await selectDue(app.db, { id: draftId, now: app.clock.now() });
        if (draft !== undefined) await giveUp(app, draft, 'other');
      },
    },
    ({ payload: { draftId } }) => sendDue(app, draftId),
  );
