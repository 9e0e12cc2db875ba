import { describe, expect, it } from 'vitest';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { eraseOf as eraseMessages } from '#messages';
import { expectTrueCounts, people, testApp, type Person, type TestApp } from '#testing';
import { eraseOf } from './erase.ts';
import { exportOf } from './export.ts';

const { createGroup, joinGroup, readGroup } = groupCalls;
const { changeMember, createBot, createInvite, listBots, listInvites, listMembers } = groupRunCalls;
const { actOnMessage, countViews, listMessages, sendMessage } = messageCalls;

/** What an account takes along from these two rooms. */
const erase = ({ app }: TestApp, { id }: Person): Promise<void> =>
  app.transact(async (tx) => {
    await eraseOf(tx, id);
    await eraseMessages(tx, id);
  });

describe('an account that goes', () => {
  it('PR-05: leaves its groups to the next in rank, and takes the empty ones and its words along', async () => {
    const opened = await testApp();
    const [ana, bob, eva, kai] = await people(opened, 'ana', 'bob', 'eva', 'kai');
    const make = async (more: object) => (await ana.browser.get(createGroup, { name: 'Talk', ...more })).group.id;
    const group_id = await make({ botIntegration: true });
    const alone = await make({});
    for (const { browser } of [bob, eva, kai]) await browser.get(joinGroup, { group_id });
    await ana.browser.get(changeMember, { group_id, member_id: eva.id, action: 'role', role: 'moderator' });
    await ana.browser.get(createInvite, { group_id });
    await ana.browser.get(createBot, { group_id, name: 'Weather' });
    const asked = { conversation_id: group_id, content: 'tea?', poll: { options: ['yes', 'no'] } };
    const { message } = await bob.browser.get(sendMessage, asked);
    for (const { browser } of [ana, kai])
      await browser.get(actOnMessage, { message_id: message.id, action: 'vote', options: [0] });
    await ana.browser.get(sendMessage, { conversation_id: group_id, content: 'from ana' });
    await erase(opened, ana);
    const { group } = await bob.browser.get(readGroup, { group_id });
    expect(group).toMatchObject({ owner: { username: '@eva' }, members_count: 3 });
    expect((await bob.browser.refused(readGroup, { group_id: alone })).status).toBe(404);
    const { messages } = await bob.browser.get(listMessages, { conversation_id: group_id });
    expect(messages.map(({ sender_name, content }) => [sender_name, content])).toEqual([
      ['bob', 'joined'],
      ['eva', 'joined'],
      ['kai', 'joined'],
      ['bob', 'tea?'],
    ]);
    expect(messages.at(-1)?.poll).toMatchObject({ options: [{ votes: 1 }, { votes: 0 }], voters: 1 });
    expect((await eva.browser.get(listInvites, { group_id })).invites).toEqual([]);
    expect((await eva.browser.get(listBots, { group_id })).bots).toEqual([]);
    await expectTrueCounts(opened);
  });

  it('PR-05: is told before what it asked, made and wrote, and is counted nowhere afterwards', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { group } = await ana.browser.get(createGroup, { name: 'Club', privacy: 'private', messageApproval: true });
    const { group: news } = await ana.browser.get(createGroup, { name: 'News', kind: 'channel' });
    const { invite: open } = await ana.browser.get(createInvite, { group_id: group.id, needs_approval: false });
    await bob.browser.get(joinGroup, { code: open.code });
    await bob.browser.get(joinGroup, { group_id: news.id });
    await bob.browser.get(sendMessage, { conversation_id: group.id, content: 'please' });
    const { message } = await ana.browser.get(sendMessage, { conversation_id: news.id, content: 'hello' });
    await bob.browser.get(countViews, { conversation_id: news.id, message_ids: [message.id] });
    expect(await exportOf(opened.app.db, bob.id)).toMatchObject({
      groups: [],
      held_messages: [{ in_group: 'Club', draft: { content: 'please' } }],
    });
    expect(await exportOf(opened.app.db, ana.id)).toMatchObject({ groups: [{ name: 'Club' }, { name: 'News' }] });
    await erase(opened, bob);
    expect((await ana.browser.get(listMembers, { group_id: group.id })).total).toBe(1);
    const { messages } = await ana.browser.get(listMessages, { conversation_id: news.id });
    expect(messages.at(-1)).toMatchObject({ content: 'hello', views: 0 });
    expect(await exportOf(opened.app.db, bob.id)).toMatchObject({ held_messages: [], group_requests: [] });
    await expectTrueCounts(opened);
  });
});
