// POST /api/chain/rpc and its websocket: the network in the words of Solana's nodes, for the wallet and for any tool.
import { RPC_BATCH_MAX, RPC_METHODS, type RpcMethod } from '@wagram/contract/chain';
import type { FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { addressKey, allowRead, assertSameOrigin, Failure, type App } from '#kernel';
import type { EmbeddedNetwork } from '../embedded/network.ts';
import type { Line } from '../embedded/subscriptions.ts';
import { giveTestSol } from '../faucet.ts';
import { NetworkUnreachable, RpcRefusal, type ChainNetwork } from './port.ts';
import { writeExact } from './write-exact.ts';

const BODY_MAX = 64_000;
const LINES_MAX = 500;
const LINES_EACH = 20;
/** Who does not read is dropped before what is unread fills the memory. */
const UNREAD_MAX = 1_000_000;

const NOT_A_REQUEST = -32_600;
const NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;
const INTERNAL = -32_603;
const TRY_LATER = -32_005;

interface RpcRequest {
  readonly id: unknown;
  readonly method: unknown;
  readonly params: readonly unknown[];
}

const requestOf = (value: unknown): RpcRequest | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { id = null, method, params = [] } = value as Readonly<Record<string, unknown>>;
  return Array.isArray(params) ? { id, method, params } : null;
};

const isAllowed = (method: unknown): method is RpcMethod => (RPC_METHODS as readonly unknown[]).includes(method);

/** Clients of Solana read errors by their number. */
const errorOf = (error: unknown): { code: number; message: string; data?: unknown } => {
  if (error instanceof RpcRefusal) return { code: error.code, message: error.message, data: error.data };
  if (error instanceof NetworkUnreachable)
    return { code: TRY_LATER, message: 'Node is unhealthy: it cannot be reached' };
  if (error instanceof Failure) return { code: error.status === 429 ? 429 : TRY_LATER, message: error.message };
  return { code: INTERNAL, message: 'Internal error' };
};

export type RpcNetwork = ChainNetwork | EmbeddedNetwork;

const isEmbedded = (network: RpcNetwork): network is EmbeddedNetwork => 'give' in network;

export const serveRpc = (app: App, network: RpcNetwork): void => {
  const ask = async (request: FastifyRequest, method: RpcMethod, params: readonly unknown[]): Promise<unknown> => {
    if (method !== 'requestAirdrop' || !isEmbedded(network)) return network.ask(method, params);
    const [address, lamports] = params;
    if (typeof address !== 'string' || !Number.isSafeInteger(lamports))
      throw new RpcRefusal(INVALID_PARAMS, 'Invalid params: an address and lamports');
    return giveTestSol(app, network, address, BigInt(lamports as number), [`visitor:${addressKey(request.ip)}`]);
  };

  const answer = async (request: FastifyRequest, value: unknown): Promise<object> => {
    const asked = requestOf(value);
    if (asked === null) return { jsonrpc: '2.0', id: null, error: { code: NOT_A_REQUEST, message: 'Invalid request' } };
    const { id, method, params } = asked;
    try {
      if (!isAllowed(method)) throw new RpcRefusal(NOT_FOUND, 'Method not found');
      await allowRead(app, request);
      return { jsonrpc: '2.0', id, result: await ask(request, method, params) };
    } catch (error) {
      const told = errorOf(error);
      if (told.code === INTERNAL) app.log.error({ err: error, method }, 'a request to the chain failed');
      return { jsonrpc: '2.0', id, error: told };
    }
  };

  app.http.post('/api/chain/rpc', { bodyLimit: BODY_MAX }, async (request, reply) => {
    assertSameOrigin(app.config, request);
    const { body } = request;
    const isBatch = Array.isArray(body);
    const list: readonly unknown[] = isBatch ? body.slice(0, RPC_BATCH_MAX) : [body];
    const answers = await Promise.all(list.map((value) => answer(request, value)));
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return reply.send(writeExact(isBatch ? answers : answers[0]));
  });

  if (isEmbedded(network)) serveLines(app, network);
};

const readFrame = (data: RawData): RpcRequest | null => {
  try {
    return requestOf(JSON.parse(String(data as Buffer)));
  } catch {
    return null;
  }
};

/** Null: no more lines, in all or for this visitor. */
const createLines = () => {
  const open = new Map<string, number>();
  let all = 0;
  const add = (key: string, by: number): void => {
    all += by;
    const left = (open.get(key) ?? 0) + by;
    if (left > 0) open.set(key, left);
    else open.delete(key);
  };
  return (key: string): { leave(): void } | null => {
    if (all >= LINES_MAX || (open.get(key) ?? 0) >= LINES_EACH) return null;
    add(key, 1);
    return { leave: () => add(key, -1) };
  };
};

const lineOf = (socket: WebSocket): Line => ({
  send: (text) => {
    if (socket.bufferedAmount > UNREAD_MAX) return socket.terminate();
    if (socket.readyState === socket.OPEN) socket.send(text);
  },
});

/** Wallets here hear of their payments over the page's own live connection; this is for other tools. */
const serveLines = (app: App, { subscriptions }: EmbeddedNetwork): void => {
  const enter = createLines();
  void app.http.register(async (scope) => {
    scope.get('/api/chain/rpc', { websocket: true }, (socket, request) => {
      assertSameOrigin(app.config, request);
      const place = enter(addressKey(request.ip));
      if (place === null) return socket.terminate();
      const line = lineOf(socket);
      const hear = async (asked: RpcRequest): Promise<void> => {
        // Whoever asks too often is cut off; what they ask here counts as what they ask there.
        const isAllowed = await allowRead(app, request).then(
          () => true,
          () => false,
        );
        if (!isAllowed) return socket.terminate();
        if (socket.readyState === socket.OPEN) await subscriptions.hear(line, asked);
      };
      socket.on('message', (data) => {
        const asked = readFrame(data);
        if (asked === null) return socket.terminate();
        app.background(hear(asked), 'a subscription to the chain');
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        place.leave();
        subscriptions.hangUp(line);
      });
    });
  });
};
