import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { streamCalls, streamPictureCalls } from '@wagram/contract/streams';
import { readConfig } from '#kernel';
import { people, testApp } from '#testing';
import { timeLimited } from './ice-servers.ts';

const URL = 'turn:turn.example.org:3478, turns:turn.example.org:443?transport=tcp';
const urls = URL.split(', ');

describe('TURN', () => {
  it('[STG-04] gives names and passwords that coturn knows for its own', () => {
    // By openssl: printf '1700000000:abc' | openssl dgst -sha1 -hmac north -binary | base64
    expect(timeLimited('north', 'abc', new Date(1_700_000_000_999))).toEqual({
      username: '1700000000:abc',
      credential: 'g5HTmCBrPDhYXFpM/1dHUtfE+c4=',
    });
  });

  it('[STG-04] is told to whom the stream shows itself, for four hours, and to nobody else', async () => {
    const opened = await testApp({ env: { TURN_URL: URL, TURN_SECRET: 'north' } });
    const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
    const { stream } = await ana.browser.get(streamCalls.createStream, { title: 'Live', category: 'general' });
    await ana.browser.get(blockCalls.block, { blocked_id: cleo.id });
    const asked = { stream_id: stream.id };
    const names = new Set<string>();
    const guests = ['203.0.113.1', '203.0.113.2', '2001:db8::1', '2001:db8::2'].map((at) => opened.browser(at));
    for (const browser of [ana.browser, bob.browser, ...guests]) {
      const { ice_servers: servers } = await browser.get(streamPictureCalls.readIceServers, asked);
      const { username = '', credential } = servers[0] ?? {};
      const [until, who = ''] = username.split(':');
      expect(Number(until)).toBe(Math.floor(opened.clock.now().getTime() / 1_000) + 4 * 3_600);
      expect(servers).toEqual([{ urls, ...timeLimited('north', who, new Date(Number(until) * 1_000)) }]);
      expect(`${username} ${credential}`).not.toMatch(new RegExp(`${ana.id}|${bob.id}|north|113|2001`));
      names.add(who);
    }
    // Each guest has a quota by where they are, in which one customer's addresses are one.
    expect(names.size).toBe(5);
    const refused = await cleo.browser.ask(streamPictureCalls.readIceServers, asked);
    expect(refused).toMatchObject({ status: 404, body: { code: 'stream_not_found' } });
    await ana.browser.get(streamCalls.endStream, asked);
    const over = await bob.browser.ask(streamPictureCalls.readIceServers, asked);
    expect(over).toMatchObject({ status: 409, body: { code: 'not_live' } });
  });

  it('[STG-04] is what the operator wrote down, or nothing', async () => {
    const fixed = { TURN_URL: URL, TURN_USERNAME: 'all', TURN_CREDENTIAL: 'of you' };
    for (const [env, servers] of [
      [fixed, [{ urls, username: 'all', credential: 'of you' }]],
      [{}, []],
    ] as const) {
      const [ana] = await people(await testApp({ env }), 'ana');
      const { stream } = await ana.browser.get(streamCalls.createStream, { title: 'Live', category: 'general' });
      const { ice_servers: given } = await ana.browser.get(streamPictureCalls.readIceServers, { stream_id: stream.id });
      expect(given).toEqual(servers);
    }
    const problem = (env: Record<string, string>) => () => readConfig(env);
    expect(problem({ TURN_URL: URL })).toThrow('TURN_URL needs TURN_SECRET, or TURN_USERNAME and TURN_CREDENTIAL');
    expect(problem({ TURN_URL: 'https://turn.example.org', TURN_SECRET: 'north' })).toThrow(
      'TURN_URL must be addresses',
    );
  });
});
