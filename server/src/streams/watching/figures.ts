import { streamTopic, type StreamLive } from '@wagram/contract/streams';
import type { App, StreamId } from '#kernel';
import type { StreamDoor } from '../door.ts';
import { toFigures } from '../view.ts';
import { selectFigures } from './watching.gen.ts';

const CALM_MS = 300;

/** How many watch and like a stream, told to those who watch it. */
export interface Figures {
  /** A thousand likes in a second are told a few times. */
  tell(streamId: StreamId): void;
  stop(): void;
}

/** The app, and what this room holds while the program runs. */
export interface StreamsApp extends App {
  readonly figures: Figures;
  readonly door: StreamDoor;
}

export const createFigures = (app: App): Figures => {
  const due = new Map<StreamId, NodeJS.Timeout>();
  const tell = (streamId: StreamId): void => {
    if (due.has(streamId)) return;
    const timer = setTimeout(() => {
      due.delete(streamId);
      app.background(send(app, streamId), 'telling the figures of a stream');
    }, CALM_MS);
    due.set(streamId, timer.unref());
  };
  const stop = (): void => {
    for (const timer of due.values()) clearTimeout(timer);
    due.clear();
  };
  return { tell, stop };
};

const send = async (app: App, streamId: StreamId): Promise<void> => {
  const row = await selectFigures(app.db, { streamId, now: app.clock.now() });
  if (row === undefined) return;
  const message: StreamLive = { type: 'stream_figures', stream_id: streamId, figures: toFigures(row) };
  app.live.sendTo(streamTopic(streamId), message);
};
