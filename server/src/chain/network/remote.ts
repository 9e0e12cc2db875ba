// A cluster elsewhere, behind the node that SOLANA_RPC_URL names. Its address may hold a key: neither stands in a log, an
// error or an answer.
import type { NetworkKind, RpcMethod } from '@wagram/contract/chain';
import * as z from 'zod/mini';
import { askOutside, OutboundError, type Log } from '#kernel';
import { parseExact } from './exact-json.ts';
import { NetworkUnreachable, RpcRefusal, type ChainNetwork } from './port.ts';
import { SameQuestions } from './same-questions.ts';
import { writeExact } from './write-exact.ts';

const kinds: Readonly<Record<string, NetworkKind>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d': 'mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHScsY8CejuZLPGNeq41N': 'testnet',
};

const TIMEOUT_MS = 8_000;
/** So often it is made sure that the same network still answers. */
const SURE_MS = 30_000;
const MESSAGE_MAX = 500;
const METHOD_NOT_FOUND = -32_601;
/** The node is behind or broken: that is no word of the network. */
const NODE_TROUBLE: readonly number[] = [-32_005, -32_603];

const answer = z.object({
  id: z.number(),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })),
});

interface Door {
  readonly href: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parts of the address that may be a key. */
  readonly secrets: readonly string[];
}

const SECRET_MIN = 6;

/** A name and password within the address travel as a header: `fetch` refuses them, and repeats them when it does. */
const doorOf = (url: URL): Door => {
  const { username, password, pathname, searchParams } = url;
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  const named = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const basic = Buffer.from(named).toString('base64');
  const parts = [username, password, decodeURIComponent(password), ...pathname.split('/'), ...searchParams.values()];
  return {
    href: bare.href,
    headers: {
      'content-type': 'application/json',
      ...(named === ':' ? {} : { authorization: `Basic ${basic}` }),
    },
    secrets: parts.filter((part) => part.length >= SECRET_MIN),
  };
};

class RemoteNetwork implements ChainNetwork {
  private readonly door: Door;
  private readonly same: SameQuestions;
  private known: string | null = null;
  private sureUntil = -Infinity;
  private checking: Promise<string> | null = null;
  private isStrange = false;
  private asked = 0;

  constructor(
    url: URL,
    private readonly log: Log,
    private readonly now: () => number,
    private readonly timeoutMs: number,
  ) {
    this.door = doorOf(url);
    this.same = new SameQuestions(now);
  }

  /** Not known before the network has answered once. */
  get kind(): NetworkKind {
    return kinds[this.known ?? ''] ?? 'other';
  }

  async genesis(): Promise<string> {
    return this.known ?? this.check();
  }

  async ask(method: RpcMethod, params: readonly unknown[]): Promise<unknown> {
    if (method === 'requestAirdrop') throw new RpcRefusal(METHOD_NOT_FOUND, 'Method not found');
    // Always asked anew: whoever asks wants to be sure.
    if (method === 'getGenesisHash') return this.check();
    if (this.now() >= this.sureUntil || this.isStrange) await this.check();
    return this.same.ask(method, params, () => this.request(method, params));
  }

  /** CHN-03: what was read and what will be sent belong to one network; another one behind the same address is not asked. */
  private check(): Promise<string> {
    this.checking ??= this.compare().finally(() => (this.checking = null));
    return this.checking;
  }

  private async compare(): Promise<string> {
    const found = await this.request('getGenesisHash', []);
    if (typeof found !== 'string') throw new NetworkUnreachable('the node did not say which network it is of');
    this.known ??= found;
    if (found !== this.known) {
      if (!this.isStrange)
        this.log.error(
          { expected: this.known, found },
          'another network answers at SOLANA_RPC_URL: nothing is asked there',
        );
      this.isStrange = true;
      throw new NetworkUnreachable('another network answers than before');
    }
    this.isStrange = false;
    this.sureUntil = this.now() + SURE_MS;
    return found;
  }

  private async request(method: string, params: readonly unknown[]): Promise<unknown> {
    const id = (this.asked += 1);
    const { href, headers } = this.door;
    const body = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    const reply = await askOutside(href, { method: 'POST', headers, body }, this.timeoutMs).catch((error: unknown) => {
      // Without its cause, which may name the address.
      throw new NetworkUnreachable(`the node was ${error instanceof OutboundError ? error.reason : 'unreachable'}`);
    });
    if (reply.status !== 200) throw new NetworkUnreachable(`the node answered with status ${reply.status}`);
    return this.read(reply.body, id);
  }

  private read(body: string, id: number): unknown {
    const read = z.safeParse(answer, parsed(body));
    if (!read.success || read.data.id !== id) throw new NetworkUnreachable('the node answered something else');
    const { result, error } = read.data;
    if (error !== undefined && NODE_TROUBLE.includes(error.code))
      throw new NetworkUnreachable('the node is in trouble');
    if (error !== undefined) throw this.refusal(error);
    if (result === undefined) throw new NetworkUnreachable('the node answered nothing');
    return result;
  }

  /** Its words go to whoever asked, and into rows, which keep no zero byte. */
  private refusal({ code, message, data }: NonNullable<z.output<typeof answer>['error']>): RpcRefusal {
    const words = this.hide(message).replaceAll('\u0000', ' ').slice(0, MESSAGE_MAX);
    return new RpcRefusal(code, words, data === undefined ? undefined : parsed(this.hide(writeExact(data))));
  }

  private hide(text: string): string {
    return this.door.secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text);
  }
}

const parsed = (text: string): unknown => {
  try {
    return parseExact(text);
  } catch {
    return null;
  }
};

/** `now` is any clock that never goes back, in milliseconds. */
export const remoteNetwork = (
  url: URL,
  log: Log,
  { now = () => performance.now(), timeoutMs = TIMEOUT_MS } = {},
): ChainNetwork => new RemoteNetwork(url, log, now, timeoutMs);
