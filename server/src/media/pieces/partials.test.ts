import { existsSync, readdirSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mediaCalls, pieceAddress } from '@wagram/contract/media';
import type { PartialId } from '#kernel';
import { people, recording, testApp, until, webm, type Person, type TestApp } from '#testing';
import { sweepMedia } from '../sweep.ts';

const off = { env: { FFMPEG: 'off' } };
const { startUpload, readUpload, finishUpload, dropUpload } = mediaCalls;
const DAY_MS = 24 * 3_600_000;

const send = async (person: Pick<Person, 'browser'>, id: PartialId, offset: number, payload: Buffer) => {
  const headers = { 'content-type': 'application/octet-stream' };
  const reply = await person.browser.request({ method: 'PUT', url: pieceAddress(id, offset), headers, payload });
  return { status: reply.statusCode, body: reply.json<{ received?: number; code?: string }>() };
};

const start = async (person: Person) => (await person.browser.get(startUpload, { screen: 'video' })).upload;

/** What lies around beside files that are kept. */
const leftovers = ({ app }: TestApp): string[] => {
  const list = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
  const media = join(app.config.dataDir, 'media');
  return [...list(join(media, '.incoming')), ...list(join(media, `${app.config.brand.slug}-parts`))];
};

describe('a file in pieces', () => {
  it('[VID-02] goes on where it was cut, becomes one file by its content, and leaves nothing else', async () => {
    const opened = await testApp(off);
    const [ana] = await people(opened, 'ana');
    const clip = webm();
    const { id, received, most } = await start(ana);
    expect([received, most]).toEqual([0, 100 * 1024 * 1024]);
    expect(await send(ana, id, 0, clip.subarray(0, 100))).toMatchObject({ status: 200, body: { received: 100 } });
    // The answer was lost: the same piece again changes nothing, and the sender asks how far it came.
    expect(await send(ana, id, 0, clip.subarray(0, 100))).toMatchObject({
      status: 409,
      body: { code: 'wrong_offset' },
    });
    expect(await send(ana, id, 300, clip.subarray(300))).toMatchObject({ status: 409 });
    expect((await ana.browser.get(readUpload, { upload_id: id })).upload.received).toBe(100);
    expect(await ana.browser.refused(finishUpload, { upload_id: id, size: clip.length })).toMatchObject({
      status: 409,
      code: 'pieces_missing',
    });
    await send(ana, id, 100, clip.subarray(100));
    const input = { upload_id: id, size: clip.length };
    const { file } = await ana.browser.get(finishUpload, input);
    expect(file).toMatchObject({ kind: 'video', width: 1280, height: 720 });
    expect((await ana.browser.get(finishUpload, input)).file).toEqual(file);
    const whole = await ana.browser.request({ method: 'GET', url: file.url });
    expect(whole.rawPayload.equals(clip)).toBe(true);
    const part = await ana.browser.request({ method: 'GET', url: file.url, headers: { range: 'bytes=10-19' } });
    expect([part.statusCode, part.rawPayload.equals(clip.subarray(10, 20))]).toEqual([206, true]);
    expect(leftovers(opened)).toEqual([]);
  });

  it('[VID-02] is the sender’s alone, bounded in size and number, and nothing but bytes', async () => {
    const opened = await testApp(off);
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id } = await start(ana);
    expect((await send({ browser: opened.browser() }, id, 0, webm())).status).toBe(401);
    expect(await send(bob, id, 0, webm())).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    expect((await bob.browser.refused(dropUpload, { upload_id: id })).status).toBe(404);
    expect(await send(ana, id, 0, Buffer.alloc(4 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'piece_too_large' },
    });
    const json = { method: 'PUT', url: pieceAddress(id, 0), payload: { bytes: 'none' } } as const;
    expect((await ana.browser.request(json)).statusCode).toBe(415);
    await opened.app.database.pool.query('update partials set received = $1', [100 * 1024 * 1024 - 5]);
    expect(await send(ana, id, 100 * 1024 * 1024 - 5, Buffer.alloc(6))).toMatchObject({
      status: 400,
      body: { code: 'over_100_mb' },
    });
    // A fourth one crowds out what was touched longest ago.
    for (let more = 0; more < 3; more += 1) {
      opened.clock.advance(1_000);
      await start(ana);
    }
    expect((await ana.browser.refused(readUpload, { upload_id: id })).status).toBe(404);
    expect((await opened.app.database.pool.query('select id from partials')).rows).toHaveLength(3);
    expect(leftovers(opened)).toEqual([]);
  });

  it('[VID-02] UP-02: that is no video is refused and gone; one that nobody finishes is swept after a day', async () => {
    const opened = await testApp(off);
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const script = Buffer.from('<script>alert(1)</script>'.repeat(20));
    const { id } = await start(ana);
    await send(ana, id, 0, script);
    expect(await ana.browser.refused(finishUpload, { upload_id: id, size: script.length })).toMatchObject({
      status: 400,
      code: 'not_a_video',
    });
    expect((await ana.browser.refused(readUpload, { upload_id: id })).status).toBe(404);
    expect(leftovers(opened)).toEqual([]);
    const forgotten = await start(ana);
    await send(ana, forgotten.id, 0, webm());
    const dropped = await start(bob);
    await send(bob, dropped.id, 0, webm());
    expect(leftovers(opened)).toHaveLength(2);
    await bob.browser.get(dropUpload, { upload_id: dropped.id });
    expect(leftovers(opened)).toHaveLength(1);
    opened.clock.advance(DAY_MS + 1);
    await sweepMedia(opened.app);
    expect(leftovers(opened)).toEqual([]);
    expect((await opened.app.database.pool.query('select id from partials')).rows).toEqual([]);
  });

  it('FT-02: whoever died while putting it together is waited for, and then it is done again', async () => {
    const opened = await testApp(off);
    const [ana] = await people(opened, 'ana');
    const clip = webm();
    const { id } = await start(ana);
    await send(ana, id, 0, clip);
    const later = new Date(opened.clock.now().getTime() + 600_000);
    await opened.app.database.pool.query('update partials set busy_until = $1', [later]);
    const input = { upload_id: id, size: clip.length };
    expect(await ana.browser.refused(finishUpload, input)).toMatchObject({ status: 409, code: 'upload_busy' });
    expect((await send(ana, id, clip.length, clip)).status).toBe(409);
    opened.clock.advance(600_001);
    expect((await ana.browser.get(finishUpload, input)).file.kind).toBe('video');
  });
});

describe('UP-06: a piece that wants to exhaust us', () => {
  it('is given up where it is too long, and forgotten where it was cut; nothing of it is left', async () => {
    const opened = await testApp(off);
    const [ana] = await people(opened, 'ana');
    await opened.app.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = opened.app.http.server.address() as AddressInfo;
    const { id } = await start(ana);
    const cookie = [...ana.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const dial = async (...heads: string[]) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      const line = `PUT ${pieceAddress(id, 0)} HTTP/1.1`;
      const all = [line, 'host: 127.0.0.1', `cookie: ${cookie}`, 'content-type: application/octet-stream', ...heads];
      socket.write([...all, '', ''].join('\r\n'));
      return socket;
    };
    const cut = await dial('content-length: 100000');
    cut.write(Buffer.alloc(50_000));
    await until(() => leftovers(opened).length === 1 || null, 10_000);
    cut.destroy();
    await until(() => leftovers(opened).length === 0 || null, 10_000);
    const endless = await dial('transfer-encoding: chunked');
    // Who goes on sending may lose the answer with the line: it ends either way.
    const answer = new Promise<string>((resolve) => {
      endless.on('data', (bytes) => resolve(bytes.toString().split('\r\n')[0] ?? ''));
      endless.on('close', () => resolve('hung up'));
    });
    const chunk = Buffer.concat([Buffer.from('40000\r\n'), Buffer.alloc(0x40000), Buffer.from('\r\n')]);
    // No more than the line takes: what waits here was never sent.
    const pour = setInterval(() => endless.writableLength === 0 && endless.write(chunk), 1);
    expect(await answer).toMatch(/ 413 |hung up/);
    clearInterval(pour);
    expect(endless.bytesWritten).toBeLessThan(64 * 1024 * 1024);
    endless.destroy();
    await until(() => leftovers(opened).length === 0 || null, 10_000);
    expect((await ana.browser.get(readUpload, { upload_id: id })).upload.received).toBe(0);
  });
});

describe('a recording of a browser', () => {
  it('[LIVE-02] gets a length and an index without ffmpeg, and keeps its pictures', async () => {
    const opened = await testApp(off);
    const [ana] = await people(opened, 'ana');
    const came = recording(12, { fill: 7 });
    const { id } = await start(ana);
    await send(ana, id, 0, came);
    const { file } = await ana.browser.get(finishUpload, { upload_id: id, size: came.length });
    const { rows } = await opened.app.database.pool.query('select duration, size from media');
    const { rawPayload: kept } = await ana.browser.request({ method: 'GET', url: file.url });
    // The last block begins at 11.5 s and is shown for a thirtieth of a second.
    expect(rows).toEqual([{ duration: expect.closeTo(11.533, 3) as number, size: kept.length }]);
    expect(file).toMatchObject({ width: 640, height: 480 });
    const cues = kept.indexOf(Buffer.from('1c53bb6b', 'hex'), 200);
    const first = kept.indexOf(Buffer.from('1f43b675', 'hex'), cues);
    expect(kept.subarray(cues, first).toString('hex').split('bb0100000000000').length - 1).toBe(12);
    expect(kept.indexOf(Buffer.alloc(30, 7), first)).toBeGreaterThan(first);
    expect(kept.length).toBeLessThan(came.length + 2_000);
  });
});
