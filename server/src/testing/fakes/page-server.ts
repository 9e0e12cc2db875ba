import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A site on this machine that stands for sites elsewhere; `env` leads the links of a program to it. */
export const pageServer = async (answer: RequestListener, hosts: readonly string[] = ['pages.example']) => {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, reply) => {
    asked.push(request);
    answer(request, reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const routes = hosts.map((host) => `${host}=http://127.0.0.1:${port}`).join(',');
  return {
    port,
    /** What came in, oldest first. */
    paths: () => asked.map(({ headers, url = '' }) => `${headers.host ?? ''}${url}`),
    asked,
    env: { LINK_CARDS: 'on', LINK_ROUTES: routes },
  };
};
