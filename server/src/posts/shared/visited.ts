// Measured by `npm run bench feed` (a member's posts): what is visited once is not worth a place in memory.
import type { MemberId } from '#kernel';

/** What their first pages hold fits into the memory of posts, with room for those of feeds. */
const MEMBERS_MAX = 900;

/** Members whose posts somebody has looked at not long ago: they will be looked at again. */
export class Visited {
  private readonly members = new Set<MemberId>();

  /** Whether somebody has been there before. */
  visit(memberId: MemberId): boolean {
    const isKnown = this.members.delete(memberId);
    this.members.add(memberId);
    // A set keeps the order of insertion: the first was visited longest ago.
    const [oldest] = this.members;
    if (this.members.size > MEMBERS_MAX && oldest !== undefined) this.members.delete(oldest);
    return isKnown;
  }
}
