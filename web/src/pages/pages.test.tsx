import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '#auth';
import { keepStoredUser, readStoredUser, writeStoredJson } from '#kernel';
import { draw, no, openPage, person, serve, where, yes } from '#testing';
import { AuthCallbackPage, TwitterCallbackPage } from './signing-in/callbacks.tsx';
import { InvitePage } from './talking/invite.tsx';
import { LandingPage } from './landing/landing.tsx';
import { LogoutPage } from './signing-in/logout.tsx';
import { NotFoundPage } from './not-found.tsx';
import { ResetPasswordPage } from './signing-in/reset-password.tsx';
import { VerifyEmailPage } from './signing-in/verify-email.tsx';
import { XAuthPage } from './signing-in/x-auth.tsx';

const ana = person('ana');
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const arriveWith = (query: string) => window.history.replaceState(null, '', `/x${query}`);
const trip = (state: string) =>
  writeStoredJson('oauth', {
    provider: 'x',
    aim: 'enter',
    state,
    verifier: 'v',
    redirectUri: 'http://localhost:3000/twitter/callback',
  });

describe('landing', () => {
  beforeEach(() => openPage());

  it('[AUTH-01] shows name, words, both ways in and the notice', () => {
    serve({});
    draw(<LandingPage />);
    expect(screen.getByText('Acme')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Connect.Engage.Monetize.');
    expect(link('Continue with X')).toBe('/x-auth');
    expect(link('Continue with Email')).toBe('/email-auth');
    expect(link('Terms')).toBe('/terms');
    expect(link('Privacy Policy')).toBe('/privacy');
  });

  it('[AUTH-02] sends a signed-in member to /home', () => {
    keepStoredUser(ana);
    draw(<LandingPage />);
    expect(where()).toBe('/home');
  });

  const ways = () => screen.getAllByRole('link', { name: /^Continue/ }).map((way) => way.textContent);

  it('[MEND-02] where X is not set up e-mail is the first and filled way; else X is', () => {
    openPage({ x: null });
    draw(<LandingPage />);
    expect(ways()).toEqual(['Continue with Email', 'Continue with X']);
    expect(screen.getByRole('link', { name: 'Continue with Email' }).className).toContain('bg-ink');
    expect(screen.getByRole('link', { name: 'Continue with X' }).className).not.toContain('bg-ink');
    openPage();
    draw(<LandingPage />);
    expect(ways()).toEqual(['Continue with X', 'Continue with Email']);
    expect(screen.getByRole('link', { name: 'Continue with X' }).className).toContain('bg-ink');
  });

  it('[AUTH-27] names the shared account where the demo is on, and it signs in', async () => {
    serve({ 'POST /api/users': yes({ user: person('ana', { demo: true }) }) });
    draw(<LandingPage />);
    fireEvent.click(await screen.findByRole('button', { name: /^Look around as Ana or Dev/ }));
    await waitFor(() => expect(where()).toBe('/home'));
    openPage({ demo: false });
    draw(<LandingPage />);
    expect(screen.queryByRole('button', { name: /^Look around as Ana or Dev/ })).toBeNull();
  });

  it('[AUTH-24] a demo that cannot be saved says so', async () => {
    serve({ 'POST /api/users': no(503, 'no_database', 'Database connection not available. Cannot create user.') });
    draw(<LandingPage />);
    fireEvent.click(await screen.findByRole('button', { name: /^Look around as Ana or Dev/ }));
    await screen.findByText('Database connection not available. Cannot create user.');
  });

  it('[AUTH-03] offers to install on phone browsers, once', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile');
    draw(<LandingPage />);
    await screen.findByText('Install the app for easier access!', undefined, { timeout: 4_000 });
    expect(document.querySelectorAll('dialog li')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'I already installed the app', hidden: true }));
    await waitFor(() => expect(screen.queryByText('Install the app for easier access!')).toBeNull());
    expect(window.localStorage.getItem('acme_install')).toBe('dismissed');
    vi.restoreAllMocks();
  });
});

describe('auth pages', () => {
  beforeEach(() => openPage());

  it('[AUTH-04] /x-auth welcomes, offers e-mail and leads back', () => {
    draw(<XAuthPage />, '/x-auth');
    expect(screen.getByRole('heading', { name: 'Welcome to Acme' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue with X' })).toBeTruthy();
    expect(link('Sign up with Email instead')).toMatch(/^\/email-auth/);
    expect(link('Back to Home')).toBe('/landing');
  });

  it('[MEND-02] [AUTH-27] without X, /x-auth says so, and e-mail and the demo are choices', async () => {
    openPage({ x: null });
    const log = serve({ 'POST /api/users': yes({ user: person('ana', { demo: true }) }) });
    draw(<XAuthPage />, '/x-auth');
    expect(screen.getByRole('heading', { name: 'X is not set up on this server' })).toBeTruthy();
    expect(link('Sign up with Email instead')).toBe('/email-auth?mode=signup');
    expect(log).toHaveLength(0);
    fireEvent.click(await screen.findByRole('button', { name: /^Look around as Ana or Dev/ }));
    await waitFor(() => expect(where()).toBe('/home'));
    openPage({ x: null, demo: false });
    draw(<XAuthPage />, '/x-auth');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('an invitation names who invites and offers to join', () => {
    const page = (
      <Routes>
        <Route path="/invite/:handle" element={<InvitePage />} />
      </Routes>
    );
    draw(page, '/invite/mara');
    expect(screen.getByRole('heading', { name: '@mara invites you to Acme' })).toBeTruthy();
    expect(link('Create Account')).toBe('/email-auth?mode=signup');
    openPage();
    draw(page, '/invite/no-such-handle!');
    expect(screen.getByText('There is nothing at this address')).toBeTruthy();
  });

  it('[SHELL-01] an unknown address has a way home', () => {
    draw(<NotFoundPage />);
    expect(link('Go to Home')).toBe('/home');
  });
});

describe('callbacks', () => {
  beforeEach(() => {
    openPage();
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    arriveWith('');
  });

  it("[AUTH-10] /auth/callback: 'Successfully Connected!' and /home after 2 s", async () => {
    serve({ 'POST /api/twitter-callback': yes({ user: ana, accessToken: 't' }) });
    trip('s1');
    arriveWith('?code=c&state=s1');
    draw(<AuthCallbackPage />, '/auth/callback');
    await screen.findByText('Successfully Connected!');
    expect(where()).toBe('/auth/callback');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(where()).toBe('/home');
    expect(readStoredUser()).toEqual(ana);
  });

  it("[AUTH-10] /auth/callback: 'Connection Failed' and /auth after 3 s", async () => {
    arriveWith('?state=s2');
    draw(<AuthCallbackPage />, '/auth/callback');
    await screen.findByText('Missing authorization code or state parameter');
    expect(screen.getByText('Connection Failed')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(where()).toBe('/auth');
  });

  it('[AUTH-11] /twitter/callback: success goes to /home at once', async () => {
    serve({ 'POST /api/twitter-callback': yes({ user: ana, accessToken: 't' }) });
    trip('s3');
    arriveWith('?code=c&state=s3');
    draw(<TwitterCallbackPage />, '/twitter/callback');
    await waitFor(() => expect(where()).toBe('/home'));
  });

  it("[AUTH-11] [AUTH-12] /twitter/callback: an error stays until 'Try Again', which leads to /auth", async () => {
    window.localStorage.setItem('acme_wallet', 'the only copy');
    trip('s4');
    arriveWith('?code=c&state=forged');
    draw(<TwitterCallbackPage />, '/twitter/callback');
    await screen.findByText('X authentication failed');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(where()).toBe('/twitter/callback');
    expect(readStoredUser()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(where()).toBe('/auth');
    expect(window.localStorage.getItem('acme_wallet')).toBe('the only copy');
  });

  it('[AUTH-22] /logout ends what still lives, says "You\'re logged out" and goes to / after 3 s', async () => {
    keepStoredUser(ana);
    const log = serve({ 'POST /api/auth/logout': yes(), 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    keepStoredUser(ana);
    draw(<LogoutPage />, '/logout');
    await screen.findByText("You're logged out");
    expect(log.some(({ line }) => line === 'POST /api/auth/logout')).toBe(true);
    expect(readStoredUser()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(where()).toBe('/');
  });
});

describe('mailed links', () => {
  beforeEach(() => openPage());

  it('verify with the token behind the #, once', async () => {
    const log = serve({ 'POST /api/auth/verify-email': yes(), 'GET /api/auth/session': yes({ user: null }) });
    draw(<VerifyEmailPage />, '/verify-email#token=t-1');
    await screen.findByText('Your email is verified');
    expect(log.filter(({ line }) => line === 'POST /api/auth/verify-email').map(({ body }) => body)).toEqual([
      { token: 't-1' },
    ]);
  });

  it('[AUTH-23] a reset asks for a code when the account has a second step', async () => {
    const log = serve({
      'POST /api/auth/reset-password': ({ body }) =>
        (body as { code?: string }).code === undefined
          ? no(401, 'two_factor_required', 'Enter the code from your authenticator app')
          : yes(),
    });
    draw(<ResetPasswordPage />, '/reset-password#token=t-2');
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'long enough' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
    fireEvent.change(await screen.findByLabelText('Authenticator or backup code'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
    await screen.findByText('Your password is changed');
    expect(log.at(-1)?.body).toEqual({ token: 't-2', password: 'long enough', code: '123456' });
  });

  it('without a token the page asks for a mail and never tells whether the address is known', async () => {
    serve({ 'POST /api/auth/forgot-password': yes() });
    draw(<ResetPasswordPage />, '/reset-password');
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText(/^If ana@example\.com belongs to an account, a link is on its way\./);
  });
});

describe('session', () => {
  beforeEach(() => openPage());

  it("[AUTH-21] the server's session is the authority", async () => {
    keepStoredUser(ana);
    serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
    expect(readStoredUser()).toBeNull();
    serve({ 'GET /api/auth/session': yes({ user: person('bob') }) });
    await refreshSession();
    expect(readStoredUser()?.username).toBe('@bob');
  });

  it('[AUTH-21] being offline is no sign-out', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    keepStoredUser(ana);
    serve({ 'GET /api/auth/session': 'unreachable' });
    await refreshSession();
    expect(readStoredUser()?.username).toBe('@ana');
  });
});
