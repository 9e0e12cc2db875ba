import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls, PINS_MAX, REACTIONS_EACH_MAX } from '@wagram/contract/messages';
import { settingsCalls } from '@wagram/contract/settings';
import type { MessageId } from '#kernel';
import { listen, people, testApp, upload, type Person } from '#testing';
import { forgetAllWithheld } from './changes.gen.ts';

const {
  actOnMessage,
  keepMessage,
  listChanges,
  listConversations,
  listMessages,
  listPinned,
  markConversationRead,
  sendMessage,
} = messageCalls;

const say = async (from: Person, to: Person, content: string, more: object = {}) =>
  (await from.browser.get(sendMessage, { receiver_id: to.id, content, ...more })).message;

const talk = async (person: Person, other: Person) =>
  (await person.browser.get(listMessages, { user1_id: person.id, user2_id: other.id })).messages;

const inbox = async (person: Person) => (await person.browser.get(listConversations, {})).conversations;

const trio = async () => {
  const opened = await testApp();
  const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
  return { opened, ana, bob, eva };
};

const grouped = async () => {
  const scene = await trio();
  const { group } = await scene.ana.browser.get(groupCalls.createGroup, { name: 'Talk' });
  for (const { browser } of [scene.bob, scene.eva]) await browser.get(groupCalls.joinGroup, { group_id: group.id });
  return { ...scene, group, here: { conversation_id: group.id } };
};

describe('what is pinned', () => {
  it('[TLK-01] stands at the top for both of two people, the newest pin first, and is told at once', async () => {
    const { opened, ana, bob, eva } = await trio();
    const first = await say(ana, bob, 'the address');
    const second = await say(bob, ana, 'the time');
    const ear = await listen(opened, bob);
    await bob.browser.get(keepMessage, { message_id: first.id, action: 'pin' });
    await ana.browser.get(keepMessage, { message_id: second.id, action: 'pin' });
    await ana.browser.get(keepMessage, { message_id: second.id, action: 'pin' });
    const here = { conversation_id: first.conversation_id };
    await vi.waitFor(() => expect(ear.heard).toContainEqual({ type: 'pins', ...here }));
    expect((await ana.browser.get(listPinned, here)).messages.map(({ content }) => content)).toEqual([
      'the time',
      'the address',
    ]);
    await ana.browser.get(keepMessage, { message_id: first.id, action: 'unpin' });
    expect((await bob.browser.get(listPinned, here)).messages).toHaveLength(1);
    expect((await eva.browser.refused(listPinned, here)).status).toBe(404);
    expect((await eva.browser.refused(keepMessage, { message_id: first.id, action: 'pin' })).status).toBe(404);
    // What is taken back stands nowhere.
    await bob.browser.get(actOnMessage, { message_id: second.id, action: 'delete' });
    expect((await ana.browser.get(listPinned, here)).messages).toEqual([]);
  });

  it('[TLK-03] is for those who run a group to say, and bounded', async () => {
    const { opened, ana, bob, group, here } = await grouped();
    const { message } = await bob.browser.get(sendMessage, { ...here, content: 'mine' });
    expect(await bob.browser.refused(keepMessage, { message_id: message.id, action: 'pin' })).toMatchObject({
      status: 403,
      error: 'You cannot pin messages here',
    });
    await ana.browser.get(groupRunCalls.changeMember, {
      group_id: group.id,
      member_id: bob.id,
      action: 'role',
      role: 'moderator',
    });
    await bob.browser.get(keepMessage, { message_id: message.id, action: 'pin' });
    await opened.app.database.pool.query(
      `insert into messages (id, conversation_id, seq, change, sender_id, kind, content, created_at)
       select gen_random_uuid(), $1, 1000 + n, 1000 + n, $2, 'text', 'more', now() from generate_series(1, $3::int) n`,
      [group.id, ana.id, PINS_MAX],
    );
    await opened.app.database.pool.query('update conversations set last_seq = 1030, last_change = 1030 where id = $1', [
      group.id,
    ]);
    const { messages } = await ana.browser.get(listMessages, here);
    const more = messages.filter(({ content }) => content === 'more');
    for (const { id } of more.slice(1)) await ana.browser.get(keepMessage, { message_id: id, action: 'pin' });
    expect(
      (await ana.browser.refused(keepMessage, { message_id: more[0]?.id ?? message.id, action: 'pin' })).error,
    ).toBe('So many messages are pinned already. Unpin one first.');
  });
});

describe('what somebody deletes for themselves', () => {
  it('[TLK-01] is gone for them alone, on all of their devices, and comes back', async () => {
    const { opened, ana, bob } = await trio();
    await say(ana, bob, 'hello');
    const { id, conversation_id: conversationId } = await say(ana, bob, 'oops');
    const ear = await listen(opened, bob);
    await bob.browser.get(keepMessage, { message_id: id, action: 'hide' });
    await vi.waitFor(() =>
      expect(ear.heard).toContainEqual({ type: 'message.hidden', conversation_id: conversationId, message_id: id }),
    );
    expect((await talk(bob, ana)).map(({ content }) => content)).toEqual(['hello']);
    expect((await inbox(bob))[0]?.lastMessage).toBe('hello');
    const changes = { conversation_id: conversationId, after: 0 };
    expect((await bob.browser.get(listChanges, changes)).messages).toHaveLength(1);
    expect(await talk(ana, bob)).toHaveLength(2);
    // An answer to it does not bring its words back.
    const answer = await say(ana, bob, 'as I said', { reply_to: id });
    expect((await talk(bob, ana)).find((one) => one.id === answer.id)?.reply_to).toBeNull();
    await bob.browser.get(keepMessage, { message_id: id, action: 'unhide' });
    expect(await talk(bob, ana)).toHaveLength(3);
  });
});

describe('what was taken back for everyone', () => {
  const photo = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();

  it('[TLK-02] comes back whole within five seconds, for whoever took it back alone', async () => {
    const { opened, ana, bob } = await trio();
    const { url } = await upload(ana, await photo());
    const sent = await say(ana, bob, 'look', { image_url: url });
    const restore = { message_id: sent.id, action: 'restore' } as const;
    await ana.browser.get(actOnMessage, { message_id: sent.id, action: 'delete' });
    expect(await talk(bob, ana)).toMatchObject([{ deleted: true, content: '', media: null }]);
    expect((await bob.browser.refused(actOnMessage, restore)).status).toBe(403);
    opened.clock.advance(5_000);
    const { message } = await ana.browser.get(actOnMessage, restore);
    expect(message).toMatchObject({ deleted: false, content: 'look', media: { url } });
    expect(message.change).toBe(sent.change + 2);
    expect(await talk(bob, ana)).toMatchObject([{ deleted: false, content: 'look', image_url: url }]);
    const { rows } = await opened.app.database.pool.query('select state from media where url = $1', [url]);
    expect(rows).toEqual([{ state: 'kept' }]);
  });

  it('[TLK-02] is forgotten with its file when there is no more time', async () => {
    const { opened, ana, bob } = await trio();
    const { url } = await upload(ana, await photo());
    const { id } = await say(ana, bob, 'look', { image_url: url });
    await ana.browser.get(actOnMessage, { message_id: id, action: 'delete' });
    opened.clock.advance(9_000);
    expect(await ana.browser.refused(actOnMessage, { message_id: id, action: 'restore' })).toMatchObject({
      status: 403,
      error: 'It is too late to bring this message back',
    });
    const { pool } = opened.app.database;
    await vi.waitFor(async () => {
      opened.app.jobs.wake();
      expect((await pool.query('select 1 from withheld_messages')).rows).toEqual([]);
      expect((await pool.query('select state from media where url = $1', [url])).rows).toEqual([{ state: 'released' }]);
    });
  });
});

describe('what was taken back twice', () => {
  it('[TLK-02] is forgotten as soon as what was taken back once', async () => {
    const { opened, ana, bob } = await trio();
    const { id } = await say(ana, bob, 'a secret');
    const act = (action: 'delete' | 'restore') => ana.browser.get(actOnMessage, { message_id: id, action });
    await act('delete');
    opened.clock.advance(4_000);
    await act('restore');
    await act('delete');
    const kept = async () => (await opened.app.database.pool.query('select content from withheld_messages')).rows;
    // The end of the first time is not that of the second.
    opened.clock.advance(5_000);
    opened.app.jobs.wake();
    await opened.app.jobs.settle();
    expect(await kept()).toEqual([{ content: 'a secret' }]);
    opened.clock.advance(4_000);
    await vi.waitFor(async () => {
      opened.app.jobs.wake();
      expect(await kept()).toEqual([]);
    });
  });

  it('[TLK-02] is swept when its job is lost', async () => {
    const { opened, ana, bob } = await trio();
    const ids = [await say(ana, bob, 'gone'), await say(ana, bob, 'not yet')].map(({ id }) => id);
    const [first, second] = ids.map((message_id) => ({ message_id, action: 'delete' }) as const);
    if (first === undefined || second === undefined) throw new Error('nothing was said');
    await ana.browser.get(actOnMessage, first);
    const { pool } = opened.app.database;
    await pool.query(`delete from jobs where kind = 'messages.forget'`);
    opened.clock.advance(9_000);
    await ana.browser.get(actOnMessage, second);
    await forgetAllWithheld(opened.app.db, { now: opened.clock.now() });
    expect((await pool.query('select content from withheld_messages')).rows).toEqual([{ content: 'not yet' }]);
  });
});

describe('what is passed on', () => {
  it('[TLK-01] says what it said, with its file, and whose words they were', async () => {
    const { ana, bob, eva } = await trio();
    const { url } = await upload(
      ana,
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    const { id } = await say(ana, bob, 'a secret', { image_url: url });
    const sent = await say(bob, eva, 'ignored', { forward_of: id, client_id: 'f1' });
    expect(sent).toMatchObject({ content: 'a secret', kind: 'media', image_url: url, forwarded: { name: 'ana' } });
    expect((await say(bob, eva, 'ignored', { forward_of: id, client_id: 'f1' })).id).toBe(sent.id);
    expect((await eva.browser.request({ method: 'GET', url })).statusCode).toBe(200);
    // Passed on once more it is still hers; and gone from where it was said first, it stays where it was passed on to.
    await ana.browser.get(actOnMessage, { message_id: id, action: 'delete' });
    expect((await say(eva, bob, '', { forward_of: sent.id })).forwarded).toEqual({ name: 'ana' });
    expect((await eva.browser.refused(sendMessage, { receiver_id: ana.id, forward_of: id })).status).toBe(403);
  });

  it('[TLK-01] is not changed by whoever passed it on', async () => {
    const { ana, bob, eva } = await trio();
    const { id } = await say(ana, bob, 'I like tea');
    const passed = await say(bob, eva, '', { forward_of: id });
    const edit = { message_id: passed.id, action: 'edit', content: 'I like coffee' } as const;
    expect((await bob.browser.refused(actOnMessage, edit)).code).toBe('too_late');
    expect(await talk(eva, bob)).toMatchObject([{ content: 'I like tea', forwarded: { name: 'ana' } }]);
  });

  it('[TLK-01] does not name whom a block keeps apart', async () => {
    const { ana, bob, eva } = await trio();
    const { id } = await say(ana, bob, 'a secret');
    await eva.browser.get(blockCalls.block, { blocked_id: ana.id });
    await say(bob, eva, '', { forward_of: id });
    expect((await talk(eva, bob))[0]?.forwarded).toEqual({ name: null });
  });
});

describe('an answer in one sign', () => {
  it('[TLK-01] is any emoji, and nothing else, and at most six of one member', async () => {
    const { ana, bob } = await trio();
    const { id } = await say(ana, bob, 'party?');
    const react = (emoji: string) => ({ message_id: id, action: 'react', emoji }) as const;
    for (const emoji of ['🎉', '👨‍👩‍👧‍👦', '🇪🇨', '1️⃣', '👍🏿', '❤️']) await bob.browser.get(actOnMessage, react(emoji));
    expect((await bob.browser.get(actOnMessage, react('🦊'))).message.reactions).toHaveLength(6);
    for (const text of ['a', '🎉🎉', '1', '🎉a', ' ', '<b>'])
      expect((await bob.browser.refused(actOnMessage, react(text))).status).toBe(400);
  });
});

describe('limits when all is sent at once', () => {
  it('[TLK-01] of signs of one member, and of pins, hold', async () => {
    const { ana, bob } = await trio();
    const ids: MessageId[] = [];
    for (let n = 0; n < PINS_MAX + 4; n += 1) ids.push((await say(ana, bob, `${n}`)).id);
    const [message_id] = ids;
    if (message_id === undefined) throw new Error('nothing was said');
    const signs = ['👍', '❤️', '😂', '😮', '😢', '🙏', '🔥', '🎉', '👏', '🤔'];
    await Promise.all(signs.map((emoji) => bob.browser.ask(actOnMessage, { message_id, action: 'react', emoji })));
    const shown = await talk(ana, bob);
    expect(shown.find(({ id }) => id === message_id)?.reactions).toHaveLength(REACTIONS_EACH_MAX);
    const pins = await Promise.all(ids.map((id) => bob.browser.ask(keepMessage, { message_id: id, action: 'pin' })));
    expect(pins.filter(({ status }) => status === 200)).toHaveLength(PINS_MAX);
    expect(pins.filter(({ status }) => status === 403)).toHaveLength(4);
  });
});

describe('receipts', () => {
  it('[TLK-02] are told only where both of two tell theirs', async () => {
    const { opened, ana, bob } = await trio();
    const { seq, conversation_id: conversationId } = await say(ana, bob, 'did you see?');
    await say(bob, ana, 'now');
    const set = (who: Person, readReceipts: boolean) =>
      who.browser.get(settingsCalls.changeSettings, { messages: { readReceipts } });
    const seenByAna = async () => (await inbox(ana))[0]?.other_read_seq;
    expect(await seenByAna()).toBe(seq + 1);
    await set(bob, false);
    expect(await seenByAna()).toBe(0);
    await say(ana, bob, 'and now?');
    const ear = await listen(opened, ana);
    await bob.browser.get(markConversationRead, { conversation_id: conversationId });
    await vi.waitFor(() =>
      expect(ear.heard).toContainEqual(expect.objectContaining({ type: 'delivered', seq: seq + 2 })),
    );
    expect(ear.heard.some(({ type, member_id }) => type === 'read' && member_id === bob.id)).toBe(false);
    // Whoever does not tell is not told.
    expect((await inbox(bob))[0]?.other_read_seq).toBe(0);
    await set(bob, true);
    expect(await seenByAna()).toBe(seq + 2);
    await set(ana, false);
    expect(await seenByAna()).toBe(0);
  });
});
