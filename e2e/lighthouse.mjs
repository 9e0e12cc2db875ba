// `node e2e/lighthouse.mjs [path]`: Lighthouse's phone profile on the landing page of the built server, by hand.
// Not part of npm test: its figures move with whatever else the machine does. It says the median of three runs.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MAIN = fileURLToPath(new URL('../server/dist/app/main.js', import.meta.url));
const chromePath =
  process.env['CHROME_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** @returns {Promise<number>} */
const findFreePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address === null || typeof address === 'string' ? reject(address) : resolve(address.port)));
    });
  });

/** @param {string} url */
const whenAnswering = async (url) => {
  for (let tries = 0; tries < 600; tries += 1) {
    const isUp = await fetch(`${url}/healthz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not answer');
};

/** @param {string} url */
const measure = async (url) => {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', onlyCategories: CATEGORIES });
    if (result === undefined) throw new Error('Lighthouse said nothing');
    return result.lhr;
  } finally {
    chrome.kill();
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const port = await findFreePort();
const server = spawn(process.execPath, [MAIN], {
  env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: 'inherit',
});
try {
  const origin = `http://localhost:${port}`;
  await whenAnswering(origin);
  /** @type {Map<string, number[]>} */
  const scores = new Map(CATEGORIES.map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    const lhr = await measure(`${origin}${process.argv[2] ?? '/'}`);
    for (const name of CATEGORIES) scores.get(name)?.push(Math.round((lhr.categories[name]?.score ?? 0) * 100));
    const figure = (/** @type {string} */ id) => lhr.audits[id]?.displayValue ?? '';
    console.log(
      `run ${run + 1}: FCP ${figure('first-contentful-paint')}, LCP ${figure('largest-contentful-paint')}, TBT ${figure('total-blocking-time')}, CLS ${figure('cumulative-layout-shift')}`,
    );
    for (const name of ['accessibility', 'best-practices', 'seo'])
      for (const { id, weight } of lhr.categories[name]?.auditRefs ?? [])
        if (weight > 0 && (lhr.audits[id]?.score ?? 1) < 1) console.log(`  ${name}: ${lhr.audits[id]?.title}`);
  }
  for (const [name, found] of scores) {
    const median = found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)];
    console.log(`${name} ${median} (${found.join(', ')})`);
  }
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(dataDir, { recursive: true, force: true });
}
