import { describe, expect, it, vi } from 'vitest';
import { streamCalls } from '@wagram/contract/streams';
import { people, testApp, webm, type Person } from '#testing';
import { keepDueReplays } from './replays.ts';
import { closeLapsed } from './service.ts';

const { createStream, endStream, keepAlive, readOwnLive, readStream, startReplay } = streamCalls;
const DRAFT = { title: 'Morning charts', category: 'general' } as const;

const sendPiece = (person: Person, id: string, payload: Buffer) =>
  person.browser.request({
    method: 'PUT',
    url: `/api/uploads/${id}/0`,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });

const setUp = async () => {
  const opened = await testApp();
  const [ana, bob] = await people(opened, 'ana', 'bob');
  const { stream } = await ana.browser.get(createStream, DRAFT);
  const { upload } = await ana.browser.get(startReplay, { stream_id: stream.id });
  const replayOf = async () => (await bob.browser.get(readStream, { stream_id: stream.id })).stream.replay?.url ?? null;
  return { opened, ana, bob, stream_id: stream.id, upload, replayOf };
};

describe('a host who lost their page', () => {
  it('[MEND-20] finds the stream that they are live with, and ends it with what was recorded', async () => {
    const { ana, bob, stream_id, upload, replayOf } = await setUp();
    await sendPiece(ana, upload.id, webm());
    expect((await ana.browser.get(readOwnLive, {})).stream).toMatchObject({ id: stream_id, state: 'live' });
    expect((await bob.browser.get(readOwnLive, {})).stream).toBeNull();
    await ana.browser.get(keepAlive, { stream_id });
    await ana.browser.get(endStream, { stream_id, keep_replay: true });
    await vi.waitFor(async () => expect(await replayOf()).toMatch(/video\.webm$/), 10_000);
    expect((await ana.browser.get(readOwnLive, {})).stream).toBeNull();
    const file = await bob.browser.request({ url: (await replayOf()) ?? '' });
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });

  it('[MEND-20] and never comes back leaves what arrived as the replay', async () => {
    const { opened, ana, upload, replayOf } = await setUp();
    await sendPiece(ana, upload.id, webm());
    opened.clock.advance(31_000);
    await closeLapsed(opened.app, opened.clock.now());
    await keepDueReplays(opened.app);
    // The page may only have lost its line, and bring the rest itself.
    expect(await replayOf()).toBeNull();
    opened.clock.advance(121_000);
    await keepDueReplays(opened.app);
    expect(await replayOf()).toMatch(/video\.webm$/);
  });

  it('[MEND-20] whose recording is nothing, or cannot be read, has no replay and is not asked again', async () => {
    const { opened, ana, upload, replayOf } = await setUp();
    await sendPiece(ana, upload.id, Buffer.from('no film at all'));
    opened.clock.advance(31_000);
    await closeLapsed(opened.app, opened.clock.now());
    opened.clock.advance(121_000);
    await keepDueReplays(opened.app);
    expect(await replayOf()).toBeNull();
    const { rows } = await opened.app.database.pool.query('select replay_due_at from streams');
    expect(rows).toEqual([{ replay_due_at: null }]);
  });
});
