// What every journey stands on: the built server, a page whose console must stay clean, and people who are already in.
import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { expect, test as base } from './server.ts';
import { signUp } from './people.ts';
import type { Person } from './people.ts';

export interface Watch {
  /** A request that is meant to fail with this status; 0 is one that never arrives. Browsers write each into the console. */
  readonly allow: (status: number, path: string) => void;
  /** A line of the console that is meant to be there. */
  readonly allowLine: (line: RegExp) => void;
  /** A session ends somewhere else while a page asks in its name: what was under way is refused. */
  readonly allowEnd: () => void;
  readonly follow: (context: BrowserContext) => void;
}

interface Failure {
  readonly status: number;
  readonly path: string;
}

const failureOf = (text: string, url: string): Failure | null => {
  if (!text.startsWith('Failed to load resource')) return null;
  const status = /status of (\d+)/.exec(text)?.[1];
  return { status: Number(status ?? 0), path: URL.canParse(url) ? new URL(url).pathname : url };
};

export interface Journey {
  watch: Watch;
  /** Another browser with nothing in it, on a screen of its own where one is given. */
  otherBrowser: (screen?: BrowserContextOptions) => Promise<Page>;
  /** A member made through the API; the page's browser carries their session. */
  member: Person;
}

export const test = base.extend<Journey>({
  watch: [
    async ({ context }, use) => {
      const found: { line: string; failure: Failure | null }[] = [];
      const allowed: Failure[] = [];
      const lines: RegExp[] = [];
      const follow = (watched: BrowserContext): void => {
        watched.on('console', (message) => {
          if (message.type() !== 'error') return;
          const { url } = message.location();
          found.push({ line: `${message.text()} ${url}`, failure: failureOf(message.text(), url) });
        });
        watched.on('weberror', (error) => found.push({ line: String(error.error()), failure: null }));
      };
      follow(context);
      await use({
        allow: (status, path) => allowed.push({ status, path }),
        allowLine: (line) => lines.push(line),
        allowEnd: () => lines.push(/status of 401 .*\/api\/|\/api\/live' failed: HTTP Authentication failed/),
        follow,
      });
      const isMeant = ({ line, failure }: (typeof found)[number]): boolean =>
        lines.some((meant) => meant.test(line)) ||
        allowed.some((meant) => meant.status === failure?.status && meant.path === failure.path);
      expect(found.filter((entry) => !isMeant(entry)).map(({ line }) => line)).toEqual([]);
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (screen = {}) => {
      const context = await browser.newContext(screen);
      watch.follow(context);
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  member: async ({ context }, use) => {
    await use(await signUp(context));
  },
});

/** Whom the server takes this browser for: the session is the authority, whatever the page shows. */
export const whoIsIn = async (page: Page): Promise<string | null> => {
  const { user } = await apiOf(page.context()).auth.getSession();
  return user?.username ?? null;
};

/** What the browser keeps under a key, on the page's origin. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => window.localStorage.getItem(name), key);

/** What it keeps for an origin, also while it shows another one. */
export const keptAt = async (page: Page, origin: string): Promise<Record<string, string>> => {
  const { origins } = await page.context().storageState();
  const entries = origins.find((entry) => entry.origin === origin)?.localStorage ?? [];
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]));
};

/** Stops the page's clock before it is opened, so that a timer is the only thing that `runFor` moves. */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: Date.now() - 1_000 });
  await page.clock.pauseAt(Date.now());
};

/** Moves a stopped clock until something shows: React itself waits a moment before it draws a screen that was loaded. */
export const stepUntil = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(50);
    expect(await shown.isVisible()).toBe(true);
  }).toPass({ intervals: [20], timeout: 15_000 });

export { expect } from './server.ts';
