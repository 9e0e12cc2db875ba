// Two networks that know each other: somebody there is found, followed, read and reported from here, and their server is limited.
import { createClient } from '@wagram/client';
import { check } from './axe.ts';
import { expect, test as base } from './journey.ts';
import { newName, operatorIn } from './people.ts';
import { cardWith } from './posts.ts';
import { findFreePort, startServer, type RunningServer } from './server.ts';

interface Elsewhere {
  readonly server: RunningServer;
  readonly host: string;
  /** Where this journey's own server will listen. */
  readonly here: number;
}

const settingsOf = (port: number, hosts: string): Readonly<Record<string, string>> => ({
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  FEDERATION: 'on',
  FEDERATION_HOSTS: hosts,
  OPERATORS: 'mod@example.com',
  DEMO: 'off',
  WELCOME_NEEDS: 'none',
});

const test = base.extend<object, { elsewhere: Elsewhere; serverEnv: Readonly<Record<string, string>> }>({
  elsewhere: [
    // Playwright reads what a fixture needs from its first argument.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [here, there] = [await findFreePort(), await findFreePort()];
      const hosts = `127.0.0.1:${here},127.0.0.1:${there}`;
      const server = await startServer(settingsOf(there, hosts));
      await use({ server, host: `127.0.0.1:${there}`, here });
      await server.remove();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ elsewhere: { here, host } }, use) => use(settingsOf(here, `127.0.0.1:${here},${host}`)),
    { scope: 'worker' },
  ],
});

for (const size of ['phone', 'wide'] as const) {
  test(`somebody on another server is found, followed, read and reported @${size} [FED-03]`, async ({
    page,
    member,
    elsewhere,
  }) => {
    const name = newName('bob');
    const bob = createClient({ url: elsewhere.server.url });
    await bob.auth.signup({ username: name, email: `${name}@example.org`, password: 'three purple otters' });
    await bob.profiles.updateProfile({ bio: 'Sailing, mostly' });
    await bob.posts.createPost({ content: `Wind from the west, says ${name}` });

    await page.goto(`/search?q=${encodeURIComponent(`@${name}@${elsewhere.host}`)}`);
    await expect(page).toHaveURL(new RegExp(`/user/${name}`));
    await expect(page.getByText('Sailing, mostly')).toBeVisible();
    await expect(page.getByText(`From ${elsewhere.host}`)).toBeVisible();
    await expect(cardWith(page, `says ${name}`)).toBeVisible();
    await check(page, 'a profile of somebody elsewhere');

    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Follow/ })
      .first()
      .click();
    const first = page.getByRole('dialog', { name: `${elsewhere.host} is another server` });
    await check(page, 'the word before somebody elsewhere is followed');
    await first.getByRole('button', { name: 'Follow' }).click();
    await expect
      .poll(async () => {
        await page.reload();
        await expect(page.getByText('Sailing, mostly')).toBeVisible();
        return main.getByRole('button', { name: /^Unfollow/ }).count();
      })
      .toBe(1);
    await bob.posts.createPost({ content: `A harbour at night, says ${name}` });
    await expect
      .poll(async () => {
        await page.goto('/home?tab=following');
        await expect(page.getByText('You have seen it all.')).toBeVisible();
        return cardWith(page, 'A harbour at night').count();
      })
      .toBe(1);

    const card = cardWith(page, 'A harbour at night');
    await expect(card.getByRole('button', { name: /^Gift/ })).toHaveCount(0);
    await card.getByRole('button', { name: 'More about this post' }).click();
    await expect(page.getByRole('menuitem', { name: 'Open where it comes from' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    const report = page.getByRole('dialog', { name: 'Report this post' });
    await report.getByText('Spam', { exact: true }).click();
    await report.getByText(`Tell ${elsewhere.host}, too`).click();
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(report).toBeHidden();

    await page.goto('/account/moving');
    await expect(page.getByText(`@${member.username}@`)).toBeVisible();
    await page.getByRole('textbox', { name: 'Account elsewhere' }).fill(`@${name}@${elsewhere.host}`);
    await main.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(main.getByRole('listitem').filter({ hasText: `@${name}@${elsewhere.host}` })).toBeVisible();
    await check(page, 'other servers in the settings');
  });
}

test('an operator limits a server, and takes a list in @wide [FED-05]', async ({ page, server, elsewhere }) => {
  await operatorIn(page, server);
  await page.goto('/moderation/hosts');
  await page.getByRole('textbox', { name: 'Server', exact: true }).fill(`https://${elsewhere.host}/about`);
  await page.getByText('Limited', { exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Reason, for other operators here' }).fill('Loud');
  await page.getByRole('button', { name: 'Save' }).click();
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').filter({ hasText: elsewhere.host });
  await expect(row).toContainText('Loud');
  await expect(row).toContainText('Limited');
  await check(page, 'other servers, for operators');
  const buffer = Buffer.from('#domain,#severity\nbad.example,suspend\n');
  await page.getByLabel('Choose a file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await expect(main.getByRole('listitem').filter({ hasText: 'bad.example' })).toContainText('Blocked');
});
