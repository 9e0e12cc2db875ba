import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyticsCalls } from '@wagram/contract/analytics';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { commentCalls } from '@wagram/contract/comments';
import { postCalls } from '@wagram/contract/posts';
import type { MemberId } from '#kernel';
import { expectTrueCounts, openTestApp, people, type Person, type TestApp } from '#testing';
import { selectActivityViolations } from './violations.gen.ts';
import { rollUpViews } from './roll-up.ts';
import { forgetReactionsOf } from './seed.ts';
import { mendStandings } from './standings.gen.ts';

const HOUR_MS = 3600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const kinds = [
  'post',
  'like',
  'unlike',
  'share',
  'save',
  'unsave',
  'see',
  'comment',
  'remove',
  'delete',
  'roll',
] as const;
const step = fc.record({ kind: fc.constantFrom(...kinds), who: fc.nat(2), what: fc.nat(5), hours: fc.nat(30) });
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface World {
  opened: TestApp;
  persons: readonly Person[];
  posts: string[];
  comments: string[];
}

const take = async ({ opened, persons, posts, comments }: World, { kind, who, what }: Step): Promise<void> => {
  const { browser } = persons[who] as Person;
  const post_id = posts[what % Math.max(posts.length, 1)] ?? '01890a5d-ac96-774b-bcce-b302099a8057';
  const comment_id = comments[what % Math.max(comments.length, 1)];
  if (kind === 'post') posts.push((await browser.get(postCalls.createPost, { content: `about ${what}` })).post.id);
  else if (kind === 'like' || kind === 'unlike' || kind === 'share')
    await browser.ask(postCalls.actOnPost, { post_id, action: kind });
  else if (kind === 'save') await browser.ask(bookmarkCalls.addBookmark, { postId: post_id });
  else if (kind === 'unsave') await browser.ask(bookmarkCalls.removeBookmark, { postId: post_id });
  else if (kind === 'see')
    await browser.ask(analyticsCalls.reportViews, {
      post_ids: posts.slice(0, what),
      profile_id: persons[what % 3]?.id,
    });
  else if (kind === 'roll') await rollUpViews(opened.app.db, new Date(opened.clock.now().getTime() + WEEK_MS));
  else if (kind === 'delete') await browser.ask(postCalls.deletePost, { post_id });
  else if (kind === 'remove') await browser.ask(commentCalls.deleteComment, { comment_id });
  else {
    const said = { post_id, content: 'so', ...(what > 3 && comment_id !== undefined ? { parent_id: comment_id } : {}) };
    const { body } = await browser.ask(commentCalls.createComment, said);
    if (body.success) comments.push(body.comment.id);
  }
};

/** As an eraser would, but for the books, which this is not about. */
const deleteMember = async ({ app }: TestApp, memberId: MemberId): Promise<void> => {
  const { pool } = app.database;
  await pool.query(
    `begin; set local session_replication_role = replica; delete from accounts where member_id = '${memberId}'; commit`,
  );
  await pool.query('delete from members where id = $1', [memberId]);
  await pool.query('update posts p set likes_count = (select count(*) from likes l where l.post_id = p.id)');
};

it('[ANAL-02] P7: whatever people do, and several at once, activity and standings equal the rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 48 }), async (steps) => {
      const opened = await openTestApp();
      try {
        const persons = await people(opened, 'ana', 'bob', 'cleo');
        const world: World = { opened, persons, posts: [], comments: [] };
        await take(world, { kind: 'post', who: 0, what: 0, hours: 0 });
        for (let at = 0; at < steps.length; at += 4) {
          opened.clock.advance((steps[at]?.hours ?? 0) * HOUR_MS);
          await Promise.all(steps.slice(at, at + 4).map((one) => take(world, one)));
        }
        await expectTrueCounts(opened);
        // A member who goes takes what they did off the days of others.
        await opened.app.transact(async (tx) => {
          await forgetReactionsOf(tx, persons[2].id);
        });
        await deleteMember(opened, persons[2].id);
        const { pool } = opened.app.database;
        expect((await pool.query('select 1 from views where viewer_id = $1', [persons[2].id])).rows).toEqual([]);
        expect(await selectActivityViolations(opened.app.db)).toEqual([]);
        await mendStandings(opened.app.db);
        expect((await pool.query('select 1 from standings_due')).rows).toEqual([]);
        expect(await selectActivityViolations(opened.app.db)).toEqual([]);
      } finally {
        await opened.close();
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
}, 120_000);
