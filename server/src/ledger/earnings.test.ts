import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { creditCalls } from '@wagram/contract/credit';
import { asId, type GiftId } from '@wagram/contract/kernel';
import { ledgerCalls } from '@wagram/contract/ledger';
import { postCalls } from '@wagram/contract/posts';
import { people, testApp, type Person } from '#testing';
import { eraseOf } from './erase.ts';
import { transfer, type Holder, type TransferDraft } from './service.ts';

const report = async ({ browser }: Person, from = '2026-03-01', to = '2026-03-31') =>
  (await browser.get(ledgerCalls.readEarningsReport, { from, to })).report;
const year = ({ browser }: Person, query: object = {}) =>
  browser.get(ledgerCalls.listEarnings, { year: 2026, ...query });

interface Move extends Partial<Pick<TransferDraft, 'kind' | 'unit' | 'withdrawable'>> {
  /** The treasury, where nobody is named. */
  from?: Person;
  to: Person;
  amount: bigint;
  at: string;
}

/** Members with plenty of credit; `move` books what the rooms above would. */
const scene = async () => {
  const opened = await testApp({ env: { WELCOME_GRANT: '1000' } });
  const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
  let count = 0;
  const move = ({ from, to, amount, at, kind = 'gift', unit = 'WGM', ...rest }: Move) =>
    opened.app.transact((tx) => {
      count += 1;
      const giver: Holder = from === undefined ? 'treasury' : { member: from.id };
      const draft = { kind, unit, amount, from: giver, to: { member: to.id }, key: `move:${count}`, ...rest };
      return transfer(tx, draft, new Date(at));
    });
  return { opened, ana, bob, cleo, move };
};

describe('earnings', () => {
  it('[MON-13] are for those who are signed in, and only their own', async () => {
    const { opened, ana, bob } = await scene();
    const asked = { from: '2026-03-01', to: '2026-03-31', year: 2026 };
    for (const call of [ledgerCalls.readEarningsReport, ledgerCalls.listEarnings]) {
      expect((await opened.browser().refused(call, asked)).status).toBe(401);
      expect(await ana.browser.refused(call, { ...asked, user_id: bob.id })).toMatchObject({ code: 'foreign_actor' });
    }
  });

  it('[MON-13] stand by day of UTC and kind, from the first day to the last', async () => {
    const { ana, bob, cleo, move } = await scene();
    await move({ from: bob, to: ana, amount: 1n, at: '2026-02-28T23:59:59.999Z' });
    await move({ from: bob, to: ana, amount: 2n, at: '2026-03-01T00:00:00.000Z' });
    await move({ from: cleo, to: ana, amount: 4n, at: '2026-03-01T12:00:00.000Z' });
    await move({ from: bob, to: ana, amount: 8n, kind: 'superchat', at: '2026-03-01T13:00:00.000Z' });
    await move({ to: ana, amount: 16n, kind: 'referral', at: '2026-03-31T23:59:59.999Z' });
    await move({ from: bob, to: ana, amount: 32n, at: '2026-04-01T00:00:00.000Z' });
    // What one gives, what everybody gets, one's own that comes back, and points are not earned.
    await move({ from: ana, to: bob, amount: 64n, kind: 'transfer', at: '2026-03-02T10:00:00.000Z' });
    for (const kind of ['welcome', 'claim', 'deposit', 'withdrawal_returned', 'ticket_refund', 'taken_back'] as const)
      await move({ to: ana, amount: 128n, kind, at: '2026-03-02T10:00:00.000Z' });
    await move({ to: ana, amount: 256n, kind: 'referral', unit: 'points', at: '2026-03-02T10:00:00.000Z' });
    expect(await report(ana)).toEqual({
      total: '30',
      withdrawable: '0',
      days: [
        { day: '2026-03-01', kind: 'gift', amount: '6' },
        { day: '2026-03-01', kind: 'superchat', amount: '8' },
        { day: '2026-03-31', kind: 'referral', amount: '16' },
      ],
      kinds: [
        { kind: 'referral', amount: '16', times: 1 },
        { kind: 'superchat', amount: '8', times: 1 },
        { kind: 'gift', amount: '6', times: 2 },
      ],
      givers: [
        { who: { username: '@bob', displayName: 'bob', avatar_url: null }, amount: '10', times: 2 },
        { who: { username: '@cleo', displayName: 'cleo', avatar_url: null }, amount: '4', times: 1 },
      ],
    });
    expect(await report(cleo)).toEqual({ total: '0', withdrawable: '0', days: [], kinds: [], givers: [] });
  });

  it('[MON-13] what was taken back is its own kind below zero, and no giver is named for it', async () => {
    const { opened, ana, bob, cleo, move } = await scene();
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'a tram' });
    const gift = { post_id: post.id, action: 'gift', amount: 5 } as const;
    await cleo.browser.get(postCalls.actOnPost, gift);
    const { gift_id } = await bob.browser.get(postCalls.actOnPost, gift);
    await bob.browser.get(postCalls.takeBackGift, { gift_id: asId<GiftId>(gift_id ?? '') });
    const today = opened.clock.now().toISOString().slice(0, 10);
    const { total, kinds, givers } = await report(ana, today, today);
    expect(total).toBe('5');
    expect(kinds).toEqual([
      { kind: 'gift', amount: '10', times: 2 },
      { kind: 'taken_back', amount: '-5', times: 1 },
    ]);
    expect(givers).toMatchObject([{ who: { username: '@cleo' }, amount: '5', times: 1 }]);
    expect((await ana.browser.get(ledgerCalls.readEarnings, {})).week).toBe('5');
    // A ticket that its host pays back is less earned, also this week.
    await move({ from: ana, to: cleo, amount: 3n, kind: 'ticket_refund', at: opened.clock.now().toISOString() });
    expect((await report(ana, today, today)).total).toBe('2');
    expect((await ana.browser.get(ledgerCalls.readEarnings, {})).week).toBe('2');
  });

  it('[MON-13] say how much may leave for a wallet', async () => {
    const { ana, bob, move } = await scene();
    await move({ to: bob, amount: 50n, withdrawable: 50n, kind: 'deposit', at: '2026-03-01T10:00:00Z' });
    // Granted credit goes first.
    await move({ from: bob, to: ana, amount: 1020n, at: '2026-03-02T10:00:00Z' });
    expect(await report(ana)).toMatchObject({ total: '1020', withdrawable: '20' });
    const { earnings } = await year(ana);
    expect(earnings).toMatchObject([{ kind: 'gift', from: '@bob', amount: '1020', withdrawable: '20' }]);
  });

  it('[MON-13] from somebody who is gone, or does not exist for the member, carry no name and no words', async () => {
    const { opened, ana, bob, cleo, move } = await scene();
    const today = opened.clock.now().toISOString().slice(0, 10);
    await cleo.browser.get(creditCalls.sendCredit, { to: '@ana', amount: '7', words: 'for the tram' });
    await move({ from: bob, to: ana, amount: 9n, at: opened.clock.now().toISOString() });
    const thisYear = { year: Number(today.slice(0, 4)) };
    expect((await year(ana, thisYear)).earnings).toMatchObject([
      { kind: 'transfer', from: '@cleo', amount: '7', words: 'for the tram' },
      { kind: 'gift', from: '@bob', words: null },
    ]);
    await ana.browser.get(blockCalls.block, { blocked_id: cleo.id });
    await opened.app.transact((tx) => eraseOf(tx, bob.id, opened.clock.now()));
    expect((await report(ana, today, today)).givers).toEqual([
      { who: null, amount: '9', times: 1 },
      { who: null, amount: '7', times: 1 },
    ]);
    const { earnings } = await year(ana, thisYear);
    expect(earnings.map(({ from, words }) => [from, words])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('[MON-13] of a year come oldest first, in pages that neither repeat nor leave out', async () => {
    const { ana, bob, move } = await scene();
    await move({ from: bob, to: ana, amount: 99n, at: '2025-12-31T23:59:59.999Z' });
    for (const [place, at] of ['01-01T00:00:00.000Z', '05-05T05:05:05.000Z', '12-31T23:59:59.999Z'].entries())
      await move({ from: bob, to: ana, amount: BigInt(place + 1), at: `2026-${at}` });
    await move({ from: bob, to: ana, amount: 99n, at: '2027-01-01T00:00:00.000Z' });
    const first = await year(ana, { limit: 2 });
    expect(first.earnings.map(({ amount }) => amount)).toEqual(['1', '2']);
    const second = await year(ana, { limit: 2, cursor: first.next_cursor });
    expect(second).toMatchObject({ earnings: [{ amount: '3', created_at: '2026-12-31T23:59:59.999Z' }] });
    expect(second.next_cursor).toBeNull();
    expect((await year(ana, { limit: 3 })).next_cursor).toBeNull();
    expect(await year(ana, { cursor: 'nowhere' })).toMatchObject({ earnings: [], next_cursor: null });
  });

  it('[MON-13] of somebody who never had credit are none', async () => {
    const [ana] = await people(await testApp({ env: { WELCOME_GRANT: '0' } }), 'ana');
    expect(await report(ana)).toEqual({ total: '0', withdrawable: '0', days: [], kinds: [], givers: [] });
    expect(await year(ana)).toMatchObject({ earnings: [], next_cursor: null });
  });

  it('[MON-13] a report covers a year at most, and days that there are', async () => {
    const { ana } = await scene();
    expect((await report(ana, '2028-01-01', '2028-12-31')).total).toBe('0');
    for (const [from, to] of [
      ['2026-01-01', '2027-01-02'],
      ['2026-03-02', '2026-03-01'],
      ['2026-02-30', '2026-03-01'],
      ['0000-01-01', '0000-01-02'],
      ['1999-12-31', '2000-01-01'],
    ])
      expect((await ana.browser.refused(ledgerCalls.readEarningsReport, { from, to })).status).toBe(400);
    for (const strange of [1999, 3000, 2026.5])
      expect((await ana.browser.refused(ledgerCalls.listEarnings, { year: strange })).status).toBe(400);
  });
});
