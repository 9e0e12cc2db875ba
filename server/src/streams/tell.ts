import { streamTopic, type StreamLive } from '@wagram/contract/streams';
import type { App } from '#kernel';
import { selectApart, type ChatRow } from './chat.gen.ts';
import { toFigures, toMessageView } from './view.ts';
import { selectFigures } from './watching.gen.ts';

const CALM_MS = 300;
/** So many exceptions fit into a frame between processes. */
const NAMED_MAX = 50;

const send = (app: App, streamId: string, message: StreamLive, except: readonly string[] = []): void =>
  app.live.sendTo(streamTopic(streamId), message, except);

export const tellChanged = (app: App, streamId: string): void =>
  send(app, streamId, { type: 'stream_changed', stream_id: streamId });

/** To one of those who watch: something is different for them alone. */
export const tellOne = (app: App, streamId: string, memberId: string): void =>
  app.live.send([memberId], { type: 'stream_changed', stream_id: streamId } satisfies StreamLive);

const due = new WeakMap<App, Map<string, NodeJS.Timeout>>();

const dueOf = (app: App): Map<string, NodeJS.Timeout> => {
  const known = due.get(app);
  if (known !== undefined) return known;
  const made = new Map<string, NodeJS.Timeout>();
  due.set(app, made);
  return made;
};

/** A thousand likes in a second are told a few times. */
export const tellFigures = (app: App, streamId: string): void => {
  const waiting = dueOf(app);
  if (waiting.has(streamId)) return;
  const timer = setTimeout(() => {
    waiting.delete(streamId);
    app.background(sendFigures(app, streamId), 'telling the figures of a stream');
  }, CALM_MS);
  waiting.set(streamId, timer.unref());
};

export const forgetFigures = (app: App): void => {
  for (const timer of dueOf(app).values()) clearTimeout(timer);
  dueOf(app).clear();
};

const sendFigures = async (app: App, streamId: string): Promise<void> => {
  const row = await selectFigures(app.db, { streamId, now: app.clock.now() });
  if (row === undefined) return;
  send(app, streamId, { type: 'stream_figures', stream_id: streamId, figures: toFigures(row) });
};

/** Not to whom a block keeps apart; what a private member says is asked for, because each may see it or not. */
export const tellMessage = async (app: App, row: ChatRow): Promise<void> => {
  const apart = (await selectApart(app.db, { memberId: row.member_id, count: NAMED_MAX + 1 })).map(({ id }) => id);
  const isCarried = !row.private && apart.length <= NAMED_MAX;
  const message: StreamLive = {
    type: 'stream_message',
    stream_id: row.stream_id,
    message: isCarried ? toMessageView(row) : null,
  };
  send(app, row.stream_id, message, isCarried ? apart : []);
  tellFigures(app, row.stream_id);
};

export const tellGone = (app: App, streamId: string, messageId: string): void => {
  send(app, streamId, { type: 'stream_message_gone', stream_id: streamId, message_id: messageId });
  tellFigures(app, streamId);
};
