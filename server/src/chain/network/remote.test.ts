import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from '#kernel';
import { fakeNode } from '#testing';
import { NetworkUnreachable, RpcRefusal } from './port.ts';
import { remoteNetwork } from './remote.ts';

/** A network behind a fake node, a clock for its caches, and all that is logged. */
const network = async (path?: string) => {
  const node = await fakeNode(path);
  const logged: string[] = [];
  const keep = new Writable({ write: (line, _encoding, done) => (logged.push(String(line)), done()) });
  const clock = { ms: 0 };
  const options = { now: () => clock.ms, timeoutMs: 300 };
  const remote = remoteNetwork(node.url, createLog('debug', false, keep), options);
  const asked = (method: string) => node.asked.filter((question) => question.method === method).length;
  return { node, remote, logged, clock, asked };
};

describe('a network elsewhere', () => {
  it('[CHN-03] its kind is what its genesis says', async () => {
    for (const [genesis, kind] of [
      ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', 'mainnet'],
      ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'devnet'],
      ['4uhcVJyU9pJkvQyS88uRDiswHScsY8CejuZLPGNeq41N', 'testnet'],
      ['2CUyxpPKjFYeEMzN5XZq1mWfCgFDcX4BhVYQv5XsxgHg', 'other'],
    ]) {
      const { node, remote, asked } = await network();
      node.results.set('getGenesisHash', `"${genesis}"`);
      expect([await remote.genesis(), await remote.genesis()]).toEqual([genesis, genesis]);
      expect(remote.kind).toBe(kind);
      expect(asked('getGenesisHash')).toBe(1);
    }
  });

  it('numbers keep every digit, and text with digits stays text', async () => {
    const { node, remote } = await network();
    const epoch = '18446744073709551615';
    node.results.set(
      'getAccountInfo',
      `{"value":{"lamports":9007199254740993,"rentEpoch":${epoch},"space":165,"ui":1.5,"note":"x \\" 18446744073709551615","e":1e3}}`,
    );
    expect(await remote.ask('getAccountInfo', ['a'])).toEqual({
      value: {
        lamports: 9_007_199_254_740_993n,
        rentEpoch: 18_446_744_073_709_551_615n,
        space: 165,
        ui: 1.5,
        note: `x " ${epoch}`,
        e: 1_000,
      },
    });
  });

  it('what the network refuses is told with its numbers; an airdrop is not even asked for', async () => {
    const { node, remote, asked } = await network();
    await remote.genesis();
    node.misbehave = ({ id }, reply) =>
      reply.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_002, message: 'no', data: { err: 'x' } } }));
    const refused = await remote.ask('sendTransaction', ['AA==']).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RpcRefusal);
    expect(refused).toMatchObject({ code: -32_002, message: 'no', data: { err: 'x' } });
    await expect(remote.ask('requestAirdrop', ['a', 1])).rejects.toBeInstanceOf(RpcRefusal);
    expect(asked('requestAirdrop')).toBe(0);
  });

  it('dead, slow, huge, lying or speaking something else: nobody can say, and nothing falls over', async () => {
    const { node, remote } = await network();
    await remote.genesis();
    const say = (text: string, status = 200) => {
      node.misbehave = ({ id }, reply) => reply.writeHead(status).end(text.replace('ID', String(id)));
    };
    const unreachable = async () =>
      expect(await remote.ask('getSignatureStatuses', [[]]).catch((error: unknown) => error)).toBeInstanceOf(
        NetworkUnreachable,
      );
    for (const text of [
      '',
      '<html>',
      'null',
      '[]',
      '{"jsonrpc":"2.0","id":ID}',
      '{"jsonrpc":"2.0","id":77,"result":1}',
      '{"jsonrpc":"2.0","result":1}',
      '{"id":ID,"error":"no"}',
      '{"id":ID,"error":{"code":-32005,"message":"Node is behind by 42 slots"}}',
      `{"id":ID,"result":"${'x'.repeat(1_100_000)}"}`,
    ]) {
      say(text);
      await unreachable();
    }
    say('{"jsonrpc":"2.0","id":ID,"result":1}', 503);
    await unreachable();
    node.misbehave = (_question, reply) => void reply.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    await unreachable();
    node.misbehave = () => undefined;
    await unreachable();
    node.misbehave = (_question, reply) => void reply.destroy();
    await unreachable();
    node.misbehave = null;
    expect(await remote.ask('getSlot', [])).toBe(null);
  });

  it('[CHN-03] when another network answers at the same address, nothing is asked there, and the log says so once', async () => {
    const { node, remote, clock, logged, asked } = await network();
    expect(await remote.ask('getSlot', [])).toBe(null);
    node.results.set('getGenesisHash', '"another"');
    clock.ms += 31_000;
    await expect(remote.ask('getSlot', [])).rejects.toBeInstanceOf(NetworkUnreachable);
    await expect(remote.ask('sendTransaction', ['AA=='])).rejects.toBeInstanceOf(NetworkUnreachable);
    await expect(remote.ask('getGenesisHash', [])).rejects.toBeInstanceOf(NetworkUnreachable);
    expect([asked('getSlot'), asked('sendTransaction')]).toEqual([1, 0]);
    expect(logged.filter((line) => line.includes('another network answers'))).toHaveLength(1);
    expect(await remote.genesis()).toBe('a-network');
    node.results.set('getGenesisHash', '"a-network"');
    expect(await remote.ask('getSlot', [])).toBe(null);
  });

  it('the same question within a second is asked once; what sends or follows is always asked', async () => {
    const { node, remote, clock, asked } = await network();
    await Promise.all(Array.from({ length: 20 }, () => remote.ask('getBalance', ['a'])));
    await remote.ask('getBalance', ['b']);
    expect(asked('getBalance')).toBe(2);
    clock.ms += 1_001;
    await remote.ask('getBalance', ['a']);
    expect(asked('getBalance')).toBe(3);
    for (let count = 0; count < 3; count += 1) await remote.ask('sendTransaction', ['AA==']);
    for (let count = 0; count < 3; count += 1) await remote.ask('getSignatureStatuses', [['s']]);
    expect([asked('sendTransaction'), asked('getSignatureStatuses')]).toEqual([3, 3]);
    node.misbehave = (_question, reply) => void reply.destroy();
    await expect(remote.ask('getSlot', [])).rejects.toBeInstanceOf(NetworkUnreachable);
    node.misbehave = null;
    expect(await remote.ask('getSlot', [])).toBe(null);
  });

  it('the key within the address reaches the node alone: no log, no error', async () => {
    const { node, logged } = await network('/v2/path-secret?api-key=query-secret');
    const url = new URL(node.url);
    url.username = 'someone';
    url.password = 'word-secret';
    const keep = new Writable({ write: (line, _encoding, done) => (logged.push(String(line)), done()) });
    const remote = remoteNetwork(url, createLog('debug', false, keep), { timeoutMs: 300 });
    await remote.genesis();
    expect(node.asked[0]).toMatchObject({ path: '/v2/path-secret?api-key=query-secret' });
    expect(node.asked[0]?.headers.authorization).toBe(`Basic ${btoa('someone:word-secret')}`);
    const errors: unknown[] = [];
    const fail = async () => errors.push(await remote.ask('getSignatureStatuses', []).catch((error: unknown) => error));
    node.misbehave = ({ id }, reply) =>
      reply.end(
        JSON.stringify({
          id,
          error: { code: -32_000, message: 'bad\u0000 key query-secret', data: { at: ['path-secret'] } },
        }),
      );
    await fail();
    node.misbehave = (_question, reply) => void reply.destroy();
    await fail();
    const told = [
      ...logged,
      ...errors.map((error) => `${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`),
    ];
    for (const error of errors) expect((error as Error).cause).toBeUndefined();
    expect(told.join('\n')).not.toMatch(/-secret|someone|127\.0\.0\.1/);
    expect(String(errors[0])).not.toContain('\u0000');
  });
});
