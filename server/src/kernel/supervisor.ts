import cluster from 'node:cluster';

/** What a worker asks the process that watches over all of them. Of a count: its name, how many more, and its window. */
export type SupervisorQuestion =
  | { readonly kind: 'metrics' }
  | { readonly kind: 'tally'; readonly counted: readonly (readonly [name: string, count: number, windowMs: number])[] };

/** Metrics of all workers as text, or the sum of each count. */
export type SupervisorAnswer = string | number[];

export interface Asked {
  readonly id: number;
  readonly asked: SupervisorQuestion;
}

interface Answered {
  readonly id: number;
  readonly answered: SupervisorAnswer | null;
}

/** And what that process asks a worker. */
export interface Measure {
  readonly id: number;
  readonly measure: true;
}

export interface Measured {
  readonly id: number;
  readonly measured: object[];
}

const PATIENCE_MS = 5_000;

/** The way to the process that started this one as one of several workers. */
export class Supervisor {
  private readonly waiting = new Map<number, (answer: SupervisorAnswer | null) => void>();
  private last = 0;

  constructor(private readonly line: Pick<NodeJS.Process, 'send' | 'on' | 'connected'>) {
    line.on('message', (message: Answered | null) => {
      if (message?.answered !== undefined) this.waiting.get(message.id)?.(message.answered);
    });
  }

  /** How this worker tells what it has measured. */
  onMeasure(measure: () => Promise<object[]>): void {
    this.line.on('message', (message: Measure | null) => {
      if (message?.measure !== true) return;
      const send = (measured: object[]): void => void this.line.send?.({ id: message.id, measured } satisfies Measured);
      // Without an answer there is no sum, and whoever asked is told so.
      measure().then(send, () => undefined);
    });
  }

  /** null: nobody answered. */
  ask(asked: SupervisorQuestion): Promise<SupervisorAnswer | null> {
    if (!this.line.connected) return Promise.resolve(null);
    this.last += 1;
    const id = this.last;
    return new Promise((resolve) => {
      const end = (answer: SupervisorAnswer | null): void => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(answer);
      };
      const timer = setTimeout(end, PATIENCE_MS, null).unref();
      this.waiting.set(id, end);
      this.line.send?.({ id, asked } satisfies Asked);
    });
  }
}

/** null: this process is the only one of its program. */
export const findSupervisor = (): Supervisor | null => (cluster.isWorker ? new Supervisor(process) : null);
