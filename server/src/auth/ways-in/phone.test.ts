import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { createSmsGateway, createLog, readConfig } from '#kernel';
import { testApp, type TestApp } from '#testing';

const { getSecurity, startPhone, verifyPhone } = authCalls;
const phone = '+420 601 123 456';

const lastCode = (opened: TestApp): string => /^\d{6}/.exec(opened.messages.at(-1)?.text ?? '')?.[0] ?? '';

describe('sign-in by phone', () => {
  it('[AUTH-26] sends a code and signs in with it; the same number is the same member', async () => {
    const opened = await testApp();
    const first = opened.browser();
    const { challenge } = await first.get(startPhone, { phone });
    expect(opened.messages[0]?.to).toBe('+420601123456');
    const { user } = await first.get(verifyPhone, { challenge, code: lastCode(opened) });
    expect(user.username).toMatch(/^@member_\d{6}$/);
    expect((await first.get(getSecurity, {})).security.phone).toBe('+420…456');
    const again = opened.browser();
    const second = await again.get(startPhone, { phone: '+420601123456' });
    expect((await again.get(verifyPhone, { challenge: second.challenge, code: lastCode(opened) })).user.id).toBe(
      user.id,
    );
  });

  it('AU-02: a code works once and allows five tries, however many come at once', async () => {
    const opened = await testApp();
    const { challenge } = await opened.browser().get(startPhone, { phone });
    const right = lastCode(opened);
    const wrong = right === '000000' ? '111111' : '000000';
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => opened.browser().ask(verifyPhone, { challenge, code: wrong })),
    );
    expect(tries.filter((one) => one.status === 401)).toHaveLength(5);
    expect((await opened.browser().refused(verifyPhone, { challenge, code: right })).error).toBe(
      'This code has expired. Please ask for a new one.',
    );
    const fresh = await opened.browser().get(startPhone, { phone });
    const both = await Promise.all(
      [1, 2].map(() => opened.browser().ask(verifyPhone, { challenge: fresh.challenge, code: lastCode(opened) })),
    );
    expect(both.map((one) => one.status).sort()).toEqual([200, 410]);
  });

  it('a code dies after ten minutes, and whoever asks for one number gets only so many', async () => {
    const opened = await testApp({ env: { LIMIT_CODE: '2' } });
    const { challenge } = await opened.browser().get(startPhone, { phone });
    opened.clock.advance(11 * 60_000);
    expect((await opened.browser().refused(verifyPhone, { challenge, code: lastCode(opened) })).status).toBe(410);
    const asker = opened.browser();
    await asker.get(startPhone, { phone });
    await asker.get(startPhone, { phone });
    expect((await asker.refused(startPhone, { phone })).status).toBe(429);
  });

  it('[SR-M5] others who ask for a number do not lock its owner out: the code that is on the phone works for them', async () => {
    const opened = await testApp({ env: { LIMIT_CODE: '5' } });
    for (let i = 0; i < 20; i += 1) await opened.browser(`198.51.100.${i}`).get(startPhone, { phone });
    // A phone is not flooded either.
    expect(opened.messages).toHaveLength(2);
    const owner = opened.browser();
    const { challenge } = await owner.get(startPhone, { phone });
    expect(opened.messages).toHaveLength(2);
    expect((await owner.get(verifyPhone, { challenge, code: lastCode(opened) })).user.username).toMatch(/^@member_/);
    // Where they have signed in before, they get a code of their own.
    await owner.get(authCalls.logout, {});
    const own = await owner.get(startPhone, { phone });
    expect(opened.messages).toHaveLength(3);
    await owner.get(verifyPhone, { challenge: own.challenge, code: lastCode(opened) });
  });

  it('[SR-M5] a code that is shared is not guessed at more often, and a known device keeps its own', async () => {
    const opened = await testApp({ env: { LIMIT_CODE: '5' } });
    const owner = opened.browser();
    const first = await owner.get(startPhone, { phone });
    await owner.get(verifyPhone, { challenge: first.challenge, code: lastCode(opened) });
    opened.clock.advance(11 * 60_000);
    const own = await owner.get(startPhone, { phone });
    const ownCode = lastCode(opened);
    const wrong = ownCode === '000000' ? '111111' : '000000';
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const thief = opened.browser(`198.51.100.${i}`);
      const { challenge } = await thief.get(startPhone, { phone });
      for (let guess = 0; guess < 5; guess += 1)
        statuses.push((await thief.ask(verifyPhone, { challenge, code: wrong })).status);
    }
    // Two messages were sent to strangers, and each of their codes may be guessed at ten times, over all who share it.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    await owner.get(verifyPhone, { challenge: own.challenge, code: ownCode });
  });

  it('SMS have a cap over all numbers, with something left for known devices, and operators see it', async () => {
    const opened = await testApp({ env: { LIMIT_SMS: '4' } });
    const known = opened.browser();
    const first = await known.get(startPhone, { phone });
    await known.get(verifyPhone, { challenge: first.challenge, code: lastCode(opened) });
    const ask = (i: number) => opened.browser(`198.51.100.${i}`).ask(startPhone, { phone: `+42060200000${i}` });
    for (let i = 0; i < 3; i += 1) expect((await ask(i)).status).toBe(200);
    expect(await opened.browser().refused(startPhone, { phone: '+420602000009' })).toMatchObject({
      status: 503,
      code: 'sms_paused',
      error: 'Too many codes are being sent right now. Please try again later, or choose another way in.',
    });
    expect(opened.messages).toHaveLength(4);
    await known.get(startPhone, { phone });
    expect(opened.messages).toHaveLength(5);
    const metrics = await opened.app.http.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(metrics.body).toMatch(/^sms_total\{outcome="sent"\} [1-9]/m);
    expect(metrics.body).toMatch(/^sms_total\{outcome="refused"\} [1-9]/m);
    opened.clock.advance(3_601_000);
    await opened.browser().get(startPhone, { phone: '+420602000009' });
  });

  it('refuses what is no phone number', async () => {
    const opened = await testApp();
    for (const number of ['', '601123456', '+0123456789', '+42060112345678901', 'call me', '+420<script>']) {
      expect((await opened.browser().refused(startPhone, { phone: number })).error).toMatch(
        /^Please enter a valid phone number/,
      );
    }
  });

  it('[AUTH-26] [MEND-16] without a gateway the code is printed beside the embedded database only', async () => {
    const log = createLog('fatal', false);
    expect(createSmsGateway(readConfig({}), log).way).toBe('log');
    expect(createSmsGateway(readConfig({ DATABASE_URL: 'postgres://localhost/x' }), log).way).toBeNull();
  });
});
