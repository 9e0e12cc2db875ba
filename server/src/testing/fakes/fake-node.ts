// A node of Solana that says what a test wants it to.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

export interface FakeNode {
  readonly url: URL;
  /** What it was asked, newest last. */
  readonly asked: (Question & { headers: IncomingMessage['headers']; path: string })[];
  /** The result of each method; text is put into the answer as it stands. */
  readonly results: Map<string, unknown>;
  /** Replaces the whole answer. */
  misbehave: ((question: Question, reply: ServerResponse) => void) | null;
}

export const fakeNode = async (path = '/'): Promise<FakeNode> => {
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const question = JSON.parse(Buffer.concat(chunks).toString()) as Question;
    node.asked.push({ ...question, headers: request.headers, path: request.url ?? '' });
    if (node.misbehave !== null) return node.misbehave(question, reply);
    const result = node.results.get(question.method) ?? null;
    const text = typeof result === 'string' ? result : JSON.stringify(result);
    reply.end(`{"jsonrpc":"2.0","id":${question.id},"result":${text}}`);
  };
  const server = createServer((request, reply) => void answer(request, reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const node: FakeNode = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`),
    asked: [],
    results: new Map<string, unknown>([['getGenesisHash', '"a-network"']]),
    misbehave: null,
  };
  return node;
};
