import { address as toAddress, createNoopSigner } from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getSyncNativeInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { FEES_KEPT, moneyCalls } from '@wagram/contract/money';
import { stakingCalls } from '@wagram/contract/staking';
import { swapCalls } from '@wagram/contract/swap';
import type { CallInput } from '@wagram/contract/kernel';
import { tokenAccountOf } from '#chain';
import { newId } from '#kernel';
import { expectTrueCounts, keyPair, launchScene, moneyScene, protect, signAndSend } from '#testing';

const WHOLE = 1_000_000_000n;
const WRAPPED = 'So11111111111111111111111111111111111111112';

const scene = async (env: Record<string, string> = {}) => {
  const all = await moneyScene(env);
  const { opened, mod, to } = all;
  const { code, backup } = await protect(opened, mod);
  type Draft = CallInput<typeof moneyCalls.sweep>;
  const draft = (part: Partial<Draft>): Draft => ({
    from: 'treasury',
    mint: null,
    amount: String(WHOLE),
    address: to,
    note: 'To the safe',
    ...part,
    code: part.code ?? code(),
  });
  const take = (part: Partial<Draft>, headers: Record<string, string> = {}) =>
    mod.browser.ask(moneyCalls.sweep, draft(part), headers);
  const states = async () =>
    (await mod.browser.get(moneyCalls.listSweeps, {})).sweeps.map(({ from, state, amount }) => [from, state, amount]);
  /** One that is under way, and of which nobody hears the end before it is let go. */
  const hang = async (from: Draft['from']): Promise<() => Promise<unknown>> => {
    const { pool } = opened.app.database;
    const id = newId();
    await pool.query(
      `insert into sweeps (id, key, genesis, from_key, decimals, amount, address, created_at)
      select $1::uuid, $1::text, $2, $3, 9, 1, $4, now()`,
      [id, (await all.money()).network?.genesis, from, to],
    );
    return () => pool.query(`delete from sweeps where id = $1`, [id]);
  };
  return { ...all, code, backup, draft, take, states, hang };
};

describe('sweeping', () => {
  it('[MON-12] needs a second factor that is set up and right, and used once', async () => {
    const { mod, to, holds } = await moneyScene();
    const asked = { from: 'treasury', mint: null, amount: '1', address: to, note: 'Mine', code: '123456' } as const;
    expect((await mod.browser.ask(moneyCalls.sweep, asked)).body).toMatchObject({ code: 'sweep_needs_second_factor' });
    expect((await holds(to)).lamports).toBe('0');
    const { take, code, states, mod: other, done } = await scene();
    expect((await take({ code: '000000' })).body).toMatchObject({ code: 'wrong_code' });
    expect(await states()).toEqual([]);
    expect((await other.browser.get(moneyCalls.listKeys, {})).has_second_factor).toBe(true);
    const once = code();
    expect((await take({ code: once })).status).toBe(200);
    await done();
    expect((await take({ code: once })).body).toMatchObject({ code: 'wrong_code' });
    expect(await states()).toEqual([['treasury', 'paid', String(WHOLE)]]);
  });

  it('[MON-12] SOL and tokens arrive once for each key of an action, and stand in the log', async () => {
    const { opened, mod, to, draft, take, states, holds, key, log, done } = await scene();
    const headers = { 'idempotency-key': 'one-sweep-of-mod-01' };
    const same = draft({ amount: String(2n * WHOLE) });
    await Promise.all([1, 2, 3].map(() => mod.browser.ask(moneyCalls.sweep, same, headers)));
    await done();
    expect(await states()).toEqual([['treasury', 'paid', String(2n * WHOLE)]]);
    expect(await holds(to)).toEqual({ lamports: String(2n * WHOLE), tokens: '0' });
    const { token } = await key('treasury');
    expect((await take({ mint: token?.mint ?? null, amount: String(7n * WHOLE) })).status).toBe(200);
    await done();
    expect(await holds(to)).toEqual({ lamports: String(2n * WHOLE), tokens: String(7n * WHOLE) });
    expect(await log()).toMatchObject([
      { action: 'sweep', target: 'key', about: 'treasury', detail: `7 WGR → ${to}`, operator: '@mod' },
      { action: 'sweep', detail: `2 SOL → ${to}`, reason: 'To the safe', member: null },
    ]);
    await expectTrueCounts(opened);
  });

  it('[MON-12] of two at once one wins, and the next waits until it has ended', async () => {
    const { mod, code, backup, draft, take, states, hang, to, holds, key, done } = await scene();
    const codes = [code(), backup[0] ?? ''];
    const both = await Promise.all(codes.map((part) => mod.browser.ask(moneyCalls.sweep, draft({ code: part }))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await done();
    const letGo = await hang('treasury');
    expect((await take({})).body).toMatchObject({ code: 'sweep_under_way' });
    expect((await key('treasury')).is_sweeping).toBe(true);
    await letGo();
    expect((await take({})).status).toBe(200);
    await done();
    expect((await states()).map(([, state]) => state)).toEqual(['paid', 'paid']);
    expect((await holds(to)).lamports).toBe(String(2n * WHOLE));
  });

  it('[MON-12] never takes what is owed to members out of the treasury, nor what fees need', async () => {
    const { key, take, done } = await scene({ WITHDRAW_RATE: '2' });
    const { token, sol } = await key('treasury');
    // Two members with a welcome of a hundred each, at two tokens.
    expect(token).toMatchObject({ kept: String(400n * WHOLE), symbol: 'WGR' });
    const free = BigInt(token?.amount ?? 0) - 400n * WHOLE;
    expect(token?.free).toBe(String(free));
    const mint = token?.mint ?? null;
    expect((await take({ mint, amount: String(free + 1n) })).body).toMatchObject({ code: 'sweep_too_much' });
    expect((await take({ mint, amount: String(free) })).status).toBe(200);
    await done();
    expect((await key('treasury')).token).toMatchObject({ amount: String(400n * WHOLE), free: '0' });
    expect((await take({ mint, amount: '1' })).body).toMatchObject({ code: 'sweep_too_much' });
    expect(sol?.kept).toBe(String(FEES_KEPT));
    const left = await key('treasury');
    expect((await take({ amount: left.sol?.amount ?? '' })).body).toMatchObject({ code: 'sweep_too_much' });
    expect((await take({ amount: left.sol?.free ?? '' })).status).toBe(200);
    await done();
    expect((await key('treasury')).is_low).toBe(true);
  });

  it('[MON-07] leaves the desk what its pools count on, unless trading is paused; then it goes on only with them full', async () => {
    const { opened, key, take, pause, hang, done } = await scene();
    await opened.browser().get(swapCalls.readPool, {});
    const { token, sol } = await key('desk');
    expect(token).toMatchObject({ free: '0' });
    expect((await take({ from: 'desk', amount: String(WHOLE) })).body).toMatchObject({ code: 'sweep_too_much' });
    await pause('swap', true);
    expect((await key('desk')).sol?.free).toBe(String(BigInt(sol?.amount ?? 0) - FEES_KEPT));
    const letGo = await hang('desk');
    expect((await pause('swap', false)).body).toMatchObject({ code: 'sweep_under_way' });
    await letGo();
    expect((await take({ from: 'desk', amount: String(WHOLE) })).status).toBe(200);
    await done();
    expect((await pause('swap', false)).body).toMatchObject({ code: 'desk_short' });
  });

  it('[MON-09] takes out of the rewards only what is promised to nobody, and nothing is promised out of it meanwhile', async () => {
    const { opened, mod, key, take, to, holds, done } = await scene({ STAKING_RATE: '10' });
    const left = async () => (await opened.browser().get(stakingCalls.readStaking, {})).staking?.left;
    await left();
    const { rows } = await opened.app.database.pool.query<{ id: string }>('select id from staking_pools');
    const pool = rows[0]?.id ?? '';
    await opened.app.database.pool.query(`update staking_pools set owed = 50 where id = $1`, [pool]);
    const { token } = await key('rewards');
    const held = BigInt(token?.amount ?? 0);
    expect(token).toMatchObject({ kept: '50', free: String(held - 50n) });
    const mint = token?.mint ?? null;
    expect((await take({ from: 'rewards', mint, amount: String(held - 49n) })).body).toMatchObject({
      code: 'sweep_too_much',
    });
    expect((await take({ from: 'rewards', mint, amount: String(held - 60n) })).status).toBe(200);
    opened.clock.advance(10_000);
    // Between leaving and being settled it counts twice: less is promised, never more.
    expect(['0', '10']).toContain(await left());
    await done();
    opened.clock.advance(10_000);
    expect(await left()).toBe('10');
    expect((await holds(to)).tokens).toBe(String(held - 60n));
    const { money } = await mod.browser.get(moneyCalls.readMoney, {});
    expect(money.staking).toMatchObject({ held: '60', owed: '50', left: '10' });
    await opened.app.database.pool.query(`update staking_pools set owed = 0`);
    await expectTrueCounts(opened);
  });

  it('[MON-12] a token that somebody sent to a key is swept like any other, and the books of rewards stay out of it', async () => {
    const { opened, ana, key, take, to, holds, states, done } = await scene();
    await opened.browser().get(stakingCalls.readStaking, {});
    const { address } = await key('rewards');
    const { wallet } = await launchScene(opened).withSol(ana);
    const payer = createNoopSigner(toAddress(wallet.address));
    const ata = toAddress(await tokenAccountOf(address, { mint: WRAPPED, program: TOKEN_PROGRAM_ADDRESS }));
    const place = { payer, ata, owner: toAddress(address), mint: toAddress(WRAPPED) };
    await signAndSend(opened, wallet, [
      getCreateAssociatedTokenIdempotentInstruction(place),
      getTransferSolInstruction({ source: payer, destination: ata, amount: 500n }),
      getSyncNativeInstruction({ account: ata }),
    ]);
    expect((await take({ from: 'rewards', mint: WRAPPED, amount: '501' })).body).toMatchObject({
      code: 'sweep_too_much',
    });
    expect((await take({ from: 'rewards', mint: WRAPPED, amount: '500' })).status).toBe(200);
    await done();
    expect(await states()).toEqual([['rewards', 'paid', '500']]);
    expect((await holds(to)).tokens).toBe('500');
    await expectTrueCounts(opened);
  });

  it('[MON-12] refuses addresses of its own, lookalikes, programs and tokens', async () => {
    const { key, take, to, done, states } = await scene();
    const desk = (await key('treasury')).address;
    const { token } = await key('treasury');
    const refusal = async (address: string) => ((await take({ address })).body as { code: string }).code;
    expect(await refusal(desk)).toBe('sweep_own');
    expect(await refusal(token?.mint ?? '')).toBe('sweep_own');
    expect(await refusal('11111111111111111111111111111111')).toBe('sweep_nobody');
    expect(await refusal('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')).toBe('sweep_nobody');
    const double = `${to.slice(0, 4)}${keyPair().address.slice(4, -4)}${to.slice(-4)}`;
    expect((await take({})).status).toBe(200);
    await done();
    expect(['sweep_lookalike', 'invalid_input']).toContain(await refusal(double));
    expect(await refusal('not an address')).toBe('invalid_input');
    expect((await take({ amount: '0' })).body).toMatchObject({ error: 'Nothing is no amount' });
    expect((await take({ mint: keyPair().address })).body).toMatchObject({ code: 'sweep_unknown' });
    expect((await states()).length).toBe(1);
  });
});
