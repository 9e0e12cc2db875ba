import { TRENDING_HOURS } from '@house/contract/posts';
import type { House } from '#kernel';
import type { PostRow } from './rows.ts';

export type SharedFeed = 'trenches' | 'trending';

interface Page {
  rows: PostRow[];
  loadedAt: number;
}

/** More than a page, so that a viewer who has blocked or muted somebody still gets a full one. */
export const SHARED_ROWS = 40;
/** What other processes write is seen after at most this long. */
const MAX_AGE_MS = 1_000;

/**
 * The first page of a feed is the same for everybody but for the viewer's own marks: it is read from the database at most
 * once a second, and in between follows what this process itself writes.
 */
export class SharedFeeds {
  private readonly pages = new Map<SharedFeed, Page>();
  private readonly loading = new Map<SharedFeed, Promise<PostRow[]>>();
  /** Rises with each write: a page whose reading began before one is not kept. */
  private writes = 0;

  async rows(feed: SharedFeed, load: () => Promise<PostRow[]>): Promise<readonly PostRow[]> {
    const page = this.pages.get(feed);
    if (page !== undefined && performance.now() - page.loadedAt < MAX_AGE_MS) return page.rows;
    const underway = this.loading.get(feed) ?? this.load(feed, load);
    return underway;
  }

  private load(feed: SharedFeed, load: () => Promise<PostRow[]>): Promise<PostRow[]> {
    const writes = this.writes;
    const loadedAt = performance.now();
    const reading = load()
      .then((rows) => {
        if (writes === this.writes) this.pages.set(feed, { rows, loadedAt });
        return rows;
      })
      .finally(() => this.loading.delete(feed));
    this.loading.set(feed, reading);
    return reading;
  }

  /** A post was made, or its counts have changed: the pages follow without being read again. */
  put(row: PostRow, now: Date): void {
    if (row.private || row.hidden_at !== null) return;
    const shared = { ...row, liked: false, bookmarked: false };
    this.write((rows, feed) => {
      if (feed === 'trending' && now.getTime() - row.created_at.getTime() > TRENDING_HOURS * 3600_000) return rows;
      const others = rows.filter((known) => known.id !== row.id);
      // A full page knows nothing of what comes after its last row.
      const isWhole = rows.length < SHARED_ROWS;
      const last = rows.at(-1);
      const isBeyond = last !== undefined && order[feed](shared, last) > 0;
      return isBeyond && !isWhole ? others : [...others, shared].sort(order[feed]).slice(0, SHARED_ROWS);
    });
  }

  /** Comments are another room's rows: their count moves by a step. */
  moveComments(postId: string, step: number): void {
    this.write((rows) =>
      rows.map((row) => (row.id === postId ? { ...row, comments_count: row.comments_count + step } : row)),
    );
  }

  /** Somebody became private, was suspended or has gone. */
  dropAuthor(memberId: string): void {
    this.write((rows) => rows.filter((row) => row.member_id !== memberId));
  }

  drop(postId: string): void {
    this.write((rows) => rows.filter((row) => row.id !== postId));
  }

  private write(change: (rows: PostRow[], feed: SharedFeed) => PostRow[]): void {
    this.writes += 1;
    this.loading.clear();
    for (const [feed, page] of this.pages) this.pages.set(feed, { ...page, rows: change(page.rows, feed) });
  }
}

const newestFirst = (a: PostRow, b: PostRow): number => (a.id < b.id ? 1 : -1);

const order = {
  trenches: newestFirst,
  trending: (a: PostRow, b: PostRow): number => b.likes_count - a.likes_count || newestFirst(a, b),
};

const feeds = new WeakMap<object, SharedFeeds>();

/** One for each program: rooms that change a post's counts tell it through this room's door. */
export const sharedFeedsOf = (house: House): SharedFeeds => {
  const known = feeds.get(house.http) ?? new SharedFeeds();
  feeds.set(house.http, known);
  return known;
};
