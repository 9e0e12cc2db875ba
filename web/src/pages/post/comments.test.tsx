import type { CommentView } from '@wagram/contract/comments';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AddCommentDialog, DeleteCommentDialog } from '#comments';
import { keepStoredUser, removeStored } from '#kernel';
import { draw, no, openPage, person, post, serve, someId, where, yes } from '#testing';
import { useOpenDialog } from '#ui';
import { PostCommentsPage } from './comments.tsx';

const ana = person('ana');
const bob = person('bob');
const POST = post(1, { content: 'the post', comments_count: 2, replies: 2 }, bob);
const comment = (number: number, content: string, change: Partial<CommentView> = {}): CommentView => ({
  ...post(number, { content }, bob),
  id: someId(`00000000-0000-7000-a000-${String(number).padStart(12, '0')}`),
  post_id: POST.id,
  parent_id: null,
  ...change,
});
const ONE = comment(1, 'the first');
const TWO = comment(2, 'the answer', { parent_id: ONE.id, user_id: ana.id, username: '@ana', displayName: 'ana' });
const talk = {
  'GET /api/posts': yes({ post: POST }),
  'GET /api/comments': yes({ comments: [ONE, TWO], next_cursor: null }),
};

const Dialogs = () => {
  const name = useOpenDialog();
  return (
    <Suspense>
      {name === 'add-comment' && <AddCommentDialog />}
      {name === 'delete-comment' && <DeleteCommentDialog />}
      {name === 'sign-in' && <p>the sign-in dialog</p>}
    </Suspense>
  );
};

const open = (hash = '') =>
  draw(
    <>
      <Routes>
        <Route path="/post/:id/comments" element={<PostCommentsPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Dialogs />
    </>,
    `/post/${POST.id}/comments${hash}`,
  );
const add = async () => fireEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
const write = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your comment' }), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Comment' }));

describe('comments of a post', () => {
  beforeEach(() => {
    openPage();
    removeStored('drafts');
    keepStoredUser(ana);
  });

  it('[NOTI-01, COMM-01] a comment that the address names is fetched, brought into view and marked', async () => {
    const scrolled = vi.spyOn(window.Element.prototype, 'scrollIntoView');
    onTestFinished(() => scrolled.mockRestore());
    const far = comment(3, 'on the second page');
    const log = serve({
      ...talk,
      'GET /api/comments': ({ query }) =>
        query['cursor'] === 'next'
          ? yes({ comments: [far], next_cursor: 'more' })
          : yes({ comments: [ONE, TWO], next_cursor: 'next' }),
    });
    open(`#comment-${far.id}`);
    const row = (await screen.findByText('on the second page')).closest('article');
    expect(row?.getAttribute('aria-current')).toBe('true');
    expect(document.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([row]));
    expect(log.filter(({ line }) => line === 'GET /api/comments')).toHaveLength(2);
  });

  it('[COMM-01] shows the post, its comments oldest first, and who answers whom', async () => {
    serve(talk);
    open();
    expect(await screen.findByText('the first')).toBeTruthy();
    expect(screen.getByText('the post')).toBeTruthy();
    expect(screen.getByText('2 comments')).toBeTruthy();
    expect(screen.getByText('the answer').closest('article')?.textContent).toContain('Replying to @bob');
  });

  it('[COMM-01] a post that is not there says so and leads back', async () => {
    serve({ 'GET /api/posts': no(404, 'post_not_found', 'Post not found') });
    open();
    expect(await screen.findByText('Post not found')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(where()).toBe('/home');
  });

  it('[COMM-01] nothing said yet, and a failure', async () => {
    serve({ ...talk, 'GET /api/comments': yes({ comments: [], next_cursor: null }) });
    open();
    expect(await screen.findByText('No comments yet')).toBeTruthy();
    openPage();
    serve({ 'GET /api/posts': no(500, 'unexpected', 'x') });
    open();
    expect(await screen.findByText('Failed to load post and comments')).toBeTruthy();
  });

  it('[COMM-01] [COMM-02] [SHELL-07] Add Comment opens a dialog with a counter; the comment and the count follow', async () => {
    const log = serve({ ...talk, 'POST /api/comments': yes({ comment: comment(3, 'my word', { user_id: ana.id }) }) });
    open();
    await add();
    await write('👍🏽👍🏽');
    expect(screen.getByText('2/280')).toBeTruthy();
    await write('my word');
    send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('my word')).toBeTruthy();
    expect(screen.getByText('3 comments')).toBeTruthy();
    expect(log.at(-1)?.body).toEqual({
      content: 'my word',
      post_id: POST.id,
      parent_id: null,
      image_url: null,
      user_id: ana.id,
    });
  });

  it.each([
    [no(429, 'too_many_requests', 'Please wait.'), 'Failed to post comment: Please wait.'],
    [no(500, 'unexpected', ''), 'Failed to post comment: Unknown error'],
    ['unreachable' as const, 'Failed to post comment. Please try again.'],
  ])('[COMM-02] a failure keeps the words and says why (%#)', async (answer, text) => {
    serve({ ...talk, 'POST /api/comments': answer });
    open();
    await add();
    await write('my word');
    send();
    expect(await screen.findByText(text)).toBeTruthy();
    expect((screen.getByRole('textbox', { name: 'Your comment' }) as HTMLTextAreaElement).value).toBe('my word');
    expect(screen.queryByText('3 comments')).toBeNull();
  });

  it('[COMM-02] 280 signs fit, 281 do not; nothing is nothing', async () => {
    serve(talk);
    open();
    await add();
    const button = () => screen.getByRole('button', { name: 'Comment' }) as HTMLButtonElement;
    await write(' ');
    expect(button().disabled).toBe(true);
    await write('👩‍👩‍👧‍👦'.repeat(280));
    expect(button().disabled).toBe(false);
    await write('x'.repeat(281));
    expect(button().disabled).toBe(true);
  });

  it('[COMM-02] a guest is asked to sign in', async () => {
    openPage();
    serve(talk);
    open();
    await add();
    expect(await screen.findByText('the sign-in dialog')).toBeTruthy();
  });

  it('deletes after a question, with what answers it', async () => {
    keepStoredUser(bob);
    serve({ ...talk, 'DELETE /api/comments': yes() });
    open();
    fireEvent.click((await screen.findAllByRole('button', { name: 'Delete comment' }))[0]!);
    expect(await screen.findByText('Delete comment?')).toBeTruthy();
    serve({
      ...talk,
      'DELETE /api/comments': yes(),
      'GET /api/posts': yes({ post: { ...POST, comments_count: 0, replies: 0 } }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('the first')).toBeNull());
    expect(screen.queryByText('the answer')).toBeNull();
  });
});
