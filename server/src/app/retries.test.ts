import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bookmarkCalls } from '@wagram/contract/bookmarks';
import { commentCalls } from '@wagram/contract/comments';
import { groupCalls, groupRunCalls } from '@wagram/contract/groups';
import type { Call } from '@wagram/contract/kernel';
import { ledgerCalls } from '@wagram/contract/ledger';
import { postCalls } from '@wagram/contract/posts';
import { streamCalls } from '@wagram/contract/streams';
import { cutBehind, expectTrueCounts, people, testApp, type Person, type TestApp } from '#testing';

type Sent = (call: Call, input: object, key: string) => Promise<{ status: number; body: Record<string, unknown> }>;

/** Real requests over a line that can be cut; each on a connection of its own. */
const overLine = (port: number, { browser }: Person): Sent => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return async (call, input, key) => {
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key };
    const sent = request({
      port,
      host: '127.0.0.1',
      method: call.method,
      path: call.path,
      headers,
      agent: new Agent(),
    });
    sent.end(JSON.stringify(input));
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk as Buffer);
    return { status: reply.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) };
  };
};

const openLine = async (opened: TestApp) => {
  await opened.app.http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => opened.app.http.server.closeAllConnections());
  const address = opened.app.http.server.address();
  return cutBehind(typeof address === 'object' && address !== null ? address.port : 0);
};

const countOf = async ({ app }: TestApp, table: string): Promise<number> => {
  const { rows } = await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? -1;
};

describe('FT-09, P2: an answer that is cut off after the work was done', () => {
  it.each([
    ['before its first byte', 0],
    ['in its head', 20],
    ['in its body', 700],
  ])('%s: asked again with the same key, all of it has happened once', async (_where, bytes) => {
    const opened = await testApp({ realTime: true, env: { WELCOME_GRANT: '100' } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await bob.browser.get(postCalls.createPost, { content: 'a tram' });
    const line = await openLine(opened);
    const send = overLine(line.port, ana);
    const on = { post_id: post.id };
    const creations: readonly (readonly [Call, object, table: string, times: number])[] = [
      [postCalls.createPost, { content: 'forty minutes' }, 'posts', 2],
      [commentCalls.createComment, { ...on, content: 'it came' }, 'comments', 1],
      [postCalls.actOnPost, { ...on, action: 'gift', amount: 25 }, 'gifts', 1],
      [postCalls.actOnPost, { ...on, action: 'like' }, 'likes', 1],
      [postCalls.actOnPost, { ...on, action: 'share' }, 'shares', 1],
      [bookmarkCalls.addBookmark, { postId: post.id }, 'bookmarks', 1],
    ];
    for (const [index, [call, input, table, times]] of creations.entries()) {
      const key = `an-action-of-ana-${index}`;
      line.cutAnswersAfter(bytes);
      await expect(send(call, input, key)).rejects.toThrow();
      // It was done, though nobody heard of it.
      await expect.poll(() => countOf(opened, table)).toBe(times);
      await expect(send(call, input, key)).rejects.toThrow();
      line.cutAnswersAfter(null);
      const reply = await send(call, input, key);
      expect([table, reply.status, reply.body]).toMatchObject([table, 200, { success: true }]);
      // A proxy that sends it once more changes nothing either.
      expect(await send(call, input, key)).toEqual(reply);
      expect(await countOf(opened, table)).toBe(times);
    }
    expect(line.cuts()).toBe(creations.length * 2);
    expect((await ana.browser.get(ledgerCalls.readBalance, {})).balances.WGM).toBe('75');
    await expectTrueCounts(opened);
  });
});

describe('P2: a program that dies after the work was done and before it has answered', () => {
  it('[SR-L9] a group, an invite or a stream that is asked for again with the same key is made once', async () => {
    const opened = await testApp();
    const [ana] = await people(opened, 'ana');
    const { group } = await ana.browser.get(groupCalls.createGroup, { name: 'Before' });
    const made: readonly (readonly [Call, Record<string, unknown>, table: string, before: number])[] = [
      [groupCalls.createGroup, { name: 'Once' }, 'groups', 1],
      [groupRunCalls.createInvite, { group_id: group.id }, 'group_invites', 0],
      [streamCalls.createStream, { title: 'On air', category: 'general' }, 'streams', 0],
    ];
    for (const [call, input, table, before] of made) {
      const key = { 'idempotency-key': `a-thing-of-ana-${table}` };
      // Everything after the commit is lost, as with a kill: the word to open pages and to listeners, and the answer.
      const told = vi.spyOn(opened.app.live, 'send').mockImplementation(() => {
        throw new Error('killed');
      });
      const woken = vi.spyOn(opened.app.events, 'wake').mockImplementation(() => {
        throw new Error('killed');
      });
      const first = await ana.browser.ask(call, input, key);
      for (const spy of [told, woken]) spy.mockRestore();
      expect([table, first.status]).toEqual([table, 500]);
      expect(await countOf(opened, table)).toBe(before + 1);
      opened.clock.advance(31_000);
      const second = await ana.browser.ask(call, input, key);
      expect([table, second.status]).toEqual([table, 200]);
      expect(await ana.browser.ask(call, input, key)).toMatchObject({ body: second.body });
      expect([table, await countOf(opened, table)]).toEqual([table, before + 1]);
    }
  });
});
