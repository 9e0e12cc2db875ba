import { describe, expect, it } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { hashing, people, testApp } from '#testing';

const { getSession, login, signup } = authCalls;
const eva = { username: 'eva', email: 'eva@example.org', password: 'a walk in the rain' };

describe('sign-up', () => {
  it('[AUTH-18] answers the user and signs them in', async () => {
    const browser = (await testApp()).browser();
    const { user } = await browser.get(signup, eva);
    expect(user).toMatchObject({
      username: '@eva',
      displayName: 'eva',
      email: 'eva@example.org',
      email_verified: false,
    });
    expect((await browser.get(getSession, {})).user?.id).toBe(user.id);
  });

  it('[AUTH-18] refuses what is missing, too short or no e-mail, in words', async () => {
    const browser = (await testApp()).browser();
    const refuse = async (change: Record<string, unknown>) =>
      (await browser.refused(signup, { ...eva, ...change })).error;
    expect(await refuse({ username: 'ev' })).toBe('Username must be at least 3 characters');
    expect(await refuse({ username: 'e v a' })).toBe('Username can only use letters, digits and _');
    expect(await refuse({ password: '1234567' })).toBe('Password must be at least 8 characters');
    expect(await refuse({ email: 'eva' })).toBe('Please enter a valid email address');
    expect((await browser.refused(signup, {})).status).toBe(400);
    expect((await browser.get(getSession, {})).user).toBeNull();
  });

  it('[AUTH-18, AUTH-20] refuses a taken name or e-mail without regard to case', async () => {
    const opened = await testApp();
    await opened.browser().get(signup, eva);
    const other = opened.browser();
    expect(await other.refused(signup, { ...eva, username: '@EVA', email: 'b@example.org' })).toMatchObject({
      status: 409,
      error: 'This username is already taken',
    });
    expect(await other.refused(signup, { ...eva, username: 'eve', email: 'EVA@Example.org' })).toMatchObject({
      status: 409,
      error: 'An account with this email already exists',
    });
  });

  it('[AUTH-20] stores the handle with a leading @, typed with or without', async () => {
    const opened = await testApp();
    expect((await opened.browser().get(signup, { ...eva, username: '@Eva' })).user.username).toBe('@Eva');
  });

  it('of twenty sign-ups at once under one name, one succeeds', async () => {
    const opened = await testApp();
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, i) => opened.browser().ask(signup, { ...eva, email: `e${i}@example.org` })),
    );
    expect(tries.filter((one) => one.status === 200)).toHaveLength(1);
    expect(tries.filter((one) => one.status === 409)).toHaveLength(19);
  });

  it('numbers members without gaps and verifies the first 200 of them, however many come at once', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_UP: '1000' } });
    await opened.app.database.pool.query(`update counters set value = 190 where name = 'signup'`);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        opened.browser().ask(signup, { username: `m_${i}`, email: `m${i}@example.org`, password: eva.password }),
      ),
    );
    expect(tries.filter((one) => one.body.success && one.body.user.verified)).toHaveLength(10);
    const { rows } = await opened.app.database.pool.query<{ n: number }>(
      'select signup_number as n from members order by 1',
    );
    expect(rows.map((row) => row.n)).toEqual(Array.from({ length: 20 }, (_, i) => 191 + i));
  });

  it('remembers who invited the member', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const browser = opened.browser();
    await browser.request({ method: 'GET', url: '/invite/ana' });
    await browser.get(signup, eva);
    const { rows } = await opened.app.database.pool.query(`select invited_by from members where username = '@eva'`);
    expect(rows).toEqual([{ invited_by: ana.id }]);
    expect(browser.cookies.has('invited_by')).toBe(false);
  });

  it('refuses the reserved handles', async () => {
    const opened = await testApp({ env: { BRAND_PLATINUM: 'app,app_team,app_labs,runner' } });
    expect(await opened.browser().refused(signup, { ...eva, username: 'App_Team' })).toMatchObject({
      status: 409,
      error: 'This username is reserved',
    });
  });

  it('AZ-04: fields that nobody may set are ignored', async () => {
    const opened = await testApp();
    await opened.app.database.pool.query(`update counters set value = 900 where name = 'signup'`);
    const claim = {
      verified: true,
      followers_count: 9,
      posts_count: 9,
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      role: 'admin',
      twitter_id: '1',
      created_at: '2001-01-01',
    };
    const { body } = await opened.browser().ask(signup, { ...eva, ...claim });
    expect(body).toMatchObject({ user: { verified: false, followers_count: 0, posts_count: 0, twitter_id: null } });
    expect(body).not.toMatchObject({ user: { id: claim.id } });
  });
});

describe('passwords', () => {
  it('AU-05: a trivial one is refused, a long one and one in any script is taken whole', async () => {
    const opened = await testApp();
    const trivial = ['password', '12345678', 'qwertyuiop', 'iloveyou', 'aaaaaaaaaa', 'eva@example.org'];
    for (const password of trivial) {
      expect((await opened.browser().refused(signup, { ...eva, password })).error).toBe(
        'This password is too easy to guess. Please choose another one.',
      );
    }
    const long = 'příšerně žluťoučký kůň 🐎'.repeat(4).slice(0, 90);
    await opened.browser().get(signup, { ...eva, password: `${long}x` });
    expect((await opened.browser().refused(login, { email: eva.email, password: `${long}y` })).status).toBe(401);
    await opened.browser().get(login, { email: eva.email, password: `${long}x` });
  });

  it('AU-05: an endless one is refused before it is hashed', async () => {
    const opened = await testApp();
    const { times } = hashing;
    expect((await opened.browser().refused(signup, { ...eva, password: 'x'.repeat(1000) })).error).toBe(
      'Password must be at most 256 characters',
    );
    expect((await opened.browser().refused(login, { email: eva.email, password: 'x'.repeat(100_000) })).status).toBe(
      400,
    );
    expect(hashing.times).toBe(times);
    // One that may be is, at the cost that OWASP names: 19 MiB, two passes, one lane.
    await opened.browser().get(signup, eva);
    expect(hashing).toEqual({ times: times + 1, wanted: { memoryCost: 19_456, timeCost: 2, parallelism: 1 } });
  });

  it('AU-06: addresses with more than one mailbox, quotes, odd signs or line breaks are refused', async () => {
    const browser = (await testApp()).browser();
    for (const email of [
      'a@b.cz,x@y.cz',
      '"x@evil"@b.cz',
      'a＠b.cz',
      'a@b.cz\r\nBcc: x@y.cz',
      `${'a'.repeat(320)}@b.cz`,
      'a@b',
      'a b@c.cz',
      'a@b..cz',
      '<a@b.cz>',
    ]) {
      expect((await browser.refused(signup, { ...eva, email })).status, email).toBe(400);
    }
  });
});

describe('sign-in', () => {
  it('[AUTH-19] takes the right password and never tells which of the two was wrong', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await opened.browser().get(login, { email: ' ANA@example.org ', password: ana.password });
    const wrongPassword = await opened.browser().refused(login, { email: ana.email, password: 'not this one' });
    const wrongEmail = await opened.browser().refused(login, { email: 'nobody@example.org', password: 'not this one' });
    expect(wrongPassword).toEqual(wrongEmail);
    expect(wrongEmail).toMatchObject({ status: 401, error: 'Invalid email or password' });
  });

  it('AU-01: guessing ends with 429 and Retry-After, and the owner still gets in from elsewhere', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_IN: '25' } });
    const [ana] = await people(opened, 'ana');
    const thief = opened.browser('198.51.100.7');
    let last = await thief.ask(login, { email: ana.email, password: 'guess 0000' });
    for (let i = 1; i < 30; i += 1) last = await thief.ask(login, { email: ana.email, password: `guess ${i} 00` });
    expect([last.status, last.body.success]).toEqual([429, false]);
    expect(Number(last.raw.headers['retry-after'])).toBeGreaterThan(0);
    await opened.browser().get(login, { email: ana.email, password: ana.password });
  });

  it('AU-01: ten wrong guesses from many addresses do not lock the owner out', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_IN: '25' } });
    const [ana] = await people(opened, 'ana');
    for (let i = 0; i < 10; i += 1)
      await opened.browser(`198.51.100.${i}`).ask(login, { email: ana.email, password: 'guess 0000' });
    await opened.browser().get(login, { email: ana.email, password: ana.password });
  });

  it('AU-01: a browser that has signed in before gets in even while the whole world guesses', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_IN: '25' } });
    const [ana] = await people(opened, 'ana');
    for (let i = 0; i < 60; i += 1)
      await opened.browser(`198.51.${i}.1`).ask(login, { email: ana.email, password: 'guess 0000' });
    expect((await opened.browser().refused(login, { email: ana.email, password: ana.password })).status).toBe(429);
    await ana.browser.get(login, { email: ana.email, password: ana.password });
  });

  it('[SR-M5] while the whole world guesses, the owner gets in from a network of theirs, and from anywhere by a mailed link', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_IN: '25' } });
    const [ana] = await people(opened, 'ana');
    for (let i = 0; i < 60; i += 1)
      await opened.browser(`198.51.${i}.1`).ask(login, { email: ana.email, password: 'guess 0000' });
    await opened.browser(ana.browser.address).get(login, { email: ana.email, password: ana.password });
    const abroad = opened.browser();
    expect((await abroad.refused(login, { email: ana.email, password: ana.password })).status).toBe(429);
    await abroad.get(accountCalls.forgotPassword, { email: ana.email });
    const link = () => opened.mails.findLast((mail) => mail.text.includes('/reset-password#token='))?.text ?? '';
    await expect.poll(link).not.toBe('');
    const password = 'a quite different one';
    await abroad.get(accountCalls.resetPassword, { token: /token=([\w-]+)/.exec(link())?.[1] ?? '', password });
    await abroad.get(login, { email: ana.email, password });
  });

  it('AU-02: of two hundred guesses at once exactly as many are looked at as the limit allows', async () => {
    const opened = await testApp({ env: { LIMIT_SIGN_IN: '25', LIMIT_API_ANONYMOUS: '100000' } });
    const [ana] = await people(opened, 'ana');
    const tries = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        opened.browser(`198.${i}.100.1`).ask(login, { email: ana.email, password: 'guess 0000' }),
      ),
    );
    expect(tries.filter((one) => one.status === 401)).toHaveLength(25);
    expect(tries.filter((one) => one.status === 429)).toHaveLength(175);
  });
});

describe('the profile that comes back', () => {
  it('[DATA-01] carries every field, and the e-mail to its owner only', async () => {
    const opened = await testApp();
    const { user } = await opened.browser().get(signup, eva);
    expect(Object.keys(user).sort()).toEqual(
      [
        'id',
        'username',
        'displayName',
        'avatar_url',
        'bio',
        'verified',
        'badge',
        'followers_count',
        'following_count',
        'posts_count',
        'twitter_id',
        'twitter_username',
        'twitter_link',
        'twitter_followers_count',
        'discord_link',
        'telegram_link',
        'created_at',
        'updated_at',
        'email',
        'email_verified',
        'demo',
        'state',
        'operator',
        'private',
        'needs_welcome',
        'banner_url',
        'website',
        'shows_likes',
        'pinned_post_id',
        'creator_category',
      ].sort(),
    );
    const { toProfileView, selectMemberById } = await import('#members');
    const member = await selectMemberById(opened.app.db, user.id);
    expect(member === null ? {} : toProfileView(member)).not.toHaveProperty('email');
  });
});
