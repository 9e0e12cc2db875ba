import type { RankingChoices } from '@wagram/contract/settings';
import { toChoices } from '@wagram/contract/settings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { keepChoices } from '#settings';
import { draw, no, openPage, person, post, serve, where, yes } from '#testing';
import { TrendingFormulaPage } from './trending-formula.tsx';

const candidate = (number: number, excerpt: string, change: object = {}) => ({
  post_id: post(number).id,
  username: '@bob',
  displayName: 'Bob',
  excerpt,
  likes: 0,
  replies: 0,
  shares: 0,
  age_factor: 1,
  mention: null,
  followed: false,
  ...change,
});
const liked = candidate(1, 'liked', { likes: 4 });
const talked = candidate(2, 'talked about', { replies: 5, age_factor: 0.8, mention: 'solana' });
const friends = candidate(3, 'by a friend', { likes: 2, followed: true });
const answer = (more: object = {}) =>
  yes({ candidates: [liked, talked, friends], post: null, counted_at: '2026-11-15T11:58:00.000Z', ...more });
const settings = (ranking: Partial<RankingChoices>) => yes({ settings: toChoices({ ranking }) });

const section = (name: string) => within(screen.getByRole('region', { name }));
const five = async () =>
  within(await screen.findByRole('list', { name: 'Your first five' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[dir=auto]')?.textContent);
const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });
const steps = () =>
  within(screen.getByRole('table', { name: 'Step by step' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => openPage());

describe('the page of the formula', () => {
  it('[SOC-12] says in plain words what is counted', async () => {
    serve({ 'GET /api/trending/formula': answer() });
    draw(<TrendingFormulaPage />, '/trending/formula');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How Trending counts');
    const said = section('The formula');
    expect(said.getByText(/^Each like is 3 points, each reply 2 and each share 4\./)).toBeTruthy();
    expect(said.getByText('The points are multiplied by 2 at first and by 0.1 in the end.')).toBeTruthy();
    expect(said.getByText(/multiplied by 1\.5 if the post mentions solana, web3, defi, nft, crypto,? or/)).toBeTruthy();
    expect(said.getByText('The best 500 are kept, and counted anew every 5 minutes.')).toBeTruthy();
    expect(said.getByText('At least 12 hours old').nextElementSibling?.textContent).toBe('× 0.8');
    expect(await five()).toEqual(['talked about', 'liked', 'by a friend']);
  });

  it('[SOC-12] runs the formula on a post step by step, as documented and with one’s own weights', async () => {
    const log = serve({ 'GET /api/trending/formula': answer() });
    draw(<TrendingFormulaPage />, `/trending/formula?post=${talked.post_id}&window=7d`);
    await five();
    expect(log.map(({ query }) => query)).toEqual([{ window: '7d', post_id: talked.post_id }]);
    slide('A reply', 4);
    slide('Posts fade', 2);
    expect(steps()).toEqual([
      ['0 likes', '× 3 = 0', '× 3 = 0'],
      ['5 replies', '× 2 = 10', '× 4 = 20'],
      ['0 shares', '× 4 = 0', '× 4 = 0'],
      ['Points together', '10', '20'],
      ['At least 12 hours old', '× 0.8', '× 0.64'],
      ['Mentions “solana”', '× 1.5', '× 1.5'],
      ['You do not follow them', '× 1', '× 1'],
      ['Score', '12', '19.2'],
      ['Place, of 3 posts', '1', '1'],
    ]);
  });

  it('[SOC-12] the list follows the sliders, and a post of it can be chosen without another question', async () => {
    const log = serve({ 'GET /api/trending/formula': answer() });
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    draw(<TrendingFormulaPage />, '/trending/formula');
    await five();
    slide('People you follow', 3);
    expect(await five()).toEqual(['by a friend', 'talked about', 'liked']);
    expect(screen.getByRole('slider', { name: 'People you follow' }).getAttribute('aria-valuetext')).toBe('Count × 3');
    const first = section('Your first five').getAllByRole('link')[0]!;
    expect(first.textContent).toContain('2 places up');
    fireEvent.click(first);
    expect(where()).toBe(`/trending/formula?post=${friends.post_id}`);
    expect(steps().slice(-3)).toEqual([
      ['You follow them', '× 1', '× 3'],
      ['Score', '6', '18'],
      ['Place, of 3 posts', '3', '1'],
    ]);
    slide('People you follow', 0);
    expect(await five()).toEqual(['talked about', 'liked', 'by a friend']);
    expect(log).toHaveLength(1);
  });

  it('[SOC-12] Save keeps what differs from the formula; Reset puts it back at once', async () => {
    keepStoredUser(person('ana'));
    let kept: Partial<RankingChoices> = {};
    const log = serve({
      'GET /api/trending/formula': answer(),
      'PUT /api/settings': ({ body }) => {
        kept = (body as { ranking: Partial<RankingChoices> }).ranking;
        return settings(kept);
      },
    });
    draw(<TrendingFormulaPage />, '/trending/formula');
    await five();
    expect([button('Save').disabled, button('Reset').disabled]).toEqual([true, true]);
    slide('A like', 0.5);
    expect(section('Your weights').getByText('0.5 points')).toBeTruthy();
    fireEvent.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(true));
    expect(kept).toEqual({ likes: 0.5, replies: null, shares: null, fade: null, following: null });
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'A like' }).value).toBe('0.5');
    fireEvent.click(button('Reset'));
    await waitFor(() => expect(button('Reset').disabled).toBe(true));
    expect(kept).toEqual({ likes: null, replies: null, shares: null, fade: null, following: null });
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'A like' }).value).toBe('3');
    expect(log.filter(({ line }) => line === 'PUT /api/settings')).toHaveLength(2);
  });

  it('[SOC-12] what was not kept stays as it was moved, and can be saved again', async () => {
    keepStoredUser(person('ana'));
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    serve({ 'GET /api/trending/formula': answer(), 'PUT /api/settings': no(500, 'unexpected', 'broken') });
    draw(<TrendingFormulaPage />, '/trending/formula');
    await five();
    slide('A share', 9);
    fireEvent.click(button('Save'));
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'A share' }).value).toBe('9');
  });

  it('[SOC-12] guests have the documented weights, whatever the device knows, and play without keeping', async () => {
    keepChoices(toChoices({ ranking: { likes: 9 } }));
    const log = serve({ 'GET /api/trending/formula': answer() });
    draw(<TrendingFormulaPage />, '/trending/formula');
    await five();
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'A like' }).value).toBe('3');
    slide('A like', 10);
    expect(await five()).toEqual(['liked', 'by a friend', 'talked about']);
    fireEvent.click(button('Save'));
    expect(log.some(({ line }) => line === 'PUT /api/settings')).toBe(false);
  });

  it('[SOC-12] a post that is not listed has no place; one that is not there gives way to the first', async () => {
    const quiet = candidate(9, '', { age_factor: 0.1 });
    let found: object | null = quiet;
    serve({ 'GET /api/trending/formula': () => answer({ post: found }) });
    const { unmount } = draw(<TrendingFormulaPage />, `/trending/formula?post=${quiet.post_id}`);
    await five();
    expect(screen.getByText('A post without words')).toBeTruthy();
    expect(steps().at(-1)).toEqual(['Place, of 3 posts', 'Not listed', 'Not listed']);
    unmount();
    found = null;
    draw(<TrendingFormulaPage />, `/trending/formula?post=${post(8).id}`);
    expect(await screen.findByText(/^That post is gone/)).toBeTruthy();
    expect(section('Step by step').getByText('talked about')).toBeTruthy();
  });

  it('a quiet day and a failure are said', async () => {
    let isBroken = true;
    serve({
      'GET /api/trending/formula': () => (isBroken ? no(500, 'unexpected', 'broken') : answer({ candidates: [] })),
    });
    draw(<TrendingFormulaPage />, '/trending/formula');
    expect(await screen.findByText('The formula could not be loaded')).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText(/^Nothing is trending yet\./)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
