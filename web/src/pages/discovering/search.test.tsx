import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, no, openPage, person, post, serve, yes } from '#testing';
import type { Asked } from '#testing';
import { rememberSearch } from '#search';
import { SearchPage } from './search.tsx';

const mara = { ...person('mara', { bio: '<i>light</i>', followers_count: 12 }), is_following: false };

describe('search results', () => {
  beforeEach(() => openPage());

  it('[SRCH-01, DATA-07] people lead to their pages; what they say about themselves is text', async () => {
    const log = serve({ 'GET /api/search': yes({ users: [mara, { ...person('mark'), is_following: true }] }) });
    draw(<SearchPage />, '/search?q=mar');
    expect((await screen.findByText('mara')).closest('a')?.getAttribute('href')).toBe('/user/mara');
    for (const text of ['Results for “mar”', '@mara', '12 followers', '<i>light</i>', 'Following'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(log.map(({ query }) => [query['q'], query['type']])).toContainEqual(['mar', 'users']);
    expect(screen.getByRole('link', { name: 'Posts' }).getAttribute('href')).toBe('/search?q=mar&tab=posts');
  });

  it('[SRCH-01] a hashtag is looked for in posts', async () => {
    const log = serve({
      'GET /api/search': yes({ posts: [post(1, { content: 'red sky' })], next_cursor: null }),
    });
    draw(<SearchPage />, '/search?q=%23sunset');
    await waitFor(() =>
      expect(log.map(({ query }) => [query['q'], query['type']])).toContainEqual(['#sunset', 'posts']),
    );
    expect(await screen.findByRole('feed')).toBeTruthy();
  });

  it.each([
    ['nobody', yes({ users: [] })],
    ['a failure', no(500, 'unexpected', 'broken')],
  ])('[SRCH-01] for %s there are no results', async (_what, answer) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    serve({ 'GET /api/search': answer });
    draw(<SearchPage />, '/search?q=zzz&tab=people');
    expect(await screen.findByText('No people found')).toBeTruthy();
    expect(screen.queryByText('broken')).toBeNull();
  });

  const found = (users: object[], posts: object[]) => ({
    'GET /api/search': ({ query }: Asked) =>
      query['type'] === 'users' ? yes({ users }) : yes({ posts, next_cursor: null }),
  });

  const group = { id: post(9).id, kind: 'group', name: 'Bread bakers', description: '', members: 3, category: 'Food' };
  const community = { ...group, tags: [], isJoined: false, isOwner: false, avatar: null, trending: false };

  it.each([
    ['People', { users: [mara] }, '@mara'],
    ['Posts', { posts: [post(1, { content: 'fresh bread' })] }, 'feed'],
    ['Groups', { communities: [community] }, 'Bread bakers'],
    ['Hashtags', { tags: [{ tag: 'breadtalk', posts: 2 }] }, '#breadtalk'],
  ])('[MEND-08] a search that only %s answer opens there', async (tab, answer, shown) => {
    serve({
      'GET /api/search': yes({ users: [], posts: [], tags: [], next_cursor: null, ...answer }),
      'GET /api/explore/communities': yes({ communities: [], next_cursor: null, ...answer }),
    });
    draw(<SearchPage />, '/search?q=bread');
    if (shown === 'feed') expect(await screen.findByRole('feed')).toBeTruthy();
    else expect(await screen.findByText(shown)).toBeTruthy();
    expect(screen.getByRole('link', { name: tab }).getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('link', { name: /^(People|Posts|Groups|Hashtags)$/ })).toHaveLength(4);
  });

  it('[SRCH-01] where only posts match, people are led to them', async () => {
    serve(found([], [post(1), post(2)]));
    draw(<SearchPage />, '/search?q=quokka&tab=people');
    expect((await screen.findByRole('link', { name: 'See posts' })).getAttribute('href')).toBe(
      '/search?q=quokka&tab=posts',
    );
    for (const text of ['No people found', 'Nobody here is called anything like “quokka”.', '2 posts have it.'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('[SRCH-01] where only people match, posts lead to them', async () => {
    serve(found([mara], []));
    draw(<SearchPage />, '/search?q=mara&tab=posts');
    expect((await screen.findByRole('link', { name: 'See people' })).getAttribute('href')).toBe(
      '/search?q=mara&tab=people',
    );
    for (const text of ['No posts found', 'One member has a name like this.'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('[SRCH-01] where nothing matches, nobody is sent from one empty tab to the other', async () => {
    serve(found([], []));
    draw(<SearchPage />, '/search?q=zzz&tab=people');
    expect(await screen.findByText('Try fewer or other words.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^See/ })).toBeNull();
  });

  it('[SRCH-01] a search that failed can be made again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    let times = 0;
    serve({
      'GET /api/search': () => {
        times += 1;
        return times === 1 ? no(500, 'unexpected', 'broken') : yes({ users: [mara] });
      },
    });
    draw(<SearchPage />, '/search?q=mara&tab=people');
    fireEvent.click(await screen.findByRole('button', { name: 'Search again' }));
    expect(await screen.findByText('@mara')).toBeTruthy();
  });

  it('[SRCH-01] without words nothing is asked', () => {
    const log = serve({});
    draw(<SearchPage />, '/search?q=+');
    expect(screen.getByRole('heading', { name: 'Narrow a search' })).toBeTruthy();
    expect(log.filter(({ line }) => line === 'GET /api/search')).toEqual([]);
  });

  it('[SOC-13] before anything is typed: what was looked for, to be forgotten singly or all, and what is trending', async () => {
    const topic = { id: post(7).id, hashtag: '#baking', posts: 4, people: 3, growth: null };
    serve({ 'GET /api/trending/topics': yes({ topics: [topic], next_cursor: null, counted_at: null }) });
    for (const words of ['bread', 'from:mara', 'garden']) rememberSearch(words);
    draw(<SearchPage />, '/search');
    expect(screen.getByRole('link', { name: 'from:mara' }).getAttribute('href')).toBe('/search?q=from%3Amara');
    fireEvent.click(screen.getByRole('button', { name: 'Remove bread' }));
    expect(screen.queryByRole('link', { name: 'bread' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByText('Recent searches')).toBeNull();
  });
});
