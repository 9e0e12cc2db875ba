import { act, renderHook } from '@testing-library/react';
import type { PaymentState } from '@wagram/contract/chain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listStored, removeStored, tellLive } from '#kernel';
import { no, openPage, person, serve, yes } from '#testing';
import { followPayments, pushPayment, usePayments } from './payments.ts';
import { findPayment, forgetPayment, keepPayment, listPaymentsOf } from './payments-store.ts';

const ana = person('ana').id;
const bob = person('bob').id;
const payment = { signature: 'sig1', transaction: 'AQID', lastValidHeight: 150, to: 'friend' };

/** A server that keeps payments by their bytes, as ours does; `fate` is what becomes of them. */
const createServer = (fate: { state: PaymentState; error?: string | null }) => {
  const rows = new Map<string, { posts: number }>();
  const view = () => ({
    payment: { ...payment, state: fate.state, error: fate.error ?? null, created_at: '', settled_at: null },
  });
  let isDead = false;
  let losesAnswers = false;
  const log = serve({
    'POST /api/chain/payments': ({ body }) => {
      if (isDead) return 'unreachable';
      const { transaction } = body as { transaction: string };
      rows.set(transaction, { posts: (rows.get(transaction)?.posts ?? 0) + 1 });
      return losesAnswers ? 'unreachable' : yes(view());
    },
    'GET /api/chain/payment': () =>
      isDead ? 'unreachable' : rows.size === 0 ? no(404, 'payment_not_found', 'None') : yes(view()),
  });
  return {
    rows,
    lines: () => log.map(({ line }) => line),
    log,
    fate,
    setDead: (now: boolean) => (isDead = now),
    setLosing: (now: boolean) => (losesAnswers = now),
  };
};

const phase = () => findPayment('sig1')?.phase;
/** A page that is loaded again knows what the storage holds, and nothing else. */
const reload = () => followPayments(ana);
const tick = (ms = 2_000) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  openPage();
  for (const key of listStored('payment:')) removeStored(key);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('[CHN-10] a payment is made once', () => {
  it('kept before the server hears of it, told, and followed until it has landed', async () => {
    const server = createServer({ state: 'sent' });
    keepPayment(ana, payment);
    expect(window.localStorage.getItem('acme_payment:sig1')).toContain('AQID');
    expect(server.lines()).toEqual([]);
    const stop = followPayments(ana);
    await tick(0);
    expect(phase()).toBe('sent');
    expect(server.log[0]?.body).toEqual({ transaction: 'AQID', last_valid_height: 150, to: 'friend' });
    server.fate.state = 'confirmed';
    await tick();
    expect(phase()).toBe('confirmed');
    await tick(10_000);
    expect(server.lines()).toEqual(['POST /api/chain/payments', 'GET /api/chain/payment']);
    stop();
  });

  it('an answer that was lost: told again with the same key, one row', async () => {
    const server = createServer({ state: 'sent' });
    server.setLosing(true);
    keepPayment(ana, payment);
    const stop = followPayments(ana);
    await tick(0);
    expect(findPayment('sig1')).toMatchObject({ phase: 'signed', isTaken: false, isCutOff: true });
    server.setLosing(false);
    await tick();
    expect(findPayment('sig1')).toMatchObject({ phase: 'sent', isTaken: true, isCutOff: false });
    expect([...server.rows.values()]).toEqual([{ posts: 2 }]);
    expect(server.log.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['sig1', 'sig1']);
    stop();
  });

  it.each<[PaymentState, string[]]>([
    ['signed', ['POST /api/chain/payments', 'GET /api/chain/payment']],
    ['sent', ['POST /api/chain/payments', 'GET /api/chain/payment']],
    ['confirmed', ['POST /api/chain/payments']],
    ['failed', ['POST /api/chain/payments']],
    ['expired', ['POST /api/chain/payments']],
  ])('a reload when it is %s', async (state, lines) => {
    const server = createServer({ state });
    keepPayment(ana, payment);
    followPayments(ana)();
    await tick(0);
    const stop = reload();
    await tick(0);
    expect(phase()).toBe(state);
    expect(server.lines()).toEqual(lines);
    expect([...server.rows.values()]).toEqual([{ posts: 1 }]);
    stop();
  });

  it('a reload before the server has heard of it', async () => {
    const server = createServer({ state: 'confirmed' });
    keepPayment(ana, payment);
    const stop = reload();
    await tick(0);
    expect(phase()).toBe('confirmed');
    expect([...server.rows.keys()]).toEqual(['AQID']);
    stop();
  });

  it('two tabs and a double click tell the same bytes: one row', async () => {
    const server = createServer({ state: 'sent' });
    keepPayment(ana, payment);
    keepPayment(ana, payment);
    const stops = [followPayments(ana), followPayments(ana)];
    await Promise.all([pushPayment('sig1'), pushPayment('sig1')]);
    await tick(0);
    expect(listPaymentsOf(ana)).toHaveLength(1);
    expect([...server.rows.values()]).toEqual([{ posts: 1 }]);
    // What another tab has learnt is not taken back by one that keeps it again.
    expect(keepPayment(ana, payment).phase).toBe('sent');
    for (const stop of stops) stop();
  });

  it('a dead network, then one that is back: it goes by itself', async () => {
    const server = createServer({ state: 'confirmed' });
    server.setDead(true);
    keepPayment(ana, payment);
    const stop = followPayments(ana);
    await tick(20_000);
    expect(findPayment('sig1')).toMatchObject({ phase: 'signed', isCutOff: true });
    server.setDead(false);
    window.dispatchEvent(new Event('online'));
    await tick(0);
    expect(phase()).toBe('confirmed');
    stop();
  });

  it('one that came too late is expired by the server’s word alone', async () => {
    const server = createServer({ state: 'expired' });
    server.setDead(true);
    keepPayment(ana, payment);
    const stop = followPayments(ana);
    await tick(600_000);
    expect(phase()).toBe('signed');
    server.setDead(false);
    await tick();
    expect(phase()).toBe('expired');
    stop();
  });

  it('what the network refused is told in its words; what the server refuses is never told again', async () => {
    createServer({ state: 'failed', error: 'insufficient funds' });
    keepPayment(ana, payment);
    await pushPayment('sig1');
    expect(findPayment('sig1')).toMatchObject({ phase: 'failed', why: 'insufficient funds' });
    const log = serve({ 'POST /api/chain/payments': no(400, 'not_signed', 'A signature is wrong.') });
    keepPayment(ana, { ...payment, signature: 'sig2' });
    await pushPayment('sig2');
    await pushPayment('sig2');
    expect(findPayment('sig2')).toMatchObject({ phase: 'refused', why: 'A signature is wrong.' });
    expect(log).toHaveLength(1);
  });

  it.each([
    no(401, 'signed_out', 'Sign in'),
    no(404, 'chain_off', 'Off'),
    no(429, 'too_many', 'Slow'),
    no(503, 'chain_unreachable', 'Away'),
    no(500, 'broken', 'Broken'),
  ])('what may go right later waits: %j', async (answer) => {
    serve({ 'POST /api/chain/payments': answer });
    keepPayment(ana, payment);
    await pushPayment('sig1');
    expect(findPayment('sig1')).toMatchObject({ phase: 'signed', isCutOff: true });
  });

  it('a server that has lost it is told again', async () => {
    const server = createServer({ state: 'sent' });
    keepPayment(ana, payment);
    const stop = followPayments(ana);
    await tick(0);
    server.rows.clear();
    await tick();
    await tick();
    expect([...server.rows.keys()]).toEqual(['AQID']);
    stop();
  });

  it('the live connection asks at once, and a gap in it too', async () => {
    const server = createServer({ state: 'sent' });
    keepPayment(ana, payment);
    const stop = followPayments(ana);
    await tick(0);
    server.fate.state = 'confirmed';
    tellLive({ type: 'chain.payment', signature: 'sig1', state: 'confirmed' });
    await tick(0);
    expect(phase()).toBe('confirmed');
    keepPayment(ana, { ...payment, signature: 'sig2', to: null });
    tellLive({ type: 'resync' });
    await tick(0);
    expect(findPayment('sig2')?.phase).toBe('confirmed');
    expect(server.log.at(-1)?.body).toEqual({ transaction: 'AQID', last_valid_height: 150 });
    stop();
    tellLive({ type: 'chain.payment', signature: 'sig1', state: 'finalized' });
    expect(server.lines()).toHaveLength(3);
  });
});

describe('[CHN-10] what this device keeps of payments', () => {
  it('is shown to whose they are, newest first, and follows what becomes of them', async () => {
    createServer({ state: 'confirmed' });
    keepPayment(ana, payment, '2026-11-01T00:00:00Z');
    keepPayment(ana, { ...payment, signature: 'sig2' }, '2026-11-02T00:00:00Z');
    keepPayment(bob, { ...payment, signature: 'sig3' });
    const { result, rerender, unmount } = renderHook(({ owner }) => usePayments(owner), {
      initialProps: { owner: ana as typeof ana | null },
    });
    expect(result.current.map(({ signature }) => signature)).toEqual(['sig2', 'sig1']);
    const first = result.current;
    rerender({ owner: ana });
    expect(result.current).toBe(first);
    await tick(0);
    expect(result.current.map(({ phase: now }) => now)).toEqual(['confirmed', 'confirmed']);
    expect(findPayment('sig3')?.phase).toBe('signed');
    rerender({ owner: null });
    expect(result.current).toEqual([]);
    unmount();
  });

  it('is put away once it is settled, and never while it is under way', async () => {
    const server = createServer({ state: 'sent' });
    keepPayment(ana, payment);
    await pushPayment('sig1');
    forgetPayment('sig1');
    expect(phase()).toBe('sent');
    server.fate.state = 'finalized';
    await pushPayment('sig1');
    forgetPayment('sig1');
    expect(findPayment('sig1')).toBeNull();
    forgetPayment('sig1');
  });

  it('goes by itself an hour after, and what cannot be read goes at once', async () => {
    createServer({ state: 'confirmed' });
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    keepPayment(ana, payment, at(61));
    keepPayment(ana, { ...payment, signature: 'sig2' }, at(59));
    await Promise.all([pushPayment('sig1'), pushPayment('sig2')]);
    keepPayment(ana, { ...payment, signature: 'sig3' }, at(100));
    window.localStorage.setItem('acme_payment:sig4', '{"version":1}');
    followPayments(ana)();
    expect(listPaymentsOf(ana).map(({ signature }) => signature)).toEqual(['sig2', 'sig3']);
    expect(window.localStorage.getItem('acme_payment:sig4')).toBeNull();
    await tick(0);
  });

  it('another tab is heard', () => {
    createServer({ state: 'sent' });
    const { result, unmount } = renderHook(() => usePayments(ana));
    expect(result.current).toEqual([]);
    const row = { ...payment, version: 1, owner: ana, at: '2026-11-01', phase: 'sent', isTaken: true, why: null };
    window.localStorage.setItem('acme_payment:sig1', JSON.stringify({ ...row, isCutOff: false }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'acme_payment:sig1', newValue: 'x' })));
    expect(result.current.map(({ phase: now }) => now)).toEqual(['sent']);
    unmount();
  });
});
