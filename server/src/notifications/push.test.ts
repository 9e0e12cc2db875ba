import { randomBytes } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import type { NoticeWanted } from '@wagram/contract/kernel';
import { pushCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { settingsCalls } from '@wagram/contract/settings';
import { publish } from '#kernel';
import { device, people, pushService, temporaryFolder, testApp, until, type Person, type TestApp } from '#testing';
import { loadPushKeys } from './push-keys.ts';

const { readPush, subscribePush, unsubscribePush } = pushCalls;

const like = async (author: Person, fan: Person): Promise<string> => {
  const { post } = await author.browser.get(postCalls.createPost, { content: 'a secret thought' });
  await fan.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' });
  return post.id;
};

const devicesOf = async ({ app }: TestApp): Promise<{ endpoint: string; failures: number }[]> =>
  (await app.database.pool.query('select endpoint, failures from push_subscriptions order by endpoint')).rows;

const withService = async (service: { host: string }) => {
  const opened = await testApp({ env: { PUSH_HOSTS: service.host } });
  const [ana, bob] = await people(opened, 'ana', 'bob');
  return { opened, ana, bob };
};

describe('pushing to a device', () => {
  it('[SEC-01] is for members', async () => {
    const opened = await testApp();
    for (const call of [readPush, subscribePush, unsubscribePush])
      expect(await opened.browser().refused(call, {})).toMatchObject({ status: 401 });
  });

  it('[HELP-01] wakes no device while its member has switched push off', async () => {
    const service = await pushService();
    const { opened, ana, bob } = await withService(service);
    const phone = device(`${service.origin}/device/1`);
    await ana.browser.get(subscribePush, phone.subscription);
    await ana.browser.get(settingsCalls.changeSettings, { account: { push: false } });
    await like(ana, bob);
    await opened.app.events.settle();
    await ana.browser.get(settingsCalls.changeSettings, { account: { push: true } });
    const postId = await like(ana, bob);
    await until(async () => service.pushed[0] ?? null);
    expect(service.pushed.map(({ body }) => phone.read(body))).toMatchObject([{ url: `/post/${postId}` }]);
  });

  it('brings the sentence, readable by that device alone and signed by this network', async () => {
    const service = await pushService();
    const { opened, ana, bob } = await withService(service);
    const phone = device(`${service.origin}/device/1`);
    const { public_key: publicKey, subscribed } = await ana.browser.get(readPush, {});
    expect([Buffer.from(publicKey, 'base64url').length, subscribed]).toEqual([65, false]);
    await ana.browser.get(subscribePush, phone.subscription);
    expect((await ana.browser.get(readPush, {})).subscribed).toBe(true);
    const postId = await like(ana, bob);
    const { path, headers, body } = await until(async () => service.pushed[0] ?? null);
    expect(phone.read(body)).toEqual({
      title: 'Wagram',
      body: '@bob liked your post',
      tag: `like:${postId}`,
      url: `/post/${postId}`,
    });
    expect(path).toBe('/device/1');
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(headers['authorization']).toContain(`k=${publicKey}`);
    expect(body.includes('secret')).toBe(false);
    expect(await devicesOf(opened)).toEqual([{ endpoint: phone.subscription.endpoint, failures: 0 }]);
  });

  it('stays the same network after a restart, and is the operator’s where keys are given', async () => {
    const given = {
      VAPID_PUBLIC_KEY: 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT9aok0fO1KXBLV4-XqxYM',
      VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    };
    const opened = await testApp({ env: given });
    const [ana] = await people(opened, 'ana');
    expect((await ana.browser.get(readPush, {})).public_key).toBe(given.VAPID_PUBLIC_KEY);
    const folder = { vapid: null, dataDir: temporaryFolder() };
    const made = loadPushKeys(folder);
    expect(loadPushKeys(folder)).toEqual(made);
    expect(statSync(join(folder.dataDir, 'push-keys')).mode & 0o777).toBe(0o600);
    writeFileSync(join(folder.dataDir, 'push-keys'), '{"publicKey"');
    const mended = loadPushKeys(folder);
    expect(mended).not.toEqual(made);
    expect(loadPushKeys(folder)).toEqual(mended);
  });

  it('ends with the switch, and with the session', async () => {
    const service = await pushService();
    const { opened, ana, bob } = await withService(service);
    await ana.browser.get(subscribePush, device(`${service.origin}/1`).subscription);
    await ana.browser.get(unsubscribePush, {});
    expect((await ana.browser.get(readPush, {})).subscribed).toBe(false);
    expect(await devicesOf(opened)).toEqual([]);
    await ana.browser.get(subscribePush, device(`${service.origin}/2`).subscription);
    await ana.browser.get(authCalls.logout, {});
    expect(await devicesOf(opened)).toEqual([]);
    await bob.browser.get(subscribePush, device(`${service.origin}/3`).subscription);
    opened.clock.advance(60 * 24 * 3_600_000);
    const [cleo] = await people(opened, 'cleo');
    await cleo.browser.get(subscribePush, device(`${service.origin}/4`).subscription);
    // A session that has run out is one that has ended.
    await opened.app.transact((tx) =>
      publish(
        tx,
        ...[bob, cleo].map(({ id }): NoticeWanted => {
          const payload = { memberId: id, kind: 'moderation' as const, message: 'Hello.', postId: null };
          return { name: 'notice.wanted', payload };
        }),
      ),
    );
    await until(async () => service.pushed[0] ?? null);
    expect(service.pushed.map(({ path }) => path)).toEqual(['/4']);
  });

  it('a session has one device, and a device one member: whoever shows its keys', async () => {
    const service = await pushService();
    const { opened, ana, bob } = await withService(service);
    const [first, second] = [device(`${service.origin}/1`), device(`${service.origin}/2`)];
    await ana.browser.get(subscribePush, first.subscription);
    await ana.browser.get(subscribePush, second.subscription);
    expect((await devicesOf(opened)).map(({ endpoint }) => endpoint)).toEqual([second.subscription.endpoint]);
    const stolen = { ...second.subscription, keys: first.subscription.keys };
    expect(await bob.browser.refused(subscribePush, stolen)).toMatchObject({
      status: 400,
      code: 'unusable_push_service',
    });
    expect((await ana.browser.get(readPush, {})).subscribed).toBe(true);
    await bob.browser.get(subscribePush, second.subscription);
    expect((await ana.browser.get(readPush, {})).subscribed).toBe(false);
  });

  it('NE-01: an address inside is refused, and one that slipped in is never asked and forgotten', async () => {
    const canary = await pushService();
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const port = new URL(canary.origin).port;
    const inside = [
      canary.origin,
      ...['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '169.254.169.254', '10.0.0.7'].map(
        (host) => `https://${host}:${port}`,
      ),
      'https://ana:secret@push.example.org',
    ];
    for (const origin of inside)
      expect(await ana.browser.refused(subscribePush, device(`${origin}/x`).subscription), origin).toMatchObject({
        status: 400,
      });
    const { subscription } = device('https://push.example.org/1');
    for (const keys of [
      { ...subscription.keys, auth: 'A'.repeat(23) + '!' },
      { ...subscription.keys, p256dh: 'A'.repeat(87) },
      { ...subscription.keys, p256dh: randomBytes(20).toString('base64url').padEnd(80, 'A') },
    ])
      expect(await ana.browser.refused(subscribePush, { ...subscription, keys })).toMatchObject({ status: 400 });
    for (const host of ['127.0.0.1', 'localhost']) {
      await ana.browser.get(subscribePush, subscription);
      const endpoint = `https://${host}:${port}/`;
      await opened.app.database.pool.query('update push_subscriptions set endpoint = $1', [endpoint]);
      await like(ana, bob);
      await until(async () => ((await devicesOf(opened)).length === 0 ? true : null));
    }
    expect(canary.connections()).toBe(0);
  });

  it.each([404, 410])('FT-22: a device that is gone (%i) is forgotten', async (status) => {
    const service = await pushService(() => status);
    const { opened, ana, bob } = await withService(service);
    await ana.browser.get(subscribePush, device(`${service.origin}/1`).subscription);
    await like(ana, bob);
    await until(async () => ((await devicesOf(opened)).length === 0 ? true : null));
    expect(service.pushed).toHaveLength(1);
  });

  it('a push service that refuses ten times in a row is not asked an eleventh time', async () => {
    const service = await pushService(() => 403);
    const { opened, ana, bob } = await withService(service);
    await ana.browser.get(subscribePush, device(`${service.origin}/1`).subscription);
    for (let i = 1; i <= 11; i += 1) {
      await like(ana, bob);
      const left = await until(async () => {
        const [one] = await devicesOf(opened);
        return (one?.failures ?? 10) >= Math.min(i, 10) ? { one } : null;
      });
      if (i >= 10) expect(left.one).toBeUndefined();
    }
    expect(service.pushed).toHaveLength(10);
  });
});
