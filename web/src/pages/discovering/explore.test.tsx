import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { isDialogOpen } from '#ui';
import { draw, no, openPage, person, post, serve, where, yes } from '#testing';
import { ExplorePage } from './explore.tsx';

const GROUP = '00000000-0000-7000-8000-0000000000a1';
const chess = {
  id: GROUP,
  kind: 'group',
  name: 'Chess <b>club</b>',
  description: 'One move a day',
  members: 12,
  category: 'Gaming',
  tags: [],
  isJoined: false,
  isOwner: false,
  avatar: null,
  trending: true,
};
const mara = {
  id: person('mara').id,
  username: '@mara',
  displayName: 'Mara',
  bio: 'light',
  followers: 1_204,
  posts: 1,
  category: 'artist',
  isFollowing: false,
  avatar: null,
  verified: true,
  badge: null,
  gained: 12,
  engagement: 90,
};
const rain = { id: 'rain', hashtag: '#rain', posts: 3, people: 2, growth: null, category: 'new' };

const answers = {
  'GET /api/explore/posts': yes({ posts: [post(1)], next_cursor: null }),
  'GET /api/explore/communities': yes({ communities: [chess], next_cursor: null }),
  'GET /api/explore/creators': yes({ creators: [mara, { ...mara, ...person('ana'), gained: 0 }], next_cursor: null }),
  'GET /api/explore/topics': yes({ topics: [rain], next_cursor: null }),
};

const filters = () =>
  within(screen.getByRole('navigation', { name: 'Filter' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('explore', () => {
  beforeEach(() => openPage());
  afterEach(() => vi.useRealTimers());

  it.each([
    ['posts', '/explore', 'Search posts', 'All Trending Recent Popular'],
    ['communities', '/explore?tab=communities', 'Search communities', 'All Solana DeFi NFT Gaming Trading DAO'],
    ['creators', '/explore?tab=creators', 'Search creators', 'All Developer Trader Artist Influencer Analyst'],
    ['topics', '/explore?tab=topics', 'Search topics', 'All Trending New Popular'],
  ])('[EXPL-01] the tab %s has its row of filters and a search box', async (tab, path, label, row) => {
    const log = serve(answers);
    draw(<ExplorePage />, path);
    expect(screen.getByText('Content updates every minute.')).toBeTruthy();
    expect(filters()).toEqual(row.split(' '));
    expect(screen.getByRole('searchbox', { name: label })).toBeTruthy();
    await waitFor(() => expect(log.map(({ line }) => line)).toEqual([`GET /api/explore/${tab}`]));
    expect(log[0]?.query).toEqual({ filter: 'all' });
  });

  it('[EXPL-01] filter and words go into the address and to the server', async () => {
    const log = serve(answers);
    draw(<ExplorePage />, '/explore?tab=creators');
    fireEvent.click(screen.getByRole('link', { name: 'Artist' }));
    expect(where()).toBe('/explore?tab=creators&filter=artist');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' mar ' } });
    await waitFor(() => expect(log.at(-1)?.query).toEqual({ filter: 'artist', q: 'mar' }));
    expect(where()).toBe('/explore?tab=creators&filter=artist&q=mar');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(where()).toBe('/explore?tab=creators&filter=artist');
    fireEvent.click(screen.getByRole('link', { name: 'Topics' }));
    expect(where()).toBe('/explore?tab=topics');
  });

  it('an address that somebody made up shows what is nearest to it', async () => {
    const log = serve(answers);
    draw(<ExplorePage />, '/explore?tab=cats&filter=artist');
    await waitFor(() =>
      expect(log.map(({ line, query }) => [line, query['filter']])).toEqual([['GET /api/explore/posts', 'all']]),
    );
  });

  it('[EXPL-02] a community is joined and left through the calls of groups, and its count follows', async () => {
    keepStoredUser(person('ana'));
    const log = serve({
      ...answers,
      'POST /api/groups/join': yes({ status: 'joined', group_id: GROUP, group: null }),
      'POST /api/groups/leave': yes(),
    });
    draw(<ExplorePage />, '/explore?tab=communities');
    fireEvent.click(await screen.findByRole('button', { name: 'Join: Chess <b>club</b>' }));
    expect(await screen.findByRole('button', { name: 'Joined: Chess <b>club</b>' })).toBeTruthy();
    expect(screen.getByText('13 members')).toBeTruthy();
    await waitFor(() => expect(log.at(-1)?.line).not.toBe('GET /api/explore/communities'));
    await waitFor(() => expect(log.some(({ line }) => line === 'POST /api/groups/join')).toBe(true));
    await act(() => Promise.resolve());
    fireEvent.click(screen.getByRole('button', { name: 'Joined: Chess <b>club</b>' }));
    await waitFor(() => expect(log.some(({ line }) => line === 'POST /api/groups/leave')).toBe(true));
    expect(screen.getByText('12 members')).toBeTruthy();
    expect(log.filter(({ line }) => line.startsWith('POST')).map(({ body }) => body)).toEqual([
      { group_id: GROUP },
      { group_id: GROUP },
    ]);
  });

  it('[EXPL-02] a refusal is said, and the button is as it was', async () => {
    keepStoredUser(person('ana'));
    serve({ ...answers, 'POST /api/groups/join': no(409, 'group_full', 'This group is full') });
    draw(<ExplorePage />, '/explore?tab=communities');
    fireEvent.click(await screen.findByRole('button', { name: /^Join:/ }));
    expect(await screen.findByText('12 members')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Join:/ })).toBeTruthy());
  });

  it('[EXPL-02] a guest is asked to sign in; an owner opens what is theirs', async () => {
    serve({
      ...answers,
      'GET /api/explore/communities': yes({
        communities: [chess, { ...chess, id: person('x').id, name: 'Mine', isJoined: true, isOwner: true }],
        next_cursor: null,
      }),
    });
    draw(<ExplorePage />, '/explore?tab=communities');
    expect((await screen.findByRole('link', { name: 'Open Mine' })).getAttribute('href')).toBe(
      `/group/${person('x').id}`,
    );
    fireEvent.click(screen.getByRole('button', { name: /^Join:/ }));
    expect(isDialogOpen()).toBe(true);
  });

  it('[EXPL-02] a creator shows category, followers, posts and what the month brought; nobody follows themselves', async () => {
    keepStoredUser(person('ana'));
    serve(answers);
    draw(<ExplorePage />, '/explore?tab=creators');
    const rows = within(await screen.findByRole('list', { name: 'Creators' })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('Mara@maraFollowlightArtist1,204 followers·1 post+12 in 30 days');
    expect(within(rows[0]!).getByRole('link', { name: 'Mara' }).getAttribute('href')).toBe('/user/mara');
    expect(within(rows[1]!).queryByRole('button')).toBeNull();
    expect(within(rows[1]!).getByText('You')).toBeTruthy();
  });

  it.each([
    ['', 'No posts here yet', 'Write a post'],
    ['tab=creators', 'No creators here yet', 'Choose your category'],
    ['tab=topics&filter=new', 'No topics here yet', 'Write a post'],
    ['tab=communities&q=zzz', 'Nothing found for “zzz”', null],
    ['tab=communities', 'No communities here yet', null],
  ])('D11: with nothing under ?%s it says so, with a next step', async (query, title, button) => {
    const empty = yes({ posts: [], communities: [], creators: [], topics: [], next_cursor: null });
    serve(Object.fromEntries(Object.keys(answers).map((line) => [line, empty])));
    draw(<ExplorePage />, `/explore?${query}`);
    expect(await screen.findByText(title)).toBeTruthy();
    if (button !== null) expect(screen.getByRole('button', { name: button })).toBeTruthy();
    else expect(screen.getByRole('link', { name: /Start a community|Search everywhere/ })).toBeTruthy();
  });

  it('[EXPL-01] content is fetched again every minute while the page is visible', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const log = serve(answers);
    draw(<ExplorePage />, '/explore?tab=topics');
    await screen.findByText('#rain');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(log).toHaveLength(2);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(log).toHaveLength(2);
    seen.mockRestore();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(log).toHaveLength(3);
  });

  it('a failure is said, and can be tried again', async () => {
    serve({ ...answers, 'GET /api/explore/creators': no(500, 'unexpected', 'broken') });
    draw(<ExplorePage />, '/explore?tab=creators');
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  });
});
