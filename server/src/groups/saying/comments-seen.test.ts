import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { moderationCalls } from '@wagram/contract/moderation';
import { noticeCalls, placeOf } from '@wagram/contract/notifications';
import { eraseOf as eraseMessages, exportOf as exportMessages } from '#messages';
import { expectTrueCounts, upload, withOperator, type Person } from '#testing';
import { eraseOf } from '../erase.ts';

const { createGroup, joinGroup } = groupCalls;
const { changeMember } = groupRunCalls;
const { actOnMessage, changeConversation, keepMessage, listChanges, listMessages, sendMessage } = messageCalls;

const setUp = async () => {
  const { mod, others, opened } = await withOperator('ana', 'bob', 'eva', 'kim');
  const [ana, bob, eva, kim] = others;
  const { group } = await ana.browser.get(createGroup, { kind: 'channel', name: 'News' });
  for (const { browser } of [bob, eva, kim]) await browser.get(joinGroup, { group_id: group.id });
  const here = { conversation_id: group.id };
  const { message: post } = await ana.browser.get(sendMessage, { ...here, content: 'first post' });
  const under = { ...here, thread_of: post.id };
  const comment = async (from: Person, content: string, rest: object = {}) =>
    (await from.browser.get(sendMessage, { ...under, content, ...rest })).message;
  const thread = async (person: Person) =>
    (await person.browser.get(listMessages, under)).messages.map(({ content }) => content);
  const count = async (person: Person) =>
    (await person.browser.get(listMessages, here)).messages.find(({ id }) => id === post.id)?.comments;
  return { opened, mod, ana, bob, eva, kim, group, here, post, under, comment, thread, count };
};

type Scene = Awaited<ReturnType<typeof setUp>>;

/** Nothing of it can be read, written, answered, reported or passed on. */
const expectGone = async ({ under, mod }: Scene, person: Person, commentId: Scene['post']['id']) => {
  const status = async (asking: Promise<{ status: number }>) => (await asking).status;
  const { browser } = person;
  expect(await status(browser.refused(listMessages, under))).toBe(404);
  expect(await status(browser.refused(listChanges, { ...under, after: 0 }))).toBe(404);
  expect(await status(browser.refused(sendMessage, { ...under, content: 'still here?' }))).toBe(404);
  const about = { message_id: commentId };
  expect(await status(browser.refused(actOnMessage, { ...about, action: 'react', emoji: '👍' }))).toBe(404);
  expect(await status(browser.refused(keepMessage, { ...about, action: 'hide' }))).toBe(404);
  const report = { target: 'message', target_id: commentId, reason: 'spam' } as const;
  expect(await status(browser.refused(moderationCalls.createReport, report))).toBe(404);
  const passed = { receiver_id: mod.id, forward_of: commentId };
  expect(await status(browser.refused(sendMessage, passed))).toBe(403);
};

describe('who sees what stands under a post', () => {
  it('[TLK-03] those who see the post: nobody once it is taken back, and all once it is back', async () => {
    const scene = await setUp();
    const { ana, bob, eva, post, comment, thread } = scene;
    const { id } = await comment(bob, 'well said');
    await ana.browser.get(actOnMessage, { message_id: post.id, action: 'delete' });
    for (const person of [ana, bob, eva]) await expectGone(scene, person, id);
    await ana.browser.get(actOnMessage, { message_id: post.id, action: 'restore' });
    expect(await thread(eva)).toEqual(['first post', 'well said']);
    await expectTrueCounts(scene.opened);
  });

  it('[TLK-03] not those who are banned, have left, hid the post, or cleared it away', async () => {
    const scene = await setUp();
    const { ana, bob, eva, kim, group, post, here, comment } = scene;
    const { id } = await comment(ana, 'news');
    await ana.browser.get(changeMember, { group_id: group.id, member_id: bob.id, action: 'ban' });
    await eva.browser.get(keepMessage, { message_id: post.id, action: 'hide' });
    await kim.browser.get(changeConversation, { ...here, action: 'clear' });
    for (const person of [bob, eva, kim]) await expectGone(scene, person, id);
  });

  it('[BLOCK-01, TLK-03] BL-01: not across a block, neither a comment nor what stands under the author’s post', async () => {
    const scene = await setUp();
    const { ana, bob, eva, comment, thread, under } = scene;
    const { id } = await comment(bob, 'from bob');
    const answer = await comment(eva, 'from eva', { reply_to: id });
    await bob.browser.get(blockCalls.block, { blocked_id: eva.id });
    expect(await thread(eva)).toEqual(['first post', 'from eva']);
    expect(await thread(bob)).toEqual(['first post', 'from bob']);
    expect((await eva.browser.get(listMessages, under)).messages.at(-1)).toMatchObject({
      id: answer.id,
      reply_to: null,
    });
    expect((await eva.browser.get(listMessages, under)).messages[0]?.commenters).toMatchObject([{ name: 'eva' }]);
    expect(await thread(ana)).toEqual(['first post', 'from bob', 'from eva']);
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    await expectGone(scene, bob, id);
  });

  it('[TLK-03] a picture in a comment is for those who see it', async () => {
    const { ana, bob, eva, mod, post, comment } = await setUp();
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { url } = await upload(bob, image);
    await comment(bob, '', { image_url: url });
    const file = async (who: Person) => (await who.browser.request({ method: 'GET', url })).statusCode;
    expect([await file(eva), await file(mod)]).toEqual([200, 404]);
    await ana.browser.get(actOnMessage, { message_id: post.id, action: 'delete' });
    expect(await file(eva)).toBe(404);
  });

  it('[TLK-03] an operator hides a comment that was reported, and it is counted no more', async () => {
    const { opened, mod, bob, eva, comment, thread, count } = await setUp();
    const { id } = await comment(bob, 'send me SOL');
    const about = { target: 'message', target_id: id } as const;
    await eva.browser.get(moderationCalls.createReport, { ...about, reason: 'scam' });
    expect((await mod.browser.get(moderationCalls.listCases, {})).cases).toMatchObject([
      { subject: { ...about, content: 'send me SOL', member: { username: '@bob' } } },
    ]);
    await mod.browser.get(moderationCalls.decide, { ...about, action: 'hide', reason: 'A scam' });
    expect([await thread(eva), await count(eva)]).toEqual([['first post', ''], 0]);
    await mod.browser.get(moderationCalls.decide, { ...about, action: 'restore', reason: 'Looked again' });
    expect([await thread(eva), await count(eva)]).toEqual([['first post', 'send me SOL'], 1]);
    await expectTrueCounts(opened);
  });

  it('[TLK-03] PR-05: comments are in their author’s archive, and go with the account or with the post', async () => {
    const { opened, ana, bob, eva, post, comment, thread, count } = await setUp();
    const { id } = await comment(bob, 'from bob');
    await comment(eva, 'from eva', { reply_to: id });
    const { messages } = await exportMessages(opened.app.db, bob.id);
    expect(messages).toMatchObject([{ id, content: 'from bob', thread_of: post.id }]);
    const erase = (person: Person) =>
      opened.app.transact(async (tx) => {
        await eraseOf(tx, person.id);
        await eraseMessages(tx, person.id);
      });
    await erase(bob);
    expect([await thread(eva), await count(eva)]).toEqual([['first post', 'from eva'], 1]);
    await expectTrueCounts(opened);
    await erase(ana);
    const left = await opened.app.database.pool.query('select id from messages where thread_of is not null');
    expect(left.rows).toEqual([]);
    await expectTrueCounts(opened);
  });
});

describe('a comment is told', () => {
  const noticed = async ({ opened }: Scene, person: Person) => {
    opened.app.events.wake();
    await opened.app.events.settle();
    const { notifications } = await person.browser.get(noticeCalls.listNotices, {});
    return notifications.map((one) => [one.from_username, one.message, placeOf(one, 'own', 'acme')]);
  };

  it('[TLK-03, TLK-05] to the author of the post, whom it answers and whom it names, once each', async () => {
    const scene = await setUp();
    const { ana, bob, eva, kim, group, post, comment } = scene;
    const at = ({ id }: { id: string }) => `/group/${group.id}?post=${post.id}&comment=${id}`;
    const first = await comment(bob, 'well said, @bob');
    expect(await noticed(scene, ana)).toEqual([['@bob', 'commented on your post in News', at(first)]]);
    expect(await noticed(scene, bob)).toEqual([]);
    const answer = await comment(eva, 'indeed @bob, and @kim, and @mod', { reply_to: first.id });
    expect(await noticed(scene, bob)).toEqual([['@eva', 'replied to your comment in News', at(answer)]]);
    expect(await noticed(scene, kim)).toEqual([['@eva', 'mentioned you in News', at(answer)]]);
    expect((await noticed(scene, ana)).length).toBe(2);
    // All that was said under one post is one line.
    const { groups } = await ana.browser.get(noticeCalls.listNoticeGroups, {});
    expect(groups.map(({ count, notice }) => [count, notice.group_key])).toEqual([[2, `comment:${post.id}`]]);
    // Not to those who do not sit there, and not once there is nothing to read.
    expect((await noticed(scene, scene.mod)).filter(([from]) => from === '@eva')).toEqual([]);
    await eva.browser.get(actOnMessage, { message_id: answer.id, action: 'delete' });
    expect([await noticed(scene, kim), (await noticed(scene, ana)).length]).toEqual([[], 1]);
    await ana.browser.get(actOnMessage, { message_id: post.id, action: 'delete' });
    expect(await noticed(scene, ana)).toEqual([]);
  });

  it('[TLK-03, TLK-05] and across a block to nobody', async () => {
    const scene = await setUp();
    const { ana, bob, comment } = scene;
    await bob.browser.get(blockCalls.block, { blocked_id: scene.eva.id });
    await comment(scene.eva, 'hey @bob');
    expect(await noticed(scene, bob)).toEqual([]);
    expect(await noticed(scene, ana)).toHaveLength(1);
  });
});
