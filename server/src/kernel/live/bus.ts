import type { LiveFrame } from './live.ts';

/** Carries frames to the other processes of this network. One process alone needs none. */
export interface LiveBus {
  /** `deliver` hears what others published; `lost` is called when something may have been missed. */
  start(deliver: (frame: LiveFrame) => void, lost: () => void): Promise<void>;
  publish(frame: LiveFrame): void;
  stop(): Promise<void>;
}

export const noBus: LiveBus = {
  start: async () => undefined,
  publish: () => undefined,
  stop: async () => undefined,
};
