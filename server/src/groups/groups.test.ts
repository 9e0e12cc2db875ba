import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { groupCalls, groupRunCalls, OWNED_GROUPS_MAX } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import type { ConversationId } from '#kernel';
import { expectTrueCounts, people, testApp, upload, type Person } from '#testing';

const { changeGroup, createGroup, deleteGroup, joinGroup, leaveGroup, listGroups, readGroup } = groupCalls;
const { changeMember, listMembers } = groupRunCalls;
const { findConversation, listConversations, listMessages, sendMessage } = messageCalls;
const missing = '01890a5d-ac96-774b-bcce-b302099a8057';

const make = async (owner: Person, more: object = {}) =>
  (await owner.browser.get(createGroup, { name: 'Night Readers', ...more })).group;

const join = (group: { id: ConversationId }, ...members: Person[]) =>
  Promise.all(members.map(({ browser }) => browser.get(joinGroup, { group_id: group.id })));

const say = async (from: Person, group: { id: ConversationId }, content: string) =>
  (await from.browser.get(sendMessage, { conversation_id: group.id, content })).message;

const read = async (person: Person, group: { id: ConversationId }) =>
  (await person.browser.get(listMessages, { conversation_id: group.id })).messages;

describe('a group', () => {
  it('[GRP-02] is made as often as one member may, however many are asked for at once', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await make(ana);
    await opened.app.database.pool.query(
      `with more as (
         insert into conversations (id, kind, title, last_at, created_at)
         select gen_random_uuid(), 'group', 'More', now(), now() from generate_series(1, $2::int) returning id
       )
       insert into conversation_members (conversation_id, member_id, role, joined_at) select id, $1, 'owner', now() from more`,
      [ana.id, OWNED_GROUPS_MAX - 3],
    );
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => ana.browser.ask(createGroup, { name: `G${n}` })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ body }) => !body.success && body.code === 'too_many_groups')).toHaveLength(4);
  });

  it('[GRP-02] AZ-02: signed out nothing can be made, joined or run, and public ones can be seen', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const open = await make(ana);
    const closed = await make(ana, { privacy: 'private' });
    const guest = opened.browser();
    expect((await guest.refused(createGroup, { name: 'Mine' })).status).toBe(401);
    expect((await guest.refused(joinGroup, { group_id: open.id })).status).toBe(401);
    expect((await guest.refused(listMembers, { group_id: open.id })).status).toBe(401);
    expect((await guest.get(readGroup, { group_id: open.id })).group).toMatchObject({
      name: 'Night Readers',
      role: null,
    });
    expect((await guest.refused(readGroup, { group_id: closed.id })).status).toBe(404);
    expect((await guest.get(listGroups, {})).groups.map(({ id }) => id)).toEqual([open.id]);
  });

  it('[GRP-02] D8: is made with every field of the wizard, and its members talk in it', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { url } = await upload(ana, picture, { screen: 'avatar' });
    const draft = {
      name: '  Night Readers  ',
      description: 'A chapter a week',
      category: 'Education' as const,
      tags: ['#Books', 'books', ' Tea ', ''],
      memberLimit: 1_000 as const,
      privacy: 'public' as const,
      mediaSharing: false,
      voiceMessages: false,
      pollsVoting: false,
      botIntegration: true,
      autoModeration: true,
      slowMode: true,
      messageApproval: true,
      avatar_url: url,
    };
    const { group } = await ana.browser.get(createGroup, { owner_id: ana.id, kind: 'group', ...draft });
    expect(group).toMatchObject({
      ...draft,
      name: 'Night Readers',
      tags: ['books', 'tea'],
      role: 'owner',
      members_count: 1,
      can_write: true,
      owner: { username: '@ana' },
    });
    const calm = await make(ana, { name: 'Talk' });
    expect(calm).toMatchObject({
      category: 'Technology',
      tags: [],
      memberLimit: 500,
      privacy: 'public',
      mediaSharing: true,
      slowMode: false,
      messageApproval: false,
    });
    await join(calm, bob);
    const message = await say(bob, calm, 'hello all');
    expect(message).toMatchObject({ kind: 'text', sender_username: '@bob', receiver_id: null, held: false });
    expect((await read(ana, calm)).map(({ kind, sender_name, content }) => [kind, sender_name, content])).toEqual([
      ['system', 'ana', 'created the group'],
      ['system', 'bob', 'joined'],
      ['text', 'bob', 'hello all'],
    ]);
    const [first] = (await ana.browser.get(listConversations, {})).conversations;
    expect(first).toMatchObject({
      id: calm.id,
      conversation_id: calm.id,
      kind: 'group',
      name: 'Talk',
      username: '',
      lastMessage: 'hello all',
      lastSenderName: 'bob',
      unreadCount: 2,
      members_count: 2,
      role: 'owner',
      can_write: true,
    });
    for (const call of [listMessages, findConversation] as const)
      expect((await eva.browser.refused(call, { conversation_id: calm.id })).status).toBe(404);
    expect((await eva.browser.refused(sendMessage, { conversation_id: calm.id, content: 'x' })).status).toBe(404);
    await expectTrueCounts(opened);
  });

  it('[GRP-02] BZ-06: refuses names, tags and limits that the wizard does not offer', async () => {
    const [ana, bob] = await people(await testApp(), 'ana', 'bob');
    const refused = async (more: object) => (await ana.browser.refused(createGroup, { name: 'Fine', ...more })).status;
    for (const more of [
      { name: '   ' },
      { name: 'x'.repeat(65) },
      { description: 'x'.repeat(501) },
      { tags: Array.from({ length: 11 }, (_, place) => `tag${place}`) },
      { tags: ['x'.repeat(31)] },
      { memberLimit: 7 },
      { category: 'Cooking' },
      { privacy: 'secret' },
      { avatar_url: 'https://evil.example/x.png' },
    ])
      expect([more, await refused(more)]).toEqual([more, 400]);
    const family = '👨‍👩‍👧‍👦'.repeat(64);
    expect((await make(ana, { name: family })).name).toBe(family);
    expect((await ana.browser.refused(createGroup, { name: 'Fine', owner_id: bob.id })).status).toBe(403);
  });

  it('AZ-06: is not there for others when it is private, like one that never was', async () => {
    const [ana, bob] = await people(await testApp(), 'ana', 'bob');
    const group = await make(ana, { privacy: 'private' });
    for (const group_id of [group.id, missing]) {
      for (const call of [readGroup, joinGroup, leaveGroup, listMembers, deleteGroup] as const)
        expect(await bob.browser.refused(call, { group_id })).toMatchObject({ status: 404, error: 'Group not found' });
      expect((await bob.browser.refused(changeGroup, { group_id, name: 'Mine' })).status).toBe(404);
    }
    expect((await bob.browser.get(listGroups, { q: 'night' })).groups).toEqual([]);
  });

  it('[TLK-03] is found by name, tag, kind and category, largest first, page by page', async () => {
    const [ana, bob, eva] = await people(await testApp(), 'ana', 'bob', 'eva');
    const small = await make(ana, { name: 'Quiet Corner', category: 'Art', tags: ['paint'] });
    const large = await make(ana, { name: 'Loud Corner', category: 'Music', tags: ['song'] });
    const middle = await make(ana, { name: 'News', kind: 'channel', tags: ['song'] });
    await join(large, bob, eva);
    await join(middle, bob);
    const found = async (wanted: object) => (await bob.browser.get(listGroups, wanted)).groups.map(({ id }) => id);
    expect(await found({})).toEqual([large.id, middle.id, small.id]);
    expect(await found({ q: 'CORNER' })).toEqual([large.id, small.id]);
    expect(await found({ q: '#song' })).toEqual([large.id, middle.id]);
    expect(await found({ kind: 'channel' })).toEqual([middle.id]);
    expect(await found({ category: 'Art' })).toEqual([small.id]);
    const first = await bob.browser.get(listGroups, { limit: 2 });
    expect(await found({ limit: 2, cursor: first.next_cursor ?? '' })).toEqual([small.id]);
    for (const cursor of ["' or 1=1", '99999999999~x', `1~${missing}~x`, '~'])
      expect((await found({ cursor })).length).toBeLessThanOrEqual(3);
  });

  it('changes its name and settings for all, and says so; a limit below its members is refused', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const group = await make(ana, { memberLimit: 100, tags: ['books'] });
    await join(group, bob);
    const { group: changed } = await ana.browser.get(changeGroup, {
      group_id: group.id,
      name: 'Day Readers',
      description: '',
      slowMode: true,
      slowSeconds: 60,
    });
    expect(changed).toMatchObject({ name: 'Day Readers', description: '', slowMode: true, slowSeconds: 60 });
    expect(changed.tags).toEqual(['books']);
    expect((await read(bob, group)).at(-1)).toMatchObject({ kind: 'system', content: 'named the group “Day Readers”' });
    expect((await bob.browser.refused(changeGroup, { group_id: group.id, name: 'Mine' })).status).toBe(403);
    const { pool } = opened.app.database;
    await pool.query('update conversations set member_limit = 1000 where id = $1', [group.id]);
    await expect(pool.query('update conversations set member_limit = 1 where id = $1', [group.id])).rejects.toThrow(
      'conversations_capacity',
    );
  });

  it('PR-04: that becomes public keeps to itself what was said in private', async () => {
    const [ana, bob] = await people(await testApp(), 'ana', 'bob');
    const group = await make(ana, { privacy: 'private' });
    await say(ana, group, 'between us');
    await ana.browser.get(changeGroup, { group_id: group.id, privacy: 'public' });
    await say(ana, group, 'for all');
    await join(group, bob);
    expect((await read(bob, group)).map(({ content }) => content)).toEqual(['for all', 'joined']);
    const declined = { conversation_id: group.id, action: 'decline' } as const;
    expect((await bob.browser.refused(messageCalls.changeConversation, declined)).status).toBe(404);
  });

  it('is left by anybody but its owner, who hands it over first, or is the last', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const group = await make(ana);
    await join(group, bob, eva);
    const here = { group_id: group.id };
    expect(await ana.browser.refused(leaveGroup, here)).toMatchObject({ status: 409 });
    await eva.browser.get(leaveGroup, here);
    expect((await eva.browser.refused(listMessages, { conversation_id: group.id })).status).toBe(404);
    expect((await bob.browser.refused(changeMember, { ...here, member_id: bob.id, action: 'transfer' })).status).toBe(
      403,
    );
    await ana.browser.get(changeMember, { ...here, member_id: bob.id, action: 'transfer' });
    const { members } = await ana.browser.get(listMembers, here);
    expect(members.map(({ username, role }) => [username, role])).toEqual([
      ['@bob', 'owner'],
      ['@ana', 'admin'],
    ]);
    await ana.browser.get(leaveGroup, here);
    expect((await read(bob, group)).at(-1)).toMatchObject({ kind: 'system', sender_name: 'ana', content: 'left' });
    await bob.browser.get(leaveGroup, here);
    expect((await bob.browser.refused(readGroup, here)).status).toBe(404);
    await expectTrueCounts(opened);
  });

  it('is deleted by its owner alone, with everything that was said', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const group = await make(ana);
    await join(group, bob);
    await say(bob, group, 'hello');
    expect((await bob.browser.refused(deleteGroup, { group_id: group.id })).status).toBe(403);
    await ana.browser.get(deleteGroup, { group_id: group.id });
    expect((await bob.browser.get(listConversations, {})).conversations).toEqual([]);
    const { rows } = await opened.app.database.pool.query('select count(*)::int as n from messages');
    expect(rows).toEqual([{ n: 0 }]);
    await expectTrueCounts(opened);
  });
});
