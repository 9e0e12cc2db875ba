import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockCalls, mutingCalls } from '@wagram/contract/blocks';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { commentCalls } from '@wagram/contract/comments';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { fingerprint, meeting, openTestApp, people, type Looker, type Scene, type TestApp } from '#testing';

const { deeds, ownPlaces, surfaces } = meeting;

/** Written whenever somebody asks, or by a round of the clock. */
const untold = ['idempotency', 'standings', 'standings_due'];

let opened: TestApp;
let scene: Scene;
const lookers = {} as Record<'outsider' | 'blocked' | 'former follower' | 'guest' | 'follower', Looker>;

/** Feeds that are for everyone hold no private posts, also not for followers (D20). */
const forEveryone = ['the feed of everybody', 'the trending feed', 'the count of what is new'];

beforeAll(async () => {
  opened = await openTestApp({ env: { WELCOME_GRANT: '100', FFMPEG: 'off', LINK_CARDS: 'on' } });
  const [ana, host, outsider, blocked, former, friend] = await people(
    opened,
    'anavik',
    'hostess',
    'outsider',
    'blockling',
    'former',
    'friend',
  );
  const { post: hosted } = await host.browser.get(postCalls.createPost, { content: 'come in' });
  for (const person of [blocked, former, friend])
    await person.browser.get(followCalls.follow, { following_id: ana.id });
  await meeting.linkTo(opened, ana);
  const postId = await meeting.speak(ana);
  const { comment } = await ana.browser.get(commentCalls.createComment, { post_id: hosted.id, content: 'a word' });
  await meeting.reactTo(ana, hosted.id);
  const performed = await meeting.perform(ana);
  const quoteId = await meeting.passOn(host, postId);
  scene = { author: ana, postId, commentId: comment.id, ...performed, host, hostPostId: hosted.id, quoteId };
  Object.assign(lookers, { outsider, blocked, 'former follower': former, follower: friend });
  lookers.guest = { browser: opened.browser() };
  for (const person of [outsider, blocked, former, friend]) {
    await person.browser.get(bookmarkCalls.addBookmark, { postId });
    await person.browser.get(mutingCalls.mutePost, { post_id: postId });
  }
  // What is cached is cached while all of it is public.
  for (const looker of Object.values(lookers))
    for (const [name, see] of surfaces) expect([name, await see(looker, scene)]).toEqual([name, true]);
  await ana.browser.get(profileCalls.updateProfile, { private: true });
  await ana.browser.get(blockCalls.block, { blocked_id: blocked.id });
  await former.browser.get(followCalls.unfollow, { following_id: ana.id });
  await opened.app.events.settle();
}, 60_000);

afterAll(() => opened.close());

const outsiders = ['outsider', 'blocked', 'former follower'] as const;

describe('PR-04: of a private member', () => {
  it.each([...outsiders, 'guest' as const].flatMap((who) => surfaces.map(([name, see]) => [who, name, see] as const)))(
    'D20: a %s finds nothing in: %s',
    async (who, _name, see) => {
      expect(await see(lookers[who], scene)).toBe(false);
    },
  );

  it.each(outsiders.flatMap((who) => ownPlaces.map(([name, see]) => [who, name, see] as const)))(
    'D20: a %s finds nothing in their own: %s',
    async (who, _name, see) => {
      expect(await see(lookers[who], scene)).toBe(false);
    },
  );

  it.each(outsiders.flatMap((who) => deeds.map(([name, act]) => [who, name, act] as const)))(
    'D20: a %s cannot: %s',
    async (who, _name, act) => {
      const rows = await fingerprint(opened.app.database, ...untold);
      expect((await act(lookers[who].browser, scene)).status).toBe(404);
      expect(await fingerprint(opened.app.database, ...untold)).toBe(rows);
    },
  );

  it.each([...surfaces, ...ownPlaces].filter(([name]) => !forEveryone.includes(name)))(
    'D20: a follower still finds them in: %s',
    async (_name, see) => {
      expect(await see(lookers.follower, scene)).toBe(true);
    },
  );

  it.each(surfaces.filter(([name]) => forEveryone.includes(name)))(
    'D20: not even a follower finds them in: %s',
    async (_name, see) => {
      expect(await see(lookers.follower, scene)).toBe(false);
    },
  );

  it('AZ-06: a hidden post, a deleted one and one that never was have one answer', async () => {
    const { browser } = lookers.outsider;
    const gone = await scene.host.browser.get(postCalls.createPost, { content: 'short-lived' });
    await scene.host.browser.get(postCalls.deletePost, { post_id: gone.post.id });
    const never = '01890a5d-ac96-774b-bcce-b302099a8057';
    const replies = await Promise.all(
      [scene.postId, gone.post.id, never].map((id) => browser.ask(postCalls.readPosts, { id })),
    );
    const [first, ...others] = replies.map(({ status, body }) => ({ status, body }));
    expect(first).toEqual({ status: 404, body: { success: false, error: 'Post not found', code: 'post_not_found' } });
    for (const other of others) expect(other).toEqual(first);
  });

  it('D20: RSS is not found, a post has no preview, and the profile says no more than its page', async () => {
    const handle = scene.author.user.username.slice(1);
    const guest = opened.browser();
    const get = (url: string) => guest.request({ method: 'GET', url });
    expect((await get(`/user/${handle}/rss`)).statusCode).toBe(404);
    expect((await get(`/og/post/${scene.postId}.png`)).statusCode).toBe(404);
    expect((await get(`/post/${scene.postId}`)).body).not.toContain('anavikish');
    expect((await get(`/user/${handle}`)).body).not.toContain('anavikish');
  });
});
