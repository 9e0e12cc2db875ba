// A sale on the test network: somebody who launches a token, and people with wallets who pledge.
import { base58 } from '@scure/base';
import { address as toAddress, createNoopSigner, type Instruction } from '@solana/kit';
import { getCreateAccountWithSeedInstruction } from '@solana-program/system';
import {
  getApproveInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeAccount3Instruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import type { CallInput } from '@wagram/contract/kernel';
import { ACCOUNT_RENT, launchCalls, type LaunchView, type OwnPartView } from '@wagram/contract/launchpad';
import { composeMessage, tokenAccountOf } from '#chain';
import { asText, signedBy } from '../transfers.ts';
import { keyPair, type KeyPair } from '../key-pair.ts';
import type { Person } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { rpc } from '../pay-tokens.ts';

export const SOL = 1_000_000_000n;
const WRAPPED = toAddress('So11111111111111111111111111111111111111112');

export interface Buyer extends Person {
  readonly wallet: KeyPair;
}

const DRAFT = {
  name: 'Tea Leaves',
  symbol: 'TEA',
  supply: '1000000',
  goal: String(3n * SOL),
  cap: String(2n * SOL),
  share: 10,
  vesting_days: 30,
  open_hours: 24,
} as const;

export const signAndSend = async (
  opened: TestApp,
  wallet: KeyPair,
  instructions: readonly Instruction[],
): Promise<unknown> => {
  const latest = (await rpc(opened, 'getLatestBlockhash', [])).result as { value: { blockhash: string } };
  const message = composeMessage(wallet.address, instructions, latest.value.blockhash);
  const sent = await rpc(opened, 'sendTransaction', [asText(signedBy(wallet, message)), { encoding: 'base64' }]);
  if (sent.error !== undefined) throw new Error(sent.error.message);
  return sent.result;
};

export const signText = (wallet: KeyPair, message: string): string =>
  base58.encode(wallet.sign(Buffer.from(message, 'base64')));

export const launchScene = (opened: TestApp) => {
  const withSol = async (person: Person, times = 2): Promise<Buyer> => {
    const wallet = keyPair();
    for (let time = 0; time < times; time += 1) await airdrop(opened, wallet.address);
    return { ...person, wallet };
  };
  const launch = async (
    { browser, wallet }: Buyer,
    draft: Partial<CallInput<typeof launchCalls.createLaunch>> = {},
    amid: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<LaunchView> => {
    const made = await browser.get(launchCalls.createLaunch, { ...DRAFT, ...draft, address: wallet.address });
    await amid();
    const launch_id = made.launch.id;
    const { message } = await browser.get(launchCalls.composeLaunch, { launch_id });
    await browser.get(launchCalls.signLaunch, { launch_id, signature: signText(wallet, message) });
    await opened.app.jobs.settle();
    return (await browser.get(launchCalls.readToken, { address: made.launch.mint })).token.launch ?? made.launch;
  };
  const ownPart = async ({ browser }: Buyer, { mint }: LaunchView): Promise<OwnPartView> => {
    const { own } = (await browser.get(launchCalls.readToken, { address: mint })).token;
    if (own === null) throw new Error('nobody is signed in');
    return own;
  };
  const say = ({ browser, wallet }: Buyer, { id }: LaunchView) =>
    browser.ask(launchCalls.pledge, { launch_id: id, address: wallet.address });
  const pledge = async (buyer: Buyer, sale: LaunchView, amount: bigint, allowed = amount) => {
    const { wallet } = buyer;
    const owner = createNoopSigner(toAddress(wallet.address));
    await say(buyer, sale);
    const { seed, launch_key: delegate, pledge: place } = await ownPart(buyer, sale);
    const account = toAddress(place?.account ?? '');
    await signAndSend(opened, wallet, [
      getCreateAccountWithSeedInstruction({
        payer: owner,
        newAccount: account,
        baseAccount: owner,
        base: owner.address,
        seed,
        amount: ACCOUNT_RENT + amount,
        space: 165n,
        programAddress: TOKEN_PROGRAM_ADDRESS,
      }),
      getInitializeAccount3Instruction({ account, mint: WRAPPED, owner: owner.address }),
      getApproveInstruction({ source: account, delegate: toAddress(delegate), owner, amount: allowed }),
      getCreateAssociatedTokenIdempotentInstruction({
        payer: owner,
        ata: toAddress(place?.token_account ?? ''),
        owner: owner.address,
        mint: toAddress(sale.mint),
      }),
    ]);
    await say(buyer, sale);
    return account;
  };
  const takeBack = async ({ wallet }: Buyer, account: string) => {
    const owner = createNoopSigner(toAddress(wallet.address));
    const closed = { account: toAddress(account), destination: owner.address, owner };
    await signAndSend(opened, wallet, [getCloseAccountInstruction(closed)]);
  };
  const end = async (hours = 25): Promise<void> => {
    opened.clock.advance(hours * 3_600_000);
    for (let turn = 0; turn < 4; turn += 1) {
      opened.app.jobs.wake();
      await opened.app.jobs.settle();
    }
  };
  const tokensOf = async (owner: string, mint: string): Promise<bigint | null> => {
    const account = await tokenAccountOf(owner, { mint, program: TOKEN_PROGRAM_ADDRESS });
    const reply = await rpc(opened, 'getTokenAccountBalance', [account]);
    return reply.result === undefined ? null : BigInt((reply.result as { value: { amount: string } }).value.amount);
  };
  return { withSol, launch, ownPart, say, pledge, takeBack, end, tokensOf };
};

const airdrop = (opened: TestApp, address: string) => rpc(opened, 'requestAirdrop', [address, Number(SOL)]);
