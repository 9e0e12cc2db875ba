const open = new Set<Channel>();

/** A channel between tabs, as browsers have it: everybody but the one who says it hears a copy, a moment later. */
export class Channel extends EventTarget {
  constructor(readonly name: string) {
    super();
    open.add(this);
  }

  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    for (const other of open)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
  }

  close(): void {
    open.delete(this);
  }
}
