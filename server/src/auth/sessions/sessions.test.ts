import { describe, expect, it } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { hashSecret } from '#kernel';
import { people, testApp, type Person } from '#testing';

const { createUser, getSession, getSecurity, login, logout } = authCalls;
const { endSessions, listSessions, startPasskey, setUpTwoFactor, changePassword } = accountCalls;
const { disableTwoFactor, listPasskeys, removePasskey, renewBackupCodes, sendVerification, startConnect } =
  accountCalls;
const DAY = 24 * 3600_000;

describe('sessions', () => {
  it('[AUTH-21] answers null when nobody is signed in, and ignores garbage', async () => {
    const opened = await testApp();
    expect(await opened.browser().get(getSession, {})).toMatchObject({ user: null });
    const reply = await opened.browser().request({
      method: 'GET',
      url: '/api/auth/session',
      headers: { cookie: 'session=%%%', authorization: 'Bearer ../../etc' },
    });
    expect(reply.json()).toEqual({ success: true, user: null });
  });

  it('[AUTH-22] log-out ends the session on the server: the old cookie is worth nothing', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const stolen = ana.browser.cookies.get('session') ?? '';
    await ana.browser.get(logout, {});
    expect(ana.browser.cookies.has('session')).toBe(false);
    const thief = opened.browser();
    thief.cookies.set('session', stolen);
    expect((await thief.refused(listSessions, {})).status).toBe(401);
  });

  it('SE-01: every sign-in gives a new token, and the one before it dies', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const before = ana.browser.cookies.get('session') ?? '';
    await ana.browser.get(login, { email: ana.email, password: ana.password });
    expect(ana.browser.cookies.get('session')).not.toBe(before);
    const old = opened.browser();
    old.cookies.set('session', before);
    expect((await old.get(getSession, {})).user).toBeNull();
  });

  it('SE-02: a session ends after thirty days without use, and lives on while it is used', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    opened.clock.advance(20 * DAY);
    expect((await ana.browser.get(getSession, {})).user).not.toBeNull();
    opened.clock.advance(20 * DAY);
    expect((await ana.browser.get(getSession, {})).user).not.toBeNull();
    opened.clock.advance(31 * DAY);
    expect((await ana.browser.get(getSession, {})).user).toBeNull();
  });

  it('SE-03: a session that another process ended is worth nothing once it is told, and in five seconds if it is not', async () => {
    const opened = await testApp();
    const { live, database } = opened.app;
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const isIn = async ({ browser }: Person) => (await browser.get(getSession, {})).user !== null;
    const open = () => Promise.all([ana, bob, cleo].map(isIn));
    const hash = hashSecret(bob.browser.cookies.get('session') ?? '');
    expect(await open()).toEqual([true, true, true]);
    await database.pool.query('delete from sessions');
    expect(await open()).toEqual([true, true, true]);
    live.elsewhere.hear({ name: 'sessions.stale', payload: { memberId: ana.id } });
    live.elsewhere.hear({ name: 'sessions.stale', payload: { hash } });
    expect(await open()).toEqual([false, false, true]);
    await expect.poll(() => isIn(cleo), { timeout: 5_000, interval: 100 }).toBe(false);
  });

  it('SE-03: what was told while other processes could not be heard counts as missed', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    expect((await ana.browser.get(getSession, {})).user).not.toBeNull();
    await opened.app.database.pool.query('delete from sessions');
    opened.app.live.elsewhere.lose();
    expect((await ana.browser.get(getSession, {})).user).toBeNull();
  });

  it('the database keeps no token in clear', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { rows } = await opened.app.database.pool.query<{ row: string }>(
      'select sessions::text as row from sessions',
    );
    expect(rows.map((row) => row.row).join()).not.toContain(ana.browser.cookies.get('session'));
  });

  it('SE-05: cookies are HttpOnly, SameSite, and with an https address Secure and __Host-', async () => {
    const plain = await testApp();
    const secure = await testApp({ env: { PUBLIC_URL: 'https://social.example', DEMO: 'off' } });
    const signup = { username: 'eva', email: 'eva@example.org', password: 'a walk in the rain' };
    for (const [opened, prefix] of [
      [plain, ''],
      [secure, '__Host-'],
    ] as const) {
      const { raw } = await opened.browser().ask(authCalls.signup, signup);
      expect(raw.cookies.length).toBeGreaterThan(0);
      for (const cookie of raw.cookies) {
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
        expect(cookie.secure ?? false).toBe(prefix !== '');
        expect(cookie.name.startsWith(prefix)).toBe(true);
        expect(`${cookie.name}=${cookie.value}`.length).toBeLessThan(4096);
      }
    }
  });

  it('at most ten a member: the one unused for longest makes room', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (let i = 0; i < 11; i += 1) {
      opened.clock.advance(60_000);
      await opened.browser().get(login, { email: ana.email, password: ana.password });
    }
    expect((await ana.browser.get(getSession, {})).user).toBeNull();
    const { rows } = await opened.app.database.pool.query('select 1 from sessions');
    expect(rows).toHaveLength(10);
  });

  it('are listed with their device, and can be ended one by one or all others at once', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const phone = opened.browser();
    const tablet = opened.browser();
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    await phone.ask(login, { email: ana.email, password: ana.password }, { 'user-agent': agent });
    await tablet.get(login, { email: ana.email, password: ana.password });
    const { sessions } = await ana.browser.get(listSessions, {});
    expect(sessions.map((one) => one.current)).toEqual([true, false, false]);
    const onPhone = sessions.find((one) => one.device === 'Safari on iPhone');
    await ana.browser.get(endSessions, { session_id: onPhone?.id });
    expect((await phone.get(getSession, {})).user).toBeNull();
    await ana.browser.get(endSessions, { all_others: true });
    expect((await tablet.get(getSession, {})).user).toBeNull();
    expect((await ana.browser.get(getSession, {})).user).not.toBeNull();
  });

  it("another member's session cannot be ended", async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [session] = (await bob.browser.get(listSessions, {})).sessions;
    expect((await ana.browser.refused(endSessions, { session_id: session?.id })).status).toBe(404);
    expect((await bob.browser.get(getSession, {})).user).not.toBeNull();
  });
});

describe('writes from elsewhere', () => {
  it('SE-04: a foreign, null or missing-but-cross-site origin is refused, and so is anything but JSON', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const post = (headers: Record<string, string>, payload: string | object = {}) =>
      ana.browser.request({ method: 'POST', url: logout.path, headers, payload });
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost.evil.example' },
    ];
    for (const headers of foreign) expect((await post(headers)).statusCode).toBe(403);
    expect((await post({ 'content-type': 'text/plain' }, '{}')).statusCode).toBe(415);
    expect((await post({ 'content-type': 'application/x-www-form-urlencoded' }, 'a=b')).statusCode).toBe(415);
    expect((await ana.browser.get(getSession, {})).user).not.toBeNull();
    expect((await post({ origin: 'http://localhost:80' })).statusCode).toBe(200);
  });
});

describe('demo', () => {
  it('[AUTH-17] signs in as one of two demo profiles through POST /api/users', async () => {
    const opened = await testApp();
    const seen = new Set<string>();
    for (let i = 0; i < 30; i += 1) seen.add((await opened.browser().get(createUser, {})).user.username);
    expect(seen).toEqual(new Set(['@ana', '@devjain']));
  });

  it('[AUTH-17] can be switched off', async () => {
    const opened = await testApp({ env: { DEMO: 'off' } });
    expect(await opened.browser().refused(createUser, {})).toMatchObject({
      status: 403,
      error: 'Demo sign-in is switched off here',
    });
  });

  it('[MEND-02] demo members are not counted as sign-ups and nothing that belongs to one person works', async () => {
    const opened = await testApp();
    const browser = opened.browser();
    const { user } = await browser.get(createUser, {});
    expect(user.demo).toBe(true);
    const { rows } = await opened.app.database.pool.query(`select value from counters where name = 'signup'`);
    expect(rows).toEqual([{ value: '0' }]);
    const other = opened.browser();
    await other.get(createUser, {});
    for (const [call, input] of [
      [setUpTwoFactor, {}],
      [startPasskey, {}],
      [endSessions, { all_others: true }],
      [listSessions, {}],
      [listPasskeys, {}],
      [renewBackupCodes, { code: '123456' }],
      [disableTwoFactor, { code: '123456' }],
      [removePasskey, { passkey_id: user.id }],
      [startConnect, {}],
      [sendVerification, {}],
      [changePassword, { current: 'x', password: 'a walk in the rain' }],
    ] as const) {
      expect(await browser.refused(call, input), call.path).toMatchObject({ status: 403, code: 'demo_member' });
    }
    expect((await browser.get(getSecurity, {})).security).toMatchObject({ two_factor: false, has_password: false });
  });

  it('AZ-04, D4: POST /api/users claims no identity, badge or count', async () => {
    const opened = await testApp({ env: { DEMO: 'off' } });
    const claim = {
      twitter_id: '783214',
      twitter_username: 'x',
      username: '@boss',
      verified: true,
      followers_count: 1_000_000,
      following_count: 1,
      posts_count: 1,
    };
    expect(await opened.browser().refused(createUser, claim)).toMatchObject({
      status: 403,
      error: 'Sign in with X first',
    });
    const { rows } = await opened.app.database.pool.query('select 1 from members');
    expect(rows).toHaveLength(0);
  });
});
