// `node e2e/phone-load.mjs [path …]`: what a member's phone loads and waits for, on the built server, by hand.
// SOC-17: 4 times slower than this machine, slow 4G as Lighthouse has it (150 ms, 1.6 Mbit/s down, 0.75 up), nothing kept.
// Not part of npm test: times move with whatever else the machine does. It says the median of five loads.
import { chromium } from '@playwright/test';
import { findBrowser, startBuiltServer } from './built-server.mjs';

const LOADS = 5;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** Read in the page: the browser's own entries. */
const watchPaints = () => {
  const seen = { lcp: 0, cls: 0, what: '' };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.lcp = entry.startTime;
      const { element } = /** @type {{ element?: Element }} */ (/** @type {unknown} */ (entry));
      seen.what = `${element?.tagName ?? 'gone'} ${(element?.textContent ?? '').slice(0, 40)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = /** @type {{ value: number, hadRecentInput: boolean }} */ (/** @type {unknown} */ (entry));
      if (!shift.hadRecentInput) seen.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** @param {import('@playwright/test').Browser} browser @param {import('@playwright/test').BrowserContextOptions['storageState']} member @param {string} url */
const load = async (browser, member, url) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // The server prints for phones, and tells one by this.
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    serviceWorkers: 'block',
    storageState: member,
  });
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  /** @type {Map<string, { url: string, type: string, bytes: number }>} */
  const requests = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^https?:/.test(request.url)) requests.set(requestId, { url: request.url, type: type ?? '', bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  await page.goto(url);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  const seen = await page.evaluate(
    () =>
      /** @type {{ seen: { lcp: number, cls: number, what: string } }} */ (/** @type {unknown} */ (globalThis)).seen,
  );
  await context.close();
  const all = [...requests.values()];
  const weigh = (/** @type {string} */ type) =>
    all.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    ...seen,
    all,
    requests: all.length,
    script: weigh('Script'),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  };
};

const median = (/** @type {number[]} */ figures) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const server = await startBuiltServer();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  const { storageState, handle } = await server.signUp();
  const paths = process.argv.slice(2).filter((word) => word.startsWith('/'));
  console.log(`Chromium ${browser.version()}, node ${process.version}`);
  for (const path of paths.length > 0 ? paths : ['/home']) {
    /** @type {Awaited<ReturnType<typeof load>>[]} */
    const loads = [];
    for (let turn = 0; turn < LOADS; turn += 1)
      loads.push(await load(browser, storageState, server.url + path.replace(':me', handle)));
    const say = (/** @type {(one: (typeof loads)[number]) => number} */ of, digits = 0) =>
      median(loads.map(of)).toFixed(digits);
    console.log(
      `${path}: ${say((one) => one.requests)} requests, ${say((one) => one.script, 1)} kB of JavaScript, ${say((one) => one.bytes, 1)} kB in all, LCP ${say((one) => one.lcp)} ms (${loads.map(({ lcp }) => Math.round(lcp)).join(', ')}; ${loads[0]?.what}), CLS ${say((one) => one.cls, 4)}`,
    );
    if (process.argv.includes('--list'))
      for (const { url, type, bytes } of loads.at(-1)?.all ?? [])
        console.log(`  ${type} ${bytes} ${new URL(url).pathname}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
