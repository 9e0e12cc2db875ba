import type { CommentView } from '@wagram/contract/comments';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AddCommentDialog } from '#comments';
import { keepStoredUser, removeStored } from '#kernel';
import { draw, no, openPage, person, post, serve, someId, where, yes } from '#testing';
import { ReactorsDialog } from '#posts';
import { closeDialog, useOpenDialog } from '#ui';
import { PostPage } from './post.tsx';

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
      {name === 'reactors' && <ReactorsDialog />}
      {name === 'sign-in' && <p>the sign-in dialog</p>}
    </Suspense>
  );
};

const open = (hash = '') =>
  draw(
    <>
      <main id="main">
        <Routes>
          <Route path="/post/:id" element={<PostPage />} />
          <Route path="*" element={null} />
        </Routes>
      </main>
      <Dialogs />
    </>,
    `/post/${POST.id}${hash}`,
  );
const field = () => screen.findByRole('textbox', { name: 'Your reply' });

describe('the page of a post', () => {
  beforeEach(() => {
    openPage();
    removeStored('drafts');
    keepStoredUser(ana);
  });

  it('[MEND-01] shows the post, its replies in threads and a reply field', async () => {
    serve(talk);
    open();
    expect(await screen.findByText('the first')).toBeTruthy();
    expect(screen.getByText('the post')).toBeTruthy();
    const thread = screen.getByText('the first').closest('li');
    expect(within(thread as HTMLElement).getByText('the answer')).toBeTruthy();
    expect(await field()).toBeTruthy();
    expect(screen.queryByText('See the replies')).toBeNull();
  });

  it('[MEND-01] a reply stands in the thread at once, the count moves, and the field is empty again', async () => {
    const log = serve({ ...talk, 'POST /api/comments': yes({ comment: comment(3, 'my word', { user_id: ana.id }) }) });
    open();
    await screen.findByText('the first');
    fireEvent.change(await field(), { target: { value: 'my word' } });
    expect(screen.getByText('7/280')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
    expect(await screen.findByText('my word')).toBeTruthy();
    await waitFor(() =>
      expect((screen.getByRole('textbox', { name: 'Your reply' }) as HTMLTextAreaElement).value).toBe(''),
    );
    expect(screen.getByRole('link', { name: 'Reply, 3 replies' })).toBeTruthy();
    expect(log.at(-1)?.body).toEqual({
      content: 'my word',
      post_id: POST.id,
      parent_id: null,
      image_url: null,
      user_id: ana.id,
    });
  });

  it('[MEND-01] whoever came to reply finds the cursor in the field; who came to read does not', async () => {
    serve(talk);
    open('#reply');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your reply' })));
    openPage();
    keepStoredUser(ana);
    serve(talk);
    open();
    expect(document.activeElement).not.toBe(await field());
    act(() => screen.getByRole('link', { name: 'Reply, 2 replies' }).click());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your reply' })));
  });

  it('[MEND-01] a guest reads everything, and is asked to sign in to reply', async () => {
    openPage();
    serve(talk);
    open();
    expect(await screen.findByText('the answer')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in to reply' }));
    expect(await screen.findByText('the sign-in dialog')).toBeTruthy();
  });

  it('[MEND-01] a reply that the address names is brought into view and marked', async () => {
    const scrolled = vi.spyOn(window.Element.prototype, 'scrollIntoView');
    onTestFinished(() => scrolled.mockRestore());
    serve(talk);
    open(`#comment-${TWO.id}`);
    const row = (await screen.findByText('the answer')).closest('article');
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([row]));
    expect(row?.getAttribute('aria-current')).toBe('true');
  });

  it('[MEND-25] the counts of likes and gifts open who they came from, and how much', async () => {
    const liked = { ...POST, likes: 1, likes_count: 1, gifts: 2, gifts_total: '15' };
    const eva = { ...person('eva'), since: '2026-11-15T12:00:00.000Z' };
    const log = serve({
      ...talk,
      'GET /api/posts': yes({ post: liked }),
      'GET /api/posts/people': ({ query }) =>
        yes({ people: [{ ...eva, amount: query['kind'] === 'gift' ? '15' : null }], next_cursor: null }),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: '1 Like: see who' }));
    const likes = await screen.findByRole('dialog', { name: 'Liked by' });
    expect((await within(likes).findByText('@eva')).closest('a')?.getAttribute('href')).toBe('/user/eva');
    act(() => closeDialog());
    fireEvent.click(screen.getByRole('button', { name: '2 Gifts · 15 WGM: see who' }));
    const gifts = await screen.findByRole('dialog', { name: 'Gifts from' });
    expect(await within(gifts).findByText('15 WGM')).toBeTruthy();
    expect(log.filter(({ line }) => line === 'GET /api/posts/people').map(({ query }) => query['kind'])).toEqual([
      'like',
      'gift',
    ]);
  });

  it('[POST-12] [MEND-01] nothing said yet; a post that is not there; a failure', async () => {
    serve({ ...talk, 'GET /api/comments': yes({ comments: [], next_cursor: null }) });
    open();
    expect(await screen.findByText('No replies yet')).toBeTruthy();
    openPage();
    serve({ 'GET /api/posts': no(404, 'post_not_found', 'Post not found') });
    open();
    expect(await screen.findByText('Post not found')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(where()).toBe('/home');
    openPage();
    serve({ 'GET /api/posts': no(500, 'unexpected', 'x') });
    open();
    expect(await screen.findByText('The post could not be loaded')).toBeTruthy();
  });
});
