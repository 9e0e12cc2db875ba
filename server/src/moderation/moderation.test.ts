import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { moderationCalls } from '@wagram/contract/moderation';
import { postCalls } from '@wagram/contract/posts';
import type { PostId } from '#kernel';
import { someId, withOperator, type Person, type TestApp } from '#testing';

const { createReport, decide, listCases, listDecisions, listLog } = moderationCalls;

const write = async (person: Person, content: string) =>
  (await person.browser.get(postCalls.createPost, { content })).post;

const openCases = async (mod: Person) => (await mod.browser.get(listCases, {})).cases;

const count = async ({ app }: TestApp, table: string): Promise<number> =>
  Number((await app.database.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

describe('reports', () => {
  it('[POST-15] are taken from everyone, signed in or not, and reach the queue with what is needed to judge them', async () => {
    const { opened, mod, others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const post = await write(ana, 'buy now');
    const report = { target: 'post', target_id: post.id, reason: 'spam' } as const;
    await opened.browser().get(createReport, { ...report, reason: 'scam' });
    opened.clock.advance(1_000);
    await bob.browser.get(createReport, { ...report, note: ' third time today ' });
    await bob.browser.get(createReport, report);
    const reply = await mod.browser.get(listCases, {});
    expect(reply.open).toBe(1);
    expect(reply.cases).toMatchObject([
      {
        count: 2,
        subject: {
          target: 'post',
          target_id: post.id,
          content: 'buy now',
          hidden: false,
          member: { username: '@ana', state: 'active' },
        },
        reasons: [
          { reason: 'scam', count: 1 },
          { reason: 'spam', count: 1 },
        ],
        reports: [
          { reason: 'spam', note: 'third time today', reporter: '@bob' },
          { reason: 'scam', note: null, reporter: null },
        ],
        history: [],
      },
    ]);
  });

  it('AZ-06: what the reporter may not know of is not found, whatever the reason', async () => {
    const { mod, others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const post = await write(ana, 'hello');
    const refusal = async (target: string, id: string) => {
      const { status, raw } = await bob.browser.ask(createReport, { target, target_id: id, reason: 'spam' });
      return [status, raw.body];
    };
    const missing = await refusal('post', bob.id);
    expect(missing[0]).toBe(404);
    const hidden = await write(ana, 'hidden');
    await mod.browser.get(decide, { target: 'post', target_id: hidden.id, action: 'hide', reason: 'rude' });
    expect(await refusal('post', hidden.id)).toEqual(missing);
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect(await refusal('post', post.id)).toEqual(missing);
    expect(await refusal('member', ana.id)).toEqual(missing);
    expect(
      (await bob.browser.refused(createReport, { target: 'post', target_id: ana.id, reason: 'because' })).status,
    ).toBe(400);
  });

  it('of the same thing are one case, oldest case first, page by page, and none of what is gone', async () => {
    const { opened, mod, others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const posts = [];
    for (const content of ['one', 'two', 'three']) {
      posts.push(await write(ana, content));
      opened.clock.advance(1_000);
    }
    for (const post of posts.toReversed()) {
      await bob.browser.get(createReport, { target: 'post', target_id: post.id, reason: 'other' });
      opened.clock.advance(1_000);
    }
    const first = await mod.browser.get(listCases, { limit: 2 });
    expect(first.cases.map(({ subject }) => subject.content)).toEqual(['three', 'two']);
    const second = await mod.browser.get(listCases, { limit: 2, cursor: first.next_cursor ?? '' });
    expect(second.cases.map(({ subject }) => subject.content)).toEqual(['one']);
    expect(second.next_cursor).toBeNull();
    await ana.browser.get(postCalls.deletePost, { post_id: posts[1]?.id ?? someId<PostId>('') });
    expect((await openCases(mod)).map(({ subject }) => subject.content)).toEqual(['three', 'one']);
  });
});

describe('a decision', () => {
  it('D13: hides a post from everybody but its author, answers every report and tells those concerned', async () => {
    const { opened, mod, others, told } = await withOperator('ana', 'bob', 'cleo');
    const [ana, bob, cleo] = others;
    const post = await write(ana, 'rude words');
    for (const person of [bob, cleo])
      await person.browser.get(createReport, { target: 'post', target_id: post.id, reason: 'abuse' });
    const { decision } = await mod.browser.get(decide, {
      target: 'post',
      target_id: post.id,
      action: 'hide',
      reason: 'Insults are not welcome here',
    });
    expect(decision).toMatchObject({
      action: 'hide',
      operator: '@mod',
      member: '@ana',
      reason: 'Insults are not welcome here',
    });
    expect(await openCases(mod)).toEqual([]);
    const seenBy = async (person: Person) => {
      const { posts = [] } = await person.browser.get(postCalls.readPosts, { feed_type: 'trenches' });
      return posts.map(({ id }) => id);
    };
    expect(await seenBy(bob)).toEqual([]);
    expect((await bob.browser.refused(postCalls.readPosts, { id: post.id })).status).toBe(404);
    expect((await ana.browser.get(postCalls.readPosts, { id: post.id })).post).toMatchObject({
      id: post.id,
      hidden: true,
    });
    expect(await told(ana)).toEqual(['Your post was hidden by the moderators: Insults are not welcome here']);
    for (const person of [bob, cleo])
      expect(await told(person)).toEqual(['The post you reported was hidden. Thank you for telling us.']);
    await mod.browser.get(decide, { target: 'post', target_id: post.id, action: 'restore', reason: 'A mistake' });
    expect((await bob.browser.get(postCalls.readPosts, { id: post.id })).post?.hidden).toBe(false);
    expect(await count(opened, 'moderation_log')).toBe(2);
  });

  it('is made once: of two operators at the same moment one is told that it is done', async () => {
    const { opened, mod, others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const post = await write(ana, 'hm');
    await bob.browser.get(createReport, { target: 'post', target_id: post.id, reason: 'spam' });
    const decision = { target: 'post', target_id: post.id, action: 'hide', reason: 'spam' } as const;
    const answers = await Promise.all([mod.browser.ask(decide, decision), mod.browser.ask(decide, decision)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await count(opened, 'moderation_log')).toBe(1);
    expect(await mod.browser.refused(decide, { ...decision, action: 'dismiss' })).toMatchObject({
      status: 409,
      code: 'already_decided',
    });
    expect(await mod.browser.refused(decide, { ...decision, target: 'member', target_id: ana.id })).toMatchObject({
      status: 400,
      code: 'wrong_action',
    });
    expect(await mod.browser.refused(decide, { ...decision, target_id: bob.id })).toMatchObject({ status: 404 });
    expect(await mod.browser.refused(decide, { ...decision, reason: '  ' })).toMatchObject({
      status: 400,
      error: 'Please write down the reason',
    });
    expect(await count(opened, 'moderation_log')).toBe(1);
  });

  it('dismisses reports, and the reporter hears that too; the author hears nothing', async () => {
    const { mod, others, told } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    const post = await write(ana, 'fine');
    const { comment } = await bob.browser.get(commentCalls.createComment, { post_id: post.id, content: 'also fine' });
    await ana.browser.get(createReport, { target: 'comment', target_id: comment.id, reason: 'spam' });
    expect(await openCases(mod)).toMatchObject([
      { subject: { target: 'comment', content: 'also fine', post_id: post.id, member: { username: '@bob' } } },
    ]);
    await mod.browser.get(decide, {
      target: 'comment',
      target_id: comment.id,
      action: 'dismiss',
      reason: 'Nothing here',
    });
    expect(await told(ana)).toEqual([
      'We looked at the comment you reported and found nothing against the rules. Thank you for telling us.',
    ]);
    expect(await told(bob)).toEqual([]);
    expect((await bob.browser.get(listDecisions, {})).decisions).toEqual([]);
    await mod.browser.get(decide, {
      target: 'comment',
      target_id: comment.id,
      action: 'hide',
      reason: 'On second thought',
    });
    expect((await ana.browser.get(commentCalls.listComments, { postId: post.id })).comments).toEqual([]);
    expect((await bob.browser.get(commentCalls.listComments, { postId: post.id })).comments).toHaveLength(1);
  });

  it('stays in the log as it is: nobody can rewrite it, not even the program', async () => {
    const { opened, mod, others } = await withOperator('ana');
    const post = await write(others[0], 'x');
    await mod.browser.get(decide, { target: 'post', target_id: post.id, action: 'hide', reason: 'spam' });
    const { pool } = opened.app.database;
    for (const rewriting of ["update moderation_log set reason = 'nothing'", 'delete from moderation_log'])
      await expect(pool.query(rewriting)).rejects.toThrow('the log of moderation is only added to');
    expect((await mod.browser.get(listLog, {})).entries).toMatchObject([{ action: 'hide', reason: 'spam' }]);
  });
});

describe('names that are reserved', () => {
  it('[SR-L3] operators see who bears one from before; nobody else does', async () => {
    const { opened, mod, others } = await withOperator('ana', 'bob');
    const [ana, bob] = others;
    await opened.app.database.pool.query(`update members set username = '@Wagram_Support' where id = $1`, [ana.id]);
    expect((await mod.browser.get(moderationCalls.listReservedNames, {})).members).toMatchObject([
      { username: '@Wagram_Support', displayName: 'ana' },
    ]);
    expect((await bob.browser.refused(moderationCalls.listReservedNames, {})).status).toBe(403);
  });
});
