import { describe, expect, it, vi } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { messageCalls } from '@wagram/contract/messages';
import { settingsCalls } from '@wagram/contract/settings';
import { listen, people, testApp, type Ear } from '#testing';

const { actOnMessage, changeConversation, listConversations, markConversationRead, sendMessage } = messageCalls;
const soon = { timeout: 5_000, interval: 10 };

/** Nothing more can be on its way once a later word has come. */
const quiet = async (ear: Ear): Promise<string[]> => {
  const before = ear.heard.filter(({ type }) => type === 'pong').length;
  ear.say({ type: 'ping' });
  await vi.waitFor(() => expect(ear.heard.filter(({ type }) => type === 'pong')).toHaveLength(before + 1), soon);
  return ear.heard.map(({ type }) => type);
};

describe('an open page', () => {
  it('[MSG-09] P3: hears a message at once, the sender’s other pages too, and nobody else', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const [own, theirs, foreign] = [await listen(opened, ana), await listen(opened, bob), await listen(opened, eva)];
    const sent = { receiver_id: bob.id, content: 'hello', client_id: 'device-1-message-1' };
    const { message } = await ana.browser.get(sendMessage, sent);
    expect(await theirs.until('message')).toMatchObject({ change: 1, message: { id: message.id, client_id: null } });
    expect(await own.until('message')).toMatchObject({ message: { client_id: 'device-1-message-1' } });
    await bob.browser.get(actOnMessage, { message_id: message.id, action: 'react', emoji: '👍' });
    await vi.waitFor(() => expect(own.heard.at(-1)).toMatchObject({ type: 'message', change: 2, message: null }), soon);
    expect(await quiet(foreign)).toEqual(['hello', 'pong']);
  });

  it('hears that its words were read, unless they still wait as a request', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const ear = await listen(opened, ana);
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'hello' });
    const { conversation_id } = message;
    await bob.browser.get(markConversationRead, { conversation_id });
    expect(await quiet(ear)).not.toContain('read');
    await bob.browser.get(changeConversation, { conversation_id, action: 'accept' });
    await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'again' });
    await bob.browser.get(markConversationRead, { conversation_id });
    expect(await ear.until('read')).toEqual({ type: 'read', conversation_id, member_id: bob.id, seq: 2 });
  });

  it('[MEND-14] D37: whoever has sent a request does not see that its receiver is here until it is accepted', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'hello' });
    await listen(opened, bob);
    const isOnline = async () => (await ana.browser.get(listConversations, {})).conversations[0]?.isOnline;
    expect(await isOnline()).toBe(false);
    await bob.browser.get(changeConversation, { conversation_id: message.conversation_id, action: 'accept' });
    expect(await isOnline()).toBe(true);
  });

  it('[MSG-08] sees typing and presence only while both sides show theirs', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'hello' });
    await bob.browser.get(sendMessage, { receiver_id: ana.id, content: 'hi' });
    const { conversation_id } = message;
    const ear = await listen(opened, ana);
    ear.say({ type: 'join', topic: `presence:${bob.id}` });
    await ear.until('joined');
    const other = await listen(opened, bob);
    expect(await ear.until('presence')).toEqual({ type: 'presence', member_id: bob.id, isOnline: true });
    expect((await ana.browser.get(listConversations, {})).conversations[0]?.isOnline).toBe(true);
    other.say({ type: 'typing', conversation_id });
    expect(await ear.until('typing')).toEqual({ type: 'typing', conversation_id, member_id: bob.id, username: '@bob' });
    await bob.browser.get(settingsCalls.changeSettings, { messages: { onlineStatus: false, typingIndicator: false } });
    expect((await ana.browser.get(listConversations, {})).conversations[0]?.isOnline).toBe(false);
    const late = await listen(opened, ana);
    late.say({ type: 'join', topic: `presence:${bob.id}` });
    await late.until('refused');
    const silent = await listen(opened, bob);
    silent.say({ type: 'typing', conversation_id });
    await quiet(silent);
    expect(await quiet(late)).not.toContain('typing');
  });

  it('[SR-M1] RT-03: that is open hears no presence of somebody who has blocked its member since, or hides it', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    for (const other of [bob, eva]) {
      await ana.browser.get(sendMessage, { receiver_id: other.id, content: 'hello' });
      await other.browser.get(sendMessage, { receiver_id: ana.id, content: 'hi' });
    }
    const ear = await listen(opened, ana);
    for (const other of [bob, eva]) ear.say({ type: 'join', topic: `presence:${other.id}` });
    await vi.waitFor(() => expect(ear.heard.filter(({ type }) => type === 'joined')).toHaveLength(2), soon);
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    await ana.browser.get(settingsCalls.changeSettings, { messages: { onlineStatus: false } });
    // What the program does by itself every four seconds.
    await opened.app.live.lookAgain(opened.app.live.sockets());
    for (const other of [bob, eva]) await (await listen(opened, other)).until('hello');
    expect(await quiet(ear)).not.toContain('presence');
  });

  it('RT-03, BL-01: is silent about somebody who blocked its member', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { message } = await ana.browser.get(sendMessage, { receiver_id: bob.id, content: 'hello' });
    await bob.browser.get(sendMessage, { receiver_id: ana.id, content: 'hi' });
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    const [ear, other] = [await listen(opened, ana), await listen(opened, bob)];
    ear.say({ type: 'join', topic: `presence:${bob.id}` });
    await ear.until('refused');
    other.say({ type: 'typing', conversation_id: message.conversation_id });
    await quiet(other);
    // Her count of notices may move, because his words are gone from it.
    expect((await quiet(ear)).filter((type) => type !== 'notice')).toEqual(['hello', 'refused', 'pong']);
  });
});
