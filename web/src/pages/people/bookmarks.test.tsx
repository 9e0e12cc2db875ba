import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshSession } from '#auth';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, post, serve, where, yes } from '#testing';
import { BookmarksPage } from './bookmarks.tsx';

const saved = (number: number, hours: number) => ({
  ...post(number, { bookmarked: true }),
  bookmarked_at: new Date(Date.now() - hours * 3_600_000).toISOString(),
});
const list = (...bookmarks: object[]) => yes({ bookmarks, next_cursor: null, total: bookmarks.length });
const open = () => draw(<BookmarksPage />, '/bookmarks');

describe('bookmarks', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('ana'));
  });

  it('[BOOK-01] signed out it says that signing in is required', async () => {
    openPage();
    serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    open();
    expect(screen.getByText('Sign in required')).toBeTruthy();
    expect(screen.getByText('Please sign in to view your bookmarks')).toBeTruthy();
  });

  it('[BOOK-01] [BOOK-03] a spinner, then how many there are and when each was saved', async () => {
    const log = serve({ 'GET /api/bookmarks': list(saved(1, 0), saved(2, 5), saved(3, 49)) });
    open();
    expect(screen.getByText('Loading bookmarks')).toBeTruthy();
    expect(await screen.findByText('3 saved posts')).toBeTruthy();
    for (const text of ['Saved Just now', 'Saved 5 hours ago', 'Saved 2 days ago', 'post 1', 'post 3']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(log[0]?.query).toEqual({ userId: person('ana').id });
  });

  it('[BOOK-01] removing one takes it off the list and tells the server', async () => {
    const log = serve({
      'GET /api/bookmarks': list(saved(1, 0), saved(2, 0)),
      'DELETE /api/bookmarks': yes({ bookmarked: false }),
    });
    open();
    await screen.findByText('2 saved posts');
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove bookmark' })[0]!);
    expect(await screen.findByText('1 saved post')).toBeTruthy();
    expect(screen.queryByText('post 1')).toBeNull();
    expect(log.find(({ line }) => line === 'DELETE /api/bookmarks')?.body).toEqual({
      userId: person('ana').id,
      postId: post(1).id,
    });
  });

  it('[BOOK-03] the empty text', async () => {
    serve({ 'GET /api/bookmarks': list() });
    open();
    expect(await screen.findByText('No bookmarks yet')).toBeTruthy();
    expect(screen.getByText('Save posts you want to read later by tapping the bookmark icon')).toBeTruthy();
  });

  it('[BOOK-02] searches in them, and the words stand in the address', async () => {
    const log = serve({ 'GET /api/bookmarks': ({ query }) => (query['q'] === undefined ? list(saved(1, 0)) : list()) });
    open();
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search your bookmarks' }), {
      target: { value: 'cat' },
    });
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect(where()).toBe('/bookmarks?q=cat');
    expect(log.at(-1)?.query['q']).toBe('cat');
  });

  it.each([
    ['the server’s reason', no(503, 'overloaded', 'The server is busy.'), 'The server is busy.'],
    ['no reason', no(500, 'unexpected', ''), 'Failed to fetch bookmarks'],
    ['no answer', 'unreachable' as const, 'Failed to load bookmarks'],
  ])('[BOOK-01] [BOOK-02] a failure with %s', async (_what, answer, text) => {
    serve({ 'GET /api/bookmarks': answer });
    open();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Error loading bookmarks'));
    expect(screen.getByText(text)).toBeTruthy();
  });
});
