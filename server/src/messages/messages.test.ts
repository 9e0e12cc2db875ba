import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { messageCalls } from '@wagram/contract/messages';
import type { ConversationId } from '#kernel';
import { people, someId, testApp, type Person } from '#testing';

const {
  actOnMessage,
  changeConversation,
  findConversation,
  listChanges,
  listConversations,
  listMessages,
  markDelivered,
  markConversationRead,
  searchMessages,
  sendMessage,
} = messageCalls;

const say = async (from: Person, to: Person, content: string) =>
  (await from.browser.get(sendMessage, { sender_id: from.id, receiver_id: to.id, content })).message;

const inbox = async (person: Person) => (await person.browser.get(listConversations, {})).conversations;

const talk = async (person: Person, other: Person) =>
  (await person.browser.get(listMessages, { user1_id: person.id, user2_id: other.id })).messages;

describe('direct messages', () => {
  it('[MSG-06] AZ-03: signed out there are none, and only the two people can read or write as themselves', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const message = await say(ana, bob, 'between us');
    const guest = opened.browser();
    expect((await guest.refused(listConversations, {})).status).toBe(401);
    expect((await guest.refused(listMessages, { user1_id: ana.id, user2_id: bob.id })).status).toBe(401);
    expect((await eva.browser.refused(listMessages, { user1_id: ana.id, user2_id: bob.id })).status).toBe(403);
    expect(
      (await eva.browser.refused(sendMessage, { sender_id: ana.id, receiver_id: bob.id, content: 'x' })).status,
    ).toBe(403);
    expect((await eva.browser.refused(listConversations, { user_id: ana.id })).status).toBe(403);
    const { conversation_id } = message;
    for (const call of [listMessages, findConversation] as const)
      expect((await eva.browser.refused(call, { conversation_id })).status).toBe(404);
    expect((await eva.browser.refused(listChanges, { conversation_id, after: 0 })).status).toBe(404);
    expect((await eva.browser.refused(searchMessages, { conversation_id, q: 'us' })).status).toBe(404);
    expect((await eva.browser.refused(sendMessage, { conversation_id, content: 'let me in' })).status).toBe(404);
    expect(
      (await eva.browser.refused(actOnMessage, { message_id: message.id, action: 'react', emoji: '👍' })).status,
    ).toBe(404);
    expect((await eva.browser.refused(changeConversation, { conversation_id, action: 'clear' })).status).toBe(404);
    await eva.browser.get(markConversationRead, { conversation_id });
    expect((await inbox(bob))[0]?.unreadCount).toBe(1);
  });

  it('[MEND-19] are read on from a place: those after it in ascending order, and where to go on', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (const content of ['one', 'two', 'three', 'four', 'five']) await say(ana, bob, content);
    const [{ conversation_id } = { conversation_id: someId<ConversationId>('') }] = await inbox(bob);
    const page = (after: number) => bob.browser.get(listMessages, { conversation_id, after, limit: 2 });
    const first = await page(1);
    expect(first.messages.map(({ content }) => content)).toEqual(['two', 'three']);
    expect(first.newer_after).toBe(3);
    const rest = await page(3);
    expect(rest.messages.map(({ content }) => content)).toEqual(['four', 'five']);
    expect(rest.newer_after).toBeNull();
    const older = await bob.browser.get(listMessages, { conversation_id, cursor: first.next_cursor ?? undefined });
    expect(older.messages.map(({ content }) => content)).toEqual(['one']);
    const { unread_total } = await bob.browser.get(markConversationRead, { conversation_id, seq: 3 });
    expect([unread_total, (await inbox(bob))[0]?.unreadCount]).toEqual([0, 2]);
  });

  it('[MSG-06, DATA-06] are sent, listed in ascending order and counted until they are read', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const first = await say(ana, bob, '  hello  ');
    expect(first).toMatchObject({
      sender_id: ana.id,
      receiver_id: bob.id,
      content: 'hello',
      sender_username: '@ana',
      receiver_username: '@bob',
      sender_avatar: null,
      receiver_avatar: null,
      seq: 1,
      kind: 'text',
      deleted: false,
    });
    opened.clock.advance(1_000);
    await say(ana, bob, 'are you there?');
    expect((await talk(bob, ana)).map((message) => message.content)).toEqual(['hello', 'are you there?']);
    expect(await inbox(bob)).toMatchObject([
      {
        id: ana.id,
        username: '@ana',
        name: 'ana',
        avatar: null,
        avatar_url: null,
        lastMessage: 'are you there?',
        lastSenderId: ana.id,
        unreadCount: 2,
        isOnline: false,
        verified: true,
        kind: 'direct',
        request: true,
      },
    ]);
    expect(await inbox(ana)).toMatchObject([{ id: bob.id, unreadCount: 0, request: false }]);
    await bob.browser.get(markConversationRead, { user_id: bob.id, other_user_id: ana.id });
    expect(await inbox(bob)).toMatchObject([{ unreadCount: 0 }]);
  });

  it('[MSG-07] are trimmed, never empty, at most 4,000 characters, and not to oneself', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (const content of ['', '   ', '\n\t'])
      expect((await ana.browser.refused(sendMessage, { receiver_id: bob.id, content })).status).toBe(400);
    expect((await ana.browser.refused(sendMessage, { receiver_id: bob.id, content: '👨‍👩‍👧‍👦'.repeat(4_001) })).error).toBe(
      'A message has at most 4000 characters',
    );
    expect((await say(ana, bob, '👨‍👩‍👧‍👦'.repeat(4_000))).seq).toBe(1);
    expect((await ana.browser.refused(sendMessage, { receiver_id: ana.id, content: 'x' })).status).toBe(400);
    expect((await ana.browser.refused(sendMessage, { content: 'x' })).status).toBe(400);
    const nobody = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect(await ana.browser.refused(sendMessage, { receiver_id: nobody, content: 'x' })).toMatchObject({
      status: 404,
      error: 'User not found',
    });
  });

  it('P2, P3: a retry acts once, and fifty at once from both sides are numbered without a gap', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const retry = { receiver_id: bob.id, content: 'once', client_id: 'device-1-message-1' };
    const same = await Promise.all(Array.from({ length: 10 }, () => ana.browser.get(sendMessage, retry)));
    expect(new Set(same.map(({ message }) => message.id)).size).toBe(1);
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? say(ana, bob, `${i}`) : say(bob, ana, `${i}`))),
    );
    const seen: number[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await ana.browser.get(listMessages, {
        user1_id: ana.id,
        user2_id: bob.id,
        limit: 20,
        ...(cursor == null ? {} : { cursor }),
      });
      seen.unshift(...page.messages.map((message) => message.seq));
      cursor = page.next_cursor;
    } while (cursor != null);
    expect(seen).toEqual(Array.from({ length: 51 }, (_, i) => i + 1));
  });

  it('[SR-L5] a client id that was used for other words or in another conversation is refused with 422', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const first = { receiver_id: bob.id, content: 'to bob', client_id: 'device-1-message-1' };
    const { message } = await ana.browser.get(sendMessage, first);
    for (const other of [
      { ...first, content: 'other words' },
      { ...first, receiver_id: eva.id },
    ])
      expect(await ana.browser.refused(sendMessage, other)).toMatchObject({ status: 422, code: 'client_id_reused' });
    expect((await ana.browser.get(sendMessage, first)).message.id).toBe(message.id);
    // What was changed since is still the same message.
    await ana.browser.get(actOnMessage, { message_id: message.id, action: 'edit', content: 'better words' });
    expect((await ana.browser.get(sendMessage, first)).message.content).toBe('better words');
    expect(await talk(ana, bob)).toHaveLength(1);
    expect(await inbox(eva)).toEqual([]);
  });

  it('P3: whoever knows the last change gets all that followed, each message once and as it is now', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const first = await say(ana, bob, 'first');
    const { last_change: seen } = await bob.browser.get(listMessages, { user1_id: bob.id, user2_id: ana.id });
    const second = await say(ana, bob, 'second');
    await ana.browser.get(actOnMessage, { message_id: first.id, action: 'edit', content: 'first, mended' });
    await bob.browser.get(actOnMessage, { message_id: second.id, action: 'react', emoji: '❤️' });
    const { conversation_id } = first;
    const page = await bob.browser.get(listChanges, { conversation_id, after: seen, limit: 1 });
    expect(page).toMatchObject({ has_more: true, messages: [{ content: 'first, mended', seq: 1 }] });
    const rest = await bob.browser.get(listChanges, { conversation_id, after: page.last_change });
    expect(rest).toMatchObject({
      has_more: false,
      messages: [{ content: 'second', seq: 2, reactions: [{ emoji: '❤️', count: 1, mine: true }] }],
    });
    const end = await bob.browser.get(listChanges, { conversation_id, after: rest.last_change });
    expect(end).toEqual({ success: true, messages: [], last_change: rest.last_change, has_more: false });
  });
});

describe('strangers', () => {
  it('write into a section of their own until they are answered or accepted', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    await bob.browser.get(followCalls.follow, { following_id: eva.id });
    await say(ana, bob, 'you do not know me');
    await say(eva, bob, 'you follow me');
    expect((await inbox(bob)).map((one) => [one.username, one.request])).toEqual([
      ['@eva', false],
      ['@ana', true],
    ]);
    expect((await bob.browser.get(listConversations, {})).unread_total).toBe(1);
    await bob.browser.get(markConversationRead, { other_user_id: ana.id });
    expect((await inbox(ana))[0]).toMatchObject({ other_read_seq: null, other_delivered_seq: null });
    await say(bob, ana, 'now I do');
    expect((await inbox(bob)).every((one) => !one.request)).toBe(true);
    expect((await inbox(ana))[0]).toMatchObject({ other_read_seq: 2 });
  });

  it('who are declined are not told, and stay out of sight', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { conversation_id } = await say(ana, bob, 'buy now');
    await bob.browser.get(changeConversation, { conversation_id, action: 'decline' });
    expect(await inbox(bob)).toEqual([]);
    await say(ana, bob, 'please');
    expect((await bob.browser.get(listConversations, {})).unread_total).toBe(0);
    expect(await inbox(ana)).toMatchObject([{ lastMessage: 'please', can_write: true }]);
  });
});

describe('a block', () => {
  it('[BLOCK-01] [MEND-07] BL-01: ends a conversation for both; what was said stays with each, and unblocking opens it again', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id, conversation_id } = await say(ana, bob, 'hello');
    await say(bob, ana, 'hi');
    await say(ana, bob, 'unread');
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    for (const [who, whom] of [
      [ana, bob],
      [bob, ana],
    ] as const) {
      for (const input of [{ receiver_id: whom.id }, { conversation_id }]) {
        const refused = await who.browser.refused(sendMessage, { ...input, content: 'x' });
        expect(refused).toMatchObject({ status: 404, code: 'not_delivered', error: 'Not delivered' });
      }
      expect((await who.browser.refused(actOnMessage, { message_id: id, action: 'react', emoji: '👍' })).status).toBe(
        404,
      );
      expect((await talk(who, whom)).map(({ content }) => content)).toEqual(['hello', 'hi', 'unread']);
      const found = await who.browser.get(searchMessages, { conversation_id, q: 'hello' });
      expect(found.messages).toHaveLength(1);
      const { conversation } = await who.browser.get(findConversation, { username: whom.user.username });
      expect(conversation).toMatchObject({ conversation_id, isOnline: false, unreadCount: 0 });
      expect((await who.browser.get(listConversations, {})).unread_total).toBe(0);
    }
    expect(await inbox(bob)).toMatchObject([{ blocked: true, can_write: false }]);
    expect(await inbox(ana)).toMatchObject([{ blocked: false, can_write: true, other_read_seq: 2 }]);
    await bob.browser.get(markConversationRead, { conversation_id });
    await bob.browser.get(markDelivered, { conversation_id, seq: 3 });
    expect(await inbox(ana)).toMatchObject([{ other_read_seq: 2, other_delivered_seq: 2 }]);
    await bob.browser.get(blockCalls.unblock, { blocked_id: ana.id });
    expect(await inbox(bob)).toMatchObject([{ blocked: false, can_write: true, unreadCount: 1 }]);
    await say(ana, bob, 'again');
  });

  it('[MEND-07] between two who never spoke leaves nothing to write to', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    const refused = await ana.browser.refused(sendMessage, { receiver_id: bob.id, content: 'x' });
    expect(refused).toMatchObject({ status: 404, code: 'member_not_found' });
    expect(await ana.browser.get(findConversation, { username: '@bob' })).toMatchObject({ conversation: null });
  });
});

describe('one’s own view', () => {
  it('of a conversation can be cleared, muted and read up to a message, and never backwards', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await bob.browser.get(followCalls.follow, { following_id: ana.id });
    for (const word of ['one', 'two', 'three']) await say(ana, bob, word);
    const [conversation] = await inbox(bob);
    const conversation_id = conversation?.conversation_id ?? someId<ConversationId>('');
    await bob.browser.get(markDelivered, { conversation_id, seq: 3 });
    await bob.browser.get(markConversationRead, { conversation_id, seq: 2 });
    await bob.browser.get(markConversationRead, { conversation_id, seq: 1 });
    expect(await inbox(ana)).toMatchObject([{ other_read_seq: 2, other_delivered_seq: 3 }]);
    expect((await bob.browser.get(listConversations, {})).unread_total).toBe(1);
    await bob.browser.get(changeConversation, { conversation_id, action: 'mute' });
    expect((await bob.browser.get(listConversations, {})).unread_total).toBe(0);
    await bob.browser.get(changeConversation, { conversation_id, action: 'clear' });
    expect([await inbox(bob), await talk(bob, ana), (await talk(ana, bob)).length]).toEqual([[], [], 3]);
    await say(ana, bob, 'four');
    expect((await talk(bob, ana)).map((message) => message.content)).toEqual(['four']);
  });
});
