// Measured by `npm run bench feed` (following, one post): many are shown the same posts.
import type { MemberId, PostId } from '#kernel';
import type { PostRow } from '../rows.ts';

interface Entry {
  /** Null: something happened to the post, and it has not been read since. */
  row: PostRow | null;
  at: number;
}

/** What another process wrote is told at once; should that be lost, it is seen after this long. */
const MAX_AGE_MS = 30_000;
/** From this age on a post is read anew while it is still given out. */
const RENEW_MS = 20_000;
/** Some 2 kB each, and only while so many are shown. */
const ENTRIES_MAX = 20_000;

type Read = (ids: readonly PostId[]) => Promise<PostRow[]>;
type Answer = Promise<readonly PostRow[]>;

/** Posts that somebody was shown within the last seconds, without marks of a viewer: who sees what is asked elsewhere. */
export class SharedPosts {
  private readonly entries = new Map<PostId, Entry>();
  /** Posts hold a part of what they quote: they change with it. */
  private readonly quoting = new Map<PostId, Set<PostId>>();
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
        // What happened while we were reading is newer: then nobody waits for this answer any more.
        for (const row of rows) if (this.reading.get(row.id) === answer) this.keep(row.id, { row, at });
        return rows;
      })
      .finally(() => {
        for (const id of ids) if (this.reading.get(id) === answer) this.reading.delete(id);
      });
    for (const id of ids) this.reading.set(id, answer);
  }

  /**
   * As everybody sees it, but for what it quotes: that differs from viewer to viewer, and is read again. It was read when its
   * statement began: where something was dropped since, it is not taken, and it is given out only until the next read.
   */
  put(row: PostRow): void {
    const isKnown = this.entries.get(row.id)?.row != null;
    this.happen(row.id, isKnown && row.hidden_at === null && row.quote_of === null ? row : null);
  }

  /** Comments are another room's rows. */
  setComments(postId: PostId, count: number): void {
    const row = this.entries.get(postId)?.row ?? null;
    this.happen(postId, row === null ? null : { ...row, comments_count: count });
  }

  drop(postId: PostId): void {
    // What is being read may quote it.
    this.reading.clear();
    this.happen(postId, null);
  }

  dropAuthor(memberId: MemberId): void {
    this.reading.clear();
    for (const [id, { row }] of this.entries)
      if (row?.member_id === memberId || row?.quoted_post?.member_id === memberId) this.drop(id);
  }

  forgetAll(): void {
    this.reading.clear();
    this.entries.clear();
    this.quoting.clear();
  }

  // A post that nobody was shown is not kept for having been liked.
  private happen(id: PostId, row: PostRow | null): void {
    this.reading.delete(id);
    // Due to be read again by whoever asks next: what several wrote at once may be told in another order.
    if (this.entries.has(id)) this.keep(id, { row, at: performance.now() - RENEW_MS });
    for (const quoting of this.quoting.get(id) ?? []) this.drop(quoting);
  }

  // A map keeps the order of insertion: the first entry is the oldest.
  private keep(id: PostId, entry: Entry): void {
    this.remove(id);
    this.entries.set(id, entry);
    const quoted = entry.row?.quote_of;
    if (quoted != null) this.quoting.set(quoted, (this.quoting.get(quoted) ?? new Set()).add(id));
    for (const [known, { at }] of this.entries) {
      if (this.entries.size <= ENTRIES_MAX && entry.at - at < MAX_AGE_MS * 5) break;
      this.remove(known);
    }
  }

  private remove(id: PostId): void {
    const quoted = this.entries.get(id)?.row?.quote_of;
    this.entries.delete(id);
    if (quoted == null) return;
    const others = this.quoting.get(quoted);
    others?.delete(id);
    if (others?.size === 0) this.quoting.delete(quoted);
  }
}
