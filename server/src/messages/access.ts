import { inUse, knownTo } from '#blocks';

// In every statement here $1 is who asks. A conversation that is not theirs is not there for them. One whose other side a
// block keeps from them can be read and not changed: what was said stays with both.

/** A condition on `c` and `me`: of a direct conversation the other side can still be known. */
export const OPEN = `(c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and ${knownTo('$1', 'other.member_id')}
))`;

/** A condition on `c`: what was said there can be read, also when a block has ended it. */
export const READABLE = `(c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and ${inUse('$1', 'other.member_id')}
))`;

/** The conversation and the seat of $1 in it. */
export const SEAT = `conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1`;

/** In a channel only those who run it write. */
export const MAY_WRITE = `(c.kind <> 'channel' or me.role in ('owner', 'admin'))`;

/** Among many, what was said by somebody whom a block keeps apart is not there. `said` is a message in a conversation of `kind`. */
export const heardIn = (kind: string, said: string, who = '$1'): string =>
  `(${kind} = 'direct' or ${said}.sender_id is null or ${said}.sender_id = ${who} or (${knownTo(who, `${said}.sender_id`)}))`;
