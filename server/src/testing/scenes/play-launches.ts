// Launches on a network of plain numbers, in any order of acts. Whatever happens, all SOL that was pledged lies with its owner,
// with the creator or with the pool, and all tokens are somewhere.
import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { launchCalls, type LaunchView } from '@wagram/contract/launchpad';
import { addressOfKey, tokenAccountOf } from '#chain';
import { createHttp, createLog, jobKind, type App } from '#kernel';
import { launchRoutes } from '#launchpad';
import { Browser } from '../browser.ts';
import { anotherProcess } from '../jobs.ts';
import { keyPair, type KeyPair } from '../key-pair.ts';
import { LaunchNet, WRAPPED } from './launch-net.ts';
import { anyCase, type Act, type Case } from './launch-cases.ts';
import { signText } from './launch-scene.ts';
import { people } from '../people.ts';
import type { TestApp } from '../test-app.ts';

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const HOUR_MS = 3_600_000;
interface Buyer {
  readonly browser: Browser;
  readonly wallet: KeyPair;
  given: bigint;
  back: bigint;
}

const total = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((all, one) => all + one, 0n);
const placeOf = (owner: string, mint: string) => tokenAccountOf(owner, { mint, program: TOKEN_PROGRAM });

class Play {
  #launch!: LaunchView;
  #creator = keyPair();

  constructor(
    readonly opened: TestApp,
    readonly app: App,
    readonly net: LaunchNet,
    readonly maker: Browser,
    readonly buyers: readonly Buyer[],
  ) {}

  async begin(number: number, { goal, cap, share, hasPool }: Case): Promise<void> {
    this.#creator = keyPair();
    const { address } = this.#creator;
    const { launch } = await this.maker.get(launchCalls.createLaunch, {
      address,
      name: `Case ${number}`,
      symbol: `C${number}`,
      supply: '1000000',
      goal: String(goal),
      cap: String((goal * BigInt(cap)) / 100n),
      share,
      vesting_days: 30,
      open_hours: 1,
    });
    const { id, mint, lock } = {
      ...launch,
      lock: await this.#text('select lock from launches where id = $1', launch.id),
    };
    if (!hasPool)
      await this.#text(
        'update launches set pool_percent = 0, pool_tokens = 0, vault = null where id = $1 returning id',
        id,
      );
    const vault = await this.#text('select vault from launches where id = $1', id);
    const { message } = await this.maker.get(launchCalls.composeLaunch, { launch_id: id });
    await this.maker.get(launchCalls.signLaunch, { launch_id: id, signature: signText(this.#creator, message) });
    const key = await addressOfKey(this.app, 'launch');
    const [supply, locked] = [BigInt(launch.supply), BigInt(launch.share)];
    const hold = (account: string, owner: string, token: string, amount: bigint) =>
      this.net.accounts.set(account, { owner, mint: token, amount });
    hold(await placeOf(key, mint), key, mint, supply - locked);
    hold(await placeOf(lock, mint), lock, mint, locked);
    hold(await placeOf(address, WRAPPED), address, WRAPPED, 0n);
    if (vault !== '') hold(vault, key, WRAPPED, 0n);
    for (const order of this.net.orders) order.state = 'landed';
    await this.#settle();
    this.#launch = launch;
    for (const buyer of this.buyers) {
      Object.assign(buyer, { wallet: keyPair(), given: 0n, back: 0n });
      // Whoever is seen now and then stays signed in.
      await buyer.browser.get(launchCalls.listLaunches, {});
    }
  }

  async #text(sql: string, id: string): Promise<string> {
    const { rows } = await this.app.database.pool.query<Record<string, string | null>>(sql, [id]);
    return Object.values(rows[0] ?? {})[0] ?? '';
  }

  async #say({ browser, wallet }: Buyer): Promise<string> {
    const input = { launch_id: this.#launch.id, address: wallet.address };
    const { body } = await browser.ask(launchCalls.pledge, input);
    return body.success ? (body.own.pledge?.account ?? '') : '';
  }

  #sum(hundredths: number): bigint {
    return hundredths === 0 ? 2n ** 64n - 1n : (BigInt(this.#launch.goal) * BigInt(hundredths)) / 100n;
  }

  async #pledge(buyer: Buyer, amount: bigint, allowed: bigint): Promise<void> {
    const account = await this.#say(buyer);
    if (account === '' || this.net.accounts.has(account)) return;
    const [owner, delegate] = [buyer.wallet.address, await addressOfKey(this.app, 'launch')];
    this.net.accounts.set(account, { owner, mint: WRAPPED, amount, delegate, delegated: allowed });
    const place = await placeOf(owner, this.#launch.mint);
    if (!this.net.accounts.has(place)) this.net.accounts.set(place, { owner, mint: this.#launch.mint, amount: 0n });
    buyer.given += amount;
    await this.#say(buyer);
  }

  #takeBack(buyer: Buyer): void {
    for (const [account, { owner, mint, amount }] of this.net.accounts)
      if (owner === buyer.wallet.address && mint === WRAPPED) {
        this.net.close(account, owner);
        buyer.back += amount;
      }
  }

  async close(): Promise<void> {
    this.opened.clock.advance(HOUR_MS);
    await this.app.jobs.enqueue(this.app.db, jobKind('launch.close'), {}, { key: this.#launch.id });
    await this.#work();
  }

  async #work(): Promise<void> {
    this.app.jobs.wake();
    await this.app.jobs.settle();
  }

  async #land(isTaken: boolean): Promise<void> {
    const order = this.net.orders.find(({ state }) => state === 'open');
    if (order === undefined) return;
    const build = this.net.kinds.get(order.kind)?.build ?? null;
    const isDone = isTaken && build !== null && this.net.run((await build(order.id)).instructions);
    order.state = isDone ? 'landed' : 'refused';
  }

  async #settle(): Promise<void> {
    const order = this.net.orders.find(({ state }) => state !== 'open');
    if (order === undefined) return;
    this.net.orders.splice(this.net.orders.indexOf(order), 1);
    const [rules, isPaid] = [this.net.kinds.get(order.kind), order.state === 'landed'];
    await this.app.transact(async (tx) => rules?.settle(tx, order.id, isPaid, this.app.clock.now()));
  }

  /** What is free of the share, by both signatures; the lock has no owner in this network. */
  async #release(): Promise<void> {
    const launch_id = this.#launch.id;
    if ((await this.#text('select state from launches where id = $1', launch_id)) !== 'opened') return;
    this.opened.clock.advance(24 * HOUR_MS);
    const { body } = await this.maker.ask(launchCalls.composeRelease, { launch_id });
    if (!body.success) return;
    const signature = signText(this.#creator, body.message);
    await this.maker.get(launchCalls.signRelease, { launch_id, signature });
    const order = this.net.orders.find(({ kind }) => kind === 'launch.release');
    const amount = BigInt(await this.#text('select amount::text from launch_releases where id = $1', order?.id ?? ''));
    const { mint } = this.#launch;
    const lock = await placeOf(await this.#text('select lock from launches where id = $1', launch_id), mint);
    const locked = this.net.accounts.get(lock);
    if (order === undefined || locked === undefined) throw new Error('nothing was released');
    expect(locked.amount).toBeGreaterThanOrEqual(amount);
    locked.amount -= amount;
    const own = await placeOf(this.#creator.address, mint);
    const there = this.net.accounts.get(own)?.amount ?? 0n;
    this.net.accounts.set(own, { owner: this.#creator.address, mint, amount: there + amount });
    order.state = 'landed';
  }

  /** Somebody sends a bought token to the account of the sale, which then is not empty when it is to be closed. */
  async #gift(): Promise<void> {
    const { mint } = this.#launch;
    const sale = this.net.accounts.get(await placeOf(await addressOfKey(this.app, 'launch'), mint));
    const giver = [...this.net.accounts.values()].find(
      (held) =>
        held.mint === mint && held.amount > 0n && this.buyers.some(({ wallet }) => wallet.address === held.owner),
    );
    if (sale === undefined || giver === undefined) return;
    giver.amount -= 1n;
    sale.amount += 1n;
  }

  async do(act: Act): Promise<void> {
    if (act.act === 'pledge' || act.act === 'take_back' || act.act === 'say') {
      const buyer = this.buyers[act.who];
      if (buyer === undefined) return;
      if (act.act === 'pledge') await this.#pledge(buyer, this.#sum(act.part), this.#sum(act.allowed));
      else if (act.act === 'say') await this.#say(buyer);
      else this.#takeBack(buyer);
      return;
    }
    if (act.act === 'settle') await this.#settle();
    else if (act.act === 'release') await this.#release();
    else if (act.act === 'gift') await this.#gift();
    else if (act.act === 'look') await this.app.jobs.enqueue(this.app.db, jobKind('launch.look_all'), {});
    else await this.#land(act.act === 'land');
    if (act.act === 'look') await this.#work();
  }

  /** Everything that is pledged lies somewhere, and so does every token. */
  async check(): Promise<void> {
    const { mint, supply } = this.#launch;
    const held = [...this.net.accounts.values()];
    const wrapped = (owner: string) =>
      total(held.filter((one) => one.mint === WRAPPED && one.owner === owner).map((one) => one.amount));
    const { address } = this.#creator;
    const [key, desk] = [await addressOfKey(this.app, 'launch'), await addressOfKey(this.app, 'desk')];
    const paid = wrapped(address) + wrapped(key) + (this.net.sol.get(desk) ?? 0n) + (this.net.sol.get(address) ?? 0n);
    const [given, kept] = [
      total(this.buyers.map((buyer) => buyer.given)),
      total(this.buyers.map(({ wallet, back }) => back + wrapped(wallet.address))),
    ];
    expect(kept + paid).toBe(given);
    const tokens = total(held.filter((one) => one.mint === mint).map((one) => one.amount));
    expect(tokens + (this.net.burnt.get(mint) ?? 0n)).toBe(BigInt(supply));
  }

  /** All that is under way comes to its end; then the rows say what the network says. */
  async finish(): Promise<boolean> {
    for (
      let turn = 0;
      turn < 20 && (await this.#text('select ended_at::text from launches where id = $1', this.#launch.id)) === '';
      turn += 1
    ) {
      while (this.net.orders.length > 0) {
        await this.#land(true);
        await this.#settle();
      }
      this.opened.clock.advance(2 * 60_000);
      await this.#work();
    }
    await this.check();
    const { id, mint } = this.#launch;
    const [key, desk] = [await addressOfKey(this.app, 'launch'), await addressOfKey(this.app, 'desk')];
    const { rows } = await this.app.database.pool.query<{ raised: string; sol: string; tokens: string; paid: string }>(
      `select l.raised::text, coalesce(p.sol, 0)::text as sol, coalesce(p.tokens, 0)::text as tokens,
        (select coalesce(sum(pays), 0)::text from launch_pledges where launch_id = l.id and state = 'filled') as paid
      from launches l left join swap_pools p on p.mint = l.mint where l.id = $1 and l.ended_at is not null`,
      [id],
    );
    const inPool = this.net.accounts.get(await placeOf(desk, mint))?.amount ?? 0n;
    const toDesk = this.net.sol.get(desk) ?? 0n;
    const { address } = this.#creator;
    const toCreator =
      (this.net.accounts.get(await placeOf(address, WRAPPED))?.amount ?? 0n) + (this.net.sol.get(address) ?? 0n);
    expect(rows).toEqual([
      {
        raised: String(toCreator + toDesk),
        paid: String(toCreator + toDesk),
        sol: String(toDesk),
        tokens: String(inPool),
      },
    ]);
    // Nothing is left with the launch key.
    expect([...this.net.accounts.values()].filter(({ owner }) => owner === key)).toEqual([]);
    this.net.sol.clear();
    this.net.accounts.clear();
    return toCreator > 0n;
  }
}

/** So many acts, in launches of three buyers that each come to their end. */
export const playLaunches = async (opened: TestApp, count: number, seed: number): Promise<void> => {
  const [ana, ...persons] = await people(opened, 'ana', 'bob', 'cleo', 'dan');
  const net = new LaunchNet();
  const jobs = anotherProcess(opened);
  const http = await createHttp(opened.app.config, createLog('fatal', false));
  const app: App = { ...opened.app, jobs, http, calls: new Set() };
  launchRoutes(app, net.chain());
  await http.ready();
  await jobs.start();
  onTestFinished(async () => {
    await jobs.stop();
    await http.close();
  });
  const browserOf = (person: { readonly browser: Browser }): Browser => {
    const browser = new Browser(http, person.browser.address, () => Promise.resolve());
    for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value);
    return browser;
  };
  const buyers = persons.map((one): Buyer => ({ browser: browserOf(one), wallet: keyPair(), given: 0n, back: 0n }));
  const play = new Play(opened, app, net, browserOf(ana), buyers);
  let [acts, opening, launches] = [0, 0, 0];
  const act = async (one: Act): Promise<void> => {
    await play.do(one);
    await play.check();
    acts += 1;
  };
  for (const one of fc.sample(anyCase, { numRuns: Math.ceil(count / 3), seed })) {
    if (acts >= count) break;
    launches += 1;
    await play.begin(launches, one);
    for (const early of one.before) await act(early);
    await play.close();
    for (const late of one.after) await act(late);
    if (await play.finish()) opening += 1;
  }
  expect(opening / launches).toBeGreaterThan(0.1);
  expect(opening).toBeLessThan(launches);
};
