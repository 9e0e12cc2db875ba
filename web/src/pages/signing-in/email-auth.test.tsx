import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, where, yes } from '#testing';
import { AuthPage } from './auth.tsx';
import { EmailAuthPage } from './email-auth.tsx';

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ana = person('ana');

describe('signing in by e-mail', () => {
  beforeEach(() => openPage());

  it('[AUTH-05] toggles between login and signup', () => {
    serve({});
    draw(<EmailAuthPage />, '/email-auth');
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(screen.queryByLabelText('Username')).toBeNull();
    press('Create an account');
    expect(screen.getByRole('heading', { name: 'Join' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy();
    for (const label of ['Username', 'Email', 'Password']) expect(screen.getByLabelText(label)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue with X instead' }).getAttribute('href')).toBe('/x-auth');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/landing');
  });

  it('[AUTH-06] /auth has the form and the X button under one heading', () => {
    draw(<AuthPage />, '/auth');
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue with X' })).toBeTruthy();
    press('Create an account');
    expect(screen.getByRole('heading', { name: 'Create account' })).toBeTruthy();
  });

  it('[AUTH-18] checks the fields before the server is asked', async () => {
    const log = serve({});
    draw(<EmailAuthPage />, '/email-auth?mode=signup');
    expect(screen.getByText('At least 8 characters')).toBeTruthy();
    type('Username', 'ab');
    type('Email', 'nobody');
    type('Password', 'short');
    press('Create Account');
    await screen.findByText('Username must be at least 3 characters');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
    expect(log).toHaveLength(0);
  });

  it('[AUTH-18] [AUTH-21] signs up, keeps the user and goes home', async () => {
    const log = serve({ 'POST /api/auth/signup': yes({ user: ana }) });
    draw(<EmailAuthPage />, '/email-auth?mode=signup');
    type('Username', 'ana');
    type('Email', 'ana@example.com');
    type('Password', 'long enough');
    press('Create Account');
    await waitFor(() => expect(where()).toBe('/home'));
    expect(log[0]?.body).toEqual({ username: 'ana', email: 'ana@example.com', password: 'long enough' });
    expect(readStoredUser()).toEqual(ana);
  });

  it('[AUTH-18] a duplicate is told, and what was typed stays', async () => {
    serve({ 'POST /api/auth/signup': no(409, 'username_taken', 'This username is already taken') });
    draw(<EmailAuthPage />, '/email-auth?mode=signup');
    type('Username', 'ana');
    type('Email', 'ana@example.com');
    type('Password', 'long enough');
    press('Create Account');
    await screen.findByText('This username is already taken');
    expect((screen.getByLabelText('Username') as HTMLInputElement).value).toBe('ana');
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('long enough');
  });

  it("[AUTH-19] a failed login says the server's error, and toggling clears it", async () => {
    serve({ 'POST /api/auth/login': no(401, 'wrong_credentials', 'Invalid email or password') });
    draw(<EmailAuthPage />, '/email-auth');
    type('Email', 'ana@example.com');
    type('Password', 'wrong');
    press('Sign In');
    await screen.findByText('Invalid email or password');
    press('Create an account');
    expect(screen.queryByText('Invalid email or password')).toBeNull();
  });

  it.each([
    ['/email-auth', 'Sign In', 'Login failed'],
    ['/email-auth?mode=signup', 'Create Account', 'Signup failed'],
  ])('[AUTH-19] %s: a failure without words has ours', async (address, button, message) => {
    serve({ 'POST /api/auth/login': no(500, 'x', ''), 'POST /api/auth/signup': no(500, 'x', '') });
    draw(<EmailAuthPage />, address);
    if (button === 'Create Account') type('Username', 'ana');
    type('Email', 'ana@example.com');
    type('Password', 'long enough');
    press(button);
    await screen.findByText(message);
  });

  it('[AUTH-23] asks for the second step and finishes with it', async () => {
    const log = serve({
      'POST /api/auth/login': no(401, 'two_factor_required', 'Enter the code', { details: { challenge: 'ch-1' } }),
      'POST /api/auth/two-factor': yes({ user: ana }),
    });
    draw(<EmailAuthPage />, '/email-auth');
    type('Email', 'ana@example.com');
    type('Password', 'right');
    press('Sign In');
    await screen.findByLabelText('Authenticator code');
    expect(readStoredUser()).toBeNull();
    type('Authenticator code', '12 34-56x789');
    press('Confirm');
    await waitFor(() => expect(where()).toBe('/home'));
    expect(log.at(-1)?.body).toEqual({ challenge: 'ch-1', code: '123456' });
  });
});
