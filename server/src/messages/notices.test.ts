import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { messageCalls } from '@wagram/contract/messages';
import { noticeCalls, pushCalls } from '@wagram/contract/notifications';
import { settingsCalls } from '@wagram/contract/settings';
import type { ConversationId } from '#kernel';
import { device, people, pushService, someId, testApp, type Person, type TestApp } from '#testing';

const { changeConversation, listConversations, markConversationRead, sendMessage } = messageCalls;

const noticed = async (opened: TestApp, person: Person, wanted = 'message') => {
  opened.app.events.wake();
  await opened.app.events.settle();
  const { notifications } = await person.browser.get(noticeCalls.listNotices, {});
  return notifications.filter(({ kind }) => kind === wanted).map((one) => [one.from_username, one.message]);
};

const friends = async (opened: TestApp): Promise<[Person, Person]> => {
  const [ana, bob] = await people(opened, 'ana', 'bob');
  await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'hello' });
  await bob.browser.get(sendMessage, { receiver_id: ana.id, content: 'hi' });
  await ana.browser.get(markConversationRead, { other_user_id: bob.id });
  return [ana, bob];
};

describe('messages', () => {
  it('[NOTI-03] raise one notice a conversation, which goes when it is read', async () => {
    const opened = await testApp();
    const [ana, bob] = await friends(opened);
    expect([await noticed(opened, ana), await noticed(opened, bob)]).toEqual([[], []]);
    for (const content of ['one', 'two', 'three']) await ana.browser.get(sendMessage, { receiver_id: bob.id, content });
    expect(await noticed(opened, bob)).toEqual([['@ana', 'sent you a message']]);
    expect(await noticed(opened, ana)).toEqual([]);
    await bob.browser.get(markConversationRead, { other_user_id: ana.id });
    expect(await noticed(opened, bob)).toEqual([]);
  });

  it('[NOTI-03, MSG-08] raise none from strangers, where it is muted or switched off, or from behind a block', async () => {
    const opened = await testApp();
    const [ana, bob] = await friends(opened);
    const [eva] = await people(opened, 'eva');
    const { message } = await eva.browser.get(sendMessage, { receiver_id: bob.id, content: 'you do not know me' });
    await bob.browser.get(settingsCalls.changeSettings, { messages: { messageNotifications: false } });
    await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'silent' });
    expect(await noticed(opened, bob)).toEqual([]);
    await bob.browser.get(settingsCalls.changeSettings, { messages: { messageNotifications: true } });
    const { conversation_id } = message;
    await bob.browser.get(changeConversation, { conversation_id, action: 'accept' });
    await bob.browser.get(changeConversation, { conversation_id, action: 'mute' });
    await eva.browser.get(sendMessage, { receiver_id: bob.id, content: 'still there?' });
    expect(await noticed(opened, bob)).toEqual([]);
    await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'heard' });
    expect(await noticed(opened, bob)).toHaveLength(1);
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect(await noticed(opened, bob)).toEqual([]);
  });

  it('[MEND-14] D37: a request raises one quiet notice, which goes when it is accepted, declined or answered', async () => {
    const service = await pushService();
    const opened = await testApp({ env: { PUSH_HOSTS: service.host } });
    const [bob, ana, eva, ian] = await people(opened, 'bob', 'ana', 'eva', 'ian');
    await bob.browser.get(pushCalls.subscribePush, device(`${service.origin}/device/1`).subscription);
    const talks: ConversationId[] = [];
    for (const one of [ana, eva, ian])
      for (const content of ['hello', 'are you there?']) {
        const { message } = await one.browser.get(sendMessage, { receiver_id: bob.id, content });
        talks.push(message.conversation_id);
      }
    const requests = () => noticed(opened, bob, 'message_request');
    expect(await requests()).toEqual(['@ian', '@eva', '@ana'].map((from) => [from, 'wants to write to you']));
    expect(await noticed(opened, bob)).toEqual([]);
    expect((await opened.app.database.pool.query('select 1 from pushes')).rows).toEqual([]);
    expect(service.pushed).toEqual([]);
    expect((await bob.browser.get(listConversations, {})).requests_total).toBe(3);
    await bob.browser.get(changeConversation, {
      conversation_id: talks[0] ?? someId<ConversationId>(''),
      action: 'accept',
    });
    await bob.browser.get(changeConversation, {
      conversation_id: talks[2] ?? someId<ConversationId>(''),
      action: 'decline',
    });
    await bob.browser.get(sendMessage, { receiver_id: ian.id, content: 'hello Ian' });
    expect(await requests()).toEqual([]);
    expect((await bob.browser.get(noticeCalls.countUnread, {})).unread).toBe(0);
    await eva.browser.get(sendMessage, { receiver_id: bob.id, content: 'please' });
    expect(await requests()).toEqual([]);
    expect((await bob.browser.get(listConversations, {})).requests_total).toBe(0);
  });
});
