import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredUser } from '#kernel';
import { draw, openPage, person, serve, where, yes } from '#testing';
import { openDialog } from '#ui';
import { browser } from './oauth.ts';
import { isGuest } from './session.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { XButton } from './x-button.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('sign-in dialog', () => {
  beforeEach(() => openPage({ google: true, phone: true }));

  it('[AUTH-07] offers every way in and says what continuing means', () => {
    draw(<SignInDialog />);
    const dialog = screen.getByRole('dialog', { name: 'Sign in to Acme' });
    const names = within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent);
    for (const name of [
      'Continue with Google',
      'Continue with X (demo mode)',
      'Continue with a real X account',
      'Continue with email',
      'Continue with phone',
      'Continue without an account',
    ]) {
      expect(names).toContain(name);
    }
    expect(dialog.textContent).toContain('By continuing you agree to the Terms and Privacy Policy');
  });

  it('[AUTH-07] e-mail goes through /email-auth', async () => {
    draw(<SignInDialog />, '/explore');
    press('Continue with email');
    await waitFor(() => expect(where()).toBe('/email-auth'));
  });

  it('[AUTH-07] a guest has no session, only a flag of this browser', () => {
    const log = serve({});
    openDialog('sign-in');
    draw(<SignInDialog />);
    press('Continue without an account');
    expect(isGuest()).toBe(true);
    expect(window.localStorage.getItem('acme_guest')).toBe('yes');
    expect(log).toHaveLength(0);
    expect(readStoredUser()).toBeNull();
  });

  it('[AUTH-17] demo mode signs in through POST /api/users', async () => {
    const log = serve({ 'POST /api/users': yes({ user: person('ana', { demo: true }) }) });
    draw(<SignInDialog />);
    press('Continue with X (demo mode)');
    await waitFor(() => expect(readStoredUser()?.username).toBe('@ana'));
    expect(log.map(({ line }) => line)).toEqual(['POST /api/users']);
  });

  it('[AUTH-25] [AUTH-26] [AUTH-17] what is not set up says so instead of failing', async () => {
    openPage({ google: false, phone: false, demo: false, x: null });
    const log = serve({});
    draw(<SignInDialog />);
    press(/Continue with Google/);
    await screen.findByText('Sign-in with Google is not set up on this server');
    press(/Continue with phone/);
    await screen.findByText('Sign-in by phone is not set up on this server');
    press(/demo mode/);
    await screen.findByText('Demo sign-in is switched off here');
    expect(log).toHaveLength(0);
  });
});

describe('continue with X', () => {
  beforeEach(() => openPage());

  it("[AUTH-04] says 'Connecting...' while busy and leaves for X", async () => {
    const leave = vi.spyOn(browser, 'leaveTo').mockReturnValue(undefined);
    draw(<XButton />);
    press('Continue with X');
    expect(screen.getByRole('button', { name: /Connecting\.\.\./ })).toBeTruthy();
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(leave.mock.calls[0]?.[0]).toContain('https://x.example/authorize?response_type=code');
  });

  it('[AUTH-27] without X and with the demo it signs in as a demo member', async () => {
    openPage({ x: null, demo: true });
    serve({ 'POST /api/users': yes({ user: person('ana', { demo: true }) }) });
    draw(<XButton />, '/x-auth');
    press('Continue with X');
    await waitFor(() => expect(where()).toBe('/home'));
  });

  it('[AUTH-27] without X and demo it says so and points to e-mail', async () => {
    openPage({ x: null, demo: false });
    draw(<XButton />, '/x-auth');
    press('Continue with X');
    await screen.findByText(/Sign-in with X is not set up on this server\./);
    expect(screen.getByRole('link', { name: 'Use email instead' }).getAttribute('href')).toBe('/email-auth');
  });

  it("[AUTH-14] 'Failed to start X authentication' when the browser keeps nothing", async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    draw(<XButton />);
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage);
    press('Continue with X');
    await screen.findByText(/Failed to start X authentication/);
    vi.restoreAllMocks();
  });
});
