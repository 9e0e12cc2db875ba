import { streamTopic, type StreamLive } from '@house/contract/streams';
import type { House } from '#kernel';
import { selectApart } from './chat-queries.ts';
import { selectFigures } from './queries.ts';
import type { MessageRow } from './rows.ts';
import { toFigures, toMessageView } from './view.ts';

const CALM_MS = 300;
/** So many exceptions fit into a frame between processes. */
const NAMED_MAX = 50;

const send = (house: House, streamId: string, message: StreamLive, except: readonly string[] = []): void =>
  house.live.sendTo(streamTopic(streamId), message, except);

export const tellChanged = (house: House, streamId: string): void =>
  send(house, streamId, { type: 'stream_changed', stream_id: streamId });

/** To one of those who watch: something is different for them alone. */
export const tellOne = (house: House, streamId: string, memberId: string): void =>
  house.live.send([memberId], { type: 'stream_changed', stream_id: streamId } satisfies StreamLive);

const due = new WeakMap<House, Map<string, NodeJS.Timeout>>();

const dueOf = (house: House): Map<string, NodeJS.Timeout> => {
  const known = due.get(house);
  if (known !== undefined) return known;
  const made = new Map<string, NodeJS.Timeout>();
  due.set(house, made);
  return made;
};

/** A thousand likes in a second are told a few times. */
export const tellFigures = (house: House, streamId: string): void => {
  const waiting = dueOf(house);
  if (waiting.has(streamId)) return;
  const timer = setTimeout(() => {
    waiting.delete(streamId);
    house.background(sendFigures(house, streamId), 'telling the figures of a stream');
  }, CALM_MS);
  waiting.set(streamId, timer.unref());
};

export const forgetFigures = (house: House): void => {
  for (const timer of dueOf(house).values()) clearTimeout(timer);
  dueOf(house).clear();
};

const sendFigures = async (house: House, streamId: string): Promise<void> => {
  const [row] = await selectFigures(house.db, streamId, house.clock.now());
  if (row === undefined) return;
  send(house, streamId, { type: 'stream_figures', stream_id: streamId, figures: toFigures(row) });
};

/** Not to whom a block keeps apart; what a private member says is asked for, because each may see it or not. */
export const tellMessage = async (house: House, row: MessageRow): Promise<void> => {
  const apart = (await selectApart(house.db, row.member_id, NAMED_MAX + 1)).map(({ id }) => id);
  const isCarried = !row.private && apart.length <= NAMED_MAX;
  const message: StreamLive = {
    type: 'stream_message',
    stream_id: row.stream_id,
    message: isCarried ? toMessageView(row) : null,
  };
  send(house, row.stream_id, message, isCarried ? apart : []);
  tellFigures(house, row.stream_id);
};

export const tellGone = (house: House, streamId: string, messageId: string): void => {
  send(house, streamId, { type: 'stream_message_gone', stream_id: streamId, message_id: messageId });
  tellFigures(house, streamId);
};
