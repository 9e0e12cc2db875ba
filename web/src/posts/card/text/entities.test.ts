import { QueryClient } from '@tanstack/react-query';
import type { PostId } from '@wagram/contract/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { person, post } from '#testing';
import {
  hidePostsOf,
  patchPost,
  postListKey,
  postPageKey,
  putPostFirst,
  putPosts,
  readPost,
  removePostEverywhere,
} from './entities.ts';
import type { PostPages } from './entities.ts';

const ana = person('ana');
const one = post(1);
const two = post(2, {}, ana);
const three = post(3);

const trenches = postListKey('feed', 'trenches', null, 'visit-1');
const trending = postListKey('feed', 'trending', null, 'visit-2');
const saved = postListKey('bookmarks', ana.id);

let client: QueryClient;
const fill = (key: readonly unknown[], ...pages: PostId[][]) =>
  client.setQueryData<PostPages>(key, {
    pages: pages.map((ids) => ({ ids, next: null })),
    pageParams: pages.map(() => null),
  });
const idsIn = (key: readonly unknown[]) => client.getQueryData<PostPages>(key)?.pages.flatMap((page) => page.ids);

describe('posts in the page', () => {
  beforeEach(() => {
    client = new QueryClient();
    putPosts(client, [one, two, three]);
    fill(trenches, [one.id, two.id], [three.id]);
    fill(trending, [three.id, one.id]);
    fill(saved, [two.id, one.id]);
  });

  it('live once: one patch is what every list shows', () => {
    patchPost(client, one.id, (old) => ({ likes_count: old.likes_count + 1 }));
    expect(readPost(client, one.id)?.likes_count).toBe(1);
    expect(readPost(client, two.id)?.likes_count).toBe(0);
  });

  it('[POST-07] a deleted post leaves every list, whichever room keeps it, and its own page', () => {
    client.setQueryData(postPageKey(one.id, null), [one.id]);
    removePostEverywhere(client, one.id);
    expect(idsIn(trenches)).toEqual([two.id, three.id]);
    expect(idsIn(trending)).toEqual([three.id]);
    expect(idsIn(saved)).toEqual([two.id]);
    expect(client.getQueryData(postPageKey(one.id, null))).toEqual([]);
    expect(readPost(client, one.id)).toBeNull();
  });

  it('[BLOCK-01] a block hides what somebody posted in every list, and nobody else’s', () => {
    hidePostsOf(client, one.user_id);
    expect(idsIn(trenches)).toEqual([two.id]);
    expect(idsIn(trending)).toEqual([]);
    expect(idsIn(saved)).toEqual([two.id]);
  });

  it('[POST-11] a created post stands first among the newest and in its author’s list, once', () => {
    const own = postListKey('member', ana.id, ana.id);
    const following = postListKey('feed', 'following', ana.id, 'visit-3');
    fill(own, [two.id]);
    fill(following, [one.id]);
    const four = post(4, {}, ana);
    putPostFirst(client, four);
    putPostFirst(client, four);
    expect(idsIn(trenches)).toEqual([four.id, one.id, two.id, three.id]);
    expect(idsIn(own)).toEqual([four.id, two.id]);
    expect(idsIn(following)).toEqual([four.id, one.id]);
    expect(idsIn(trending)).toEqual([three.id, one.id]);
    expect(readPost(client, four.id)?.content).toBe('post 4');
  });
});
