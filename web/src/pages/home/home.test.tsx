import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mock } from 'vitest';
import { keepStoredUser } from '#kernel';
import type { Asked } from '#testing';
import { draw, no, openPage, person, post, serve, stream, where, yes } from '#testing';
import { HomePage } from './home.tsx';
import { PostPage } from '../post/post.tsx';

const ana = person('ana');
const empty = yes({ posts: [], next_cursor: null });
/** What was asked of the feeds; the banner's ticker has a call of its own. */
const feedsOf = (log: readonly Asked[]) =>
  log.filter(({ line }) => line === 'GET /api/posts').map(({ query }) => query);
const tabs = () => within(screen.getByRole('navigation', { name: 'Feeds' }));

const open = (at = '/home') =>
  draw(
    <Routes>
      <Route path="/home" element={<HomePage />} />
      <Route path="/explore" element={<p>explore</p>} />
    </Routes>,
    at,
  );

let logged: Mock<(...words: unknown[]) => void>;

beforeEach(() => {
  openPage();
  logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
});

describe('home', () => {
  it.each([
    [4.2, '+4.2%'],
    [-12, '−12.0%'],
    [0, '+0.0%'],
    [null, 'new'],
  ])(
    '[FEED-01] [MEND-11] the banner leads to the live screen; its ticker says that it is of tips, and shows a change of %s as %s',
    async (change, text) => {
      serve({ 'GET /api/posts': empty, 'GET /api/posts/ticker': yes({ change, tipped: '10' }) });
      open();
      const banner = () => screen.getByRole('link', { name: /Nobody is live right now/ });
      expect(banner().getAttribute('href')).toBe('/livestream');
      await waitFor(() =>
        expect(banner().textContent).toMatch(new RegExp(`Tips today${text.replace('+', '\\+')}$`, 'i')),
      );
    },
  );

  it('[FEED-01] D25: the banner shows the most watched live stream and leads to it', async () => {
    const watched = stream({ title: 'Morning charts', viewers: 12 });
    const log = serve({
      'GET /api/posts': empty,
      'GET /api/posts/ticker': yes({ change: 1, tipped: '10' }),
      'GET /api/streams': yes({ streams: [watched], next_cursor: null }),
    });
    open();
    const banner = await screen.findByRole('link', { name: /Morning charts/ });
    expect(banner.getAttribute('href')).toBe(`/livestream/${watched.id}`);
    expect(banner.textContent).toContain('ana is live · 12 watching');
    expect(log.find(({ line }) => line === 'GET /api/streams')?.query).toEqual({ state: 'live', limit: '1' });
  });

  it('[FEED-02] Trenches stands open; each tab asks for its feed, with the member’s id', async () => {
    keepStoredUser(ana);
    const log = serve({ 'GET /api/posts': empty });
    open();
    expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('Trenches');
    for (const name of ['Trending', 'Following', 'Trenches']) {
      fireEvent.click(tabs().getByRole('link', { name }));
      await waitFor(() => expect(feedsOf(log).at(-1)?.['feed_type']).toBe(name.toLowerCase()));
    }
    expect(feedsOf(log).map((query) => query['feed_type'])).toEqual(['trenches', 'trending', 'following', 'trenches']);
    expect(feedsOf(log).every((query) => query['user_id'] === ana.id)).toBe(true);
  });

  it.each([
    ['/home', 'trenches'],
    ['/home?tab=trenches', 'trenches'],
    ['/home?tab=trending', 'trending'],
    ['/home?tab=following', 'following'],
    ['/home?tab=nonsense', 'trenches'],
  ])('[FEED-02] %s opens %s', async (at, feed) => {
    const log = serve({ 'GET /api/posts': empty });
    open(at);
    await waitFor(() => expect(feedsOf(log)[0]?.['feed_type']).toBe(feed));
  });

  it('[SOC-11] a member’s hashtags and lists are tabs, and home opens on the tab that was read last', async () => {
    keepStoredUser(ana);
    const list = { id: '00000000-0000-7000-8000-0000000000b1', name: 'Bakers', members_count: 1, holds: false };
    const log = serve({
      'GET /api/posts': empty,
      'GET /api/lists': yes({ lists: [list], follows_tags: true }),
      'GET /api/lists/posts': yes({ posts: [], next_cursor: null }),
      'GET /api/followed-tags/posts': yes({ posts: [], next_cursor: null }),
    });
    const { unmount } = open();
    fireEvent.click(await tabs().findByRole('link', { name: 'Topics' }));
    expect(await screen.findByText('No posts with your hashtags yet')).toBeTruthy();
    fireEvent.click(tabs().getByRole('link', { name: 'Bakers' }));
    expect(await screen.findByText('No posts from this list yet')).toBeTruthy();
    expect(log.find(({ line }) => line === 'GET /api/lists/posts')?.query).toMatchObject({ list_id: list.id });
    unmount();
    open();
    await waitFor(() => expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('Bakers'));
    fireEvent.click(tabs().getByRole('link', { name: 'Trenches' }));
    await waitFor(() => expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('Trenches'));
  });

  it('[SOC-11] Topics is marked also before a hashtag is followed, and leads to some; a guest reads Trenches', async () => {
    const log = serve({
      'GET /api/posts': empty,
      'GET /api/lists': yes({ lists: [], follows_tags: false }),
      'GET /api/followed-tags/posts': yes({ posts: [], next_cursor: null }),
    });
    const { unmount } = open('/home?tab=topics');
    expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('Trenches');
    unmount();
    expect(log.map(({ line }) => line)).not.toContain('GET /api/followed-tags/posts');
    keepStoredUser(ana);
    open('/home?tab=topics');
    expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('Topics');
    const find = await screen.findByRole('link', { name: 'Find topics' });
    expect(find.getAttribute('href')).toBe('/trending?tab=topics');
    fireEvent.click(tabs().getByRole('link', { name: 'Trenches' }));
  });

  it('[FEED-02] the feed reloads when the profile id changes', async () => {
    const log = serve({ 'GET /api/posts': empty });
    open();
    await waitFor(() => expect(feedsOf(log)).toHaveLength(1));
    act(() => keepStoredUser(ana));
    await waitFor(() => expect(feedsOf(log)).toHaveLength(2));
    expect(feedsOf(log).map((query) => query['user_id'])).toEqual([undefined, ana.id]);
  });

  it.each([
    ['/home?tab=following', 'No posts from people you follow', 'Follow some users to see their posts here'],
    ['/home', 'No recent posts', 'Be the first to post something new!'],
    ['/home?tab=trending', 'No trending posts yet', 'Posts need more likes to appear in trending'],
  ])('[FEED-03] %s says that it is empty', async (at, title, hint) => {
    serve({ 'GET /api/posts': empty });
    open(at);
    expect(screen.getByText('Loading posts...')).toBeTruthy();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it("[FEED-03] [MEND-16] Following's 'Discover Users' leads to people", async () => {
    serve({ 'GET /api/posts': empty });
    open('/home?tab=following');
    fireEvent.click(await screen.findByRole('link', { name: 'Discover Users' }));
    expect(where()).toBe('/explore?tab=creators');
  });

  it.each([
    [no(500, 'unexpected', 'Something went wrong on our side.'), 'Something went wrong on our side.', false],
    ['unreachable' as const, 'You seem to be offline. Please check your connection and try again.', true],
  ])('[MEND-17] only a network failure speaks of the connection (%#)', async (answer, told, isNetwork) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    serve({ 'GET /api/posts': answer });
    open('/home?tab=trenches');
    expect(await screen.findByText(told)).toBeTruthy();
    expect(screen.queryByText(/connection/) !== null).toBe(isNetwork);
  });

  it('[FEED-05] a failure is logged, leaves no list and offers a retry', async () => {
    let isUp = false;
    serve({ 'GET /api/posts': () => (isUp ? empty : no(500, 'unexpected', 'Something went wrong')) });
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(logged).toHaveBeenCalledWith('Posts could not be loaded', expect.anything());
    expect(screen.queryByRole('feed')).toBeNull();
    isUp = true;
    fireEvent.click(retry);
    expect(await screen.findByText('No recent posts')).toBeTruthy();
  });
});

describe('the page of a post', () => {
  const openPost = (id: string) =>
    draw(
      <Routes>
        <Route path="/post/:id" element={<PostPage />} />
        <Route path="/home" element={<p>home</p>} />
      </Routes>,
      `/post/${id}`,
    );

  it('[POST-12] shows the post with its full date and all counts in words', async () => {
    const shown = post(1, { likes_count: 1, comments_count: 3, shares_count: 2, gifts: 2, gifts_total: '15' });
    const log = serve({ 'GET /api/posts': yes({ post: shown }) });
    openPost(shown.id);
    expect(await screen.findByText('post 1')).toBeTruthy();
    expect(log[0]?.query).toEqual({ id: shown.id });
    const card = screen.getByRole('article').textContent;
    expect(card).toMatch(/November 15, 2026 at/);
    for (const count of ['1Like', '3Replies', '2Shares', '2Gifts · 15 WGM']) expect(card).toContain(count);
  });

  it("[POST-12] 'Post not found' has a way back", async () => {
    serve({ 'GET /api/posts': no(404, 'post_not_found', 'Post not found') });
    openPost(post(9).id);
    expect(await screen.findByText('Post not found')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy();
  });

  it('[POST-12] a server out of reach is not a missing post', async () => {
    serve({ 'GET /api/posts': no(500, 'unexpected', 'Something went wrong') });
    openPost(post(9).id);
    expect(await screen.findByText('The post could not be loaded')).toBeTruthy();
    expect(screen.queryByText('Post not found')).toBeNull();
  });
});
