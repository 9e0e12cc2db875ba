import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshSession } from '#auth';
import { keepStoredUser, readStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { VerificationPage } from './verification.tsx';

const plain = person('ana');
const offer = { free_places: 200, free_places_left: 0, price_points: '200', points: '39', tokens: null, badge: null };
const reply = (change: object = {}) => yes({ verification: { ...offer, ...change } });
const open = () => draw(<VerificationPage />, '/verification');

describe('getting verified', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(plain);
  });

  it('[VERI-01] says what it costs and how far one is; paying with tokens is disabled and says why', async () => {
    serve({ 'GET /api/verification': reply() });
    open();
    expect(screen.getByText('$2 worth of tokens or 200 reward points')).toBeTruthy();
    expect(await screen.findByText('The first 200 signups are verified free')).toBeTruthy();
    expect(screen.getByText('All free places are taken.')).toBeTruthy();
    expect(screen.getByText('161 more to go')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use 200 points' })).toHaveProperty('disabled', true);
    const tokens = screen.getByRole('button', { name: 'Pay with tokens' });
    expect(tokens).toHaveProperty('disabled', true);
    const why = document.getElementById(tokens.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toMatch(/^Tokens are not taken on this server/);
  });

  it('[MON-06] tokens are asked for by an invoice, from a wallet that is there', async () => {
    const log = serve({
      'GET /api/verification': reply({ tokens: { price: '20000000000', symbol: 'WGR', decimals: 9 } }),
      'POST /api/verification/invoice': no(403, 'tokens_not_taken', 'A badge cannot be paid with tokens here.'),
    });
    open();
    const offer = (await screen.findByRole('button', { name: 'Pay with tokens' })).closest('section');
    expect(offer?.textContent).toMatch(/20 ?WGR/);
    expect(screen.getByText(/The operator keeps what you pay/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Pay with tokens' }));
    expect(await screen.findByText('A badge cannot be paid with tokens here.')).toBeTruthy();
    expect(log.some(({ line }) => line === 'POST /api/verification/invoice')).toBe(true);
  });

  it('[VERI-01] a guest sees how many free places are left, and how to get one', async () => {
    openPage();
    serve({
      'GET /api/auth/session': yes({ user: null }),
      'GET /api/verification': reply({ free_places_left: 63, points: null }),
    });
    await refreshSession();
    open();
    expect(await screen.findByText(/63 of 200 free places left/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign up free' }).getAttribute('href')).toBe('/email-auth?mode=signup');
    expect(screen.getByRole('button', { name: 'Sign in to use your points' })).toBeTruthy();
  });

  it('[VERI-01] asks once more, spends the points, and the badge is there', async () => {
    const user = { ...plain, verified: true, badge: 'gold' };
    const log = serve({
      'GET /api/verification': reply({ points: '230' }),
      'POST /api/verification': yes({ user }),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Use 200 points' }));
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(log.filter(({ line }) => line.startsWith('POST'))).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Use 200 points' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, spend 200 points' }));
    expect(await screen.findByText('You are verified')).toBeTruthy();
    expect(log.find(({ line }) => line.startsWith('POST'))?.body).toEqual({ user_id: plain.id, pay_with: 'points' });
    expect(readStoredUser()).toMatchObject({ verified: true, badge: 'gold' });
    expect(screen.queryByRole('button', { name: 'Pay with tokens' })).toBeNull();
    expect(screen.getByText('Gold, a verified member').closest('li')?.getAttribute('aria-current')).toBe('true');
  });

  it('[VERI-01] a refusal leaves everything as it was', async () => {
    const log = serve({
      'GET /api/verification': reply({ points: '230' }),
      'POST /api/verification': no(402, 'not_enough_points', 'You do not have enough reward points yet'),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Use 200 points' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, spend 200 points' }));
    await waitFor(() => expect(log.some(({ line }) => line === 'POST /api/verification')).toBe(true));
    const again = await screen.findByRole('button', { name: 'Yes, spend 200 points' });
    await waitFor(() => expect(again).toHaveProperty('disabled', false));
    expect(readStoredUser()).toMatchObject({ verified: false });
  });
});
