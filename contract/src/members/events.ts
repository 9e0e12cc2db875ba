import type { EventOf } from '#kernel';

/** What a member changed about themselves; `fields` are the wire's names of what is new. */
interface MemberUpdate {
  readonly memberId: string;
  readonly fields: readonly string[];
  readonly private: boolean;
}

/** Somebody came through an invitation. */
interface Invited {
  readonly memberId: string;
  readonly inviterId: string;
  readonly joinedAt: string;
}

export type MemberEvent =
  | EventOf<'member.updated', MemberUpdate>
  | EventOf<'member.invited', Invited>
  /** The member has proved an e-mail address or an X identity after they joined. */
  | EventOf<'member.identified', { readonly memberId: string }>;
