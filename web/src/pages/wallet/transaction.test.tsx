import { base58, base64 } from '@scure/base';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { compile, transferSol, wireOf, writeNote } from '#chain';
import { draw, no, openPage, serve, yes } from '#testing';
import { TransactionPage } from './transaction.tsx';

const key = (number: number): string => base58.encode(new Uint8Array(32).fill(number));
const [me, friend, mystery] = [key(1), key(2), key(7)] as const;
const signature = base58.encode(new Uint8Array(64).fill(1));
const message = compile(me, key(9), [
  writeNote('lunch'),
  transferSol({ from: me, to: friend, amount: 700_000_000n }),
  { program: mystery, accounts: [], data: Uint8Array.of(1) },
]);
const kept = (err: unknown = null) => ({
  slot: 42,
  blockTime: 1_793_000_000,
  transaction: [base64.encode(wireOf(message, [new Uint8Array(64).fill(1)])), 'base64'],
  meta: {
    err,
    fee: 5_000,
    preBalances: [1_000_000_000, 0, 1, 1, 1],
    postBalances: [299_995_000, 700_000_000, 1, 1, 1],
    preTokenBalances: [],
    postTokenBalances: [],
  },
});
const network = {
  kind: 'test',
  name: 'Test',
  genesis: null,
  is_reachable: true,
  explorer: 'https://x.example/{signature}',
  token: null,
  has_faucet: true,
  products: { withdraw: 'on', deposit: 'on', swap: 'on', staking: 'on', launchpad: 'on', tickets: 'on' },
};
const open = (answer: object | null, at = signature) => {
  serve({
    'GET /api/chain/network': yes({ network }),
    'POST /api/chain/rpc': [200, { jsonrpc: '2.0', id: 1, result: answer }],
  });
  draw(
    <Routes>
      <Route path="/tx/:signature" element={<TransactionPage />} />
    </Routes>,
    `/tx/${at}`,
  );
};

beforeEach(() => openPage());

describe('[CHN-12] a transaction by its address', () => {
  it('says what it did, what changed and what it cost, and what nobody knows is said to be unknown', async () => {
    open(kept());
    expect(await screen.findByRole('heading', { name: 'Went through' })).toBeTruthy();
    expect(screen.getByText('0.000005 SOL')).toBeTruthy();
    expect(screen.getByText('+0.7 SOL')).toBeTruthy();
    expect(screen.getByText('−0.7 SOL')).toBeTruthy();
    expect(screen.getByText('Note: lunch')).toBeTruthy();
    const unknown = screen.getByText(`Something unknown, done by the program ${mystery}`);
    expect(unknown.closest('li')?.className).toContain('coral');
    expect(screen.getByLabelText('Signature').textContent).toBe(signature);
    expect(await screen.findByText('Test network: these tokens have no value')).toBeTruthy();
    const explorer = screen.getByRole('link', { name: 'See it in the explorer' });
    expect(explorer.getAttribute('href')).toBe(`https://x.example/${signature}`);
    expect(screen.getByRole('link', { name: 'To your wallet' }).getAttribute('href')).toBe('/wallet');
  });

  it('says of a failed one that it failed, and why', async () => {
    open(kept('AccountInUse'));
    expect(await screen.findByRole('heading', { name: 'Failed' })).toBeTruthy();
    expect(screen.getByText(/The network said: AccountInUse/)).toBeTruthy();
  });

  it('says when there is none, and looks again', async () => {
    open(null);
    expect(await screen.findByText('No such transaction')).toBeTruthy();
    open(kept());
    fireEvent.click(screen.getAllByRole('button', { name: 'Look again' })[0] as HTMLElement);
    expect((await screen.findAllByRole('heading', { name: 'Went through' })).length).toBeGreaterThan(0);
  });

  it('asks nobody about what is no signature', async () => {
    open(kept(), 'abc');
    expect(await screen.findByText('This is not the signature of a transaction.')).toBeTruthy();
  });

  it('says when the network cannot be reached, and when there is none', async () => {
    serve({ 'POST /api/chain/rpc': 'unreachable' });
    draw(
      <Routes>
        <Route path="/tx/:signature" element={<TransactionPage />} />
      </Routes>,
      `/tx/${signature}`,
    );
    expect(await screen.findByText('The network cannot be reached')).toBeTruthy();
    serve({ 'POST /api/chain/rpc': no(404, 'chain_off', 'This server is not connected to Solana.') });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This server is not connected to Solana.')).toBeTruthy();
  });
});
