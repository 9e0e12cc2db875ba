import { address as toAddress, createNoopSigner } from '@solana/kit';
import { getRevokeInstruction, getTransferInstruction } from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { launchCalls } from '@wagram/contract/launchpad';
import { blockCalls } from '@wagram/contract/blocks';
import { launchScene, people, rpc, signAndSend, signText, SOL, testApp, type Buyer } from '#testing';
import { placeOf, WRAPPED_SOL } from './addresses.ts';

const MILLION = 1_000_000n;
const FOR_SALE = 600_000n * MILLION;
const FOR_POOL = 300_000n * MILLION;

const scene = async () => {
  const opened = await testApp({ env: { CHAIN: 'test' } });
  const sale = launchScene(opened);
  const [ana, bob, cleo, dan] = await people(opened, 'ana', 'bob', 'cleo', 'dan');
  const buyers = [await sale.withSol(ana), await sale.withSol(bob), await sale.withSol(cleo), await sale.withSol(dan)];
  const [creator, one, two, three] = buyers as [Buyer, Buyer, Buyer, Buyer];
  const read = async (who: Buyer, mint: string) =>
    (await who.browser.get(launchCalls.readToken, { address: mint })).token;
  const supplyOf = async (mint: string): Promise<bigint> =>
    BigInt(((await rpc(opened, 'getTokenSupply', [mint])).result as { value: { amount: string } }).value.amount);
  return { opened, ...sale, creator, one, two, three, read, supplyOf };
};

describe('a launch', () => {
  it('[MON-10] is made by two signatures: nobody can mint more or freeze, and the share lies behind both', async () => {
    const { creator, one, launch, read } = await scene();
    const made = await launch(creator);
    expect(made).toMatchObject({ state: 'open', symbol: 'TEA', for_sale: String(FOR_SALE), is_mine: true });
    const { facts, own } = await read(one, made.mint);
    expect(facts).toMatchObject({
      supply: String(1_000_000n * MILLION),
      mint_authority: null,
      freeze_authority: null,
      maker: creator.wallet.address,
    });
    expect(facts.holders.map(({ role, amount }) => [role, amount])).toEqual([
      ['sale', String(FOR_SALE + FOR_POOL)],
      ['locked', String(100_000n * MILLION)],
    ]);
    expect(own).toMatchObject({ pledge: null });
  });

  it('[MON-10] pays and delivers to each buyer at one price; what is over the goal stays with them', async () => {
    const { creator, one, two, three, launch, pledge, end, read, tokensOf, supplyOf, takeBack } = await scene();
    const made = await launch(creator, { cap: String((3n * SOL) / 2n) });
    const account = await pledge(one, made, (3n * SOL) / 2n);
    await pledge(two, made, (3n * SOL) / 2n);
    await pledge(three, made, SOL);
    expect((await read(one, made.mint)).launch).toMatchObject({ pledged: String(4n * SOL), pledges: 3 });
    await end();
    const token = await read(one, made.mint);
    expect(token.launch).toMatchObject({ state: 'opened', raised: String(3n * SOL) });
    const pays = [1_125_000_000n, 1_125_000_000n, 750_000_000n];
    expect(token.own?.pledge).toMatchObject({ state: 'filled', pays: String(pays[0]) });
    const got = await Promise.all([one, two, three].map(({ wallet }) => tokensOf(wallet.address, made.mint)));
    expect(got).toEqual(pays.map((paid) => (FOR_SALE * paid) / (3n * SOL)));
    expect(await tokensOf(creator.wallet.address, WRAPPED_SOL)).toBe((3n * SOL) / 2n);
    expect(await supplyOf(made.mint)).toBe(1_000_000n * MILLION);
    await takeBack(one, account);
  });

  it('[MON-10] takes nothing when the goal is missed, and what was for sale is burnt', async () => {
    const { creator, one, launch, pledge, end, read, tokensOf, supplyOf, takeBack } = await scene();
    const made = await launch(creator);
    const account = await pledge(one, made, SOL);
    await end();
    expect(await read(one, made.mint)).toMatchObject({
      launch: { state: 'missed', raised: '0' },
      own: { pledge: { state: 'let_go', pays: '0' } },
    });
    expect(await tokensOf(creator.wallet.address, WRAPPED_SOL)).toBe(0n);
    expect(await supplyOf(made.mint)).toBe(100_000n * MILLION);
    await takeBack(one, account);
  });
});

describe('attacks on a sale', () => {
  it('[MON-10] a pledge that was taken back or revoked counts for nothing, and others still get theirs', async () => {
    const { opened, creator, one, two, three, launch, pledge, takeBack, end, read, tokensOf } = await scene();
    const made = await launch(creator, { goal: String(SOL), cap: String(SOL) });
    await takeBack(one, await pledge(one, made, SOL));
    const source = toAddress(await pledge(two, made, SOL));
    const owner = createNoopSigner(toAddress(two.wallet.address));
    await signAndSend(opened, two.wallet, [getRevokeInstruction({ source, owner })]);
    await pledge(three, made, SOL);
    await end();
    expect((await read(three, made.mint)).launch).toMatchObject({ state: 'opened', raised: String(SOL), pledges: 1 });
    expect((await read(one, made.mint)).own?.pledge).toMatchObject({ state: 'let_go', pays: '0', amount: '0' });
    expect(await tokensOf(three.wallet.address, made.mint)).toBe(FOR_SALE);
    expect(await tokensOf(two.wallet.address, made.mint)).toBe(0n);
  });

  it('[MON-10] a goal that is reached only by pledges that are gone is missed', async () => {
    const { creator, one, two, launch, pledge, takeBack, end, read } = await scene();
    const made = await launch(creator, { goal: String(2n * SOL), cap: String(SOL) });
    const account = await pledge(one, made, SOL);
    await pledge(two, made, SOL);
    await takeBack(one, account);
    expect((await read(two, made.mint)).launch).toMatchObject({ pledged: String(2n * SOL) });
    expect((await read(one, made.mint)).launch).toMatchObject({ pledged: String(SOL) });
    await end();
    expect((await read(two, made.mint)).launch).toMatchObject({ state: 'missed', raised: '0' });
  });

  it('[MON-10] what counts is what is allowed and there, up to the cap', async () => {
    const { creator, one, two, launch, pledge, end, read } = await scene();
    const made = await launch(creator, { goal: String(SOL), cap: String(SOL / 2n) });
    await pledge(one, made, SOL, SOL / 4n);
    expect((await read(one, made.mint)).own?.pledge).toMatchObject({ amount: String(SOL / 4n) });
    await pledge(two, made, SOL, 2n ** 64n - 1n);
    expect((await read(two, made.mint)).own?.pledge).toMatchObject({ amount: String(SOL / 2n) });
    await end();
    expect((await read(two, made.mint)).launch).toMatchObject({ state: 'missed' });
  });

  it('[MON-10] nobody passes another’s account off as theirs, and the creator does not buy', async () => {
    const { creator, one, two, launch, pledge, read } = await scene();
    const made = await launch(creator);
    await pledge(one, made, SOL);
    const claimed = await two.browser.get(launchCalls.pledge, { launch_id: made.id, address: one.wallet.address });
    expect(claimed.own.pledge).toMatchObject({ amount: '0' });
    expect((await read(one, made.mint)).launch).toMatchObject({ pledged: String(SOL), pledges: 1 });
    const own = await creator.browser.ask(launchCalls.pledge, { launch_id: made.id, address: two.wallet.address });
    expect(own.body).toMatchObject({ code: 'launch_own' });
  });

  it('[MON-10] the creator takes no share early: not from us, and not from the network', async () => {
    const { opened, creator, one, launch, pledge, end, tokensOf, read } = await scene();
    const made = await launch(creator, { goal: String(SOL), cap: String(SOL) });
    const ask = () => creator.browser.ask(launchCalls.composeRelease, { launch_id: made.id });
    expect((await ask()).body).toMatchObject({ code: 'release_nothing' });
    const [, locked] = (await read(creator, made.mint)).facts.holders;
    const authority = createNoopSigner(toAddress(creator.wallet.address));
    const stolen = {
      source: toAddress(locked!.account),
      destination: toAddress(await placeOf(creator.wallet.address, made.mint)),
      authority: toAddress(locked!.owner),
      amount: 1n,
      multiSigners: [authority],
    };
    await expect(signAndSend(opened, creator.wallet, [getTransferInstruction(stolen)])).rejects.toThrow();
    await pledge(one, made, SOL);
    await end();
    opened.clock.advance(15 * 86_400_000);
    const { message } = await creator.browser.get(launchCalls.composeRelease, { launch_id: made.id });
    const forged = await creator.browser.ask(launchCalls.signRelease, {
      launch_id: made.id,
      signature: signText(creator.wallet, Buffer.from('another message').toString('base64')),
    });
    expect(forged.body).toMatchObject({ code: 'changed_transaction' });
    const signature = signText(creator.wallet, message);
    await creator.browser.get(launchCalls.signRelease, { launch_id: made.id, signature });
    await creator.browser.ask(launchCalls.signRelease, { launch_id: made.id, signature });
    await opened.app.jobs.settle();
    const { vested, released, waiting } = (await read(one, made.mint)).vesting!;
    expect([released, waiting]).toEqual([vested, '0']);
    expect(await tokensOf(creator.wallet.address, made.mint)).toBe(BigInt(released));
    expect(BigInt(released) <= 51_000n * MILLION && BigInt(released) >= 49_000n * MILLION).toBe(true);
  });

  it('[MON-10] names of other tokens, sums past 2^64 - 1 and a cap over the goal are refused', async () => {
    const { creator } = await scene();
    const draft = { name: 'Tea', symbol: 'TEA', supply: '1000000', goal: String(SOL), cap: String(SOL), share: 10 };
    const ask = async (other: object) => {
      const terms = { ...draft, vesting_days: 30 as const, open_hours: 1 as const, address: creator.wallet.address };
      return (await creator.browser.ask(launchCalls.createLaunch, { ...terms, ...other })).body;
    };
    for (const symbol of ['SOL', 'WGR', 'WGM', 'S0L'])
      expect(await ask({ symbol })).toMatchObject({ code: 'launch_symbol' });
    expect(await ask({ name: 'Wagram' })).toMatchObject({ code: 'launch_symbol' });
    for (const supply of ['18446744073709551615', '18446744073709551616', '0', '-1', '1.5'])
      expect(await ask({ supply })).toMatchObject({ success: false });
    expect(await ask({ goal: '18446744073709551615' })).toMatchObject({ success: false });
    expect(await ask({ cap: String(2n * SOL) })).toMatchObject({ code: 'launch_cap' });
  });
});

describe('who sees a launch', () => {
  it('[MON-10] not whom its creator has blocked, and nobody what an operator has taken off the lists', async () => {
    const { opened, creator, one, two, launch, end, read } = await scene();
    const made = await launch(creator);
    const listed = async ({ browser }: Buyer, filter: 'open' | 'over' = 'open') =>
      (await browser.get(launchCalls.listLaunches, { filter })).launches.map(({ symbol }) => symbol);
    expect(await listed(one)).toEqual(['TEA']);
    await creator.browser.get(blockCalls.block, { blocked_id: one.id });
    expect([await listed(one), await listed(two)]).toEqual([[], ['TEA']]);
    expect((await read(one, made.mint)).launch).toBeNull();
    await opened.app.database.pool.query('update launches set hidden_at = now()');
    expect(await listed(two)).toEqual([]);
    await end();
    expect((await read(creator, made.mint)).launch).toMatchObject({ state: 'missed' });
  });
});
