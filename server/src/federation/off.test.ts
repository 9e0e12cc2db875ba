import { describe, expect, it } from 'vitest';
import { commentCalls } from '@wagram/contract/comments';
import { federationCalls } from '@wagram/contract/federation';
import { followCalls } from '@wagram/contract/follows';
import { postCalls } from '@wagram/contract/posts';
import { profileCalls } from '@wagram/contract/profiles';
import { networks, people, testApp, type Network } from '#testing';
import { federationRoutes } from './routes.ts';

const PATHS = [
  ['GET', '/.well-known/webfinger'],
  ['GET', '/.well-known/nodeinfo'],
  ['GET', '/nodeinfo/2.1'],
  ['GET', '/ap/server'],
  ['GET', '/ap/members/:id'],
  ['GET', '/ap/posts/:id'],
  ['GET', '/ap/comments/:id'],
  ['POST', '/ap/inbox'],
  ['POST', '/ap/members/:id/inbox'],
  ['GET', '/away/pictures/:id'],
  ['GET', '/away/people/:id'],
  ['GET', '/away/posts/:id'],
] as const;

describe('where FEDERATION is off', () => {
  it('[FED-01] no route of it is there, and no call either', async () => {
    const [off, [on]] = [await testApp(), (await networks(1)) as [Network]];
    const calls = Object.values(federationCalls).map(({ method, path }) => [method, path] as const);
    expect(calls.length).toBeGreaterThan(7);
    for (const [method, url] of [...PATHS, ...calls]) {
      expect(on.app.http.hasRoute({ method, url }), `${method} ${url}`).toBe(true);
      expect(off.app.http.hasRoute({ method, url }), `${method} ${url}`).toBe(false);
    }
    const [ana] = await people(off, 'ana');
    for (const [method, url] of calls) expect((await ana.browser.request({ method, url })).statusCode, url).toBe(404);
  });

  it('[FED-01] it looks at the configuration and at nothing else: no job, no event, no task', async () => {
    const lookedAt = (app: object): string[] => {
      const found: string[] = [];
      const watched = new Proxy(app, {
        get: (whole, name) => {
          found.push(String(name));
          return Reflect.get(whole, name) as unknown;
        },
      });
      federationRoutes(watched as Parameters<typeof federationRoutes>[0], '1.0.0');
      return found;
    };
    expect(lookedAt((await testApp()).app)).toEqual(['config']);
  });

  it('[FED-01] nothing is written for it, whatever people do', async () => {
    const off = await testApp();
    const [ana, bob] = await people(off, 'ana', 'bob');
    await bob.browser.get(followCalls.follow, { following_id: ana.id });
    const { post } = await ana.browser.get(postCalls.createPost, { content: 'hello @fay@social.example' });
    await bob.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'like' });
    await bob.browser.get(postCalls.actOnPost, { post_id: post.id, action: 'repost' });
    await bob.browser.get(commentCalls.createComment, { post_id: post.id, content: 'hello' });
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    await ana.browser.get(postCalls.deletePost, { post_id: post.id });
    await off.app.events.settle();
    const { pool } = off.app.database;
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name like 'federation%'`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { name } of rows) expect((await pool.query(`select 1 from ${name}`)).rows, name).toEqual([]);
    expect((await pool.query(`select 1 from jobs where kind like 'federation%'`)).rows).toEqual([]);
  });
});
