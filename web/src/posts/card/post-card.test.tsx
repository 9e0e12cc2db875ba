import type { PostView } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mock } from 'vitest';
import { SignInDialog } from '#auth';
import { BlockDialog } from '#blocks';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, post, serve, where, yes } from '#testing';
import { Toaster, useOpenDialog } from '#ui';
import { DeletePostDialog } from '../dialogs.ts';
import { putPost, useKnownPost } from './text/entities.ts';
import { PostCard } from './post-card.tsx';

const ana = person('ana');
const bob = person('bob');

const Dialogs = () => {
  const name = useOpenDialog();
  return (
    <Suspense>
      {name === 'sign-in' && <SignInDialog />}
      {name === 'report' && <p>the report dialog</p>}
      {name === 'delete-post' && <DeletePostDialog />}
      {name === 'block' && <BlockDialog />}
    </Suspense>
  );
};

const Shown = ({ given }: { readonly given: PostView }) => {
  const client = useQueryClient();
  useState(() => putPost(client, given));
  const known = useKnownPost(given.id);
  return known === null ? <p>no post</p> : <PostCard post={known} />;
};

const show = (given: PostView) =>
  draw(
    <>
      <Shown given={given} />
      <Dialogs />
      <Suspense>
        <Toaster theme="light" />
      </Suspense>
    </>,
    '/home',
  );

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const openMenu = () =>
  fireEvent.keyDown(screen.getByRole('button', { name: 'More about this post' }), { key: 'Enter' });
const menuTexts = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
const choose = async (name: string) => {
  openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

let copied: Mock<Clipboard['writeText']>;

beforeEach(() => {
  openPage();
  serve({});
  copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
});

describe('post card', () => {
  it('[POST-01] shows who, what, when and all four counts', () => {
    show(
      post(
        1,
        { likes_count: 284, comments_count: 41, shares_count: 12, gifts: 3, gifts_total: '35', badge: 'gold' },
        bob,
      ),
    );
    const card = screen.getByRole('article');
    expect(card.textContent).toContain('@bob');
    expect(card.textContent).toContain('post 1');
    for (const name of [
      'Like, 284 likes',
      'Copy the link, 12 shares',
      'Gift, 3 gifts, 35 WGM',
      'Gold: a verified member',
    ]) {
      expect(within(card).getByRole('button', { name })).toBeTruthy();
    }
    expect(within(card).getByRole('link', { name: 'Reply, 41 replies' }).getAttribute('href')).toBe(
      `/post/${post(1).id}#reply`,
    );
    expect(card.querySelector('time')?.getAttribute('title')).toMatch(/^November 15, 2026 at/);
  });

  it('[POST-01] broken media hides itself', () => {
    const media = {
      kind: 'image' as const,
      url: '/media/x.webp',
      srcset: null,
      poster_url: null,
      width: 800,
      height: 600,
      thumbhash: null,
      alt: 'A boat',
    };
    show(post(1, { media, image_url: media.url }));
    const picture = screen.getByRole('img', { name: 'A boat' });
    fireEvent.error(picture);
    expect(screen.queryByRole('img', { name: 'A boat' })).toBeNull();
  });

  it('[POST-02] a guest who likes is asked to sign in', async () => {
    const log = serve({});
    show(post(1));
    press('Like, 0 likes');
    expect(await screen.findByText('Please sign in to like posts')).toBeTruthy();
    expect(log.filter(({ line }) => line.startsWith('PUT'))).toEqual([]);
  });

  it('[POST-03] share copies the link for a guest, without counting', async () => {
    const log = serve({});
    show(post(1));
    press(/^Copy the link/);
    expect(await screen.findByText('Post link copied to clipboard! 🔗')).toBeTruthy();
    expect(copied).toHaveBeenCalledWith(`${window.location.origin}/post/${post(1).id}`);
    expect(log).toEqual([]);
  });

  it('[POST-03] a member’s share counts; a clipboard that refuses says so', async () => {
    keepStoredUser(ana);
    serve({ 'PUT /api/posts': yes({ post: post(1, { shares: 5, shares_count: 5 }) }) });
    show(post(1));
    press(/^Copy the link/);
    expect(await screen.findByRole('button', { name: 'Copy the link, 5 shares' })).toBeTruthy();
    copied.mockRejectedValue(new Error('no'));
    press(/^Copy the link/);
    expect(await screen.findByText('Failed to copy link')).toBeTruthy();
  });

  it('[POST-04] the prompt offers 1, 5, 10 and 25, and says what was sent', async () => {
    keepStoredUser(ana);
    const log = serve({ 'PUT /api/posts': yes({ post: post(1, { gifts: 1, gifts_total: '10' }) }) });
    show(post(1, {}, bob));
    press('Gift, 0 gifts, 0 WGM');
    const prompt = await screen.findByRole('dialog', { name: 'Gift to @bob' });
    const chips = within(prompt).getAllByRole('button');
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual(['1 WGM', '5 WGM', '10 WGM', '25 WGM']);
    fireEvent.click(within(prompt).getByRole('button', { name: '10 WGM' }));
    expect(await screen.findByText('Sent 10 WGM to @bob!')).toBeTruthy();
    const gifts = log.filter(({ line }) => line === 'PUT /api/posts');
    expect(gifts.map(({ body }) => body)).toEqual([{ post_id: post(1).id, action: 'gift', amount: 10 }]);
    expect(await screen.findByRole('button', { name: 'Gift, 1 gift, 10 WGM' })).toBeTruthy();
  });

  it('[POST-04] a short balance is said, and a lost answer is asked again with the same key', async () => {
    keepStoredUser(ana);
    const short = no(402, 'not_enough', 'You do not have enough WGM for this gift');
    let answers = 0;
    const log = serve({
      'PUT /api/posts': () => {
        answers += 1;
        return answers < 3 ? 'unreachable' : short;
      },
    });
    const gifts = () => log.filter(({ line }) => line === 'PUT /api/posts');
    show(post(2, {}, bob));
    press(/^Gift/);
    const chip = await screen.findByRole('button', { name: '25 WGM' });
    for (const times of [1, 2, 3]) {
      fireEvent.click(chip);
      await waitFor(() => expect(gifts()).toHaveLength(times));
      await act(() => Promise.resolve());
    }
    expect(await screen.findByText('You do not have enough WGM for this gift')).toBeTruthy();
    expect(new Set(gifts().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('a click on the paper opens the post, a click on a reaction does not', async () => {
    show(post(1));
    press(/^Copy the link/);
    expect(where()).toBe('/home');
    fireEvent.click(screen.getByText('post 1'));
    expect(where()).toBe(`/post/${post(1).id}`);
  });
});

describe('the name of a post', () => {
  it.each([
    ['Bread is ready', 'bob: Bread is ready'],
    ['One\n\n  two', 'bob: One two'],
    ['x'.repeat(200), `bob: ${'x'.repeat(120)}…`],
  ])('[MEND-25] holds its author and how it begins (%#)', (content, name) => {
    show(post(1, { content }, bob));
    expect(screen.getByRole('article', { name })).toBeTruthy();
  });
});

describe('menu of a post', () => {
  it('[POST-06] [POST-15] a guest may copy and report, and is asked to sign in to block', async () => {
    show(post(1, {}, bob));
    openMenu();
    expect(menuTexts()).toEqual(['Copy link', 'Copy text', 'Report', 'Block user']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Block user' }));
    expect(await screen.findByText('Please log in to block users')).toBeTruthy();
  });

  it('[POST-06] [MEND-10] the author may delete, and can neither block nor report themselves', async () => {
    keepStoredUser(bob);
    show(post(1, {}, bob));
    openMenu();
    expect(menuTexts()).toEqual(['Copy link', 'Copy text', 'Mute notices of this post', 'Delete post']);
    cleanup();
    // SOC-05: within its first hour it can be changed.
    show(post(2, { created_at: new Date().toISOString() }, bob));
    openMenu();
    expect(menuTexts()).toContain('Edit post');
  });

  it('[POST-15] Copy text copies what was written', async () => {
    show(post(1, { content: 'as <b>typed</b>' }));
    await choose('Copy text');
    await waitFor(() => expect(copied).toHaveBeenCalledWith('as <b>typed</b>'));
  });

  it('[POST-15] Report opens its dialog for a guest', async () => {
    show(post(1));
    await choose('Report');
    expect(await screen.findByText('the report dialog')).toBeTruthy();
  });

  it('[BLOCK-01] [MEND-07] Block user asks first, says what follows, and its undo restores what it ended', async () => {
    keepStoredUser(ana);
    const log = serve({
      'POST /api/block-user': yes({ isBlocked: true }),
      'DELETE /api/block-user': yes({ isBlocked: false }),
    });
    show(post(1, {}, bob));
    await choose('Block user');
    expect(await screen.findByRole('dialog', { name: 'Block @bob?' })).toBeTruthy();
    expect(log).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Block' }));
    const told = 'Blocked @bob. You will no longer see their posts or receive messages from them.';
    // A gift of before may still have its own.
    const toast = (await screen.findByText(told)).closest('li') as HTMLElement;
    fireEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Unblocked @bob.')).toBeTruthy();
    expect(log.at(-1)?.body).toEqual({ blocked_id: bob.id, restore: true });
    await choose('Block user');
    fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Unblock user');
    await waitFor(() => expect(log.at(-1)?.body).toEqual({ blocked_id: bob.id }));
  });

  it('[BLOCK-01] a block that failed says so', async () => {
    keepStoredUser(ana);
    serve({ 'POST /api/block-user': no(500, 'unexpected', 'Something went wrong') });
    show(post(1, {}, bob));
    await choose('Block user');
    fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Failed to update block status')).toBeTruthy();
  });
});

describe('deleting a post', () => {
  beforeEach(() => keepStoredUser(bob));
  const ask = async () => {
    show(post(1, {}, bob));
    await choose('Delete post');
    return within(await screen.findByRole('dialog', { name: 'Delete post?' }));
  };

  it('[SHELL-07] [POST-07] asks first, then the post is gone', async () => {
    const log = serve({ 'DELETE /api/posts': yes() });
    const dialog = await ask();
    expect(log).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('no post')).toBeTruthy();
    expect(log.at(-1)?.body).toEqual({ post_id: post(1).id });
  });

  it('[POST-07] a refusal is told with its reason', async () => {
    serve({ 'DELETE /api/posts': no(403, 'not_your_post', 'You can only delete your own posts') });
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete post: You can only delete your own posts')).toBeTruthy();
    expect(screen.queryByText('no post')).toBeNull();
  });

  it('[POST-07] a server out of reach is told without one', async () => {
    serve({ 'DELETE /api/posts': 'unreachable' });
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete post')).toBeTruthy();
  });
});
