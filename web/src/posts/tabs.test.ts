import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser } from '#kernel';
import { Channel, openPage, person, post, serve, yes } from '#testing';
import { putPost, readPost } from './card/text/entities.ts';
import { hearOtherTabs } from './tabs.ts';
import { setLike } from './card/acts/use-like.ts';

const ana = person('ana');
const plain = post(1, { likes: 7, likes_count: 7 });
const liked = { liked: true, likes: 8, likes_count: 8 };

/** The other tab: another memory, the same channel. */
const otherTab = new Channel('acme-posts');
afterAll(() => otherTab.close());

describe('a like in another tab', () => {
  let client: QueryClient;
  beforeEach(() => {
    openPage();
    vi.stubGlobal('BroadcastChannel', Channel);
    keepStoredUser(ana);
    client = new QueryClient();
    putPost(client, plain);
    hearOtherTabs(client);
  });

  it('[POST-02] is seen here, with its count', async () => {
    otherTab.postMessage({ viewer: ana.id, id: plain.id, patch: liked });
    await vi.waitFor(() => expect(readPost(client, plain.id)).toMatchObject(liked));
  });

  it('[POST-02] is told when the server has said yes', async () => {
    const heard: unknown[] = [];
    otherTab.addEventListener('message', (event) => heard.push((event as MessageEvent).data));
    serve({ 'PUT /api/posts': yes({ post: { ...plain, ...liked } }) });
    await setLike(client, plain.id, false, true);
    await vi.waitFor(() => expect(heard).toEqual([{ viewer: ana.id, id: plain.id, patch: liked }]));
  });

  it('of somebody else is not ours', async () => {
    otherTab.postMessage({ viewer: person('bob').id, id: plain.id, patch: liked });
    otherTab.postMessage({ viewer: ana.id, id: plain.id, patch: { shares: 3 } });
    await vi.waitFor(() => expect(readPost(client, plain.id)?.shares).toBe(3));
    expect(readPost(client, plain.id)?.liked).toBe(false);
  });
});
