import { describe, expect, it, vi } from 'vitest';
import { mediaCalls } from '@wagram/contract/media';
import { streamCalls, streamChatCalls } from '@wagram/contract/streams';
import { people, recording, testApp, webm, type Person } from '#testing';
import { keepDueReplays } from './replays.ts';
import { closeLapsed } from '../service.ts';

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

describe('a host who comes back', () => {
  const resumed = async () => {
    const scene = await setUp();
    const { opened, ana, stream_id, upload } = scene;
    const { sendChat } = streamChatCalls;
    const first = recording(12, { sound: 'last' });
    await sendPiece(ana, upload.id, first);
    await ana.browser.get(sendChat, { stream_id, message: 'one' });
    opened.clock.advance(20_000);
    await ana.browser.get(sendChat, { stream_id, message: 'away' });
    await ana.browser.get(keepAlive, { stream_id });
    opened.clock.advance(9_000);
    const next = (await ana.browser.get(startReplay, { stream_id, resumes: true })).upload;
    opened.clock.advance(3_000);
    await ana.browser.get(sendChat, { stream_id, message: 'two' });
    return { ...scene, first, next };
  };
  const filmOf = async ({ app }: Awaited<ReturnType<typeof setUp>>['opened']) =>
    (await app.database.pool.query('select duration from media')).rows;

  it('[STG-01] is told that it was recorded, records on, and has one film with what was said at its time', async () => {
    const { opened, ana, bob, stream_id, first, upload, next, replayOf } = await resumed();
    expect((await ana.browser.get(readOwnLive, {})).is_recorded).toBe(true);
    expect(next).toMatchObject({ received: 0, most: upload.most - first.length });
    expect(next.id).not.toBe(upload.id);
    const second = recording(6, { sound: 'first' });
    await sendPiece(ana, next.id, second);
    // A page that asks again meets its own.
    expect((await ana.browser.get(startReplay, { stream_id })).upload.id).toBe(next.id);
    await ana.browser.get(endStream, { stream_id });
    const { file } = await ana.browser.get(mediaCalls.finishUpload, { upload_id: next.id, size: second.length });
    await ana.browser.get(streamCalls.keepReplay, { stream_id, url: file.url });
    expect(await replayOf()).toBe(file.url);
    // 11.533 s, and 5.533 s after it.
    expect(await filmOf(opened)).toEqual([{ duration: expect.closeTo(17.066, 2) as number }]);
    const { messages } = await bob.browser.get(streamChatCalls.listReplayChat, { stream_id });
    expect(messages.map(({ message, at_ms }) => [message, at_ms])).toEqual([
      ['one', 0],
      ['away', 11_533],
      ['two', 14_533],
    ]);
    const { rows } = await opened.app.database.pool.query(
      'select count(*)::int as open from partials where media_id is null',
    );
    expect(rows).toEqual([{ open: 0 }]);
  });

  it('[STG-01] and is lost again leaves what arrived of both', async () => {
    const { opened, ana, next, replayOf } = await resumed();
    await sendPiece(ana, next.id, recording(6, { sound: 'first' }));
    opened.clock.advance(31_000);
    await closeLapsed(opened.app, opened.clock.now());
    opened.clock.advance(121_000);
    await keepDueReplays(opened.app);
    expect(await replayOf()).toMatch(/video\.webm$/);
    expect(await filmOf(opened)).toEqual([{ duration: expect.closeTo(17.066, 2) as number }]);
  });

  it('[STG-01] before anything of the second arrived leaves the first', async () => {
    const { opened, ana, stream_id, replayOf } = await resumed();
    await ana.browser.get(endStream, { stream_id, keep_replay: true });
    await vi.waitFor(async () => expect(await replayOf()).toMatch(/video\.webm$/), 10_000);
    expect(await filmOf(opened)).toEqual([{ duration: expect.closeTo(11.533, 2) as number }]);
  });

  it('[STG-01] and forgets the recording leaves nothing of either', async () => {
    const { opened, ana, next } = await resumed();
    await sendPiece(ana, next.id, recording(6));
    await ana.browser.get(mediaCalls.dropUpload, { upload_id: next.id });
    expect((await opened.app.database.pool.query('select id from partials')).rows).toEqual([]);
  });

  it('[STG-01] has one recording at a time: the page before adds nothing any more', async () => {
    const { ana, first, upload, next } = await resumed();
    const late = { method: 'PUT', url: `/api/uploads/${upload.id}/${first.length}` } as const;
    const headers = { 'content-type': 'application/octet-stream' };
    const reply = await ana.browser.request({ ...late, headers, payload: Buffer.alloc(100) });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'wrong_offset']);
    expect((await sendPiece(ana, next.id, recording(1))).statusCode).toBe(200);
  });

  it('[STG-01] a recording that cannot be stored is tried again behind the others, for a day', async () => {
    const { opened, ana, stream_id, replayOf } = await resumed();
    const { pool } = opened.app.database;
    await ana.browser.get(endStream, { stream_id });
    await pool.query('update streams set replay_due_at = $1', [opened.clock.now()]);
    const opens = vi.spyOn(opened.app.files, 'open').mockRejectedValue(new Error('the store is away'));
    const due = async () =>
      (await pool.query<{ at: Date | null }>('select replay_due_at as at from streams')).rows[0]?.at;
    await keepDueReplays(opened.app);
    expect(await due()).toEqual(new Date(opened.clock.now().getTime() + 60_000));
    opened.clock.advance(25 * 3_600_000);
    await keepDueReplays(opened.app);
    expect([await due(), await replayOf()]).toEqual([null, null]);
    opens.mockRestore();
  });

  it('[STG-01] and records with another codec keeps what fits to the first', async () => {
    const { opened, ana, next } = await resumed();
    const second = recording(6, { codec: 'V_VP9' });
    await sendPiece(ana, next.id, second);
    await ana.browser.get(mediaCalls.finishUpload, { upload_id: next.id, size: second.length });
    expect(await filmOf(opened)).toEqual([{ duration: expect.closeTo(11.533, 2) as number }]);
  });
});
