import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshSession } from '#auth';
import { keepStoredUser, readThemeChoice, setTheme } from '#kernel';
import { defaultChoices } from '@wagram/contract/settings';
import { draw, openPage, person, serve, where, yes } from '#testing';
import { AccountPage } from './account.tsx';
import { HelpPage } from '../help.tsx';
import { MessageSettingsPage } from './message-settings.tsx';
import { NotificationSettingsPage } from './notification-settings.tsx';
import { SecurityPage } from './security.tsx';
import { allSettings } from './findable.ts';
import { SettingsFrame } from './frame.tsx';
import { allSections } from './sections.ts';

const ana = person('ana');
const open = (at: string) =>
  draw(
    <Routes>
      <Route element={<SettingsFrame />}>
        <Route path="/account" element={<AccountPage />} />
        <Route path="/account/:section" element={<AccountPage />} />
        <Route path="/notification-settings" element={<NotificationSettingsPage />} />
        <Route path="/settings" element={<MessageSettingsPage />} />
        <Route path="/security" element={<SecurityPage />} />
        <Route path="/help" element={<HelpPage />} />
        <Route path="*" element={null} />
      </Route>
    </Routes>,
    at,
  );
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search settings' }), { target: { value: words } });
const list = () => screen.getByRole('navigation', { name: 'Sections of the settings' });

describe('the settings hub', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(ana);
    serve({
      'GET /api/auth/session': yes({ user: ana }),
      'GET /api/settings': yes({ settings: defaultChoices }),
      'GET /api/blocks': yes({ users: [], next_cursor: null }),
    });
  });

  it('[SOC-09] lists every section, the documented screens under their own addresses', () => {
    open('/account');
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
    const to = within(list())
      .getAllByRole('link')
      .map((one) => one.getAttribute('href'));
    expect(to).toEqual(allSections().map((section) => section.to));
    for (const path of ['/security', '/help', '/settings', '/notification-settings', '/wallet/settings'])
      expect(to).toContain(path);
  });

  it('[SOC-09] search finds a switch by another word for it, jumps to it and shows which it is', async () => {
    open('/account');
    search('last seen');
    const found = await screen.findByRole('link', { name: /Online status/ });
    expect(within(list()).getAllByRole('link')).toHaveLength(1);
    fireEvent.click(found);
    expect(where()).toBe('/settings');
    const shown = await screen.findByRole('switch', { name: 'Online status' });
    await waitFor(() => expect(document.activeElement).toBe(shown));
    expect(shown.closest('[data-found]')?.id).toBe('setting-messages-onlineStatus');
  });

  it('[SOC-09] a documented screen leads back to what it sets, and on a phone to the list', async () => {
    open('/settings');
    expect((await screen.findByRole('link', { name: 'Back to Messages' })).getAttribute('href')).toBe('/messages');
    expect(screen.getByRole('link', { name: 'All settings' }).getAttribute('href')).toBe('/account');
  });

  it('[SOC-09] says so when nothing has the words', async () => {
    open('/account');
    search('xyzzy');
    expect(await screen.findByText('No setting has these words')).toBeTruthy();
  });

  it('[SOC-09] whatever search can find stands where it leads, and each id once', async () => {
    // The wallet's keys are made by the browser; its parts are walked by a journey.
    const findable = allSettings().filter(({ to }) => to !== '/wallet/settings');
    for (const path of new Set(findable.map(({ to }) => to))) {
      const page = open(path);
      for (const { id } of findable.filter(({ to }) => to === path))
        await waitFor(() => expect([id, document.querySelectorAll(`[id="${id}"]`).length]).toEqual([id, 1]));
      page.unmount();
    }
  });

  it('[SOC-09] the theme is chosen at once', () => {
    open('/account/display');
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(readThemeChoice()).toBe('dark');
    setTheme('system');
  });

  it('[SOC-09] a section that is nobody’s is not found, and an account’s asks a guest to sign in', async () => {
    const page = open('/account/nonsense');
    expect(screen.getByRole('heading', { name: 'There is nothing at this address' })).toBeTruthy();
    page.unmount();
    openPage();
    serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    open('/account/privacy');
    expect(await screen.findByText('These settings belong to an account.')).toBeTruthy();
  });
});
