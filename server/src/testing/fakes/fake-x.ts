import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A local stand-in for X: hands out a token for each code once, and says who its owner is. */
export interface FakeX {
  env: Record<string, string>;
  /** What X was asked, newest last. */
  asked: { path: string; headers: IncomingMessage['headers']; form: URLSearchParams }[];
  user: Record<string, unknown>;
  /** Replaces the normal answer of one endpoint. */
  misbehave(path: '/token' | '/2/users/me' | '/marvin.png', answer: (reply: ServerResponse) => void): void;
}

/** A dot, as a PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const X_TOKEN = 'x-token-that-must-stay-on-the-server';

export const fakeX = async (): Promise<FakeX> => {
  const faults = new Map<string, (reply: ServerResponse) => void>();
  const used = new Set<string>();
  const x: FakeX = {
    env: {},
    asked: [],
    user: {
      id: '4711',
      username: 'marvin',
      name: 'Marvin 🤖',
      description: 'Brain the size of a planet',
      verified: true,
      public_metrics: { followers_count: 42, following_count: 7, tweet_count: 99 },
    },
    misbehave: (path, answer) => void faults.set(path, answer),
  };
  const server = createServer((request, reply) => void answer(request, reply));

  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const path = (request.url ?? '').split('?')[0] ?? '';
    x.asked.push({ path, headers: request.headers, form });
    const fault = faults.get(path);
    if (fault !== undefined) return fault(reply);
    if (path === '/marvin.png') return void reply.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
    const code = form.get('code') ?? '';
    if (path === '/token' && used.has(code))
      return send(reply, 400, {
        error: 'invalid_request',
        error_description: 'Value passed for the authorization code was invalid.',
      });
    used.add(code);
    return path === '/token'
      ? send(reply, 200, { access_token: X_TOKEN, token_type: 'bearer' })
      : send(reply, 200, { data: x.user });
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  x.user.profile_image_url = `${base}/marvin.png`;
  x.env = { X_CLIENT_ID: 'app-client', X_CLIENT_SECRET: 'shh', X_TOKEN_URL: `${base}/token`, X_API_URL: base };
  return x;
};

export const send = (reply: ServerResponse, status: number, body: unknown): void => {
  reply
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
};
