import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { profileCalls } from '@wagram/contract/profiles';
import { streamCalls, streamChatCalls, streamModeratorCalls } from '@wagram/contract/streams';
import type { MemberId, StreamId } from '#kernel';
import { people, testApp, ticketScene, upload, webm, type Person, type TestApp } from '#testing';

const { createStream, endStream, keepReplay, listPastStreams } = streamCalls;
const { deleteChat, listReplayChat, sendChat } = streamChatCalls;

type Looker = Pick<Person, 'browser'>;

/** A minute long. */
const perform = async ({ clock }: TestApp, host: Person, title: string, isKept = true): Promise<StreamId> => {
  const { stream } = await host.browser.get(createStream, { title, category: 'general' });
  clock.advance(60_000);
  await host.browser.get(endStream, { stream_id: stream.id });
  if (isKept) {
    const { url } = await upload(host, webm());
    await host.browser.get(keepReplay, { stream_id: stream.id, url });
  }
  return stream.id;
};

const pastFor = async ({ browser }: Looker, host_id?: MemberId) =>
  (await browser.get(listPastStreams, host_id === undefined ? {} : { host_id })).streams.map(({ title }) => title);

describe('past streams', () => {
  it('[STG-02] are listed newest first: of everybody those with a replay, of one host all, page by page', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    for (const title of ['one', 'two']) await perform(opened, ana, title);
    await perform(opened, ana, 'not kept', false);
    await perform(opened, bob, 'three');
    await ana.browser.get(createStream, { title: 'on air', category: 'general' });
    expect(await pastFor({ browser: opened.browser() })).toEqual(['three', 'two', 'one']);
    expect(await pastFor(bob, ana.id)).toEqual(['not kept', 'two', 'one']);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { streams: { title: string }[]; next_cursor: string | null } = await bob.browser.get(
        listPastStreams,
        { limit: 2, ...(cursor === null ? {} : { cursor }) },
      );
      seen.push(...page.streams.map(({ title }) => title));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(['three', 'two', 'one']);
    const [first] = (await bob.browser.get(listPastStreams, {})).streams;
    const lasted = Date.parse(first?.ended_at ?? '') - Date.parse(first?.started_at ?? '');
    expect([lasted, first?.replay?.kind]).toEqual([60_000, 'video']);
  });

  it('[STG-02][BLOCK-01] of a private or blocked host are for those who may watch; of a muted one they come to nobody unasked', async () => {
    const opened = await testApp();
    const [ana, friend, outsider] = await people(opened, 'ana', 'friend', 'outsider');
    await friend.browser.get(followCalls.follow, { following_id: ana.id });
    await perform(opened, ana, 'mine');
    const guest = { browser: opened.browser() };
    const seenBy = async (looker: Looker) => [await pastFor(looker), await pastFor(looker, ana.id)];
    for (const looker of [guest, friend, outsider]) expect(await seenBy(looker)).toEqual([['mine'], ['mine']]);
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    for (const looker of [guest, outsider]) expect(await seenBy(looker)).toEqual([[], []]);
    expect(await seenBy(friend)).toEqual([['mine'], ['mine']]);
    await friend.browser.get(blockCalls.mute, { muted_id: ana.id });
    expect(await seenBy(friend)).toEqual([[], ['mine']]);
    await ana.browser.get(blockCalls.block, { blocked_id: friend.id });
    expect(await seenBy(friend)).toEqual([[], []]);
  });

  it('[STG-02][MON-11] that were sold are listed, and their replay and chat are for those with a ticket', async () => {
    const { host, guests, sell, buy, live, end } = await ticketScene({}, 'ana', 'bob');
    const [ana, bob] = guests;
    const stream_id = await sell();
    await buy(ana, stream_id);
    await live(stream_id);
    await ana.browser.get(sendChat, { stream_id, message: 'hello' });
    await end(stream_id);
    const { url } = await upload(host, webm());
    await host.browser.get(keepReplay, { stream_id, url });
    const shownTo = async ({ browser }: Person) => {
      const [stream] = (await browser.get(listPastStreams, { host_id: host.id })).streams;
      const chat = await browser.ask(listReplayChat, { stream_id });
      return [stream?.needs_ticket, stream?.replay?.url ?? null, chat.status];
    };
    expect(await shownTo(ana)).toEqual([false, url, 200]);
    expect(await shownTo(bob)).toEqual([true, null, 402]);
  });

  it('[STG-02] are found by an index', async () => {
    const opened = await testApp();
    const { pool } = opened.app.database;
    const plan = async (sql: string) =>
      (await pool.query<Record<'QUERY PLAN', string>>(`explain ${sql}`)).rows.map((row) => row['QUERY PLAN']).join();
    await pool.query('set enable_seqscan = off');
    const order = `and (ended_at, id) < (now(), gen_random_uuid()) order by ended_at desc, id desc limit 20`;
    const all = `select id from streams where state = 'ended' and replay_url is not null ${order}`;
    expect(await plan(all)).toContain('streams_replays');
    const own = `select id from streams where host_id = gen_random_uuid() and state = 'ended' ${order}`;
    expect(await plan(own)).toMatch(/streams_(past|host)/);
  });
});

describe('the chat of a replay', () => {
  const chatted = async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const { stream } = await ana.browser.get(createStream, { title: 'Live', category: 'general' });
    const say = async (person: Person, afterMs: number, message: string) => {
      opened.clock.advance(afterMs);
      return (await person.browser.get(sendChat, { stream_id: stream.id, message })).message.id;
    };
    const heard = async ({ browser }: Looker, input: { from_ms?: number; limit?: number; cursor?: string } = {}) =>
      browser.get(listReplayChat, { stream_id: stream.id, ...input });
    const wordsFor = async (looker: Looker, from_ms = 0) =>
      (await heard(looker, { from_ms })).messages.map(({ at_ms, message }) => [at_ms, message]);
    return { opened, ana, bob, cleo, id: stream.id, say, heard, wordsFor };
  };

  it('[STG-01] comes oldest first with the moment of each, from any moment on, page by page', async () => {
    const { ana, bob, id, say, heard, wordsFor } = await chatted();
    await say(bob, 1_000, 'one');
    await say(ana, 2_000, 'two');
    await say(bob, 10_000, 'three');
    await ana.browser.get(endStream, { stream_id: id });
    const all = [
      [1_000, 'one'],
      [3_000, 'two'],
      [13_000, 'three'],
    ];
    expect(await wordsFor(bob)).toEqual(all);
    expect(await wordsFor(bob, 3_000)).toEqual(all.slice(1));
    expect(await wordsFor(bob, 13_001)).toEqual([]);
    const first = await heard(bob, { from_ms: 500, limit: 2 });
    const rest = await heard(bob, { from_ms: 500, limit: 2, cursor: first.next_cursor ?? '' });
    expect([first.messages.length, rest.messages.map(({ message }) => message), rest.next_cursor]).toEqual([
      2,
      ['three'],
      null,
    ]);
    expect((await bob.browser.ask(listReplayChat, { stream_id: id, from_ms: -1 })).status).toBe(400);
  });

  it('[STG-01] holds nothing that was deleted, of whom the host has banned, or who is behind a block or private', async () => {
    const { opened, ana, bob, cleo, id, say, wordsFor } = await chatted();
    const gone = await say(bob, 1_000, 'taken out');
    await say(bob, 0, 'of bob');
    await say(cleo, 0, 'of cleo');
    await ana.browser.get(deleteChat, { message_id: gone });
    await ana.browser.get(endStream, { stream_id: id });
    const guest = { browser: opened.browser() };
    const both = [
      [1_000, 'of bob'],
      [1_000, 'of cleo'],
    ];
    for (const looker of [guest, ana, bob]) expect(await wordsFor(looker)).toEqual(both);
    await cleo.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect(await wordsFor(bob)).toEqual(both.slice(0, 1));
    await cleo.browser.get(profileCalls.updateProfile, { private: true });
    expect(await wordsFor(guest)).toEqual(both.slice(0, 1));
    await ana.browser.get(streamModeratorCalls.ban, { stream_id: id, member_id: bob.id });
    expect([await wordsFor(guest), await wordsFor(ana)]).toEqual([[], both.slice(1)]);
    await ana.browser.get(blockCalls.block, { blocked_id: cleo.id });
    expect((await cleo.browser.ask(listReplayChat, { stream_id: id })).status).toBe(404);
  });
});
