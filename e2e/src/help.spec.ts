// What a newcomer clicks in the first five minutes: the assistant, the game, and help.
import type { Page } from '@playwright/test';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { xssStrings } from './xss-strings.ts';

const ask = (page: Page) => page.getByRole('textbox', { name: 'Ask anything' });
const talk = (page: Page) => page.getByRole('list', { name: 'Conversation' });

/** Runs until it is over, with one jump on the way. Time goes on only when it is told to: nobody runs into anything meanwhile. */
const playOn = async (game: Page): Promise<void> => {
  await game.clock.install();
  await game.reload();
  await expect(game.locator('#game')).toHaveAttribute('data-state', 'ready');
  const stopTime = async () => game.clock.pauseAt(await game.evaluate(() => Date.now() + 1_000));
  await stopTime();
  await game.getByRole('button', { name: 'Play' }).click();
  await game.clock.runFor(100);
  await expect(game.locator('#game')).toHaveAttribute('data-state', 'running');
  await game.getByRole('button', { name: 'Pause' }).click();
  await game.clock.runFor(100);
  await expect(game.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await game.clock.resume();
  await check(game, 'the game, paused');
  await stopTime();
  await game.getByRole('button', { name: 'Go on' }).click();
  await game.clock.runFor(100);
  const field = game.getByRole('img', { name: 'A runner on a path with obstacles' });
  await expect(field).toHaveAttribute('data-pose', 'run');
  await field.tap();
  await game.clock.runFor(100);
  await expect(field).toHaveAttribute('data-pose', 'jump');
  await game.clock.runFor(30_000);
  await expect(game.locator('#game')).toHaveAttribute('data-state', 'over');
  await game.clock.resume();
  await expect(game.getByText('You are number')).toBeVisible();
  expect(Number(await game.locator('#score').textContent())).toBeGreaterThan(10);
};

test('the assistant answers, the game runs in a tab of its own, and help keeps what one chose @phone [AI-01, GAME-01, HELP-01, MEND-21]', async ({
  page,
  context,
  member,
}) => {
  test.setTimeout(120_000);
  await page.goto('/ai');
  await ask(page).press('Enter');
  await ask(page).fill('   ');
  await ask(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'What would you like to know?' })).toBeVisible();
  await ask(page).fill('What can you do?');
  await ask(page).press('Enter');
  await expect(talk(page)).toContainText('No AI model is connected here, so I look things up');
  await expect(talk(page)).toContainText('I never post, send or spend anything.');
  await page.reload();
  await expect(talk(page)).toContainText('No AI model is connected here');
  // MEND-21: the new question and its answer are in sight, however long the talk has become.
  for (const question of ['How do I protect my account?', 'How do I turn on two-factor sign-in?']) {
    await ask(page).fill(question);
    await ask(page).press('Enter');
    await expect(talk(page).getByRole('link', { name: 'Go there' }).last()).toBeInViewport();
    await expect(talk(page).getByRole('link', { name: 'Go there' }).last()).toHaveAttribute('href', '/security');
  }
  await check(page, 'a conversation with the assistant');

  await test.step('IN-01: an answer is text, whatever stands in it', async () => {
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    const strings = xssStrings('canary.invalid');
    const pieces = [
      { type: 'text', text: strings.join('\n\n') },
      { type: 'done', cut: false, demo: false },
    ];
    await page.route('/api/assistant', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: pieces.map((piece) => `data: ${JSON.stringify(piece)}\n\n`).join(''),
      }),
    );
    await ask(page).fill('And now?');
    await ask(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(talk(page)).toContainText(strings[0] ?? '');
    expect(
      await talk(page).locator('script, img, iframe, object, embed, style, video, audio, form, [onerror]').count(),
    ).toBe(0);
    expect(said).toEqual([]);
  });

  await page.goto('/games');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open WeRunner' }).click();
  const game = await opening;
  await expect(game).toHaveURL('/games/werunner/');
  await expect(game.locator('canvas')).toHaveCSS('touch-action', 'none');
  await expect(game.locator('body')).toHaveCSS('touch-action', 'auto');
  expect(await game.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(/user-scalable|maximum-scale/);
  await playOn(game);
  await game.close();

  await page.goto('/werunner');
  const play = page.getByRole('link', { name: /^Play/ });
  await expect(play).toHaveAttribute('href', '/games/werunner/');
  await expect(play).toHaveAttribute('target', '_blank');
  await expect(page.locator('main')).toHaveCSS('touch-action', 'auto');
  await expect(page.getByRole('list').getByText(`@${member.username}`)).toBeVisible();

  await page.goto('/help');
  await page.getByRole('switch', { name: 'Private account' }).click();
  await page.getByRole('switch', { name: 'Mentions and replies' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  await page.reload();
  const states = (
    ['Private account', 'Mentions and replies', 'Push notifications', 'Email digests'] as const
  ).entries();
  for (const [place, name] of states)
    await expect(page.getByRole('switch', { name })).toHaveAttribute(
      'aria-checked',
      ['true', 'false', 'true', 'false'][place] ?? '',
    );
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('badge');
  await page.getByText('How do I get a badge?').click();
  await expect(page.getByText(/The first 200 who sign up are verified for free/)).toBeVisible();
  const email = page.getByRole('textbox', { name: 'Your email' });
  await email.fill('  ');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await email.fill(member.email);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Thank you for this');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/your message is in the log of the server/)).toBeVisible();
  await check(page, 'help, after a message');
});
