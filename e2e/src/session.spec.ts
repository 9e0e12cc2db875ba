import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { expect, kept, stepUntil, stopClock, test, whoIsIn } from './journey.ts';
import { logIn } from './people.ts';
import type { Person } from './people.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const memberMenu = (page: Page) => menu(page).getByRole('button', { name: 'Log Out' });
const guestMenu = (page: Page) => menu(page).getByRole('button', { name: 'Sign in' });

const arrive = async (page: Page, member: Person): Promise<void> => {
  await page.goto('/home');
  await expect(memberMenu(page)).toBeVisible();
  expect(await kept(page, 'wagram_user')).toContain(member.id);
};

const logOutByMenu = async (page: Page): Promise<void> => {
  await memberMenu(page).click();
};

test.describe('being signed in', { tag: '@wide' }, () => {
  test('is kept as JSON and survives a reload [AUTH-21]', async ({ page, member, watch }) => {
    watch.allow(0, '/api/auth/session');
    await arrive(page, member);
    const stored = JSON.parse((await kept(page, 'wagram_user')) ?? '{}') as Record<string, unknown>;
    expect(stored).toMatchObject({ id: member.id, username: `@${member.username}` });
    // Without an answer of the server the page knows who it was; with one, the server decides.
    await page.route('**/api/auth/session', (route) => route.abort());
    await page.reload();
    await expect(memberMenu(page)).toBeVisible();
  });

  test('what cannot be read is removed [AUTH-21]', async ({ page }) => {
    for (const unreadable of ['{"id":', '[]', '{"id":7}', 'null']) {
      await page.goto('/terms');
      await page.evaluate((text) => window.localStorage.setItem('wagram_user', text), unreadable);
      await page.goto('/terms');
      await expect(guestMenu(page)).toBeVisible();
      expect(await kept(page, 'wagram_user')).toBeNull();
    }
  });

  test('what the browser claims counts for nothing: the server decides [AUTH-21]', async ({ page, member, watch }) => {
    // Lists and counts may be asked for in the claimed name before the session's answer is there: they are refused.
    watch.allowLine(/status of 401 \(Unauthorized\) http:\/\/127\.0\.0\.1:\d+\/api\/.*$/);
    // So may the socket.
    watch.allowLine(/^WebSocket connection to 'ws:\/\/127\.0\.0\.1:\d+\/api\/live' failed: HTTP Authentication failed/);
    await arrive(page, member);
    const claimed = await kept(page, 'wagram_user');
    await page.context().clearCookies();
    await page.evaluate((text) => window.localStorage.setItem('wagram_user', text), claimed ?? '');
    await page.reload();
    await expect(guestMenu(page)).toBeVisible();
    expect(await kept(page, 'wagram_user')).toBeNull();
  });

  test('ends in every tab at once [AUTH-21]', async ({ page, context, member, watch }) => {
    watch.allowEnd();
    const second = await context.newPage();
    for (const tab of [page, second]) await arrive(tab, member);
    await logOutByMenu(page);
    await expect(page).toHaveURL('/logout');
    await expect(guestMenu(second)).toBeVisible();
    expect(await kept(second, 'wagram_user')).toBeNull();
  });
});

test.describe('logging out', { tag: '@wide' }, () => {
  test('ends the server session and goes to / after 3 s [AUTH-22]', async ({ page, context, member }) => {
    await arrive(page, member);
    const cookies = await context.cookies();
    await stopClock(page);
    await logOutByMenu(page);
    const title = page.getByRole('heading', { level: 1, name: "You're logged out" });
    await stepUntil(page, title);
    await expect(page).toHaveURL('/logout');
    expect(await whoIsIn(page)).toBeNull();
    // The cookie itself, used again by somebody who kept a copy, is worth nothing.
    const copy = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL('/api/auth/session', page.url()), { headers: { cookie: copy } });
    expect(await answer.json()).toMatchObject({ user: null });
    await page.clock.runFor(2_700);
    await expect(title).toBeVisible();
    await page.clock.runFor(400);
    await expect(page).toHaveURL('/');
  });

  test('works by typing the address too [AUTH-22]', async ({ page, member }) => {
    await arrive(page, member);
    await page.goto('/logout');
    await expect(page.getByRole('heading', { level: 1, name: "You're logged out" })).toBeVisible();
    expect(await whoIsIn(page)).toBeNull();
  });

  test('that fails is told, and one is still in [AUTH-22]', async ({ page, member, watch }) => {
    watch.allow(503, '/api/auth/logout');
    await arrive(page, member);
    await page.route('**/api/auth/logout', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: 'Try again in a moment', code: 'unavailable' } }),
    );
    await logOutByMenu(page);
    await expect(page.getByText('Try again in a moment')).toBeVisible();
    await expect(page).toHaveURL('/home');
    expect(await whoIsIn(page)).toBe(`@${member.username}`);
  });
});

/** Everything a page of this origin can keep, as one text. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const listOf = (storage: Storage) => JSON.stringify(Object.entries(storage));
    const parts = [listOf(window.localStorage), listOf(window.sessionStorage), document.cookie];
    for (const { name } of await window.indexedDB.databases()) parts.push(`database ${name}`);
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        parts.push(request.url, request.url.endsWith('.woff2') ? '' : ((await answer?.text()) ?? ''));
      }
    }
    return parts.join('\n');
  });

test.describe('on a shared computer', { tag: '@wide' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing of a member stays behind but the wallet, and the back button shows nothing [PR-01]', async ({
    page,
    member,
    otherBrowser,
  }) => {
    await page.goto('/security');
    await expect(page.getByText(member.email)).toBeVisible();
    await page.goto('/compose');
    await page.getByRole('main').getByRole('textbox').first().fill('a thought not meant for others');
    await expect.poll(() => kept(page, 'wagram_drafts')).toContain('a thought not meant for others');
    await page.evaluate(async () => {
      window.localStorage.setItem('wagram_wallet', '{"sealed":"the only copy"}');
      await navigator.serviceWorker.ready;
    });
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(memberMenu(page)).toBeVisible();
    await logOutByMenu(page);
    await expect(page).toHaveURL('/logout');
    const rest = await everythingKept(page);
    for (const trace of [member.username, member.email, member.id, 'a thought not meant'])
      expect(rest).not.toContain(trace);
    expect(await kept(page, 'wagram_wallet')).toBe('{"sealed":"the only copy"}');

    for (let steps = 0; steps < 2; steps += 1) {
      await page.goBack();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByText(member.email)).toBeHidden();
      await expect(memberMenu(page)).toBeHidden();
    }
    // The next person in the same browser sees themselves.
    const other = await otherBrowser();
    await other.goto('/');
    const reply = await page.context().request.post('/api/users', { data: {} });
    expect(reply.ok()).toBe(true);
    await page.goto('/security');
    await expect(page.getByText('You are a demo member')).toBeVisible();
    await expect(page.getByText(member.email)).toBeHidden();
  });

  test('a page that was left for elsewhere shows nothing of a member who has gone [PR-01]', async ({
    page,
    context,
    member,
  }) => {
    await page.goto('/security');
    await expect(page.getByText(member.email)).toBeVisible();
    await page.goto('about:blank');
    await apiOf(context).auth.logout();
    await page.goBack();
    await expect(page.getByText('No user logged in')).toBeVisible();
    await expect(page.getByText(member.email)).toBeHidden();
    await logIn(context, member);
    await page.reload();
    await expect(page.getByText(member.email)).toBeVisible();
  });
});
