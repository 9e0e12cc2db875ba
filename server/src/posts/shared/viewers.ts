// Measured by `npm run bench feed` (trenches, trending, one post): without it every reader costs a query for their marks.
import { LAST_ID, type MemberId, type PostId } from '#kernel';
import type { SelectViewerMarksRow } from '../feeds/feeds.gen.ts';
import type { PostRow } from '../rows.ts';
import type { Marks } from './page.ts';

/** So many of each kind are read, those of the newest posts. */
export const MARKS_READ = 500;
/** Of all viewers together; each takes about a hundred bytes. */
const MARKS_KEPT = 300_000;
/** What another process wrote is told at once; should that be lost, it is seen after this long. */
const MAX_AGE_MS = 30_000;
/** From this age on it is read anew while it is still given out. */
const RENEW_MS = 20_000;

export type MarkKind = 'liked' | 'bookmarked' | 'reposted';

/** All that a viewer has done to newer posts, and everybody whom they do not see. */
export class ViewerMarks implements Marks {
  readonly liked = new Set<string>();
  readonly bookmarked = new Set<string>();
  readonly reposted = new Set<string>();
  readonly voted = new Map<string, number>();
  /** Whom a block keeps apart from them, and whom they muted. */
  readonly hidden = new Set<string>();
  /** The first of these alone. */
  readonly apart = new Set<string>();
  /** For what they asked for themselves: whom they muted is shown then. */
  readonly whenAsked: Marks = {
    liked: this.liked,
    bookmarked: this.bookmarked,
    reposted: this.reposted,
    voted: this.voted,
    hidden: this.apart,
  };
  /** Of posts up to this one there may be more than was read. */
  private floor = '';

  constructor(
    rows: readonly SelectViewerMarksRow[],
    readonly at: number,
  ) {
    const counts = new Map<string, number>();
    for (const { kind, id, choice } of rows) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      this.take(kind, id, choice);
      if (count < MARKS_READ) continue;
      // Nothing is known of people past the end of such a list.
      this.floor = kind === 'apart' || kind === 'muted' ? LAST_ID : ([this.floor, id].sort().at(-1) ?? id);
    }
  }

  private take(kind: string, id: string, choice: number | null): void {
    if (kind === 'liked' || kind === 'bookmarked' || kind === 'reposted') this[kind].add(id);
    else if (kind === 'voted') this.voted.set(id, choice ?? 0);
    else this.hidden.add(id);
    if (kind === 'apart') this.apart.add(id);
  }

  get size(): number {
    return this.liked.size + this.bookmarked.size + this.reposted.size + this.voted.size + this.hidden.size + 1;
  }

  /** Whether all is known of these posts. */
  knows(rows: readonly PostRow[]): boolean {
    return rows.every(({ id }) => id > this.floor);
  }
}

type Read = () => Promise<readonly SelectViewerMarksRow[]>;

/** Viewers who asked for something within the last seconds. */
export class SharedViewers {
  private readonly known = new Map<MemberId, ViewerMarks>();
  /** Whoever asks while it is being read waits for the same answer. */
  private readonly reading = new Map<MemberId, Promise<ViewerMarks>>();
  private size = 0;

  find(viewerId: MemberId, read: Read): ViewerMarks | Promise<ViewerMarks> {
    const marks = this.known.get(viewerId);
    const age = marks === undefined ? MAX_AGE_MS : performance.now() - marks.at;
    if (marks === undefined || age >= MAX_AGE_MS) return this.read(viewerId, read);
    // A failure shows when it is too old and somebody waits for it.
    if (age >= RENEW_MS) this.read(viewerId, read).catch(() => undefined);
    return marks;
  }

  private read(viewerId: MemberId, read: Read): Promise<ViewerMarks> {
    const underway = this.reading.get(viewerId);
    if (underway !== undefined) return underway;
    const at = performance.now();
    const answer = read()
      .then((rows) => {
        const marks = new ViewerMarks(rows, at);
        // What happened while it was read is not in it.
        if (this.reading.get(viewerId) === answer) this.keep(viewerId, marks);
        return marks;
      })
      .finally(() => {
        if (this.reading.get(viewerId) === answer) this.reading.delete(viewerId);
      });
    this.reading.set(viewerId, answer);
    return answer;
  }

  /** They did something to a post. */
  mark(viewerId: MemberId, postId: PostId, kind: MarkKind, isOn: boolean): void {
    this.reading.delete(viewerId);
    const marks = this.known.get(viewerId);
    if (marks === undefined) return;
    this.size -= marks.size;
    if (isOn) marks[kind].add(postId);
    else marks[kind].delete(postId);
    this.size += marks.size;
  }

  /** Something about them has changed. */
  forget(viewerId: MemberId): void {
    this.reading.delete(viewerId);
    this.size -= this.known.get(viewerId)?.size ?? 0;
    this.known.delete(viewerId);
  }

  forgetAll(): void {
    this.reading.clear();
    this.known.clear();
    this.size = 0;
  }

  // A map keeps the order of insertion: the first entry is the oldest.
  private keep(viewerId: MemberId, marks: ViewerMarks): void {
    this.forget(viewerId);
    this.known.set(viewerId, marks);
    this.size += marks.size;
    for (const oldest of this.known.keys()) {
      if (this.size <= MARKS_KEPT) break;
      this.forget(oldest);
    }
  }
}
