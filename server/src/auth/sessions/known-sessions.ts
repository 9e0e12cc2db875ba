// Measured by `npm run bench feed` (every route): each request asks whose session it is.
import type { CacheFigures, Viewer, MemberId } from '#kernel';

/** A session as the database had it a moment ago. */
export interface KnownSession extends Viewer {
  lastSeenAt: Date;
  expiresAt: Date;
}

interface Entry {
  session: KnownSession;
  readAt: number;
}

/** What another process ends is told at once; should that be lost, it is felt after this long (SE-03: five seconds). */
const MAX_AGE_MS = 4_000;
const ENTRIES_MAX = 10_000;

/**
 * Sessions that were asked for within the last seconds, by the hash of their token: a page makes several requests at once,
 * and the database is asked for all of them once. What this process itself ends is forgotten in the same moment.
 */
export class KnownSessions {
  private readonly entries = new Map<string, Entry>();
  private readonly reading = new Map<string, Promise<KnownSession | null>>();
  /** Rises when something is forgotten: an answer that was asked for before is not kept. */
  private forgotten = 0;

  constructor(private readonly figures: CacheFigures = { hits: 0, misses: 0 }) {}

  async find(hash: string, read: () => Promise<KnownSession | null>): Promise<KnownSession | null> {
    const entry = this.entries.get(hash);
    const isFresh = entry !== undefined && performance.now() - entry.readAt < MAX_AGE_MS;
    this.figures[isFresh ? 'hits' : 'misses'] += 1;
    if (isFresh) return entry.session;
    return this.reading.get(hash) ?? this.read(hash, read);
  }

  private read(hash: string, read: () => Promise<KnownSession | null>): Promise<KnownSession | null> {
    const { forgotten } = this;
    const readAt = performance.now();
    const answer = read()
      .then((session) => {
        if (session !== null && forgotten === this.forgotten) this.keep(hash, { session, readAt });
        return session;
      })
      .finally(() => {
        if (this.reading.get(hash) === answer) this.reading.delete(hash);
      });
    this.reading.set(hash, answer);
    return answer;
  }

  // A map keeps the order of insertion: the first entry is the one read longest ago.
  private keep(hash: string, entry: Entry): void {
    this.entries.delete(hash);
    this.entries.set(hash, entry);
    for (const [known, { readAt }] of this.entries) {
      if (this.entries.size <= ENTRIES_MAX && entry.readAt - readAt < MAX_AGE_MS) break;
      this.entries.delete(known);
    }
  }

  forgetAll(): void {
    this.forgotten += 1;
    this.reading.clear();
    this.entries.clear();
  }

  /** After a session has begun or ended: its token, or all of a member. */
  forget(whose: { hash: string } | { memberId: MemberId }): void {
    this.forgotten += 1;
    this.reading.clear();
    if ('hash' in whose) this.entries.delete(whose.hash);
    else
      for (const [hash, { session }] of this.entries)
        if (session.memberId === whose.memberId) this.entries.delete(hash);
  }
}
