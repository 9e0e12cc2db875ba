import type { RankingWeights, TrendView } from '@wagram/contract/trending';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStoredUser } from '#kernel';
import { PostCard, PostSlotsProvider } from '#posts';
import { draw, openPage, person, post, serve, where, yes } from '#testing';
import { TrendsProvider, WhyHere } from './why-here.tsx';

const hot = post(1, { content: 'gm #solana', likes_count: 7 });
const trend = { post_id: hot.id, score: 33.6, likes: 6, replies: 1, shares: 2, age_factor: 0.8, mention: 'solana' };

const drawCard = (change: Partial<TrendView> = {}, weights: RankingWeights | null = null) =>
  draw(
    <PostSlotsProvider value={{ Note: WhyHere }}>
      <TrendsProvider value={{ trends: new Map([[hot.id, { ...trend, ...change }]]), weights, window: '24h' }}>
        <PostCard post={hot} />
      </TrendsProvider>
    </PostSlotsProvider>,
    '/trending',
  );

const rows = () =>
  [
    ...within(screen.getByRole('group', { name: 'Why is this here?' }))
      .getByText('Why is this here?')
      .closest('details')!
      .querySelectorAll('dt'),
  ].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('why a post is here', () => {
  beforeEach(() => openPage());

  it('[TREND-02] every term is told with its figure', () => {
    drawCard();
    fireEvent.click(screen.getByText('Why is this here?'));
    expect(rows()).toEqual([
      ['6 likes × 3', '18'],
      ['1 reply × 2', '2'],
      ['2 shares × 4', '8'],
      ['At least 12 hours old', '× 0.8'],
      ['Mentions “solana”', '× 1.5'],
      ['Score', '33.6'],
    ]);
    expect(where()).toBe('/trending');
  });

  it('[TREND-02] a word that was not mentioned is not told; the last step of age is', () => {
    drawCard({ mention: null, age_factor: 0.1, score: 2.8 });
    expect(rows().slice(3)).toEqual([
      ['Older', '× 0.1'],
      ['Score', '2.8'],
    ]);
  });

  it('[SOC-12] with one’s own weights every term is theirs', () => {
    drawCard({ followed: true, score: 45.62 }, { likes: 1, replies: 0, shares: 10, fade: 2, following: 2.5 });
    expect(rows()).toEqual([
      ['6 likes × 1', '6'],
      ['1 reply × 0', '0'],
      ['2 shares × 10', '20'],
      ['At least 12 hours old', '× 0.64'],
      ['Mentions “solana”', '× 1.5'],
      ['You follow them', '× 2.5'],
      ['Score', '45.62'],
    ]);
  });

  it('[TREND-01] D11: a like on its card is a like', async () => {
    keepStoredUser(person('ana'));
    const log = serve({ 'PUT /api/posts': yes({ post: { ...hot, liked: true, likes_count: 8, likes: 8 } }) });
    drawCard();
    fireEvent.click(screen.getByRole('button', { name: /like/i, pressed: false }));
    await waitFor(() => expect(log.map(({ body }) => body)).toMatchObject([{ post_id: hot.id, action: 'like' }]));
  });

  it('a card of another list has none', () => {
    draw(<PostCard post={hot} />);
    expect(screen.queryByText('Why is this here?')).toBeNull();
  });
});
