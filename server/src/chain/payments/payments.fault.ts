// Payments in a process that is killed, and over a node that lies or is gone.
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { chainCalls, type PaymentState, type PaymentView } from '@wagram/contract/chain';
import {
  cookiesOf,
  endLeasesOf,
  fakeCluster,
  keyPair,
  kill,
  killAmid,
  preparedData,
  queryOf,
  signPayment,
  startProgram,
  until,
  type Env,
  type FakeCluster,
  type Moment,
  type Program,
  type Question,
} from '#testing';

const SEAL_KEY = Buffer.alloc(32, 9).toString('base64');

const scene = async () => {
  const cluster = await fakeCluster();
  const env: Env = { ...(await preparedData()), SOLANA_RPC_URL: cluster.node.url.href, SEAL_KEY };
  const program = await startProgram(env);
  const ana = { username: 'ana', email: 'ana@example.org', password: 'a walk in the rain' };
  const { headers } = await program.ask(authCalls.signup, ana);
  return { cluster, env, program, cookie: cookiesOf(headers), wallet: keyPair() };
};

const stateOf = async (program: Program, cookie: string, signature: string): Promise<PaymentState | null> => {
  const { status, body } = await program.read(`/api/chain/payment?signature=${signature}`, cookie);
  return status === 200 ? (body as unknown as { payment: PaymentView }).payment.state : null;
};

const settled = (program: Program, cookie: string, signature: string, withinMs = 60_000) =>
  until(async () => {
    const state = await stateOf(program, cookie, signature);
    return state === 'finalized' || state === 'failed' || state === 'expired' ? state : null;
  }, withinMs);

describe('FT-01: a process that is killed amid a payment', () => {
  const statuses = (cluster: FakeCluster) =>
    cluster.node.asked.filter(({ method }) => method === 'getSignatureStatuses').length;
  const moments: readonly Moment[] = [
    ['before there is a row', ({ method }) => method === 'getBlockHeight', false],
    ['between the row and the sending', ({ method }) => method === 'getEpochInfo', false],
    ['before the node has it', ({ method }) => method === 'sendTransaction', false],
    ['between the landing and the answer', ({ method }) => method === 'sendTransaction', true],
    [
      'between the answer and the row',
      ({ method }, cluster) => method === 'getSignatureStatuses' && statuses(cluster) === 2,
      false,
    ],
  ];

  it.each(moments)('[CHN-10] %s: after a restart it is one payment, with a true state', async (...moment) => {
    const { cluster, env, program, cookie, wallet } = await scene();
    const { transaction, signature } = signPayment(wallet);
    const input = { transaction, last_valid_height: 1_100 };
    const again = await killAmid({ cluster, env, program }, moment, () =>
      program.ask(chainCalls.sendPayment, input, { cookie }),
    );
    // The page asks once more, because it has no answer.
    expect((await again.ask(chainCalls.sendPayment, input, { cookie })).status).toBe(200);
    expect(await settled(again, cookie, signature)).toBe('finalized');
    await kill(again);
    expect([...cluster.landed.keys()]).toEqual([signature]);
    expect(new Set(cluster.sent)).toEqual(new Set([signature]));
    expect(await queryOf(env, 'select signature, state from chain_payments')).toEqual([
      { signature, state: 'finalized' },
    ]);
    expect(await queryOf(env, `select 1 from jobs where kind = 'chain.follow'`)).toEqual([]);
  });

  it('[CHN-10] again and again, with many under way: each that was answered lands once', async () => {
    const { cluster, env, program: first, cookie, wallet } = await scene();
    const kept: string[] = [];
    let program = first;
    for (let round = 0; round < 10; round += 1) {
      const before = kept.length;
      const lane = async (): Promise<void> => {
        for (;;) {
          const { transaction, signature } = signPayment(wallet);
          const input = { transaction, last_valid_height: 1_100 };
          const reply = await program.ask(chainCalls.sendPayment, input, { cookie }).catch(() => null);
          if (reply === null) return;
          // Fifty may be under way at once.
          if (reply.status === 200) kept.push(signature);
        }
      };
      const lanes = Promise.all(Array.from({ length: 4 }, lane));
      await until(() => (kept.length >= before + 15 ? true : null));
      await kill(program);
      await lanes;
      await endLeasesOf(env);
      program = await startProgram(env);
    }
    for (const signature of kept) expect(await settled(program, cookie, signature)).toBe('finalized');
    await kill(program);
    const rows = await queryOf<{ signature: string; state: string }>(
      env,
      'select signature, state from chain_payments',
    );
    expect(rows.filter(({ state }) => state !== 'finalized')).toEqual([]);
    // What was cut off before its answer may be there too, and has landed as well.
    expect(rows.map(({ signature }) => signature)).toEqual(expect.arrayContaining(kept));
    expect(new Set(cluster.landed.keys())).toEqual(new Set(rows.map(({ signature }) => signature)));
  });
});

describe('a node that is gone, or lies', () => {
  const lies: readonly [string, (question: Question) => string][] = [
    ['a page of a proxy', () => '<html>502 Bad Gateway</html>'],
    ['nothing', () => ''],
    ['a result of another shape', ({ id }) => JSON.stringify({ jsonrpc: '2.0', id, result: { value: 'yes' } })],
    ['another signature', ({ id }) => JSON.stringify({ jsonrpc: '2.0', id, result: '5'.repeat(88) })],
    ['an answer to somebody else', () => JSON.stringify({ jsonrpc: '2.0', id: 0, result: null })],
  ];

  it.each(lies)(
    '[CHN-10] says %s: the program lives, nothing is claimed, and it lands once the node is well',
    async (_name, lie) => {
      const { cluster, program, cookie, wallet } = await scene();
      const { body } = await program.read('/api/chain/network', cookie);
      expect(body).toMatchObject({ network: { is_reachable: true } });
      const answer = cluster.node.misbehave;
      cluster.node.misbehave = (question, reply) => void reply.end(lie(question));
      const { transaction, signature } = signPayment(wallet);
      const input = { transaction, last_valid_height: 1_100 };
      expect((await program.ask(chainCalls.sendPayment, input, { cookie })).status).toBe(200);
      for (let look = 0; look < 10; look += 1) {
        expect(await stateOf(program, cookie, signature)).toBe('signed');
        expect((await program.get('/healthz')).status).toBe(200);
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      cluster.node.misbehave = answer;
      expect(await settled(program, cookie, signature)).toBe('finalized');
      expect([...cluster.landed.keys()]).toEqual([signature]);
      expect(program.output()).not.toContain(cluster.node.url.host);
    },
  );

  it('[CHN-10] takes what it never lets land: expired, but only when its time is over', async () => {
    const { cluster, program, cookie, wallet } = await scene();
    cluster.fate = 'forgotten';
    const { transaction, signature } = signPayment(wallet);
    await program.ask(chainCalls.sendPayment, { transaction, last_valid_height: 1_100 }, { cookie });
    await until(() => (cluster.sent.length >= 3 ? true : null));
    expect(await stateOf(program, cookie, signature)).toBe('sent');
    cluster.height = 1_151;
    expect(await settled(program, cookie, signature)).toBe('expired');
  });
});
