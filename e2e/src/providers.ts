// A server of its own for each worker that has X and Google set up, both played by the same local provider.
import { test as base } from './journey.ts';
import { startProvider } from './provider.ts';
import type { Provider } from './provider.ts';
import { startServer } from './server.ts';

export const marvin = {
  id: '4711',
  username: 'marvin',
  name: 'Marvin the Android',
  description: 'Brain the size of a planet',
  verified: true,
  public_metrics: { followers_count: 42, following_count: 7, tweet_count: 99 },
};

export const test = base.extend<{ x: Provider }, { provider: Provider }>({
  provider: [
    // Playwright insists on a pattern here, also where nothing is needed.
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider, serverEnv }, use) => {
      const server = await startServer({
        X_CLIENT_ID: 'app-client',
        X_AUTHORIZE_URL: `${provider.url}/authorize`,
        X_TOKEN_URL: `${provider.url}/token`,
        X_API_URL: provider.url,
        GOOGLE_CLIENT_ID: 'app-google',
        GOOGLE_CLIENT_SECRET: 'a secret between two machines',
        GOOGLE_ISSUER: provider.url,
        DEMO: 'off',
        ...serverEnv,
      });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** The provider, behaving, for one journey. */
  x: async ({ provider }, use) => {
    provider.behave();
    provider.user = { ...marvin };
    provider.claims = {};
    await use(provider);
    provider.behave();
  },
});

export { expect, kept, keptAt, stepUntil, stopClock, whoIsIn } from './journey.ts';
