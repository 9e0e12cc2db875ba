// Inviting, being verified, and the pages about the token, on a phone.
import { expect, test } from './journey.ts';
import { fromLog, linkFor, newName, signUp } from './people.ts';
import { postAs } from './posts.ts';

test('a guest’s wish is kept, a friend comes through the link, and the token’s pages promise nothing @phone [REW-01, VERI-01, STAK-01, BUY-01, LAUN-01]', async ({
  page,
  context,
  server,
  otherBrowser,
}) => {
  test.setTimeout(60_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const member = await signUp((await otherBrowser()).context(), newName('iva'));

  await page.goto('/launch-token');
  await expect(page.getByText('Coming Soon')).toHaveCount(0);
  await page.getByRole('button', { name: 'Launch a token' }).click();
  await page
    .getByRole('dialog', { name: 'Sign in to Wagram' })
    .getByRole('button', { name: 'Continue with email' })
    .click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/launch-token');
  await expect(page.getByRole('link', { name: 'Pledged', exact: true })).toBeVisible();

  await page.goto('/rewards');
  await expect(page.getByText('5 more referrals to Silver')).toBeVisible();
  await expect(page.getByText('Nobody yet')).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${server.url}/invite/${member.username}`);

  const friend = await otherBrowser({ userAgent: 'A phone of somebody else' });
  await friend.goto(link);
  await expect(friend.getByRole('heading', { name: `@${member.username} invites you to Wagram` })).toBeVisible();
  const lea = await signUp(friend.context(), newName('lea'));
  const row = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  const shows = (text: string) =>
    expect(async () => {
      await page.reload();
      await expect(row).toContainText(text, { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
  await shows('Pending');
  await expect(row).toContainText(lea.username);
  await postAs(friend.context(), 'My first words here');
  await friend.goto(`/verify-email#token=${await fromLog(server, linkFor(lea.email, 'verify-email'))}`);
  await expect(friend.getByText('Your email is verified')).toBeVisible();
  await shows('Qualified');

  await page.goto('/verification');
  await expect(page.getByText('You are verified')).toBeVisible();
  await expect(page.getByText(/^\d+ of 200 free places left$/)).toBeVisible();

  await page.goto('/buy-wagram');
  await expect(page.getByRole('textbox', { name: 'Token address' })).toHaveValue(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
  await expect(page.getByText('Coming Soon')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);

  await page.goto('/staking');
  await expect(page.getByRole('heading', { level: 1, name: 'Stake WGR' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home');
});
