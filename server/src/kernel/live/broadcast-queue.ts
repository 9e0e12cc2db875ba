// Measured by `npm run bench live` (a group of a thousand).
import { setImmediate } from 'node:timers/promises';
import type { LiveSocket } from './live.ts';

/** So many are told in one go: ten thousand writes would keep everybody else waiting. */
export const AT_ONCE = 500;

/** What a socket is told in a round. Whoever hears the same, in the same order, shares one: it is put together once. */
class Batch {
  private readonly longer = new Map<Buffer, Batch>();
  private bytes: Buffer | null = null;

  constructor(private readonly frames: readonly Buffer[] = []) {}

  with(frame: Buffer): Batch {
    const known = this.longer.get(frame) ?? new Batch([...this.frames, frame]);
    this.longer.set(frame, known);
    return known;
  }

  toBytes(): Buffer {
    return (this.bytes ??=
      this.frames.length === 1 && this.frames[0] !== undefined ? this.frames[0] : Buffer.concat(this.frames));
  }
}

/**
 * Tells many the same, in rounds. Most of the price of a write is the way to the socket: what comes during a round goes with
 * the next, and whoever is told several things is told them in one.
 */
export class BroadcastQueue {
  private readonly waiting: { readonly hearers: ReadonlySet<LiveSocket>; readonly frame: Buffer }[] = [];
  private isTelling = false;

  constructor(private readonly push: (socket: LiveSocket, frames: Buffer) => void) {}

  tell(hearers: ReadonlySet<LiveSocket>, frame: Buffer): void {
    this.waiting.push({ hearers, frame });
    if (!this.isTelling) void this.tellAll();
  }

  private async tellAll(): Promise<void> {
    this.isTelling = true;
    while (this.waiting.length > 0) {
      let told = 0;
      for (const [socket, batch] of this.nextRound()) {
        this.push(socket, batch.toBytes());
        if ((told += 1) % AT_ONCE === 0) await setImmediate();
      }
    }
    this.isTelling = false;
  }

  private nextRound(): Map<LiveSocket, Batch> {
    const round = new Map<LiveSocket, Batch>();
    const nothing = new Batch();
    for (const { hearers, frame } of this.waiting.splice(0))
      for (const socket of hearers) round.set(socket, (round.get(socket) ?? nothing).with(frame));
    return round;
  }
}
