// Tickets in a process that is killed at every step of paying them back, and ten thousand acts in any order.
import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { streamCalls } from '@wagram/contract/streams';
import { ticketCalls, type TicketView } from '@wagram/contract/tickets';
import type { StreamId } from '#kernel';
import {
  cookiesOf,
  endLeasesOf,
  fakeCluster,
  giveFreshHashes,
  keyPair,
  kill,
  killAmid,
  orderMoments,
  playTickets,
  preparedData,
  queryOf,
  startProgram,
  testApp,
  until,
  type Env,
  type Program,
} from '#testing';

const SEAL_KEY = Buffer.alloc(32, 9).toString('base64');
const MINT = 'So11111111111111111111111111111111111111112';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const HOUR_MS = 3_600_000;
const PASSWORD = 'a walk in the rain';

/** Bob has a ticket to Ana's stream, for tokens that lie with the ticket key. */
const ticketFor = (genesis: string, streamId: string): readonly string[] => [
  `insert into ticket_sales (stream_id, host_id, title, scheduled_for, unit, price, decimals, sold, genesis, mint, host_address, created_at)
    select '${streamId}', id, 'Charts', now() + interval '1 hour', 'WGR', 5000000000, 9, 1, '${genesis}', '${MINT}',
      '${keyPair().address}', now() from members where username = '@ana'`,
  `with asked as (
      insert into invoices (id, member_id, purpose, subject_id, genesis, mint, amount, arrived, to_address, reference, state,
        created_at, expires_at, settled_at)
      select gen_random_uuid(), id, 'ticket', '${streamId}', '${genesis}', '${MINT}', 5000000000, 5000000000, 'key', 'reference',
        'paid', now(), now(), now() from members where username = '@bob' returning id, member_id),
    paid as (insert into invoice_payments (signature, genesis, invoice_id, amount, payer, seen_at)
      select 'a payment', '${genesis}', id, 5000000000, '${keyPair().address}', now() from asked)
    insert into stream_tickets (id, stream_id, member_id, unit, price, invoice_id, created_at)
      select gen_random_uuid(), '${streamId}', member_id, 'WGR', 5000000000, id, now() from asked`,
];

const prepareCluster = async () => {
  const cluster = await fakeCluster();
  const mint = { owner: TOKEN_PROGRAM, data: { parsed: { type: 'mint', info: { decimals: 9 } } } };
  cluster.methods.set('getAccountInfo', () => ({ context: { slot: 1 }, value: mint }));
  giveFreshHashes(cluster);
  return cluster;
};

const join = async (program: Program, username: string): Promise<string> => {
  const draft = { username, email: `${username}@example.org`, password: PASSWORD };
  return cookiesOf((await program.ask(authCalls.signup, draft)).headers);
};

const plan = async (program: Program, cookie: string): Promise<StreamId> => {
  const scheduled_for = new Date(Date.now() + HOUR_MS).toISOString();
  const draft = { title: 'Charts', category: 'general', scheduled_for } as const;
  const { body } = await program.ask(streamCalls.createStream, draft, { cookie });
  return (body as unknown as { stream: { id: StreamId } }).stream.id;
};

const readTicket = async (program: Program, cookie: string): Promise<TicketView | null> => {
  const { status, body } = await program.read('/api/tickets', cookie);
  return status === 200 ? ((body as unknown as { tickets: TicketView[] }).tickets[0] ?? null) : null;
};

const ended = (program: Program, cookie: string) =>
  until(async () => {
    const state = (await readTicket(program, cookie))?.state;
    return state === 'refunded' || state === 'paid' ? state : null;
  }, 120_000);

const scene = async () => {
  const cluster = await prepareCluster();
  const env: Env = {
    ...(await preparedData()),
    SOLANA_RPC_URL: cluster.node.url.href,
    SEAL_KEY,
    TOKEN_ADDRESS: MINT,
  };
  const first = await startProgram(env);
  const [ana, bob] = [await join(first, 'ana'), await join(first, 'bob')];
  const streamId = await plan(first, ana);
  await kill(first);
  for (const sql of ticketFor(cluster.genesis, streamId)) await queryOf(env, sql);
  return { cluster, env, program: await startProgram(env), ana, bob, streamId };
};

const BOOKS = `select what, state from ticket_orders`;

describe('FT-01: a process that is killed while a ticket is paid back in tokens', () => {
  it.each(orderMoments)('[MON-11] %s: it is paid back once, and the rows say so', async (...moment) => {
    const { cluster, env, program, ana, bob, streamId } = await scene();
    const again = await killAmid({ cluster, env, program }, moment, () =>
      program.ask(streamCalls.endStream, { stream_id: streamId }, { cookie: ana }),
    );
    expect(await ended(again, bob)).toBe('refunded');
    await kill(again);
    expect(cluster.landed.size).toBe(1);
    expect(await queryOf(env, BOOKS)).toEqual([{ what: 'refund', state: 'done' }]);
  });
});

const CREDIT = `select coalesce(m.username, a.kind) as who, a.balance::int from accounts a
  left join members m on m.id = a.member_id where a.unit = 'WGM' and a.kind in ('member', 'held') order by 1`;

describe('FT-01: a process that is killed while tickets are bought and paid back in credit', () => {
  it('[MON-11] whatever was answered holds, nobody pays twice, and everything comes back', async () => {
    const env: Env = { ...(await preparedData()), CHAIN: 'off', WELCOME_GRANT: '100' };
    let program = await startProgram(env);
    const ana = await join(program, 'ana');
    const fans: string[] = [];
    for (let place = 0; place < 5; place += 1) fans.push(await join(program, `fan${place}`));
    for (let round = 0; round < 5; round += 1) {
      const stream_id = await plan(program, ana);
      const sale = { stream_id, unit: 'WGM', price: '10', seats: 5 } as const;
      await program.ask(ticketCalls.setSale, sale, { cookie: ana });
      const buy = { stream_id, price: '10' };
      const headers = (cookie: string) => ({ cookie, 'idempotency-key': `round-${round}-of-${fans.indexOf(cookie)}` });
      const tries = fans.map((cookie) => program.ask(ticketCalls.buyTicket, buy, headers(cookie)).catch(() => null));
      // One of them is through; the others are anywhere.
      const answered = await Promise.race(tries);
      await kill(program);
      await Promise.all(tries);
      await endLeasesOf(env);
      expect(answered?.status ?? 200).toBe(200);
      program = await startProgram(env);
      // Asked again without a key: who has one already pays nothing more.
      for (const cookie of fans) expect((await program.ask(ticketCalls.buyTicket, buy, { cookie })).status).toBe(200);
      await program.ask(streamCalls.endStream, { stream_id }, { cookie: ana });
      await until(
        async () => ((await readTicket(program, fans[0] ?? ''))?.state === 'refunded' ? true : null),
        120_000,
      );
    }
    const isOver = async (cookie: string) => (await readTicket(program, cookie))?.state !== 'held';
    for (const cookie of fans) await until(async () => ((await isOver(cookie)) ? true : null), 60_000);
    await kill(program);
    expect(await queryOf(env, CREDIT)).toEqual([
      { who: '@ana', balance: 100 },
      ...fans.map((_, place) => ({ who: `@fan${place}`, balance: 100 })),
      { who: 'held', balance: 0 },
    ]);
  });
});

it('[MON-11] ten thousand acts in any order keep what is held equal to what is owed', async () => {
  await playTickets(await testApp({ env: { CHAIN: 'off', WELCOME_GRANT: '100' } }), 10_000, Date.now());
}, 3_600_000);
