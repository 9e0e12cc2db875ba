import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '#auth';
import { keepStoredUser } from '#kernel';
import { draw, no, openPage, person, serve, yes } from '#testing';
import { RewardsPage } from './rewards.tsx';

const terms = { needs: ['verified', 'post'], daily_cap: 50 };
const rewards = { invited: 9, qualified: 8, credited: 7, earned: { WGM: '39', points: '39' } };
const referral = (place: number, change: object = {}) => ({
  id: `01890a5d-ac96-774b-bcce-b3020000000${place}`,
  member: person(`friend${place}`),
  state: 'credited',
  reason: null,
  amount: '5',
  joined_at: '2026-11-10T10:00:00.000Z',
  credited_at: '2026-11-11T10:00:00.000Z',
  ...change,
});
const nothing = { state: 'refused', amount: null, credited_at: null };
const referrals = [
  referral(1),
  referral(2, { state: 'pending', amount: null, credited_at: null }),
  referral(3, { ...nothing, reason: 'self' }),
  referral(4, { ...nothing, reason: 'flood', member: null }),
];
const open = () => draw(<RewardsPage />, '/rewards');

describe('rewards', () => {
  beforeEach(() => {
    openPage();
    keepStoredUser(person('ana'));
  });

  it('[REW-01] a guest reads how it works and is invited to sign in', async () => {
    openPage();
    serve({ 'GET /api/auth/session': yes({ user: null }), 'GET /api/rewards': yes({ terms, rewards: null }) });
    await refreshSession();
    open();
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByText('0 to 4 referrals')).toBeTruthy();
    expect(screen.getByText('20 referrals and up')).toBeTruthy();
    expect(screen.getByText(/Credited within 24 hours/)).toBeTruthy();
    expect(screen.queryByLabelText('Your referral link')).toBeNull();
  });

  it('[REW-01] shows the link without its @, what it earned, the tier and how far the next one is', async () => {
    serve({
      'GET /api/rewards': yes({ terms, rewards }),
      'GET /api/referrals': yes({ referrals: [], next_cursor: null }),
    });
    open();
    const link = await screen.findByLabelText<HTMLInputElement>('Your referral link', { selector: 'input' });
    expect(link.value).toBe(`${window.location.origin}/invite/ana`);
    expect(screen.getByText('and 39 reward points')).toBeTruthy();
    expect(screen.getByText('13 more referrals to Gold')).toBeTruthy();
    const tiers = within(screen.getByRole('region', { name: 'Tiers' })).getAllByRole('listitem');
    expect(tiers.map((tier) => tier.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect(tiers.map((tier) => tier.textContent)).toEqual([
      'Bronze0 to 4 referrals5 WGM each+ 5 points',
      'SilverYour tier5 to 19 referrals7 WGM each+ 7 points',
      'Gold20 referrals and up10 WGM each+ 10 points',
    ]);
    expect(
      screen.getByText('It counts when your friend verifies an email address or connects X and writes a first post.'),
    ).toBeTruthy();
    expect(await screen.findByText('Nobody yet')).toBeTruthy();
  });

  it('[REW-01] copies the link and says so', async () => {
    serve({
      'GET /api/rewards': yes({ terms, rewards }),
      'GET /api/referrals': yes({ referrals: [], next_cursor: null }),
    });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/invite/ana`);
  });

  it('[REW-01] lists who came, what became of it, and why nothing was paid', async () => {
    serve({
      'GET /api/rewards': yes({ terms, rewards }),
      'GET /api/referrals': yes({ referrals, next_cursor: null }),
    });
    open();
    const history = await screen.findByRole('region', { name: 'History' });
    await within(history).findByText('+5 WGM');
    const rows = within(history).getAllByRole('listitem');
    expect(within(rows[1] ?? history).getByText('Pending')).toBeTruthy();
    expect(within(rows[2] ?? history).getByText('Joined from your own device')).toBeTruthy();
    expect(rows[3]?.textContent).toContain('A former member');
    expect(rows[3]?.textContent).toContain('More in a day than are credited');
  });

  it('says that nothing could be loaded, and tries again', async () => {
    serve({
      'GET /api/rewards': no(500, 'internal', 'Something went wrong'),
      'GET /api/referrals': no(500, 'internal', 'Something went wrong'),
    });
    open();
    expect(await screen.findByText('Your rewards could not be loaded')).toBeTruthy();
    serve({
      'GET /api/rewards': yes({ terms, rewards }),
      'GET /api/referrals': yes({ referrals, next_cursor: null }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('13 more referrals to Gold')).toBeTruthy());
  });
});
