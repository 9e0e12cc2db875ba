import { describe, expect, it } from 'vitest';
import { settingsCalls } from '@wagram/contract/settings';
import { people, testApp } from '#testing';
import { eraseOf } from './erase.ts';
import { exportOf } from './export.ts';

const { changeSettings, readSettings } = settingsCalls;
const allOn = { likes: true, comments: true, newFollowers: true, directMessages: true, streams: true };

describe('settings', () => {
  it('[SEC-01] signed out there are none, and nobody reads or changes another’s (AZ-03)', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect(await opened.browser().refused(readSettings, {})).toMatchObject({ status: 401, code: 'signed_out' });
    expect(await ana.browser.refused(readSettings, { user_id: bob.id })).toMatchObject({ status: 403 });
    const foreign = { user_id: bob.id, notify: { likes: false } };
    expect(await ana.browser.refused(changeSettings, foreign)).toMatchObject({ status: 403 });
    expect((await bob.browser.get(readSettings, {})).settings.notify).toEqual(allOn);
  });

  it('[NOTI-04] are on by default, and what is not named stays as it is', async () => {
    const [ana, bob] = await people(await testApp(), 'ana', 'bob');
    expect((await ana.browser.get(readSettings, { user_id: ana.id })).settings).toMatchObject({ notify: allOn });
    expect((await ana.browser.get(changeSettings, {})).settings.notify).toEqual(allOn);
    await ana.browser.get(changeSettings, { notify: { likes: false } });
    const { settings } = await ana.browser.get(changeSettings, { user_id: ana.id, notify: { comments: false } });
    expect(settings.notify).toEqual({ ...allOn, likes: false, comments: false });
    expect((await ana.browser.get(readSettings, {})).settings).toEqual(settings);
    expect((await bob.browser.get(readSettings, {})).settings.notify).toEqual(allOn);
    await ana.browser.get(changeSettings, { notify: { likes: true } });
    expect((await ana.browser.get(readSettings, {})).settings.notify).toEqual({ ...allOn, comments: false });
  });

  it('[NOTI-04] two devices that change two things at once keep both', async () => {
    const [ana] = await people(await testApp(), 'ana');
    await Promise.all(
      (['likes', 'comments', 'newFollowers', 'directMessages', 'streams'] as const).map((name) =>
        ana.browser.get(changeSettings, { notify: { [name]: false } }),
      ),
    );
    expect(Object.values((await ana.browser.get(readSettings, {})).settings.notify)).toEqual(Array(5).fill(false));
  });

  it('[LAUN-01, BUY-01] D26: a waitlist is off until it is joined, and keeps to itself', async () => {
    const [ana, bob] = await people(await testApp(), 'ana', 'bob');
    const waitlistsOf = async (person: typeof ana) => (await person.browser.get(readSettings, {})).settings.wishes;
    expect(await waitlistsOf(ana)).toEqual({ launchpad: false, token: false });
    await ana.browser.get(changeSettings, { wishes: { launchpad: true } });
    await ana.browser.get(changeSettings, { notify: { likes: false } });
    expect(await waitlistsOf(ana)).toEqual({ launchpad: true, token: false });
    expect(await waitlistsOf(bob)).toEqual({ launchpad: false, token: false });
  });

  it('[SOC-12] weights go with their owner: in the archive while they are here, and gone with them', async () => {
    const opened = await testApp();
    const { db } = opened.app;
    const [ana] = await people(opened, 'ana');
    await ana.browser.get(changeSettings, { ranking: { likes: 0.5, following: 2 } });
    expect(await exportOf(db, ana.id)).toMatchObject({
      settings: [{ choices: { ranking: { likes: 0.5, following: 2 } } }],
    });
    await eraseOf(db, ana.id);
    expect(await exportOf(db, ana.id)).toEqual({ settings: [] });
  });

  it('refuses what is no choice, and keeps nothing that it does not know', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    for (const notify of [{ likes: 'no' }, 'off', [true]])
      expect(await ana.browser.refused(changeSettings, { notify })).toMatchObject({ status: 400 });
    await ana.browser.ask(changeSettings, { notify: { likes: false, spam: 'x'.repeat(100) }, theme: 'x' });
    const { rows } = await opened.app.database.pool.query('select choices from settings');
    expect(rows).toEqual([{ choices: { notify: { likes: false } } }]);
  });
});
