import { onTestFinished } from 'vitest';
import { createTokenBook, remoteNetwork, type ChainNetwork, type NamedNetwork } from '#chain';
import { createHttp, createLog, type App } from '#kernel';
import { Browser } from '../browser.ts';
import type { FakeCluster } from '../fakes/fake-cluster.ts';
import { anotherProcess } from '../jobs.ts';
import type { Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';

export interface ChainProgram {
  readonly app: App;
  readonly network: ChainNetwork;
  /** What is due is done, and what follows from it told. */
  settle(): Promise<void>;
  /** This person's browser, at this program. */
  browser(person: Person): Browser;
}

const log = createLog('fatal', false);

/** Another program on the same database, that speaks to this cluster; `serve` opens the rooms that it has. */
export const chainProgram = async (
  opened: TestApp,
  cluster: FakeCluster,
  serve: (app: App, network: NamedNetwork) => void,
): Promise<ChainProgram> => {
  // Time flies: nothing is remembered, and the network is made sure of each time.
  let ms = 0;
  const network = remoteNetwork(cluster.node.url, log, { now: () => (ms += 100_000), timeoutMs: 2_000 });
  const jobs = anotherProcess(opened);
  const http = await createHttp(opened.app.config, log);
  const app: App = { ...opened.app, jobs, http, calls: new Set() };
  serve(app, Object.assign(network, { book: createTokenBook(app.config, network) }));
  await http.ready();
  await jobs.start();
  onTestFinished(async () => {
    await jobs.stop();
    await http.close();
  });
  return {
    app,
    network,
    settle: async () => {
      jobs.wake();
      await jobs.settle();
      await opened.app.events.settle();
    },
    browser: (person) => {
      const browser = new Browser(http, person.browser.address, () => Promise.resolve());
      for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value);
      return browser;
    },
  };
};
