// The card of a page, from the post that links to it to a reader on another screen. The site stands on this machine.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { check } from './axe.ts';
import { expect, test as base } from './journey.ts';
import { newName, signUp } from './people.ts';
import { cardWith, takePhoto } from './posts.ts';

const HEAD = '<title>How bread rises</title><meta property="og:description" content="Flour, water, time">';

let picture: Buffer = Buffer.alloc(0);

const test = base.extend<object, { serverEnv: Readonly<Record<string, string>> }>({
  serverEnv: [
    // Playwright reads what a fixture needs from its first argument.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = createServer((request, reply) => {
        if (request.url === '/p.png') return void reply.writeHead(200, { 'content-type': 'image/png' }).end(picture);
        const head = request.url === '/bread' ? `${HEAD}<meta property="og:image" content="/p.png">` : HEAD;
        return void reply.writeHead(200, { 'content-type': 'text/html' }).end(head);
      }).listen(0, '127.0.0.1');
      await once(site, 'listening');
      const address = site.address();
      if (address === null || typeof address === 'string') throw new Error('no site');
      await use({ LINK_CARDS: 'on', LINK_ROUTES: `pages.example=http://127.0.0.1:${address.port}` });
      site.closeAllConnections();
      site.close();
    },
    { scope: 'worker' },
  ],
});

test('a link becomes a card while its author looks on, and a reader meets it without a word to its host [SOC-06]', async ({
  page,
  member,
  otherBrowser,
}) => {
  await page.goto('/compose');
  picture = (await takePhoto(page)).buffer;
  await page
    .getByRole('textbox', { name: 'Your post' })
    .fill(`Bread of ${member.username} https://pages.example/bread`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL('/home');
  const words = `Bread of ${member.username}`;
  const own = cardWith(page, words).getByRole('link', { name: 'How bread rises' });
  await expect(own).toHaveAttribute('href', 'https://pages.example/bread');

  const reader = await otherBrowser();
  const hosts = new Set<string>();
  reader.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await signUp(reader.context(), newName('eva'));
  await reader.goto('/home');
  const card = cardWith(reader, words).getByRole('link', { name: 'How bread rises' });
  await expect(card).toContainText('pages.example');
  await expect(card).toContainText('Flour, water, time');
  const shown = card.locator('img');
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect([...hosts]).toEqual(['127.0.0.1']);
  await check(reader, 'a feed with the card of a page');
});
