// The websocket of a node: who waits for a signature, an account or the next slot. Looking once in a slot finds what any
// process has written; what lands in this one is told at once.
import { SLOT_MS, type RpcMethod } from '@wagram/contract/chain';
import { writeExact } from '../write-exact.ts';

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
}

const NOT_FOUND = -32_601;
const PER_LINE = 100;
const KINDS = ['signature', 'account', 'slot'] as const;

export class Subscriptions {
  private readonly open = new Map<number, Subscription>();
  private last = 0;
  private timer: NodeJS.Timeout | null = null;
  private isLooking = false;

  constructor(private readonly ask: Ask) {}

  /** One request of a client. */
  async hear(line: Line, request: { id: unknown; method: unknown; params: readonly unknown[] }): Promise<void> {
    const { id, method, params } = request;
    const reply = (result: unknown): void => line.send(writeExact({ jsonrpc: '2.0', id, result }));
    const kind = KINDS.find((name) => method === `${name}Subscribe`);
    if (kind !== undefined && [...this.open.values()].filter((other) => other.line === line).length < PER_LINE) {
      const number = (this.last += 1);
      // What an account was before is known before anybody waits for its change.
      const told = kind === 'account' ? writeExact(await this.ask('getAccountInfo', withEncoding(params))) : null;
      this.open.set(number, { line, kind, params, told: told === null ? null : valueOf(told) });
      reply(number);
      this.start();
      if (kind === 'signature') await this.look();
    } else if (KINDS.some((name) => method === `${name}Unsubscribe`)) {
      reply(this.open.delete(Number(params[0])));
    } else if (method === 'ping') {
      reply(null);
    } else {
      line.send(writeExact({ jsonrpc: '2.0', id, error: { code: NOT_FOUND, message: 'Method not found' } }));
    }
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
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      for (const [number, subscription] of this.open) await this.tell(number, subscription);
    } catch {
      // The database is away: they hear of it at the next look.
    } finally {
      this.isLooking = false;
    }
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
