import { address as toAddress, createAddressWithSeed, createNoopSigner, none } from '@solana/kit';
import { getCreateAccountWithSeedInstruction } from '@solana-program/system';
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { profileCalls } from '@wagram/contract/profiles';
import { walletCalls } from '@wagram/contract/wallet';
import { tokenAccountOf } from '#chain';
import { fakeCluster, chainProgram, giveSol, linkWallet, people, signAndSend, testApp, type KeyPair } from '#testing';
import { walletRoutes } from './routes.ts';

const { readLinked, readShown, showHoldings } = walletCalls;

const MINT_SPACE = 82n;
const MINT_RENT = 1_461_600n;

const scene = async () => {
  const opened = await testApp({ env: { CHAIN: 'test' } });
  const [ana, bob, cleo] = await people(opened, 'ana', 'bob', 'cleo');
  const wallet = await linkWallet(ana);
  await giveSol(opened, wallet.address);
  return { opened, ana, bob, cleo, wallet };
};

/** A token of the wallet's own making, all of it in the wallet. */
const mintTo = async (opened: Awaited<ReturnType<typeof testApp>>, wallet: KeyPair, seed: string, amount: bigint) => {
  const owner = createNoopSigner(toAddress(wallet.address));
  const mint = await createAddressWithSeed({ baseAddress: owner.address, programAddress: TOKEN_PROGRAM_ADDRESS, seed });
  const token = toAddress(await tokenAccountOf(owner.address, { mint, program: TOKEN_PROGRAM_ADDRESS }));
  await signAndSend(opened, wallet, [
    getCreateAccountWithSeedInstruction({
      payer: owner,
      newAccount: mint,
      baseAccount: owner,
      base: owner.address,
      seed,
      amount: MINT_RENT,
      space: MINT_SPACE,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    getInitializeMint2Instruction({ mint, decimals: 0, mintAuthority: owner.address, freezeAuthority: none() }),
    getCreateAssociatedTokenIdempotentInstruction({ payer: owner, ata: token, owner: owner.address, mint }),
    getMintToInstruction({ mint, token, mintAuthority: owner, amount }),
  ]);
  return String(mint);
};

describe('NFT Holds', () => {
  it('[MON-11] shows what the linked address holds, and tells what there is only one of', async () => {
    const { opened, ana, bob, wallet } = await scene();
    const [drawing, coins] = [await mintTo(opened, wallet, 'one', 1n), await mintTo(opened, wallet, 'many', 7n)];
    const { shown } = await bob.browser.get(readShown, { username: 'ANA' });
    expect(shown).toMatchObject({ address: wallet.address, is_shown: true, has_more: false });
    const facts = shown?.held.map(({ mint, amount, is_unique: isUnique, known }) => [mint, amount, isUnique, known]);
    expect(facts).toHaveLength(2);
    expect(facts).toContainEqual([drawing, '1', true, null]);
    expect(facts).toContainEqual([coins, '7', false, null]);
    expect((await ana.browser.get(readShown, { username: '@ana' })).shown).toEqual(shown);
  });

  it('[MON-11] is switched off and on by the member alone, who still sees it', async () => {
    const { ana, bob } = await scene();
    const { linked } = await ana.browser.get(showHoldings, { is_shown: false });
    expect(linked.is_shown).toBe(false);
    expect((await bob.browser.get(readShown, { username: '@ana' })).shown).toBe(null);
    expect((await ana.browser.get(readShown, { username: '@ana' })).shown).toMatchObject({ is_shown: false, held: [] });
    // Another address takes the place of the first, and what was chosen stays.
    const next = await linkWallet(ana);
    expect((await ana.browser.get(readLinked, {})).linked).toMatchObject({ address: next.address, is_shown: false });
    await ana.browser.get(showHoldings, { is_shown: true });
    expect((await bob.browser.get(readShown, { username: '@ana' })).shown?.address).toBe(next.address);
    expect(await bob.browser.refused(showHoldings, { is_shown: true })).toMatchObject({ code: 'no_linked_address' });
  });

  it('[MON-11] is nothing to guests, to whoever is blocked, and to strangers of a private account', async () => {
    const { opened, ana, bob, cleo } = await scene();
    expect(await opened.browser().refused(readShown, { username: '@ana' })).toMatchObject({ status: 401 });
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    expect((await bob.browser.get(readShown, { username: '@ana' })).shown).toBe(null);
    expect((await cleo.browser.get(readShown, { username: '@ana' })).shown).not.toBe(null);
    await ana.browser.get(profileCalls.updateProfile, { private: true });
    expect((await cleo.browser.get(readShown, { username: '@ana' })).shown).toBe(null);
    expect((await cleo.browser.get(readShown, { username: '@nobody' })).shown).toBe(null);
  });

  it('[MON-11] says so when the network is away', async () => {
    const opened = await testApp({ env: { CHAIN: 'off' } });
    const [ana] = await people(opened, 'ana');
    await linkWallet(ana);
    expect(await ana.browser.refused(readShown, { username: '@ana' })).toMatchObject({ code: 'chain_off' });
    const cluster = await fakeCluster();
    const there = (await chainProgram(opened, cluster, walletRoutes)).browser(ana);
    cluster.isDead = true;
    expect(await there.refused(readShown, { username: '@ana' })).toMatchObject({ code: 'chain_unreachable' });
  });
});
