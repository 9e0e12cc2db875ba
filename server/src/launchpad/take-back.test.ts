import { address as toAddress, createNoopSigner } from '@solana/kit';
import { getCloseAccountInstruction, getRevokeInstruction } from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { chainCalls } from '@wagram/contract/chain';
import { launchCalls, type LaunchView } from '@wagram/contract/launchpad';
import { jobKind } from '#kernel';
import { launchScene, people, signAndSend, SOL, testApp, type Buyer } from '#testing';

const scene = async () => {
  const opened = await testApp({ env: { CHAIN: 'test' } });
  const sale = launchScene(opened);
  const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
  const buyers = [await sale.withSol(ana), await sale.withSol(bob), await sale.withSol(cleo)];
  const [creator, one, two] = buyers as [Buyer, Buyer, Buyer];
  const ownRow = async ({ id }: Buyer, { id: launchId }: LaunchView) => {
    const { rows } = await opened.app.database.pool.query<{ held: string | null; is_spare: boolean }>(
      'select held::text, is_spare from launch_pledges where member_id = $1 and launch_id = $2',
      [id, launchId],
    );
    return rows[0];
  };
  const part = async (who: Buyer, { mint }: LaunchView) =>
    (await who.browser.get(launchCalls.readToken, { address: mint })).token.own?.pledge;
  const closeSpare = async (who: Buyer, account: string) => {
    const owner = createNoopSigner(toAddress(who.wallet.address));
    const closed = { account: toAddress(account), destination: owner.address, owner };
    await signAndSend(opened, who.wallet, [getCloseAccountInstruction(closed)]);
  };
  const lamportsOf = async ({ browser, wallet }: Buyer) =>
    BigInt((await browser.get(chainCalls.readHoldings, { address: wallet.address })).holdings.lamports);
  return { opened, ...sale, creator, one, two, ownRow, part, closeSpare, lamportsOf };
};

describe('SOL that is taken back after the end', () => {
  it('[MON-10] is noticed by whoever reads the page, together with the empty place for tokens', async () => {
    const { creator, one, launch, pledge, end, part, takeBack, closeSpare, lamportsOf } = await scene();
    const made = await launch(creator);
    const before = await lamportsOf(one);
    const account = await pledge(one, made, SOL);
    await end();
    expect(await part(one, made)).toMatchObject({ state: 'let_go', held: String(SOL), is_spare: true });
    await takeBack(one, account);
    const left = await part(one, made);
    expect(left).toMatchObject({ state: 'let_go', amount: String(SOL), held: null, is_spare: true });
    await closeSpare(one, left!.token_account);
    expect(await part(one, made)).toMatchObject({ state: 'let_go', held: null, is_spare: false });
    // All but the fees of three transactions.
    expect(before - (await lamportsOf(one))).toBe(15_000n);
  });

  it('[MON-10] is noticed without anybody who looks, and once their own payment has landed', async () => {
    const { opened, creator, one, two, launch, pledge, end, takeBack, ownRow } = await scene();
    const made = await launch(creator);
    const accounts = [await pledge(one, made, SOL), await pledge(two, made, SOL)] as const;
    await end();
    await takeBack(one, accounts[0]);
    opened.clock.advance(11 * 60_000);
    await opened.app.jobs.enqueue(opened.app.db, jobKind('launch.look_all'), {});
    await opened.app.jobs.settle();
    expect(await ownRow(one, made)).toMatchObject({ held: null });
    expect(await ownRow(two, made)).toMatchObject({ held: String(SOL) });
    await takeBack(two, accounts[1]);
    await opened.app.jobs.enqueue(opened.app.db, jobKind('launch.look'), {}, { key: two.id, memberId: two.id });
    await opened.app.jobs.settle();
    expect(await ownRow(two, made)).toMatchObject({ held: null });
  });

  it('[MON-10] is answered to the page that says so, also where the launchpad is paused', async () => {
    const { opened, creator, one, launch, pledge, end, takeBack } = await scene();
    const made = await launch(creator);
    const account = await pledge(one, made, SOL);
    await end();
    await opened.app.database.pool.query(
      `insert into chain_pauses (product, paused_at) values ('launchpad', now()) on conflict do nothing`,
    );
    await takeBack(one, account);
    const said = await one.browser.get(launchCalls.pledge, { launch_id: made.id, address: one.wallet.address });
    expect(said.own.pledge).toMatchObject({ state: 'let_go', held: null });
  });

  it('[MON-10] a part that was not needed and an account that was emptied are told apart', async () => {
    const { creator, one, two, launch, pledge, end, part, takeBack } = await scene();
    const made = await launch(creator, { goal: String(SOL), cap: String(SOL) });
    const account = await pledge(one, made, SOL);
    await pledge(two, made, SOL);
    await end();
    expect(await part(one, made)).toMatchObject({ state: 'filled', pays: String(SOL / 2n), held: String(SOL / 2n) });
    await takeBack(one, account);
    expect(await part(one, made)).toMatchObject({ state: 'filled', held: null, is_spare: false });
    const exact = await launch(creator, { goal: String(SOL / 2n), cap: String(SOL / 2n), symbol: 'CUP', name: 'Cup' });
    await pledge(two, exact, SOL / 2n);
    await end();
    expect(await part(two, exact)).toMatchObject({ state: 'filled', pays: String(SOL / 2n), held: '0' });
  });

  it('[MON-10] a right to draw that was revoked leaves the SOL where it is, and it is not forgotten', async () => {
    const { opened, creator, one, launch, pledge, end, part, say } = await scene();
    const made = await launch(creator);
    const source = toAddress(await pledge(one, made, SOL));
    const owner = createNoopSigner(toAddress(one.wallet.address));
    await signAndSend(opened, one.wallet, [getRevokeInstruction({ source, owner })]);
    expect(await part(one, made)).toMatchObject({ amount: '0', held: String(SOL) });
    const { wallet: another } = await launchScene(opened).withSol(one);
    const moved = await one.browser.ask(launchCalls.pledge, { launch_id: made.id, address: another.address });
    expect(moved.body).toMatchObject({ code: 'pledge_address' });
    expect((await say(one, made)).status).toBe(200);
    await end();
    expect(await part(one, made)).toMatchObject({ state: 'let_go', amount: '0', held: String(SOL) });
  });
});
