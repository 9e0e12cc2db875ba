import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server that is not ours, with one person on it who may say anything. */
export interface Peer {
  readonly host: string;
  readonly origin: string;
  readonly actor: string;
  readonly keyId: string;
  readonly key: KeyObject;
  /** What it answers at a path, by path. */
  readonly documents: Map<string, object>;
  /** Paths that it was asked for, and what was sent to it. */
  readonly asked: string[];
  readonly received: unknown[];
  /** Paths of what was there once. */
  readonly gone: Set<string>;
  /** What it takes in is answered after this. */
  answersAfter: Promise<unknown>;
  /** What it calls its documents. */
  type: string;
}

export const startPeer = async (name = 'eve'): Promise<Peer> => {
  const { publicKey, privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const documents = new Map<string, object>();
  const [asked, received]: [string[], unknown[]] = [[], []];
  const gone = new Set<string>();
  const settings = { answersAfter: Promise.resolve() as Promise<unknown>, type: 'application/activity+json' };
  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    asked.push(`${request.method ?? ''} ${path}`);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      const found = documents.get(path);
      const known = request.method === 'POST' ? 202 : found === undefined ? 404 : 200;
      const status = gone.has(path) ? 410 : known;
      const answer = () => reply.writeHead(status, { 'content-type': settings.type }).end(JSON.stringify(found ?? {}));
      if (request.method === 'POST') void settings.answersAfter.then(answer);
      else answer();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  const actor = `${origin}/users/${name}`;
  const keyId = `${actor}#key`;
  documents.set(`/users/${name}`, {
    '@context': 'https://www.w3.org/ns/activitystreams',
    id: actor,
    type: 'Person',
    preferredUsername: name,
    name: `${name} of ${host}`,
    summary: '<p>I am <b>elsewhere</b></p><script>alert(1)</script>',
    inbox: `${actor}/inbox`,
    publicKey: { id: keyId, owner: actor, publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }) },
  });
  return Object.assign(settings, { host, origin, actor, keyId, key, documents, asked, received, gone });
};
