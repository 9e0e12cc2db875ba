// Measured by `npm run bench live` (a group of a thousand).
import { setImmediate } from 'node:timers/promises';
import type { LiveSocket } from './live.ts';

/** So many are told in one go: ten thousand writes would keep everybody else waiting. */
export const AT_ONCE = 500;

/**
 * Tells many the same, in rounds. Most of the price of a write is the way to the socket: what comes during a round goes with
 * the next, and whoever is told several things is told them in one.
 */
export class BroadcastQueue {
  private readonly waiting: { readonly hearers: ReadonlySet<LiveSocket>; readonly text: Buffer }[] = [];
  private isTelling = false;

  constructor(private readonly push: (socket: LiveSocket, texts: readonly Buffer[]) => void) {}

  tell(hearers: ReadonlySet<LiveSocket>, text: Buffer): void {
    this.waiting.push({ hearers, text });
    if (!this.isTelling) void this.tellAll();
  }

  private async tellAll(): Promise<void> {
    this.isTelling = true;
    while (this.waiting.length > 0) {
      let told = 0;
      for (const [socket, texts] of this.nextRound()) {
        this.push(socket, texts);
        if ((told += 1) % AT_ONCE === 0) await setImmediate();
      }
    }
    this.isTelling = false;
  }

  private nextRound(): Map<LiveSocket, Buffer[]> {
    const round = new Map<LiveSocket, Buffer[]>();
    for (const { hearers, text } of this.waiting.splice(0))
      for (const socket of hearers) {
        const texts = round.get(socket);
        if (texts === undefined) round.set(socket, [text]);
        else texts.push(text);
      }
    return round;
  }
}
