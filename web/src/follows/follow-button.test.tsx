import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { toast as shownToasts } from 'sonner';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropStoredUser, keepStoredUser } from '#kernel';
import { putMember, useMember } from '#members';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { Toaster, useDialogSubject } from '#ui';
import { FollowButton } from './follow-button.tsx';
import { learnStanding } from './standing.ts';

const ana = person('ana');
const bob = person('bob', { followers_count: 5 });
const on = { isFollowing: true, isRequested: false, followers_count: 6 };
const off = { isFollowing: false, isRequested: false, followers_count: 5 };

interface Standing {
  readonly isFollowing?: boolean;
  readonly isPrivate?: boolean;
  readonly followsViewer?: boolean;
}

const Shown = ({ isFollowing = false, isPrivate = false, followsViewer = false }: Standing) => {
  const client = useQueryClient();
  useState(() => {
    putMember(client, bob);
    learnStanding(client, bob.id, isFollowing, false);
  });
  return (
    <>
      <FollowButton member={{ ...bob, isPrivate }} followsViewer={followsViewer} />
      <output data-testid="count">{useMember(bob.id)?.followers_count}</output>
      <p>{useDialogSubject()['reason']}</p>
      <Suspense>
        <Toaster theme="light" />
      </Suspense>
    </>
  );
};

const show = (standing: Standing = {}) => draw(<Shown {...standing} />);
const button = () => screen.getByRole('button', { name: /@bob$/ });
const count = () => screen.getByTestId('count').textContent;

describe('the follow button', () => {
  beforeEach(() => {
    shownToasts.dismiss();
    openPage();
    keepStoredUser(ana);
  });

  it("[FOLL-04] shows '...' while busy, and the count moves by one", async () => {
    let answer: (reply: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    show();
    expect(button().textContent).toBe('Follow');
    fireEvent.click(button());
    await waitFor(() => expect(button().textContent).toBe('...'));
    expect(count()).toBe('6');
    answer(Response.json({ success: true, ...on, followers_count: 7 }));
    await waitFor(() => expect(button().textContent).toBe('Unfollow'));
    // The server's figure has the last word.
    expect(count()).toBe('7');
  });

  it('[FOLL-04] unfollowing can be undone', async () => {
    const log = serve({ 'DELETE /api/follow': yes(off), 'POST /api/follow': yes(on) });
    show({ isFollowing: true });
    fireEvent.click(button());
    expect(await screen.findByText('You no longer follow @bob.')).toBeTruthy();
    expect(button().textContent).toBe('Follow');
    expect(log[0]?.body).toEqual({ follower_id: ana.id, following_id: bob.id });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(button().textContent).toBe('Unfollow'));
    expect(count()).toBe('6');
  });

  it('D20: a private member is asked; the request can be taken back', async () => {
    const asked = { isFollowing: false, isRequested: true, followers_count: 5 };
    serve({ 'POST /api/follow': yes(asked), 'DELETE /api/follow': yes(off) });
    show({ isPrivate: true });
    fireEvent.click(button());
    await waitFor(() => expect(button().textContent).toBe('Requested'));
    expect(count()).toBe('5');
    fireEvent.click(button());
    expect(await screen.findByText('Your request to @bob was taken back.')).toBeTruthy();
  });

  it('[FOLL-02] offers to follow back', () => {
    show({ followsViewer: true });
    expect(button().textContent).toBe('Follow Back');
  });

  it('[FOLL-04] asks a guest to log in', async () => {
    dropStoredUser();
    show();
    fireEvent.click(button());
    expect(await screen.findByText('Please log in to follow users')).toBeTruthy();
  });

  it.each([
    [
      'following somebody who is not there',
      false,
      no(404, 'member_not_found', 'User not found'),
      'Cannot follow this user',
    ],
    ['following oneself', false, no(400, 'cannot_follow', 'Cannot follow this user'), 'Cannot follow this user'],
    ['following too much', false, no(429, 'too_many_requests', 'Please wait.'), 'Please wait.'],
    ['unfollowing too much', true, no(429, 'too_many_requests', 'Please wait.'), 'Please wait.'],
    ['following without a reason', false, no(500, 'unexpected', ''), 'Failed to update follow status'],
    ['unfollowing without a reason', true, no(500, 'unexpected', ''), 'Failed to unfollow user'],
    ['no answer', false, 'unreachable' as const, 'Failed to update follow status'],
    ['no answer to an unfollow', true, 'unreachable' as const, 'Failed to update follow status'],
  ])('[FOLL-04] [MEND-10] %s says why, and everything is as before', async (_what, isFollowing, answer, text) => {
    serve({ 'POST /api/follow': answer, 'DELETE /api/follow': answer });
    show({ isFollowing });
    fireEvent.click(button());
    expect(await screen.findByText(text)).toBeTruthy();
    expect([button().textContent, count()]).toEqual([isFollowing ? 'Unfollow' : 'Follow', '5']);
  });
});
