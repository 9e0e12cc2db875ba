import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { blockCalls } from '@wagram/contract/blocks';
import { commentCalls } from '@wagram/contract/comments';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import type { PostId } from '#kernel';
import { people, testApp, upload, type Browser, type Person } from '#testing';

const { listProfilePosts, listProfileReplies, pinPost, readProfile, updateProfile } = profileCalls;

const png = () =>
  sharp({ create: { width: 60, height: 20, channels: 3, background: '#5a3fd6' } })
    .png()
    .toBuffer();
const write = async ({ browser }: Person, content: string, image_url?: string) =>
  (await browser.get(postCalls.createPost, { content, ...(image_url === undefined ? {} : { image_url }) })).post;
const tab = async (browser: Browser, { id }: Person, which: 'media' | 'likes') =>
  (await browser.get(listProfilePosts, { member_id: id, tab: which })).posts.map(({ content }) => content);
const replies = async (browser: Browser, { id }: Person) =>
  (await browser.get(listProfileReplies, { member_id: id })).replies.map(({ content, post }) => [
    content,
    post.content,
  ]);
const pinned = async (browser: Browser) =>
  (await browser.get(readProfile, { username: 'ana' })).pinned?.content ?? null;

describe('the tabs of a profile', () => {
  it('[SOC-07] Media holds posts with a picture, Replies what was answered and where', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { url } = await upload(ana, await png());
    await write(ana, 'seen', url);
    await write(ana, 'said');
    const post = await write(bob, 'a question');
    await ana.browser.get(commentCalls.createComment, { post_id: post.id, content: 'an answer' });
    const guest = opened.browser();
    expect(await tab(guest, ana, 'media')).toEqual(['seen']);
    expect(await replies(guest, ana)).toEqual([['an answer', 'a question']]);
    const first = await guest.get(listProfileReplies, { member_id: ana.id, limit: 1 });
    expect([first.replies.length, first.next_cursor]).toEqual([1, null]);
    expect(await guest.get(listProfileReplies, { member_id: ana.id, cursor: 'x' })).toMatchObject({ replies: [] });
  });

  it('[SOC-07] Likes are one’s own, and others’ only while they show them', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const [one, two] = [await write(bob, 'one'), await write(eva, 'two')];
    for (const { id: post_id } of [two, one]) await ana.browser.get(postCalls.actOnPost, { post_id, action: 'like' });
    expect(await tab(ana.browser, ana, 'likes')).toEqual(['two', 'one']);
    expect(await tab(bob.browser, ana, 'likes')).toEqual([]);
    await ana.browser.get(updateProfile, { shows_likes: true });
    expect(await tab(bob.browser, ana, 'likes')).toEqual(['two', 'one']);
    expect(await tab(opened.browser(), ana, 'likes')).toEqual(['two', 'one']);
    // What somebody likes opens nothing that the viewer may not read.
    await eva.browser.get(updateProfile, { private: true });
    expect(await tab(bob.browser, ana, 'likes')).toEqual(['one']);
  });

  it('[SOC-07] a private member and a block close every tab', async () => {
    const opened = await testApp();
    const [ana, bob, eva] = await people(opened, 'ana', 'bob', 'eva');
    const { url } = await upload(ana, await png());
    await write(ana, 'seen', url);
    const post = await write(eva, 'a question');
    await ana.browser.get(commentCalls.createComment, { post_id: post.id, content: 'an answer' });
    await ana.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' });
    await ana.browser.get(updateProfile, { shows_likes: true });
    const all = async (browser: Browser) => [
      await tab(browser, ana, 'media'),
      await tab(browser, ana, 'likes'),
      await replies(browser, ana),
    ];
    const nothing = [[], [], []];
    expect(await all(bob.browser)).not.toContainEqual([]);
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect(await all(bob.browser)).toEqual(nothing);
    await ana.browser.get(updateProfile, { private: true });
    expect(await all(opened.browser())).toEqual(nothing);
    expect(await all(ana.browser)).not.toContainEqual([]);
  });
});

describe('a pinned post', () => {
  it('[SOC-07] is one’s own, one at a time, taken off again, and gone with the post', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [one, two, other] = [await write(ana, 'one'), await write(ana, 'two'), await write(bob, 'other')];
    const pin = (post_id: PostId | null) => ana.browser.get(pinPost, { post_id });
    expect((await pin(one.id)).profile.pinned_post_id).toBe(one.id);
    expect(await pinned(bob.browser)).toBe('one');
    await pin(two.id);
    expect(await pinned(opened.browser())).toBe('two');
    expect((await ana.browser.refused(pinPost, { post_id: other.id })).status).toBe(404);
    expect((await pin(null)).profile.pinned_post_id).toBeNull();
    expect(await pinned(bob.browser)).toBeNull();
    await pin(two.id);
    await ana.browser.get(postCalls.deletePost, { post_id: two.id });
    expect(await pinned(bob.browser)).toBeNull();
    expect((await ana.browser.get(authCalls.getSession, {})).user?.pinned_post_id).toBeNull();
  });
});

describe('what a profile shows', () => {
  it('[SOC-07] website and banner are kept, cleared and checked; the bio’s links are found', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { url } = await upload(ana, await png());
    const { profile } = await ana.browser.get(updateProfile, {
      website: 'https://ana.example/about',
      banner_url: url,
      bio: 'Baker with @bob. #rye https://bread.example',
    });
    expect([profile.website, profile.banner_url]).toEqual(['https://ana.example/about', url]);
    const { user } = await bob.browser.get(readProfile, { username: 'ana' });
    expect(user.bio_facets.map(({ kind, value }) => [kind, value])).toEqual([
      ['mention', 'bob'],
      ['hashtag', 'rye'],
      ['link', 'https://bread.example/'],
    ]);
    for (const website of ['http://ana.example', 'javascript:alert(1)', 'https://a@b.example'])
      expect((await ana.browser.refused(updateProfile, { website })).status).toBe(400);
    expect((await bob.browser.refused(updateProfile, { banner_url: url })).status).toBe(400);
    const cleared = (await ana.browser.get(updateProfile, { website: '', banner_url: null })).profile;
    expect([cleared.website, cleared.banner_url]).toEqual([null, null]);
  });
});
