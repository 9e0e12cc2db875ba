import type { EventOf } from '#kernel';

interface Announced {
  readonly streamId: string;
  readonly hostId: string;
}

export type StreamEvent =
  | EventOf<'stream.scheduled' | 'stream.started', Announced>
  | EventOf<'stream.ended', Announced>
  /** Some of the host's followers, who are to be told. */
  | EventOf<'stream.told', Announced & { readonly what: 'scheduled' | 'started'; readonly memberIds: string[] }>;
