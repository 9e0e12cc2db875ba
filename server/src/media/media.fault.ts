// The media room as a process, with full figures: many at once, killed amid work, on a disk that is full.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { UploadReply } from '@wagram/contract/media';
import { createLog, openDatabase } from '#kernel';
import { cookiesOf, mp4, preparedData, startProgram, until, type Env, type Program } from '#testing';

const limits = { LIMIT_UPLOAD: '1000000', DEMO: 'off' };
const MB = 1024 * 1024;

interface Member {
  upload(file: Buffer): Promise<{ status: number; body: UploadReply & { error: string } }>;
  get(url: string): Promise<Response>;
}

const enrol = async (program: Program, name: string): Promise<Member> => {
  const origin = `http://127.0.0.1:${program.port}`;
  const signup = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, email: `${name}@example.org`, password: 'a walk in the rain' }),
  });
  const cookie = cookiesOf({ 'set-cookie': signup.headers.getSetCookie() });
  return {
    get: (url) => fetch(origin + url),
    upload: async (file) => {
      const pass = (await (await fetch(`${origin}/api/imagekit-auth`, { headers: { cookie } })).json()) as Record<
        string,
        unknown
      >;
      const form = new FormData();
      for (const field of ['token', 'signature', 'expire', 'publicKey']) form.set(field, String(pass[field]));
      form.set('fileName', 'a');
      form.set('file', new Blob([new Uint8Array(file)]), 'a');
      const reply = await fetch(`${origin}/api/v1/files/upload`, { method: 'POST', body: form });
      return { status: reply.status, body: (await reply.json()) as UploadReply & { error: string } };
    },
  };
};

/** A photo of noise: as large a file as its pixels can make. */
const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: 'gray', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

describe('UP-04: a hundred photos of 12 megapixels at once', () => {
  it.skipIf(!existsSync('/proc/self/status'))('cost less than 200 MB, and other calls go on', async () => {
    const program = await startProgram({ ...(await preparedData()), ...limits });
    const ana = await enrol(program, 'ana');
    const photo = await noise(4_000, 3_000);
    expect(await ana.upload(photo)).toMatchObject({ status: 200 });
    const before = rssOf(program.pid);
    const seen = { rss: 0, waits: [] as number[], over: false };
    const watch = (async () => {
      while (!seen.over) {
        seen.rss = Math.max(seen.rss, rssOf(program.pid));
        seen.waits.push((await program.get('/healthz')).ms);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    const replies = await Promise.all(Array.from({ length: 100 }, () => ana.upload(photo)));
    seen.over = true;
    await watch;
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
    expect((seen.rss - before) / MB).toBeLessThan(200);
    expect(seen.waits.sort((a, b) => a - b)[Math.floor(seen.waits.length * 0.95)]).toBeLessThan(100);
  });
});

describe('FT-02: kill -9 amid uploads', () => {
  it('keeps every upload that was answered, and no row or file by halves', async () => {
    const env: Env = { ...(await preparedData()), ...limits };
    const answered: string[] = [];
    const photo = await noise(1_200, 800);
    for (let round = 0; round < 5; round += 1) {
      const program = await startProgram(env);
      const ana = await enrol(program, `ana_${round}`);
      const before = answered.length;
      const lanes = Array.from({ length: 4 }, async () => {
        for (;;) {
          const reply = await ana.upload(photo).catch(() => null);
          if (reply === null) return;
          expect(reply.status).toBe(200);
          answered.push(reply.body.url);
        }
      });
      await until(() => (answered.length >= before + 6 ? true : null));
      program.signal('SIGKILL');
      await program.ended;
      await Promise.all(lanes);
    }
    const program = await startProgram(env);
    const bob = await enrol(program, 'bob');
    const whole = async (url: string): Promise<boolean> => {
      const reply = await bob.get(url);
      return reply.status === 200 && (await sharp(Buffer.from(await reply.arrayBuffer())).stats()).isOpaque;
    };
    for (const url of answered) expect(await whole(url)).toBe(true);
    program.signal('SIGTERM');
    await program.ended;
    const database = await openDatabase(
      { databaseUrl: env['DATABASE_URL'] ?? null, dataDir: env['DATA_DIR'] ?? '' },
      createLog('fatal', false),
    );
    onTestFinished(() => database.close());
    const { rows } = await database.pool.query<{ folder: string; srcset: string }>(
      `select folder, srcset from media where state = 'kept'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(answered.length);
    for (const { folder, srcset } of rows) {
      const files = readdirSync(join(env['DATA_DIR'] ?? '', 'media', folder));
      expect(files).toHaveLength(srcset.split(', ').length + 1);
    }
  });
});

describe('FT-05: a disk that is full', () => {
  it.skipIf(process.getuid?.() !== 0)('is said, harms nothing else, and heals when there is space', async () => {
    const env: Env = { ...(await preparedData()), ...limits };
    const disk = join(env['DATA_DIR'] ?? '', 'media');
    mkdirSync(disk, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', ['-l', disk]));
    const program = await startProgram(env);
    const ana = await enrol(program, 'ana');
    const clip = mp4({ size: 6 * MB });
    writeFileSync(join(disk, 'filler'), Buffer.alloc(7 * MB));
    expect(await ana.upload(clip)).toMatchObject({
      status: 507,
      body: { error: 'There is no space left for files. Please try again later.' },
    });
    expect(readdirSync(join(disk, '.incoming'))).toEqual([]);
    expect((await program.get('/readyz')).status).toBe(200);
    rmSync(join(disk, 'filler'));
    const healed = await ana.upload(clip);
    expect(healed).toMatchObject({ status: 200 });
    expect((await (await ana.get(healed.body.url)).arrayBuffer()).byteLength).toBe(6 * MB);
  });
});
