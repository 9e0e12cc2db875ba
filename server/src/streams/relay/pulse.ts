const BEAT_MS = 100;
const LATE_MS = 300;

/** Whether this process keeps up: a beat that comes late says that packets do too. It is remembered for about a second. */
export class Pulse {
  private late = 0;

  constructor() {
    let due = performance.now() + BEAT_MS;
    setInterval(() => {
      const now = performance.now();
      this.late = Math.max(now - due, this.late * 0.8);
      due = now + BEAT_MS;
    }, BEAT_MS).unref();
  }

  isLate(): boolean {
    return this.late > LATE_MS;
  }
}
