import type { CreditSendId, EventOf, MemberId } from '#kernel';

interface Sent {
  readonly sendId: CreditSendId;
  readonly senderId: MemberId;
  readonly receiverId: MemberId;
  readonly amount: string;
}

export type CreditEvent = EventOf<'credit.sent', Sent> | EventOf<'credit.taken_back', Sent>;
