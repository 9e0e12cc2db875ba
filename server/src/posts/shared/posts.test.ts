import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostId } from '#kernel';
import { someId } from '#testing';
import type { PostRow } from '../rows.ts';
import { SharedPosts } from './posts.ts';

const [a, b, c, gone] = [someId<PostId>('a'), someId<PostId>('b'), someId<PostId>('c'), someId<PostId>('gone')];

const row = (id: string, more: Partial<PostRow> = {}): PostRow =>
  ({ id, member_id: 'ana', comments_count: 0, hidden_at: null, quote_of: null, ...more }) as PostRow;

const reading = (...rows: PostRow[]) =>
  vi.fn(async (ids: readonly string[]) => rows.filter((one) => ids.includes(one.id)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('posts that somebody was shown a moment ago', () => {
  it('are read every half minute, and come in the order they were asked for', async () => {
    const posts = new SharedPosts();
    const read = reading(row('a'), row('b'), row('c'));
    expect((await posts.find([c, a], read)).map(({ id }) => id)).toEqual(['c', 'a']);
    vi.advanceTimersByTime(19_999);
    expect((await posts.find([a, b, c, gone], read)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(read.mock.calls.map(([ids]) => ids)).toEqual([
      ['c', 'a'],
      ['b', 'gone'],
    ]);
    vi.advanceTimersByTime(10_001);
    await posts.find([a], read);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('are read once for many who ask at the same time, and anew before they are old', async () => {
    const posts = new SharedPosts();
    const read = reading(row('a'), row('b'));
    await Promise.all([posts.find([a, b], read), posts.find([b], read), posts.find([a], read)]);
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(20_000);
    const newer = reading(row('a', { likes_count: 1 }));
    expect(await posts.find([a], newer)).toEqual([row('a')]);
    expect(await posts.find([a], newer)).toEqual([row('a', { likes_count: 1 })]);
    expect(newer).toHaveBeenCalledTimes(1);
  });

  it('a failure is for those who wait, and is not remembered', async () => {
    const posts = new SharedPosts();
    const away = () => Promise.reject(new Error('away'));
    await expect(posts.find([a], away)).rejects.toThrow('away');
    expect(await posts.find([a], reading(row('a')))).toEqual([row('a')]);
    vi.advanceTimersByTime(20_000);
    expect(await posts.find([a], away)).toEqual([row('a')]);
  });

  it('follow what this process writes', async () => {
    const posts = new SharedPosts();
    await posts.find([a, b, c], reading(row('a'), row('b'), row('c', { member_id: someId('bob') })));
    posts.put(row('a', { likes_count: 7 }));
    posts.setComments(b, 3);
    const nothing = reading();
    expect(await posts.find([a, b], nothing)).toEqual([row('a', { likes_count: 7 }), row('b', { comments_count: 3 })]);
    posts.drop(a);
    posts.put(row('b', { hidden_at: new Date(0) }));
    expect((await posts.find([a, b, c], nothing)).map(({ id }) => id)).toEqual(['c']);
    posts.dropAuthor(someId('bob'));
    expect(await posts.find([c], nothing)).toEqual([]);
  });

  it('a post that changes while it is being read is read again', async () => {
    const posts = new SharedPosts();
    const old = row('a');
    await posts.find([a], async () => {
      await Promise.resolve();
      vi.advanceTimersByTime(1);
      posts.setComments(a, 1);
      return [old];
    });
    expect(await posts.find([a], reading(row('a', { comments_count: 1 })))).toEqual([row('a', { comments_count: 1 })]);
  });

  it('that quote another are read again with it, and when they are written themselves', async () => {
    const posts = new SharedPosts();
    const quoting = row('b', { quote_of: a, quoted_post: { member_id: someId('eva') } as PostRow['quoted_post'] });
    const read = reading(row('a'), quoting);
    for (const change of [() => posts.drop(a), () => posts.put(quoting), () => posts.dropAuthor(someId('eva'))]) {
      await posts.find([b], read);
      read.mockClear();
      await posts.find([b], read);
      expect(read).not.toHaveBeenCalled();
      change();
      vi.advanceTimersByTime(1);
      await posts.find([b], read);
      expect(read).toHaveBeenCalledTimes(1);
    }
  });

  it('once dropped are read again, whatever is told late or was being read meanwhile', async () => {
    const posts = new SharedPosts();
    await posts.find([a], reading(row('a')));
    posts.dropAuthor(someId('ana'));
    posts.put(row('a', { likes_count: 7 }));
    expect(await posts.find([a], reading())).toEqual([]);
    for (const change of [() => posts.dropAuthor(someId('ana')), () => posts.drop(b), () => posts.forgetAll()]) {
      await posts.find([c], async () => {
        await Promise.resolve();
        change();
        return [row('c')];
      });
      expect(await posts.find([c], reading())).toEqual([]);
    }
  });

  it('are given out as they were told, and read again by whoever asks next', async () => {
    const posts = new SharedPosts();
    await posts.find([a], reading(row('a')));
    posts.put(row('a', { likes_count: 2 }));
    const read = reading(row('a', { likes_count: 3 }));
    expect(await posts.find([a], read)).toEqual([row('a', { likes_count: 2 })]);
    expect(await posts.find([a], read)).toEqual([row('a', { likes_count: 3 })]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are at most twenty thousand', async () => {
    const posts = new SharedPosts();
    const rows = Array.from({ length: 20_001 }, (_, i) => row(String(i)));
    await posts.find(
      rows.map(({ id }) => id),
      reading(...rows),
    );
    const read = reading(row('0'), row('1'));
    await posts.find([someId('0'), someId('1')], read);
    expect(read.mock.calls).toEqual([[['0']]]);
  });

  it('are not joined by one that is only liked', async () => {
    const posts = new SharedPosts();
    posts.put(row('a', { likes_count: 7 }));
    const read = reading(row('a'));
    await posts.find([a], read);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
