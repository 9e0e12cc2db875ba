import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { profileCalls } from '@wagram/contract/profiles';
import { postCalls } from '@wagram/contract/posts';
import { videoCalls } from '@wagram/contract/video';
import { renewMedia } from '#posts';
import type { MediaId, StoredMedia } from '#kernel';
import { mp4, people, testApp, upload, withOperator, type Person } from '#testing';
import { exportOf } from './export.ts';
import { eraseOf } from './erase.ts';

const off = { env: { FFMPEG: 'off' } };
const { createVideo, describeVideo, listVideos, readCaptionsFile } = videoCalls;

const words = (text: string): string => `WEBVTT\n\n00:00.000 --> 00:01.000\n${text}`;
const english = (text: string) => ({ language: 'en', webvtt: words(text) });

const clip = async (person: Person, more: { alt?: string; captions?: { language: string; webvtt: string } } = {}) => {
  const { url } = await upload(person, mp4(), { screen: 'video' });
  return (await person.browser.get(createVideo, { title: 'Sea', video_url: url, ...more })).video.post;
};
const fetch = ({ browser }: Pick<Person, 'browser'>, url = '') => browser.request({ method: 'GET', url });
const mediaIn = async ({ browser }: Person) => (await browser.get(listVideos, {})).videos[0]?.post.media;

describe('the captions of a video', () => {
  it('[STG-03] come with it, are served as WebVTT without what could do harm, and stand wherever its post stands', async () => {
    const opened = await testApp(off);
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const post = await clip(ana, { captions: english('Here is <i>the</i> <c.loud>sea</c>') });
    const { captions } = post.media ?? {};
    expect(captions).toMatchObject({ language: 'en' });
    const { statusCode, headers, body } = await fetch(bob, captions?.url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(body).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nHere is <i>the</i> sea\n');
    expect((await bob.browser.get(postCalls.readPosts, {})).posts?.[0]?.media?.captions).toEqual(captions);
    expect((await bob.browser.get(postCalls.readPosts, { id: post.id })).post?.media?.captions).toEqual(captions);
  });

  it('[STG-03] are added later, replaced and removed by the author alone', async () => {
    const opened = await testApp(off);
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id: post_id } = await clip(ana);
    const refusal = async (who: Person, input: object) =>
      (await who.browser.refused(describeVideo, { post_id, ...input })).code;
    expect(await refusal(bob, { captions: english('mine') })).toBe('not_your_video');
    expect(await refusal(ana, { captions: { language: 'en', webvtt: 'no captions' } })).toBe('invalid_input');
    const { post: first } = await ana.browser.get(describeVideo, { post_id, captions: english('one') });
    opened.clock.advance(1_000);
    const second = { language: 'de', webvtt: words('zwei') };
    const { post: other } = await ana.browser.get(describeVideo, { post_id, captions: second });
    expect(other.media?.captions?.language).toBe('de');
    expect(other.media?.captions?.url).not.toBe(first.media?.captions?.url);
    expect((await fetch(bob, other.media?.captions?.url)).body).toContain('zwei');
    // The description is another matter.
    await ana.browser.get(describeVideo, { post_id, alt: 'Waves' });
    expect(await mediaIn(bob)).toMatchObject({ alt: 'Waves', captions: { language: 'de' } });
    await ana.browser.get(describeVideo, { post_id, captions: null });
    expect(await mediaIn(bob)).not.toHaveProperty('captions');
    expect((await fetch(bob, other.media?.captions?.url)).json()).toMatchObject({ code: 'captions_not_found' });
  });

  it('[STG-03] belong to posts that show a video, whether or not they have a title', async () => {
    const opened = await testApp(off);
    const [ana] = await people(opened, 'ana');
    const { post: plain } = await ana.browser.get(postCalls.createPost, { content: 'no film' });
    const asked = { post_id: plain.id, captions: english('one') };
    expect((await ana.browser.refused(describeVideo, asked)).code).toBe('video_not_found');
    const { url } = await upload(ana, mp4(), { kind: 'video' });
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'a film', image_url: url });
    const { post: said } = await ana.browser.get(describeVideo, { ...asked, post_id: post.id });
    expect((await fetch(ana, said.media?.captions?.url)).statusCode).toBe(200);
  });

  it('[STG-03] are for whoever may read the post, and for operators', async () => {
    const {
      opened,
      mod,
      others: [ana, bob],
    } = await withOperator('ana', 'bob');
    const guest = { browser: opened.browser() };
    const post = await clip(ana, { captions: english('one') });
    const url = post.media?.captions?.url;
    const seen = async () =>
      Promise.all([guest, ana, bob, mod].map(async (who) => (await fetch(who, url)).statusCode === 200));
    expect(await seen()).toEqual([true, true, true, true]);
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect(await seen()).toEqual([true, true, false, true]);
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    expect(await seen()).toEqual([false, true, false, true]);
    await ana.browser.get(profileCalls.updateProfile, { private: false });
    await opened.app.database.pool.query('update posts set hidden_at = now()');
    expect(await seen()).toEqual([false, true, false, true]);
    await opened.app.database.pool.query(`update posts set hidden_at = null`);
    await opened.app.database.pool.query(`update members set state = 'suspended' where id = $1`, [ana.id]);
    expect((await seen())[0]).toBe(false);
    await opened.app.database.pool.query(`update members set state = 'active'`);
    await ana.browser.get(postCalls.deletePost, { post_id: post.id });
    expect(await seen()).toEqual([false, false, false, false]);
    expect((await guest.browser.ask(readCaptionsFile, { post_id: post.id })).status).toBe(404);
  });

  it('[STG-03] leave with their author, and are taken along', async () => {
    const opened = await testApp(off);
    const [ana] = await people(opened, 'ana');
    const { id } = await clip(ana, { captions: english('one'), alt: 'Waves' });
    const { videos, captions } = await exportOf(opened.app.db, ana.id);
    expect(videos).toHaveLength(1);
    expect(captions).toMatchObject([
      { post_id: id, language: 'en', content: expect.stringContaining('one') as string },
    ]);
    await eraseOf(opened.app.db, ana.id);
    const { rows } = await opened.app.database.pool.query('select 1 from video_captions');
    expect(rows).toEqual([]);
  });
});

describe('what a video shows, in words', () => {
  it('[STG-03] is its alternative text, at most 1,000 characters; without any the title stands there', async () => {
    const opened = await testApp(off);
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { id: post_id, media } = await clip(ana, { alt: ' Waves roll in. ' });
    expect(media?.alt).toBe('Waves roll in.');
    const tooLong = await ana.browser.refused(describeVideo, { post_id, alt: 'a'.repeat(1_001) });
    expect(tooLong.error).toBe('A description has at most 1,000 characters');
    await ana.browser.get(describeVideo, { post_id, alt: '' });
    expect((await mediaIn(bob))?.alt).toBe('Sea');
  });

  it('[STG-03] stays when a better form of the file takes its place', async () => {
    const opened = await testApp(off);
    const [ana] = await people(opened, 'ana');
    const { id: post_id } = await clip(ana, { alt: 'Waves', captions: english('one') });
    const { app } = opened;
    const { rows } = await app.database.pool.query<{ id: MediaId; stored: StoredMedia }>(
      'select media_id as id, media as stored from posts',
    );
    const { id, stored } = rows[0]!;
    const stale = { ...stored, alt: 'Old', captions: null };
    (await renewMedia(app, app.db, post_id, { id, url: '/media/new.mp4', stored: stale }))();
    const { post } = await ana.browser.get(postCalls.readPosts, { id: post_id });
    expect(post?.media).toMatchObject({ url: '/media/new.mp4', alt: 'Waves', captions: { language: 'en' } });
  });
});
