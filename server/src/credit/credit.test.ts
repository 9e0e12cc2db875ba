import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { creditCalls } from '@wagram/contract/credit';
import { asId, type CreditSendId } from '@wagram/contract/kernel';
import { ledgerCalls } from '@wagram/contract/ledger';
import { messageCalls } from '@wagram/contract/messages';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { expectTrueCounts, people, testApp, type Person, type TestApp } from '#testing';

const { claimDaily, readClaim, sendCredit, takeBackCredit } = creditCalls;

const balanceOf = async ({ browser }: Person) => (await browser.get(ledgerCalls.readBalance, {})).balances.WGM;

const scene = async (env: Record<string, string> = {}) => {
  const opened = await testApp({ env: { WELCOME_GRANT: '100', ...env } });
  const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
  return { opened, ana, bob, cleo, held: async () => [await balanceOf(ana), await balanceOf(bob)] };
};

const notices = async (opened: TestApp, { browser }: Person) => {
  opened.app.events.wake();
  await opened.app.events.settle();
  return (await browser.get(noticeCalls.listNotices, {})).notifications;
};

const talk = async ({ browser, id }: Person, other: Person) =>
  (await browser.get(messageCalls.listMessages, { user1_id: id, user2_id: other.id })).messages;

describe('credit to a person', () => {
  it('[MON-01] any amount moves at once, is told to its receiver, and stands in both statements', async () => {
    const { opened, ana, bob, held } = await scene();
    const { sent, message, balance } = await ana.browser.get(sendCredit, { to: '@bob', amount: '37' });
    expect([sent, message, balance]).toMatchObject([{ to: '@bob', amount: '37', words: null }, null, '63']);
    expect(await held()).toEqual(['63', '137']);
    expect(await notices(opened, bob)).toMatchObject([
      { kind: 'credit', from_username: '@ana', message: 'sent you 37 WGM' },
    ]);
    for (const [person, direction] of [[ana, 'out'] as const, [bob, 'in'] as const]) {
      const { movements } = await person.browser.get(ledgerCalls.listMovements, {});
      expect(movements[0]).toMatchObject({ kind: 'transfer', direction, amount: '37', words: null });
    }
    expect((await bob.browser.get(ledgerCalls.readEarnings, {})).week).toBe('37');
    await expectTrueCounts(opened);
  });

  it('[MON-01] with words it is a bubble between the two, and in a chat also without', async () => {
    const { opened, ana, bob } = await scene();
    const { message } = await ana.browser.get(sendCredit, { to: 'bob', amount: '5', words: ' for the tram ' });
    expect(message).toMatchObject({ kind: 'credit', content: 'for the tram', credit: '5' });
    await bob.browser.get(sendCredit, { to: '@ana', amount: '2', in_chat: true });
    expect(await talk(bob, ana)).toMatchObject([
      { kind: 'credit', credit: '5', sender_username: '@ana' },
      { kind: 'credit', credit: '2', content: '' },
    ]);
    const { conversations } = await ana.browser.get(messageCalls.listConversations, {});
    expect(conversations).toMatchObject([{ lastMessage: 'Sent 2 WGM' }]);
    const { movements } = await bob.browser.get(ledgerCalls.listMovements, {});
    expect(movements).toMatchObject([{ words: null }, { words: 'for the tram' }, { kind: 'welcome' }]);
    // It is neither edited nor deleted as words are.
    const refusal = await ana.browser.refused(messageCalls.actOnMessage, { message_id: message!.id, action: 'delete' });
    expect(refusal).toMatchObject({ status: 403, code: 'credit_stays' });
    await expectTrueCounts(opened);
  });

  it('[MON-01] is refused without a trace: too much, to oneself, to nobody, to whom one has blocked', async () => {
    const { opened, ana, bob, cleo, held } = await scene();
    await cleo.browser.get(blockCalls.block, { blocked_id: ana.id });
    const refused = async (input: object) =>
      (await ana.browser.ask(sendCredit, { to: '@bob', amount: '1', ...input })).body;
    expect(await refused({ amount: '101', words: 'too much' })).toMatchObject({ code: 'not_enough' });
    expect(await refused({ to: '@ana' })).toMatchObject({ code: 'to_self' });
    expect(await refused({ to: '@cleo' })).toMatchObject({ code: 'receiver_not_found' });
    expect(await refused({ to: '@nobody' })).toMatchObject({ code: 'receiver_not_found' });
    expect(await refused({ to: 'no such name!' })).toMatchObject({ code: 'receiver_not_found' });
    for (const amount of ['0', '-1', '1.5', '', '9223372036854775808', '18446744073709551615', 'x'])
      expect(await refused({ amount })).toMatchObject({ success: false });
    expect(await held()).toEqual(['100', '100']);
    expect(await talk(bob, ana)).toEqual([]);
    expect(await notices(opened, bob)).toEqual([]);
    await expectTrueCounts(opened);
  });

  it('[MON-01] is sent once for each key of an action, also by two requests at once', async () => {
    const { opened, ana, bob, held } = await scene();
    const input = { to: '@bob', amount: '9', words: 'once' };
    const headers = { 'idempotency-key': 'the-same-key-0001' };
    const tries = await Promise.all([1, 2, 3].map(() => ana.browser.ask(sendCredit, input, headers)));
    const ids = tries.flatMap(({ body }) => ('sent' in body ? [body.sent.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(await held()).toEqual(['91', '109']);
    expect(await talk(bob, ana)).toHaveLength(1);
    await expectTrueCounts(opened);
  });
});

describe('credit that is taken back', () => {
  it('[MON-02] within ten seconds is booked back; its bubble and its notice go', async () => {
    const { opened, ana, bob, held } = await scene();
    const { sent } = await ana.browser.get(sendCredit, { to: '@bob', amount: '40', words: 'oops' });
    opened.clock.advance(10_000);
    const back = () => ana.browser.get(takeBackCredit, { send_id: sent.id });
    expect(await back()).toEqual({ success: true, balance: '100' });
    expect(await back()).toEqual({ success: true, balance: '100' });
    expect(await held()).toEqual(['100', '100']);
    expect(await talk(bob, ana)).toMatchObject([{ deleted: true, content: '', credit: null }]);
    expect((await notices(opened, bob)).filter(({ kind }) => kind === 'credit')).toEqual([]);
    const kinds = async ({ browser }: Person) =>
      (await browser.get(ledgerCalls.listMovements, {})).movements.map(({ kind }) => kind);
    expect([await kinds(ana), await kinds(bob)]).toEqual([
      ['taken_back', 'transfer', 'welcome'],
      ['taken_back', 'transfer', 'welcome'],
    ]);
    await expectTrueCounts(opened);
  });

  it('[MON-02] stays when it is late, spent, or somebody else’s', async () => {
    const { opened, ana, bob, cleo } = await scene();
    const { sent } = await ana.browser.get(sendCredit, { to: '@bob', amount: '40' });
    const back = async (who: Person, id: CreditSendId = sent.id) =>
      (await who.browser.ask(takeBackCredit, { send_id: id })).body;
    expect(await back(bob)).toMatchObject({ code: 'send_not_found' });
    expect(await back(ana, asId('01890a5d-ac96-774b-bcce-b302099a8057'))).toMatchObject({ code: 'send_not_found' });
    await bob.browser.get(sendCredit, { to: '@cleo', amount: '130' });
    expect(await back(ana)).toMatchObject({ code: 'already_spent' });
    await cleo.browser.get(sendCredit, { to: '@bob', amount: '130' });
    opened.clock.advance(10_001);
    expect(await back(ana)).toMatchObject({ code: 'too_late' });
    expect(await balanceOf(ana)).toBe('60');
    await expectTrueCounts(opened);
  });
});

describe('the daily claim', () => {
  it('[MON-01] is for members who were active this week, once a day', async () => {
    const { opened, ana } = await scene({ DAILY_CLAIM: '10' });
    const claim = async () => (await ana.browser.get(readClaim, {})).claim;
    expect(await claim()).toMatchObject({ amount: '10', state: 'not_active' });
    expect((await ana.browser.refused(claimDaily, {})).code).toBe('not_active');
    await ana.browser.get(postCalls.createPost, { content: 'here I am' });
    expect(await claim()).toMatchObject({ state: 'ready' });
    const tries = await Promise.all([1, 2, 3].map(() => ana.browser.ask(claimDaily, {})));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await balanceOf(ana), await claim()]).toMatchObject(['110', { state: 'claimed' }]);
    expect((await ana.browser.refused(claimDaily, {})).code).toBe('claimed_today');
    const { movements } = await ana.browser.get(ledgerCalls.listMovements, {});
    expect(movements[0]).toMatchObject({ kind: 'claim', amount: '10', with: null });
    // What everybody may have is not earned.
    expect((await ana.browser.get(ledgerCalls.readEarnings, {})).week).toBe('0');
    opened.clock.advance(24 * 3_600_000);
    expect((await ana.browser.get(claimDaily, {})).balance).toBe('120');
    opened.clock.advance(8 * 24 * 3_600_000);
    expect(await claim()).toMatchObject({ state: 'not_active' });
    await expectTrueCounts(opened);
  });

  it('[MON-01] waits for a proof of who they are, and can be off', async () => {
    const { ana } = await scene({ DAILY_CLAIM: '10', WELCOME_NEEDS: 'proved' });
    await ana.browser.get(postCalls.createPost, { content: 'here I am' });
    expect((await ana.browser.get(readClaim, {})).claim).toMatchObject({ state: 'prove_first' });
    expect((await ana.browser.refused(claimDaily, {})).code).toBe('prove_first');
    const { bob } = await scene({ DAILY_CLAIM: '0' });
    expect((await bob.browser.get(readClaim, {})).claim).toBeNull();
    expect((await bob.browser.refused(claimDaily, {})).code).toBe('claim_off');
  });
});
