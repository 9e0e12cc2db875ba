import type { LiveByType } from '#kernel';
import type { StreamFigures, StreamMessage } from './views.ts';

/** What open pages of a stream hear; they join `streamTopic(id)`, and that is how they are counted. */
export type StreamLive =
  | { readonly type: 'stream_figures'; readonly stream_id: string; readonly figures: StreamFigures }
  /** null: ask for the newest ones, each may see others. */
  | { readonly type: 'stream_message'; readonly stream_id: string; readonly message: StreamMessage | null }
  | { readonly type: 'stream_message_gone'; readonly stream_id: string; readonly message_id: string }
  /** It has begun, ended or changed its settings: ask again. */
  | { readonly type: 'stream_changed'; readonly stream_id: string };

declare module '#kernel' {
  interface LiveMessages extends LiveByType<StreamLive> {}
}

export const streamTopic = (streamId: string): string => `stream:${streamId}`;
