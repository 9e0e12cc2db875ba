import { describe, expect, it } from 'vitest';
import { pushCalls } from '@wagram/contract/notifications';
import { postCalls } from '@wagram/contract/posts';
import { device, people, pushService, testApp, until, type TestApp } from '#testing';

const { subscribePush } = pushCalls;

const owed = async ({ app }: TestApp): Promise<number> =>
  Number((await app.database.pool.query('select count(*) from pushes')).rows[0].count);

/** As many are owed, and the device is tried again after so many seconds, or a little later. */
const putOff = (opened: TestApp, count: number, seconds: number) =>
  until(async () => {
    const { rows } = await opened.app.database.pool.query(
      `select due_at from jobs where kind = 'push' and leased_until is null and tries > 0`,
    );
    const pauseS = rows.map(({ due_at: due }) => (due.getTime() - opened.clock.now().getTime()) / 1_000);
    const isPutOff = pauseS.length === 1 && pauseS.every((pause) => pause >= seconds && pause <= seconds * 1.25);
    return isPutOff && (await owed(opened)) === count ? true : null;
  });

const nothingOwed = (opened: TestApp) => until(async () => ((await owed(opened)) === 0 ? true : null));

const failuresOf = async ({ app }: TestApp): Promise<number[]> =>
  (await app.database.pool.query('select failures from push_subscriptions')).rows.map(({ failures }) => failures);

/** Ana has a phone, and Bob has liked what she wrote. */
const likedPost = async (status: () => number) => {
  const service = await pushService(status);
  const opened = await testApp({ env: { PUSH_HOSTS: service.host } });
  const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
  const phone = device(`${service.origin}/1`);
  await ana.browser.get(subscribePush, phone.subscription);
  const { post } = await ana.browser.get(postCalls.createPost, { content: 'a thought' });
  await bob.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' });
  return { service, opened, phone, post, cleo };
};

describe('what is owed to a device', () => {
  it('FT-22: a push service that is down costs nobody anything, and is asked again: once for many likes', async () => {
    let isUp = false;
    const { service, opened, phone, post, cleo } = await likedPost(() => (isUp ? 201 : 503));
    await putOff(opened, 1, 2);
    await cleo.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' });
    await putOff(opened, 2, 2);
    isUp = true;
    const before = service.pushed.length;
    opened.clock.advance(2_500);
    await nothingOwed(opened);
    expect(service.pushed.slice(before).map(({ body }) => phone.read(body))).toMatchObject([
      { body: '@cleo liked your post', tag: `like:${post.id}` },
    ]);
    expect(await failuresOf(opened)).toEqual([0]);
  });

  it('FT-22: is tried again after a growing pause, and given up in the end', async () => {
    const { service, opened } = await likedPost(() => 503);
    await putOff(opened, 1, 2);
    await opened.app.database.pool.query(`update jobs set tries = 2 where kind = 'push'`);
    opened.clock.advance(2_500);
    await putOff(opened, 1, 300);
    opened.clock.advance(375_000);
    await nothingOwed(opened);
    await until(async () => ((await failuresOf(opened))[0] === 1 ? true : null));
    expect(service.pushed).toHaveLength(3);
  });

  it('FT-22: is done by another process when the one that had begun is gone', async () => {
    let isUp = false;
    const { service, opened } = await likedPost(() => (isUp ? 201 : 503));
    await putOff(opened, 1, 2);
    isUp = true;
    await opened.app.database.pool.query(
      `update jobs set leased_until = now() - interval '1 second' where kind = 'push'`,
    );
    await nothingOwed(opened);
    expect(service.pushed).toHaveLength(2);
  });

  it('is nothing any more once it has been read', async () => {
    const { service, opened } = await likedPost(() => 503);
    await putOff(opened, 1, 2);
    await opened.app.database.pool.query('update notices set read_at = now()');
    opened.clock.advance(2_500);
    await nothingOwed(opened);
    expect(service.pushed).toHaveLength(1);
  });
});
