import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { asId, type ConversationId } from '@wagram/contract/kernel';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser, readStoredUser } from '#kernel';
import { conversation, draw, openPage, person, serve, where, yes } from '#testing';
import type { Asked } from '#testing';
import { closeDialog, isDialogOpen, useOpenDialog } from '#ui';
import { ErrorBoundary, isStaleBuild } from './error-boundary.tsx';
import { Shell } from './shell.tsx';
import { UnreadBadge } from './menu/top-bar.tsx';

const open = (at: string) =>
  draw(
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<p>the page</p>} />
      </Route>
    </Routes>,
    at,
  );

const openDialogName = () => renderHook(useOpenDialog).result.current;

/** The panel reads the day's best posts by itself; these tests look at what people do. */
const writesIn = (log: readonly Asked[]) => log.map(({ line }) => line).filter((line) => !line.startsWith('GET '));

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });

describe('shell', () => {
  beforeEach(() => {
    openPage();
    serve({});
  });

  it('[SHELL-03] the left menu holds every item for a member', () => {
    keepStoredUser(person('ana'));
    open('/home');
    const items = [...within(menu()).getAllByRole('link'), ...within(menu()).getAllByRole('button')];
    expect(items.map((item) => item.textContent).sort()).toEqual(
      [
        'Home',
        'Launch Your Token',
        'Trending',
        'Get Verified',
        'Bookmarks',
        'Lists',
        'Drafts',
        'Explore',
        'Staking',
        'Games',
        'Messages',
        'Rewards',
        'Video',
        'Analytics',
        'Wallet',
        'Help',
        'Acme AI',
        'Livestream',
        'Buy Acme',
        'Profile',
        'Settings',
        '2FA Settings',
        'Log Out',
      ].sort(),
    );
  });

  it('[SHELL-03] a guest is offered to sign in instead', () => {
    open('/home');
    fireEvent.click(within(menu()).getByRole('button', { name: 'Sign in' }));
    expect(isDialogOpen()).toBe(true);
    expect(within(menu()).queryByText('Log Out')).toBeNull();
    closeDialog();
  });

  it('[AUTH-22] Log Out ends the session on the server and goes to /logout', async () => {
    keepStoredUser(person('ana'));
    const log = serve({ 'POST /api/auth/logout': yes() });
    open('/home');
    fireEvent.click(within(menu()).getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(where()).toBe('/logout'));
    expect(writesIn(log)).toEqual(['POST /api/auth/logout']);
    expect(readStoredUser()).toBeNull();
  });

  it('[AUTH-22] a log-out that the server did not hear is not pretended', async () => {
    keepStoredUser(person('ana'));
    const log = serve({ 'POST /api/auth/logout': 'unreachable' });
    open('/home');
    fireEvent.click(within(menu()).getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(writesIn(log)).toHaveLength(1));
    expect(where()).toBe('/home');
    expect(readStoredUser()).not.toBeNull();
  });

  it('[SHELL-05] [SHELL-10] the top bar has its buttons, and they lead where they should', () => {
    open('/home');
    const bar = screen.getByRole('banner');
    expect(within(bar).getByRole('combobox')).toBeTruthy();
    expect(within(bar).getByRole('button', { name: /Switch to the (dark|light) theme/ })).toBeTruthy();
    expect(within(bar).getByRole('link', { name: 'Notifications' }).getAttribute('href')).toBe('/notifications');
    expect(within(bar).getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/messages');
    expect(within(bar).getByRole('link', { name: 'Rewards' }).getAttribute('href')).toBe('/rewards');
    fireEvent.click(within(bar).getByRole('button', { name: 'Open the menu' }));
    expect(isDialogOpen()).toBe(true);
    closeDialog();
  });

  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('[SHELL-05] %i unread shows as "%s"', (count, text) => {
    const { container } = draw(<UnreadBadge count={count} />);
    expect(container.querySelector('span')?.textContent ?? '').toBe(text);
  });

  it('[SHELL-05] [SHELL-09] the bell says how many are unseen, and asks for nobody who is signed out', async () => {
    const log = serve({ 'GET /api/notifications/unread': yes({ unread: 7, unseen: 5 }) });
    open('/home');
    expect(screen.getByRole('link', { name: 'Notifications' })).toBeTruthy();
    expect(log.map(({ line }) => line)).not.toContain('GET /api/notifications/unread');
    act(() => keepStoredUser(person('ana')));
    expect(await screen.findByRole('link', { name: 'Notifications, 5 new' })).toBeTruthy();
  });

  it('[SHELL-06] [MEND-03] the bottom bar has Home, Video, Analytics, Add, Wallet and Help', () => {
    open('/home');
    const bar = screen.getByRole('navigation', { name: 'Shortcuts' });
    const items = [...bar.querySelectorAll('a, button')].map((item) => item.textContent);
    expect(items).toEqual(['Home', 'Video', 'Analytics', 'Add', 'Wallet', 'Help']);
  });

  it('[POST-09] [SHELL-07] the floating button and Add open the new-post dialog for a member, and there is no third', () => {
    keepStoredUser(person('ana'));
    open('/home');
    for (const button of [...screen.getAllByRole('button', { name: 'New post' }), screen.getByText('Add')]) {
      fireEvent.click(button);
      expect(openDialogName()).toBe('new-post');
      closeDialog();
    }
    expect(screen.getAllByRole('button', { name: 'New post' })).toHaveLength(1);
  });

  it('[POST-08] a guest who wants to post is asked to sign in', () => {
    open('/home');
    fireEvent.click(screen.getByText('Add'));
    expect(openDialogName()).toBe('sign-in');
    closeDialog();
  });

  it('[MEND-14] Messages says how many requests wait, beside what is unread', async () => {
    serve({
      'GET /api/conversations': yes({ conversations: [], next_cursor: null, unread_total: 0, requests_total: 2 }),
    });
    keepStoredUser(person('ana'));
    open('/home');
    expect(await screen.findByRole('link', { name: 'Messages, 2 requests' })).toBeTruthy();
  });

  it('[SHELL-02] [MEND-22] [MSG-03] D42: beside a chat and a group stand the conversations, and nothing is promoted', async () => {
    const other = asId<ConversationId>('01890a5d-ac96-774b-bcce-b302099a8057');
    const [addEventListener, removeEventListener] = [vi.fn(), vi.fn()];
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener, removeEventListener }));
    serve({
      'GET /api/conversations': yes({
        conversations: [
          conversation({ lastMessage: 'see you' }, person('bob')),
          conversation({ conversation_id: other, unreadCount: 3, read_seq: 0, last_seq: 3 }, person('eva')),
        ],
        next_cursor: null,
        unread_total: 0,
        requests_total: 0,
      }),
    });
    keepStoredUser(person('ana'));
    for (const path of ['/chat/bob', '/dm/bob', '/group/00000000-0000-7000-b000-000000000009']) {
      const { unmount } = open(path);
      const panel = await screen.findByRole('complementary', { name: 'Conversations' });
      expect(await within(panel).findByText('see you')).toBeTruthy();
      expect(within(panel).getByText('3 unread messages')).toBeTruthy();
      expect(within(panel).getByRole('link', { name: 'eva' }).getAttribute('href')).toBe('/chat/eva');
      expect(within(panel).queryByText('WeRunner')).toBeNull();
      expect(screen.queryByRole('complementary', { name: 'Beside the page' })).toBeNull();
      const link = within(panel).getByRole('link', { name: 'bob' });
      expect(link.getAttribute('aria-current')).toBe(path.includes('bob') ? 'page' : null);
      unmount();
    }
  });

  it('[SHELL-06] the bottom bar is not drawn on messages', () => {
    open('/messages');
    expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('[SHELL-05] no top bar in a chat', () => {
    open('/chat/ana');
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('[SHELL-04] the right panel has trending, a game card and a Go Live card, where there is room for it', () => {
    open('/home');
    expect(screen.queryByRole('complementary', { name: 'Beside the page' })).toBeNull();
    cleanup();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    open('/home');
    const panel = screen.getByRole('complementary', { name: 'Beside the page' });
    expect(
      within(panel)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Trending now', 'WeRunner', 'Go live']);
  });

  it('keys lead to places, and rest while somebody types', () => {
    open('/home');
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: 'w' });
    expect(where()).toBe('/wallet');
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'n' });
    expect(where()).toBe('/wallet');
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(isDialogOpen()).toBe(true);
    closeDialog();
    window.localStorage.setItem('acme_shortcuts', 'off');
    fireEvent.keyDown(document.body, { key: '?' });
    expect(isDialogOpen()).toBe(false);
  });
});

describe('error boundary', () => {
  beforeEach(() => openPage());

  it('offers another try, and a reload when the build is gone', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    let isBroken = true;
    const Screen = () => {
      if (isBroken) throw new Error('boom');
      return <p>works again</p>;
    };
    draw(
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>,
    );
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('works again')).toBeTruthy();
    expect(isStaleBuild(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(true);
    expect(isStaleBuild(new Error('boom'))).toBe(false);
  });
});
