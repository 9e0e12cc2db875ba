import type { EventOf } from '#kernel';

/** What a member changed about themselves; `fields` are the wire's names of what is new. */
export type MemberEvent = EventOf<
  'member.updated',
  { readonly memberId: string; readonly fields: readonly string[]; readonly private: boolean }
>;
