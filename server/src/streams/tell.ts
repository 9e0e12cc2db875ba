import { streamTopic, type StreamLive } from '@wagram/contract/streams';
import type { App, MemberId, StreamId, StreamMessageId } from '#kernel';
import { selectApart, type ChatRow } from './chat/chat.gen.ts';
import type { StreamsApp } from './watching/figures.ts';
import { toMessageView } from './view.ts';

/** So many exceptions fit into a frame between processes. */
const NAMED_MAX = 50;

const send = (app: App, streamId: StreamId, message: StreamLive, except: readonly MemberId[] = []): void =>
  app.live.sendTo(streamTopic(streamId), message, except);

export const tellChanged = (app: App, streamId: StreamId): void =>
  send(app, streamId, { type: 'stream_changed', stream_id: streamId });

/** To one of those who watch: something is different for them alone. */
export const tellOne = (app: App, streamId: StreamId, memberId: MemberId): void =>
  app.live.send([memberId], { type: 'stream_changed', stream_id: streamId } satisfies StreamLive);

/** Not to whom a block keeps apart; what a private member says is asked for, because each may see it or not. */
export const tellMessage = async (app: StreamsApp, row: ChatRow): Promise<void> => {
  const apart = (await selectApart(app.db, { memberId: row.member_id, count: NAMED_MAX + 1 })).map(({ id }) => id);
  const isCarried = !row.private && apart.length <= NAMED_MAX;
  const message: StreamLive = {
    type: 'stream_message',
    stream_id: row.stream_id,
    message: isCarried ? toMessageView(row) : null,
  };
  send(app, row.stream_id, message, isCarried ? apart : []);
  app.figures.tell(row.stream_id);
};

/** Somebody has begun or ceased to moderate: what they have said is marked otherwise. */
export const tellMarks = (app: App, streamId: StreamId): void =>
  send(app, streamId, { type: 'stream_message', stream_id: streamId, message: null });

export const tellGone = (app: StreamsApp, streamId: StreamId, messageId: StreamMessageId): void => {
  send(app, streamId, { type: 'stream_message_gone', stream_id: streamId, message_id: messageId });
  app.figures.tell(streamId);
};
