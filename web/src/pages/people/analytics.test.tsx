import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshSession } from '#auth';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, post, serve, yes } from '#testing';
import { AnalyticsPage } from './analytics.tsx';

const nothing = {
  overview: {
    totalPosts: 0,
    totalLikes: 0,
    engagementRate: 0,
    totalComments: 0,
    bookmarks: 0,
    followers: 0,
    following: 0,
    totalShares: 0,
    totalMessages: 0,
  },
  topLikedPosts: [],
  postsActivity: [],
  views: { posts: 0, profile: 0 },
  referrals: 0,
};
const some = {
  ...nothing,
  overview: { ...nothing.overview, totalPosts: 2, totalLikes: 1234, engagementRate: 61.7, followers: 10, bookmarks: 3 },
  topLikedPosts: [{ id: post(1).id, content: '<b>best</b>', likes: 1200, comments: 2, shares: 1 }],
  postsActivity: [
    { date: '2026-11-14', posts: 1, likes: 1200, views: 40 },
    { date: '2026-11-15', posts: 1, likes: 34, views: 7 },
  ],
  views: { posts: 47, profile: 5 },
  referrals: 4,
};
const open = () => draw(<AnalyticsPage />, '/analytics');
const figure = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent;

describe('analytics', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('ana'));
  });

  it('[ANAL-01] signed out it says that signing in is required', async () => {
    openPage();
    serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    open();
    expect(screen.getByText('Sign in required')).toBeTruthy();
  });

  it('[ANAL-01] without data it says how to get some, and still invites', async () => {
    const log = serve({ 'GET /api/analytics': yes({ analytics: nothing }) });
    open();
    expect(await screen.findByText('No analytics data')).toBeTruthy();
    expect(screen.getByText('Start posting to see your analytics')).toBeTruthy();
    expect(screen.queryByText('Analytics Overview')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Referrals' })).toBeTruthy();
    expect(log.at(-1)?.query).toEqual({ user_id: person('ana').id });
  });

  it('[ANAL-01] the sections, with figures as they came; what people wrote is text', async () => {
    serve({ 'GET /api/analytics': yes({ analytics: some }) });
    open();
    expect(await screen.findByRole('heading', { name: 'Analytics Overview' })).toBeTruthy();
    for (const name of ['Top Liked Posts', 'Referrals', 'Activity'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect([figure('Followers'), figure('Bookmarks'), figure('Profile views')]).toEqual(['10', '3', '5']);
    expect(figure('Post views')).toContain('47');
    expect(screen.getByText('61.7')).toBeTruthy();
    const best = screen.getByText('<b>best</b>');
    expect(best.closest('a')?.getAttribute('href')).toBe(`/post/${post(1).id}`);
    expect(screen.getByText('members joined through your invitation').previousSibling?.textContent).toBe('4');
    expect((screen.getByLabelText('Your invitation link') as HTMLInputElement).value).toMatch(/\/invite\/ana$/);
  });

  it('[ANAL-01] one referral is one member, counted once', async () => {
    serve({ 'GET /api/analytics': yes({ analytics: { ...some, referrals: 1 } }) });
    open();
    expect((await screen.findByText('member joined through your invitation')).previousSibling?.textContent).toBe('1');
  });

  it('[ANAL-01] the chart has a bar for each day, is read out day by day, and can be a table', async () => {
    serve({ 'GET /api/analytics': yes({ analytics: some }) });
    open();
    const slider = await screen.findByRole('slider', { name: 'Day of the chart' });
    const heights = (bar: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-bar="${bar}"]`)].map(({ style }) => style.height);
    expect([heights('posts'), heights('likes')]).toEqual([
      ['80px', '80px'],
      ['60px', '2px'],
    ]);
    expect(slider.getAttribute('aria-valuetext')).toBe('Sunday, November 15: 1 post, 34 likes, 7 views');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('Saturday, November 14: 1 post, 1,200 likes, 40 views');
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Day', 'Posts', 'Likes', 'Views'],
      ['Sun, Nov 15', '1', '34', '7'],
      ['Sat, Nov 14', '1', '1,200', '40'],
    ]);
  });

  it('[ANAL-01] a failure offers another try', async () => {
    let isBroken = true;
    serve({
      'GET /api/analytics': () => (isBroken ? no(500, 'unexpected', 'No') : yes({ analytics: some })),
    });
    open();
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Analytics Overview' })).toBeTruthy();
  });
});
