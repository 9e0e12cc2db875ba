import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postCalls } from '@wagram/contract/posts';
import { videoCalls } from '@wagram/contract/video';
import { sweepMedia } from '#media';
import {
  anotherProcess,
  endLeases,
  mp4,
  people,
  temporaryFolder,
  testApp,
  until,
  upload,
  webm,
  type Person,
  type TestApp,
} from '#testing';
import { encodeHere } from './encoding.ts';

const { createVideo, listVideos } = videoCalls;

/** Stands for ffmpeg: writes down that it was called, waits as long as it is held, and brings a small MP4. */
const script = (folder: string) => `#!/bin/sh
for last; do :; done
[ "$1" = -version ] && exit 0
[ "$last" = pipe:1 ] && exit 1
echo called >> ${folder}/calls
printf half > "$last"
while [ -e ${folder}/hold ]; do sleep 0.02; done
[ -e ${folder}/broken ] && { echo 'an odd codec' >&2; exit 1; }
cp ${folder}/made.mp4 "$last"
`;

const studio = async () => {
  const folder = temporaryFolder();
  const ffmpeg = join(folder, 'ffmpeg.sh');
  writeFileSync(ffmpeg, script(folder));
  chmodSync(ffmpeg, 0o755);
  writeFileSync(join(folder, 'made.mp4'), mp4({ width: 640, height: 360 }));
  const calls = () =>
    existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').split('\n').length - 1 : 0;
  const set = (name: 'hold' | 'broken', isOn: boolean) =>
    isOn ? writeFileSync(join(folder, name), '') : rmSync(join(folder, name), { force: true });
  return { ffmpeg, calls, set };
};

const clip = async (person: Person, file = webm()) => {
  const { url } = await upload(person, file, { screen: 'video' });
  const { video } = await person.browser.get(createVideo, { title: 'Sea', video_url: url });
  return { url, id: video.post.id, shown: video.post.image_url };
};
const shownUrl = async ({ browser }: Pick<Person, 'browser'>) =>
  (await browser.get(listVideos, {})).videos[0]?.post.image_url ?? null;
const stateOf = async ({ app }: TestApp) =>
  (await app.database.pool.query<{ state: string }>('select state from videos')).rows[0]?.state;
const jobsOf = async ({ app }: TestApp) =>
  (await app.database.pool.query('select tries, failed_at is not null as is_failed from jobs')).rows;
const isDone = async (opened: TestApp) => ((await stateOf(opened)) === 'waiting' ? null : true);
const incoming = ({ app }: TestApp) => readdirSync(join(app.config.dataDir, 'media', '.incoming'));

/** A process that encodes what it finds, beside one that does not. */
const encoder = (opened: TestApp, ffmpeg: string) => {
  const jobs = anotherProcess(opened);
  encodeHere(opened.app, jobs, ffmpeg);
  const encode = (): Promise<void> => {
    jobs.wake();
    return jobs.settle();
  };
  return { encode, stop: () => jobs.stop() };
};

describe('a video that not every browser plays', () => {
  it('is shown at once as it came, then in its new form, everywhere; both are served', async () => {
    const { ffmpeg, calls, set } = await studio();
    set('hold', true);
    const opened = await testApp({ env: { FFMPEG: ffmpeg } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { url, id, shown } = await clip(ana);
    expect(shown).toBe(url);
    await until(() => calls() === 1 || null, 10_000);
    // FT-02: what is half made is nowhere to be seen.
    expect(await shownUrl(bob)).toBe(url);
    set('hold', false);
    await until(() => isDone(opened), 10_000);
    const better = await shownUrl(bob);
    expect(better).toMatch(/^\/media\/wagram-videos\/[\w-]{22}\/video\.mp4$/);
    const { post } = await bob.browser.get(postCalls.readPosts, { id });
    expect(post?.media).toMatchObject({ url: better, width: 640, height: 360, alt: 'Sea' });
    expect((await bob.browser.get(postCalls.readPosts, {})).posts?.[0]?.image_url).toBe(better);
    for (const address of [url, better ?? ''])
      expect((await bob.browser.request({ url: address })).statusCode).toBe(200);
    expect(incoming(opened)).toEqual([]);
    // UP-07: with the post go both.
    await ana.browser.get(postCalls.deletePost, { post_id: id });
    await sweepMedia(opened.app);
    for (const address of [url, better ?? ''])
      expect((await bob.browser.request({ url: address })).statusCode).toBe(404);
  });

  it('is left alone when it is plain, and when there is no ffmpeg', async () => {
    const { ffmpeg, calls } = await studio();
    const opened = await testApp({ env: { FFMPEG: ffmpeg } });
    const [ana] = await people(opened, 'ana');
    const { url } = await clip(ana, mp4());
    await until(() => isDone(opened), 10_000);
    expect([calls(), await shownUrl(ana)]).toEqual([0, url]);
    const without = await testApp({ env: { FFMPEG: join(ffmpeg, 'nowhere') } });
    const [bob] = await people(without, 'bob');
    const other = await clip(bob);
    expect(await shownUrl(bob)).toBe(other.url);
  });

  it('is re-encoded once, however many processes look for work', async () => {
    const { ffmpeg, calls } = await studio();
    const opened = await testApp({ env: { FFMPEG: 'off' } });
    const [ana] = await people(opened, 'ana');
    await clip(ana);
    await Promise.all([1, 2, 3, 4].map(() => encoder(opened, ffmpeg).encode()));
    expect(calls()).toBe(1);
    expect([await stateOf(opened), await jobsOf(opened)]).toEqual(['ready', []]);
  });

  it('FT-02: is taken over from a process that died, whose late word then counts for nothing', async () => {
    const { ffmpeg, calls, set } = await studio();
    const opened = await testApp({ env: { FFMPEG: 'off' } });
    const [ana] = await people(opened, 'ana');
    await clip(ana);
    set('hold', true);
    const stuck = encoder(opened, ffmpeg).encode();
    await until(() => calls() === 1 || null, 10_000);
    const other = encoder(opened, ffmpeg);
    await other.encode();
    expect(calls()).toBe(1);
    await endLeases(opened);
    const second = other.encode();
    await until(() => calls() === 2 || null, 10_000);
    set('hold', false);
    await Promise.all([stuck, second]);
    expect([await stateOf(opened), await jobsOf(opened)]).toEqual(['ready', []]);
    const { rows } = await opened.app.database.pool.query(
      'select state, used_at is null as spare from media order by 1',
    );
    // The original, the one form that is shown, and one that goes with the next sweep.
    expect(rows.map((row: { state: string }) => row.state)).toEqual(['kept', 'kept', 'released']);
    await sweepMedia(opened.app);
    expect((await ana.browser.request({ url: (await shownUrl(ana)) ?? '' })).statusCode).toBe(200);
  });

  it('FT-22: that cannot be re-encoded is tried three times with growing pauses, and then stays as it came', async () => {
    const { ffmpeg, calls, set } = await studio();
    set('broken', true);
    const opened = await testApp({ env: { FFMPEG: 'off' } });
    const [ana] = await people(opened, 'ana');
    const { url } = await clip(ana);
    const { encode } = encoder(opened, ffmpeg);
    const triesAfter: number[] = [];
    for (const ms of [0, 0, 75_000, 75_000, 13 * 60_000, 3_600_000]) {
      opened.clock.advance(ms);
      await encode();
      triesAfter.push(calls());
    }
    expect(triesAfter).toEqual([1, 1, 2, 2, 3, 3]);
    expect([await stateOf(opened), await jobsOf(opened)]).toEqual(['failed', [{ tries: 3, is_failed: true }]]);
    expect(await shownUrl(ana)).toBe(url);
    expect(incoming(opened)).toEqual([]);
  });

  it('is given back when the program stops in the middle, and costs no try', async () => {
    const { ffmpeg, calls, set } = await studio();
    const opened = await testApp({ env: { FFMPEG: 'off' } });
    const [ana] = await people(opened, 'ana');
    await clip(ana);
    set('hold', true);
    const stopped = encoder(opened, ffmpeg);
    const begun = stopped.encode();
    await until(() => calls() === 1 || null, 10_000);
    await stopped.stop();
    await begun;
    expect([await stateOf(opened), await jobsOf(opened)]).toEqual(['waiting', [{ tries: 0, is_failed: false }]]);
    expect(incoming(opened)).toEqual([]);
    set('hold', false);
    await encoder(opened, ffmpeg).encode();
    expect(await stateOf(opened)).toBe('ready');
  });

  it('whose post goes meanwhile leaves nothing behind', async () => {
    const { ffmpeg, calls, set } = await studio();
    const opened = await testApp({ env: { FFMPEG: 'off' } });
    const [ana] = await people(opened, 'ana');
    const { id } = await clip(ana);
    set('hold', true);
    const begun = encoder(opened, ffmpeg).encode();
    await until(() => calls() === 1 || null, 10_000);
    await ana.browser.get(postCalls.deletePost, { post_id: id });
    set('hold', false);
    await begun;
    await sweepMedia(opened.app);
    const { rows } = await opened.app.database.pool.query('select 1 from media');
    expect(rows).toEqual([]);
  });
});
