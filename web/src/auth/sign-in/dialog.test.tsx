import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStoredUser, readStoredUser } from '#kernel';
import { draw, openPage, person, serve, where, yes } from '#testing';
import { openDialog } from '#ui';
import { browser } from './oauth.ts';
import { isGuest } from '../leave.ts';
import { PhoneDialog } from './phone-dialog.tsx';
import { SignInDialog } from './dialog.tsx';
import { XButton } from './x-button.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('sign-in dialog', () => {
  beforeEach(() => openPage({ google: true, phone: 'sms' }));

  it('[AUTH-07] offers every way in and says what continuing means', () => {
    draw(<SignInDialog />);
    const dialog = screen.getByRole('dialog', { name: 'Sign in to Acme' });
    const names = within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent);
    for (const name of [
      'Continue with Google',
      'Look around as Ana or DevX demo mode: a shared account, no sign-up',
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
    press(/Look around as Ana or Dev/);
    await waitFor(() => expect(readStoredUser()?.username).toBe('@ana'));
    expect(log.map(({ line }) => line)).toEqual(['POST /api/users']);
  });

  const ways = () => within(screen.getByRole('dialog')).getAllByRole('button', { name: /^(Continue|Look|Use)/ });

  it('[AUTH-25] [AUTH-26] [AUTH-17] [MEND-02] what is not set up is one quiet line and no button', () => {
    openPage({ google: false, phone: null, demo: false, x: null });
    draw(<SignInDialog />);
    expect(screen.getByText('Not set up on this server: Google, the demo, X, phone')).toBeTruthy();
    expect(ways().map((way) => way.textContent)).toEqual(['Continue with email', 'Continue without an account']);
  });

  it('[MEND-02] without X, e-mail is the first way; with X the documented order stays', () => {
    openPage({ google: true, x: null });
    draw(<SignInDialog />);
    expect(ways()[0]?.textContent).toBe('Continue with email');
    openPage({ google: true });
    draw(<SignInDialog />);
    expect(ways()[0]?.textContent).toBe('Continue with Google');
    expect(screen.queryByText(/^Not set up on this server: (?!phone)/)).toBeNull();
  });

  it('[MEND-02] in the shared account it invites to make an own one', async () => {
    openPage({ x: null });
    keepStoredUser(person('ana', { demo: true }));
    draw(<SignInDialog />, '/home');
    expect(screen.getByRole('dialog', { name: 'Make your own account' })).toBeTruthy();
    expect(ways().map((way) => way.textContent)).toEqual(['Continue with email']);
    press('Continue with email');
    await waitFor(() => expect(where()).toBe('/email-auth?mode=signup'));
  });

  it('[MEND-16] a phone code that is only printed in the log is not promised to anybody', async () => {
    openPage({ phone: 'log' });
    serve({ 'POST /api/auth/phone': yes({ challenge: 'c' }) });
    draw(<SignInDialog />);
    expect(screen.getByText('No SMS here: codes are printed in the log of the server')).toBeTruthy();
    draw(<PhoneDialog />);
    expect(screen.getByText(/nothing will come to your phone/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Phone number/), { target: { value: '+420 601 123 456' } });
    press('Send code');
    await screen.findByText(/^The code for \+420.* stands in the log of the server$/);
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

  it('[AUTH-27] [MEND-02] without X it signs nobody in: it leads to the page that says so', () => {
    openPage({ x: null, demo: true });
    const log = serve({});
    draw(<XButton />, '/auth');
    expect(screen.getByRole('link', { name: 'Continue with X' }).getAttribute('href')).toBe('/x-auth');
    expect(screen.queryByRole('button')).toBeNull();
    expect(log).toHaveLength(0);
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
