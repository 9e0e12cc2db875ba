// IN-01: what people type is text on every screen. The page's policy is switched off here: it is the second wall, and the
// first one has to hold without it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import type { PostId } from '@wagram/contract/kernel';
import { apiOf } from './api.ts';
import { signUp, newName } from './people.ts';
import { cardOf, postAs } from './posts.ts';
import { expect, test } from './providers.ts';
import { packed, xssStrings } from './xss-strings.ts';

const NAME = '<img src=x onerror=alert(1)>';
const BIO = '"><script>alert(2)</script>';

/** A host that must hear nothing. */
const openCanary = async (): Promise<{ host: string; heard: string[]; stop: () => void }> => {
  const heard: string[] = [];
  const server = createServer((request, reply) => {
    heard.push(request.url ?? '');
    reply.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Anything in the page that only such a string could have brought. */
const grown = (page: Page, canary: string): Promise<string[]> =>
  page.evaluate((host) => {
    const handlers = (node: Element) => [...node.attributes].some(({ name }) => name.startsWith('on'));
    const leads = (node: Element) =>
      ['src', 'href', 'action', 'data', 'xlink:href'].some((name) => {
        const value = node.getAttribute(name) ?? '';
        return value.includes(host) || /^\s*(java\s*script|vbscript|data:text|view-source)/i.test(value);
      });
    const foreign =
      'marquee, math, object, embed, iframe, base, set, animate, details, mglyph, meta[http-equiv="refresh"]';
    return [...document.querySelectorAll('*')]
      .filter((node) => handlers(node) || leads(node) || node.matches(foreign))
      .map((node) => node.outerHTML.slice(0, 200));
  }, canary);

/** As it is read: the signs that turn the direction of a line are not kept. */
const kept = (text: string): string => text.replaceAll('\u202e', '').trim();

/** As long as an answer of a poll may be. */
const answer = (text: string): string => text.slice(0, 100);

const comment = async (context: BrowserContext, post: PostId, content: string): Promise<void> => {
  await apiOf(context).comments.createComment({ post_id: post, content });
};

/** A picture of one dot whose words for those who do not see it are these. */
const postWithAlt = async (context: BrowserContext, dot: Buffer, alt: string): Promise<string> => {
  const api = apiOf(context);
  const { url } = await api.sendMedia(new Blob([new Uint8Array(dot)], { type: 'image/png' }), 'dot.png');
  return (await api.posts.createPost({ content: '', image_url: url, alt })).post.id;
};

const READ_AS_MARKUP = async (address: string) => {
  const text = await (await fetch(address)).text();
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  const items = [...feed.querySelectorAll('item')].map((item) => ({
    link: item.querySelector('link')?.textContent ?? '',
    description: item.querySelector('description')?.textContent ?? '',
    by: item.getElementsByTagName('dc:creator')[0]?.textContent ?? '',
  }));
  // Feed readers show a description as HTML: so does this.
  const shown = items.map(({ link, description, by }) => {
    const place = document.createElement('div');
    place.innerHTML = description;
    const names = [...place.querySelectorAll('*')].map((node) => node.localName);
    for (const line of place.querySelectorAll('br')) line.replaceWith('\n');
    return { link, by, text: place.textContent, names: [...new Set(names)] };
  });
  return { isBroken: feed.querySelector('parsererror') !== null, shown };
};

test.use({ serverEnv: { LIMIT_UPLOAD: '1000' } });

test.describe('IN-01', { tag: '@wide' }, () => {
  // So tall that a list is drawn whole.
  test.use({ viewport: { width: 1440, height: 9_000 }, bypassCSP: true });

  test('more than 150 strings in every field are text on every screen', async ({ page, context, x, otherBrowser }) => {
    test.setTimeout(90_000);
    const canary = await openCanary();
    const said: string[] = [];
    context.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    const strings = xssStrings(canary.host);
    expect(new Set(strings).size).toBeGreaterThan(150);
    const clean = async (): Promise<void> => {
      expect(await grown(page, canary.host)).toEqual([]);
      expect(said).toEqual([]);
      expect(canary.heard).toEqual([]);
    };

    // The name and the bio come from X, where everybody may call themselves anything.
    x.user = { ...x.user, username: newName('mallory'), name: NAME, description: BIO, profile_image_url: undefined };
    await page.goto('/x-auth');
    await page.getByRole('button', { name: 'Continue with X' }).click();
    await page.getByRole('link', { name: 'Authorize app' }).click();
    await expect(page).toHaveURL('/welcome');
    await clean();
    await page.getByRole('button', { name: 'Skip all' }).click();
    await expect(page).toHaveURL(/\/home/);
    await clean();

    const posts = new Map<string, string>();
    const written: PostId[] = [];
    for (const text of packed(strings, 1_900)) {
      const id = await postAs(context, text);
      written.push(id);
      posts.set(id, kept(text));
    }
    const [talked] = written;
    if (talked === undefined) throw new Error('nothing was posted');
    const short = strings.filter((text) => text.length < 280);
    const comments = packed(short, 279).map((text) => text.trim());
    for (const text of comments) await comment(context, talked, text);
    for (const id of written) {
      await apiOf(context).posts.actOnPost({ post_id: id, action: 'like' });
      await apiOf(context).bookmarks.addBookmark({ postId: id });
    }

    const reads = async (id: string, text: string): Promise<void> => {
      const card = cardOf(page, id).first();
      expect(await card.locator('p[dir="auto"]').first().textContent()).toBe(text);
      await expect(card.getByRole('link', { name: NAME }).first()).toBeVisible();
    };
    for (const path of ['/home', '/explore?filter=recent', '/bookmarks']) {
      await page.goto(path);
      for (const id of posts.keys()) await expect(cardOf(page, id).first()).toBeAttached();
      for (const [id, text] of posts) await reads(id, text);
      await clean();
    }
    const dot = await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 } });
    const pictures = new Map<string, string>();
    for (const alt of packed(strings, 990)) pictures.set(await postWithAlt(context, dot, alt), kept(alt));
    await page.goto('/home');
    for (const [id, alt] of pictures) {
      await cardOf(page, id).scrollIntoViewIfNeeded();
      expect(await cardOf(page, id).locator('img[srcset]').getAttribute('alt')).toBe(alt);
    }
    await cardOf(page, [...pictures.keys()].at(-1) ?? '')
      .getByRole('button', { name: /^Open: / })
      .click();
    await expect(page.getByRole('dialog').locator('p')).toHaveText([...pictures.values()].at(-1) ?? '');
    await clean();

    await page.goto(`/post/${talked}`);
    await reads(talked, posts.get(talked) ?? '');
    await clean();
    await page.goto(`/post/${talked}/comments`);
    const shown = page.getByRole('list', { name: 'Comments of this post' }).locator('p[dir="auto"]');
    await expect(async () => {
      await shown.last().scrollIntoViewIfNeeded();
      expect(await shown.count()).toBe(comments.length);
    }).toPass();
    expect(await shown.allTextContents()).toEqual(comments.map(kept));
    await page
      .getByRole('button', { name: /^Reply to/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Reply' })).toContainText(strings[0] ?? '');
    await clean();

    // Said to somebody: the chat and the inbox.
    const friend = await signUp((await otherBrowser()).context());
    const told = packed(strings, 3_900).map((text) => text.trim());
    for (const content of told) {
      await apiOf(context).messages.sendMessage({ receiver_id: friend.id, content });
    }
    await page.goto(`/chat/${friend.username}`);
    const bubbles = page.locator('[data-message] [dir="auto"] > span:first-child');
    await expect(bubbles).toHaveCount(told.length);
    expect(await bubbles.allTextContents()).toEqual(told.map(kept));
    await clean();
    await page.goto('/messages');
    await expect(page.getByRole('list', { name: 'Conversations' })).toContainText(told.at(-1)?.split('\n')[0] ?? '');
    await clean();

    // A group called so, with what is said and asked in it, and the way in.
    const made = await context.request.post('/api/groups', {
      data: {
        name: NAME,
        description: packed(strings, 480)[0],
        tags: short.slice(0, 5).map((text) => text.slice(0, 30)),
      },
    });
    expect(made.status()).toBe(200);
    const { id: groupId } = ((await made.json()) as { group: { id: string } }).group;
    const asked = { conversation_id: groupId, content: told[0], poll: { options: short.slice(0, 10).map(answer) } };
    expect((await context.request.post('/api/messages', { data: asked })).status()).toBe(200);
    await page.goto('/explore?tab=communities');
    await expect(
      page.getByRole('list', { name: 'Communities' }).getByRole('link', { name: NAME }).first(),
    ).toBeVisible();
    await clean();
    await page.goto(`/group/${groupId}?info=about`);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await clean();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio')).toHaveCount(asked.poll.options.length);
    await clean();

    // Typed by hand, one of each kind: the composer and its draft, and the search of the bookmarks and of the page.
    const some = strings.filter((_, index) => index % 16 === 0);
    await page.goto('/compose');
    await page.getByRole('textbox', { name: 'Your post' }).fill(some.join(' '));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.goto('/compose');
    await expect(page.getByRole('region', { name: 'You left something unsent' })).toContainText(some[0] ?? '');
    await page.goto('/bookmarks');
    for (const words of some.filter((one) => one.length < 200).slice(0, 6)) {
      const sought = `no such thing ${words}`.replaceAll('\n', ' ');
      await page.getByRole('searchbox', { name: 'Search your bookmarks' }).fill(sought);
      await expect(page.getByText(`None of your bookmarks has “${sought.trim()}” in it.`)).toBeVisible();
    }
    await page.getByRole('combobox').fill(some[0] ?? '');
    await expect(page.getByRole('option', { name: /^Search posts for/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('heading', { level: 1, name: /^Results for/ })).toBeVisible();
    await clean();

    // What leaves the server: the feed that readers fetch, and the tags that other places show.
    const feed = await page.evaluate(READ_AS_MARKUP, `/user/${String(x.user['username'])}/rss`);
    expect(feed.isBroken).toBe(false);
    expect(feed.shown).toHaveLength(posts.size + pictures.size);
    for (const { link, text, names, by } of feed.shown) {
      const id = link.split('/').at(-1) ?? '';
      expect([text, by]).toEqual([posts.get(id) ?? pictures.get(id), NAME]);
      expect(['br', '']).toContain(names.join());
    }
    const visitor = await otherBrowser({ bypassCSP: true });
    visitor.on('dialog', (dialog) => said.push(dialog.message()));
    await signUp(visitor.context());
    for (const path of [...posts.keys()].slice(0, 4).map((id) => `/post/${id}`)) {
      await visitor.goto(path);
      await expect(visitor.getByRole('article').first()).toBeVisible();
      const title = visitor.locator('meta[property="og:title"]');
      expect(await title.getAttribute('content')).toContain(NAME);
      expect(await visitor.locator('meta[property="og:description"]').count()).toBe(1);
      expect(await grown(visitor, canary.host)).toEqual([]);
    }
    await clean();
    canary.stop();
  });

  test('the proof would notice: the same strings, put into a page as markup, act', async ({ page, watch }) => {
    watch.allowLine(/./);
    const canary = await openCanary();
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto('/terms');
    await page.evaluate(
      (texts) => {
        for (const text of texts) document.body.insertAdjacentHTML('beforeend', text);
      },
      xssStrings(canary.host).slice(0, 20),
    );
    await expect.poll(() => said.length).toBeGreaterThan(3);
    await expect.poll(() => canary.heard.length).toBeGreaterThan(3);
    expect((await grown(page, canary.host)).length).toBeGreaterThan(15);
    canary.stop();
  });
});
