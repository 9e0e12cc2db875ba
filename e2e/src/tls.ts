// Servers that are spoken with over TLS, by a certificate for this machine alone, which the programs under test trust.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as ask, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const pathOf = (name: string): string => fileURLToPath(new URL(`../certificate/${name}.pem`, import.meta.url));

/** A program that is started with it in NODE_EXTRA_CA_CERTS trusts what is served here. */
export const CERTIFICATE = pathOf('certificate');

export interface TlsServer {
  readonly host: string;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export const serveTls = async (handle: RequestListener): Promise<TlsServer> => {
  const server = createServer({ cert: readFileSync(CERTIFICATE), key: readFileSync(pathOf('key')) }, handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { host, origin: `https://${host}`, stop };
};

/** What operators have in front of the program: it takes the certificate off their hands and passes everything on. */
export const passOnTo =
  (port: number): RequestListener =>
  (request, reply) => {
    const { method = 'GET', url = '/', headers } = request;
    const passed = ask({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-proto': 'https' },
    });
    passed.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    request.pipe(passed);
  };
