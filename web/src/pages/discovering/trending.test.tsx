import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, no, openPage, post, serve, where, yes } from '#testing';
import { TrendingPage } from './trending.tsx';

const COUNTED = '2026-11-15T11:58:00.000Z';
const hot = post(1, { content: 'gm #solana', likes_count: 7 });
const trend = { post_id: hot.id, score: 33.6, likes: 6, replies: 1, shares: 2, age_factor: 0.8, mention: 'solana' };
const page = (more: object = {}) =>
  yes({ posts: [hot], trends: [trend], counted_at: COUNTED, next_cursor: null, ...more });
const nothing = yes({ posts: [], trends: [], counted_at: COUNTED, next_cursor: null });
const topic = { id: 'rain', hashtag: '#rain', posts: 12, people: 8, growth: 50, category: 'trending' };

describe('trending', () => {
  beforeEach(() => openPage());
  afterEach(() => vi.useRealTimers());

  it('[TREND-01] has the windows 1h, 24h and 7d and the tabs Hot Posts and Topics, all in the address', async () => {
    const log = serve({ 'GET /api/trending': page() });
    draw(<TrendingPage />, '/trending?window=7d');
    expect(screen.getByText(/^The list updates every 5 minutes\./)).toBeTruthy();
    const windows = within(screen.getByRole('navigation', { name: 'Window of time' })).getAllByRole('link');
    expect(windows.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1h', '/trending?window=1h'],
      ['24h', '/trending'],
      ['7d', '/trending?window=7d'],
    ]);
    expect(windows.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    expect(screen.getByRole('link', { name: 'Topics' }).getAttribute('href')).toBe('/trending?tab=topics&window=7d');
    expect(screen.getByRole('link', { name: 'Hot Posts' }).getAttribute('aria-current')).toBe('page');
    await waitFor(() => expect(log.map(({ query }) => query)).toEqual([{ window: '7d' }]));
    fireEvent.click(screen.getByRole('link', { name: 'Last hour' }));
    await waitFor(() => expect(log.at(-1)?.query).toEqual({ window: '1h' }));
    expect(where()).toBe('/trending?window=1h');
  });

  it('[TREND-03] topics lead to their posts and show posts, people and measured growth', async () => {
    const topics = [
      topic,
      { ...topic, id: 'sun', hashtag: '#sun', posts: 1, people: 1, growth: -40, category: 'popular' },
      { ...topic, id: 'fog', hashtag: '#fog', growth: 0, category: 'popular' },
      { ...topic, id: 'snow', hashtag: '#snow', growth: null, category: 'new' },
    ];
    serve({ 'GET /api/trending/topics': yes({ topics, counted_at: COUNTED, next_cursor: null }) });
    draw(<TrendingPage />, '/trending?tab=topics');
    const rows = within(await screen.findByRole('list', { name: 'Topics' })).getAllByRole('link');
    expect(rows[0]?.getAttribute('href')).toBe('/search?q=%23rain&tab=posts');
    expect(rows.map((row) => row.querySelector('[title]')?.firstChild?.textContent)).toEqual([
      '+50%',
      '−40%',
      '0%',
      'New',
    ]);
    expect(rows[0]?.textContent).toContain('12 posts · 8 people');
    expect(rows[1]?.textContent).toContain('1 post · 1 person');
    expect(rows[1]?.textContent).toContain('40 % fewer than in the window before');
  });

  it('[TREND-01] D11: a quiet hour is said, and a wider window offered; in the widest one writing helps', async () => {
    serve({
      'GET /api/trending': nothing,
      'GET /api/trending/topics': yes({ topics: [], counted_at: COUNTED, next_cursor: null }),
    });
    draw(<TrendingPage />, '/trending?window=1h');
    expect(await screen.findByText('Nothing hot in the last hour')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Look at the last 24 hours' }));
    expect(where()).toBe('/trending');
    fireEvent.click(screen.getByRole('link', { name: 'Last 7 days' }));
    fireEvent.click(screen.getByRole('link', { name: 'Topics' }));
    expect(await screen.findByText('No hashtags in the last 7 days')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Write a post' })).toBeTruthy();
  });

  it('a failure is said, and can be tried again', async () => {
    let isBroken = true;
    serve({ 'GET /api/trending': () => (isBroken ? no(500, 'unexpected', 'broken') : nothing) });
    draw(<TrendingPage />, '/trending');
    expect(await screen.findByText('Trending could not be loaded')).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Nothing hot in the last 24 hours')).toBeTruthy();
  });

  it('[TREND-01] the list is fetched again every five minutes, but not under somebody who reads further down', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const log = serve({ 'GET /api/trending': page() });
    draw(<TrendingPage />, '/trending');
    await waitFor(() => expect(log).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(log).toHaveLength(2);
    Object.defineProperty(window, 'scrollY', { value: 2_000, configurable: true });
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(log).toHaveLength(2);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });
});
