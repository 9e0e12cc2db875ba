import { describe, expect, it } from 'vitest';
import { authCalls } from '@house/contract/auth';
import { createSmsGateway, createLog, readConfig } from '#kernel';
import { testHouse, type TestHouse } from '#testing';

const { getSecurity, startPhone, verifyPhone } = authCalls;
const phone = '+420 601 123 456';

const lastCode = (opened: TestHouse): string => /^\d{6}/.exec(opened.messages.at(-1)?.text ?? '')?.[0] ?? '';

describe('sign-in by phone', () => {
  it('[AUTH-26] sends a code and signs in with it; the same number is the same member', async () => {
    const opened = await testHouse();
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
    const opened = await testHouse();
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

  it('a code dies after ten minutes, and a number gets only so many', async () => {
    const opened = await testHouse({ env: { LIMIT_CODE: '2' } });
    const { challenge } = await opened.browser().get(startPhone, { phone });
    opened.clock.advance(11 * 60_000);
    expect((await opened.browser().refused(verifyPhone, { challenge, code: lastCode(opened) })).status).toBe(410);
    await opened.browser().get(startPhone, { phone });
    expect((await opened.browser().refused(startPhone, { phone })).status).toBe(429);
  });

  it('refuses what is no phone number', async () => {
    const opened = await testHouse();
    for (const number of ['', '601123456', '+0123456789', '+42060112345678901', 'call me', '+420<script>']) {
      expect((await opened.browser().refused(startPhone, { phone: number })).error).toMatch(
        /^Please enter a valid phone number/,
      );
    }
  });

  it('[AUTH-26] without a gateway the code is printed beside the embedded database only', async () => {
    const log = createLog('fatal', false);
    expect(createSmsGateway(readConfig({}), log).works).toBe(true);
    expect(createSmsGateway(readConfig({ DATABASE_URL: 'postgres://localhost/x' }), log).works).toBe(false);
  });
});
