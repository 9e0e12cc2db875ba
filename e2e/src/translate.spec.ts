// A post in another language, from the line under it to its words in the reader's. The translation server stands on this machine.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import { check } from './axe.ts';
import { apiOf } from './api.ts';
import { expect, test as base } from './journey.ts';
import { newName, signUp } from './people.ts';
import { cardOf, postAs } from './posts.ts';

const SPANISH = 'El pan de mi abuela es el mejor que hay,';
const ENGLISH = 'My grandmother makes the best bread there is,';

/** What it was sent, oldest first. */
const sent: { q: string[]; source: string; target: string }[] = [];
let isDown = false;

const test = base.extend<object, { serverEnv: Readonly<Record<string, string>> }>({
  serverEnv: [
    // Playwright reads what a fixture needs from its first argument.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const service = createServer((request, reply) => {
        void bodyOf(request).then((body) => {
          sent.push(JSON.parse(body));
          if (isDown) return reply.writeHead(500).end();
          const translatedText = (sent.at(-1)?.q ?? []).map(() => ENGLISH);
          return reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ translatedText }));
        });
      }).listen(0, '127.0.0.1');
      await once(service, 'listening');
      const address = service.address();
      if (address === null || typeof address === 'string') throw new Error('no service');
      await use({ TRANSLATE_URL: `http://127.0.0.1:${address.port}` });
      service.closeAllConnections();
      service.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(() => {
  sent.length = 0;
  isDown = false;
});

test('a post in Spanish is read in English and in Spanish again [LNG-05]', async ({
  member,
  page,
  watch,
  otherBrowser,
}) => {
  test.setTimeout(90_000);
  const id = await postAs(page.context(), `${SPANISH} @${member.username} #pan`);
  const own = await postAs(page.context(), 'What do you think about the new park?');
  await apiOf(page.context()).comments.createComment({ post_id: id, content: 'Y no hay otro que me guste más' });

  const reader = await otherBrowser();
  await signUp(reader.context(), newName('eva'));
  await reader.goto('/home');
  const card = cardOf(reader, id);
  await expect(card.locator('p[lang="es"]')).toContainText(SPANISH);
  const line = card.getByRole('button', { name: 'Translate from Spanish' });
  await expect(line).toBeVisible();
  await expect(cardOf(reader, own).locator('p[lang="en"]')).toBeVisible();
  await expect(cardOf(reader, own).getByRole('button', { name: /Translate/ })).toHaveCount(0);
  await check(reader, 'a post that can be translated');

  await line.press('Enter');
  await expect(card.locator('p[lang="en"]')).toContainText(`${ENGLISH} @${member.username} #pan`);
  await expect(card.getByText('Translated by a machine')).toBeVisible();
  await expect(card.getByRole('link', { name: `@${member.username}`, exact: true }).last()).toHaveAttribute(
    'href',
    `/user/${member.username}`,
  );
  expect(sent).toMatchObject([{ q: [SPANISH], source: 'es', target: 'en' }]);
  await check(reader, 'a translated post');
  const back = card.getByRole('button', { name: 'Show original' });
  await expect(back).toBeFocused();
  await back.click();
  await expect(card.locator('p[lang="es"]')).toContainText(SPANISH);

  // Its page, with an answer in the same language, while the service is away.
  await reader.goto(`/post/${id}`);
  const lines = reader.getByRole('button', { name: 'Translate from Spanish' });
  await expect(lines).toHaveCount(2);
  isDown = true;
  watch.allow(502, '/api/translate');
  await lines.last().click();
  await expect(reader.getByText('The translation could not be had. Please try again in a moment.')).toBeVisible();
  await expect(lines).toHaveCount(2);
  // What is known needs nobody.
  await lines.first().click();
  await expect(reader.getByText('Translated by a machine')).toBeVisible();
  await check(reader, 'the page of a translated post');
});
