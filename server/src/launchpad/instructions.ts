// What a launch asks of the network, with nothing but the programs that every network has.
import { address as toAddress, createNoopSigner, none, type Instruction } from '@solana/kit';
import { getCreateAccountWithSeedInstruction, getTransferSolInstruction } from '@solana-program/system';
import {
  AuthorityType,
  getBurnCheckedInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getInitializeMultisig2Instruction,
  getMintToInstruction,
  getSetAuthorityInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { units } from '@wagram/contract/kernel';
import { ACCOUNT_RENT, LAUNCH_DECIMALS, OPENING_LAMPORTS } from '@wagram/contract/launchpad';
import { memo } from '#chain';
import type { LaunchId } from '#kernel';
import { lockSeed, mintSeed, placeOf, vaultSeed, WRAPPED_SOL } from './addresses.ts';

const MINT_BYTES = 82n;
const MINT_RENT = 1_461_600n;
const ACCOUNT_BYTES = 165n;
const LOCK_BYTES = 355n;
const LOCK_RENT = 3_361_680n;

export interface TokenPlan {
  readonly id: LaunchId;
  readonly creator: string;
  readonly launchKey: string;
  readonly mint: string;
  readonly lock: string;
  /** Null: there will be no pool. */
  readonly vault: string | null;
  readonly supply: bigint;
  readonly share: bigint;
}

const openPlace = async (payer: string, owner: string, mint: string): Promise<Instruction> =>
  getCreateAssociatedTokenIdempotentInstruction({
    payer: createNoopSigner(toAddress(payer)),
    ata: toAddress(await placeOf(owner, mint)),
    owner: toAddress(owner),
    mint: toAddress(mint),
  });

/** Belongs to two signatures: what lies there moves only when creator and launch key both sign. */
const makeLock = async ({ id, creator, launchKey, mint, lock, share }: TokenPlan): Promise<Instruction[]> => {
  const [payer, base] = [createNoopSigner(toAddress(creator)), createNoopSigner(toAddress(launchKey))];
  return [
    getCreateAccountWithSeedInstruction({
      payer,
      newAccount: toAddress(lock),
      baseAccount: base,
      base: base.address,
      seed: lockSeed(id),
      amount: LOCK_RENT,
      space: LOCK_BYTES,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    getInitializeMultisig2Instruction({ multisig: toAddress(lock), signers: [payer.address, base.address], m: 2 }),
    await openPlace(creator, lock, mint),
    getMintToInstruction({
      mint: toAddress(mint),
      token: toAddress(await placeOf(lock, mint)),
      mintAuthority: base,
      amount: share,
    }),
  ];
};

/** Wrapped SOL of the launch key for this sale alone. */
const makeVault = ({ id, creator, launchKey }: TokenPlan, vault: string): Instruction[] => {
  const base = createNoopSigner(toAddress(launchKey));
  return [
    getCreateAccountWithSeedInstruction({
      payer: createNoopSigner(toAddress(creator)),
      newAccount: toAddress(vault),
      baseAccount: base,
      base: base.address,
      seed: vaultSeed(id),
      amount: ACCOUNT_RENT,
      space: ACCOUNT_BYTES,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    getInitializeAccount3Instruction({
      account: toAddress(vault),
      mint: toAddress(WRAPPED_SOL),
      owner: base.address,
    }),
  ];
};

/** All of it in one transaction: there is the token with its parts and no right to make more, or there is none. */
export const makeToken = async (plan: TokenPlan): Promise<Instruction[]> => {
  const { id, creator, launchKey, supply, share } = plan;
  const mint = toAddress(plan.mint);
  const [payer, base] = [createNoopSigner(toAddress(creator)), createNoopSigner(toAddress(launchKey))];
  return [
    getTransferSolInstruction({ source: payer, destination: base.address, amount: OPENING_LAMPORTS }),
    getCreateAccountWithSeedInstruction({
      payer,
      newAccount: mint,
      baseAccount: base,
      base: base.address,
      seed: mintSeed(id),
      amount: MINT_RENT,
      space: MINT_BYTES,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    getInitializeMint2Instruction({
      mint,
      decimals: LAUNCH_DECIMALS,
      mintAuthority: base.address,
      freezeAuthority: none(),
    }),
    await openPlace(creator, launchKey, mint),
    getMintToInstruction({
      mint,
      token: toAddress(await placeOf(launchKey, mint)),
      mintAuthority: base,
      amount: supply - share,
    }),
    ...(share > 0n ? await makeLock(plan) : []),
    ...(plan.vault === null ? [] : makeVault(plan, plan.vault)),
    getSetAuthorityInstruction({
      owned: mint,
      owner: base,
      authorityType: AuthorityType.MintTokens,
      newAuthority: none(),
    }),
    // Where the buyers' SOL arrives, wrapped, without a stop at anybody else's.
    await openPlace(creator, creator, WRAPPED_SOL),
  ];
};

export interface FillPlan {
  /** Its own, so that two that are alike are not one transaction. */
  readonly note: string;
  readonly launchKey: string;
  readonly creator: string;
  readonly mint: string;
  /** The member's wrapped SOL, and where their tokens go. */
  readonly account: string;
  readonly tokenAccount: string;
  readonly pays: bigint;
  readonly gets: bigint;
  /** The pool's part of what they pay, and where it goes. */
  readonly vault: string | null;
  readonly pooled: bigint;
}

/** A buyer pays and is served in one transaction, or neither happens. */
export const fillPledge = async (plan: FillPlan): Promise<Instruction[]> => {
  const authority = createNoopSigner(toAddress(plan.launchKey));
  const pay = (destination: string, amount: bigint): Instruction =>
    getTransferCheckedInstruction({
      source: toAddress(plan.account),
      mint: toAddress(WRAPPED_SOL),
      destination: toAddress(destination),
      authority,
      amount,
      decimals: units.SOL,
    });
  return [
    pay(await placeOf(plan.creator, WRAPPED_SOL), plan.pays - plan.pooled),
    ...(plan.vault === null || plan.pooled === 0n ? [] : [pay(plan.vault, plan.pooled)]),
    getTransferCheckedInstruction({
      source: toAddress(await placeOf(plan.launchKey, plan.mint)),
      mint: toAddress(plan.mint),
      destination: toAddress(plan.tokenAccount),
      authority,
      amount: plan.gets,
      decimals: LAUNCH_DECIMALS,
    }),
    memo(plan.note),
  ];
};

export interface EndPlan extends Pick<TokenPlan, 'creator' | 'launchKey' | 'mint' | 'vault'> {
  readonly note: string;
  /** What lies in the account of the sale. */
  readonly left: bigint;
  /** Who keeps the pool, and what of the tokens goes there; 0: it does not open, and what was collected is the creator's. */
  readonly desk: string;
  readonly pooled: bigint;
}

const movePool = async ({ launchKey, mint, desk, pooled }: EndPlan): Promise<Instruction[]> => [
  await openPlace(launchKey, desk, mint),
  getTransferCheckedInstruction({
    source: toAddress(await placeOf(launchKey, mint)),
    mint: toAddress(mint),
    destination: toAddress(await placeOf(desk, mint)),
    authority: createNoopSigner(toAddress(launchKey)),
    amount: pooled,
    decimals: LAUNCH_DECIMALS,
  }),
];

/** The pool gets both of its sides at once, what was not sold is burnt, and accounts that were needed for it go. */
export const endLaunch = async (plan: EndPlan): Promise<Instruction[]> => {
  const { launchKey, mint, vault, left, pooled } = plan;
  const owner = createNoopSigner(toAddress(launchKey));
  const account = toAddress(await placeOf(launchKey, mint));
  const rest = left - pooled;
  const burnt = { account, mint: toAddress(mint), authority: owner, amount: rest, decimals: LAUNCH_DECIMALS };
  const receiver = toAddress(pooled > 0n ? plan.desk : plan.creator);
  return [
    ...(pooled > 0n ? await movePool(plan) : []),
    ...(vault === null
      ? []
      : [getCloseAccountInstruction({ account: toAddress(vault), destination: receiver, owner })]),
    ...(rest > 0n ? [getBurnCheckedInstruction(burnt)] : []),
    getCloseAccountInstruction({ account, destination: owner.address, owner }),
    memo(plan.note),
  ];
};

export interface ReleasePlan extends Pick<TokenPlan, 'creator' | 'launchKey' | 'mint' | 'lock'> {
  readonly amount: bigint;
  readonly note: string;
}

/** A part of the creator's share, which both have to sign for. */
export const releaseShare = async (plan: ReleasePlan): Promise<Instruction[]> => {
  const { creator, launchKey, mint, lock, amount } = plan;
  return [
    await openPlace(creator, creator, mint),
    getTransferCheckedInstruction({
      source: toAddress(await placeOf(lock, mint)),
      mint: toAddress(mint),
      destination: toAddress(await placeOf(creator, mint)),
      authority: toAddress(lock),
      amount,
      decimals: LAUNCH_DECIMALS,
      multiSigners: [createNoopSigner(toAddress(creator)), createNoopSigner(toAddress(launchKey))],
    }),
    memo(plan.note),
  ];
};
