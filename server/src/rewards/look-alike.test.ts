import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { ledgerCalls } from '@wagram/contract/ledger';
import { rewardCalls } from '@wagram/contract/rewards';
import { expectTrueCounts, people, testApp, type Browser, type Person, type TestApp } from '#testing';
import { creditDue } from './credit.ts';

/** Follows ana's link in a browser and signs up there. */
const join = async (browser: Browser, username: string): Promise<void> => {
  await browser.request({ method: 'GET', url: '/invite/ana' });
  const input = { username, email: `${username}@example.org`, password: `${username} likes long walks` };
  await browser.get(authCalls.signup, input);
};

const settle = async ({ app }: TestApp): Promise<void> => {
  app.events.wake();
  await app.events.settle();
};

const history = async (person: Person) => (await person.browser.get(rewardCalls.listReferrals, {})).referrals;
const states = async (person: Person) => (await history(person)).map(({ state, reason }) => reason ?? state);
const rewards = async (person: Person) => (await person.browser.get(rewardCalls.readRewards, {})).rewards;
const held = async (person: Person) => (await person.browser.get(ledgerCalls.readBalance, {})).balances;

describe('an inviter and an invited who look alike', () => {
  it('[SR-M10] a browser is known after signing out, under another name of its own, and in another network', async () => {
    const opened = await testApp({ env: { REFERRAL_NEEDS: 'none' } });
    const [ana] = await people(opened, 'ana');
    await ana.browser.get(authCalls.logout, {});
    const elsewhere = opened.browser();
    for (const [name, value] of ana.browser.cookies) if (name === 'browser') elsewhere.cookies.set(name, value);
    await elsewhere.request({ method: 'GET', url: '/invite/ana' });
    const input = { username: 'ana_too', email: 'too@example.org', password: 'likes long walks too' };
    expect((await elsewhere.ask(authCalls.signup, input, { 'user-agent': 'Another/1.0' })).status).toBe(200);
    await settle(opened);
    await ana.browser.get(authCalls.login, ana);
    expect(await history(ana)).toMatchObject([{ state: 'refused', reason: 'self' }]);
  });

  it('[SR-M10] who looks the same without its cookies is held, and an operator decides once', async () => {
    const env = { REFERRAL_NEEDS: 'none', OPERATORS: 'mod@example.org', WELCOME_GRANT: '0' };
    const opened = await testApp({ env });
    const [ana, mod] = await people(opened, 'ana', 'mod');
    await opened.app.database.pool.query('update members set email_verified_at = now() where id = $1', [mod.id]);
    await ana.browser.get(authCalls.logout, {});
    // The same address and program, signed out and with an empty jar; or a friend with the same phone at the same table.
    await join(opened.browser(ana.browser.address), 'friend');
    await join(opened.browser(ana.browser.address), 'ana_too');
    await settle(opened);
    await creditDue(opened.app);
    await ana.browser.get(authCalls.login, ana);
    expect(await states(ana)).toEqual(['held', 'held']);
    expect(await rewards(ana)).toMatchObject({ invited: 2, qualified: 0, credited: 0 });
    expect((await ana.browser.refused(rewardCalls.listHeldReferrals, {})).status).toBe(403);
    const { referrals } = await mod.browser.get(rewardCalls.listHeldReferrals, {});
    expect(referrals).toMatchObject([
      { inviter: '@ana', invited: '@friend' },
      { inviter: '@ana', invited: '@ana_too' },
    ]);
    const [friend, self] = referrals.map(({ id }) => id);
    const decide = (id: string | undefined, counts: boolean) =>
      mod.browser.ask(rewardCalls.decideHeldReferral, { referral_id: id, counts });
    expect((await decide(friend, true)).status).toBe(200);
    expect((await decide(self, false)).status).toBe(200);
    expect((await decide(self, true)).status).toBe(404);
    await creditDue(opened.app);
    expect(await states(ana)).toEqual(['self', 'credited']);
    expect((await held(ana)).WGM).toBe('5');
    await expectTrueCounts(opened);
  });

  it('[SR-M10] friends behind one address with other phones are simply friends', async () => {
    const opened = await testApp({ env: { REFERRAL_NEEDS: 'none' } });
    const [ana] = await people(opened, 'ana');
    const friend = opened.browser(ana.browser.address);
    await friend.request({ method: 'GET', url: '/invite/ana' });
    const input = { username: 'friend', email: 'friend@example.org', password: 'likes long walks' };
    expect((await friend.ask(authCalls.signup, input, { 'user-agent': 'Another/1.0' })).status).toBe(200);
    await settle(opened);
    expect(await states(ana)).toEqual(['qualified']);
  });
});
