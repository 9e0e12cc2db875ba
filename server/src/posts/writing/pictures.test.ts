import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { mp4, people, testApp, until, upload, type Person, type TestApp } from '#testing';

const { createPost, deletePost, readPosts } = postCalls;
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'olive' } })
  .png()
  .toBuffer();

const uploads = async (person: Person, count: number): Promise<string[]> => {
  const urls: string[] = [];
  while (urls.length < count) urls.push((await upload(person, png)).url);
  return urls;
};
const statusOf = async (opened: TestApp, url: string) => (await opened.browser().request({ url })).statusCode;

describe('several pictures in one post', () => {
  it('[SOC-03] keep their order and their descriptions; image_url is the first', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const [a, b, c, d] = (await uploads(ana, 4)) as [string, string, string, string];
    const pictures = [{ url: c, alt: 'the third' }, { url: a }, { url: d, alt: ' ' }, { url: b, alt: 'the second' }];
    const { post } = await ana.browser.get(createPost, { content: 'look', pictures });
    expect([post.image_url, post.media?.alt]).toEqual([c, 'the third']);
    expect(post.more_media.map(({ url, alt }) => [url, alt])).toEqual([
      [a, null],
      [d, null],
      [b, 'the second'],
    ]);
    const { posts = [] } = await opened.browser().get(readPosts, {});
    expect(posts[0]?.more_media).toEqual(post.more_media);
  });

  it('[SOC-03] are at most four, of one’s own, and a video stands alone', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const urls = await uploads(ana, 5);
    const refusal = async (who: Person, all: readonly string[]) =>
      (await who.browser.refused(createPost, { content: 'look', pictures: all.map((url) => ({ url })) })).code;
    expect(await refusal(ana, urls)).toBe('invalid_input');
    expect(await refusal(bob, urls.slice(0, 2))).toBe('foreign_media');
    const { url: film } = await upload(ana, mp4(), { screen: 'video' });
    expect(await refusal(ana, [urls[0] ?? '', film])).toBe('one_video');
  });

  it('[SOC-03] are shown to whom the post is shown, and go with the last post that shows them', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const urls = await uploads(ana, 2);
    const last = urls[1] ?? '';
    const pictures = urls.map((url) => ({ url }));
    const make = async () => (await ana.browser.get(createPost, { content: 'look', pictures })).post.id;
    const [first, second] = [await make(), await make()];
    expect(await statusOf(opened, last)).toBe(200);
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    // Who may have a file is remembered for some seconds.
    opened.clock.advance(60_000);
    expect(await statusOf(opened, last)).toBe(404);
    expect((await ana.browser.request({ url: last })).statusCode).toBe(200);
    await ana.browser.get(deletePost, { post_id: first });
    await opened.app.jobs.settle();
    expect((await ana.browser.request({ url: last })).statusCode).toBe(200);
    await ana.browser.get(deletePost, { post_id: second });
    await until(async () => (await ana.browser.request({ url: last })).statusCode === 404 || null, 10_000);
  });
});
