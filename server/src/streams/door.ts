import { streamErrors } from '@wagram/contract/streams';
import { fail, type MemberId, type StreamId } from '#kernel';

/** Somebody, or a guest, before a stream that they may see. */
export interface AtTheDoor {
  readonly memberId: MemberId | null;
  readonly streamId: StreamId;
}

/** Who is let in of those who may see a stream. A room above this one decides, as the one that sells tickets. */
export interface StreamDoor {
  /** The places in the list of those who are not. */
  keptOut(asking: readonly AtTheDoor[]): Promise<ReadonlySet<number>>;
}

export const assertLetIn = async (door: StreamDoor, memberId: MemberId | null, streamId: StreamId): Promise<void> => {
  if ((await door.keptOut([{ memberId, streamId }])).size > 0) fail(streamErrors, 'ticket_needed');
};
