import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { testApp, type TestApp } from './test-app.ts';

/** A network that others can reach. */
export interface Network extends TestApp {
  readonly origin: string;
  /** What stands behind the second @. */
  readonly host: string;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** FED: several programs on loopback that know each other, and those named besides. */
export const networks = (count: number, ...more: readonly string[]): Promise<Network[]> =>
  networksWith({}, count, more);

export const networksWith = async (
  settings: Record<string, string>,
  count: number,
  more: readonly string[] = [],
): Promise<Network[]> => {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const hosts = ports.map((port) => `127.0.0.1:${port}`);
  const opened: Network[] = [];
  for (const [at, host] of hosts.entries()) {
    const origin = `http://${host}`;
    const env = {
      FEDERATION: 'on',
      PUBLIC_URL: origin,
      FEDERATION_HOSTS: [...hosts, ...more].join(','),
      OPERATORS: 'mod@example.org',
      DEMO: 'off',
      ...settings,
    };
    const one = await testApp({ env });
    await one.app.http.listen({ host: '127.0.0.1', port: ports[at] ?? 0 });
    onTestFinished(() => one.app.http.server.closeAllConnections());
    opened.push({ ...one, origin, host });
  }
  return opened;
};

/** Everything that one of them has to tell the others has been told, and what came of it. */
export const settleAll = async (all: readonly TestApp[]): Promise<void> => {
  const isDue = async ({ app }: TestApp): Promise<boolean> => {
    const { rows } = await app.database.pool.query<{ due: boolean }>(
      `select exists (select 1 from outbox)
         or exists (select 1 from jobs where kind like 'federation.%' and failed_at is null and due_at <= $1) as due`,
      [app.clock.now()],
    );
    return rows.some(({ due }) => due);
  };
  for (let isBusy = true; isBusy;) {
    for (const { app } of all) {
      await app.events.settle();
      app.jobs.wake();
      await app.jobs.settle();
    }
    isBusy = (await Promise.all(all.map(isDue))).includes(true);
  }
};
