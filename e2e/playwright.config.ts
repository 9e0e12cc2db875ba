import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

// The one without windows is the fastest.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const chromium = process.env['CHROMIUM'] ?? places.find((path) => existsSync(path));

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
  expect: { timeout: 10_000 },
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
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A microphone that beeps, and nobody who has to allow it.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
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
