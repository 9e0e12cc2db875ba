import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, openPage, post, serve, yes } from '#testing';
import { TopPosts } from './top-posts.tsx';

describe('top posts', () => {
  beforeEach(() => openPage());

  it('[SHELL-04] the three most liked of feed_type=trending, each leading to its post', async () => {
    const posts = [post(1, { likes_count: 1_204 }), post(2, { likes_count: 284 }), post(3, { likes_count: 1 })];
    const log = serve({ 'GET /api/posts': yes({ posts, next_cursor: null }) });
    draw(<TopPosts />);
    const links = await screen.findAllByRole('link');
    expect(log[0]?.query).toEqual({ feed_type: 'trending', limit: '3' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(posts.map(({ id }) => `/post/${id}`));
    expect(links.map((link) => link.textContent)).toEqual([
      '1post 1@bob · 1,204 likes',
      '2post 2@bob · 284 likes',
      '3post 3@bob · 1 like',
    ]);
  });

  it('[SHELL-04] a quiet day is said', async () => {
    serve({ 'GET /api/posts': yes({ posts: [], next_cursor: null }) });
    draw(<TopPosts />);
    expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy();
  });
});
