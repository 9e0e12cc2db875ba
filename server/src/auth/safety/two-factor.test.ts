import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { listen, people, testApp, type Person, type TestApp } from '#testing';

const { finishTwoFactor, getSecurity, getSession, login } = authCalls;
const {
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  forgotPassword,
  renewBackupCodes,
  resetPassword,
  setUpTwoFactor,
} = accountCalls;

const codeAt = (secret: string, time: Date, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: time.getTime() + steps * 30_000 });

/** Switches two-factor on and moves past the step that was burned by it. */
const protect = async (opened: TestApp, person: Person): Promise<{ secret: string; codes: string[] }> => {
  const { secret } = await person.browser.get(setUpTwoFactor, { password: person.password });
  const { backup_codes: codes } = await person.browser.get(enableTwoFactor, {
    code: codeAt(secret, opened.clock.now()),
  });
  opened.clock.advance(90_000);
  return { secret, codes };
};

const challengeFor = async (opened: TestApp, person: Person): Promise<string> => {
  const refused = await opened.browser().refused(login, { email: person.email, password: person.password });
  expect(refused).toMatchObject({ status: 401, code: 'two_factor_required' });
  return (refused.details as { challenge: string }).challenge;
};

describe('two-factor', () => {
  it('[AUTH-23] is set up by its owner alone: an open page without the password gets no secret', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (const proof of [{}, { password: 'guessed by a passer-by' }])
      expect(await ana.browser.refused(setUpTwoFactor, proof)).toMatchObject({
        status: 401,
        error: 'The password is not right',
      });
    expect((await ana.browser.get(setUpTwoFactor, { password: ana.password })).secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('[AUTH-23] is set up with a secret, verified with a code, and gives 5 backup codes', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { secret, uri } = await ana.browser.get(setUpTwoFactor, { password: ana.password });
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*%40ana\?/);
    expect((await ana.browser.refused(enableTwoFactor, { code: '000000' })).error).toBe(
      'That code is not right. Please try again.',
    );
    expect((await ana.browser.get(getSecurity, {})).security.two_factor).toBe(false);
    const { backup_codes: codes } = await ana.browser.get(enableTwoFactor, {
      code: codeAt(secret, opened.clock.now()),
    });
    expect(new Set(codes).size).toBe(5);
    expect((await ana.browser.get(getSecurity, {})).security).toMatchObject({ two_factor: true, backup_codes_left: 5 });
  });

  it('[AUTH-23] MF-01: the password alone signs nobody in; the code finishes it', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { secret } = await protect(opened, ana);
    const browser = opened.browser();
    const refused = await browser.refused(login, { email: ana.email, password: ana.password });
    const { challenge } = refused.details as { challenge: string };
    expect(browser.cookies.has('session')).toBe(false);
    expect((await browser.refused(getSecurity, {})).status).toBe(401);
    browser.cookies.set('session', challenge);
    expect((await browser.get(getSession, {})).user).toBeNull();
    browser.cookies.delete('session');
    expect((await browser.get(finishTwoFactor, { challenge, code: codeAt(secret, opened.clock.now()) })).user.id).toBe(
      ana.id,
    );
    expect((await browser.get(getSession, {})).user?.id).toBe(ana.id);
  });

  it('MF-02: a code works once, also twice at the same moment, and only within one step of now', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { secret } = await protect(opened, ana);
    const tryWith = async (code: string) =>
      (await opened.browser().ask(finishTwoFactor, { challenge: await challengeFor(opened, ana), code })).status;
    const now = opened.clock.now();
    for (const wrong of ['', 'abcdef', '12345', codeAt(secret, now, 3), codeAt(secret, now, -3)])
      expect(await tryWith(wrong)).toBe(401);
    opened.clock.advance(600_000);
    const later = opened.clock.now();
    const challenges = [await challengeFor(opened, ana), await challengeFor(opened, ana)];
    const both = await Promise.all(
      challenges.map((challenge) => opened.browser().ask(finishTwoFactor, { challenge, code: codeAt(secret, later) })),
    );
    expect(both.map((one) => one.status).sort()).toEqual([200, 401]);
    expect(await tryWith(codeAt(secret, later))).toBe(401);
    expect(await tryWith(codeAt(secret, later, -1))).toBe(401);
    expect(await tryWith(codeAt(secret, later, 1))).toBe(200);
  });

  it('[AUTH-23] MF-03: a backup code works once, also twice at the same moment, and is not stored in clear', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { codes } = await protect(opened, ana);
    const code = codes[0] ?? '';
    const { rows } = await opened.app.database.pool.query<{ hash: string }>(
      'select code_hash as hash from backup_codes',
    );
    expect(rows).toHaveLength(5);
    expect(rows.map((row) => row.hash).join()).not.toContain(code.replace('-', ''));
    const challenges = [await challengeFor(opened, ana), await challengeFor(opened, ana)];
    const both = await Promise.all(
      challenges.map((challenge) => opened.browser().ask(finishTwoFactor, { challenge, code: code.toUpperCase() })),
    );
    expect(both.map((one) => one.status).sort()).toEqual([200, 401]);
    expect((await ana.browser.get(getSecurity, {})).security.backup_codes_left).toBe(4);
  });

  it('MF-03: new backup codes kill the old ones', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { secret, codes } = await protect(opened, ana);
    const fresh = await ana.browser.get(renewBackupCodes, { code: codeAt(secret, opened.clock.now()) });
    expect(
      (
        await opened
          .browser()
          .ask(finishTwoFactor, { challenge: await challengeFor(opened, ana), code: codes[1] ?? '' })
      ).status,
    ).toBe(401);
    expect(
      (
        await opened
          .browser()
          .ask(finishTwoFactor, { challenge: await challengeFor(opened, ana), code: fresh.backup_codes[1] ?? '' })
      ).status,
    ).toBe(200);
  });

  it('AU-02: two hundred guesses at once at one challenge: five are looked at', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_IN: '100000', LIMIT_API_ANONYMOUS: '100000' } });
    const [ana] = await people(opened, 'ana');
    await protect(opened, ana);
    const challenge = await challengeFor(opened, ana);
    const tries = await Promise.all(
      Array.from({ length: 200 }, () => opened.browser().ask(finishTwoFactor, { challenge, code: '000000' })),
    );
    expect(tries.filter((one) => one.status === 401)).toHaveLength(5);
    expect(tries.filter((one) => one.status === 410)).toHaveLength(195);
  });

  it('AU-02: guesses at many challenges of one member end with 429', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_IN: '25' } });
    const [ana] = await people(opened, 'ana');
    const { codes } = await protect(opened, ana);
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      const browser = opened.browser();
      const challenge = await challengeFor(opened, ana);
      for (let guess = 0; guess < 5; guess += 1)
        statuses.push((await browser.ask(finishTwoFactor, { challenge, code: '111111' })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect(
      (
        await opened
          .browser()
          .ask(finishTwoFactor, { challenge: await challengeFor(opened, ana), code: codes[0] ?? '' })
      ).status,
    ).toBe(429);
  });

  it('[AUTH-23] MF-04: switching it off needs a code', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { codes } = await protect(opened, ana);
    expect((await ana.browser.refused(disableTwoFactor, { code: '' })).status).toBe(401);
    expect((await ana.browser.refused(setUpTwoFactor, {})).error).toBe('Two-factor authentication is already on');
    await ana.browser.get(disableTwoFactor, { code: codes[2] ?? '' });
    await opened.browser().get(login, { email: ana.email, password: ana.password });
  });

  it('MF-04: resetting or changing the password does not skip it', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await opened.app.database.pool.query('update members set email_verified_at = now()');
    const { codes, secret } = await protect(opened, ana);
    await opened.browser().get(forgotPassword, { email: ana.email });
    await expect.poll(() => opened.mails.at(-1)?.text).toContain('reset-password#token=');
    const token = /token=([\w-]+)/.exec(opened.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const password = 'a quite different one';
    expect(await opened.browser().refused(resetPassword, { token, password })).toMatchObject({
      status: 401,
      code: 'two_factor_required',
    });
    expect((await opened.browser().refused(resetPassword, { token, password, code: '123123' })).status).toBe(401);
    expect(await ana.browser.refused(changePassword, { current: ana.password, password })).toMatchObject({
      code: 'two_factor_required',
    });
    await opened.browser().get(resetPassword, { token, password, code: codes[0] ?? '' });
    const refused = await opened.browser().refused(login, { email: ana.email, password });
    expect(refused.code).toBe('two_factor_required');
    const { challenge } = refused.details as { challenge: string };
    await opened.browser().get(finishTwoFactor, { challenge, code: codeAt(secret, opened.clock.now()) });
  });

  it('[SR-M4] SE-03: switching it on or off ends the other sessions and sockets, and the owner is told', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const elsewhere = opened.browser();
    await elsewhere.get(login, { email: ana.email, password: ana.password });
    const ear = await listen(opened, { browser: elsewhere });
    const { secret } = await protect(opened, ana);
    expect((await elsewhere.get(getSession, {})).user).toBeNull();
    expect((await ana.browser.get(getSession, {})).user?.id).toBe(ana.id);
    await expect.poll(() => ear.closedWith()).toBe(4401);
    await expect
      .poll(() => opened.mails.at(-1))
      .toMatchObject({ to: ana.email, subject: 'Two-step sign-in of your Wagram account was switched on' });
    const challenge = await challengeFor(opened, ana);
    await elsewhere.get(finishTwoFactor, { challenge, code: codeAt(secret, opened.clock.now()) });
    opened.clock.advance(90_000);
    await ana.browser.get(disableTwoFactor, { code: codeAt(secret, opened.clock.now()) });
    expect((await elsewhere.get(getSession, {})).user).toBeNull();
    await expect
      .poll(() => opened.mails.at(-1)?.subject)
      .toBe('Two-step sign-in of your Wagram account was switched off');
  });

  it('[SR-M13] a code works after a clock that was ahead has been put back, and works once', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { secret } = await protect(opened, ana);
    opened.clock.advance(3_600_000);
    const enter = async () => {
      const code = codeAt(secret, opened.clock.now());
      return (await opened.browser().ask(finishTwoFactor, { challenge: await challengeFor(opened, ana), code })).status;
    };
    expect(await enter()).toBe(200);
    opened.clock.advance(-3_600_000);
    expect(await enter()).toBe(200);
    expect(await enter()).toBe(401);
  });

  it('a dump of the database holds no secret of an authenticator in clear', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { secret } = await protect(opened, ana);
    const { rows } = await opened.app.database.pool.query<{ row: string }>(
      'select two_factors::text as row from two_factors',
    );
    expect(rows[0]?.row).not.toContain(secret);
  });
});
