import type { EventOf, MemberId, StreamId, StreamMessageId } from '#kernel';

interface StreamNotice {
  readonly streamId: StreamId;
  readonly hostId: MemberId;
}

interface Superchat {
  readonly hostId: MemberId;
  readonly memberId: MemberId;
  readonly messageId: StreamMessageId;
}

export type StreamEvent =
  | EventOf<'stream.scheduled', StreamNotice>
  | EventOf<'stream.started', StreamNotice>
  | EventOf<'stream.ended', StreamNotice>
  | EventOf<'stream.superchat', Superchat & { readonly streamId: StreamId; readonly amount: string }>
  | EventOf<'stream.superchat_taken_back', Superchat>
  /** Some of the host's followers, who are to be told. */
  | EventOf<'stream.told', StreamNotice & { readonly what: 'scheduled' | 'started'; readonly memberIds: MemberId[] }>;
