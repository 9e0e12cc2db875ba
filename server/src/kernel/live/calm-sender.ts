import type { LiveMessage } from './live.ts';

/** What may happen many times in a second is told about once in it. */
const CALM_MS = 1_000;

/** The first at once, of those that follow within the second the last: ten thousand pages do not ask for each vote. */
export class CalmSender {
  /** By topic and type: what is to be said when the second is over. */
  private readonly waiting = new Map<string, LiveMessage | null>();

  constructor(private readonly sendNow: (topic: string, message: LiveMessage) => void) {}

  send(topic: string, message: LiveMessage): void {
    const key = `${topic}:${message.type}`;
    if (this.waiting.has(key)) return void this.waiting.set(key, message);
    this.sendNow(topic, message);
    this.waiting.set(key, null);
    setTimeout(() => {
      const last = this.waiting.get(key) ?? null;
      this.waiting.delete(key);
      if (last !== null) this.send(topic, last);
    }, CALM_MS).unref();
  }
}
