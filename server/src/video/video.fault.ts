// Videos in a process that is killed: amid a re-encoding, and amid a file that comes in pieces.
import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pieceAddress, type MediaView, type PartialView } from '@wagram/contract/media';
import type { VideoView } from '@wagram/contract/video';
import { createLog, openDatabase, type PartialId } from '#kernel';
import {
  cookiesOf,
  mp4,
  preparedData,
  startProgram,
  temporaryFolder,
  until,
  webm,
  type Env,
  type Program,
} from '#testing';

const MB = 1024 * 1024;

/** Stands for ffmpeg: half a file while it is held, and then a whole one. */
const studio = () => {
  const folder = temporaryFolder();
  const [ffmpeg, hold] = [join(folder, 'ffmpeg.sh'), join(folder, 'hold')];
  const lines = [
    '#!/bin/sh',
    'for last; do :; done',
    '[ "$1" = -version ] && exit 0',
    '[ "$last" = pipe:1 ] && exit 1',
    'printf half > "$last"',
    `touch ${folder}/begun`,
    `while [ -e ${hold} ]; do sleep 0.05; done`,
    `cp ${folder}/made.mp4 "$last"`,
  ];
  writeFileSync(ffmpeg, lines.join('\n'));
  chmodSync(ffmpeg, 0o755);
  writeFileSync(join(folder, 'made.mp4'), mp4({ width: 640, height: 360 }));
  writeFileSync(hold, '');
  onTestFinished(() => rmSync(hold, { force: true }));
  return { ffmpeg, hasBegun: () => existsSync(join(folder, 'begun')) || null, release: () => rmSync(hold) };
};

interface Visitor {
  ask<R>(method: 'GET' | 'POST', path: string, body?: object): Promise<R>;
  put(path: string, bytes: Buffer): Promise<number>;
}

const request = ({ port }: Program, cookie: string): Visitor => {
  const origin = `http://127.0.0.1:${port}`;
  return {
    ask: async <R>(method: 'GET' | 'POST', path: string, body?: object) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const headers = { cookie, 'content-type': 'application/json' };
      return (await (await fetch(origin + path, { method, headers, ...sent })).json()) as R;
    },
    put: async (path, bytes) => {
      const headers = { cookie, 'content-type': 'application/octet-stream' };
      return (await fetch(origin + path, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status;
    },
  };
};

const enrol = async (program: Program): Promise<string> => {
  const reply = await fetch(`http://127.0.0.1:${program.port}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ana', email: 'ana@example.org', password: 'a walk in the rain' }),
  });
  return cookiesOf({ 'set-cookie': reply.headers.getSetCookie() });
};

const kill = async (program: Program): Promise<void> => {
  program.signal('SIGKILL');
  await program.ended;
};

const begin = async ({ ask }: Visitor) =>
  (await ask<{ upload: PartialView }>('POST', '/api/uploads', { screen: 'video' })).upload.id;
const finish = async ({ ask }: Visitor, upload_id: PartialId, size: number) =>
  (await ask<{ file: MediaView }>('POST', '/api/uploads/finish', { upload_id, size })).file;

const queryOf = async <R extends object>(env: Env, sql: string): Promise<R[]> => {
  const place = { databaseUrl: env['DATABASE_URL'] ?? null, dataDir: env['DATA_DIR'] ?? '' };
  const database = await openDatabase(place, createLog('fatal', false));
  try {
    return (await database.pool.query<R>(sql)).rows;
  } finally {
    await database.close();
  }
};

describe('FT-02, FT-22: a process that is killed amid a re-encoding', () => {
  it('[VID-02] leaves the video as it came, and the next one makes its form once the lease is over', async () => {
    const { ffmpeg, hasBegun, release } = studio();
    const env: Env = { ...(await preparedData()), DEMO: 'off', FFMPEG: ffmpeg };
    const first = await startProgram(env);
    const cookie = await enrol(first);
    const ana = request(first, cookie);
    const clip = webm();
    const id = await begin(ana);
    expect(await ana.put(pieceAddress(id, 0), clip)).toBe(200);
    const { url } = await finish(ana, id, clip.length);
    await ana.ask('POST', '/api/videos', { title: 'Sea', video_url: url });
    await until(hasBegun);
    await kill(first);
    const media = join(env['DATA_DIR'] ?? '', 'media');
    expect(readdirSync(join(media, '.incoming')).length).toBeGreaterThan(0);
    // Whoever has taken it is believed for a minute: it is over.
    const rows = await queryOf(env, `update jobs set leased_until = now() where kind = 'video.encode' returning tries`);
    expect(rows).toEqual([{ tries: 1 }]);
    const second = await startProgram(env);
    const again = request(second, cookie);
    const shown = async () => {
      const { videos } = await again.ask<{ videos: VideoView[] }>('GET', '/api/videos');
      return videos[0]?.post.image_url ?? '';
    };
    expect(await shown()).toBe(url);
    release();
    const made = await until(async () => ((await shown()).endsWith('.mp4') ? shown() : null));
    const reply = await fetch(`http://127.0.0.1:${second.port}${made}`);
    expect((await reply.arrayBuffer()).byteLength).toBe(mp4({ width: 640, height: 360 }).length);
    await kill(second);
    expect(await queryOf(env, 'select state from videos')).toEqual([{ state: 'ready' }]);
    expect(await queryOf(env, `select 1 from jobs where kind = 'video.encode'`)).toEqual([]);
    expect(await queryOf(env, `select id from media where state = 'coming'`)).toEqual([]);
  });
});

describe('FT-02: a process that is killed amid a file in pieces', () => {
  it('[LIVE-02] has every piece that it has said yes to, and the next one goes on from there', async () => {
    const env: Env = { ...(await preparedData()), DEMO: 'off', FFMPEG: 'off' };
    const clip = mp4({ size: 40 * MB });
    let program = await startProgram(env);
    const cookie = await enrol(program);
    const id = await begin(request(program, cookie));
    let [offset, kills] = [0, 0];
    while (offset < clip.length) {
      const ana = request(program, cookie);
      const sending = ana.put(pieceAddress(id, offset), clip.subarray(offset, offset + 4 * MB)).catch(() => 0);
      if (kills < 3 && offset >= (kills + 1) * 8 * MB) {
        kills += 1;
        await kill(program);
        const status = await sending;
        program = await startProgram(env);
        const known = await request(program, cookie).ask<{ upload: PartialView }>(
          'GET',
          `/api/uploads?upload_id=${id}`,
        );
        expect(known.upload.received).toBeGreaterThanOrEqual(status === 200 ? offset + 4 * MB : offset);
        offset = known.upload.received;
      } else {
        expect(await sending).toBe(200);
        offset += 4 * MB;
      }
    }
    expect(kills).toBe(3);
    const { url } = await finish(request(program, cookie), id, clip.length);
    const kept = Buffer.from(await (await fetch(`http://127.0.0.1:${program.port}${url}`)).arrayBuffer());
    expect(kept.equals(clip)).toBe(true);
    expect(readdirSync(join(env['DATA_DIR'] ?? '', 'media', 'wagram-parts'))).toEqual([]);
  });
});
