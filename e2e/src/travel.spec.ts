// Posts that travel and hold more: passed on, quoted, asked, described, changed.
import { apiOf } from './api.ts';
import { check } from './axe.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';
import { cardWith, postAs, takePhoto, WIDE } from './posts.ts';

test('a post is passed on, quoted and changed, and everybody sees what became of it @phone [SOC-02, SOC-05, SOC-07]', async ({
  page,
  member,
  otherBrowser,
}) => {
  const author = await otherBrowser(WIDE);
  const ana = await signUp(author.context(), newName('ana'));
  await postAs(author.context(), `The tide of ${ana.username}`);

  await page.goto('/home');
  const card = cardWith(page, `The tide of ${ana.username}`).first();
  await card.getByRole('button', { name: 'Repost, 0 reposts' }).click();
  await page.getByRole('menuitem', { name: 'Repost' }).click();
  await expect(card.getByRole('button', { name: 'Reposted by you, 1 repost' })).toBeVisible();

  await card.getByRole('button', { name: 'Reposted by you, 1 repost' }).click();
  await page.getByRole('menuitem', { name: 'Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quote' });
  await expect(dialog).toContainText(`The tide of ${ana.username}`);
  await dialog.getByRole('textbox', { name: 'Your post' }).fill(`So says ${member.username}`);
  await check(page, 'quoting');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toBeHidden();

  // Whoever follows finds both, and the author's page knows of them.
  const follower = await otherBrowser(WIDE);
  await signUp(follower.context(), newName('fan'));
  await apiOf(follower.context()).follows.follow({ following_id: member.id });
  await follower.goto('/home?tab=following');
  await expect(follower.getByText(`${member.username} reposted`)).toBeVisible();
  const quote = cardWith(follower, `So says ${member.username}`).first();
  await expect(quote.getByRole('link', { name: /^Quoted post by/ })).toContainText(`The tide of ${ana.username}`);
  await quote.getByRole('link', { name: /^Quoted post by/ }).click();
  await expect(follower.getByRole('link', { name: '1 Quote' })).toBeVisible();
  await check(follower, 'a quoted post');
  await follower.getByRole('link', { name: '1 Quote' }).click();
  await expect(cardWith(follower, `So says ${member.username}`)).toBeVisible();

  await page.goto('/profile');
  const own = cardWith(page, `So says ${member.username}`).first();
  await own.getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('menuitem', { name: 'Edit post' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit post' });
  await editing.getByRole('textbox', { name: 'Your post' }).fill(`So says ${member.username}, twice`);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(own).toContainText(', twice');
  await own.getByRole('button', { name: /^Edited/ }).click();
  const edits = page.getByRole('dialog', { name: 'Edits' });
  await expect(edits.getByRole('listitem')).toHaveCount(2);
  await check(page, 'what a post said before');

  // SOC-07: pinned, it stands on top of the page, and nowhere else on it.
  await page.keyboard.press('Escape');
  await own.getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('menuitem', { name: 'Pin to profile' }).click();
  await expect(page.getByRole('region', { name: 'Pinned' })).toContainText(', twice');
  await expect(cardWith(page, `So says ${member.username}, twice`)).toHaveCount(1);
  await expect(page.getByText(`The tide of ${ana.username}`).first()).toBeVisible();
});

test('a poll with pictures and a warning is opened, answered and seen by its author @wide [SOC-03, SOC-04, SOC-10]', async ({
  page,
  member,
  otherBrowser,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'New post' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  const photo = await takePhoto(page);
  const photos = [1, 2, 3].map((number) => ({ ...photo, name: `garden-${number}.png` }));
  await dialog.locator('input[type="file"][aria-label="Add a photo"]').setInputFiles(photos);
  await expect(dialog.getByRole('button', { name: 'Describe this photo' })).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Move photo 3 forward' }).click();
  await dialog.getByRole('textbox', { name: 'Your post' }).fill(`Which one, asks ${member.username}`);
  await dialog.getByRole('button', { name: 'Content warning' }).click();
  await dialog.getByRole('textbox', { name: 'Content warning' }).fill('bright colours');
  await dialog.getByRole('button', { name: 'Poll' }).click();
  await dialog.getByRole('textbox', { name: 'Answer 1' }).fill('The first');
  await expect(dialog.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Answer 2' }).fill('The last');
  await check(page, 'a poll being written');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toBeHidden();

  const voter = await otherBrowser();
  await signUp(voter.context(), newName('eva'));
  await voter.goto(`/user/${member.username}`);
  const card = voter.getByRole('article').first();
  await expect(card).toContainText('Content warning: bright colours');
  await expect(card).not.toContainText('Which one');
  await card.getByRole('button', { name: 'Show' }).click();
  await expect(card.getByRole('button', { name: /^Open: Image \d of 3$/ })).toHaveCount(3);
  await card.getByRole('button', { name: 'The last' }).click();
  await expect(card.getByRole('group', { name: 'Poll' })).toContainText('100%');
  await check(voter, 'a poll that was answered');

  const own = cardWith(page, 'Content warning: bright colours').first();
  await own.getByRole('button', { name: 'Show' }).click();
  await expect(own.getByRole('group', { name: 'Poll' })).toContainText('1 vote');
});
