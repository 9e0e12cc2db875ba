import { postErrors, type PollDraft, type PostView } from '@wagram/contract/posts';
import { fail, jobKind, newId, type App, type Db, type MemberId, type PostId } from '#kernel';
import { voted, written } from '../changes.ts';
import { selectPost } from '../feeds/feeds.gen.ts';
import { insertPoll, insertVote, lockPoll, selectPoll, tellEnd, updatePoll } from './polls.gen.ts';
import { toPostView } from '../view.ts';

const MINUTE_MS = 60_000;

const endOf = (poll: PollDraft, now: Date): Date => new Date(now.getTime() + poll.minutes * MINUTE_MS);

const pollIsOver = jobKind<{ postId: PostId }>('posts.poll_over');

/** Whoever voted is told when it is over. */
export const tellWhenOver = (app: App): void =>
  app.jobs.handle(pollIsOver, {}, async ({ payload: { postId } }) => {
    await tellEnd(app.db, { postId, now: app.clock.now(), eventId: newId() });
    app.events.wake();
  });

const remember = (app: App, tx: Db, postId: PostId, endsAt: Date): Promise<unknown> =>
  app.jobs.enqueue(tx, pollIsOver, { postId }, { key: `${postId} ${endsAt.toISOString()}`, dueAt: endsAt });

export const putPoll = async (app: App, tx: Db, postId: PostId, poll: PollDraft, now: Date): Promise<void> => {
  const endsAt = endOf(poll, now);
  await insertPoll(tx, { postId, options: poll.options, endsAt });
  await remember(app, tx, postId, endsAt);
};

/** SOC-04: not after its first vote. */
export const changePoll = async (app: App, tx: Db, postId: PostId, poll: PollDraft, now: Date): Promise<void> => {
  const endsAt = endOf(poll, now);
  const changed = await updatePoll(tx, { postId, options: poll.options, endsAt });
  if (changed === undefined) fail(postErrors, 'poll_is_voted');
  await remember(app, tx, postId, endsAt);
};

/** SOC-04: one vote, until the poll is over. The same one again answers the same. */
export const vote = async (
  app: App,
  memberId: MemberId,
  postId: PostId,
  choice: number,
  now: Date,
): Promise<PostView> => {
  await app.transact(async (tx) => {
    await lockPoll(tx, { postId });
    const poll = await selectPoll(tx, { viewer: memberId, postId });
    if (poll === undefined) return fail(postErrors, 'no_poll');
    if (poll.voted === choice) return undefined;
    if (poll.voted !== null) fail(postErrors, 'already_voted');
    if (poll.member_id === memberId) fail(postErrors, 'own_poll');
    if (poll.ends_at <= now) fail(postErrors, 'poll_over');
    if (choice >= poll.options.length) fail(postErrors, 'no_such_answer');
    return insertVote(tx, { memberId, postId, choice, now });
  });
  const row = await selectPost(app.db, { viewer: memberId, postId });
  if (row === undefined) fail(postErrors, 'post_not_found');
  app.db.tell(written(row), voted(memberId));
  return toPostView(row);
};
