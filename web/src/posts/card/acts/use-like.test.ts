import type { PostView } from '@wagram/contract/posts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { no, openPage, post, serve, yes } from '#testing';
import type { Asked } from '#testing';
import { putPost, readPost } from '../text/entities.ts';
import { setLike, withLike } from './use-like.ts';

const liked = post(1, { liked: true, likes: 8, likes_count: 8 });
const plain = post(1, { likes: 7, likes_count: 7 });
const actionOf = (asked: Asked) => (asked.body as { action: string }).action;
const answer = (asked: Asked): PostView => (actionOf(asked) === 'like' ? liked : plain);

let client: QueryClient;
const seen = () => {
  const shown = readPost(client, plain.id);
  return { liked: shown?.liked, likes: shown?.likes, likes_count: shown?.likes_count };
};

describe('like', () => {
  beforeEach(() => {
    openPage();
    client = new QueryClient();
    putPost(client, plain);
  });

  it('[POST-02] shows at once and moves both counts by one', async () => {
    serve({ 'PUT /api/posts': (asked) => yes({ post: answer(asked) }) });
    const done = setLike(client, plain.id, false, true);
    expect(seen()).toEqual({ liked: true, likes: 8, likes_count: 8 });
    await done;
    expect(seen()).toEqual({ liked: true, likes: 8, likes_count: 8 });
  });

  it('[POST-02] the returned count wins', async () => {
    serve({ 'PUT /api/posts': yes({ post: { ...liked, likes: 42, likes_count: 42 } }) });
    await setLike(client, plain.id, false, true);
    expect(seen()).toEqual({ liked: true, likes: 42, likes_count: 42 });
  });

  it('[POST-02] fast taps end with the last wish, without going back and forth on the screen', async () => {
    const log = serve({ 'PUT /api/posts': (asked) => yes({ post: answer(asked) }) });
    const done = setLike(client, plain.id, false, true);
    void setLike(client, plain.id, true, false);
    expect(seen().liked).toBe(false);
    const shown = vi.fn();
    client.getQueryCache().subscribe(() => shown(readPost(client, plain.id)?.liked));
    await done;
    expect(log.map(actionOf)).toEqual(['like', 'unlike']);
    expect(seen()).toEqual({ liked: false, likes: 7, likes_count: 7 });
    expect(shown.mock.calls.flat()).not.toContain(true);
  });

  it('[POST-02] a refused like is taken back', async () => {
    serve({ 'PUT /api/posts': no(404, 'post_not_found', 'Post not found') });
    await setLike(client, plain.id, false, true);
    expect(seen()).toEqual({ liked: false, likes: 7, likes_count: 7 });
  });

  it('every like carries its own idempotency key', async () => {
    const log = serve({ 'PUT /api/posts': (asked) => yes({ post: answer(asked) }) });
    await setLike(client, plain.id, false, true);
    await setLike(client, plain.id, true, false);
    const keys = log.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
    expect(keys).not.toContain(null);
  });

  it('the same wish twice moves nothing, and no count falls under zero', () => {
    expect(withLike(liked, true)).toEqual({});
    expect(withLike(post(1, { liked: true }), false)).toEqual({ liked: false, likes: 0, likes_count: 0 });
  });
});
