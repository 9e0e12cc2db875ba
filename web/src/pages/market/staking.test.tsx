import { stakeSeed } from '@wagram/contract/staking';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '#auth';
import { seededAddress, TOKEN } from '#chain';
import { keepStoredUser, tellLive } from '#kernel';
import { draw, holding, MINT, no, openPage, person, serve, SIGNATURE, testNetwork, where, yes } from '#testing';
import type { Asked } from '#testing';
import { emptyShelves } from '../../wallet/vault/testing-vault.ts';
import { StakingPage } from './staking.tsx';

const ana = person('ana');
const units = (whole: number): string => String(BigInt(whole) * 1_000_000_000n);
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const at = '2026-11-15T10:00:00.000Z';

const offer = (change: object = {}) =>
  yes({
    staking: {
      token: { mint: MINT, symbol: 'WGR', decimals: 9, program: 'token' },
      rewards: MINT,
      named_rate: 800,
      rate: 800,
      left: units(200),
      staked: units(42),
      least: units(1),
      state: 'on',
      ...change,
    },
  });
const mine = (change: object = {}) => ({
  address: ownAddress(),
  amount: '0',
  rewards: '0',
  paid: '0',
  looked_at: null,
  ...change,
});
const claim = (change: object = {}) => ({
  id: ID,
  state: 'waiting',
  amount: units(2),
  address: MINT,
  signature: null,
  created_at: at,
  settled_at: null,
  ...change,
});
const claims = (...list: object[]) => yes({ claims: list, next_cursor: null });

type Answers = Parameters<typeof serve>[0];

interface World {
  staked: string | null;
  held: string;
  isLinked: boolean;
  /** What the server says of it. */
  stake: object;
}

/** Holds what the address that is asked for has. */
const serveStaking = (change: Partial<World> = {}, answers: Answers = {}) => {
  const world: World = { staked: null, held: units(7), isLinked: true, stake: {}, ...change };
  let me = MINT;
  const log = serve({
    'GET /api/chain/network': yes({ network: testNetwork() }),
    'GET /api/chain/holdings': ({ query }: Asked) => {
      me = query['address'] ?? me;
      const own = seededAddress(me, stakeSeed(MINT), TOKEN);
      const tokens = [
        ...(world.held === '0' ? [] : [holding({ amount: world.held, decimals: 9, symbol: 'WGR' })]),
        ...(world.staked === null ? [] : [holding({ account: own, amount: world.staked, decimals: 9 })]),
      ];
      return yes({ holdings: { address: me, lamports: '1000000000', tokens, has_more: false } });
    },
    'GET /api/wallet/linked': () => yes({ linked: world.isLinked ? { address: ownAddress(), linked_at: at } : null }),
    'GET /api/staking': offer(),
    'GET /api/staking/mine': () => yes({ stake: mine({ amount: world.staked ?? '0', ...world.stake }) }),
    'GET /api/staking/claims': claims(),
    'POST /api/staking/look': () => yes({ stake: mine({ amount: world.staked ?? '0' }) }),
    ...answers,
  });
  return { world, log, lines: () => log.map(({ line }) => line) };
};
const ownAddress = () =>
  (JSON.parse(window.localStorage.getItem('acme_wallet') ?? '{}') as { publicKey?: string }).publicKey ?? MINT;
const show = () => draw(<StakingPage />, '/staking');
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

// Deriving a key takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  openPage();
  emptyShelves();
});

describe('staking for whoever comes by', () => {
  beforeEach(async () => {
    serve({ 'GET /api/auth/session': yes({ user: null }) });
    await refreshSession();
  });

  it('[STAK-01] says that it is coming where there is no network, with three cards and a way back', async () => {
    serve({ 'GET /api/staking': yes({ staking: null }) });
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Staking Coming Soon' })).toBeTruthy();
    expect(screen.getByText(/^This server is not connected to a network/)).toBeTruthy();
    expect(screen.getByText(/is an impostor/)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map((card) => card.textContent)).toEqual([
      'Flexible Staking',
      'Earn Rewards',
      'Low Fees',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(where()).toBe('/home');
  });

  it('[MON-09, MON-12] a guest reads the rate, what is left for it, and whom one trusts', async () => {
    serveStaking();
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Stake WGR' })).toBeTruthy();
    expect(screen.queryByText(/coming soon/i)).toBeNull();
    expect(await screen.findByText('Test network: these tokens have no value')).toBeTruthy();
    const terms = await region('What it pays');
    expect(terms.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '8% a year',
      '200 WGR',
      '42 WGR',
      'None',
      'What the network costs',
    ]);
    const trust = await region('Whom you trust');
    expect(trust.getByText('For what you stake, nobody: the key is yours.')).toBeTruthy();
    expect(trust.getByText(MINT)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in to stake' })).toBeTruthy();
  });

  it.each([
    [{ rate: 125, left: units(3) }, 'Only 3 WGR are left for rewards. So that they last a year, it is 1.25% now.'],
    [{ rate: 0, left: '0' }, /^Nothing is left for rewards right now/],
  ])('[MON-09] says what is left when it runs low, and what follows', async (change, said) => {
    serveStaking({}, { 'GET /api/staking': offer(change) });
    show();
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('[MON-09] says that the network is away, and asks again', async () => {
    serve({ 'GET /api/staking': no(503, 'chain_unreachable', 'The network cannot be reached right now.') });
    show();
    expect(await screen.findByText('The network cannot be reached right now')).toBeTruthy();
    serveStaking();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Stake WGR' })).toBeTruthy();
  });
});

describe('a member’s stake', () => {
  beforeEach(() => keepStoredUser(ana));

  it('[MON-09] is put in and taken out by forms that know how much there is', async () => {
    serveStaking({ staked: units(5) });
    show();
    expect(await (await region('Your stake')).findByText('5 WGR')).toBeTruthy();
    expect(await screen.findByText('In your wallet: 7 WGR')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '8' } });
    expect(screen.getByRole('alert').textContent).toBe('More than you have');
    fireEvent.click(await button('All'));
    expect((await button('Stake 7 WGR')).disabled).toBe(false);
    fireEvent.click(await screen.findByRole('radio', { name: 'Unstake' }));
    expect(screen.getByText('Staked: 5 WGR')).toBeTruthy();
    fireEvent.click(await button('All'));
    fireEvent.click(await button('Unstake 5 WGR'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Unstake 5 WGR' }));
    expect(sheet.getByText('It moves back into your wallet. Nobody has to agree to it.')).toBeTruthy();
  });

  it.each([{ address: null }, { amount: units(9) }])(
    '[MON-09] that the server saw otherwise is looked at',
    async (stake) => {
      const { lines } = serveStaking({ staked: units(5), stake });
      show();
      await waitFor(() => expect(lines().filter((line) => line === 'POST /api/staking/look')).toHaveLength(1));
    },
  );

  it('[MON-09] that is as the server saw it asks for no look', async () => {
    const { lines } = serveStaking({ staked: units(5) });
    show();
    expect(await screen.findByText('In your wallet: 7 WGR')).toBeTruthy();
    expect(await screen.findByText('0 WGR')).toBeTruthy();
    expect(lines()).not.toContain('POST /api/staking/look');
  });

  it('[MON-09] asks for a linked address before anything is staked', async () => {
    const { lines } = serveStaking({ isLinked: false });
    show();
    expect(await screen.findByText(/^Rewards are paid to the address behind your name/)).toBeTruthy();
    expect(await button('Link address')).toBeTruthy();
    expect(screen.getByText('Link your address first.')).toBeTruthy();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    expect(lines()).not.toContain('POST /api/staking/look');
  });

  it('[MON-09] says where tokens come from to whoever has none', async () => {
    serveStaking({ held: '0' });
    show();
    expect(await screen.findByText('Nothing staked yet.')).toBeTruthy();
    expect(await screen.findByText(/^You hold no WGR/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the wallet' }).getAttribute('href')).toBe('/wallet');
  });

  it('[MON-09] can be taken out while it is paused', async () => {
    const stake = { rewards: units(2) };
    serveStaking({ staked: units(5), stake }, { 'GET /api/staking': offer({ state: 'paused' }) });
    show();
    expect(await screen.findByText(/^The operator has paused staking/)).toBeTruthy();
    expect((await button('Claim 2 WGR')).disabled).toBe(true);
    fireEvent.click(await button('All'));
    expect((await button('Unstake 5 WGR')).disabled).toBe(false);
    fireEvent.click(await screen.findByRole('radio', { name: 'Stake' }));
    expect(screen.getByText('Nothing can be staked while it is paused.')).toBeTruthy();
  });

  it('[MON-09] can be taken out where staking is not offered any more', async () => {
    serveStaking({ staked: units(5) }, { 'GET /api/staking': offer({ state: 'off' }) });
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Staking Coming Soon' })).toBeTruthy();
    fireEvent.click(await button('All'));
    expect((await button('Unstake 5 WGR')).disabled).toBe(false);
    expect(screen.queryByRole('region', { name: 'Your stake' })).toBeNull();
  });
});

describe('rewards', () => {
  beforeEach(() => keepStoredUser(ana));

  it('[MON-09] wait until they are worth a payment', async () => {
    serveStaking({ staked: units(5), stake: { rewards: '3400000' } });
    show();
    expect(await screen.findByText('0.0034 WGR')).toBeTruthy();
    expect(screen.getByText('Paid from 1 WGR on. Until then they wait for you.')).toBeTruthy();
    expect((await button('Claim 0.0034 WGR')).disabled).toBe(true);
  });

  it('[MON-09] are claimed once, however often it is pressed, and followed until they arrive', async () => {
    let isLost = true;
    let now = claim();
    let list: object[] = [];
    const { log } = serveStaking(
      { staked: units(5), stake: { rewards: units(2), paid: units(3) } },
      {
        'GET /api/staking/claims': () => claims(...list),
        'POST /api/staking/claim': () => {
          if (isLost) return 'unreachable';
          list = [now];
          return yes({ claim: now });
        },
      },
    );
    show();
    expect(await screen.findByText('Paid so far: 3 WGR')).toBeTruthy();
    fireEvent.click(await button('Claim 2 WGR'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'It is not known whether this was taken. Try again: it is paid once.',
    );
    isLost = false;
    fireEvent.click(await button('Claim 2 WGR'));
    expect(await screen.findByText('Waiting')).toBeTruthy();
    const keys = log
      .filter(({ line }) => line === 'POST /api/staking/claim')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
    now = claim({ state: 'paid', signature: SIGNATURE, settled_at: at });
    list = [now];
    act(() => tellLive({ type: 'staking.claim', id: ID, state: 'paid' }));
    expect(await screen.findByText('Arrived')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the transaction' }).getAttribute('href')).toBe(`/tx/${SIGNATURE}`);
  });

  it('[MON-09] that are refused say why', async () => {
    serveStaking(
      { staked: units(5), stake: { rewards: units(2) } },
      {
        'POST /api/staking/claim': no(429, 'claim_open', 'Wait until your last rewards have arrived.'),
      },
    );
    show();
    fireEvent.click(await button('Claim 2 WGR'));
    expect((await screen.findByRole('alert')).textContent).toBe('Wait until your last rewards have arrived.');
  });

  it('[MON-09] that are not known are not called nothing', async () => {
    serveStaking({ staked: units(5) }, { 'GET /api/staking/mine': no(503, 'overloaded', 'The server is busy.') });
    show();
    expect(await screen.findByText('Your rewards are not known right now. They are kept for you.')).toBeTruthy();
  });
});
