import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { streamCalls } from '@wagram/contract/streams';
import { people, testApp, type Person } from '#testing';

const OFFER = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n';
const soon = { timeout: 30_000, interval: 50 };

/** A media server that writes down what it is asked, and answers what it is told to. */
const mediaServer = async () => {
  const asked: string[] = [];
  const answers = { POST: 201, DELETE: 200, place: '/resource/' as string | null };
  /** Answers to DELETE that are kept back, once there is a list for them. */
  const held: { list: (() => void)[] | null } = { list: null };
  const server = createServer((request, reply) => {
    request.resume().on('end', () => {
      const isMade = request.method === 'POST';
      const count = asked.push(`${request.method} ${request.url}`);
      const headers = isMade && answers.place !== null ? { location: `${answers.place}${count}` } : {};
      const send = () =>
        void reply.writeHead(isMade ? answers.POST : answers.DELETE, headers).end(isMade ? 'v=0\r\nanswer' : '');
      if (isMade || held.list === null) send();
      else held.list.push(send);
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { LIVE_WHIP_URL: `${origin}/in/{id}`, LIVE_WHEP_URL: `${origin}/out/{id}` };
  const opened = await testApp({ env });
  const [ana, bob] = await people(opened, 'ana', 'bob');
  const { stream } = await ana.browser.get(streamCalls.createStream, { title: 'Live', category: 'general' });
  const post = async ({ browser }: Pick<Person, 'browser'>, way: 'whip' | 'whep') => {
    const url = `/api/streams/${stream.id}/${way}`;
    const reply = await browser.request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/sdp' },
      payload: OFFER,
    });
    const place = String(reply.headers['location']);
    return { reply, place, drop: () => browser.request({ method: 'DELETE', url: place }) };
  };
  return { asked, answers, held, opened, ana, bob, stream, post };
};

describe('a media server of the operator’s own', () => {
  it('[STG-04] is handed the offers, and told when a connection is to end', async () => {
    const { asked, answers, opened, ana, stream, post } = await mediaServer();
    const sent = await post(ana, 'whip');
    expect([sent.reply.statusCode, sent.reply.body]).toEqual([201, 'v=0\r\nanswer']);
    const seen = await post({ browser: opened.browser() }, 'whep');
    expect(seen.reply.headers['content-type']).toContain('application/sdp');
    expect((await sent.drop()).statusCode).toBe(200);
    expect(asked.splice(0)).toEqual([`POST /in/${stream.id}`, `POST /out/${stream.id}`, 'DELETE /resource/1']);
    // Ended there already.
    answers.DELETE = 404;
    expect((await seen.drop()).statusCode).toBe(200);
    expect(asked.splice(0)).toEqual(['DELETE /resource/2']);
    // One that names no address has nothing to end; neither has whoever makes one up.
    answers.place = null;
    expect((await (await post(ana, 'whip')).drop()).statusCode).toBe(200);
    const made = { method: 'DELETE', url: `/api/streams/${stream.id}/whep/${'A'.repeat(60)}` } as const;
    expect((await ana.browser.request(made)).statusCode).toBe(200);
    expect(asked).toEqual([`POST /in/${stream.id}`]);
  });

  it('[STG-04] refuses in words that a page can act on', async () => {
    const { answers, ana, bob, post } = await mediaServer();
    const codeOf = async (status: number, who: Person, way: 'whip' | 'whep') => {
      answers.POST = status;
      const { reply } = await post(who, way);
      return `${reply.statusCode} ${(JSON.parse(reply.body) as { code: string }).code}`;
    };
    for (const status of [400, 406, 415, 422]) expect(await codeOf(status, ana, 'whip')).toBe('400 bad_sdp');
    // Nobody sends yet: the page asks again.
    for (const status of [404, 401, 409, 500, 307]) expect(await codeOf(status, bob, 'whep')).toBe('503 relay_down');
  });

  it('[STG-04] RT-03: ends what it sends to whom the host has blocked, and all of it with the stream', async () => {
    const { asked, ana, bob, opened, stream, post } = await mediaServer();
    await post(ana, 'whip');
    await post(bob, 'whep');
    await post({ browser: opened.browser() }, 'whep');
    asked.length = 0;
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    await vi.waitFor(() => expect(asked).toEqual(['DELETE /resource/2']), soon);
    await ana.browser.get(streamCalls.endStream, { stream_id: stream.id });
    await vi.waitFor(() => expect(asked.toSorted()).toEqual([1, 2, 3].map((n) => `DELETE /resource/${n}`)), soon);
  });

  it('[STG-04] is asked to end a few at a time, and forgets what a member had before their newest four', async () => {
    const { asked, held, ana, bob, opened, stream, post } = await mediaServer();
    for (let at = 0; at < 6; at += 1) await post(bob, 'whep');
    const ended = () => asked.filter((one) => one.startsWith('DELETE')).toSorted();
    await vi.waitFor(() => expect(ended()).toEqual(['DELETE /resource/1', 'DELETE /resource/2']), soon);
    for (let at = 0; at < 10; at += 1) await post({ browser: opened.browser() }, 'whep');
    asked.length = 0;
    const kept: (() => void)[] = [];
    held.list = kept;
    const ending = ana.browser.get(streamCalls.endStream, { stream_id: stream.id });
    let most = 0;
    await vi.waitFor(() => {
      most = Math.max(most, kept.length);
      if (kept.length === 8 || asked.length >= 14) kept.splice(0).forEach((send) => send());
      expect(asked.length).toBe(14);
    }, soon);
    kept.splice(0).forEach((send) => send());
    await ending;
    expect(most).toBe(8);
  });
});
