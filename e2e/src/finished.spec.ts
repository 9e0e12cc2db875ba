import { expect, test } from './journey.ts';
import { BARE, IN_SHELL, LOOKING_FOR } from './routes.ts';

test('every route offers what it shows: none says that something is coming soon @phone [MON-07, MON-09, MON-10, MON-11]', async ({
  page,
  member,
  watch,
}) => {
  // Sixty screens, each of which comes to rest.
  test.setTimeout(240_000);
  watch.allowLine(LOOKING_FOR);
  const mine = [`/user/${member.username}`, '/profile?tab=nft', '/wallet?tab=tickets', '/wallet?tab=activity'];
  const all = [...IN_SHELL.map(([path]) => path), ...BARE.filter((path) => path !== '/logout'), ...mine];
  for (const path of all) {
    await page.goto(path);
    await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
    // What comes later than the screen says what it has to say by then.
    await page.waitForLoadState('networkidle');
    expect(await page.locator('body').innerText(), path).not.toMatch(/coming soon|notify me/i);
  }
});
