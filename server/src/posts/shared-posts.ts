import type { PostRow } from './rows.ts';

interface Entry {
  /** Null: something happened to the post, and it has not been read since. */
  row: PostRow | null;
  at: number;
}

/** What other processes write is seen after at most this long. */
const MAX_AGE_MS = 1_000;
const ENTRIES_MAX = 5_000;

/** Posts that somebody was shown within the last second, without marks of a viewer: who sees what is asked elsewhere. */
export class SharedPosts {
  private readonly entries = new Map<string, Entry>();

  /** In the order of the ids; what is gone is left out. */
  async find(ids: readonly string[], read: (ids: readonly string[]) => Promise<PostRow[]>): Promise<PostRow[]> {
    const now = performance.now();
    const found = new Map<string, PostRow>();
    for (const id of ids) {
      const entry = this.entries.get(id);
      if (entry?.row != null && now - entry.at < MAX_AGE_MS) found.set(id, entry.row);
    }
    const missing = ids.filter((id) => !found.has(id));
    for (const row of missing.length === 0 ? [] : await read(missing)) {
      const known = this.entries.get(row.id);
      // What happened while we were reading is newer.
      if (known === undefined || known.at < now) this.keep(row.id, { row, at: now });
      found.set(row.id, row);
    }
    return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
  }

  put(row: PostRow): void {
    this.keep(row.id, { row: row.hidden_at === null ? row : null, at: performance.now() });
  }

  /** Comments are another room's rows. */
  setComments(postId: string, count: number): void {
    const row = this.entries.get(postId)?.row ?? null;
    this.keep(postId, { row: row === null ? null : { ...row, comments_count: count }, at: performance.now() });
  }

  drop(postId: string): void {
    this.keep(postId, { row: null, at: performance.now() });
  }

  dropAuthor(memberId: string): void {
    for (const [id, { row }] of this.entries) if (row?.member_id === memberId) this.drop(id);
  }

  // A map keeps the order of insertion: the first entry is the oldest.
  private keep(id: string, entry: Entry): void {
    this.entries.delete(id);
    this.entries.set(id, entry);
    for (const [known, { at }] of this.entries) {
      if (this.entries.size <= ENTRIES_MAX && entry.at - at < MAX_AGE_MS * 5) break;
      this.entries.delete(known);
    }
  }
}
