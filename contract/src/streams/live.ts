import type { LiveByType, StreamId, StreamMessageId } from '#kernel';
import type { StreamFigures, StreamMessage } from './views.ts';

/** What open pages of a stream hear; they join `streamTopic(id)`, and that is how they are counted. */
export type StreamLive =
  | { readonly type: 'stream_figures'; readonly stream_id: StreamId; readonly figures: StreamFigures }
  /** null: ask for the newest ones, each may see others. */
  | { readonly type: 'stream_message'; readonly stream_id: StreamId; readonly message: StreamMessage | null }
  | { readonly type: 'stream_message_gone'; readonly stream_id: StreamId; readonly message_id: StreamMessageId }
  /** It has begun, ended or changed its settings: ask again. */
  | { readonly type: 'stream_changed'; readonly stream_id: StreamId };

declare module '#kernel' {
  interface LiveMessages extends LiveByType<StreamLive> {}
}

export const streamTopic = (streamId: StreamId): string => `stream:${streamId}`;
