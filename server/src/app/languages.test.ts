import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { noticeCalls, pushCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { settingsCalls } from '@wagram/contract/settings';
import { device, people, pushService, temporaryFolder, testApp, until } from '#testing';

const page =
  '<!doctype html><html lang="en"><head><title></title><!--config--></head><body><div id="root"><div id="first"><p>Connect.</p></div></div><noscript></noscript></body></html>';

const withPage = (): string => {
  const folder = join(temporaryFolder(), 'built');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify({ 'language:de': ['assets/de.js'] }));
  return folder;
};

describe('the language of a member', () => {
  it('[LNG-02] is that of their notices, pushes and mails, and nobody else’s', async () => {
    const service = await pushService();
    const opened = await testApp({ env: { PUSH_HOSTS: service.host } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const phone = device(`${service.origin}/device/1`);
    await ana.browser.get(pushCalls.subscribePush, phone.subscription);
    await ana.browser.get(settingsCalls.changeSettings, { display: { language: 'de' } });
    for (const [author, fan] of [
      [ana, bob],
      [bob, ana],
    ] as const) {
      const { post } = await author.browser.get(postCalls.createPost, { content: 'a thought' });
      await fan.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' });
    }
    await opened.app.events.settle();
    const messageOf = async ({ browser, id }: typeof ana) =>
      (await browser.get(noticeCalls.listNotices, { user_id: id })).notifications.map(({ message }) => message);
    expect(await messageOf(ana)).toEqual(['gefällt dein Beitrag']);
    expect(await messageOf(bob)).toEqual(['liked your post']);
    const { body } = await until(async () => service.pushed[0] ?? null);
    expect(phone.read(body)).toMatchObject({ body: '@bob gefällt dein Beitrag' });
    opened.mails.length = 0;
    await ana.browser.get(accountCalls.forgotPassword, { email: 'ana@example.org' });
    const mail = await until(async () => {
      await opened.app.jobs.settle('mail');
      return opened.mails[0] ?? null;
    });
    expect(mail.subject).toBe('Wähl ein neues Passwort für Wagram');
  });

  it('[LNG-02] is what they read where they signed in last, until they choose one', async () => {
    const opened = await testApp();
    const [bob] = await people(opened, 'bob');
    const browser = opened.browser();
    const account = { username: 'ana', email: 'ana@example.org', password: 'ana likes long walks' };
    await browser.ask(authCalls.signup, account, { 'accept-language': 'de-AT, en;q=0.5' });
    const { post } = await browser.get(postCalls.createPost, { content: 'a thought' });
    await bob.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' });
    await opened.app.events.settle();
    const read = async (wanted: string) => {
      const { body } = await browser.ask(noticeCalls.listNotices, {}, { 'accept-language': wanted });
      return body.success && body.notifications[0]?.message;
    };
    const written = async () => {
      opened.mails.length = 0;
      await browser.get(accountCalls.forgotPassword, { email: account.email });
      const mail = await until(async () => {
        await opened.app.jobs.settle('mail');
        return opened.mails[0] ?? null;
      });
      return mail.subject;
    };
    // A page in Spanish has notices in Spanish, on whatever device.
    expect([await read('de'), await read('es')]).toEqual(['gefällt dein Beitrag', 'le dio me gusta a tu publicación']);
    expect(await written()).toBe('Wähl ein neues Passwort für Wagram');
    await browser.get(settingsCalls.changeSettings, { display: { language: 'en' } });
    expect([await read('de'), await written()]).toEqual(['liked your post', 'Choose a new password for Wagram']);
  });

  it('[LNG-02] nothing that is no language is kept', async () => {
    const [ana] = await people(await testApp(), 'ana');
    const { changeSettings, readSettings } = settingsCalls;
    expect(await ana.browser.refused(changeSettings, { display: { language: '<de>' } })).toMatchObject({ status: 400 });
    await ana.browser.get(changeSettings, { display: { language: 'ar' } });
    expect((await ana.browser.get(readSettings, {})).settings.display).toMatchObject({ language: 'ar' });
  });
});

describe('the language of a page', () => {
  it('[LNG-02] is that of its reader from the first byte, and what is printed in English is not there', async () => {
    const opened = await testApp({ webRoot: withPage() });
    const get = async (headers: Record<string, string>) => (await opened.app.http.inject({ url: '/', headers })).body;
    expect(await get({})).toMatch(/<html lang="en">.*Connect\./s);
    expect(await get({ 'accept-language': 'fr, en;q=0.5, de;q=0.4' })).toContain('Connect.');
    const german = await get({ 'accept-language': 'fr, en;q=0.5, de-CH;q=0.8' });
    expect(german).toContain('<html lang="de" dir="ltr">');
    expect(german).toContain('href="/assets/de.js"');
    expect(german).not.toContain('Connect.');
    const chosen = await get({ 'accept-language': 'de', cookie: 'language=ar' });
    expect(chosen).toContain('<html lang="ar" dir="rtl">');
    expect(await get({ cookie: 'language=xx"><script>' })).toContain('<html lang="en">');
  });
});
