import type { FollowEntry } from '@wagram/contract/follows';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, visited, where, yes } from '#testing';
import { Toaster } from '#ui';
import { FollowersPage, FollowingPage } from './follow-lists.tsx';

const ana = person('ana');

const entry = (name: string, change: Partial<FollowEntry> = {}): FollowEntry => ({
  ...person(name, { bio: `Bio of ${name}`, followers_count: 1_234, badge: 'gold_early', verified: true }),
  followed_at: '2026-11-03T09:00:00.000Z',
  is_following: false,
  is_requested: false,
  ...change,
});

const profileOf = (name: string, change = {}) => yes({ user: visited(name, change), posts: [], next_cursor: null });
const open = (path: string) =>
  draw(
    <>
      <Routes>
        <Route path="/user/:username/following" element={<FollowingPage />} />
        <Route path="/user/:username/followers" element={<FollowersPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Suspense>
        <Toaster theme="light" />
      </Suspense>
    </>,
    path,
  );

describe('lists of people', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
  });

  it('[FOLL-01] [DATA-05] one’s own Following list names everybody, with a way to unfollow', async () => {
    serve({
      'GET /api/user-profile': profileOf('ana'),
      'GET /api/follow': yes({ following: [entry('bob', { is_following: true })], next_cursor: null }),
    });
    open('/user/ana/following');
    expect(screen.getByRole('heading', { level: 1, name: 'Following' })).toBeTruthy();
    const row = (await screen.findByText('Bio of bob')).closest('li')!;
    expect(within(row).getByText('@bob')).toBeTruthy();
    expect(within(row).getByRole('button', { name: 'Early member: one of the first here' })).toBeTruthy();
    expect(within(row).getByText('1,234 followers · Followed Nov 3, 2026')).toBeTruthy();
    expect(within(row).getByRole('button', { name: 'Unfollow @bob' })).toBeTruthy();
  });

  it('[FOLL-01] another’s Following list has no Unfollow; both are empty in their own words', async () => {
    serve({
      'GET /api/user-profile': ({ query }) => profileOf(query['username'] ?? ''),
      'GET /api/follow': ({ query }) =>
        yes({
          following: query['user_id'] === person('bob').id ? [entry('eva', { is_following: true })] : [],
          next_cursor: null,
        }),
    });
    open('/user/bob/following');
    await screen.findByText('Bio of eva');
    expect(screen.queryByRole('button', { name: /Unfollow/ })).toBeNull();
    openPage();
    keepStoredUser(ana);
    serve({
      'GET /api/user-profile': ({ query }) => profileOf(query['username'] ?? ''),
      'GET /api/follow': yes({ following: [], next_cursor: null }),
    });
    open('/user/ana/following');
    expect(await screen.findByText('You are not following anyone yet')).toBeTruthy();
    open('/user/bob/following');
    expect(await screen.findByText('@bob is not following anyone yet')).toBeTruthy();
  });

  it('[FOLL-02] one’s own followers: when they came, and Follow Back', async () => {
    serve({
      'GET /api/user-profile': profileOf('ana'),
      'GET /api/follow-requests': yes({ requests: [], next_cursor: null, total: 0 }),
      'GET /api/follow': yes({ followers: [entry('bob'), entry('eva', { is_following: true })], next_cursor: null }),
    });
    open('/user/ana/followers');
    expect(await screen.findAllByText('1,234 followers · Followed you Nov 3, 2026')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Follow Back @bob' }).textContent).toBe('Follow Back');
    expect(screen.getByRole('button', { name: 'Unfollow @eva' })).toBeTruthy();
  });

  it('[FOLL-02] another’s followers: Follow or Unfollow, and nothing beside oneself', async () => {
    const followers = [entry('ana'), entry('eva'), entry('ida', { is_following: true })];
    serve({ 'GET /api/user-profile': profileOf('bob'), 'GET /api/follow': yes({ followers, next_cursor: null }) });
    open('/user/bob/followers');
    await screen.findByText('Bio of eva');
    const names = screen.getAllByRole('button', { name: /ollow @/ }).map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Follow @eva', 'Unfollow @ida']);
  });

  it('[FOLL-02] are asked for again every ten seconds, and on focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let followers = [entry('eva')];
      const log = serve({
        'GET /api/user-profile': profileOf('bob'),
        'GET /api/follow': () => yes({ followers, next_cursor: null }),
      });
      open('/user/bob/followers');
      await screen.findByText('Bio of eva');
      const asked = () => log.filter(({ line }) => line === 'GET /api/follow').length;
      expect(asked()).toBe(1);
      followers = [entry('ida'), entry('eva')];
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await screen.findByText('Bio of ida')).toBeTruthy();
      expect(asked()).toBe(2);
      window.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(asked()).toBe(3));
    } finally {
      vi.useRealTimers();
    }
  });

  it('[FOLL-02] D20: who waits stands above, and is let in or declined', async () => {
    const { followed_at: requested_at, is_requested: _, ...asking } = entry('eva');
    let isWaiting = true;
    const log = serve({
      'GET /api/user-profile': profileOf('ana', { is_private: true }),
      'GET /api/follow': yes({ followers: [], next_cursor: null }),
      'GET /api/follow-requests': () =>
        yes({ requests: isWaiting ? [{ ...asking, requested_at }] : [], next_cursor: null, total: Number(isWaiting) }),
      'POST /api/follow-requests': () => {
        isWaiting = false;
        return yes({ followers_count: 1, total: 0 });
      },
    });
    open('/user/ana/followers');
    expect(await screen.findByRole('heading', { name: '1 follow request' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Decline @eva' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Accept @eva' }));
    expect(await screen.findByText('@eva follows you now.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { name: '1 follow request' })).toBeNull());
    expect(log.find(({ line }) => line === 'POST /api/follow-requests')?.body).toEqual({
      user_id: ana.id,
      follower_id: person('eva').id,
      action: 'accept',
    });
  });

  it('D20: those of a private member say so, and of nobody that there is none', async () => {
    serve({
      'GET /api/user-profile': ({ query }) =>
        query['username'] === 'bob'
          ? profileOf('bob', { is_private: true, is_open: false })
          : no(404, 'member_not_found', 'User not found'),
    });
    open('/user/bob/followers');
    expect(await screen.findByText('This account is private')).toBeTruthy();
    open('/user/nobody/followers');
    expect(await screen.findByText('User not found')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Back' })[0]!);
    expect(where()).toBe('/user/bob');
  });
});
