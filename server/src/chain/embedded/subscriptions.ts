// The websocket of a node: who waits for a signature, an account or the next slot. Looking once in a slot finds what any
// process has written; what lands in this one is told at once.
import { SLOT_MS, type RpcMethod } from '@wagram/contract/chain';
import { RpcRefusal } from '../network/port.ts';
import { writeExact } from '../network/write-exact.ts';
import { signatureOf } from './params.ts';

/** What is needed of a websocket. */
export interface Line {
  send(text: string): void;
}

type Ask = (method: RpcMethod, params: readonly unknown[]) => Promise<unknown>;

interface Subscription {
  readonly line: Line;
  readonly kind: 'signature' | 'account' | 'slot';
  readonly params: readonly unknown[];
  /** What was told last. */
  told: string | null;
  /** Its place is taken before anything is asked for it. */
  isReady: boolean;
}

interface Heard {
  readonly id: unknown;
  readonly method: unknown;
  readonly params: readonly unknown[];
}

const NOT_FOUND = -32_601;
const PER_LINE = 100;
const KINDS = ['signature', 'account', 'slot'] as const;
/** After a look so many times as long nobody looks: however many wait, the database has time for others. */
const REST = 3;

export class Subscriptions {
  private readonly open = new Map<number, Subscription>();
  private last = 0;
  private timer: NodeJS.Timeout | null = null;
  private isLooking = false;
  private restsUntil = 0;

  constructor(private readonly ask: Ask) {}

  /** One request of a client. */
  async hear(line: Line, { id, method, params }: Heard): Promise<void> {
    const reply = (result: unknown): void => line.send(writeExact({ jsonrpc: '2.0', id, result }));
    const refuse = (code: number, message: string): void =>
      line.send(writeExact({ jsonrpc: '2.0', id, error: { code, message } }));
    const kind = KINDS.find((name) => method === `${name}Subscribe`);
    if (kind !== undefined && this.countOf(line) < PER_LINE) {
      try {
        await this.subscribe({ line, kind, params, told: null, isReady: false }, reply);
      } catch (error) {
        if (!(error instanceof RpcRefusal)) throw error;
        refuse(error.code, error.message);
      }
    } else if (KINDS.some((name) => method === `${name}Unsubscribe`)) {
      const number = Number(params[0]);
      // Numbers are easily guessed: what others wait for is not theirs to end.
      reply(this.open.get(number)?.line === line && this.open.delete(number));
    } else if (method === 'ping') {
      reply(null);
    } else {
      refuse(NOT_FOUND, 'Method not found');
    }
  }

  private countOf(line: Line): number {
    return [...this.open.values()].filter((other) => other.line === line).length;
  }

  private async subscribe(subscription: Subscription, reply: (result: unknown) => void): Promise<void> {
    const { kind, params } = subscription;
    if (kind === 'signature') signatureOf(params[0]);
    const number = (this.last += 1);
    this.open.set(number, subscription);
    try {
      // What an account was before is known before anybody waits for its change.
      if (kind === 'account')
        subscription.told = valueOf(writeExact(await this.ask('getAccountInfo', withEncoding(params))));
    } catch (error) {
      this.open.delete(number);
      throw error;
    }
    // They may have hung up meanwhile.
    if (!this.open.has(number)) return;
    subscription.isReady = true;
    reply(number);
    this.start();
    if (kind === 'signature') await this.tell(number, subscription);
  }

  /** They are gone. */
  hangUp(line: Line): void {
    for (const [number, subscription] of this.open) if (subscription.line === line) this.open.delete(number);
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.open.clear();
  }

  /** Tells everybody what is new to them. */
  async look(): Promise<void> {
    if (this.isLooking || performance.now() < this.restsUntil) return;
    this.isLooking = true;
    const from = performance.now();
    for (const [number, subscription] of this.open) {
      // The database is away, or nobody can answer this one: the others hear all the same, and they at the next look.
      if (subscription.isReady) await this.tell(number, subscription).catch(() => undefined);
    }
    const now = performance.now();
    this.restsUntil = now + REST * (now - from);
    this.isLooking = false;
  }

  private start(): void {
    this.timer ??= setInterval(() => {
      if (this.open.size > 0) return void this.look();
      if (this.timer !== null) clearInterval(this.timer);
      this.timer = null;
    }, SLOT_MS).unref();
  }

  private async tell(number: number, subscription: Subscription): Promise<void> {
    const { line, kind, params } = subscription;
    const notify = (result: unknown): void => {
      const text = { jsonrpc: '2.0', method: `${kind}Notification`, params: { result, subscription: number } };
      line.send(writeExact(text));
    };
    if (kind === 'slot') {
      const slot = (await this.ask('getSlot', [])) as number;
      notify({ slot, parent: slot - 1, root: Math.max(0, slot - 32) });
    } else if (kind === 'signature') {
      const statuses = (await this.ask('getSignatureStatuses', [[params[0]]])) as {
        context: object;
        value: readonly ({ err: unknown } | null)[];
      };
      const status = statuses.value[0] ?? null;
      if (status === null || !this.open.delete(number)) return;
      notify({ context: statuses.context, value: { err: status.err } });
    } else {
      const answer = await this.ask('getAccountInfo', withEncoding(params));
      const value = valueOf(writeExact(answer));
      if (value === subscription.told) return;
      subscription.told = value;
      notify(answer);
    }
  }
}

const withEncoding = ([address, options]: readonly unknown[]): unknown[] => [
  address,
  { encoding: 'base64', ...(typeof options === 'object' ? options : {}) },
];

/** Without the slot, which is another each time. */
const valueOf = (answer: string): string => answer.slice(answer.indexOf('"value":'));
