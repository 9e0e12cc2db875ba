import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { people, testApp, type TestApp } from '#testing';

const { getSession, login } = authCalls;
const { changePassword, forgotPassword, resetPassword, sendVerification, verifyEmail } = accountCalls;

const tokenOf = async (opened: TestApp, path: string): Promise<string> => {
  const find = () => opened.mails.findLast((mail) => mail.text.includes(`${path}#token=`));
  await expect.poll(find).toBeDefined();
  return /token=([\w-]+)/.exec(find()?.text ?? '')?.[1] ?? '';
};

describe('verification by mail', () => {
  it('signing up mails a link that works once', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const token = await tokenOf(opened, '/verify-email');
    expect(opened.mails[0]).toMatchObject({ to: 'ana@example.org', subject: 'Confirm your email for Wagram' });
    await opened.browser().get(verifyEmail, { token });
    expect((await ana.browser.get(getSession, {})).user?.email_verified).toBe(true);
    expect((await opened.browser().refused(verifyEmail, { token })).status).toBe(410);
  });

  it('can be sent again, but not without end, and dies after a day', async () => {
    const opened = await testApp({ env: { LIMIT_CODE: '2' } });
    const [ana] = await people(opened, 'ana');
    await ana.browser.get(sendVerification, {});
    await ana.browser.get(sendVerification, {});
    expect((await ana.browser.refused(sendVerification, {})).status).toBe(429);
    const token = await tokenOf(opened, '/verify-email');
    opened.clock.advance(25 * 3600_000);
    expect((await opened.browser().refused(verifyEmail, { token })).error).toBe(
      'This link is no longer valid. Please ask for a new one.',
    );
  });
});

describe('a forgotten password', () => {
  it('is replaced through a mailed link, once; every session ends and the member is told', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await opened.browser().get(forgotPassword, { email: 'ANA@example.org' });
    const token = await tokenOf(opened, '/reset-password');
    const password = 'a quite different one';
    const both = await Promise.all([1, 2].map(() => opened.browser().ask(resetPassword, { token, password })));
    expect(both.map((one) => one.status).sort()).toEqual([200, 410]);
    expect((await ana.browser.get(getSession, {})).user).toBeNull();
    expect((await opened.browser().refused(login, { email: ana.email, password: ana.password })).status).toBe(401);
    const { user } = await opened.browser().get(login, { email: ana.email, password });
    expect(user.email_verified).toBe(true);
    await expect.poll(() => opened.mails.at(-1)?.subject).toBe('Your Wagram password was changed');
  });

  it('AU-04: an unknown address gets the same answer and no mail', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await tokenOf(opened, '/verify-email');
    const sent = opened.mails.length;
    const unknown = await opened.browser().ask(forgotPassword, { email: 'nobody@example.org' });
    const known = await opened.browser().ask(forgotPassword, { email: ana.email });
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
    await tokenOf(opened, '/reset-password');
    expect(opened.mails.slice(sent).map((mail) => mail.to)).toEqual([ana.email]);
  });

  it('[SR-M5] others who ask for an address do not stop its owner: not the link to prove it, nor one of their own', async () => {
    const opened = await testApp({ env: { LIMIT_CODE: '2' } });
    const [ana] = await people(opened, 'ana');
    await tokenOf(opened, '/verify-email');
    for (let i = 0; i < 12; i += 1) await opened.browser(`198.51.100.${i}`).get(forgotPassword, { email: ana.email });
    const links = () => opened.mails.filter((mail) => mail.text.includes('/reset-password#token='));
    await expect.poll(() => links().length).toBe(4);
    await ana.browser.get(sendVerification, {});
    // The browser in which ana has signed in before has a count of its own.
    await ana.browser.get(forgotPassword, { email: ana.email });
    await expect.poll(() => links().length).toBe(5);
    const asker = opened.browser();
    for (let i = 0; i < 2; i += 1) await asker.get(forgotPassword, { email: ana.email });
    expect((await asker.refused(forgotPassword, { email: ana.email })).status).toBe(429);
  });

  it('a trivial new password keeps the link alive', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await opened.browser().get(forgotPassword, { email: ana.email });
    const token = await tokenOf(opened, '/reset-password');
    expect((await opened.browser().refused(resetPassword, { token, password: 'password' })).status).toBe(400);
    await opened.browser().get(resetPassword, { token, password: 'a quite different one' });
  });
});

describe('changing the password', () => {
  it('needs the present one, and ends every other session', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const other = opened.browser();
    await other.get(login, { email: ana.email, password: ana.password });
    const password = 'a quite different one';
    expect((await ana.browser.refused(changePassword, { current: 'wrong one', password })).error).toBe(
      'The current password is not right',
    );
    await ana.browser.get(changePassword, { current: ana.password, password });
    expect((await other.get(getSession, {})).user).toBeNull();
    expect((await ana.browser.get(getSession, {})).user).not.toBeNull();
  });

  it('[SR-L2] guesses at the present password are counted for the account, from however many addresses', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_IN: '25' } });
    const [ana] = await people(opened, 'ana');
    const statuses: number[] = [];
    for (let place = 0; place < 12; place += 1) {
      const thief = opened.browser();
      thief.cookies.set('session', ana.browser.cookies.get('session') ?? '');
      statuses.push(
        (await thief.ask(changePassword, { current: 'a guess', password: 'a quite different one' })).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  it('[SR-L2] the right password does not give new guesses at the second factor', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_IN: '25' } });
    const [ana] = await people(opened, 'ana');
    const { secret } = await ana.browser.get(accountCalls.setUpTwoFactor, { password: ana.password });
    const code = new TOTP({ secret }).generate({ timestamp: opened.clock.now().getTime() });
    await ana.browser.get(accountCalls.enableTwoFactor, { code });
    const statuses: number[] = [];
    for (let place = 0; place < 12; place += 1) {
      const thief = opened.browser();
      thief.cookies.set('session', ana.browser.cookies.get('session') ?? '');
      const guess = { password: ana.password, code: '000000' };
      statuses.push((await thief.ask(accountCalls.startPasskey, guess)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });
});
