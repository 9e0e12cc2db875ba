import { describe, expect, it } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { ledgerCalls } from '@wagram/contract/ledger';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { expectTrueCounts, fakeX, people, testApp, type Person, type TestApp } from '#testing';
import { restBadges } from '../badges.ts';

const GIFT = { action: 'gift', amount: 5 } as const;
const PROVED = { WELCOME_NEEDS: 'proved', WELCOME_GRANT: '100' };

const prove = async (opened: TestApp, { email, browser }: Person): Promise<void> => {
  const find = () => opened.mails.findLast(({ to, text }) => to === email && text.includes('/verify-email#token='));
  await expect.poll(find).toBeDefined();
  await browser.get(accountCalls.verifyEmail, { token: /token=([\w-]+)/.exec(find()?.text ?? '')?.[1] ?? '' });
};
const wallet = async ({ browser }: Person) => {
  const { balances, waiting } = await browser.get(ledgerCalls.readBalance, {});
  return [balances.WGM, waiting];
};
const badge = async ({ browser }: Person) => (await browser.get(authCalls.getSession, {})).user?.badge;
const postOf = async ({ browser }: Person) => (await browser.get(postCalls.createPost, { content: 'hello' })).post.id;

describe('the welcome of a new member', () => {
  it('[SR-M9, MEND-13] waits until an identity is proved: the badge of the first, and credit that can be given away', async () => {
    const opened = await testApp({ env: PROVED });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const post_id = await postOf(bob);
    expect(await badge(ana)).toBeNull();
    expect(await wallet(ana)).toEqual(['0', '100']);
    expect(await ana.browser.refused(postCalls.actOnPost, { ...GIFT, post_id })).toMatchObject({
      status: 403,
      code: 'prove_first',
      error:
        'Prove your e-mail address first: on the security page you can have the link sent. Then your welcome credit is yours to give.',
    });
    await prove(opened, ana);
    expect(await badge(ana)).toBe('gold_early');
    expect(await wallet(ana)).toEqual(['100', '0']);
    await ana.browser.get(postCalls.actOnPost, { ...GIFT, post_id });
    // What was received can be moved by whoever has proved nothing.
    expect(await wallet(bob)).toEqual(['5', '100']);
    await bob.browser.get(postCalls.actOnPost, { ...GIFT, post_id: await postOf(ana) });
    expect(await wallet(bob)).toEqual(['0', '100']);
    await expectTrueCounts(opened);
  });

  it('[SR-M9] comes once, however often and in however many ways somebody proves who they are', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: { ...PROVED, ...x.env } });
    const [ana] = await people(opened, 'ana');
    const { confirmation } = await ana.browser.get(accountCalls.startConnect, { password: ana.password });
    const answer = { code: 'a', codeVerifier: 'v'.repeat(43), redirectUri: 'http://localhost/twitter/callback' };
    await Promise.all([prove(opened, ana), ana.browser.get(accountCalls.connectX, { ...answer, confirmation })]);
    expect(await wallet(ana)).toEqual(['100', '0']);
    expect(await badge(ana)).toBe('gold_x');
    const { user } = await opened.browser().get(authCalls.twitterCallback, { ...answer, code: 'b' });
    expect(user.id).toBe(ana.id);
    await expectTrueCounts(opened);
  });

  it('[SR-M9] a phone or an X account proves somebody at once', async () => {
    const opened = await testApp({ env: PROVED });
    const browser = opened.browser();
    const { challenge } = await browser.get(authCalls.startPhone, { phone: '+420601123456' });
    const code = /^\d{6}/.exec(opened.messages.at(-1)?.text ?? '')?.[0] ?? '';
    const { user } = await browser.get(authCalls.verifyPhone, { challenge, code });
    expect(user.badge).toBe('gold_early');
    const { balances } = await browser.get(ledgerCalls.readBalance, {});
    expect(balances.WGM).toBe('100');
  });

  it('[SR-M9] is there at once where nothing can be proved, also for whoever waited before', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '100' } });
    const [ana] = await people(opened, 'ana');
    expect([await badge(ana), ...(await wallet(ana))]).toEqual(['gold_early', '100', '0']);
    await opened.app.database.pool.query(
      `delete from entries; delete from transfers; update accounts set balance = 0; update members set verified = false, verified_by = null`,
    );
    await ana.browser.get(authCalls.login, { email: ana.email, password: ana.password });
    expect([await badge(ana), ...(await wallet(ana))]).toEqual(['gold_early', '100', '0']);
  });

  it('[SR-M9] an early badge of before rests until its member proves who they are, and they are told once', async () => {
    const opened = await testApp({ env: PROVED });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await prove(opened, bob);
    await opened.app.database.pool.query(`update members set verified = true, verified_by = 'early'`);
    for (let start = 0; start < 2; start += 1) await restBadges(opened.app);
    opened.app.events.wake();
    await opened.app.events.settle();
    expect([await badge(ana), await badge(bob)]).toEqual([null, 'gold_early']);
    const told = async ({ browser }: Person) =>
      (await browser.get(noticeCalls.listNotices, {})).notifications.map(({ message }) => message);
    expect(await told(ana)).toEqual([
      'Your early badge rests until you prove your e-mail address or connect X. Your place among the first is kept.',
    ]);
    expect(await told(bob)).toEqual([]);
    await prove(opened, ana);
    expect(await badge(ana)).toBe('gold_early');
  });

  it('[SR-M9] credit of the shared demo account does not reach members', async () => {
    const opened = await testApp({ env: { DEMO: 'on' } });
    const [ana] = await people(opened, 'ana');
    const demo = opened.browser();
    await demo.get(authCalls.createUser, {});
    const refused = await demo.refused(postCalls.actOnPost, { ...GIFT, post_id: await postOf(ana) });
    expect(refused).toMatchObject({ status: 403, code: 'demo_credit' });
    expect((await ana.browser.get(ledgerCalls.readEarnings, {})).week).toBe('0');
  });
});

describe('names of those who run the network', () => {
  it('[SR-L3] nobody signs up under them, in whatever case or with underscores', async () => {
    const opened = await testApp();
    const names = ['admin', 'Administrator', 'support', 'moderator', 'system', 'root', 'treasury', 'official', 'help'];
    const brands = ['security', '_admin_', 'wagram_team', 'wagramsupport', 'official_wagram', 'WagramOfficial'];
    for (const username of [...names, ...brands]) {
      const input = { username, email: `${username.toLowerCase()}@example.org`, password: 'likes long walks' };
      expect(await opened.browser().refused(authCalls.signup, input), username).toMatchObject({
        status: 409,
        code: 'username_reserved',
      });
    }
    await people(opened, 'helper', 'adminton', 'wagramfan');
  });

  it('[SR-L3] X gives nobody such a name either', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    x.user = { ...x.user, username: 'support' };
    const answer = { code: 'a', codeVerifier: 'v'.repeat(43), redirectUri: 'http://localhost/twitter/callback' };
    expect((await opened.browser().get(authCalls.twitterCallback, answer)).user.username).toBe('@support_2');
  });

  it('[SR-L3] whoever has one from before keeps it without a badge', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await opened.app.database.pool.query(`update members set username = '@support'`);
    await restBadges(opened.app);
    expect(await badge(ana)).toBeNull();
    await prove(opened, ana);
    expect(await badge(ana)).toBeNull();
  });
});
