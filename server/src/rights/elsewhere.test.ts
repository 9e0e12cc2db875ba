import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { federationCalls } from '@wagram/contract/federation';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { rightsCalls } from '@wagram/contract/rights';
import { forgetOldRows } from '#kernel';
import { expectTrueCounts, findWords, networks, people, settleAll, upload, type Network } from '#testing';
import { eraseDue } from './erase.ts';

const DAY_MS = 24 * 3_600_000;
/** What was written while somebody was erased is handed out with the next round. */
const ROUND_MS = 60_000;

describe('a deletion on another server', () => {
  it('[FED-02] is heard of there: whoever has gone is out of sight at once, and then forgotten', async () => {
    const [here, there] = (await networks(2)) as [Network, Network];
    const [ana] = await people(here, 'ana');
    const [bob] = await people(there, 'bob');
    const settle = () => settleAll([here, there]);
    const name = `bob@${there.host}`;
    const bobHere = async () => (await ana.browser.get(profileCalls.readProfile, { username: name })).user;
    const feed = async () =>
      ((await ana.browser.get(postCalls.readPosts, { feed_type: 'following' })).posts ?? []).map((one) => one.content);
    await ana.browser.get(federationCalls.lookUp, { q: `@${name}` });
    await ana.browser.get(followCalls.follow, { following_id: (await bobHere()).id });
    await settle();
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7a5cff' } })
      .png()
      .toBuffer();
    const { url } = await upload(bob, picture, { type: 'image/png' });
    await bob.browser.get(postCalls.createPost, { content: 'before I go', image_url: url });
    await settle();
    expect(await feed()).toEqual(['before I go']);
    const words = [(await bobHere()).id, name];
    await bob.browser.get(rightsCalls.deleteAccount, { handle: bob.user.username, password: bob.password });
    for (const [days, erased] of [
      [29, 0],
      [1, 1],
    ] as const) {
      for (const { clock } of [here, there]) clock.advance(days * DAY_MS);
      expect(await eraseDue(there.app)).toBe(erased);
    }
    there.clock.advance(ROUND_MS);
    await settle();
    expect((await ana.browser.refused(profileCalls.readProfile, { username: name })).status).toBe(404);
    expect(await feed()).toEqual([]);
    expect(await eraseDue(here.app)).toBe(0);
    here.clock.advance(DAY_MS);
    expect(await eraseDue(here.app)).toBe(1);
    await here.app.db.transaction((tx) => forgetOldRows(tx, here.clock.now()));
    expect(await findWords(here, words)).toEqual([]);
    await expectTrueCounts(here);
  });
});
