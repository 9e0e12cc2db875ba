import type { MemberId } from '@wagram/contract/kernel';
import type { Db } from '../db/database.ts';

declare const payloadOf: unique symbol;

/** Names a kind of work and what it is told; the room that does it exports it to those who ask for it. */
export interface JobKind<Payload extends object> {
  readonly name: string;
  readonly [payloadOf]?: Payload;
}

/** The kind says it all, or the key does. */
export type NoPayload = Readonly<Record<string, never>>;

export const jobKind = <Payload extends object = NoPayload>(name: string): JobKind<Payload> => ({ name });

export interface JobOptions {
  /** While one waits, another with the same key is the same. */
  readonly key?: string;
  /** One after the other: a slow server is asked by one at a time. */
  readonly lane?: string;
  /** Whom it is about: it goes with them. */
  readonly memberId?: MemberId;
  /** At once, if it is not said. */
  readonly dueAt?: Date;
  /** The lower the sooner. */
  readonly priority?: number;
}

/** One try at a job. It may happen twice: after a crash, or when the lease was lost. */
export interface Job<Payload extends object> {
  readonly payload: Payload;
  readonly key: string | null;
  readonly memberId: MemberId | null;
  /** 1 for the first. */
  readonly tries: number;
  /** What fails now is given up. */
  readonly isLastTry: boolean;
  /** The program stops, or the job has passed to somebody else. */
  readonly signal: AbortSignal;
  /**
   * Finishes the job in the transaction of what it did: both are kept, or neither. false: somebody else has taken over, and
   * what was done has to be taken back.
   */
  finish(tx: Db): Promise<boolean>;
}

export interface JobRules<Payload extends object> {
  /** So many at once in each process. */
  readonly atOnce?: number;
  /** Whoever is silent for so long has died. It is prolonged by itself for as long as the work goes on. */
  readonly leaseMs?: number;
  /** Pauses after failures; after the last one it is given up. */
  readonly pausesMs?: readonly number[];
  /** Done again and again, by one process at a time. */
  readonly everyMs?: number;
  /** Before it becomes a matter for operators. */
  onGivenUp?(job: Job<Payload>, error: unknown): Promise<void>;
}

export type JobWork<Payload extends object> = (job: Job<Payload>) => Promise<void>;

/** Trying again would not help. */
export class Hopeless extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Hopeless';
  }
}

/** Not now: it comes again at that time, and this was no try. */
export class NotYet extends Error {
  constructor(readonly dueAt: Date) {
    super('Not yet');
    this.name = 'NotYet';
  }
}
