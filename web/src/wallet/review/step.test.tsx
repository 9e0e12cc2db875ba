import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approve, associatedAccount, compile, transferSol } from '#chain';
import type { Instruction } from '#chain';
import { draw, openPage, serve, yes } from '#testing';
import { fakeChain, mintAccount, tokenAccount, wallet } from '../../chain/testing-chain.ts';
import type { WireAccount } from '../../chain/testing-chain.ts';
import { NO_NAMES } from './names.ts';
import { ReviewStep } from './step.tsx';
import { keyOf, MINT, NORA } from '../send/testing-send.ts';

const me = keyOf(1);
const thief = keyOf(6);
const mine = associatedAccount(me, MINT);
const now = {
  [me]: wallet(1_000_000_000),
  [mine]: tokenAccount({ mint: MINT, owner: me, amount: 9_000_000n }),
  [MINT]: mintAccount({ decimals: 6 }),
};
const names = { ...NO_NAMES, me, tokens: new Map([[MINT, { symbol: 'WGR', decimals: 6 }]]) };
const pay = transferSol({ from: me, to: NORA, amount: 1_000n });
const unknown: Instruction = { program: keyOf(7), accounts: [{ key: me, isWritable: true }], data: Uint8Array.of(1) };

type Later = Readonly<Record<string, WireAccount | null>>;

/** The network answers by `later`, which a test may change. */
const open = (instructions: readonly Instruction[], later: { now: Later }) => {
  serve({ 'GET /api/chain/network': yes({ network: null }) });
  const server = fetch;
  vi.stubGlobal('fetch', async (address: string, init: { readonly body: string }) => {
    if (address !== '/api/chain/rpc') return server(address, init);
    const { method, params } = JSON.parse(init.body) as { method: never; params: unknown[] };
    return Response.json({ result: await fakeChain({ now, later: later.now })(method, params) });
  });
  const made: Uint8Array[] = [];
  const sign = vi.fn((message: Uint8Array) => Promise.resolve({ message, signature: new Uint8Array(64).fill(5) }));
  const unlock = vi.fn(() => Promise.resolve(true));
  const onSigned = vi.fn();
  const make = () => {
    const message = compile(me, keyOf(20 + made.length), instructions);
    made.push(message);
    return Promise.resolve({ message, lastValidHeight: 150 + made.length });
  };
  draw(
    <ReviewStep
      make={make}
      signer={{ address: me, sign }}
      names={names}
      unlock={unlock}
      onSigned={onSigned}
      onBack={() => undefined}
    />,
  );
  return { sign, unlock, onSigned, made };
};
const paid = { [me]: wallet(1_000_000_000 - 1_000 - 5_000), [NORA]: wallet(1_000) };

beforeEach(() => {
  openPage();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

describe('[CHN-09] see before you sign', () => {
  it('an allowance hidden beside a payment stands in red, and nothing is signed before it is understood', async () => {
    const allowed = tokenAccount({ mint: MINT, owner: me, amount: 9_000_000n, delegate: thief, delegated: 7_000_000n });
    const { sign } = open([pay, approve(mine, thief, me, 7_000_000n)], { now: { ...paid, [mine]: allowed } });
    const words = await screen.findByText(/could take up to 7 WGR out of your account/);
    expect(words.closest('[role="alert"]')?.className).toContain('coral');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send 0.000001 SOL' });
    expect(button.disabled).toBe(true);
    fireEvent.click(button);
    expect(sign).not.toHaveBeenCalled();
    fireEvent.click(screen.getByLabelText('I understand this, and want it'));
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(sign).toHaveBeenCalledOnce();
  });

  it.each<[string, Instruction, Later, RegExp]>([
    [
      'an account that is given away',
      { program: keyOf(7), accounts: [{ key: mine, isWritable: true }], data: Uint8Array.of() },
      { [mine]: tokenAccount({ mint: MINT, owner: thief, amount: 9_000_000n }) },
      /Your account of WGR would belong to .{9}, with all that is in it/,
    ],
    ['the wallet itself', unknown, { [me]: wallet(5, keyOf(7)) }, /Your whole wallet would be handed to the program/],
    ['a program that nobody knows', unknown, {}, /The program .{32,44} is not known here/],
    [
      'the right to close an account',
      { program: keyOf(7), accounts: [{ key: mine, isWritable: true }], data: Uint8Array.of() },
      { [mine]: tokenAccount({ mint: MINT, owner: me, amount: 9_000_000n, closer: thief }) },
      /could close your account of WGR/,
    ],
  ])('%s is said in words', async (_, instruction, later, words) => {
    open([pay, instruction], { now: { ...paid, ...later } });
    expect(await screen.findByText(words)).toBeTruthy();
    const buttons = screen.getAllByRole<HTMLButtonElement>('button');
    expect(buttons.find(({ textContent }) => /^(Send|Sign)/.test(textContent ?? ''))?.disabled).toBe(true);
  });

  it('the bytes that are signed are those that were looked at last, made anew while somebody reads', async () => {
    const { sign, onSigned, made } = open([pay], { now: paid });
    await screen.findByRole('button', { name: 'Send 0.000001 SOL' });
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(made).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Send 0.000001 SOL' }));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(sign.mock.calls).toEqual([[made[1]]]);
    expect(onSigned.mock.calls[0]?.[0]).toMatchObject({
      message: made[1],
      lastValidHeight: 152,
      signature: new Uint8Array(64).fill(5),
    });
  });

  it('what changed while the password was typed is shown again, and not signed', async () => {
    const later: { now: Later } = { now: paid };
    const { sign, unlock } = open([pay], later);
    await screen.findByRole('button', { name: 'Send 0.000001 SOL' });
    unlock.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(true), 40_000)));
    fireEvent.click(screen.getByRole('button', { name: 'Send 0.000001 SOL' }));
    later.now = { ...paid, [me]: wallet(100_000_000 - 5_000) };
    await act(() => vi.advanceTimersByTimeAsync(41_000));
    expect(sign).not.toHaveBeenCalled();
    expect(
      await screen.findByText('What would happen has changed meanwhile. Look again before you sign.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send 0.9 SOL' })).toBeTruthy();
  });

  it('without the password nothing is signed; a signature that fails is told, and can be tried again', async () => {
    const { sign, unlock, onSigned } = open([pay], { now: paid });
    const button = await screen.findByRole('button', { name: 'Send 0.000001 SOL' });
    unlock.mockResolvedValueOnce(false);
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(sign).not.toHaveBeenCalled();
    sign.mockRejectedValueOnce(new Error('no'));
    fireEvent.click(button);
    expect(await screen.findByText('That did not work. Nothing was sent. Please try again.')).toBeTruthy();
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(onSigned).toHaveBeenCalledOnce();
  });
});
