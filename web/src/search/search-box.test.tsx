import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOut } from '#auth';
import { dropStoredUser, keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, where, yes } from '#testing';
import type { Asked } from '#testing';
import { forgetSearch, forgetSearches, readRecent, rememberSearch } from './recent.ts';
import { SearchBox } from './search-box.tsx';
// Loaded before it is asked for: a busy machine takes its time.
import './search-panel.tsx';

const found = (name: string) => ({ ...person(name), is_following: false });
const answers = {
  'GET /api/search': ({ query }: Asked) =>
    query['type'] === 'tags'
      ? yes({ tags: [{ tag: 'mango', posts: 3 }] })
      : yes({ users: [found('mara'), found('mark')] }),
};

const box = () => screen.getByRole('combobox', { name: 'Search people, posts, topics' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
/** Opens the box; what it opens is loaded first. */
const open = async () => {
  draw(<SearchBox />, '/home');
  fireEvent.focus(box());
  await screen.findByText(/Look for a name|Recent searches/);
};

describe('the search box', () => {
  beforeEach(() => {
    openPage();
    forgetSearches();
  });
  afterEach(() => vi.useRealTimers());

  it('[SRCH-01] asks 300 ms after the last letter, once, for people and hashtags', async () => {
    const log = serve(answers);
    await open();
    vi.useFakeTimers();
    for (const text of ['m', 'ma', 'mar']) {
      type(text);
      act(() => void vi.advanceTimersByTime(299));
    }
    expect(log).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(options()).toHaveLength(4));
    expect(log.map(({ query }) => [query['type'], query['q']])).toEqual([
      ['users', 'mar'],
      ['tags', 'mar'],
    ]);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'People',
      'Hashtags',
      'Posts',
    ]);
    expect(options().at(-1)).toBe('Search posts for “mar”');
  });

  it('[SRCH-01] an empty query clears at once', async () => {
    serve(answers);
    await open();
    type('mar');
    await waitFor(() => expect(options()).toHaveLength(4));
    type('');
    expect(options()).toEqual([]);
    expect(screen.getByText('Look for a name, a word or a #hashtag.')).toBeTruthy();
  });

  it('[SRCH-01] errors show no results', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const log = serve({ 'GET /api/search': no(500, 'unexpected', 'broken') });
    await open();
    type('mar');
    await waitFor(() => expect(log).toHaveLength(2));
    expect(options()).toEqual(['Search posts for “mar”']);
    expect(screen.queryByText('broken')).toBeNull();
  });

  it('[SRCH-01] is walked by arrows, taken by Enter and left by Esc', async () => {
    serve(answers);
    await open();
    type('mar');
    await waitFor(() => expect(options()).toHaveLength(4));
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    press('ArrowUp');
    expect(active()).toBe('Search posts for “mar”');
    press('ArrowDown');
    expect(active()).toBeUndefined();
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toContain('@mark');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    press('Enter');
    expect(where()).toBe('/user/mark');
    fireEvent.focus(box());
    expect(await screen.findByText('Recent searches')).toBeTruthy();
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[SRCH-01] [MEND-08] Enter without a choice opens the results, wherever there are some', async () => {
    serve(answers);
    await open();
    type('street photos');
    fireEvent.submit(screen.getByRole('search'));
    expect(where()).toBe('/search?q=street+photos');
    type('#sunset');
    fireEvent.submit(screen.getByRole('search'));
    expect(where()).toBe('/search?q=%23sunset');
  });

  it('[SRCH-01] recent searches are kept, and removed one by one or all', async () => {
    serve(answers);
    for (const words of ['one', '#two', '@three', 'ONE']) rememberSearch(words);
    await open();
    expect(options()).toEqual(['ONE', '@three', '#two']);
    press('ArrowDown');
    press('Delete');
    expect(options()).toEqual(['@three', '#two']);
    fireEvent.click(within(screen.getAllByRole('option')[0]!).getByTitle('Remove @three'));
    expect(options()).toEqual(['#two']);
    expect(where()).toBe('/home');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect([options(), window.localStorage.getItem('acme_searches')]).toEqual([[], null]);
  });

  it('P5, PR-01: one member’s searches are not shown to the next, and leave with them', async () => {
    keepStoredUser(person('ana'));
    rememberSearch('a present for bob');
    keepStoredUser(person('bob'));
    expect(readRecent()).toEqual([]);
    rememberSearch('cake');
    expect(readRecent()).toEqual(['cake']);
    dropStoredUser();
    expect(readRecent()).toEqual([]);
    serve({ 'POST /api/auth/logout': yes() });
    await logOut();
    expect(window.localStorage.getItem('acme_searches')).toBeNull();
  });

  it('what was kept by somebody else’s hand is not trusted', () => {
    for (const text of ['{', '[]', '{"owner":null,"words":[1]}', 'null']) {
      window.localStorage.setItem('acme_searches', text);
      expect(readRecent()).toEqual([]);
    }
    forgetSearch('nothing');
  });
});
