import type { AnyEvent } from '../events/outbox.ts';

/** Between the memories of several processes. What is told comes within moments, and can be lost: see `onLost`. */
export class Elsewhere {
  private readonly listeners = new Map<string, ((event: AnyEvent) => void)[]>();
  private readonly losses: (() => void)[] = [];

  constructor(private readonly publish: (event: AnyEvent) => void) {}

  /** To the other processes: what they keep in memory is no longer true. */
  tell(event: AnyEvent): void {
    this.publish(event);
  }

  /** Hears what other processes tell. */
  on<E extends AnyEvent>(name: E['name'], listener: (event: E) => void): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener as (event: AnyEvent) => void]);
  }

  /** Something of it may have been missed: whoever keeps anything forgets it. */
  onLost(forget: () => void): void {
    this.losses.push(forget);
  }

  readonly hear = (event: AnyEvent): void => {
    for (const listener of this.listeners.get(event.name) ?? []) listener(event);
  };

  readonly lose = (): void => {
    for (const forget of this.losses) forget();
  };
}
