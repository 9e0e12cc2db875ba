import type { LiveFrame } from './live.ts';

/** Carries frames to the other processes of this network. One process alone needs none. */
export interface LiveBus {
  /** `deliver` hears what others published; `lost` is called when something may have been missed. */
  start(deliver: (frame: LiveFrame) => void, lost: () => void): Promise<void>;
  /** `text` is the frame's message, if it has one, as it was written already. */
  publish(frame: LiveFrame, text?: string | null): void;
  stop(): Promise<void>;
}

export const noBus: LiveBus = {
  start: async () => undefined,
  publish: () => undefined,
  stop: async () => undefined,
};

/** A frame as it crosses. */
export const writeFrame = ({ message, ...frame }: LiveFrame, text: string | null): string =>
  message === undefined
    ? JSON.stringify(frame)
    : `${JSON.stringify(frame).slice(0, -1)},"message":${text ?? JSON.stringify(message)}}`;
