// What an operator takes out of a key, in a process that is killed at every step of it.
import { describe, expect, it } from 'vitest';
import { TOTP } from 'otpauth';
import { accountCalls, authCalls } from '@wagram/contract/auth';
import { moneyCalls, type SweepView } from '@wagram/contract/money';
import {
  cookiesOf,
  fakeCluster,
  giveFreshHashes,
  keyPair,
  kill,
  killAmid,
  orderMoments,
  preparedData,
  queryOf,
  startProgram,
  until,
  type Env,
  type Program,
} from '#testing';

const SEAL_KEY = Buffer.alloc(32, 9).toString('base64');
const SYSTEM = '11111111111111111111111111111111';
const PERSON = { username: 'mod', email: 'mod@example.org', password: 'a walk in the rain' };

const scene = async () => {
  const cluster = await fakeCluster();
  const wallet = { owner: SYSTEM, executable: false };
  cluster.methods.set('getAccountInfo', () => ({ context: { slot: 1 }, value: wallet }));
  cluster.methods.set('getBalance', () => ({ context: { slot: 1 }, value: 9_000_000_000 }));
  cluster.methods.set('getTokenAccountsByOwner', () => ({ context: { slot: 1 }, value: [] }));
  giveFreshHashes(cluster);
  const env: Env = {
    ...(await preparedData()),
    SOLANA_RPC_URL: cluster.node.url.href,
    SEAL_KEY,
    OPERATORS: PERSON.email,
  };
  const first = await startProgram(env);
  const cookie = cookiesOf((await first.ask(authCalls.signup, PERSON)).headers);
  const { password } = PERSON;
  const { body } = await first.ask(accountCalls.setUpTwoFactor, { password }, { cookie });
  const { secret } = body as unknown as { secret: string };
  const enabled = await first.ask(accountCalls.enableTwoFactor, { code: new TOTP({ secret }).generate() }, { cookie });
  const [code = ''] = (enabled.body as unknown as { backup_codes: string[] }).backup_codes;
  await kill(first);
  await queryOf(env, `update members set email_verified_at = now()`);
  return { cluster, env, program: await startProgram(env), cookie, code, to: keyPair().address };
};

const ended = (program: Program, cookie: string) =>
  until(async () => {
    const { status, body } = await program.read('/api/moderation/money/sweeps', cookie);
    const [one] = status === 200 ? (body as unknown as { sweeps: SweepView[] }).sweeps : [];
    return one?.state === 'paid' || one?.state === 'returned' ? one.state : null;
  }, 90_000);

const BOOKS = `select state, amount::text, (select count(*)::int from moderation_log where action = 'sweep') as lines
  from sweeps`;

describe('FT-01: a process that is killed amid a sweep', () => {
  it.each(orderMoments)('[MON-12] %s: it leaves once, and stands in the log once', async (...moment) => {
    const { cluster, env, program, cookie, code, to } = await scene();
    const input = {
      from: 'treasury',
      mint: null,
      amount: '5000000000',
      address: to,
      note: 'To the safe',
      code,
    } as const;
    const headers = { cookie, 'idempotency-key': 'one-sweep-of-mod-01' };
    const again = await killAmid({ cluster, env, program }, moment, () =>
      program.ask(moneyCalls.sweep, input, headers),
    );
    // The page asks once more, because it may have no answer: it is the same one, or the first try is believed to be at work.
    expect([200, 409]).toContain((await again.ask(moneyCalls.sweep, input, headers)).status);
    expect(await ended(again, cookie)).toBe('paid');
    await kill(again);
    expect(cluster.landed.size).toBe(1);
    expect(await queryOf(env, BOOKS)).toEqual([{ state: 'paid', amount: '5000000000', lines: 1 }]);
  });

  it('[MON-12] what fails for good on the network stays at the key, and another can follow', async () => {
    const { cluster, env, program, cookie, code, to } = await scene();
    cluster.fate = { err: { InstructionError: [1, { Custom: 1 }] }, level: 'finalized' };
    const input = {
      from: 'treasury',
      mint: null,
      amount: '5000000000',
      address: to,
      note: 'To the safe',
      code,
    } as const;
    expect((await program.ask(moneyCalls.sweep, input, { cookie })).status).toBe(200);
    expect(await ended(program, cookie)).toBe('returned');
    await kill(program);
    expect(await queryOf(env, BOOKS)).toMatchObject([{ state: 'returned' }]);
  });
});
