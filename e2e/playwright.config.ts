import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const chromium = process.env['CHROMIUM'] ?? places.find((path) => existsSync(path));

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  testDir: './src',
  outputDir: './results',
  globalSetup: './src/template.ts',
  fullyParallel: false,
  workers: process.env['E2E_WORKERS'] === undefined ? 2 : Number(process.env['E2E_WORKERS']),
  // A journey that passes only the second time is a fault that people will meet.
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['line'], ['json', { outputFile: pathOf('../.cache/results/e2e.json') }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
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
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
