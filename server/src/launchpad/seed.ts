// Launches of the demo community: the same calls, signatures and orders as anybody's, on the test network as of their time.
import { base58 } from '@scure/base';
import { address as toAddress, createNoopSigner } from '@solana/kit';
import { getCreateAccountWithSeedInstruction } from '@solana-program/system';
import {
  getApproveInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeAccount3Instruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import type { CallInput } from '@wagram/contract/kernel';
import { ACCOUNT_RENT, type launchCalls } from '@wagram/contract/launchpad';
import {
  addressOfKey,
  composeMessage,
  createPastOrders,
  inThePast,
  latestBlockhash,
  type OwnChain,
  type PastChain,
  type Signer,
} from '#chain';
import type { App, LaunchId, MemberId } from '#kernel';
import { placeOf, pledgeSeed, seededAddress, WRAPPED_SOL } from './addresses.ts';
import { decide, lookAtSale, placeFills } from './close.ts';
import { composeLaunch, createLaunch, serveMaking, signLaunch } from './create.ts';
import { serveEnds } from './end.ts';
import { serveFills } from './fill.ts';
import { selectForWork } from './launches.gen.ts';
import { pledge } from './pledge.ts';

const ACCOUNT_BYTES = 165n;
const HOUR_MS = 3_600_000;
/** For rents and fees. */
const SPARE = 100_000_000n;

export interface SeedWallet {
  readonly memberId: MemberId;
  readonly wallet: Signer;
}

export interface SeedLaunch {
  readonly creator: SeedWallet;
  readonly terms: Omit<CallInput<typeof launchCalls.createLaunch>, 'address' | 'user_id'>;
  readonly at: Date;
  readonly pledges: readonly (SeedWallet & { readonly lamports: bigint; readonly isTakenBack?: boolean })[];
  /** False: it is still open. */
  readonly isOver: boolean;
}

type Pledging = SeedLaunch['pledges'][number];
type Sign = (wallet: Signer, message: string) => string;

const sign: Sign = (wallet, message) => base58.encode(wallet.sign(Buffer.from(message, 'base64')));

const send = async (chain: PastChain, wallet: Signer, message: Uint8Array): Promise<void> => {
  const bytes = Buffer.concat([Buffer.of(1), wallet.sign(message), message]);
  await chain.ask('sendTransaction', [bytes.toString('base64'), { encoding: 'base64' }]);
};

const lay = async (past: App, chain: PastChain, id: LaunchId, mint: string, one: Pledging): Promise<void> => {
  const { wallet, memberId, lamports } = one;
  const owner = createNoopSigner(toAddress(wallet.address));
  const seed = pledgeSeed(id, memberId);
  const account = toAddress(await seededAddress(wallet.address, seed));
  const instructions = [
    getCreateAccountWithSeedInstruction({
      payer: owner,
      newAccount: account,
      baseAccount: owner,
      base: owner.address,
      seed,
      amount: ACCOUNT_RENT + lamports,
      space: ACCOUNT_BYTES,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    getInitializeAccount3Instruction({ account, mint: toAddress(WRAPPED_SOL), owner: owner.address }),
    getApproveInstruction({
      source: account,
      delegate: toAddress(await addressOfKey(past, 'launch')),
      owner,
      amount: lamports,
    }),
    getCreateAssociatedTokenIdempotentInstruction({
      payer: owner,
      ata: toAddress(await placeOf(wallet.address, mint)),
      owner: owner.address,
      mint: toAddress(mint),
    }),
  ];
  await chain.give(wallet.address, lamports + SPARE);
  await send(chain, wallet, composeMessage(wallet.address, instructions, await latestBlockhash(chain)));
};

/** Both accounts are closed: the SOL and the deposits are theirs again. */
const takeBack = async (
  chain: PastChain,
  id: LaunchId,
  mint: string,
  { wallet, memberId }: Pledging,
): Promise<void> => {
  const owner = createNoopSigner(toAddress(wallet.address));
  const places = [await seededAddress(wallet.address, pledgeSeed(id, memberId)), await placeOf(wallet.address, mint)];
  const instructions = places.map((account) =>
    getCloseAccountInstruction({ account: toAddress(account), destination: owner.address, owner }),
  );
  await send(chain, wallet, composeMessage(wallet.address, instructions, await latestBlockhash(chain)));
};

const finish = async (past: App, own: OwnChain, id: LaunchId): Promise<void> => {
  const row = await selectForWork(past.db, { id });
  if (row === undefined) return;
  const found = await lookAtSale(past, own, row);
  await past.transact((tx) => decide(past, own, tx, row, found, past.clock.now()));
  await placeFills(past, own, id);
};

/** Answers the address of the token. */
export const seedLaunch = async (app: App, plan: SeedLaunch): Promise<string> => {
  let made = '';
  await inThePast(app, plan.at, async (ground, chain, goTo) => {
    // What is due later is done here and now; whoever works in the present would be in the way.
    const nothing = { enqueue: () => Promise.resolve(), handle: () => undefined };
    const jobs = Object.assign(Object.create(app.jobs) as App['jobs'], nothing);
    const past: App = { ...ground, jobs };
    const orders = createPastOrders(past, chain);
    const products = {
      states: async () => ({ launchpad: 'on', swap: 'on' }),
      assertOn: () => Promise.resolve(),
    };
    const own = Object.assign(chain, { orders, products }) as unknown as OwnChain;
    for (const serve of [serveMaking, serveFills, serveEnds]) serve(past, own);
    const { creator, terms } = plan;
    const { address } = creator.wallet;
    await chain.give(address, SPARE);
    const { id, mint } = await createLaunch(past, own, creator.memberId, { ...terms, address }, plan.at);
    made = mint;
    const { message } = await composeLaunch(past, own, creator.memberId, id);
    await signLaunch(past, own, creator.memberId, { id, signature: sign(creator.wallet, message) });
    await orders.work();
    for (const [place, one] of plan.pledges.entries()) {
      const at = new Date(plan.at.getTime() + ((place + 1) * terms.open_hours * HOUR_MS) / (plan.pledges.length + 3));
      goTo(at);
      await lay(past, chain, id, mint, one);
      await pledge(past, own, one.memberId, { id, address: one.wallet.address }, at);
    }
    if (!plan.isOver) return;
    goTo(new Date(plan.at.getTime() + terms.open_hours * HOUR_MS + 1_000));
    await finish(past, own, id);
    await orders.work();
    for (const one of plan.pledges.filter(({ isTakenBack }) => isTakenBack)) {
      await takeBack(chain, id, mint, one);
      await pledge(past, own, one.memberId, { id, address: one.wallet.address }, past.clock.now());
    }
  });
  return made;
};
