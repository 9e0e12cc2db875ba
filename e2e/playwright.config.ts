import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { anyBrowser } from './src/browsers.ts';
import { CERTIFICATE } from './src/tls.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// A worker speaks with servers over TLS, and reads whom it trusts when it starts.
process.env['NODE_EXTRA_CA_CERTS'] = CERTIFICATE;

export default defineConfig({
  testDir: './src',
  outputDir: './results',
  globalSetup: './src/template.ts',
  fullyParallel: false,
  // A journey waits more than it works: three keep two cores busy.
  workers: process.env['E2E_WORKERS'] === undefined ? 3 : Number(process.env['E2E_WORKERS']),
  // One more try, so that a busy machine stops nobody; `npm test` names each journey that needed it.
  retries: 1,
  // Nobody waits for these: they only end what hangs, also on a busy machine.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: pathOf('../.cache/results/e2e.json') }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Nobody watches: what moves would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    // The worker that keeps the shell has journeys of its own; elsewhere it would only answer in the page's place.
    serviceWorkers: 'block',
    // Recording costs a quarter of the time: only a journey that is tried again is recorded, without its film.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    launchOptions: anyBrowser,
  },
  // A journey runs on both; one whose screen is the same everywhere says '@phone' or '@wide' and runs there alone.
  projects: [
    {
      name: 'phone',
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'wide', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
