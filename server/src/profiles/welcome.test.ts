import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { profileCalls } from '@wagram/contract/profiles';
import { people, testApp } from '#testing';

describe('being welcomed', () => {
  it('[SOC-01] comes once: until it is done or skipped, whatever the member does meanwhile', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const isNew = async () => (await ana.browser.get(authCalls.getSession, {})).user?.needs_welcome;
    expect(await isNew()).toBe(true);
    await ana.browser.get(profileCalls.updateProfile, { bio: 'hello' });
    expect(await isNew()).toBe(true);
    for (const _ of [1, 2])
      expect((await ana.browser.get(profileCalls.finishWelcome, {})).profile.needs_welcome).toBe(false);
    expect(await isNew()).toBe(false);
    expect((await opened.browser().refused(profileCalls.finishWelcome, {})).status).toBe(401);
  });

  it('[SOC-01] is nothing for whoever was here before, nor for a shared demo account', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    // As the migration leaves those who are older than it.
    await opened.app.database.pool.query(`update members set welcomed_at = created_at where username = '@ana'`);
    expect((await ana.browser.get(authCalls.getSession, {})).user?.needs_welcome).toBe(false);
    const { user } = await opened.browser().get(authCalls.createUser, {});
    expect([user.demo, user.needs_welcome]).toEqual([true, false]);
  });
});
