// Stakes that come and go on a network of plain numbers, looked at, claimed and paid in any order, beside a model that knows
// what lay where and for how long. More is never promised than the rewards account holds, nor than was earned.
import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { rewardFor, stakingCalls, UNITS_MAX } from '@wagram/contract/staking';
import { asId } from '@wagram/contract/kernel';
import type { OrderRules, OwnChain } from '#chain';
import { createHttp, createLog, jobKind, type App, type ChainOrderId } from '#kernel';
import { selectStakingViolations, stakingRoutes } from '#staking';
import { Browser } from '../browser.ts';
import { anotherProcess } from '../jobs.ts';
import { keyPair, someAddress } from '../key-pair.ts';
import { linkWallet } from '../link-wallet.ts';
import { people, type Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const HOUR_MS = 3_600_000;
/** As the setting of the play says: 100 percent. */
const RATE = 10_000n;

type Act =
  | { act: 'move'; who: number; amount: bigint }
  | { act: 'look' | 'claim'; who: number }
  | { act: 'race'; who: number; other: number }
  | { act: 'wait'; hours: number }
  | { act: 'fund'; amount: bigint }
  | { act: 'look_at_all' | 'land' | 'refuse' | 'settle' };

const person = fc.nat(3);
const sum = fc.oneof(
  { weight: 8, arbitrary: fc.bigInt(0n, 100_000n) },
  { weight: 1, arbitrary: fc.constant(UNITS_MAX) },
);

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('move' as const), who: person, amount: sum }),
  fc.record({ act: fc.constantFrom('look' as const, 'claim' as const), who: person }),
  fc.record({ act: fc.constant('race' as const), who: person, other: person }),
  fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ act: fc.constant('fund' as const), amount: fc.bigInt(1n, 20_000n) }),
  fc.record({ act: fc.constantFrom('look_at_all', 'land', 'land', 'refuse', 'settle', 'settle') }),
) as fc.Arbitrary<Act>;

const absent = (): never => {
  throw new Error('nobody is there');
};

interface Touch {
  readonly signature: string;
  readonly before: bigint;
  readonly after: bigint;
}

/** One member on the network. */
interface Place {
  readonly address: string;
  account: string | null;
  amount: bigint;
  /** What lay there, times the milliseconds that it did. */
  lain: bigint;
  readonly touches: Touch[];
}

interface Placed {
  readonly id: ChainOrderId;
  state: 'open' | 'landed' | 'refused';
}

class Net {
  held = 50_000n;
  readonly mint = someAddress();
  readonly genesis = someAddress();
  readonly orders: Placed[] = [];
  rules: OrderRules | null = null;
  #count = 0;

  constructor(readonly places: readonly Place[]) {}

  move(place: Place, amount: bigint): void {
    place.touches.unshift({ signature: `touch ${(this.#count += 1)}`, before: place.amount, after: amount });
    place.amount = amount;
  }

  /** Whose account it is shows when it is first asked for: the play does not derive addresses a second time. */
  #placeOf(account: string, asker: Place | null): Place | undefined {
    const known = this.places.find((place) => place.account === account);
    if (known !== undefined || asker === null) return known;
    asker.account = account;
    return asker;
  }

  /** Who is looked at for the first time. */
  asker: Place | null = null;

  #ask(method: string, [name, options]: readonly unknown[]): unknown {
    if (method === 'getTokenAccountBalance') return { value: { amount: String(this.held) } };
    const { until, limit = 0 } = (options ?? {}) as { until?: string; limit?: number };
    if (method === 'getTransaction') return this.#transaction(String(name));
    const place = this.#placeOf(String(name), this.asker);
    if (place === undefined) throw new Error(`nobody has ${String(name)}`);
    if (method === 'getSignaturesForAddress') {
      const end = place.touches.findIndex(({ signature }) => signature === until);
      const fresh = end === -1 ? place.touches : place.touches.slice(0, end);
      return fresh.slice(0, limit).map(({ signature }) => ({ signature, err: null }));
    }
    const info = { mint: this.mint, owner: place.address, state: 'initialized' };
    const parsed = { type: 'account', info: { ...info, tokenAmount: { amount: String(place.amount) } } };
    return { value: { owner: TOKEN_PROGRAM, data: { parsed } } };
  }

  #transaction(name: string): unknown {
    const place = this.places.find(({ touches }) => touches.some(({ signature }) => signature === name));
    const touch = place?.touches.find(({ signature }) => signature === name);
    const balances = (amount = 0n) => [
      { accountIndex: 0, mint: this.mint, owner: place?.address, uiTokenAmount: { amount: String(amount) } },
    ];
    return {
      meta: { preTokenBalances: balances(touch?.before), postTokenBalances: balances(touch?.after) },
      transaction: { message: { accountKeys: [place?.account] } },
    };
  }

  chain(): OwnChain {
    return {
      kind: 'other',
      genesis: async () => this.genesis,
      ask: async (method: string, params: readonly unknown[]) => this.#ask(method, params),
      token: async () => ({ mint: this.mint, program: TOKEN_PROGRAM, decimals: 0 }),
      give: null,
      products: { states: async () => ({ staking: 'on' }), assertOn: async () => undefined },
      orders: {
        serve: (_kind: string, rules: OrderRules) => void (this.rules = rules),
        place: async (_tx: unknown, _kind: string, id: string) => {
          this.orders.push({ id: asId<ChainOrderId>(id), state: 'open' });
        },
      },
    } as unknown as OwnChain;
  }
}

interface Promised {
  readonly owed: bigint;
  readonly members: ReadonlyMap<string, bigint>;
}

const readPromised = async ({ app }: TestApp): Promise<Promised> => {
  const { rows: pools } = await app.database.pool.query<{ owed: string }>('select owed::text from staking_pools');
  const { rows } = await app.database.pool.query<{ member_id: string; earned: string }>(
    `select s.member_id, (s.rewards + s.paid + coalesce((select sum(c.amount) from stake_claims c
      where c.member_id = s.member_id and c.settled_at is null), 0))::text as earned from stakes s`,
  );
  const members = new Map(rows.map(({ member_id, earned }) => [member_id, BigInt(earned)]));
  return { owed: pools.reduce((total, { owed }) => total + BigInt(owed), 0n), members };
};

class Play {
  readonly #net: Net;
  #paid = 0n;
  #landedOpen = 0n;

  constructor(
    readonly opened: TestApp,
    readonly app: App,
    readonly members: readonly { person: Person; browser: Browser; place: Place }[],
    net: Net,
  ) {
    this.#net = net;
  }

  get paid(): bigint {
    return this.#paid;
  }

  #member(who: number) {
    return this.members[who] ?? absent();
  }

  async #look(who: number): Promise<void> {
    const { browser, place } = this.#member(who);
    if (place.account === null) this.#net.asker = place;
    await browser.get(stakingCalls.lookAtStake, {});
    this.#net.asker = null;
  }

  async #claim(who: number): Promise<void> {
    const { status } = await this.#member(who).browser.ask(stakingCalls.claimRewards, {});
    expect([200, 409, 429]).toContain(status);
  }

  async #amountOf(id: ChainOrderId): Promise<bigint> {
    const text = 'select amount::text from stake_claims where id = $1';
    const { rows } = await this.app.database.pool.query<{ amount: string }>(text, [id]);
    return BigInt(rows[0]?.amount ?? 0);
  }

  async #land(isTaken: boolean): Promise<void> {
    const order = this.#net.orders.find(({ state }) => state === 'open');
    if (order === undefined) return;
    if (isTaken) {
      const amount = await this.#amountOf(order.id);
      // What was promised can be paid, always.
      expect(this.#net.held).toBeGreaterThanOrEqual(amount);
      this.#net.held -= amount;
      this.#landedOpen += amount;
    }
    order.state = isTaken ? 'landed' : 'refused';
  }

  async #settle(): Promise<void> {
    const order = this.#net.orders.find(({ state }) => state !== 'open');
    if (order === undefined) return;
    this.#net.orders.splice(this.#net.orders.indexOf(order), 1);
    const amount = await this.#amountOf(order.id);
    const isPaid = order.state === 'landed';
    for (let times = 0; times < 2; times += 1)
      await this.app.transact((tx) => (this.#net.rules ?? absent()).settle(tx, order.id, isPaid, this.app.clock.now()));
    if (isPaid) [this.#paid, this.#landedOpen] = [this.#paid + amount, this.#landedOpen - amount];
  }

  async do(act: Act): Promise<void> {
    switch (act.act) {
      case 'move':
        return this.#net.move(this.#member(act.who).place, act.amount);
      case 'look':
        return this.#look(act.who);
      case 'claim':
        return this.#claim(act.who);
      case 'race':
        await this.#look(act.who);
        await Promise.all([this.#look(act.who), this.#settle(), this.#claim(act.other), this.#look(act.who)]);
        return undefined;
      case 'wait':
        this.opened.clock.advance(act.hours * HOUR_MS);
        for (const { place, browser } of this.members) {
          place.lain += place.amount * BigInt(act.hours * HOUR_MS);
          // Whoever is seen now and then stays signed in.
          await browser.get(stakingCalls.readStake, {});
        }
        return undefined;
      case 'fund':
        this.#net.held += act.amount;
        return undefined;
      case 'look_at_all':
        await this.app.jobs.enqueue(this.app.db, jobKind('staking.look'), {});
        this.app.jobs.wake();
        return this.app.jobs.settle();
      case 'land':
      case 'refuse':
        return this.#land(act.act === 'land');
      case 'settle':
        return this.#settle();
    }
  }

  async check(after: string): Promise<void> {
    const { owed, members } = await readPromised(this.opened);
    expect(owed, after).toBeLessThanOrEqual(this.#net.held + this.#landedOpen);
    for (const { person, place } of this.members)
      expect(members.get(person.id) ?? 0n, after).toBeLessThanOrEqual(rewardFor(place.lain, RATE, 1n));
  }
}

/** So many acts of four people. The setting STAKING_RATE is 100. */
export const playStakes = async (opened: TestApp, count: number, seed: number): Promise<void> => {
  const persons = await people(opened, 'ana', 'bob', 'cleo', 'dan');
  const wallets = persons.map(() => keyPair());
  const places = wallets.map(({ address }): Place => ({ address, account: null, amount: 0n, lain: 0n, touches: [] }));
  for (const [who, one] of persons.entries()) await linkWallet(one, wallets[who]);
  const net = new Net(places);
  const jobs = anotherProcess(opened);
  const http = await createHttp(opened.app.config, createLog('fatal', false));
  const app: App = { ...opened.app, jobs, http, calls: new Set() };
  stakingRoutes(app, net.chain());
  await http.ready();
  await jobs.start();
  onTestFinished(async () => {
    await jobs.stop();
    await http.close();
  });
  const members = persons.map((one, who) => {
    const browser = new Browser(http, one.browser.address, () => Promise.resolve());
    for (const [name, value] of one.browser.cookies) browser.cookies.set(name, value);
    return { person: one, browser, place: places[who] ?? absent() };
  });
  const play = new Play(opened, app, members, net);
  for (const [place, act] of fc.sample(anyAct, { numRuns: count, seed }).entries()) {
    await play.do(act);
    await play.check(`after ${place}: ${act.act}`);
  }
  expect(play.paid).toBeGreaterThan(0n);
  expect(await selectStakingViolations(app.db)).toEqual([]);
};
