import { describe, expect, it } from 'vitest';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import type { MessageId } from '#kernel';
import { expectTrueCounts, people, someId, testApp } from '#testing';

const { createGroup, joinGroup, readGroup } = groupCalls;
const { changeMember, listMembers } = groupRunCalls;
const { actOnMessage, countViews, listConversations, listMessages, sendMessage } = messageCalls;

const setUp = async () => {
  const opened = await testApp();
  const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
  const { group } = await ana.browser.get(createGroup, { kind: 'channel', name: 'News', memberLimit: 100 });
  return { opened, ana, bob, eva, group, here: { conversation_id: group.id } };
};

describe('a channel', () => {
  it('[GRP-01] has no limit, is subscribed to by anyone, and only its admins write', async () => {
    const { ana, bob, eva, group, here } = await setUp();
    expect(group).toMatchObject({ kind: 'channel', memberLimit: null, can_write: true });
    await ana.browser.get(sendMessage, { ...here, content: 'first' });
    for (const { browser } of [bob, eva]) await browser.get(joinGroup, { group_id: group.id });
    const { messages } = await bob.browser.get(listMessages, here);
    expect(messages.map(({ content }) => content)).toEqual(['created the channel', 'first']);
    expect((await bob.browser.get(listConversations, {})).conversations[0]).toMatchObject({
      kind: 'channel',
      can_write: false,
      unreadCount: 0,
      members_count: 3,
    });
    expect((await bob.browser.get(readGroup, { group_id: group.id })).group.can_write).toBe(false);
    const refused = async () => bob.browser.refused(sendMessage, { ...here, content: 'me too' });
    expect(await refused()).toMatchObject({ status: 403, error: 'You cannot write here' });
    const role = { group_id: group.id, member_id: bob.id, action: 'role' } as const;
    await ana.browser.get(changeMember, { ...role, role: 'moderator' });
    expect((await refused()).status).toBe(403);
    await ana.browser.get(changeMember, { ...role, role: 'admin' });
    await bob.browser.get(sendMessage, { ...here, content: 'second' });
    const [last] = (await eva.browser.get(listMessages, here)).messages.slice(-1);
    await eva.browser.get(actOnMessage, {
      message_id: last?.id ?? someId<MessageId>(''),
      action: 'react',
      emoji: '👍',
    });
    expect((await eva.browser.refused(listMembers, { group_id: group.id })).status).toBe(403);
    expect((await bob.browser.get(listMembers, { group_id: group.id })).total).toBe(3);
  });

  it('P7: counts each member once for each message, and nobody from outside', async () => {
    const { opened, ana, bob, eva, group, here } = await setUp();
    const ids: MessageId[] = [];
    for (const content of ['one', 'two'])
      ids.push((await ana.browser.get(sendMessage, { ...here, content })).message.id);
    await bob.browser.get(joinGroup, { group_id: group.id });
    const seen = { ...here, message_ids: ids };
    await Promise.all(
      [1, 2, 3, 4].flatMap(() => [bob.browser.get(countViews, seen), ana.browser.get(countViews, seen)]),
    );
    const { views } = await ana.browser.get(countViews, { ...here, message_ids: ids.slice(0, 1) });
    expect(views).toEqual([{ message_id: ids[0], views: 2 }]);
    expect((await eva.browser.get(countViews, seen)).views).toEqual([]);
    const { messages } = await bob.browser.get(listMessages, here);
    expect(messages.map((message) => message.views)).toEqual([0, 2, 2]);
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'hi' });
    const direct = { conversation_id: message.conversation_id, message_ids: [message.id] };
    expect((await bob.browser.get(countViews, direct)).views).toEqual([]);
    await expectTrueCounts(opened);
    await opened.app.database.pool.query('delete from message_views where member_id = $1', [bob.id]);
    expect((await ana.browser.get(listMessages, here)).messages.map((one) => one.views)).toEqual([0, 1, 1]);
  });
});
