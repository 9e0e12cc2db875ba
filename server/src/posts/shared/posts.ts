// Measured by `npm run bench feed` (following): followers of the same people are shown the same posts.
import type { MemberId, PostId } from '#kernel';
import type { PostRow } from '../rows.ts';

interface Entry {
  /** Null: something happened to the post, and it has not been read since. */
  row: PostRow | null;
  at: number;
}

/** What other processes write is seen after at most this long. */
const MAX_AGE_MS = 1_000;
/** From this age on a post is read anew while it is still given out. */
const RENEW_MS = 600;
const ENTRIES_MAX = 5_000;

type Read = (ids: readonly PostId[]) => Promise<PostRow[]>;
type Answer = Promise<readonly PostRow[]>;

/** Posts that somebody was shown within the last second, without marks of a viewer: who sees what is asked elsewhere. */
export class SharedPosts {
  private readonly entries = new Map<PostId, Entry>();
  /** Whoever asks for a post that is being read waits for the same answer. */
  private readonly reading = new Map<PostId, Answer>();

  /** In the order of the ids; what is gone is left out. */
  async find(ids: readonly PostId[], read: Read): Promise<PostRow[]> {
    const found = new Map<PostId, PostRow>();
    const [missing, aging] = this.look(ids, found);
    for (const answer of this.ask(aging, read)) answer.catch(() => undefined);
    for (const rows of await Promise.all(this.ask(missing, read))) for (const row of rows) found.set(row.id, row);
    return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
  }

  /** Fills in what is known; answers what is not, and what should be read again. */
  private look(ids: readonly PostId[], found: Map<PostId, PostRow>): [missing: PostId[], aging: PostId[]] {
    const now = performance.now();
    const [missing, aging]: [PostId[], PostId[]] = [[], []];
    for (const id of ids) {
      const entry = this.entries.get(id);
      if (entry?.row == null || now - entry.at >= MAX_AGE_MS) missing.push(id);
      else found.set(id, entry.row);
      if (entry?.row != null && now - entry.at >= RENEW_MS) aging.push(id);
    }
    return [missing, missing.length > 0 ? [] : aging];
  }

  private ask(ids: readonly PostId[], read: Read): Set<Answer> {
    const fresh = ids.filter((id) => !this.reading.has(id));
    if (fresh.length > 0) this.load(fresh, read);
    return new Set(ids.map((id) => this.reading.get(id)).filter((answer) => answer !== undefined));
  }

  private load(ids: readonly PostId[], read: Read): void {
    const at = performance.now();
    const answer = read(ids)
      .then((rows) => {
        for (const row of rows) {
          // What happened while we were reading is newer.
          const known = this.entries.get(row.id);
          if (known === undefined || known.at < at) this.keep(row.id, { row, at });
        }
        return rows;
      })
      .finally(() => {
        for (const id of ids) if (this.reading.get(id) === answer) this.reading.delete(id);
      });
    for (const id of ids) this.reading.set(id, answer);
  }

  put(row: PostRow): void {
    this.happen(row.id, row.hidden_at === null ? row : null);
  }

  /** Comments are another room's rows. */
  setComments(postId: PostId, count: number): void {
    const row = this.entries.get(postId)?.row ?? null;
    this.happen(postId, row === null ? null : { ...row, comments_count: count });
  }

  drop(postId: PostId): void {
    this.happen(postId, null);
  }

  dropAuthor(memberId: MemberId): void {
    for (const [id, { row }] of this.entries) if (row?.member_id === memberId) this.drop(id);
  }

  // A post that nobody was shown is not kept for having been liked.
  private happen(id: PostId, row: PostRow | null): void {
    const isRead = this.reading.delete(id);
    if (isRead || this.entries.has(id)) this.keep(id, { row, at: performance.now() });
  }

  // A map keeps the order of insertion: the first entry is the oldest.
  private keep(id: PostId, entry: Entry): void {
    this.entries.delete(id);
    this.entries.set(id, entry);
    for (const [known, { at }] of this.entries) {
      if (this.entries.size <= ENTRIES_MAX && entry.at - at < MAX_AGE_MS * 5) break;
      this.entries.delete(known);
    }
  }
}
