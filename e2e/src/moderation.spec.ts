// From a report to the last word about it, and from 'take my data along' to being back.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { check } from './axe.ts';
import { expect, test, whoIsIn } from './journey.ts';
import { logIn, newName, operatorIn, signUp } from './people.ts';
import { cardOf, postAs, WIDE } from './posts.ts';

test.use({ serverEnv: { OPERATORS: 'mod@example.com' } });

const decide = async (page: Page, button: string, reason: string, submit: string): Promise<void> => {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
};

test.describe('moderation', () => {
  test.setTimeout(120_000);

  test('a report becomes a decision, an appeal and its answer; a suspension ends every session within 5 s @wide [POST-15]', async ({
    page,
    server,
    otherBrowser,
    watch,
  }) => {
    watch.allowEnd();
    const author = await signUp(page.context(), newName('ann'));
    const post = await postAs(page.context(), `Words of ${author.username} <b>and</b> "more"`);

    // Somebody reports it, on a phone.
    const phone = await otherBrowser({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await signUp(phone.context(), newName('rob'));
    await phone.goto(`/post/${post}`);
    await phone.getByRole('button', { name: 'More about this post' }).first().click();
    await phone.getByRole('menuitem', { name: 'Report' }).click();
    await phone.getByRole('radio', { name: /^Abuse or hate/ }).check();
    await phone.getByRole('textbox').last().fill('It <i>hurts</i>');
    await phone.getByRole('button', { name: 'Send report' }).click();
    await expect(phone.getByText('Thank you. Your report was sent.')).toBeVisible();

    // There is no such page for anybody but operators.
    await phone.goto('/moderation');
    await expect(phone.getByText('There is nothing at this address')).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Moderation' })).toHaveCount(0);

    const desk = await otherBrowser(WIDE);
    await operatorIn(desk, server);
    await desk.goto('/home');
    await desk.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Moderation' }).click();
    const reported = desk.getByRole('region', { name: `Post · @${author.username}` });
    await expect(reported).toContainText(`Words of ${author.username} <b>and</b> "more"`);
    await reported.getByText('Who reported it').click();
    await expect(reported).toContainText('It <i>hurts</i>');
    await check(desk, 'the desk of the operators');
    await decide(desk, 'Hide', 'Insults are not welcome', 'Hide');
    await expect(reported).toBeHidden();

    // Reporter and author learn of it; the author appeals.
    await phone.goto('/notifications');
    await expect(phone.getByText('The post you reported was hidden. Thank you for telling us.')).toBeVisible();
    watch.allow(404, '/api/posts');
    await phone.goto(`/post/${post}`);
    await expect(phone.getByText(/^Words of/)).toHaveCount(0);
    await page.goto(`/post/${post}`);
    const note = cardOf(page, post).getByRole('region', { name: 'Hidden by the moderators' });
    await expect(note).toContainText('Insults are not welcome');
    await note.getByRole('button', { name: 'Appeal' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('It was irony');
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await expect(note).toContainText('Your appeal was sent and is being looked at.');

    await desk.goto('/moderation?tab=appeals');
    await expect(desk.getByText('It was irony')).toBeVisible();
    await decide(desk, 'Grant', 'True', 'Grant');
    await expect(desk.getByText('It was irony')).toBeHidden();
    await phone.goto(`/post/${post}`);
    await expect(phone.getByText(/^Words of/)).toBeVisible();

    // Suspended: the open page of the author notices by itself.
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    await phone.getByRole('button', { name: 'More about this post' }).first().click();
    await phone.getByRole('menuitem', { name: 'Report' }).click();
    await phone.getByRole('radio', { name: /^Spam/ }).check();
    await phone.getByRole('button', { name: 'Send report' }).click();
    await expect(phone.getByText('Thank you. Your report was sent.')).toBeVisible();
    await desk.goto('/moderation');
    await decide(desk, 'Suspend', 'Did it again', 'Suspend');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden({ timeout: 5_000 });
    expect(await whoIsIn(page)).toBeNull();

    // They may come in to see why, and nothing else.
    await logIn(page.context(), author);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    await expect(page.getByText('Did it again')).toBeVisible();
    await check(page, 'what a suspended member sees');
    await page.getByRole('textbox').fill('Never again');
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByText('Your appeal was sent and is being looked at.')).toBeVisible();

    await desk.goto('/moderation?tab=log');
    await expect(desk.getByRole('listitem').filter({ hasText: 'Did it again' })).toBeVisible();
    await decide(desk, 'Lift suspension', 'Agreed', 'Lift suspension');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  });

  test('a member takes their data along, leaves, and is welcomed back @phone', async ({ page, member }) => {
    await postAs(page.context(), `What ${member.username} wrote`);
    await page.goto('/security');
    await page.getByRole('button', { name: 'Prepare archive' }).click();
    const link = page.getByRole('link', { name: 'Download' });
    await expect(link).toBeVisible({ timeout: 20_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^wagram-[\d-]+\.zip$/);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('data/posts.json')).toBe(true);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await check(page, 'the dialog that deletes an account');
    const sure = dialog.getByRole('button', { name: 'Delete', exact: true });
    await expect(sure).toBeDisabled();
    await dialog.getByRole('textbox', { name: `Type @${member.username} to confirm` }).fill(member.username);
    await dialog.getByLabel('Your password').fill(member.password);
    await sure.click();
    await expect(page.getByText(/^Your account will be deleted in 30 days/)).toBeVisible();
    expect(await whoIsIn(page)).toBeNull();

    await page.goto('/email-auth');
    await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Welcome back! Everything is as you left it.')).toBeVisible();
    await expect(page.getByText(`What ${member.username} wrote`)).toBeVisible();
  });
});
