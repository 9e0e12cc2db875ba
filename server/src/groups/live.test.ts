import { describe, expect, it, vi } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import type { ConversationId } from '#kernel';
import { listen, people, testApp, type Ear, type Person, type TestApp } from '#testing';

const { createGroup, joinGroup, leaveGroup } = groupCalls;
const { changeMember } = groupRunCalls;
const {
  actOnMessage,
  changeConversation,
  keepMessage,
  listChanges,
  listConversations,
  listMessages,
  searchMessages,
  sendMessage,
} = messageCalls;
const within1s = { timeout: 1_000, interval: 10 };
const soon = { timeout: 5_000, interval: 10 };

/** Nothing more can be on its way once a later word has come. */
const words = async (ear: Ear): Promise<string[]> => {
  const before = ear.heard.filter(({ type }) => type === 'pong').length;
  ear.say({ type: 'ping' });
  await vi.waitFor(() => expect(ear.heard.filter(({ type }) => type === 'pong')).toHaveLength(before + 1), soon);
  return ear.heard.flatMap(({ type, message }) =>
    type === 'message' ? [(message as { content: string } | null)?.content ?? '?'] : [],
  );
};

const setUp = async () => {
  const opened = await testApp();
  const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
  const { group } = await ana.browser.get(createGroup, { name: 'Talk' });
  for (const { browser } of [bob, eva]) await browser.get(joinGroup, { group_id: group.id });
  const topic = `conversation:${group.id}`;
  const say = async (from: Person, content: string, more: object = {}) =>
    (await from.browser.get(sendMessage, { conversation_id: group.id, content, ...more })).message;
  return { opened, ana, bob, eva, group, topic, say, here: { conversation_id: group.id } };
};

/** Makes the group as large as those that only open pages hear of. */
const makeLarge = async ({ app }: TestApp, groupId: ConversationId): Promise<void> => {
  const { pool } = app.database;
  await pool.query(
    `insert into members (id, username, display_name, created_at, updated_at)
     select gen_random_uuid(), '@crowd' || n, 'crowd', now(), now() from generate_series(1, 250) n`,
  );
  await pool.query(
    `insert into conversation_members (conversation_id, member_id, joined_at)
     select $1, id, now() from members where username like '@crowd%'`,
    [groupId],
  );
  await pool.query('update conversations set members_count = members_count + 250 where id = $1', [groupId]);
};

describe('whoever is not in a group', () => {
  it('AZ-06: may say nothing there and hears the same, before anybody has spoken and after', async () => {
    const { opened, ana, bob, group, say, here } = await setUp();
    const [kai] = await people(opened, 'kai');
    const refused = { status: 404, code: 'conversation_not_found' };
    expect(await kai.browser.refused(sendMessage, { ...here, content: 'hello' })).toMatchObject(refused);
    await say(ana, 'hello');
    await ana.browser.get(changeMember, { group_id: group.id, member_id: bob.id, action: 'remove' });
    for (const { browser } of [kai, bob])
      expect(await browser.refused(sendMessage, { ...here, content: 'hello' })).toMatchObject(refused);
  });
});

describe('the pages of a group', () => {
  it('RT-01: hear what is said in it, and nobody else does', async () => {
    const { opened, ana, bob, topic, say } = await setUp();
    const [kai] = await people(opened, 'kai');
    const [theirs, foreign, own] = [await listen(opened, bob), await listen(opened, kai), await listen(opened, ana)];
    foreign.say({ type: 'join', topic });
    await foreign.until('refused');
    for (const nonsense of ['conversation:', 'conversation:x', "conversation:' or 1=1"])
      foreign.say({ type: 'join', topic: nonsense });
    await say(ana, 'hello', { client_id: 'mine' });
    expect(await theirs.until('message')).toMatchObject({ message: { content: 'hello', client_id: null } });
    expect(await own.until('message')).toMatchObject({ message: { client_id: 'mine' } });
    expect(await words(foreign)).toEqual([]);
    expect(foreign.heard.map(({ type }) => type)).not.toContain('joined');
  });

  it('RT-01: hear of a large one by its topic, each once, and its votes and reactions in one word a second', async () => {
    const { opened, ana, bob, eva, group, topic, say } = await setUp();
    await makeLarge(opened, group.id);
    const [open, away] = [await listen(opened, bob), await listen(opened, eva)];
    open.say({ type: 'join', topic });
    await open.until('joined');
    const { id } = await say(ana, 'hello');
    expect(await words(open)).toEqual(['hello']);
    expect(await words(away)).toEqual([]);
    for (const emoji of ['👍', '❤️', '😂'] as const)
      await ana.browser.get(actOnMessage, { message_id: id, action: 'react', emoji });
    expect(await words(open)).toEqual(['hello', '?']);
    await vi.waitFor(() => expect(open.heard.filter(({ type }) => type === 'message')).toHaveLength(3), soon);
    expect(open.heard.at(-1)).toMatchObject({ type: 'message', message: null });
  });

  it('[SR-H1] that leave the topic of their own member hear nothing of those whom a block keeps apart', async () => {
    const { opened, ana, bob, eva, group, topic, say } = await setUp();
    await makeLarge(opened, group.id);
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    const spy = await listen(opened, bob);
    spy.say({ type: 'join', topic });
    await spy.until('joined');
    spy.say({ type: 'leave', topic: `member:${bob.id}` });
    await say(ana, 'not for bob');
    await say(eva, 'for everybody');
    expect(await words(spy)).toEqual(['for everybody']);
    await eva.browser.refused(changeMember, { group_id: group.id, member_id: bob.id, action: 'remove' });
    await ana.browser.get(blockCalls.unblock, { blocked_id: bob.id });
    await ana.browser.get(changeMember, { group_id: group.id, member_id: bob.id, action: 'remove' });
    await say(eva, 'after he was removed');
    expect(await words(spy)).toEqual(['for everybody']);
  });

  it.each(['small', 'large'])(
    '[TLK-03] of a %s channel hear no comment under a post that is not theirs',
    async (size) => {
      const { opened, ana, bob, eva } = await setUp();
      const others = await people(opened, 'kim', 'lea', 'max');
      const [kim, lea, max] = others;
      const { group } = await ana.browser.get(createGroup, { kind: 'channel', name: 'News' });
      for (const { browser } of [bob, eva, ...others]) await browser.get(joinGroup, { group_id: group.id });
      const here = { conversation_id: group.id };
      const { message: post } = await ana.browser.get(sendMessage, { ...here, content: 'first post' });
      if (size === 'large') await makeLarge(opened, group.id);
      await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
      await kim.browser.get(keepMessage, { message_id: post.id, action: 'hide' });
      await lea.browser.get(changeConversation, { ...here, action: 'clear' });
      const ears = await Promise.all([bob, kim, lea, max].map((person) => listen(opened, person)));
      for (const ear of ears) {
        ear.say({ type: 'join', topic: `conversation:${group.id}` });
        await ear.until('joined');
      }
      await eva.browser.get(sendMessage, { ...here, thread_of: post.id, content: 'well said' });
      expect(await Promise.all(ears.map(words))).toEqual([[], [], [], ['well said']]);
    },
  );

  it.each(['remove', 'ban', 'leave', 'lost'] as const)(
    'RT-03: are silent within a second after their member is out (%s)',
    async (way) => {
      const { opened, ana, bob, group, topic, say } = await setUp();
      await makeLarge(opened, group.id);
      const ear = await listen(opened, bob);
      ear.say({ type: 'join', topic });
      await ear.until('joined');
      await say(ana, 'before');
      expect(await words(ear)).toEqual(['before']);
      if (way === 'leave') await bob.browser.get(leaveGroup, { group_id: group.id });
      else if (way === 'lost') {
        // The word of it never came: the next look finds it.
        const gone = 'delete from conversation_members where member_id = $1';
        await opened.app.database.pool.query(gone, [bob.id]);
        await opened.app.live.lookAgain(opened.app.live.sockets());
      } else await ana.browser.get(changeMember, { group_id: group.id, member_id: bob.id, action: way });
      await vi.waitFor(() => expect(opened.app.live.countOf(topic)).toBe(0), within1s);
      await say(ana, 'after');
      expect(await words(ear)).toEqual(['before']);
      if (way !== 'lost')
        expect(ear.heard).toContainEqual(expect.objectContaining({ type: 'group_over', group_id: group.id }));
      ear.say({ type: 'join', topic });
      await ear.until('refused');
    },
  );
});

describe('a block between two members of a group', () => {
  it('BL-01: hides what each says from the other, in lists, counts, search, answers and live, in large ones too', async () => {
    const { opened, ana, bob, eva, group, topic, say, here } = await setUp();
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    const ear = await listen(opened, bob);
    ear.say({ type: 'join', topic });
    await ear.until('joined');
    const hidden = await say(ana, 'from ana');
    await say(eva, 'from eva');
    await say(eva, 'an answer', { reply_to: hidden.id });
    const read = async ({ browser }: Person) =>
      (await browser.get(listMessages, here)).messages.filter(({ kind }) => kind === 'text');
    expect((await read(bob)).map(({ content }) => content)).toEqual(['from eva', 'an answer']);
    expect((await read(bob)).at(-1)?.reply_to).toBeNull();
    expect((await read(eva)).at(-1)?.reply_to?.content).toBe('from ana');
    expect((await bob.browser.get(searchMessages, { ...here, q: 'from' })).messages).toHaveLength(1);
    const changes = await bob.browser.get(listChanges, { ...here, after: 0 });
    expect(changes.messages.map(({ content }) => content)).not.toContain('from ana');
    expect(changes.last_change).toBe(6);
    expect((await bob.browser.get(listConversations, {})).conversations[0]).toMatchObject({ unreadCount: 3 });
    expect(
      (await bob.browser.refused(actOnMessage, { message_id: hidden.id, action: 'react', emoji: '👍' })).status,
    ).toBe(404);
    expect(await words(ear)).toEqual(['from eva']);
    await makeLarge(opened, group.id);
    await say(ana, 'more from ana');
    await say(eva, 'more from eva');
    expect(await words(ear)).toEqual(['from eva', 'more from eva']);
    await say(ana, 'the last word is hidden');
    const [shown] = (await bob.browser.get(listConversations, {})).conversations;
    expect(shown?.lastMessage).toBe('more from eva');
    await say(bob, 'bob speaks');
    expect((await read(ana)).map(({ content }) => content)).not.toContain('bob speaks');
    expect((await bob.browser.refused(sendMessage, { receiver_id: ana.id, content: 'x' })).status).toBe(404);
  });
});
