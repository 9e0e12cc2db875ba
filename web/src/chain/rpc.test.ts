import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, serve } from '#testing';
import { askChain, askLifetime, ChainRefusal, fieldOf, listOf, parseExact, textOf, wholeOf } from './rpc.ts';
import type { AskChain } from './rpc.ts';

beforeEach(() => openPage());

/** Answers with a text as it is: a whole number past 2^53 would not survive JSON.stringify. */
const answer = (text: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));

describe('[CHN-09] the network is asked through this server', () => {
  it('with one question of JSON-RPC', async () => {
    const log = serve({ 'POST /api/chain/rpc': [200, { jsonrpc: '2.0', id: 1, result: { value: 7 } }] });
    expect(await askChain('getBalance', ['abc', { commitment: 'confirmed' }])).toEqual({ value: 7 });
    expect(log.map(({ body }) => body)).toEqual([
      { jsonrpc: '2.0', id: 1, method: 'getBalance', params: ['abc', { commitment: 'confirmed' }] },
    ]);
  });

  it('whole numbers stay exact past 2^53, and texts stay what they are', async () => {
    answer('{"jsonrpc":"2.0","id":1,"result":{"value":18446744073709551615,"memo":"9007199254740993, \\"1\\""}}');
    expect(await askChain('getBalance', [])).toEqual({ value: '18446744073709551615', memo: '9007199254740993, "1"' });
    expect(
      parseExact('[9007199254740993,-9007199254740993, 999999999999999,1.5e30,0.1234567890123456,"\\\\",1]'),
    ).toEqual(['9007199254740993', '-9007199254740993', 999_999_999_999_999, 1.5e30, 0.123_456_789_012_345_6, '\\', 1]);
  });

  it('a number with a point or an exponent is no whole one, however long', () => {
    for (const text of [
      '12345678901234567.25',
      '0.25000000000000000000',
      '1234567890123456E+2',
      '-1234567890123456e-2',
    ])
      expect(parseExact(`[${text}]`)).toEqual([Number(text)]);
    expect(parseExact('[2e0000000000000003,2E+0000000000000003]')).toEqual([2_000, 2_000]);
  });

  it('an error that is null is none', async () => {
    answer('{"jsonrpc":"2.0","id":1,"error":null,"result":7}');
    expect(await askChain('getBalance', [])).toBe(7);
  });

  it('its refusal has a number and its words', async () => {
    serve({ 'POST /api/chain/rpc': [200, { jsonrpc: '2.0', id: 1, error: { code: -32_602, message: 'Invalid' } }] });
    const failure = await askChain('getBalance', []).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(ChainRefusal);
    expect(failure).toMatchObject({ code: -32_602, message: 'Invalid' });
  });

  it.each(['', 'maintenance', '{"jsonrpc":"2.0","id":1}', '1'])('what cannot be read fails: %j', async (text) => {
    answer(text);
    await expect(askChain('getBalance', [])).rejects.toMatchObject({ message: 'unreadable' });
  });

  it('a server that refuses or is away is told as such', async () => {
    serve({
      'POST /api/chain/rpc': [404, { success: false, error: 'This server is not connected.', code: 'chain_off' }],
    });
    await expect(askChain('getBalance', [])).rejects.toMatchObject({ code: 'chain_off' });
    serve({ 'POST /api/chain/rpc': 'unreachable' });
    await expect(askChain('getBalance', [])).rejects.toMatchObject({ code: 'offline' });
    answer('{', 502);
    await expect(askChain('getBalance', [])).rejects.toMatchObject({ status: 502 });
  });

  it('a lifetime is a blockhash and the height after which it is over', async () => {
    const value = { blockhash: 'abc', lastValidBlockHeight: 150 };
    const ask = vi.fn<AskChain>(() => Promise.resolve({ value }));
    expect(await askLifetime(ask)).toEqual({ blockhash: 'abc', lastValidHeight: 150 });
    expect(ask).toHaveBeenCalledWith('getLatestBlockhash', [{ commitment: 'confirmed' }]);
    await expect(askLifetime(() => Promise.resolve({ value: { blockhash: 1 } }))).rejects.toThrow('unreadable');
  });
});

describe('answers are read, or refused', () => {
  it.each([
    [0, 0n],
    ['18446744073709551615', 18_446_744_073_709_551_615n],
  ])('%s is a whole number', (value, whole) => {
    expect(wholeOf(value)).toBe(whole);
  });
  it.each([1.5, Number.MAX_SAFE_INTEGER + 1, '-1', '1.5', '', '1'.repeat(21), null, undefined, {}])(
    '%j is none',
    (value) => {
      expect(() => wholeOf(value)).toThrow('unreadable');
    },
  );
  it('fields, texts and lists are what they are', () => {
    expect(fieldOf({ a: 1 }, 'a')).toBe(1);
    expect([fieldOf(null, 'a'), fieldOf('abc', 'length'), fieldOf(undefined, 'a'), fieldOf({}, 'a')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([textOf('a'), listOf([1])]).toEqual(['a', [1]]);
    expect(() => textOf(1)).toThrow('unreadable');
    expect(() => listOf('abc')).toThrow('unreadable');
  });
});
