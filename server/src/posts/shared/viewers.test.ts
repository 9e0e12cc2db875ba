import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberId, PostId } from '#kernel';
import { someId } from '#testing';
import type { SelectViewerMarksRow } from '../feeds/feeds.gen.ts';
import type { PostRow } from '../rows.ts';
import { MARKS_READ, SharedViewers } from './viewers.ts';

const ana = someId<MemberId>('ana');
const post = (id: string) => ({ id }) as PostRow;
const mark = (kind: SelectViewerMarksRow['kind'], id: string, choice: number | null = null): SelectViewerMarksRow => ({
  kind,
  id,
  choice,
});
const reading = (...rows: SelectViewerMarksRow[]) => vi.fn(async () => rows);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a viewer has done', () => {
  it('is read once, and anew before it is old', async () => {
    const viewers = new SharedViewers();
    const read = reading(mark('liked', 'a'), mark('voted', 'b', 2), mark('apart', 'eva'), mark('muted', 'bob'));
    const [marks] = await Promise.all([viewers.find(ana, read), viewers.find(ana, read)]);
    expect(marks).toMatchObject({
      liked: new Set(['a']),
      voted: new Map([['b', 2]]),
      hidden: new Set(['eva', 'bob']),
      apart: new Set(['eva']),
    });
    vi.advanceTimersByTime(19_999);
    await viewers.find(ana, read);
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await viewers.find(ana, read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('follows what they do, also while it is being read', async () => {
    const viewers = new SharedViewers();
    await viewers.find(ana, reading());
    viewers.mark(ana, someId<PostId>('a'), 'reposted', true);
    expect((await viewers.find(ana, reading())).reposted).toEqual(new Set(['a']));
    viewers.mark(ana, someId<PostId>('a'), 'reposted', false);
    expect((await viewers.find(ana, reading())).reposted).toEqual(new Set());
    viewers.forget(ana);
    await viewers.find(ana, async () => {
      await Promise.resolve();
      viewers.mark(ana, someId<PostId>('b'), 'liked', true);
      return [];
    });
    const again = reading(mark('liked', 'b'));
    expect((await viewers.find(ana, again)).liked).toEqual(new Set(['b']));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('is known of posts as far back as it was read', async () => {
    const viewers = new SharedViewers();
    const ids = Array.from({ length: MARKS_READ }, (_, i) => `a${String(MARKS_READ - i).padStart(4, '0')}`);
    const many = await viewers.find(ana, reading(...ids.map((id) => mark('liked', id)), mark('bookmarked', '0')));
    expect([many.knows([post('a0002')]), many.knows([post('a0001')])]).toEqual([true, false]);
    viewers.forget(ana);
    const muting = await viewers.find(ana, reading(...ids.map((id) => mark('muted', id))));
    expect(muting.knows([post('a0002')])).toBe(false);
  });

  it('makes room for others', async () => {
    const viewers = new SharedViewers();
    const rows = Array.from({ length: MARKS_READ - 1 }, (_, i) => mark('liked', String(i)));
    const people = Array.from({ length: 601 }, (_, i) => someId<MemberId>(`viewer ${i}`));
    for (const one of people) await viewers.find(one, reading(...rows));
    const read = reading();
    for (const one of [people[600], people[0]]) if (one !== undefined) await viewers.find(one, read);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
