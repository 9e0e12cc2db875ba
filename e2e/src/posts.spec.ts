// Posts as people make and answer them, from one browser to the other.
import type { Locator } from '@playwright/test';
import { apiOf } from './api.ts';
import { expect, kept, test } from './journey.ts';
import { newName, signUp } from './people.ts';
import { cardOf, cardWith, postAs, recordVideo, takePhoto, WIDE } from './posts.ts';

test.describe('a post', () => {
  test('of a photo and one of a video, made on a phone, are seen on a wide screen @phone [POST-01, POST-08, POST-10, MEDIA-03]', async ({
    page,
    member,
    otherBrowser,
  }) => {
    await page.goto('/compose');
    const send = page.getByRole('button', { name: 'Post', exact: true });
    await expect(send).toBeDisabled();
    await page.locator('input[type="file"][aria-label="Photo"]').setInputFiles(await takePhoto(page));
    await expect(page.getByText(/^(0\.\d+ MB|\d+ kB) · 320 × 240$/)).toBeVisible();
    await page.getByRole('button', { name: 'Describe this photo' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('A garden with a bench');
    await page.getByRole('textbox', { name: 'Your post' }).fill(`Bench of ${member.username}`);
    await send.click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('article').first()).toContainText(`Bench of ${member.username}`);

    // A video alone gets its words from us.
    const clip = await recordVideo(page);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New post' });
    await dialog.locator('input[type="file"][aria-label="Add a video"]').setInputFiles(clip);
    await expect(dialog.getByText(/(MB|kB) · 320 × 180$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(dialog).toBeHidden();
    const card = page.getByRole('article').first();
    await expect(card).toContainText('Shared media');
    await expect(card.locator('video')).toBeVisible();

    const wide = await otherBrowser(WIDE);
    await signUp(wide.context(), newName('eva'));
    await wide.goto('/home');
    const photo = cardWith(wide, `Bench of ${member.username}`).getByRole('img', { name: 'A garden with a bench' });
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const seen = wide.getByRole('article').filter({ hasText: member.username }).locator('video');
    await expect(seen).toBeVisible();
    expect(await seen.evaluate((video: HTMLVideoElement) => video.play().then(() => video.videoWidth))).toBe(320);
    // The whole picture, with its words under it; Esc leads back to where one was.
    await wide.getByRole('button', { name: 'Open: A garden with a bench' }).click();
    const viewer = wide.getByRole('dialog', { name: 'A garden with a bench' });
    await expect(viewer.getByText('A garden with a bench').last()).toBeVisible();
    await wide.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(wide.getByRole('button', { name: 'Open: A garden with a bench' })).toBeFocused();
  });

  test('of text comes through /compose and through the dialog, and its draft outlives a reload @wide [POST-08, POST-09, POST-11, SOC-06]', async ({
    page,
    member,
  }) => {
    await page.goto('/compose');
    await page.getByRole('textbox', { name: 'Your post' }).fill(`First words of ${member.username}`);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('article').first()).toContainText(`First words of ${member.username}`);

    const open = page.getByRole('button', { name: 'New post' }).last();
    const dialog = page.getByRole('dialog', { name: 'New post' });
    const field = dialog.getByRole('textbox', { name: 'Your post' });
    await open.click();
    await field.fill('Half a thought');
    await expect.poll(() => kept(page, 'wagram_drafts')).toContain('Half a thought');
    await page.reload();
    await open.click();
    // Opened, it is empty; what was left is offered.
    await expect(field).toHaveValue('');
    await dialog.getByRole('button', { name: 'Restore draft' }).click();
    await expect(field).toHaveValue('Half a thought');
    await field.fill('A whole thought');
    // SOC-06: a name is completed while it is typed, and Esc sends the list away, not the dialog.
    await field.press('End');
    await field.pressSequentially(` of @${member.username.slice(0, -2)}`);
    await expect(page.getByRole('option', { name: `@${member.username}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await field.pressSequentially(` @${member.username.slice(0, -2)}`);
    await page.getByRole('option', { name: `@${member.username}` }).click();
    await dialog.getByRole('button', { name: 'Emoji' }).click();
    await dialog.getByRole('searchbox', { name: 'Search emoji' }).fill('saxophone');
    await dialog.getByRole('button', { name: 'saxophone' }).click();
    await expect(field).toHaveValue(new RegExp(`^A whole thought of @.+ @${member.username} 🎷$`, 'u'));
    await field.focus();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Your post is out')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('A whole thought');
    await expect.poll(() => kept(page, 'wagram_drafts')).not.toContain('thought');
    await open.click();
    await expect(field).toHaveValue('');
    await expect(dialog.getByText('You left something unsent')).toBeHidden();
  });

  test('is liked, given to, shared and saved, and each of it is still so after a reload @wide [POST-02, POST-03, POST-04, POST-05, BOOK-01, MEND-24]', async ({
    page,
    context,
    member,
    otherBrowser,
    server,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    const other = await otherBrowser(WIDE);
    const author = await signUp(other.context(), newName('ida'));
    const id = await postAs(other.context(), `For ${member.username}`);
    await page.goto(`/post/${id}`);
    const card = cardOf(page, id);

    await card.getByRole('button', { name: 'Like, 0 likes' }).click();
    await expect(card.getByRole('button', { name: 'Unlike, 1 like' })).toHaveAttribute('aria-pressed', 'true');
    await card.getByRole('button', { name: 'Gift, 0 gifts, 0 WGM' }).click();
    const prompt = page.getByRole('dialog', { name: `Gift to @${author.username}` });
    await expect(prompt.getByText('Balance: 100 WGM')).toBeVisible();
    await prompt.getByRole('button', { name: '5 WGM', exact: true }).click();
    await expect(page.getByText(`Sent 5 WGM to @${author.username}!`)).toBeVisible();
    // D30: by keyboard, Alt+T leads to the message.
    await page.keyboard.press('Alt+T');
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused({ timeout: 200 });
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Enter');
    await expect(page.getByText('Taken back: 5 WGM')).toBeVisible();
    await card.getByRole('button', { name: 'Gift, 0 gifts, 0 WGM' }).click();
    await expect(prompt.getByText('Balance: 100 WGM')).toBeVisible();
    await prompt.getByRole('button', { name: '5 WGM', exact: true }).click();
    await card.getByRole('button', { name: 'Gift, 1 gift, 5 WGM' }).click();
    await expect(prompt.getByText('Balance: 95 WGM')).toBeVisible();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Copy the link, 0 shares' }).click();
    await expect(page.getByText('Post link copied to clipboard! 🔗')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/post/${id}`);
    await expect(card.getByRole('button', { name: 'Copy the link, 1 share' })).toBeVisible();
    await card.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await expect(page.getByText('Post bookmarked! 📖')).toBeVisible();

    await page.reload();
    for (const name of ['Unlike, 1 like', 'Gift, 1 gift, 5 WGM', 'Copy the link, 1 share', 'Remove bookmark'])
      await expect(card.getByRole('button', { name })).toBeVisible();
    await card.getByRole('button', { name: 'Unlike, 1 like' }).click();
    await expect(card.getByRole('button', { name: 'Like, 0 likes' })).toHaveAttribute('aria-pressed', 'false');

    await page.goto('/bookmarks');
    await expect(page.getByText('1 saved post')).toBeVisible();
    await expect(page.getByText('Saved Just now')).toBeVisible();
    await page.getByRole('button', { name: 'Remove bookmark' }).first().click();
    await expect(page.getByText('No bookmarks yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 saved post')).toBeVisible();

    // What was given has arrived at the author's own card.
    await other.goto(`/post/${id}`);
    await expect(cardOf(other, id).getByRole('button', { name: 'Gift, 1 gift, 5 WGM' })).toBeVisible();
  });
});

test('a handle is whole beside the longest name, on a card and in its talk [MEND-18]', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
  const name = `${newName('handle')}_${'w'.repeat(30)}`.slice(0, 30);
  const { username } = await signUp(page.context(), name);
  await apiOf(page.context()).profiles.updateProfile({
    displayName: 'Maximiliana of the long names '.repeat(2).trim().slice(0, 50),
  });
  const id = await postAs(page.context(), `Words of ${username}`);
  await apiOf(page.context()).comments.createComment({ post_id: id, content: 'An answer' });
  const expectWhole = async (handle: Locator) => {
    await expect(handle).toBeVisible();
    const { cut, right } = await handle.evaluate((element) => {
      const box = element.closest('a, span, header') ?? element;
      return {
        cut: box.scrollWidth - box.clientWidth > 1 && getComputedStyle(box).overflow !== 'visible',
        right: element.getBoundingClientRect().right,
      };
    });
    expect(cut).toBe(false);
    expect(right).toBeLessThanOrEqual(await page.evaluate(() => window.innerWidth));
    expect(await handle.evaluate((element) => getComputedStyle(element).textOverflow)).toBe('clip');
  };
  await page.goto('/home');
  await expectWhole(cardOf(page, id).getByText(`@${username}`, { exact: true }));
  await page.goto(`/post/${id}`);
  await expectWhole(cardOf(page, id).getByText(`@${username}`, { exact: true }));
  await expectWhole(
    page.getByRole('list', { name: 'Comments of this post' }).getByText(`@${username}`, { exact: true }),
  );
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const stream = { title: `Later by ${username}`, category: 'general' as const, scheduled_for: tomorrow };
  await apiOf(page.context()).streams.createStream(stream);
  await page.goto('/livestream');
  await expectWhole(page.getByRole('link', { name: stream.title }).getByText(`@${username}`, { exact: true }));
});
