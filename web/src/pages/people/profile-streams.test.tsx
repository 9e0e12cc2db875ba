import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { draw, openPage, person, serve, stream, visited, yes } from '#testing';
import { UserPage } from './user.tsx';

const open = (path: string) =>
  draw(
    <Routes>
      <Route path="/user/:username" element={<UserPage />} />
    </Routes>,
    path,
  );
const profile = (change = {}) => yes({ user: visited('bob', change), posts: [], next_cursor: null });

describe('the streams of a member, on their profile', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('ana'));
  });

  it('[STG-02] are a tab of their own, asked for this member, and without their name on each', async () => {
    const past = stream({
      state: 'ended',
      host: person('bob'),
      title: 'Old one',
      ended_at: '2026-11-15T11:02:03.000Z',
    });
    const log = serve({
      'GET /api/user-profile': profile(),
      'GET /api/streams/past': yes({ streams: [past], next_cursor: null }),
    });
    open('/user/bob?tab=streams');
    const link = await screen.findByRole('link', { name: /Old one/ });
    expect(link.getAttribute('href')).toBe(`/livestream/${past.id}`);
    expect(link.textContent).toContain('1:02:03');
    expect(link.textContent).not.toContain('@bob');
    const asked = log.find(({ line }) => line === 'GET /api/streams/past');
    expect(asked?.query).toMatchObject({ host_id: visited('bob').id });
    expect(screen.getByRole('link', { name: 'Streams' }).getAttribute('aria-current')).toBe('page');
  });

  it('[STG-02] say that there are none', async () => {
    serve({ 'GET /api/user-profile': profile(), 'GET /api/streams/past': yes({ streams: [], next_cursor: null }) });
    open('/user/bob?tab=streams');
    expect(await screen.findByText('No streams yet')).toBeTruthy();
  });

  it('[STG-02] are not asked for where the profile is closed', async () => {
    const log = serve({ 'GET /api/user-profile': profile({ is_open: false, private: true }) });
    open('/user/bob?tab=streams');
    await screen.findByRole('heading', { name: 'bob' });
    expect(log.some(({ line }) => line === 'GET /api/streams/past')).toBe(false);
  });
});
