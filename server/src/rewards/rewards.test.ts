import { describe, expect, it } from 'vitest';
import { analyticsCalls } from '@wagram/contract/analytics';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { blockCalls } from '@wagram/contract/blocks';
import { ledgerCalls } from '@wagram/contract/ledger';
import { noticeCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { rewardCalls } from '@wagram/contract/rewards';
import { newId, type MemberId } from '#kernel';
import { expectTrueCounts, people, testApp, type Browser, type Person, type TestApp } from '#testing';
import { creditDue } from './credit.ts';
import { eraseOf } from './erase.ts';
import { exportOf } from './export.ts';

const { listReferrals, readRewards } = rewardCalls;

/** Follows ana's link in a browser and signs up there. */
const join = async (browser: Browser, handle: string, inviter = 'ana'): Promise<Person> => {
  await browser.request({ method: 'GET', url: `/invite/${inviter}` });
  const [email, password] = [`${handle}@example.org`, `${handle} likes long walks`];
  const { user } = await browser.get(authCalls.signup, { username: handle, email, password });
  return { id: user.id, user, email, password, browser };
};

const settle = async ({ app }: TestApp): Promise<void> => {
  app.events.wake();
  await app.events.settle();
};

const verify = async (opened: TestApp, person: Person): Promise<void> => {
  const mail = opened.mails.findLast(({ to, text }) => to === person.email && text.includes('/verify-email#token='));
  const token = mail?.text.match(/#token=([\w-]+)/)?.[1] ?? '';
  await opened.browser().get(accountCalls.verifyEmail, { token });
};

const write = (person: Person) => person.browser.get(postCalls.createPost, { content: 'a first post' });
const history = async (person: Person) => (await person.browser.get(listReferrals, {})).referrals;
const states = async (person: Person) => (await history(person)).map(({ state, reason }) => reason ?? state);
const held = async (person: Person) => (await person.browser.get(ledgerCalls.readBalance, {})).balances;
const rewards = async (person: Person) => (await person.browser.get(readRewards, {})).rewards;

/** Members who were made, not joined, and have done everything that is asked of them. */
const qualified = async ({ app }: TestApp, inviterId: MemberId, count: number): Promise<void> => {
  const now = app.clock.now();
  for (let place = 0; place < count; place += 1) {
    const id = newId(new Date(now.getTime() - (count - place) * 60_000));
    await app.database.pool.query(
      `insert into members (id, username, display_name, invited_by, demo, created_at, updated_at) values ($1, $2, 'Guest', $3, true, $4, $4)`,
      [id, `@g${id.replaceAll('-', '').slice(-20)}`, inviterId, now],
    );
    await app.database.pool.query(
      `insert into referrals (id, inviter_id, invited_id, state, joined_at, qualified_at) values ($1, $2, $1, 'qualified', $3, $3)`,
      [id, inviterId, now],
    );
  }
};

describe('referrals', () => {
  it('[REW-01] signed out, the terms are told and nothing else; nobody reads another’s', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const guest = opened.browser();
    expect(await guest.get(readRewards, {})).toMatchObject({
      terms: { needs: ['verified', 'post'], daily_cap: 50 },
      rewards: null,
    });
    expect((await guest.refused(listReferrals, {})).status).toBe(401);
    for (const call of [readRewards, listReferrals])
      expect(await ana.browser.refused(call, { user_id: bob.id })).toMatchObject({ status: 403 });
  });

  it('[REW-01] are pending, qualify with a verified e-mail and a first post, and are credited once, in WGM and points', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '100' } });
    const [ana] = await people(opened, 'ana');
    const eva = await join(opened.browser(), 'eva');
    await settle(opened);
    expect(await history(ana)).toMatchObject([
      { member: { username: '@eva' }, state: 'pending', reason: null, amount: null, credited_at: null },
    ]);
    await write(eva);
    await settle(opened);
    expect(await states(ana)).toEqual(['pending']);
    await verify(opened, eva);
    await settle(opened);
    expect(await states(ana)).toEqual(['qualified']);
    expect(await rewards(ana)).toEqual({
      invited: 1,
      qualified: 1,
      credited: 0,
      earned: { WGM: '0', points: '0' },
    });
    await creditDue(opened.app);
    await creditDue(opened.app);
    const [credited] = await history(ana);
    expect(credited).toMatchObject({ state: 'credited', amount: '5' });
    expect(Date.parse(credited?.credited_at ?? '')).toBe(opened.clock.now().getTime());
    expect(await held(ana)).toEqual({ WGM: '105', WGR: '0', points: '5' });
    expect(await rewards(ana)).toEqual({ invited: 1, qualified: 1, credited: 1, earned: { WGM: '5', points: '5' } });
    expect((await ana.browser.get(analyticsCalls.readAnalytics, {})).analytics.referrals).toBe(1);
    await expectTrueCounts(opened);
  });

  it('[REW-01] need what the operator says', async () => {
    const easy = await testApp({ env: { REFERRAL_NEEDS: 'none' } });
    const [ana] = await people(easy, 'ana');
    await join(easy.browser(), 'eva');
    await settle(easy);
    expect(await states(ana)).toEqual(['qualified']);

    const posting = await testApp({ env: { REFERRAL_NEEDS: 'post' } });
    const [ada] = await people(posting, 'ana');
    const leo = await join(posting.browser(), 'leo');
    await settle(posting);
    expect(await states(ada)).toEqual(['pending']);
    await write(leo);
    await settle(posting);
    expect(await states(ada)).toEqual(['qualified']);
  });

  it('[REW-01] pay 5 in Bronze, 7 in Silver and 10 in Gold, by how many were credited before', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '0' } });
    const [ana] = await people(opened, 'ana');
    await qualified(opened, ana.id, 22);
    await creditDue(opened.app);
    const amounts = (await ana.browser.get(listReferrals, { limit: 50 })).referrals.map(({ amount }) => amount);
    expect(amounts.toReversed()).toEqual([...Array(5).fill('5'), ...Array(15).fill('7'), '10', '10']);
    expect(await held(ana)).toMatchObject({ WGM: '150', points: '150' });
    await expectTrueCounts(opened);
  });

  it('[REW-01] are credited once by two processes that come at the same time', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '0' } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await qualified(opened, ana.id, 7);
    await qualified(opened, bob.id, 3);
    await Promise.all(Array.from({ length: 4 }, () => creditDue(opened.app)));
    expect(await held(ana)).toMatchObject({ WGM: '39', points: '39' });
    expect(await held(bob)).toMatchObject({ WGM: '15', points: '15' });
    await expectTrueCounts(opened);
  });

  it('[REW-01] are listed page by page', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await qualified(opened, ana.id, 5);
    const first = await ana.browser.get(listReferrals, { limit: 3 });
    const rest = await ana.browser.get(listReferrals, { limit: 3, cursor: first.next_cursor ?? '' });
    expect([first.referrals.length, rest.referrals.length, rest.next_cursor]).toEqual([3, 2, null]);
    const ids = [...first.referrals, ...rest.referrals].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect((await ana.browser.get(listReferrals, { cursor: 'nonsense' })).referrals).toEqual([]);
  });
});

describe('referrals that are refused', () => {
  it('[REW-01] whoever signs up in the browser of the inviter, or on their device, invited themselves', async () => {
    const opened = await testApp({ env: { REFERRAL_NEEDS: 'none' } });
    const [ana] = await people(opened, 'ana');
    // The same browser, signed out in between: only the mark of the device is left.
    const own = opened.browser();
    await own.get(authCalls.login, ana);
    await own.get(authCalls.logout, {});
    await join(own, 'ana_too');
    await settle(opened);
    expect(await history(ana)).toMatchObject([{ state: 'refused', reason: 'self', amount: null }]);
    await creditDue(opened.app);
    expect(await rewards(ana)).toMatchObject({ invited: 1, qualified: 0, credited: 0 });
    expect((await held(ana)).points).toBe('0');
    await expectTrueCounts(opened);
  });

  it('[REW-01] two who invited each other are not credited for it', async () => {
    const opened = await testApp({ env: { REFERRAL_NEEDS: 'none' } });
    const [ana] = await people(opened, 'ana');
    const eva = await join(opened.browser(), 'eva');
    await opened.app.database.pool.query('update members set invited_by = $1 where id = $2', [eva.id, ana.id]);
    const payload = {
      memberId: ana.id,
      inviterId: eva.id,
      joinedAt: opened.clock.now().toISOString(),
    };
    await opened.app.database.pool.query(
      `insert into outbox (id, name, payload) values (gen_random_uuid(), 'member.invited', $1)`,
      [payload],
    );
    await settle(opened);
    expect(await states(eva)).toEqual(['loop']);
  });

  it('[REW-01] a flood is credited up to the cap of 24 hours, and what came beyond says so', async () => {
    const opened = await testApp({ env: { REFERRAL_DAILY_CAP: '3', WELCOME_GRANT: '0' } });
    const [ana] = await people(opened, 'ana');
    await qualified(opened, ana.id, 5);
    await creditDue(opened.app);
    expect((await states(ana)).toReversed()).toEqual(['credited', 'credited', 'credited', 'flood', 'flood']);
    // TLK-05: what came of it is told.
    await settle(opened);
    const { notifications } = await ana.browser.get(noticeCalls.listNotices, {});
    expect(notifications.map(({ message }) => message).toSorted()).toEqual([
      '3 people you invited are here to stay: 15 WGM for you.',
      'An invite was not counted: there were too many on one day.',
    ]);
    opened.clock.advance(23 * 3_600_000);
    await qualified(opened, ana.id, 1);
    await creditDue(opened.app);
    expect((await states(ana))[0]).toBe('flood');
    opened.clock.advance(2 * 3_600_000);
    await qualified(opened, ana.id, 1);
    await creditDue(opened.app);
    expect((await states(ana))[0]).toBe('credited');
    expect((await held(ana)).WGM).toBe('20');
    await expectTrueCounts(opened);
  });

  it('[REW-01] whoever is suspended waits, on either side', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    await qualified(opened, ana.id, 2);
    const set = (state: string, demo: boolean) =>
      opened.app.database.pool.query('update members set state = $1 where demo = $2', [state, demo]);
    for (const demo of [false, true]) {
      await set('suspended', demo);
      await creditDue(opened.app);
      await set('active', demo);
      expect(await states(ana)).toEqual(['qualified', 'qualified']);
    }
    await creditDue(opened.app);
    expect(await states(ana)).toEqual(['credited', 'credited']);
  });
});

describe('what a referral says about others', () => {
  it('AZ-06: somebody who has blocked the inviter is counted and not named', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const eva = await join(opened.browser(), 'eva');
    await settle(opened);
    await eva.browser.get(blockCalls.block, { blocked_id: ana.id });
    expect(await history(ana)).toMatchObject([{ member: null, state: 'pending' }]);
    expect((await rewards(ana))?.invited).toBe(1);
  });

  it('PR-05: is taken along by both, and goes with either; what was credited stays without a name', async () => {
    const opened = await testApp({ env: { REFERRAL_NEEDS: 'none' } });
    const { app } = opened;
    const [ana] = await people(opened, 'ana');
    const eva = await join(opened.browser(), 'eva');
    const leo = await join(opened.browser(), 'leo', 'eva');
    await settle(opened);
    await creditDue(app);
    const late = await join(opened.browser(), 'late');
    await settle(opened);
    expect((await exportOf(app.db, eva.id)).referrals).toMatchObject([
      { direction: 'was invited by', member: '@ana', state: 'credited', amount: '5' },
      { direction: 'invited', member: '@leo', state: 'credited', amount: '5' },
    ]);
    await app.transact((tx) => eraseOf(tx, eva.id));
    await app.transact((tx) => eraseOf(tx, late.id));
    expect(await history(ana)).toMatchObject([{ member: null, state: 'credited', amount: '5' }]);
    expect(await exportOf(app.db, leo.id)).toEqual({ referrals: [] });
  });
});
