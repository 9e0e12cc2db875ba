// `node e2e/lighthouse.mjs [--member] [path …]`: Lighthouse's phone profile on the built server, by hand.
// With --member as somebody signed in; `:me` in a path is their handle, `:post` a post of the feed.
// Lighthouse imitates a phone by a processor four times slower than a usual desk's, whose benchmark index is about 1,500. On a
// slower machine SLOWDOWN=2 and the like imitate the same phone; its index is printed with each run.
// Not part of npm test: its figures move with whatever else the machine does. It says the median of three runs.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser, startBuiltServer } from './built-server.mjs';

const RUNS = 3;
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 4);
/** Lighthouse's slow 4G, as it is; only the processor is ours to choose. */
const throttling = {
  rttMs: 150,
  throughputKbps: 1_638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1_474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: SLOWDOWN,
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @param {string} url @param {Record<string, string>} extraHeaders */
const measure = async (url, extraHeaders) => {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const options = {
      port: chrome.port,
      output: /** @type {const} */ ('json'),
      onlyCategories: CATEGORIES,
      extraHeaders,
      throttling,
    };
    const result = await lighthouse(url, options);
    if (result === undefined) throw new Error('Lighthouse said nothing');
    return result.lhr;
  } finally {
    chrome.kill();
  }
};

/** @param {string} url @param {Record<string, string>} headers */
const measurePage = async (url, headers) => {
  /** @type {Map<string, number[]>} */
  const scores = new Map(CATEGORIES.map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    const lhr = await measure(url, headers);
    for (const name of CATEGORIES) scores.get(name)?.push(Math.round((lhr.categories[name]?.score ?? 0) * 100));
    const figure = (/** @type {string} */ id) => lhr.audits[id]?.displayValue ?? '';
    console.log(
      `run ${run + 1}: FCP ${figure('first-contentful-paint')}, LCP ${figure('largest-contentful-paint')}, TBT ${figure('total-blocking-time')}, CLS ${figure('cumulative-layout-shift')}, benchmark index ${lhr.environment.benchmarkIndex}`,
    );
    for (const name of ['accessibility', 'best-practices', 'seo'])
      for (const { id, weight } of lhr.categories[name]?.auditRefs ?? [])
        if (weight > 0 && (lhr.audits[id]?.score ?? 1) < 1) console.log(`  ${name}: ${lhr.audits[id]?.title}`);
  }
  for (const [name, found] of scores) {
    const median = found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)];
    console.log(`${name} ${median} (${found.join(', ')})`);
  }
};

const server = await startBuiltServer();
try {
  const paths = process.argv.slice(2).filter((word) => word.startsWith('/'));
  const isMember = process.argv.includes('--member');
  const { handle, cookie } = await server.signUp();
  const feed = await fetch(`${server.url}/api/posts?feed_type=trenches`).then((reply) => reply.json());
  for (const path of paths.length > 0 ? paths : ['/']) {
    console.log(path);
    const address = path.replace(':me', handle).replace(':post', String(feed.posts[0].id));
    await measurePage(server.url + address, isMember ? { Cookie: cookie } : {});
  }
} finally {
  await server.stop();
}
