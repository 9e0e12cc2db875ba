// Seats sold, paid, cancelled and played in any order, beside a model that knows whose credit is whose and of which part.
import fc from 'fast-check';
import { expect } from 'vitest';
import { streamCalls } from '@wagram/contract/streams';
import { ticketCalls } from '@wagram/contract/tickets';
import type { StreamId } from '#kernel';
import { findLedgerViolations } from '#ledger';
import { selectTicketViolations } from '#tickets';
import { people, type Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { depositFor, partsHeld, schedule, settleTickets } from './ticket-scene.ts';

type Act =
  | { act: 'sell'; who: number; price: number; seats: number | null }
  | { act: 'buy' | 'race'; who: number; other: number; which: number }
  | { act: 'begin' | 'end'; which: number }
  | { act: 'deposit'; who: number; amount: number }
  | { act: 'wait'; minutes: number }
  | { act: 'settle' };

const HANDS = 4;
const person = fc.nat(HANDS - 1);
const which = fc.nat(9);

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('sell' as const),
      who: person,
      price: fc.integer({ min: 1, max: 40 }),
      seats: fc.option(fc.integer({ min: 1, max: 3 })),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ act: fc.constantFrom('buy' as const, 'race' as const), who: person, other: person, which }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('begin' as const, 'end' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('deposit' as const),
      who: person,
      amount: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('wait' as const), minutes: fc.constantFrom(1, 4, 6, 50, 70, 200) }),
  },
  { weight: 3, arbitrary: fc.constant({ act: 'settle' as const }) },
);

interface Parts {
  granted: bigint;
  withdrawable: bigint;
}

interface Sold {
  readonly stream: StreamId;
  readonly host: number;
  readonly price: bigint;
  readonly seats: number | null;
  readonly buyers: Map<number, Parts>;
}

interface TicketState {
  stream_id: StreamId;
  member_id: string;
  state: string;
  has_happened: boolean;
}

const STATES = `select t.stream_id, t.member_id, t.state,
    coalesce(s.state = 'ended' and s.ended_at - greatest(s.started_at, s.scheduled_for) >= interval '5 minutes', false) as has_happened
  from stream_tickets t left join streams s on s.id = t.stream_id where t.state <> 'held'`;

const absent = (): never => {
  throw new Error('nobody is there');
};

class Play {
  readonly #sold: Sold[] = [];
  readonly #done = new Set<string>();
  readonly purses: Parts[] = [];
  bought = 0;
  paid = 0;
  refunded = 0;

  constructor(
    readonly opened: TestApp,
    readonly members: readonly Person[],
  ) {
    for (const _ of members) this.purses.push({ granted: 100n, withdrawable: 0n });
  }

  #member = (who: number): Person => this.members[who] ?? absent();
  #purse = (who: number): Parts => this.purses[who] ?? absent();
  /** One of the newest. */
  #some = (place: number): Sold | undefined => this.#sold.at(-1 - place);

  async #sell({ who, price, seats }: Act & { act: 'sell' }): Promise<void> {
    const host = this.#member(who);
    const stream_id = await schedule(this.opened, host).catch(() => null);
    // As many are waiting as one may have.
    if (stream_id === null) return;
    await host.browser.get(ticketCalls.setSale, { stream_id, unit: 'WGM', price: String(price), seats });
    this.#sold.push({ stream: stream_id, host: who, price: BigInt(price), seats, buyers: new Map() });
  }

  async #ask(sold: Sold, who: number): Promise<number> {
    const input = { stream_id: sold.stream, price: String(sold.price) };
    return (await this.#member(who).browser.ask(ticketCalls.buyTicket, input)).status;
  }

  /** What was let through has cost granted credit first, once. */
  #charge(sold: Sold, who: number): void {
    if (sold.buyers.has(who)) return;
    const purse = this.#purse(who);
    const granted = sold.price < purse.granted ? sold.price : purse.granted;
    const withdrawable = sold.price - granted;
    purse.granted -= granted;
    purse.withdrawable -= withdrawable;
    expect(purse.withdrawable).toBeGreaterThanOrEqual(0n);
    sold.buyers.set(who, { granted, withdrawable });
    expect(sold.buyers.size).toBeLessThanOrEqual(sold.seats ?? HANDS);
    this.bought += 1;
  }

  async #buy(place: number, ...hands: readonly number[]): Promise<void> {
    const sold = this.#some(place);
    if (sold === undefined) return;
    const tried = await Promise.all(hands.map(async (who) => [who, await this.#ask(sold, who)] as const));
    for (const [who, status] of tried) {
      expect([200, 400, 402, 404, 409]).toContain(status);
      if (status === 200) this.#charge(sold, who);
    }
  }

  async #turn(call: typeof streamCalls.startStream | typeof streamCalls.endStream, place: number): Promise<void> {
    const sold = this.#some(place);
    if (sold === undefined) return;
    const { status } = await this.#member(sold.host).browser.ask(call, { stream_id: sold.stream });
    expect([200, 404, 409]).toContain(status);
  }

  /** What the server says it has settled is settled here, once, in the parts that were paid. */
  async #settle(): Promise<void> {
    await settleTickets(this.opened);
    const { rows } = await this.opened.app.database.pool.query<TicketState>(STATES);
    for (const row of rows) {
      const key = `${row.stream_id} ${row.member_id}`;
      if (this.#done.has(key)) continue;
      this.#done.add(key);
      const sold = this.#sold.find(({ stream }) => stream === row.stream_id) ?? absent();
      const who = this.members.findIndex(({ id }) => id === row.member_id);
      const parts = sold.buyers.get(who) ?? absent();
      expect(row.state).toBe(row.has_happened ? 'paid' : 'refunded');
      const purse = this.#purse(row.has_happened ? sold.host : who);
      purse.granted += parts.granted;
      purse.withdrawable += parts.withdrawable;
      if (row.has_happened) this.paid += 1;
      else this.refunded += 1;
    }
  }

  async #deposit(who: number, amount: number): Promise<void> {
    await depositFor(this.opened, this.#member(who), BigInt(amount));
    this.#purse(who).withdrawable += BigInt(amount);
  }

  do(act: Act): Promise<void> {
    switch (act.act) {
      case 'sell':
        return this.#sell(act);
      case 'buy':
        return this.#buy(act.which, act.who);
      case 'race':
        // One of them twice, and another for the same seat.
        return this.#buy(act.which, act.who, act.other, act.who);
      case 'begin':
        return this.#turn(streamCalls.startStream, act.which);
      case 'end':
        return this.#turn(streamCalls.endStream, act.which);
      case 'deposit':
        return this.#deposit(act.who, act.amount);
      case 'wait':
        return Promise.resolve(this.opened.clock.advance(act.minutes * 60_000));
      case 'settle':
        return this.#settle();
    }
  }
}

/** So many acts of four people, who begin with 100 granted WGM each; the books are read after every tenth. */
export const playTickets = async (opened: TestApp, count: number, seed: number): Promise<void> => {
  const { db } = opened.app;
  const play = new Play(opened, await people(opened, 'ana', 'bob', 'cleo', 'dan'));
  const acts = [...fc.sample(anyAct, { numRuns: count, seed }), { act: 'settle' } as const];
  for (const [place, act] of acts.entries()) {
    await play.do(act);
    if (place % 10 !== 0 && place !== count) continue;
    // What the model has not heard of yet is asked for first.
    await play.do({ act: 'settle' });
    for (const [who, { granted, withdrawable }] of play.purses.entries())
      expect(await partsHeld(play.members[who] ?? absent()), `seed ${seed}, after ${place}`).toEqual([
        String(granted + withdrawable),
        String(withdrawable),
      ]);
    expect(await selectTicketViolations(db)).toEqual([]);
  }
  expect(await findLedgerViolations(db)).toEqual([]);
  expect([play.bought, play.paid, play.refunded].every((times) => times > 0)).toBe(true);
};
