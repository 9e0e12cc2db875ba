import { describe, expect, it, vi } from 'vitest';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import type { MessageId } from '#kernel';
import { expectTrueCounts, listen, people, testApp, type Person } from '#testing';

const { changeGroup, createGroup, joinGroup, previewGroup } = groupCalls;
const { answerHeld, changeMember, listHeld } = groupRunCalls;
const { actOnMessage, countViews, keepMessage, listChanges, listConversations, listMessages, sendMessage } =
  messageCalls;

const setUp = async (more: object = {}) => {
  const opened = await testApp();
  const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
  const { group } = await ana.browser.get(createGroup, { kind: 'channel', name: 'News', ...more });
  for (const { browser } of [bob, eva]) await browser.get(joinGroup, { group_id: group.id });
  const here = { conversation_id: group.id };
  const { message: post } = await ana.browser.get(sendMessage, { ...here, content: 'first post' });
  const under = { ...here, thread_of: post.id };
  const comment = async (from: Person, content: string, rest: object = {}) =>
    (await from.browser.get(sendMessage, { ...under, content, ...rest })).message;
  const thread = async (person: Person) => (await person.browser.get(listMessages, under)).messages;
  const shown = async (person: Person) =>
    (await person.browser.get(listMessages, here)).messages.find(({ id }) => id === post.id);
  return { opened, ana, bob, eva, group, here, post, under, comment, thread, shown };
};

const contents = (messages: readonly { content: string }[]): string[] => messages.map(({ content }) => content);

describe('comments under a post of a channel', () => {
  it('[TLK-03] are written by every member, stand under the post in their order, and nowhere else', async () => {
    const { opened, ana, bob, eva, group, here, post, under, comment, thread, shown } = await setUp();
    expect(group.comments).toBe(true);
    const before = await eva.browser.get(listConversations, {});
    const first = await comment(bob, 'well said');
    const answer = await comment(eva, 'indeed', { reply_to: first.id });
    expect(first).toMatchObject({ thread_of: post.id, comments: null, views: null, sender_username: '@bob' });
    expect(answer.reply_to).toMatchObject({ id: first.id, content: 'well said' });
    expect(contents(await thread(ana))).toEqual(['first post', 'well said', 'indeed']);
    expect(await shown(bob)).toMatchObject({
      comments: 2,
      thread_of: null,
      commenters: [{ name: 'eva' }, { name: 'bob' }],
    });
    const main = await ana.browser.get(listMessages, here);
    expect(contents(main.messages)).toEqual(['created the channel', 'first post']);
    const found = await ana.browser.get(messageCalls.searchMessages, { ...here, q: 'indeed' });
    expect(found.messages).toEqual([]);
    // The line in the inbox, its time and what is unread are of the posts alone.
    const after = await eva.browser.get(listConversations, {});
    const { last_change: _old, ...line } = before.conversations[0] ?? { last_change: 0 };
    expect(after.conversations[0]).toMatchObject(line);
    expect([after.unread_total, (await ana.browser.get(listConversations, {})).unread_total]).toEqual([1, 0]);
    // A post does not answer a comment, nor a comment what stands elsewhere.
    const { message: next } = await ana.browser.get(sendMessage, { ...here, content: 'second', reply_to: first.id });
    expect(next.reply_to).toBeNull();
    expect((await comment(bob, 'to nobody', { reply_to: next.id })).reply_to).toBeNull();
    // Comments are not counted as seen, nor pinned, nor commented on.
    expect((await eva.browser.get(countViews, { ...here, message_ids: [first.id] })).views).toEqual([]);
    expect((await ana.browser.refused(keepMessage, { message_id: first.id, action: 'pin' })).status).toBe(403);
    const deeper = { ...under, thread_of: first.id };
    expect((await eva.browser.refused(sendMessage, { ...deeper, content: 'deeper' })).status).toBe(404);
    expect((await eva.browser.refused(listMessages, deeper)).status).toBe(404);
    await expectTrueCounts(opened);
  });

  it('[TLK-03] come in pages both ways, and changes after the last one that was seen', async () => {
    const { ana, bob, post, under, comment } = await setUp();
    for (const content of ['1', '2', '3', '4', '5']) await comment(bob, content);
    const newest = await ana.browser.get(listMessages, { ...under, limit: 2 });
    expect(contents(newest.messages)).toEqual(['4', '5']);
    const older = await ana.browser.get(listMessages, { ...under, limit: 3, cursor: newest.next_cursor ?? '' });
    expect([contents(older.messages), older.next_cursor]).toEqual([['first post', '1', '2', '3'], null]);
    const start = await ana.browser.get(listMessages, { ...under, limit: 2, after: 0 });
    expect([contents(start.messages), start.next_cursor]).toEqual([['first post', '1', '2'], null]);
    const rest = await ana.browser.get(listMessages, { ...under, after: start.newer_after ?? -1 });
    expect([contents(rest.messages), rest.newer_after]).toEqual([['3', '4', '5'], null]);
    const changes = await ana.browser.get(listChanges, { ...under, after: newest.last_change });
    expect(changes).toMatchObject({ messages: [], has_more: false, last_change: newest.last_change });
    const last = await comment(bob, '6');
    await ana.browser.get(actOnMessage, { message_id: last.id, action: 'react', emoji: '👍' });
    const more = await ana.browser.get(listChanges, { ...under, after: newest.last_change });
    expect(more.messages.map(({ id, comments }) => [id, comments])).toEqual([
      [post.id, 6],
      [last.id, null],
    ]);
    const page = await ana.browser.get(listChanges, { ...under, after: 0, limit: 3 });
    expect([contents(page.messages), page.has_more]).toEqual([['1', '2', '3'], true]);
    // Whoever has the channel open learns the number the same way.
    const inMain = await ana.browser.get(listChanges, {
      conversation_id: under.conversation_id,
      after: newest.last_change,
    });
    expect(inMain.messages.map(({ id, comments }) => [id, comments])).toEqual([[post.id, 6]]);
  });

  it('[TLK-03] P2, P3: are said once for each client id, and told at once with the next number', async () => {
    const { opened, ana, bob, post, under, here } = await setUp();
    const ear = await listen(opened, ana);
    const { last_change: before } = await ana.browser.get(listMessages, here);
    const draft = { ...under, content: 'once', client_id: 'c1' };
    const tries = await Promise.all([1, 2, 3].map(() => bob.browser.get(sendMessage, draft)));
    expect(new Set(tries.map(({ message }) => message.id)).size).toBe(1);
    await vi.waitFor(() =>
      expect(ear.heard.filter(({ type }) => type === 'message')).toMatchObject([
        { change: before + 1, message: { content: 'once', thread_of: post.id, client_id: null } },
      ]),
    );
    expect((await bob.browser.refused(sendMessage, { ...draft, content: 'other' })).status).toBe(422);
    const { message: second } = await ana.browser.get(sendMessage, { ...here, content: 'second' });
    expect((await bob.browser.refused(sendMessage, { ...draft, thread_of: second.id })).status).toBe(422);
    await expectTrueCounts(opened);
  });

  it('[TLK-03] P7: are counted truly, however many are written, taken back and brought back at once', async () => {
    const { opened, ana, bob, eva, comment, shown } = await setUp();
    const said = await Promise.all(
      Array.from({ length: 8 }, (_, n) => comment([ana, bob, eva][n % 3] ?? ana, `comment ${n}`)),
    );
    expect((await shown(bob))?.comments).toBe(8);
    await Promise.all(
      said.flatMap(({ id }, n) => [
        ana.browser.get(actOnMessage, { message_id: id, action: 'delete' }),
        ...(n < 3 ? [ana.browser.get(actOnMessage, { message_id: id, action: 'delete' })] : []),
        comment(bob, `more ${n}`),
      ]),
    );
    expect((await shown(bob))?.comments).toBe(8);
    await ana.browser.get(actOnMessage, { message_id: said[0]?.id as MessageId, action: 'restore' });
    expect((await shown(bob))?.comments).toBe(9);
    await expectTrueCounts(opened);
  });

  it('[TLK-03] are changed by who wrote them, and taken back by them and by those who run the channel', async () => {
    const { ana, bob, eva, group, comment, thread } = await setUp();
    const { id } = await comment(bob, 'a typo');
    await bob.browser.get(actOnMessage, { message_id: id, action: 'edit', content: 'no typo' });
    const edited = { message_id: id, action: 'edit', content: 'mine now' } as const;
    expect((await ana.browser.refused(actOnMessage, edited)).status).toBe(403);
    expect((await eva.browser.refused(actOnMessage, { message_id: id, action: 'delete' })).status).toBe(403);
    await ana.browser.get(changeMember, { group_id: group.id, member_id: eva.id, action: 'role', role: 'moderator' });
    // A moderator of a channel comments and takes back, and does not post.
    expect((await eva.browser.refused(sendMessage, { conversation_id: group.id, content: 'post' })).status).toBe(403);
    await eva.browser.get(actOnMessage, { message_id: id, action: 'delete' });
    expect((await thread(bob)).map(({ deleted }) => deleted)).toEqual([false, true]);
    const own = await comment(bob, 'second thought');
    await bob.browser.get(actOnMessage, { message_id: own.id, action: 'delete' });
    expect((await thread(ana)).at(-1)?.deleted).toBe(true);
  });

  it('[TLK-03] follow the switches of the channel', async () => {
    const { ana, bob, eva, group, under, comment, thread, shown } = await setUp({ comments: false });
    const off = { status: 403, error: 'Comments are off in this channel' };
    expect(await bob.browser.refused(sendMessage, { ...under, content: 'hello' })).toMatchObject(off);
    expect(await ana.browser.refused(sendMessage, { ...under, content: 'hello' })).toMatchObject(off);
    const group_id = group.id;
    expect((await bob.browser.refused(changeGroup, { group_id, comments: true })).status).toBe(403);
    await ana.browser.get(changeGroup, { group_id, comments: true, autoModeration: true, words: ['spoiler'] });
    expect((await bob.browser.refused(sendMessage, { ...under, content: 'a Spoiler!' })).status).toBe(403);
    expect((await bob.browser.refused(sendMessage, { ...under, content: 'see example.com' })).status).toBe(403);
    const poll = { options: ['a', 'b'] };
    expect((await bob.browser.refused(sendMessage, { ...under, content: 'which?', poll })).status).toBe(403);
    await ana.browser.get(changeGroup, { group_id, autoModeration: false, messageApproval: true });
    expect(await comment(bob, 'may I?')).toMatchObject({ held: true, thread_of: under.thread_of });
    expect([(await thread(eva)).length, (await shown(eva))?.comments]).toEqual([1, 0]);
    const [held] = (await ana.browser.get(listHeld, { group_id })).messages;
    await ana.browser.get(answerHeld, { group_id, message_id: held?.id as MessageId, action: 'accept' });
    expect(contents(await thread(eva))).toEqual(['first post', 'may I?']);
    await ana.browser.get(changeGroup, { group_id, messageApproval: false, slowMode: true });
    await comment(eva, 'one');
    expect((await eva.browser.refused(sendMessage, { ...under, content: 'two' })).status).toBe(429);
    // What was said stays when they are switched off again.
    await ana.browser.get(changeGroup, { group_id, slowMode: false, comments: false });
    expect(contents(await thread(bob))).toEqual(['first post', 'may I?', 'one']);
  });

  it('[TLK-03] that wait are not lost when their post goes, and none waits under a post that is not there', async () => {
    const { ana, bob, group, post, under, comment, thread } = await setUp({ messageApproval: true });
    const { id } = await comment(bob, 'may I?');
    await ana.browser.get(actOnMessage, { message_id: post.id, action: 'delete' });
    const accept = { group_id: group.id, message_id: id, action: 'accept' } as const;
    expect(await ana.browser.refused(answerHeld, accept)).toMatchObject({ status: 404, code: 'post_not_found' });
    const waiting = async () => contents((await ana.browser.get(listHeld, { group_id: group.id })).messages);
    expect((await bob.browser.refused(sendMessage, { ...under, content: 'and now?' })).status).toBe(404);
    const nowhere = { ...under, thread_of: id, content: 'where?' };
    expect(await bob.browser.refused(sendMessage, nowhere)).toMatchObject({ status: 404, code: 'message_not_found' });
    expect(await waiting()).toEqual(['may I?']);
    await ana.browser.get(actOnMessage, { message_id: post.id, action: 'restore' });
    await ana.browser.get(answerHeld, accept);
    expect([await waiting(), contents(await thread(bob))]).toEqual([[], ['first post', 'may I?']]);
  });

  it('[TLK-03] are a number for whoever looks in from outside', async () => {
    const { opened, bob, group, under, comment } = await setUp();
    await comment(bob, 'inside');
    const [kim] = await people(opened, 'kim');
    const { messages } = await kim.browser.get(previewGroup, { group_id: group.id });
    expect(messages.map(({ content, comments, commenters }) => [content, comments, commenters])).toEqual([
      ['created the channel', 0, []],
      ['first post', 1, []],
    ]);
    expect((await kim.browser.refused(listMessages, under)).status).toBe(404);
    expect((await kim.browser.refused(sendMessage, { ...under, content: 'hello' })).status).toBe(404);
    expect((await opened.browser().refused(listMessages, under)).status).toBe(401);
  });

  it('[TLK-03] do not exist in a group', async () => {
    const { ana } = await setUp();
    const { group } = await ana.browser.get(createGroup, { name: 'Talk' });
    expect(group.comments).toBe(false);
    const here = { conversation_id: group.id };
    const { message } = await ana.browser.get(sendMessage, { ...here, content: 'hi' });
    expect(message).toMatchObject({ comments: null, commenters: [] });
    const under = { ...here, thread_of: message.id };
    expect((await ana.browser.refused(sendMessage, { ...under, content: 'hello' })).status).toBe(403);
    expect((await ana.browser.refused(listMessages, under)).status).toBe(404);
  });
});
