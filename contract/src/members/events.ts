import type { EventOf, MemberId } from '#kernel';

/** What a member changed about themselves; `fields` are the wire's names of what is new. */
interface MemberUpdate {
  readonly memberId: MemberId;
  readonly fields: readonly string[];
  readonly private: boolean;
}

/** Somebody came through an invitation. */
interface Invited {
  readonly memberId: MemberId;
  readonly inviterId: MemberId;
  readonly joinedAt: string;
}

export type MemberEvent =
  | EventOf<'member.updated', MemberUpdate>
  | EventOf<'member.invited', Invited>
  /** The member has proved an e-mail address or an X identity after they joined. */
  | EventOf<'member.identified', { readonly memberId: MemberId }>;
