import type { MemberId, PostId } from './ids.ts';

// Events that rooms emit. Listeners import this grammar, never the room that speaks.
export interface EventOf<Name extends string, Payload extends object> {
  readonly name: Name;
  readonly payload: Payload;
}

/** Any room may emit that a member has to be told something in plain words; the notifications room hears it. */
export type NoticeWanted = EventOf<
  'notice.wanted',
  {
    memberId: MemberId;
    kind: 'report_outcome' | 'moderation' | 'badge_rests' | 'ticket_refunded' | 'scheduled_failed' | 'referral';
    /** One sentence, as the member reads it. */
    message: string;
    postId: PostId | null;
  }
>;
