import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import { messageCalls } from '@wagram/contract/messages';
import { expectTrueCounts, listen, people, testApp, upload, type Person, type TestApp } from '#testing';

const { createGroup, joinGroup, leaveGroup, previewGroup, readGroup, readInvite } = groupCalls;
const { addMember, answerJoinRequest, changeMember, createInvite, listGroupBans, listInvites } = groupRunCalls;
const { listJoinRequests, listMembers, revokeInvite } = groupRunCalls;
const { listMessages, sendMessage } = messageCalls;
const HOUR_MS = 3_600_000;

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const newcomers = async (opened: TestApp, count: number): Promise<Person[]> =>
  people(opened, ...Array.from({ length: count }, (_, place) => `guest${place}`));

const make = async (owner: Person, more: object = {}) =>
  (await owner.browser.get(createGroup, { name: 'Night Readers', ...more })).group.id;

const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();

describe('the member limit', () => {
  it('P7: holds when twenty join at once, and each of them counts once', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const guests = await newcomers(opened, 20);
    const group_id = await make(ana);
    // Eight of the offered hundred are left.
    await opened.app.database.pool.query('update conversations set member_limit = 9 where id = $1', [group_id]);
    const tries = guests.flatMap(({ browser }) => [1, 2].map(() => browser.ask(joinGroup, { group_id })));
    const replies = await Promise.all(tries);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(16);
    expect(
      replies.filter(({ status, body }) => status === 409 && !body.success && body.code === 'group_full'),
    ).toHaveLength(24);
    expect((await ana.browser.get(readGroup, { group_id })).group.members_count).toBe(9);
    await expectTrueCounts(opened);
    const inside = guests.filter((_, place) => replies[place * 2]?.status === 200);
    await Promise.all(inside.slice(0, 4).map(({ browser }) => browser.get(leaveGroup, { group_id })));
    const outside = guests.filter((_, place) => replies[place * 2]?.status !== 200);
    const second = await Promise.all(outside.map(({ browser }) => browser.ask(joinGroup, { group_id })));
    expect(second.filter(({ status }) => status === 200)).toHaveLength(4);
    await expectTrueCounts(opened);
  });
});

describe('whoever comes later', () => {
  it('[TLK-03] reads nothing that was said before, whoever answers it, in the list or at once', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const group_id = await make(ana, { privacy: 'private' });
    const { invite } = await ana.browser.get(createInvite, { group_id, needs_approval: false });
    const here = { conversation_id: group_id };
    const { message } = await ana.browser.get(sendMessage, { ...here, content: 'before bob' });
    await bob.browser.get(joinGroup, { code: invite.code });
    const answer = { ...here, content: 'what?', reply_to: message.id };
    expect((await bob.browser.get(sendMessage, answer)).message.reply_to).toBeNull();
    const ear = await listen(opened, bob);
    const { message: said } = await ana.browser.get(sendMessage, { ...answer, content: 'as I said' });
    expect(said.reply_to).toMatchObject({ id: message.id, content: 'before bob' });
    await vi.waitFor(() => expect(ear.heard).toContainEqual(expect.objectContaining({ change: said.change })));
    expect(JSON.stringify(ear.heard)).not.toContain('before bob');
    const seen = (await bob.browser.get(listMessages, here)).messages;
    expect(seen.find(({ id }) => id === said.id)).toMatchObject({ content: 'as I said', reply_to: null });
    // What both have read is carried as it is.
    const { message: both } = await ana.browser.get(sendMessage, { ...answer, reply_to: said.id, content: 'and now' });
    await vi.waitFor(() =>
      expect(ear.heard).toContainEqual(
        expect.objectContaining({
          change: both.change,
          message: expect.objectContaining({ reply_to: expect.objectContaining({ content: 'as I said' }) }),
        }),
      ),
    );
  });
});

describe('an invite', () => {
  it('[GRP-02] that only lets people ask is used once by whoever asks again', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const group_id = await make(ana, { privacy: 'private' });
    const { invite } = await ana.browser.get(createInvite, { group_id, max_uses: 2, needs_approval: true });
    for (const { browser } of [bob, bob, bob, eva])
      expect((await browser.get(joinGroup, { code: invite.code })).status).toBe('requested');
  });

  it('lets in as often as it says, however many come at once, and whoever is in already uses none up', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const guests = await newcomers(opened, 8);
    const group_id = await make(ana, { privacy: 'private' });
    const { invite } = await ana.browser.get(createInvite, { group_id, max_uses: 3, needs_approval: false });
    const { code } = invite;
    const replies = await Promise.all(guests.map(({ browser }) => browser.ask(joinGroup, { code })));
    expect(statuses(replies)).toEqual([200, 200, 200, 404, 404, 404, 404, 404]);
    const inside = guests.filter((_, place) => replies[place]?.status === 200);
    expect((await inside[0]?.browser.get(joinGroup, { code }))?.status).toBe('joined');
    expect((await guests[0]?.browser.refused(readInvite, { code }))?.error).toBe(
      'This invite link is not valid any more',
    );
    expect((await ana.browser.get(listInvites, { group_id })).invites).toEqual([]);
    await expectTrueCounts(opened);
  });

  it('shows what it leads to, also to a guest, until its hour comes or it is taken back', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const group_id = await make(ana, { privacy: 'private', description: 'A chapter a week' });
    const { invite } = await ana.browser.get(createInvite, { group_id, hours: 2 });
    expect(invite).toMatchObject({ made_by: '@ana', needs_approval: true, uses: 0, max_uses: null });
    const guest = opened.browser();
    expect(await guest.get(readInvite, { code: invite.code })).toMatchObject({
      group: { name: 'Night Readers', description: 'A chapter a week', members_count: 1, role: null },
      needs_approval: true,
    });
    expect((await bob.browser.refused(createInvite, { group_id })).status).toBe(404);
    opened.clock.advance(2 * HOUR_MS);
    for (const browser of [guest, bob.browser])
      expect((await browser.refused(readInvite, { code: invite.code })).status).toBe(404);
    expect((await bob.browser.refused(joinGroup, { code: invite.code })).status).toBe(404);
    const { invite: other } = await ana.browser.get(createInvite, { group_id });
    await ana.browser.get(revokeInvite, { group_id, code: other.code });
    expect((await bob.browser.refused(joinGroup, { code: other.code })).status).toBe(404);
    expect((await bob.browser.refused(joinGroup, { code: 'x' })).status).toBe(404);
    expect((await bob.browser.refused(joinGroup, {})).status).toBe(400);
  });

  it('is spared when the group is full', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const group_id = await make(ana);
    await opened.app.database.pool.query('update conversations set member_limit = 1 where id = $1', [group_id]);
    const { invite } = await ana.browser.get(createInvite, { group_id, max_uses: 1 });
    expect((await bob.browser.refused(joinGroup, { code: invite.code })).status).toBe(409);
    expect((await ana.browser.get(listInvites, { group_id })).invites).toMatchObject([{ uses: 0 }]);
  });
});

describe('a request to join', () => {
  it('waits for a moderator, is answered once, and can be taken back', async () => {
    const opened = await testApp();
    const [ana, bob, eva, kai] = await people(opened, 'ana', 'bob', 'eva', 'kai');
    const group_id = await make(ana, { privacy: 'private' });
    const { invite } = await ana.browser.get(createInvite, { group_id });
    const { code } = invite;
    for (const { browser } of [bob, eva, kai])
      expect(await browser.get(joinGroup, { code })).toMatchObject({ status: 'requested', group: null });
    expect((await bob.browser.get(joinGroup, { code })).status).toBe('requested');
    expect((await bob.browser.get(readInvite, { code })).group.is_requested).toBe(true);
    expect((await bob.browser.refused(readGroup, { group_id })).status).toBe(404);
    expect((await bob.browser.refused(listJoinRequests, { group_id })).status).toBe(404);
    await kai.browser.get(leaveGroup, { group_id });
    const waiting = await ana.browser.get(listJoinRequests, { group_id });
    expect(new Set(waiting.requests.map(({ username }) => username))).toEqual(new Set(['@bob', '@eva']));
    expect((await ana.browser.get(readGroup, { group_id })).group.requests_count).toBe(2);
    await ana.browser.get(sendMessage, { conversation_id: group_id, content: 'before' });
    const accept = { group_id, member_id: bob.id, action: 'accept' } as const;
    const answers = await Promise.all([1, 2].map(() => ana.browser.ask(answerJoinRequest, accept)));
    expect(statuses(answers)).toEqual([200, 404]);
    await ana.browser.get(answerJoinRequest, { group_id, member_id: eva.id, action: 'decline' });
    expect((await eva.browser.refused(readGroup, { group_id })).status).toBe(404);
    const { messages } = await bob.browser.get(listMessages, { conversation_id: group_id });
    expect(messages.map(({ content }) => content)).toEqual(['joined']);
    await expectTrueCounts(opened);
  });
});

describe('a ban', () => {
  it('puts out and keeps out, by every way in, until it is lifted', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const group_id = await make(ana);
    await bob.browser.get(joinGroup, { group_id });
    const { invite } = await ana.browser.get(createInvite, { group_id });
    const about = { group_id, member_id: bob.id } as const;
    await ana.browser.get(changeMember, { ...about, action: 'ban' });
    await ana.browser.get(changeMember, { ...about, action: 'ban' });
    expect((await bob.browser.refused(sendMessage, { conversation_id: group_id, content: 'x' })).status).toBe(404);
    // TLK-04: they are shown no way in.
    expect((await bob.browser.get(groupCalls.readGroup, { group_id })).group.is_banned).toBe(true);
    for (const input of [{ group_id }, { code: invite.code }])
      expect(await bob.browser.refused(joinGroup, input)).toMatchObject({ status: 403, code: 'banned' });
    await bob.browser.get(followCalls.follow, { following_id: ana.id });
    expect((await ana.browser.refused(addMember, about)).status).toBe(403);
    expect((await ana.browser.get(listGroupBans, { group_id })).bans.map(({ username }) => username)).toEqual(['@bob']);
    await ana.browser.get(changeMember, { ...about, action: 'unban' });
    expect((await bob.browser.get(joinGroup, { group_id })).status).toBe('joined');
    await expectTrueCounts(opened);
  });
});

describe('adding somebody', () => {
  it('is for admins, and for people who follow them', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const group_id = await make(ana, { privacy: 'private' });
    expect((await ana.browser.refused(addMember, { group_id, member_id: bob.id })).status).toBe(403);
    await bob.browser.get(followCalls.follow, { following_id: ana.id });
    const { member } = await ana.browser.get(addMember, { group_id, member_id: bob.id });
    expect(member).toMatchObject({ username: '@bob', role: 'member' });
    await ana.browser.get(addMember, { group_id, member_id: bob.id });
    await eva.browser.get(followCalls.follow, { following_id: bob.id });
    expect((await bob.browser.refused(addMember, { group_id, member_id: eva.id })).status).toBe(403);
    const page = await ana.browser.get(listMembers, { group_id, limit: 1 });
    expect([page.members[0]?.username, page.total]).toEqual(['@ana', 2]);
    const rest = await ana.browser.get(listMembers, { group_id, limit: 1, cursor: page.next_cursor ?? '' });
    expect(rest).toMatchObject({ members: [{ username: '@bob' }], next_cursor: null });
    expect((await ana.browser.get(listMembers, { group_id, q: 'bo' })).members).toHaveLength(1);
    await expectTrueCounts(opened);
  });
});

describe('a look inside', () => {
  it('[TLK-03] shows the last words of a public group without its files, and nothing of a private one', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const group_id = await make(ana);
    const here = { conversation_id: group_id };
    await ana.browser.get(sendMessage, { ...here, content: 'before' });
    const { url } = await upload(ana, await picture());
    await ana.browser.get(sendMessage, { ...here, content: 'a picture', image_url: url });
    const seen = async (person: Person) =>
      (await person.browser.get(previewGroup, { group_id })).messages
        .filter(({ kind }) => kind !== 'system')
        .map(({ content, media }) => [content, media]);
    expect(await seen(bob)).toEqual([
      ['before', null],
      ['a picture', null],
    ]);
    expect((await bob.browser.request({ method: 'GET', url })).statusCode).toBe(404);
    // Whom its author has blocked hears nothing of theirs; who is banned, nothing at all.
    await ana.browser.get(blockCalls.block, { blocked_id: eva.id });
    expect(await seen(eva)).toEqual([]);
    await bob.browser.get(joinGroup, { group_id });
    await ana.browser.get(changeMember, { group_id, member_id: bob.id, action: 'ban' });
    expect(await seen(bob)).toEqual([]);
    expect((await opened.browser().refused(previewGroup, { group_id })).status).toBe(401);
    await ana.browser.get(groupCalls.changeGroup, { group_id, privacy: 'private' });
    expect((await bob.browser.refused(previewGroup, { group_id })).status).toBe(404);
  });
});
