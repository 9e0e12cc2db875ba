import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { profileCalls } from '@wagram/contract/profiles';
import { streamCalls, streamChatCalls, streamModeratorCalls, streamTopic } from '@wagram/contract/streams';
import type { MemberId, StreamId, StreamMessageId } from '#kernel';
import { expectTrueCounts, listen, people, someId, testApp, ticketScene, type Person } from '#testing';
import { eraseOf } from '../erase.ts';
import { exportOf } from '../export.ts';

const { addModerator, ban, listStreamBans, listModerators, removeModerator, unban } = streamModeratorCalls;

const goLive = async ({ browser }: Person): Promise<StreamId> =>
  (await browser.get(streamCalls.createStream, { title: 'Live', category: 'nft' })).stream.id;

/** Ana is live, moe keeps order, bob and cleo watch. */
const scene = async () => {
  const opened = await testApp();
  const [ana, moe, bob, cleo] = await people(opened, 'ana', 'moe', 'bob', 'cleo');
  await ana.browser.get(addModerator, { member_id: moe.id });
  return { opened, ana, moe, bob, cleo, id: await goLive(ana) };
};

const say = async ({ browser }: Person, stream_id: StreamId, message: string) =>
  (await browser.get(streamChatCalls.sendChat, { stream_id, message })).message;
const remove = async ({ browser }: Person, message_id: StreamMessageId) =>
  (await browser.ask(streamChatCalls.deleteChat, { message_id })).status;
const banOf = async ({ browser }: Person, stream_id: StreamId, member_id: MemberId) =>
  (await browser.ask(ban, { stream_id, member_id })).status;
const seenBy = async ({ browser }: Person, stream_id: StreamId) =>
  (await browser.get(streamCalls.readStream, { stream_id })).stream;
const namesOf = async ({ browser }: Person) =>
  (await browser.get(listModerators, {})).members.map(({ username }) => username);

describe('a moderator of a chat', () => {
  it('[STG-01] deletes messages, bans and sets slow mode; nobody else can, and the host and other moderators are left alone', async () => {
    const { opened, ana, moe, bob, cleo, id } = await scene();
    const [of, ofHost] = [await say(bob, id, 'spam'), await say(ana, id, 'welcome')];
    expect([await remove(cleo, of.id), await remove(moe, of.id), await remove(moe, ofHost.id)]).toEqual([
      403, 200, 403,
    ]);
    expect([await banOf(cleo, id, bob.id), await banOf(moe, id, bob.id), await banOf(moe, id, ana.id)]).toEqual([
      403, 200, 400,
    ]);
    expect((await moe.browser.get(listStreamBans, { stream_id: id })).members).toMatchObject([{ username: '@bob' }]);
    await moe.browser.get(unban, { stream_id: id, member_id: bob.id });
    expect((await seenBy(bob, id)).is_banned).toBe(false);
    await ana.browser.get(addModerator, { member_id: cleo.id });
    const ofOther = await say(cleo, id, 'I help too');
    expect([await remove(moe, ofOther.id), await banOf(moe, id, cleo.id)]).toEqual([403, 403]);
    const slow = await moe.browser.get(streamCalls.changeStream, { stream_id: id, slow_seconds: 30 });
    expect(slow.stream).toMatchObject({ slow_seconds: 30, is_moderator: true });
    const title = await moe.browser.ask(streamCalls.changeStream, { stream_id: id, title: 'Mine', slow_seconds: 0 });
    expect(title.status).toBe(403);
    for (const words of ['one', 'two']) await say(moe, id, words);
    await say(bob, id, 'one');
    expect((await bob.browser.ask(streamChatCalls.sendChat, { stream_id: id, message: 'two' })).status).toBe(429);
    expect((await moe.browser.ask(streamCalls.endStream, { stream_id: id })).status).toBe(403);
    await expectTrueCounts(opened);
  });

  it('[STG-01] is marked and told at once, and stays one in the next stream, until it is taken back', async () => {
    const { opened, ana, bob, cleo, id } = await scene();
    const said = await say(bob, id, 'hello');
    expect(said.isModerator).toBe(false);
    const ear = await listen(opened, bob);
    ear.say({ type: 'join', topic: streamTopic(id) });
    await ear.until('joined');
    await ana.browser.get(addModerator, { member_id: bob.id });
    expect(await ear.until('stream_changed')).toMatchObject({ stream_id: id });
    expect(await ear.until('stream_message')).toMatchObject({ message: null });
    expect([(await seenBy(bob, id)).is_moderator, (await seenBy(cleo, id)).is_moderator]).toEqual([true, false]);
    const { messages } = await cleo.browser.get(streamChatCalls.listChat, { stream_id: id });
    expect(messages).toMatchObject([{ message: 'hello', isModerator: true }]);
    await ana.browser.get(streamCalls.endStream, { stream_id: id });
    const next = await goLive(ana);
    expect((await say(bob, next, 'again')).isModerator).toBe(true);
    await ana.browser.get(removeModerator, { member_id: bob.id });
    expect((await seenBy(bob, next)).is_moderator).toBe(false);
    expect(await banOf(bob, next, cleo.id)).toBe(403);
  });

  it('[STG-01] is named by the host alone, can stop by themselves, and is none once banned', async () => {
    const { ana, moe, bob, cleo, id } = await scene();
    const name = async (person: Person, member_id: MemberId) =>
      (await person.browser.ask(addModerator, { member_id })).status;
    expect([await name(ana, ana.id), await name(ana, someId(id)), await name(ana, moe.id)]).toEqual([400, 404, 200]);
    // Whoever names somebody names them for their own streams.
    expect(await name(moe, bob.id)).toBe(200);
    expect((await seenBy(bob, id)).is_moderator).toBe(false);
    const take = async (person: Person, member_id: MemberId) =>
      (await person.browser.ask(removeModerator, { member_id, host_id: ana.id })).status;
    expect([await take(cleo, moe.id), await namesOf(ana)]).toEqual([403, ['@moe']]);
    expect([await take(moe, moe.id), await namesOf(ana)]).toEqual([200, []]);
    for (const person of [moe, bob, cleo]) expect(await name(ana, person.id)).toBe(200);
    const first = await ana.browser.get(listModerators, { limit: 2 });
    const rest = await ana.browser.get(listModerators, { limit: 2, cursor: first.next_cursor ?? '' });
    const all = [...first.members, ...rest.members].map(({ username }) => username).toSorted();
    expect([all, rest.next_cursor]).toEqual([['@bob', '@cleo', '@moe'], null]);
    expect(await banOf(ana, id, moe.id)).toBe(200);
    expect([(await namesOf(ana)).includes('@moe'), await seenBy(moe, id)]).toMatchObject([
      false,
      { is_moderator: false, is_banned: true },
    ]);
    expect(await name(ana, moe.id)).toBe(200);
    expect((await seenBy(moe, id)).is_banned).toBe(false);
  });

  it('[STG-01] reads private members as the host does, and nobody behind a block', async () => {
    const { ana, moe, bob, cleo, id } = await scene();
    await bob.browser.get(profileCalls.updateProfile, { private: true });
    await cleo.browser.get(blockCalls.block, { blocked_id: moe.id });
    const [quiet, hidden] = [await say(bob, id, 'quiet'), await say(cleo, id, 'not for moe')];
    const { messages } = await moe.browser.get(streamChatCalls.listChat, { stream_id: id });
    expect(messages.map(({ message }) => message)).toEqual(['quiet']);
    expect([await remove(moe, quiet.id), await remove(moe, hidden.id), await banOf(moe, id, cleo.id)]).toEqual([
      200, 404, 404,
    ]);
    expect(await namesOf(ana)).toEqual(['@moe']);
  });

  it.each(['the host', 'the moderator'])('[STG-01] is none any more when %s blocks the other', async (who) => {
    const { opened, ana, moe, bob, id } = await scene();
    const said = await say(bob, id, 'hello');
    const [one, other] = who === 'the host' ? [ana, moe] : [moe, ana];
    await one.browser.get(blockCalls.block, { blocked_id: other.id });
    expect([await remove(moe, said.id), await banOf(moe, id, bob.id)]).toEqual([404, 404]);
    expect((await moe.browser.ask(streamCalls.changeStream, { stream_id: id, slow_seconds: 5 })).status).toBe(404);
    expect((await ana.browser.ask(addModerator, { member_id: moe.id })).status).toBe(404);
    await opened.app.events.settle();
    await one.browser.get(blockCalls.unblock, { blocked_id: other.id });
    expect((await seenBy(moe, id)).is_moderator).toBe(false);
  });

  it('[STG-01][MON-11] needs a ticket as everybody does', async () => {
    const { host, guests, sell, buy, live } = await ticketScene({}, 'moe', 'bob');
    const [moe, bob] = guests;
    await host.browser.get(addModerator, { member_id: moe.id });
    const stream_id = await sell();
    await buy(bob, stream_id);
    await live(stream_id);
    const said = await say(bob, stream_id, 'hello');
    expect([(await seenBy(moe, stream_id)).is_moderator, await remove(moe, said.id)]).toEqual([false, 403]);
    expect(await banOf(moe, stream_id, bob.id)).toBe(403);
    await buy(moe, stream_id);
    expect([(await seenBy(moe, stream_id)).is_moderator, await remove(moe, said.id)]).toEqual([true, 200]);
  });

  it('[STG-01] stands in the archive of both, and goes with either', async () => {
    const { opened, ana, moe, bob } = await scene();
    await bob.browser.get(addModerator, { member_id: ana.id });
    const { db } = opened.app;
    const archived = async (person: Person) =>
      (await exportOf(db, person.id)).stream_moderators.map((row) => [row.as, row.with_member]);
    expect([await archived(ana), await archived(moe)]).toEqual([
      [
        ['host', '@moe'],
        ['moderator', '@bob'],
      ],
      [['moderator', '@ana']],
    ]);
    await eraseOf(db, ana.id);
    const { rows } = await opened.app.database.pool.query('select 1 from stream_moderators');
    expect(rows).toEqual([]);
  });
});
