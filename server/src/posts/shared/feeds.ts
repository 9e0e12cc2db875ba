// Measured by `npm run bench feed` (trenches, trending): without it every reader costs a query that joins twenty posts.
import { TRENDING_HOURS } from '@wagram/contract/posts';
import type { CacheFigures, MemberId, PostId } from '#kernel';
import { likesOfOthersIn, type PostRow } from '../rows.ts';
import { SharedPosts } from './posts.ts';

export type SharedFeed = 'trenches' | 'trending';

interface Page {
  rows: readonly PostRow[];
  loadedAt: number;
}

/** Makes what it is told true of a page, whether the page was read before or after it happened. Null: it has to be read again. */
type Change = (rows: readonly PostRow[], feed: SharedFeed) => readonly PostRow[] | null;

type Rows = ReturnType<Change>;

interface Loading {
  rows: Promise<readonly PostRow[]>;
  /** What this process wrote while the page was being read. */
  changes: Change[];
}

/** More than a page, so that a viewer who has blocked or muted somebody still gets a full one. */
export const SHARED_ROWS = 40;
/** What other processes write is seen after at most this long. */
const MAX_AGE_MS = 1_000;
/** From this age on a page is read anew while it is still given out: nobody waits for a feed that many ask for. */
const RENEW_MS = 600;
/** A statement that began before a post was taken out has long ended. */
const DROPPED_MS = 15_000;

/**
 * The first page of a feed is the same for everybody but for the viewer's own marks: it is read from the database about
 * once a second, and in between follows what this process itself writes.
 */
export class SharedFeeds {
  private readonly pages = new Map<SharedFeed, Page>();
  private readonly loading = new Map<SharedFeed, Loading>();
  /** When posts, and all posts of an author, were last taken out. The first is the oldest. */
  private readonly dropped = new Map<string, number>();
  /** Single posts, for feeds that differ from viewer to viewer. */
  readonly posts = new SharedPosts();
  /** Single posts that everybody may see. */
  readonly open = new SharedPosts();

  constructor(private readonly figures: CacheFigures = { hits: 0, misses: 0 }) {}

  async rows(feed: SharedFeed, load: () => Promise<PostRow[]>): Promise<readonly PostRow[]> {
    const page = this.pages.get(feed);
    const age = page === undefined ? MAX_AGE_MS : performance.now() - page.loadedAt;
    const isFresh = page !== undefined && age < MAX_AGE_MS;
    this.figures[isFresh ? 'hits' : 'misses'] += 1;
    if (!isFresh) return this.load(feed, load);
    // A failure shows when the page is too old and somebody waits for it.
    if (age >= RENEW_MS) this.load(feed, load).catch(() => undefined);
    return page.rows;
  }

  private load(feed: SharedFeed, load: () => Promise<PostRow[]>): Promise<readonly PostRow[]> {
    const underway = this.loading.get(feed);
    if (underway !== undefined) return underway.rows;
    const changes: Change[] = [];
    const loadedAt = performance.now();
    const rows = load()
      .then((read) => {
        const followed = changes.reduce<Rows>((known, change) => known && change(known, feed), read);
        if (followed === null) return read;
        this.pages.set(feed, { rows: followed, loadedAt });
        return followed;
      })
      .finally(() => this.loading.delete(feed));
    this.loading.set(feed, { rows, changes });
    return rows;
  }

  /** A post was made, or its counts have changed: the pages follow without being read again. */
  put(row: PostRow, now: Date): void {
    const shared = { ...row, liked: false, bookmarked: false, reposted: false, voted: null };
    this.posts.put(shared);
    if (row.private || row.hidden_at !== null) this.open.drop(row.id);
    else this.open.put(shared);
    if (row.private || row.remote || row.hidden_at !== null || this.isDropped(row.id, row.member_id)) return;
    const isOld = now.getTime() - row.created_at.getTime() > TRENDING_HOURS * 3600_000;
    this.write((rows, feed) => {
      if (rows.some((one) => one.quote_of === row.id && isOutdated(one, row))) return null;
      if (feed === 'trending' && isOld) return rows;
      const last = rows.at(-1);
      // A full page knows nothing of what comes after its last row.
      const isBeyond = rows.length >= SHARED_ROWS && last !== undefined && order[feed](shared, last) > 0;
      const known = rows.find(({ id }) => id === row.id);
      if (isBeyond && known === undefined) return rows;
      // What it quotes is there as whoever wrote may see it: everybody else may see less.
      if (row.quote_of !== null && known === undefined) return null;
      const next = known === undefined ? shared : { ...shared, quoted_post: known.quoted_post };
      const others = known === undefined ? rows : rows.filter(({ id }) => id !== row.id);
      return isBeyond ? others : [...others, next].sort(order[feed]).slice(0, SHARED_ROWS);
    });
  }

  /** Comments are another room's rows. */
  setComments(postId: PostId, count: number): void {
    this.posts.setComments(postId, count);
    this.open.setComments(postId, count);
    this.write((rows) =>
      rows.some((row) => row.id === postId)
        ? rows.map((row) => (row.id === postId ? { ...row, comments_count: count } : row))
        : rows,
    );
  }

  /** Somebody became private, was suspended or has gone. */
  dropAuthor(memberId: MemberId): void {
    this.posts.dropAuthor(memberId);
    this.open.dropAuthor(memberId);
    this.remember(memberId);
    this.write((rows) =>
      rows.some((row) => row.quoted_post?.member_id === memberId)
        ? null
        : rows.filter((row) => row.member_id !== memberId),
    );
  }

  private remember(id: string): void {
    this.dropped.delete(id);
    this.dropped.set(id, performance.now());
  }

  /** A row that is told now may have been read before that. */
  private isDropped(...ids: readonly string[]): boolean {
    const now = performance.now();
    for (const [id, at] of this.dropped) {
      if (now - at < DROPPED_MS) break;
      this.dropped.delete(id);
    }
    return ids.some((id) => this.dropped.has(id));
  }

  drop(postId: PostId): void {
    this.posts.drop(postId);
    this.open.drop(postId);
    this.remember(postId);
    this.write((rows) =>
      rows.some((row) => row.quote_of === postId) ? null : rows.filter((row) => row.id !== postId),
    );
  }

  /** Of what other processes wrote: it is read again. Pages are read again every second. */
  renew(postId: PostId): void {
    this.posts.drop(postId);
    this.open.drop(postId);
  }

  renewAuthor(memberId: MemberId): void {
    this.dropped.delete(memberId);
    this.posts.dropAuthor(memberId);
    this.open.dropAuthor(memberId);
  }

  forgetAll(): void {
    this.posts.forgetAll();
    this.open.forgetAll();
  }

  private write(change: Change): void {
    for (const [feed, page] of this.pages) {
      // What nobody asks for any more need not follow.
      const rows = performance.now() - page.loadedAt >= MAX_AGE_MS ? null : change(page.rows, feed);
      if (rows === null) this.pages.delete(feed);
      else page.rows = rows;
    }
    for (const { changes } of this.loading.values()) changes.push(change);
  }
}

/** What it quotes reads differently now. */
const isOutdated = ({ quoted_post: quoted }: PostRow, { content, warning, image_url: image }: PostRow): boolean =>
  quoted !== null && (quoted.content !== content || quoted.warning !== warning || quoted.image_url !== image);

const newestFirst = (a: PostRow, b: PostRow): number => (a.id < b.id ? 1 : -1);

const order = {
  trenches: newestFirst,
  trending: (a: PostRow, b: PostRow): number => likesOfOthersIn(b) - likesOfOthersIn(a) || newestFirst(a, b),
};
