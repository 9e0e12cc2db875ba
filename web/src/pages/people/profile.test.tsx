import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '#auth';
import { BlockDialog } from '#blocks';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, post, serve, testNetwork, visited, where, yes } from '#testing';
import { Toaster, useOpenDialog } from '#ui';
import { ProfilePage } from './profile.tsx';
import { UserPage } from './user.tsx';

const ana = person('ana');
const reply = (name: string, change = {}, posts: object[] = []) =>
  yes({ user: visited(name, change), posts, next_cursor: null });

const OpenDialog = () => {
  const name = useOpenDialog();
  return (
    <>
      <p data-testid="dialog">{name}</p>
      <Suspense>{name === 'block' && <BlockDialog />}</Suspense>
    </>
  );
};

const open = (path: string) =>
  draw(
    <>
      <Routes>
        <Route path="/profile" element={<ProfilePage />} />
        <Route path="/user" element={<UserPage />} />
        <Route path="/user/:username" element={<UserPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <OpenDialog />
      <Suspense>
        <Toaster theme="light" />
      </Suspense>
    </>,
    path,
  );

const openMenu = async () => {
  const trigger = await screen.findByRole('button', { name: 'More about this profile' });
  fireEvent.keyDown(trigger, { key: 'Enter' });
};
const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name }));

describe('one’s own profile', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
  });

  it('[PROF-07] signed out it says that signing in is needed', async () => {
    openPage();
    serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    open('/profile');
    expect(screen.getByText('Loading profile...')).toBeTruthy();
    expect(screen.getByText('Please sign in to view your profile')).toBeTruthy();
  });

  it('[PROF-01] [PROF-04] [PROF-05] name, badge, handle, bio, counts and links', async () => {
    serve({
      'GET /api/user-profile': reply('ana', {
        displayName: 'Ana Nováková',
        badge: 'gold_x',
        followers_count: 12_345,
        following_count: 7,
        discord_link: 'https://discord.gg/ana',
        twitter_username: 'ana_x',
        twitter_followers_count: 42,
      }),
    });
    open('/profile');
    expect(await screen.findByRole('heading', { level: 1, name: /Ana Nováková/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Gold: verified through X' })).toBeTruthy();
    expect(screen.getByText('@ana')).toBeTruthy();
    expect(screen.getByText('Twitter user on Acme')).toBeTruthy();
    const followers = screen.getByRole('link', { name: '12,345 FOLLOWERS' });
    expect([followers.getAttribute('href'), followers.textContent]).toEqual(['/user/ana/followers', '12.3KFOLLOWERS']);
    expect(screen.getByRole('link', { name: '7 FOLLOWING' }).getAttribute('href')).toBe('/user/ana/following');
    expect(screen.getByRole('link', { name: '42 X FOLLOWERS' }).getAttribute('href')).toBe('https://x.com/ana_x');
    expect(screen.getByRole('heading', { name: 'Connect' })).toBeTruthy();
    const discord = screen.getByRole('link', { name: /discord.gg\/ana/ });
    expect([discord.getAttribute('href'), discord.getAttribute('rel')]).toEqual([
      'https://discord.gg/ana',
      'noopener nofollow ugc',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Add a Telegram link' }));
    expect(screen.getByTestId('dialog').textContent).toBe('edit-profile');
    expect(screen.queryByRole('button', { name: /Follow @ana/ })).toBeNull();
  });

  it('[PROF-05] [MEND-10] who did not come through X and wrote no bio has none', async () => {
    serve({ 'GET /api/user-profile': reply('ana') });
    open('/profile');
    expect(await screen.findByText('@ana')).toBeTruthy();
    expect(screen.queryByText('Twitter user on Acme')).toBeNull();
  });

  it('[PROF-01] [MEND-10] the menu answers with a word, shares the link, and Back leads home', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    serve({ 'GET /api/user-profile': reply('ana') });
    open('/profile');
    await openMenu();
    await choose('Not Interested');
    expect(await screen.findByText('This is you: your own posts stay where they are.')).toBeTruthy();
    await openMenu();
    // MEND-10: nobody reports themselves.
    expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
    await choose('Share');
    expect(await screen.findByText('Profile link copied to clipboard!')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/user\/ana$/));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(where()).toBe('/home');
  });

  it('[PROF-06] [MON-11] the tabs stand in the address; without an address the way to link one is shown', async () => {
    serve({
      'GET /api/user-profile': reply('ana'),
      'GET /api/chain/network': yes({ network: testNetwork() }),
      'GET /api/wallet/shown': yes({ shown: null }),
    });
    open('/profile');
    expect(await screen.findByText('No posts yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'NFT Holds' }));
    expect(await screen.findByRole('link', { name: 'Link an address' })).toBeTruthy();
    expect(where()).toBe('/profile?tab=nft');
    fireEvent.click(screen.getByRole('link', { name: 'Posts' }));
    expect(where()).toBe('/profile');
  });
});

describe('another’s profile', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
  });

  it('[SOC-07] has Likes while they are shown, replies with their post, and a pinned post on top', async () => {
    const bob = visited('bob', { shows_likes: true, pinned_post_id: post(7).id });
    const reply = { ...post(3), id: post(3).id, post_id: post(4).id, parent_id: null, content: 'an answer' };
    serve({
      'GET /api/user-profile': yes({ user: bob, posts: [], next_cursor: null, pinned: post(7) }),
      'GET /api/user-profile/posts': yes({ posts: [post(5)], next_cursor: null }),
      'GET /api/user-profile/replies': yes({ replies: [{ ...reply, post: post(4) }], next_cursor: null }),
    });
    open('/user/bob');
    expect((await screen.findByRole('region', { name: 'Pinned' })).textContent).toContain(post(7).content);
    fireEvent.click(screen.getByRole('link', { name: 'Likes' }));
    expect(await screen.findByRole('feed')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Replies' }));
    expect(await screen.findByText('an answer')).toBeTruthy();
    expect(screen.getByText(post(4).content)).toBeTruthy();
  });

  it('[USER-01] [USER-04] has follow, a way to write to them, mutual people and their posts', async () => {
    const mutuals = ['eva', 'ida', 'uma'].map((name) => person(name));
    serve({
      'GET /api/user-profile': reply(
        'bob',
        { follows_you: true, can_be_paid: true, mutuals, mutuals_count: 9, followers_count: 1 },
        [post(1)],
      ),
    });
    open('/user/bob');
    expect(await screen.findByRole('feed')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Follow Back @bob' })).toBeTruthy();
    expect(screen.getByText('Follows you')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Message @bob' }).getAttribute('href')).toBe('/dm/bob');
    expect(screen.getByRole('button', { name: 'Send to @bob' }).getAttribute('aria-haspopup')).toBe('menu');
    expect(screen.getByText('Followed by eva, ida and 7 others you follow')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^(eva|ida|uma)$/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
    expect(screen.queryByText('X FOLLOWERS')).toBeNull();
    expect(screen.queryByText('Connect')).toBeNull();
  });

  it('[USER-02] a stranger’s handle is not found, and no handle leads home', async () => {
    serve({ 'GET /api/user-profile': no(404, 'member_not_found', 'User not found') });
    open('/user/nobody');
    expect(screen.getByText('Loading profile...')).toBeTruthy();
    expect(await screen.findByText('User not found')).toBeTruthy();
    openPage();
    open('/user');
    await waitFor(() => expect(where()).toBe('/home'));
  });

  it('D20: a private one shows who they are and keeps the rest', async () => {
    serve({
      'GET /api/user-profile': reply('bob', { is_private: true, is_open: false, bio: 'Quiet', followers_count: 3 }),
      'POST /api/follow': yes({ isFollowing: false, isRequested: true, followers_count: 3 }),
    });
    open('/user/bob');
    expect(await screen.findByText('This account is private')).toBeTruthy();
    expect(screen.getByText('Quiet')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Private account' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /FOLLOWERS/ })).toBeNull();
    expect(screen.queryByText('Connect')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Follow @bob' }));
    expect(await screen.findByText('Your request is waiting for their answer.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Requested @bob' })).toBeTruthy();
  });

  it('[BLOCK-01] is blocked and unblocked from here, in the words of the specification', async () => {
    let isBlocked = false;
    serve({
      'GET /api/user-profile': () => reply('bob', { is_blocked: isBlocked, is_open: !isBlocked }),
      'POST /api/block-user': () => {
        isBlocked = true;
        return yes({ isBlocked });
      },
      'DELETE /api/block-user': () => {
        isBlocked = false;
        return yes({ isBlocked });
      },
    });
    open('/user/bob');
    await openMenu();
    await choose('Block user');
    fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
    const blocked = 'Blocked @bob. You will no longer see their posts or receive messages from them.';
    expect(await screen.findByText(blocked)).toBeTruthy();
    expect(await screen.findByText('You blocked @bob')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Message @bob' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send to @bob' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Unblock' }));
    expect(await screen.findByText('Unblocked @bob.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Follow @bob' })).toBeTruthy();
  });

  it.each([
    ['refused', no(500, 'unexpected', 'x'), 'Failed to update block status'],
    ['without an answer', 'unreachable' as const, 'Failed to update block status. Please try again.'],
  ])('[BLOCK-01] a block that is %s says so', async (_what, answer, text) => {
    serve({ 'GET /api/user-profile': reply('bob'), 'POST /api/block-user': answer });
    open('/user/bob');
    await openMenu();
    await choose('Block user');
    fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText('You blocked @bob')).toBeNull();
  });

  it('D13: Not Interested mutes, and is undone from the message or the menu', async () => {
    const log = serve({
      'GET /api/user-profile': reply('bob'),
      'POST /api/mute-user': yes({ isMuted: true }),
      'DELETE /api/mute-user': yes({ isMuted: false }),
    });
    open('/user/bob');
    await openMenu();
    await choose('Not Interested');
    const told = await screen.findByText('You will see less of @bob. Their posts stay out of your feeds.');
    fireEvent.click(within(told.closest('li')!).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('@bob is back in your feeds.')).toBeTruthy();
    await openMenu();
    await choose('Not Interested');
    await waitFor(() => expect(log.filter(({ line }) => line === 'POST /api/mute-user')).toHaveLength(2));
    await openMenu();
    await choose('Undo Not Interested');
    await waitFor(() => expect(log.filter(({ line }) => line === 'DELETE /api/mute-user')).toHaveLength(2));
    expect(log.find(({ line }) => line === 'POST /api/mute-user')?.body).toEqual({
      muter_id: ana.id,
      muted_id: person('bob').id,
    });
    await openMenu();
    await choose('Report');
    await waitFor(() => expect(screen.getByTestId('dialog').textContent).toBe('report'));
  });
});
