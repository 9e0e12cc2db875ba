import { describe, expect, it, vi } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { followCalls } from '@wagram/contract/follows';
import { noticeCalls } from '@wagram/contract/notifications';
import { mediaCalls, pieceAddress } from '@wagram/contract/media';
import { postCalls } from '@wagram/contract/posts';
import { videoCalls } from '@wagram/contract/video';
import { profileCalls } from '@wagram/contract/profiles';
import { settingsCalls } from '@wagram/contract/settings';
import { streamCalls, streamTopic } from '@wagram/contract/streams';
import { sweepMedia } from '#media';
import { expectTrueCounts, listen, people, testApp, upload, webm, type Person, type TestApp } from '#testing';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

const goLive = async ({ browser }: Person, title = 'Morning charts') =>
  (await browser.get(streamCalls.createStream, { title, category: 'crypto' })).stream;

const inHours = (opened: TestApp, hours: number): string =>
  new Date(opened.clock.now().getTime() + hours * HOUR_MS).toISOString();

const listed = async (browser: Person['browser'], state: 'live' | 'scheduled' = 'live') =>
  (await browser.get(streamCalls.listStreams, { state })).streams.map(({ title }) => title);

const pass = (opened: TestApp, ms: number): void => opened.clock.advance(ms);

describe('a live stream', () => {
  it('[LIVE-01] begins with a title and one of six categories', async () => {
    const [ana] = await people(await testApp(), 'ana');
    const refused = await ana.browser.ask(streamCalls.createStream, { title: '   ', category: 'nft' });
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'Please enter a stream title' }]);
    const long = await ana.browser.ask(streamCalls.createStream, { title: 'x'.repeat(101), category: 'nft' });
    expect(long.status).toBe(400);
    const odd = { title: 'Hello', category: 'sports' } as never;
    expect((await ana.browser.ask(streamCalls.createStream, odd)).status).toBe(400);
    const stream = await goLive(ana, `  ${'👩‍👩‍👧'.repeat(100)} `);
    expect(stream).toMatchObject({ title: '👩‍👩‍👧'.repeat(100), state: 'live', viewers: 0, likes: 0, earnings: '0' });
  });

  it('[LIVE-02] is one for each host, also when two pages begin at once', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        ana.browser.ask(streamCalls.createStream, { title: `try ${at}`, category: 'general' }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await listed(ana.browser)).toHaveLength(1);
  });

  it('[LIVE-02] ends when its host ends it, and nobody else can', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id } = await goLive(ana);
    expect((await bob.browser.ask(streamCalls.endStream, { stream_id: id })).status).toBe(403);
    expect((await bob.browser.ask(streamCalls.keepAlive, { stream_id: id })).status).toBe(403);
    const { stream } = await ana.browser.get(streamCalls.endStream, { stream_id: id });
    expect(stream).toMatchObject({ state: 'ended', viewers: 0 });
    expect(await listed(bob.browser)).toEqual([]);
    expect((await ana.browser.ask(streamCalls.keepAlive, { stream_id: id })).status).toBe(409);
    expect((await goLive(ana, 'Again')).state).toBe('live');
  });

  it('[LIVE-02] lives for as long as its host’s page says so, and no longer', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id } = await goLive(ana);
    pass(opened, 20 * SECOND_MS);
    await ana.browser.get(streamCalls.keepAlive, { stream_id: id });
    pass(opened, 20 * SECOND_MS);
    expect(await listed(bob.browser)).toEqual(['Morning charts']);
    pass(opened, 11 * SECOND_MS);
    expect(await listed(bob.browser)).toEqual([]);
    // The host may begin anew, and the one that was left behind has ended.
    await goLive(ana, 'Back again');
    expect((await bob.browser.get(streamCalls.readStream, { stream_id: id })).stream.state).toBe('ended');
  });

  it('[LIVE-02] likes and shares count once for each member, and unlike takes back', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id } = await goLive(ana);
    const act = async (action: 'like' | 'unlike' | 'share') =>
      (await bob.browser.get(streamCalls.actOnStream, { stream_id: id, action })).stream;
    await Promise.all(Array.from({ length: 10 }, () => act('like')));
    await act('share');
    expect(await act('share')).toMatchObject({ likes: 1, shares: 1, liked: true });
    await expectTrueCounts(opened);
    await Promise.all(Array.from({ length: 5 }, () => act('unlike')));
    expect((await ana.browser.get(streamCalls.readStream, { stream_id: id })).stream).toMatchObject({ likes: 0 });
    await expectTrueCounts(opened);
  });

  it('[LIVE-03] its viewers are the members who watch, each once, and not the host', async () => {
    const opened = await testApp();
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const { id } = await goLive(ana);
    const pages = [ana, bob, bob, cleo];
    const ears = [];
    for (const person of pages) {
      const ear = await listen(opened, person);
      ear.say({ type: 'join', topic: streamTopic(id) });
      await ear.until('joined');
      ears.push(ear);
    }
    const figures = async () => (await ana.browser.get(streamCalls.readStream, { stream_id: id })).stream;
    await vi.waitFor(async () => expect(await figures()).toMatchObject({ viewers: 2, peak_viewers: 2 }), 5_000);
    expect((await ears[0]?.until('stream_figures'))?.['figures']).toMatchObject({ viewers: expect.any(Number) });
    ears[3]?.say({ type: 'leave', topic: streamTopic(id) });
    await vi.waitFor(async () => expect(await figures()).toMatchObject({ viewers: 1, peak_viewers: 2 }), 5_000);
    // A process that says nothing more is believed for twenty seconds.
    await opened.app.database.pool.query(`insert into stream_viewers values ($1, gen_random_uuid(), 5, $2)`, [
      id,
      new Date(opened.clock.now().getTime() + 20 * SECOND_MS),
    ]);
    expect((await figures()).viewers).toBe(6);
    pass(opened, 21 * SECOND_MS);
    expect((await figures()).viewers).toBeLessThan(6);
  });
});

describe('a scheduled stream', () => {
  it('[LIVE-01] D26: is kept, listed and told to followers; so is its beginning', async () => {
    const opened = await testApp();
    const [ana, bob, cleo, dan, eve] = await people(opened, 'ana', 'bob', 'cleo', 'dan', 'eve');
    for (const one of [bob, cleo, eve]) await one.browser.get(followCalls.follow, { following_id: ana.id });
    await eve.browser.get(settingsCalls.changeSettings, { notify: { streams: false } });
    await cleo.browser.get(blockCalls.mute, { muted_id: ana.id });
    const draft = { title: 'Tomorrow', category: 'defi', scheduled_for: inHours(opened, 24) } as const;
    const { stream } = await ana.browser.get(streamCalls.createStream, draft);
    expect(stream).toMatchObject({ state: 'scheduled', scheduled_for: draft.scheduled_for });
    expect(await listed(dan.browser, 'scheduled')).toEqual(['Tomorrow']);
    expect(await listed(opened.browser(), 'scheduled')).toEqual(['Tomorrow']);
    const told = async (person: Person) => {
      await opened.app.events.settle();
      const { notifications } = await person.browser.get(noticeCalls.listNotices, {});
      return notifications.filter(({ kind }) => kind.startsWith('stream_'));
    };
    expect(await told(bob)).toMatchObject([{ message: 'scheduled a stream', from_id: ana.id, stream_id: stream.id }]);
    await ana.browser.get(streamCalls.startStream, { stream_id: stream.id });
    await ana.browser.get(streamCalls.startStream, { stream_id: stream.id });
    expect((await told(bob)).map(({ message }) => message)).toEqual(['is live now', 'scheduled a stream']);
    for (const one of [cleo, dan, eve, ana]) expect(await told(one)).toEqual([]);
    expect(await listed(dan.browser)).toEqual(['Tomorrow']);
    expect(await listed(cleo.browser)).toEqual([]);
  });

  it('has a time that is still to come, within 60 days, and no more than ten wait', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const schedule = (scheduled_for: string) =>
      ana.browser.ask(streamCalls.createStream, { title: 'Later', category: 'general', scheduled_for });
    const codes = [];
    for (const at of ['soon', inHours(opened, -1), inHours(opened, 61 * 24)]) codes.push((await schedule(at)).body);
    expect(codes).toMatchObject([{ code: 'bad_time' }, { code: 'past_time' }, { code: 'too_far' }]);
    for (let hour = 1; hour <= 10; hour += 1) expect((await schedule(inHours(opened, hour))).status).toBe(200);
    expect((await schedule(inHours(opened, 11))).body).toMatchObject({ code: 'too_many_scheduled' });
  });

  it('can be cancelled, and then nothing leads to it', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await bob.browser.get(followCalls.follow, { following_id: ana.id });
    const draft = { title: 'Maybe', category: 'gaming', scheduled_for: inHours(opened, 2) } as const;
    const { stream } = await ana.browser.get(streamCalls.createStream, draft);
    await opened.app.events.settle();
    expect((await bob.browser.get(noticeCalls.listNotices, {})).unread).toBe(1);
    expect((await ana.browser.get(streamCalls.endStream, { stream_id: stream.id })).stream).toBeNull();
    expect((await bob.browser.ask(streamCalls.readStream, { stream_id: stream.id })).status).toBe(404);
    expect((await bob.browser.get(noticeCalls.listNotices, {})).notifications).toEqual([]);
  });
});

describe('a replay', () => {
  it('[LIVE-02] comes in pieces while its host is live, is put together after a cut, and plays in parts', async () => {
    const opened = await testApp({ env: { FFMPEG: 'off' } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id } = await goLive(ana);
    const clip = webm();
    const start = (person: Person) => person.browser.ask(streamCalls.startReplay, { stream_id: id });
    expect((await start(bob)).body).toMatchObject({ code: 'not_host' });
    const { upload: begun } = await ana.browser.get(streamCalls.startReplay, { stream_id: id });
    const put = (offset: number, payload: Buffer) =>
      ana.browser.request({
        method: 'PUT',
        url: pieceAddress(begun.id, offset),
        headers: { 'content-type': 'application/octet-stream' },
        payload,
      });
    await put(0, clip.subarray(0, 200));
    await ana.browser.get(streamCalls.endStream, { stream_id: id });
    // The page was lost: the next one asks for the same stream and goes on.
    const { upload: again } = await ana.browser.get(streamCalls.startReplay, { stream_id: id });
    expect(again).toEqual({ id: begun.id, received: 200, most: 400 * 1024 * 1024 });
    await put(200, clip.subarray(200));
    const { file } = await ana.browser.get(mediaCalls.finishUpload, { upload_id: begun.id, size: clip.length });
    await ana.browser.get(streamCalls.keepReplay, { stream_id: id, url: file.url });
    const { stream } = await bob.browser.get(streamCalls.readStream, { stream_id: id });
    expect(stream.replay).toMatchObject({ kind: 'video', url: file.url });
    const part = await bob.browser.request({ method: 'GET', url: file.url, headers: { range: 'bytes=5-9' } });
    expect([part.statusCode, part.rawPayload.equals(clip.subarray(5, 10))]).toEqual([206, true]);
    const { video } = await ana.browser.get(videoCalls.createVideo, { title: stream.title, video_url: file.url });
    expect(video.post.media?.url).toBe(file.url);
  });

  it('is the host’s own recording of a stream that has ended, the first one, and can be posted too', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id } = await goLive(ana);
    const [own, foreign] = [await upload(ana, webm()), await upload(bob, webm())];
    const keep = (person: Person, url: string) => person.browser.ask(streamCalls.keepReplay, { stream_id: id, url });
    expect((await keep(ana, own.url)).status).toBe(409);
    await ana.browser.get(streamCalls.endStream, { stream_id: id });
    expect((await keep(ana, foreign.url)).body).toMatchObject({ code: 'foreign_media' });
    expect((await keep(bob, foreign.url)).status).toBe(403);
    expect((await keep(ana, own.url)).status).toBe(200);
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'Again', image_url: own.url });
    await ana.browser.get(postCalls.deletePost, { post_id: post.id });
    // What a stream still shows stays, also when the post that showed it is gone.
    await sweepMedia(opened.app);
    const { stream } = await bob.browser.get(streamCalls.readStream, { stream_id: id });
    expect(stream.replay).toMatchObject({ kind: 'video', url: own.url });
    expect((await bob.browser.request({ method: 'GET', url: own.url })).statusCode).toBe(200);
    const second = await upload(ana, webm());
    expect((await keep(ana, second.url)).status).toBe(409);
  });
});

describe('who sees a stream', () => {
  /** Who looks, and what stands between them and the host. */
  const table = [
    ['a guest', 'nothing', [200, true]],
    ['a member', 'nothing', [200, true]],
    ['a guest', 'a private account', [404, false]],
    ['a member', 'a private account', [404, false]],
    ['a follower', 'a private account', [200, true]],
    ['a member', 'a block by the host', [404, false]],
    ['a member', 'a block of the host', [404, false]],
    ['a member', 'a mute', [200, false]],
  ] as const;

  it.each(table)('[BLOCK-01] AZ-06: %s with %s between: %j', async (who, between, [status, isListed]) => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    if (who === 'a follower') await bob.browser.get(followCalls.follow, { following_id: ana.id });
    const live = await goLive(ana, 'Live');
    const draft = { title: 'Later', category: 'general', scheduled_for: inHours(opened, 1) } as const;
    await ana.browser.get(streamCalls.createStream, draft);
    if (between === 'a private account') await ana.browser.get(profileCalls.updateProfile, { private: true });
    if (between === 'a block by the host') await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    if (between === 'a block of the host') await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    if (between === 'a mute') await bob.browser.get(blockCalls.mute, { muted_id: ana.id });
    const browser = who === 'a guest' ? opened.browser() : bob.browser;
    const one = await browser.ask(streamCalls.readStream, { stream_id: live.id });
    expect(one.status).toBe(status);
    const missing = await browser.ask(streamCalls.readStream, { stream_id: bob.id });
    if (status === 404) expect(one.body).toEqual(missing.body);
    expect(await listed(browser)).toEqual(isListed ? ['Live'] : []);
    expect(await listed(browser, 'scheduled')).toEqual(isListed ? ['Later'] : []);
    if (who === 'a guest') return;
    for (const action of ['like', 'unlike', 'share'] as const)
      expect((await browser.ask(streamCalls.actOnStream, { stream_id: live.id, action })).status).toBe(status);
    const ear = await listen(opened, bob);
    ear.say({ type: 'join', topic: streamTopic(live.id) });
    await ear.until(status === 200 ? 'joined' : 'refused');
    await expectTrueCounts(opened);
  });

  it('[FEED-01] D25: the most watched comes first', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [few, many] = [await goLive(ana, 'Few'), await goLive(bob, 'Many')];
    const until = new Date(opened.clock.now().getTime() + 20 * SECOND_MS);
    for (const [id, viewers] of [
      [few.id, 3],
      [many.id, 8],
    ] as const)
      await opened.app.database.pool.query('insert into stream_viewers values ($1, gen_random_uuid(), $2, $3)', [
        id,
        viewers,
        until,
      ]);
    expect(await listed(ana.browser)).toEqual(['Many', 'Few']);
    const first = await ana.browser.get(streamCalls.listStreams, { limit: 1 });
    const second = await ana.browser.get(streamCalls.listStreams, { limit: 1, cursor: first.next_cursor ?? '' });
    expect([first, second].map(({ streams }) => streams[0]?.title)).toEqual(['Many', 'Few']);
    expect(second.next_cursor).toBeNull();
  });
});
