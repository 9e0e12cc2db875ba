import type { EventOf, MemberId, StreamId } from '#kernel';

interface StreamNotice {
  readonly streamId: StreamId;
  readonly hostId: MemberId;
}

export type StreamEvent =
  | EventOf<'stream.scheduled', StreamNotice>
  | EventOf<'stream.started', StreamNotice>
  | EventOf<'stream.ended', StreamNotice>
  /** Some of the host's followers, who are to be told. */
  | EventOf<'stream.told', StreamNotice & { readonly what: 'scheduled' | 'started'; readonly memberIds: MemberId[] }>;
