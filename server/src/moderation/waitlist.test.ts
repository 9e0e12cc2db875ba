import { describe, expect, it } from 'vitest';
import { moderationCalls } from '@wagram/contract/moderation';
import { noticeCalls, placeOf } from '@wagram/contract/notifications';
import { settingsCalls, type Waitlist } from '@wagram/contract/settings';
import { people, testApp, type Person, withOperator } from '#testing';

const { answerWaitlist, listWaitlists } = moderationCalls;
const OPEN = 'The launchpad is open.';

const waitFor = (person: Person, name: Waitlist, isOn = true) =>
  person.browser.get(settingsCalls.changeSettings, { wishes: { [name]: isOn } });
const isWaiting = async (person: Person, name: Waitlist) =>
  (await person.browser.get(settingsCalls.readSettings, {})).settings.wishes[name];
const told = async (person: Person) =>
  (await person.browser.get(noticeCalls.listNotices, {})).notifications.map((notice) => [
    notice.kind,
    notice.message,
    placeOf(notice, 'own', 'acme'),
  ]);

describe('waitlists', () => {
  it('are counted and answered by operators alone', async () => {
    const { opened, mod, others } = await withOperator('ana');
    const [ana] = others;
    await waitFor(ana, 'launchpad');
    const answer = { wish: 'launchpad', message: OPEN } as const;
    expect(await opened.browser().refused(listWaitlists, {})).toMatchObject({ status: 401 });
    expect(await ana.browser.refused(listWaitlists, {})).toMatchObject({ code: 'operators_only' });
    expect(await ana.browser.refused(answerWaitlist, answer)).toMatchObject({ code: 'operators_only' });
    for (const message of ['  ', 'x'.repeat(281)])
      expect(await mod.browser.refused(answerWaitlist, { ...answer, message })).toMatchObject({ status: 400 });
    expect(await told(ana)).toEqual([]);
  });

  it('[LAUN-01] D26: everybody who made one is told once, and then waits no longer', async () => {
    const { opened, mod, others } = await withOperator('ana', 'bob', 'cleo');
    const [ana, bob, cleo] = others;
    for (const person of [ana, bob]) await waitFor(person, 'launchpad');
    await waitFor(cleo, 'token');
    await waitFor(bob, 'launchpad', false);
    expect((await mod.browser.get(listWaitlists, {})).wishes).toEqual([
      { wish: 'launchpad', waiting: 1 },
      { wish: 'token', waiting: 1 },
    ]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => mod.browser.get(answerWaitlist, { wish: 'launchpad', message: ` ${OPEN} ` })),
    );
    expect(answers.reduce((sum, one) => sum + one.told, 0)).toBe(1);
    await opened.app.events.settle();
    expect(await told(ana)).toEqual([['launchpad_ready', OPEN, '/launch-token']]);
    expect([await told(bob), await told(cleo)]).toEqual([[], []]);
    expect([await isWaiting(ana, 'launchpad'), await isWaiting(cleo, 'token')]).toEqual([false, true]);
    // Who asks again is told again, and nobody else.
    await waitFor(bob, 'launchpad');
    expect((await mod.browser.get(answerWaitlist, { wish: 'launchpad', message: 'Now for you too.' })).told).toBe(1);
    await opened.app.events.settle();
    expect(await told(bob)).toEqual([['launchpad_ready', 'Now for you too.', '/launch-token']]);
    expect(await told(ana)).toHaveLength(1);
  });

  it('[BUY-01] D26: nobody hears of a token that the page does not know', async () => {
    const { mod, others } = await withOperator('ana');
    await waitFor(others[0], 'token');
    const answer = { wish: 'token', message: 'It is there.' } as const;
    expect(await mod.browser.refused(answerWaitlist, answer)).toMatchObject({ status: 409, code: 'token_not_named' });
    expect(await isWaiting(others[0], 'token')).toBe(true);
  });

  it('[BUY-01] D26: with a token those who watch it are led to its page; who has left for now keeps the wish', async () => {
    const env = { OPERATORS: 'mod@example.org', TOKEN_ADDRESS: 'So11111111111111111111111111111111111111112' };
    const opened = await testApp({ env });
    const [mod, ana, bob] = await people(opened, 'mod', 'ana', 'bob');
    await opened.app.database.pool.query('update members set email_verified_at = now() where id = $1', [mod.id]);
    for (const person of [ana, bob]) await waitFor(person, 'token');
    await opened.app.database.pool.query(`update members set state = 'deactivated' where id = $1`, [bob.id]);
    expect((await mod.browser.get(answerWaitlist, { wish: 'token', message: 'It is there.' })).told).toBe(1);
    await opened.app.events.settle();
    expect(await told(ana)).toEqual([['token_ready', 'It is there.', '/buy-acme']]);
    const { rows } = await opened.app.database.pool.query(
      `select member_id from settings where choices -> 'wishes' -> 'token' = 'true'`,
    );
    expect(rows).toEqual([{ member_id: bob.id }]);
  });
});
