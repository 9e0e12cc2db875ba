import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { expect, stepUntil, stopClock, test, whoIsIn } from './journey.ts';
import { stepNow, totp, turnOnTwoFactor } from './people.ts';
import type { Person } from './people.ts';

const settings = (page: Page) => page.getByRole('dialog', { name: '2FA Settings' });

const openSettings = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: '2FA Settings' }).click();
  await expect(settings(page)).toBeVisible();
};

const proveOwner = async (page: Page, { password }: Person): Promise<void> => {
  await settings(page).getByRole('textbox', { name: 'Your password' }).fill(password);
  await settings(page).getByRole('button', { name: 'Continue' }).click();
};

const logInByForm = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/email-auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

test.describe('two-factor', { tag: '@wide' }, () => {
  test('is set up, asked for at the next sign-in, and turned off again [AUTH-23]', async ({
    page,
    member,
    otherBrowser,
    watch,
  }) => {
    watch.allow(401, '/api/auth/login');
    watch.allow(401, '/api/auth/two-factor');
    // Turning it off ends the other browser's session (SR-M4), in the middle of whatever its page asks for.
    watch.allowLine(/401 \(Unauthorized\).*\/api\//);
    watch.allowLine(/\/api\/live' failed: HTTP Authentication failed/);
    await page.goto('/home');
    await openSettings(page);
    await proveOwner(page, member);
    await expect(settings(page).getByRole('img', { name: 'QR code' })).toBeVisible();
    const secret = (await settings(page).locator('.font-mono').innerText()).replaceAll(' ', '');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);

    await settings(page).getByRole('button', { name: 'Next' }).click();
    const code = settings(page).getByRole('textbox', { name: '6-digit code' });
    await expect(settings(page).getByText(/^The code changes in ([12]?\d|30) s$/)).toBeVisible();
    await settings(page).getByRole('button', { name: 'Back' }).click();
    await expect(settings(page).getByRole('img', { name: 'QR code' })).toBeVisible();
    expect((await settings(page).locator('.font-mono').innerText()).replaceAll(' ', '')).toBe(secret);
    await settings(page).getByRole('button', { name: 'Next' }).click();

    await code.pressSequentially('12ab 34567');
    await expect(code).toHaveValue('123456');
    await code.fill('12345');
    await expect(settings(page).getByRole('button', { name: 'Turn on' })).toBeDisabled();
    const step = stepNow();
    await code.fill(totp(secret, step));
    await settings(page).getByRole('button', { name: 'Turn on' }).click();
    await expect(settings(page).getByText('Two-step sign-in is on')).toBeVisible();
    const codes = await settings(page).getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(5);
    expect(new Set(codes).size).toBe(5);
    await settings(page).getByRole('button', { name: 'Done' }).click();
    await expect(settings(page)).toBeHidden();
    await openSettings(page);
    await expect(settings(page).getByText('Two-step sign-in is active')).toBeVisible();
    await expect(settings(page).getByText('5 backup codes left')).toBeVisible();

    // Another browser: the password alone opens nothing, the code does, and a code works once.
    const elsewhere = await otherBrowser();
    await logInByForm(elsewhere, member);
    await expect(elsewhere.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
    expect(await whoIsIn(elsewhere)).toBeNull();
    const asked = elsewhere.getByRole('textbox', { name: 'Authenticator code' });
    await asked.fill(totp(secret, step));
    await elsewhere.getByRole('button', { name: 'Confirm' }).click();
    await expect(elsewhere.getByRole('alert')).toContainText('That code is not right. Please try again.');
    await asked.fill(totp(secret, step + 1));
    await elsewhere.getByRole('button', { name: 'Confirm' }).click();
    await expect(elsewhere).toHaveURL('/home');
    expect(await whoIsIn(elsewhere)).toBe(`@${member.username}`);

    await settings(page).getByRole('button', { name: 'Turn off' }).click();
    await settings(page)
      .getByRole('textbox', { name: 'Authenticator or backup code' })
      .fill(codes[0] ?? '');
    await settings(page).getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Two-step sign-in is off')).toBeVisible();
    const third = await otherBrowser();
    await logInByForm(third, member);
    await expect(third).toHaveURL('/home');
  });

  test('a backup code lets in once, and new ones end the old [AUTH-23]', async ({
    page,
    member,
    otherBrowser,
    watch,
  }) => {
    watch.allow(401, '/api/auth/login');
    watch.allow(401, '/api/auth/two-factor');
    const { codes } = await turnOnTwoFactor(page.context(), member);
    const enterBy = async (code: string): Promise<Page> => {
      const browser = await otherBrowser();
      await logInByForm(browser, member);
      await browser.getByRole('button', { name: 'Use a backup code' }).click();
      await browser.getByRole('textbox', { name: 'Backup code' }).fill(code);
      await browser.getByRole('button', { name: 'Confirm' }).click();
      return browser;
    };
    await expect(await enterBy(codes[0] ?? '')).toHaveURL('/home');
    const again = await enterBy(codes[0] ?? '');
    await expect(again.getByRole('alert')).toContainText('That code is not right. Please try again.');
    expect(await whoIsIn(again)).toBeNull();

    await page.goto('/security');
    await expect(page.getByText('4 backup codes left')).toBeVisible();
    await page.getByRole('button', { name: 'Manage' }).click();
    await settings(page).getByRole('button', { name: 'New backup codes' }).click();
    await settings(page)
      .getByRole('textbox', { name: 'Authenticator or backup code' })
      .fill(codes[1] ?? '');
    await settings(page).getByRole('button', { name: 'New backup codes' }).click();
    await expect(settings(page).getByRole('listitem')).toHaveCount(5);
    const fresh = await settings(page).getByRole('listitem').allInnerTexts();
    expect(fresh).not.toContain(codes[2]);
    const old = await enterBy(codes[2] ?? '');
    await expect(old.getByRole('alert')).toContainText('That code is not right. Please try again.');
  });

  test('counts down the 30 s of a code [AUTH-23]', async ({ page, member }) => {
    await page.goto('/security');
    await expect(page.getByText(member.email)).toBeVisible();
    await page.getByRole('button', { name: 'Turn on' }).click();
    await proveOwner(page, member);
    await expect(settings(page).getByRole('img', { name: 'QR code' })).toBeVisible();
    await stopClock(page);
    await settings(page).getByRole('button', { name: 'Next' }).click();
    const line = settings(page).getByText(/^The code changes in \d+ s$/);
    await stepUntil(page, line);
    const shown = async (): Promise<number> => Number(/\d+/.exec(await line.innerText())?.[0]);
    const before = await shown();
    await page.clock.runFor(10_000);
    await expect.poll(shown).toBe(before > 10 ? before - 10 : before + 20);
    await page.clock.runFor(20_000);
    await expect.poll(shown).toBe(before);
  });

  test('a demo member cannot lock the others out [AUTH-23, MEND-02]', async ({ page, context }) => {
    await apiOf(context).auth.createUser();
    await page.goto('/home');
    await openSettings(page);
    await expect(settings(page)).toContainText('Demo members cannot change this. Create your own account to try it.');
  });
});
