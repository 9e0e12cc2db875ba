// The test network over HTTP, on the embedded database and on PostgreSQL, beside the bare machine as the floor; and what the
// feed loses while people pay.
import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { address, getTransactionDecoder, lamports } from '@solana/kit';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { startPostgres } from '../../scripts/postgres.mjs';
import { askNode, makeWallet, signTransfer } from './chain-wallets.mjs';
import { load } from './load.mjs';
import { startServer } from './server.mjs';

const WARM = 40;
const ONE_BY_ONE = 300;
const AT_ONCE = 16;
const EACH = 60;
const READS = 500;
const FEED_SECONDS = 4;
const FEED_ROUNDS = 4;
const PAID_A_SECOND = 20;
const AMOUNT = 900_000n;
/** Of @ana of the demo community (contract/src/wallet/demo.ts). */
const DEMO_ADDRESS = '6noU4cVLinQ6uiAwmkHA2qPr7snA4UJ2vDdnyuEWQNM3';
const limits = Object.fromEntries(
  ['LIMIT_SIGN_IN', 'LIMIT_SIGN_UP', 'LIMIT_API', 'LIMIT_API_ANONYMOUS'].map((name) => [name, '1000000000']),
);

/** @param {number[]} times @param {number} share */
const at = (times, share) => [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** @param {string} name @param {number[]} times @param {number} seconds @param {number | null} floor */
const tell = (name, times, seconds, floor) => {
  const rate = times.length / seconds;
  const ratio = floor === null ? '' : `  ratio ${(rate / floor).toFixed(3)}`;
  const spread = `p50 ${at(times, 0.5).toFixed(1)} ms  p99 ${at(times, 0.99).toFixed(1)} ms`;
  console.log(`${name.padEnd(34)} ${rate.toFixed(0).padStart(6)}/s  ${spread}${ratio}`);
};

/** The machine alone, in this process: no HTTP, no rows, no other process. @returns {number} */
const bareMachine = () => {
  const machine = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n);
  const ana = makeWallet();
  machine.airdrop(address(ana.address), lamports(1_000_000_000_000n));
  const to = makeWallet().address;
  const wires = Array.from({ length: 2_000 }, () =>
    getTransactionDecoder().decode(signTransfer(ana, to, AMOUNT, base58.encode(randomBytes(32)))),
  );
  const started = performance.now();
  for (const wire of wires)
    if (machine.sendTransaction(wire) instanceof FailedTransactionMetadata) throw new Error('the machine refused');
  const seconds = (performance.now() - started) / 1000;
  console.log(`${'floor: the bare machine'.padEnd(34)} ${(wires.length / seconds).toFixed(0).padStart(6)}/s`);
  return wires.length / seconds;
};

/** @param {string} url */
const latest = async (url) => /** @type {string} */ ((await askNode(url, 'getLatestBlockhash', [])).value.blockhash);

/** @param {number} count @param {(i: number) => Promise<unknown>} act */
const oneByOne = async (count, act) => {
  const times = [];
  const started = performance.now();
  for (let i = 0; i < count; i += 1) {
    const began = performance.now();
    await act(i);
    times.push(performance.now() - began);
  }
  return { times, seconds: (performance.now() - started) / 1000 };
};

/** @param {string} url @param {Uint8Array} wire */
const pay = (url, wire) =>
  askNode(url, 'sendTransaction', [Buffer.from(wire).toString('base64'), { encoding: 'base64' }]);

/** Whoever has something to give: the faucet has its limit for each visitor, so one purse shares. @param {string} url */
const openPurse = async (url) => {
  const purse = makeWallet();
  await askNode(url, 'requestAirdrop', [purse.address, 2_000_000_000]);
  return purse;
};

/** @param {string} url @param {import('./chain-wallets.mjs').Wallet} from @param {string} to @param {number} count */
const signMany = async (url, from, to, count) => {
  const blockhash = await latest(url);
  return Array.from({ length: count }, () => signTransfer(from, to, AMOUNT, blockhash));
};

/** @param {string} name @param {string} url @param {import('./chain-wallets.mjs').Wallet} purse @param {number} floor */
const measurePayments = async (name, url, purse, floor) => {
  const to = makeWallet().address;
  for (const wire of await signMany(url, purse, to, WARM)) await pay(url, wire);
  const wires = await signMany(url, purse, to, ONE_BY_ONE);
  const single = await oneByOne(wires.length, (i) => pay(url, wires[i] ?? new Uint8Array()));
  tell(`${name}: transfers, one by one`, single.times, single.seconds, floor);

  const wallets = Array.from({ length: AT_ONCE }, makeWallet);
  const blockhash = await latest(url);
  for (const { address: at } of wallets) await pay(url, signTransfer(purse, at, AMOUNT * BigInt(EACH + 20), blockhash));
  const lanes = await Promise.all(wallets.map((wallet) => signMany(url, wallet, to, EACH)));
  const started = performance.now();
  const all = await Promise.all(lanes.map((lane) => oneByOne(EACH, (i) => pay(url, lane[i] ?? new Uint8Array()))));
  const times = all.flatMap((one) => one.times);
  tell(`${name}: transfers, ${AT_ONCE} at once`, times, (performance.now() - started) / 1000, floor);

  const reads = await oneByOne(READS, () => askNode(url, 'getBalance', [to]));
  tell(`${name}: getBalance`, reads.times, reads.seconds, null);
  const [wire = new Uint8Array()] = await signMany(url, purse, to, 1);
  const asked = [Buffer.from(wire).toString('base64'), { encoding: 'base64', replaceRecentBlockhash: true }];
  const tried = await oneByOne(READS, () => askNode(url, 'simulateTransaction', asked));
  tell(`${name}: simulate`, tried.times, tried.seconds, null);
};

/**
 * Pays at a steady pace until it is told to stop, whether or not the last ones have been answered.
 * @param {string} url @param {import('./chain-wallets.mjs').Wallet} purse
 */
const payAway = async (url, purse) => {
  const to = makeWallet().address;
  const blockhash = await latest(url);
  /** @type {Promise<unknown>[]} */
  const paid = [];
  const timer = setInterval(
    () => paid.push(pay(url, signTransfer(purse, to, AMOUNT, blockhash))),
    1000 / PAID_A_SECOND,
  );
  return async () => {
    clearInterval(timer);
    return (await Promise.all(paid)).length;
  };
};

/** @param {string} name @param {string} url @param {import('./chain-wallets.mjs').Wallet} purse */
const measureFeed = async (name, url, purse) => {
  const shot = () => ({ method: 'GET', path: '/api/posts' });
  const counts = { quiet: 0, paying: 0, paid: 0 };
  for (let round = 0; round < FEED_ROUNDS; round += 1) {
    counts.quiet += (await load(url, shot, { connections: AT_ONCE, seconds: FEED_SECONDS })).times.length;
    const stop = await payAway(url, purse);
    counts.paying += (await load(url, shot, { connections: AT_ONCE, seconds: FEED_SECONDS })).times.length;
    counts.paid += await stop();
  }
  const share = (counts.paying / counts.quiet).toFixed(3);
  const pace = (counts.paid / (FEED_ROUNDS * FEED_SECONDS)).toFixed(0);
  console.log(`${`${name}: feed while people pay`.padEnd(34)} ${share} of the feed alone, ${pace} transfers a second`);
};

/** The demo community has come when its payments have: they come last. @param {string} url */
const settle = async (url) => {
  const count = async () => (await askNode(url, 'getSignaturesForAddress', [DEMO_ADDRESS])).length;
  let before = 0;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const now = await count();
    if (now > 1 && now === before) return;
    before = now;
  }
};

/** @param {string} name @param {Record<string, string>} env @param {number} floor */
const measure = async (name, env, floor) => {
  const server = await startServer({ DEMO: 'on', ...limits, ...env });
  await settle(server.url);
  const purse = await openPurse(server.url);
  await measurePayments(name, server.url, purse, floor);
  await measureFeed(name, server.url, purse);
  await server.remove();
};

const floor = bareMachine();
await measure('embedded', {}, floor);
const postgres = await startPostgres({ settings: { shared_buffers: '256MB' } });
await measure('PostgreSQL', { DATABASE_URL: postgres.url, CHAIN: 'test' }, floor);
await postgres.remove();
