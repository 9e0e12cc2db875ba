import { describe, expect, it } from 'vitest';
import { blockCalls } from '@house/contract/blocks';
import { messageCalls } from '@house/contract/messages';
import { noticeCalls } from '@house/contract/notifications';
import { settingsCalls } from '@house/contract/settings';
import { people, testHouse, type Person, type TestHouse } from '#testing';

const { changeConversation, markRead, sendMessage } = messageCalls;

const noticed = async (opened: TestHouse, person: Person) => {
  opened.house.events.wake();
  await opened.house.events.settle();
  const { notifications } = await person.browser.get(noticeCalls.listNotices, {});
  return notifications.filter(({ type }) => type === 'message').map((one) => [one.from_username, one.message]);
};

const friends = async (opened: TestHouse): Promise<[Person, Person]> => {
  const [ana, bob] = await people(opened, 'ana', 'bob');
  await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'hello' });
  await bob.browser.get(sendMessage, { receiver_id: ana.id, content: 'hi' });
  await ana.browser.get(markRead, { other_user_id: bob.id });
  return [ana, bob];
};

describe('messages', () => {
  it('[NOTI-03] raise one notice a conversation, which goes when it is read', async () => {
    const opened = await testHouse();
    const [ana, bob] = await friends(opened);
    expect([await noticed(opened, ana), await noticed(opened, bob)]).toEqual([[], []]);
    for (const content of ['one', 'two', 'three']) await ana.browser.get(sendMessage, { receiver_id: bob.id, content });
    expect(await noticed(opened, bob)).toEqual([['@ana', 'sent you a message']]);
    expect(await noticed(opened, ana)).toEqual([]);
    await bob.browser.get(markRead, { other_user_id: ana.id });
    expect(await noticed(opened, bob)).toEqual([]);
  });

  it('[NOTI-03, MSG-08] raise none from strangers, where it is muted or switched off, or from behind a block', async () => {
    const opened = await testHouse();
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
});
