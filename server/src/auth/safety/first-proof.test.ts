import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { Authenticator, fakeX, people, testApp, type Browser, type Person, type TestApp } from '#testing';

const { getSecurity, getSession, login } = authCalls;
const {
  addPasskey,
  enableTwoFactor,
  forgotPassword,
  listPasskeys,
  passkeyLogin,
  resetPassword,
  setUpTwoFactor,
  startPasskey,
  startPasskeyLogin,
  verifyEmail,
} = accountCalls;

const linkTo = async (opened: TestApp, path: string): Promise<string> => {
  const find = () => opened.mails.findLast((mail) => mail.text.includes(`${path}#token=`));
  await expect.poll(find).toBeDefined();
  return /token=([\w-]+)/.exec(find()?.text ?? '')?.[1] ?? '';
};

const withPasskey = async ({ browser, password }: Person): Promise<Authenticator> => {
  const device = new Authenticator();
  const { options } = await browser.get(startPasskey, { password });
  await browser.get(addPasskey, { name: 'key', response: device.make(options) });
  return device;
};

const tryPasskey = async (browser: Browser, device: Authenticator): Promise<number> => {
  const { challenge, options } = await browser.get(startPasskeyLogin, {});
  return (await browser.ask(passkeyLogin, { challenge, response: device.use(options) })).status;
};

const withSecondFactor = async (opened: TestApp, { browser, password: own }: Person): Promise<void> => {
  const { secret } = await browser.get(setUpTwoFactor, { password: own });
  await browser.get(enableTwoFactor, {
    code: new TOTP({ secret }).generate({ timestamp: opened.clock.now().getTime() }),
  });
};

const password = 'chosen by the owner';

const subjects = (opened: TestApp): string[] => opened.mails.map((mail) => mail.subject);

describe('the first proof of a mailbox', () => {
  it('[SR-H3, SR-M3] a reset leaves no passkey, session or second factor of whoever signed up with the address', async () => {
    const opened = await testApp();
    const [squatter] = await people(opened, 'victim');
    const device = await withPasskey(squatter);
    expect(await tryPasskey(opened.browser(), device)).toBe(200);
    await withSecondFactor(opened, squatter);
    const owner = opened.browser();
    await owner.get(forgotPassword, { email: squatter.email });
    // SR-M3: the mailbox is enough as long as nobody had proved it; a squatter's second factor would keep its owner out.
    await owner.get(resetPassword, { token: await linkTo(opened, '/reset-password'), password });
    expect((await owner.get(login, { email: squatter.email, password })).user.email_verified).toBe(true);
    expect(await tryPasskey(opened.browser(), device)).toBe(401);
    expect((await squatter.browser.get(getSession, {})).user).toBeNull();
    expect((await owner.get(getSecurity, {})).security).toMatchObject({ two_factor: false, backup_codes_left: 0 });
    expect((await owner.get(listPasskeys, {})).passkeys).toEqual([]);
    await expect.poll(() => subjects(opened)).toContain('Your Wagram account is yours alone');
  });

  it('[SR-H3] a connected X account goes too, with the badge that it gave', async () => {
    const x = await fakeX();
    const opened = await testApp({ env: x.env });
    const [squatter] = await people(opened, 'victim');
    const redirectUri = 'http://localhost/twitter/callback';
    const answer = (code: string) => ({ code, codeVerifier: 'v'.repeat(43), redirectUri });
    const { confirmation } = await squatter.browser.get(accountCalls.startConnect, { password: squatter.password });
    await squatter.browser.get(accountCalls.connectX, { ...answer('a'), confirmation });
    await opened.browser().get(forgotPassword, { email: squatter.email });
    await opened.browser().get(resetPassword, { token: await linkTo(opened, '/reset-password'), password });
    const { user } = await opened.browser().get(login, { email: squatter.email, password });
    expect(user).toMatchObject({ twitter_id: null, twitter_username: null });
    expect(user.badge).not.toBe('gold_x');
    expect((await opened.browser().get(authCalls.twitterCallback, answer('b'))).user.id).not.toBe(squatter.id);
  });

  it('[SR-H3] a link that is opened elsewhere does the same, and the member hears of it', async () => {
    const opened = await testApp();
    const [squatter] = await people(opened, 'victim');
    const device = await withPasskey(squatter);
    await opened.browser().get(verifyEmail, { token: await linkTo(opened, '/verify-email') });
    expect(await tryPasskey(opened.browser(), device)).toBe(401);
    expect((await squatter.browser.get(getSession, {})).user).toBeNull();
    await expect.poll(() => subjects(opened)).toContain('Your Wagram account is yours alone');
  });

  it('[SR-H3] a member who opens the link where they are signed in keeps what they have set up', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const device = await withPasskey(ana);
    await withSecondFactor(opened, ana);
    await ana.browser.get(verifyEmail, { token: await linkTo(opened, '/verify-email') });
    expect((await ana.browser.get(getSecurity, {})).security.two_factor).toBe(true);
    expect(await tryPasskey(opened.browser(), device)).toBe(401);
    expect((await ana.browser.get(listPasskeys, {})).passkeys).toHaveLength(1);
    expect(subjects(opened)).not.toContain('Your Wagram account is yours alone');
  });

  it('[SR-H3] a newcomer with nothing but a password stays signed in when the link is opened on another device', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await opened.browser().get(verifyEmail, { token: await linkTo(opened, '/verify-email') });
    expect((await ana.browser.get(getSession, {})).user?.email_verified).toBe(true);
    expect(subjects(opened)).toEqual(['Confirm your email for Wagram']);
  });

  it('[SR-H3] once an address is proved, a reset keeps passkeys and asks for the second factor', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await ana.browser.get(verifyEmail, { token: await linkTo(opened, '/verify-email') });
    const device = await withPasskey(ana);
    await opened.browser().get(forgotPassword, { email: ana.email });
    await opened.browser().get(resetPassword, { token: await linkTo(opened, '/reset-password'), password });
    expect(await tryPasskey(opened.browser(), device)).toBe(200);
  });
});

describe('a new way in', () => {
  it('[SR-H3] a passkey needs the password, guesses at it are counted, and the owner is told', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_IN: '10' } });
    const [ana] = await people(opened, 'ana');
    expect(await ana.browser.refused(startPasskey, {})).toMatchObject({ status: 401, code: 'wrong_credentials' });
    expect((await ana.browser.refused(addPasskey, { name: 'key', response: {} })).code).toBe('passkey_failed');
    for (let guess = 0; guess < 3; guess += 1) await ana.browser.refused(startPasskey, { password: 'wrong' });
    expect((await ana.browser.refused(startPasskey, { password: ana.password })).status).toBe(429);
    opened.clock.advance(301_000);
    await withPasskey(ana);
    await expect
      .poll(() => opened.mails.at(-1))
      .toMatchObject({ to: ana.email, subject: 'A new way into your Wagram account' });
    expect(opened.mails.at(-1)?.text).toContain('a passkey');
  });

  it('[SR-H3] a passkey is not kept for a session that has ended in the meantime', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const device = new Authenticator();
    const { options } = await ana.browser.get(startPasskey, { password: ana.password });
    await opened.app.database.pool.query('delete from sessions');
    expect((await ana.browser.ask(addPasskey, { name: 'key', response: device.make(options) })).status).toBe(401);
    expect(await tryPasskey(opened.browser(), device)).toBe(401);
  });
});
