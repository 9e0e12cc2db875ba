import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { commentCalls } from '@wagram/contract/comments';
import { postCalls } from '@wagram/contract/posts';
import type { CommentId } from '#kernel';
import { people, testApp, until, upload, type Person, type TestApp } from '#testing';
import { storeDataUrl } from './pictures/avatar.ts';
import { sweepMedia } from './sweep.ts';

const DAY_MS = 24 * 3_600_000;
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'olive' } })
  .png()
  .toBuffer();

const statusOf = async (opened: TestApp, url: string): Promise<number> =>
  (await opened.browser().request({ url })).statusCode;

const gone = (opened: TestApp, url: string): Promise<true> =>
  until(async () => (await statusOf(opened, url)) === 404 || null, 10_000);

const mediaPost = async (person: Person, url: string) =>
  (await person.browser.get(postCalls.createPost, { content: 'look', image_url: url })).post;

describe('UP-07: what is deleted takes its files along', () => {
  it('a post', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { url } = await upload(ana, png);
    const post = await mediaPost(ana, url);
    opened.clock.advance(2 * DAY_MS);
    await sweepMedia(opened.app);
    expect(await statusOf(opened, url)).toBe(200);
    await ana.browser.get(postCalls.deletePost, { post_id: post.id });
    await gone(opened, url);
    expect(await statusOf(opened, url.replace('40.webp', 'full.jpg'))).toBe(404);
  });

  it('not while another post shows the same file', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { url } = await upload(ana, png);
    const [first, second] = [await mediaPost(ana, url), await mediaPost(ana, url)];
    await ana.browser.get(postCalls.deletePost, { post_id: first.id });
    await sweepMedia(opened.app);
    expect(await statusOf(opened, url)).toBe(200);
    await ana.browser.get(postCalls.deletePost, { post_id: second.id });
    await gone(opened, url);
  });

  it('a comment, an answer to it, and both when the post goes', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const post = (await ana.browser.get(postCalls.createPost, { content: 'hello' })).post;
    const say = async (parent: CommentId | null) => {
      const { url } = await upload(bob, png, { screen: 'comment' });
      const input = { content: 'see', post_id: post.id, image_url: url, parent_id: parent };
      return { url, id: (await bob.browser.get(commentCalls.createComment, input)).comment.id };
    };
    const first = await say(null);
    const answer = await say(first.id);
    const other = await say(null);
    await bob.browser.get(commentCalls.deleteComment, { comment_id: first.id });
    await gone(opened, answer.url);
    expect([await statusOf(opened, first.url), await statusOf(opened, other.url)]).toEqual([404, 200]);
    await ana.browser.get(postCalls.deletePost, { post_id: post.id });
    await gone(opened, other.url);
  });

  it('a member', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { url } = await upload(ana, png);
    await mediaPost(ana, url);
    opened.app.events.wake();
    await opened.app.events.settle();
    const { pool } = opened.app.database;
    await pool.query('delete from entries; delete from accounts where member_id is not null');
    await pool.query('delete from members where id = $1', [ana.id]);
    await sweepMedia(opened.app);
    expect(await statusOf(opened, url)).toBe(404);
  });
});

describe('what may be shown', () => {
  it('is one’s own upload only', async () => {
    const opened = await testApp({ env: { PUBLIC_URL: 'http://social.example' } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { url } = await upload(ana, png);
    const post = (person: Person, image_url: string) =>
      person.browser.ask(postCalls.createPost, { content: 'x', image_url });
    expect((await post(bob, url)).status).toBe(400);
    for (const foreign of [
      'https://evil.example/a.png',
      `https://evil.example${url}`,
      `//evil.example${url}`,
      `${url}?x`,
    ])
      expect((await post(ana, foreign)).status).toBe(400);
    const { body } = await post(ana, `http://social.example${url}`);
    expect(body).toMatchObject({
      success: true,
      post: { image_url: url, media: { kind: 'image', width: 40, height: 30 } },
    });
  });

  it('NE-01: is a file of the configured image host, and of no address that merely looks like it', async () => {
    const env = {
      IMAGEKIT_PUBLIC_KEY: 'public_abc',
      IMAGEKIT_PRIVATE_KEY: 'private_abc',
      IMAGEKIT_URL_ENDPOINT: 'https://ik.example/me',
    };
    const opened = await testApp({ env });
    const [ana] = await people(opened, 'ana');
    const post = (image_url: string) => ana.browser.ask(postCalls.createPost, { content: 'x', image_url });
    const { body } = await post('https://ik.example/me/wagram-posts/a_1.jpg');
    expect(body).toMatchObject({
      success: true,
      post: {
        image_url: 'https://ik.example/me/wagram-posts/a_1.jpg',
        media: { kind: 'image', srcset: expect.stringContaining('a_1.jpg?tr=w-480 480w') as string },
      },
    });
    expect((await post('https://ik.example/me/wagram-videos/a.mp4')).body).toMatchObject({
      post: { media: { kind: 'video' } },
    });
    for (const other of [
      'https://ik.example/you/a.jpg',
      'https://ik.example/meme/a.jpg',
      'https://ik.example/me/../you/a.jpg',
      'https://ik.example@127.0.0.1/me/a.jpg',
      'https://ik.example.evil/me/a.jpg',
      'http://127.0.0.1/me/a.jpg',
      'http://169.254.169.254/me/a.jpg',
    ])
      expect([other, (await post(other)).status]).toEqual([other, 400]);
  });
});

describe('FT-02: what a crash leaves', () => {
  it('is found and removed: half uploads, files without a row that counts, dead tokens', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { url } = await upload(ana, png);
    const { pool } = opened.app.database;
    await pool.query(`update media set state = 'coming'`);
    const incoming = join(opened.app.config.dataDir, 'media', '.incoming');
    mkdirSync(incoming, { recursive: true });
    for (const name of ['dead', 'alive']) writeFileSync(join(incoming, name), 'half a file');
    const old = Date.now() / 1000 - 2 * 3_600;
    utimesSync(join(incoming, 'dead'), old, old);
    expect((await ana.browser.ask(postCalls.createPost, { content: 'x', image_url: url })).status).toBe(400);

    await sweepMedia(opened.app);
    expect(readdirSync(incoming)).toEqual(['alive']);
    expect((await pool.query('select 1 from media')).rows).toHaveLength(1);
    opened.clock.advance(3_700_000);
    await sweepMedia(opened.app);
    expect(await statusOf(opened, url)).toBe(404);
    expect((await pool.query('select 1 from media')).rows).toEqual([]);
  });
});

describe('D9: a picture in a data URL', () => {
  it('becomes a square file that stays while it is the member’s', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const url = await storeDataUrl(opened.app, ana.id, `data:image/png;base64,${png.toString('base64')}`);
    expect(url).toMatch(/^\/media\/wagram-avatars\/[\w-]{22}\/512\.webp$/);
    const { rawPayload } = await opened.browser().request({ url });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    await opened.app.database.pool.query('update members set avatar_url = $1', [url]);
    opened.clock.advance(2 * DAY_MS);
    await sweepMedia(opened.app);
    expect(await statusOf(opened, url)).toBe(200);
  });

  it('is refused when it is no picture', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const refuse = (dataUrl: string) =>
      expect(storeDataUrl(opened.app, ana.id, dataUrl)).rejects.toThrow('Only image files are allowed');
    await refuse('https://example.org/a.png');
    await refuse('data:text/html;base64,PGI+');
    await refuse(`data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`);
    await refuse(`data:image/png;base64,${Buffer.from('<script>').toString('base64')}`);
  });
});
