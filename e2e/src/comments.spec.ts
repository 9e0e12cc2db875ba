// What is said under a post.
import { apiOf } from './api.ts';
import { expect, test } from './journey.ts';
import { newName, signUp } from './people.ts';
import { cardOf, postAs, WIDE } from './posts.ts';

test.describe('a post', () => {
  test('is talked about, and leaves with its talk when it is deleted @phone [COMM-01, COMM-02, POST-06, POST-07]', async ({
    page,
    member,
    otherBrowser,
    watch,
  }) => {
    const id = await postAs(page.context(), `A question of ${member.username}`);
    const guest = await otherBrowser(WIDE);
    const friend = await signUp(guest.context(), newName('leo'));
    await guest.goto(`/post/${id}/comments`);
    await expect(guest.getByText('No comments yet')).toBeVisible();
    await guest.getByRole('button', { name: 'Add Comment' }).click();
    const dialog = guest.getByRole('dialog', { name: 'Add Comment' });
    await dialog.getByRole('textbox', { name: 'Your comment' }).fill('An answer');
    await expect(dialog.getByText('9/280')).toBeVisible();
    await dialog.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(guest.getByRole('heading', { name: '1 comment' })).toBeVisible();

    await page.goto('/home');
    await cardOf(page, id).getByRole('link', { name: 'Reply, 1 reply' }).click();
    await expect(page).toHaveURL(`/post/${id}#reply`);
    await page.getByRole('button', { name: `Reply to @${friend.username}` }).click();
    const reply = page.getByRole('dialog', { name: 'Reply' });
    await expect(reply).toContainText('An answer');
    await reply.getByRole('textbox', { name: 'Your comment' }).fill('Thank you');
    await reply.getByRole('button', { name: 'Reply', exact: true }).click();
    const list = page.getByRole('list', { name: 'Comments of this post' });
    await expect(list.getByRole('listitem').getByRole('article').nth(1)).toContainText('Thank you');
    await list.getByRole('button', { name: 'Like, 0 likes' }).first().click();
    await guest.reload();
    await expect(guest.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
    await expect(guest.getByText('Thank you')).toBeVisible();
    // Not theirs to delete; a report and a block are.
    await cardOf(guest, id).getByRole('button', { name: 'More about this post' }).click();
    await expect(guest.getByRole('menuitem', { name: 'Block user' })).toBeVisible();
    await expect(guest.getByRole('menuitem', { name: 'Delete post' })).toBeHidden();

    await cardOf(page, id).getByRole('button', { name: 'More about this post' }).click();
    await page.getByRole('menuitem', { name: 'Delete post' }).click();
    await page
      .getByRole('dialog', { name: 'Delete post?' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByText('Post deleted')).toBeVisible();
    await expect(cardOf(page, id)).toBeHidden();
    watch.allow(404, '/api/posts');
    await guest.goto(`/post/${id}/comments`);
    await expect(guest.getByText('Post not found')).toBeVisible();
    await guest.getByRole('button', { name: 'Go Back' }).click();
    await expect(guest).toHaveURL('/home');
  });

  test('has its replies and a field to reply on its own page, for a member and for a guest [MEND-01]', async ({
    page,
    member,
    otherBrowser,
  }) => {
    const id = await postAs(page.context(), `The bakery of ${member.username} opens at six`);
    const { comments } = apiOf(page.context());
    const { comment } = await comments.createComment({ post_id: id, content: 'I will come' });
    await comments.createComment({ post_id: id, parent_id: comment.id, content: 'Me too' });

    await page.goto('/home');
    await cardOf(page, id).getByText(`The bakery of ${member.username}`).click();
    await expect(page).toHaveURL(`/post/${id}`);
    const thread = page.getByRole('list', { name: 'Comments of this post' }).getByRole('listitem');
    await expect(thread.getByRole('article')).toContainText(['I will come', 'Me too']);
    const field = page.getByRole('textbox', { name: 'Your reply' });
    await expect(field).not.toBeFocused();
    await page.keyboard.press('r');
    await expect(field).toBeFocused();
    await field.fill('Save me a loaf');
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(thread).toHaveCount(2);
    await expect(thread.nth(1)).toContainText('Save me a loaf');
    await expect(field).toHaveValue('');
    await expect(cardOf(page, id).getByRole('link', { name: 'Reply, 3 replies' })).toBeVisible();

    const guest = await otherBrowser();
    await guest.goto(`/post/${id}`);
    await expect(guest.getByText('Save me a loaf')).toBeVisible();
    await guest.getByRole('button', { name: 'Sign in to reply' }).click();
    await expect(guest.getByRole('dialog', { name: 'Sign in to Wagram' })).toBeVisible();
  });
});
