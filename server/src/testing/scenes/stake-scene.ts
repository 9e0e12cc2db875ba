// A member with tokens on the test network, and what they sign there to stake them.
import { createHash } from 'node:crypto';
import { base58 } from '@scure/base';
import { address as toAddress, createNoopSigner, type Instruction } from '@solana/kit';
import {
  getAllocateWithSeedInstruction,
  getCreateAccountWithSeedInstruction,
  getTransferSolInstruction,
} from '@solana-program/system';
import {
  getCloseAccountInstruction,
  getInitializeAccount3Instruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { chainCalls } from '@wagram/contract/chain';
import { stakeSeed, stakingCalls, type StakingView } from '@wagram/contract/staking';
import { treasuryCalls } from '@wagram/contract/treasury';
import { composeMessage, tokenAccountOf } from '#chain';
import { jobKind, newId } from '#kernel';
import { transfer } from '#ledger';
import { expect } from 'vitest';
import { keyPair, someAddress, type KeyPair } from '../key-pair.ts';
import { linkWallet } from '../link-wallet.ts';
import { people, type Person } from '../people.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { asText, signedBy } from '../transfers.ts';

export const WHOLE = 1_000_000_000n;
const RENT = 2_039_280n;

export class Staker {
  constructor(
    readonly opened: TestApp,
    readonly person: Person,
    readonly wallet: KeyPair,
    readonly token: StakingView['token'],
  ) {}

  get account(): string {
    const { mint } = this.token;
    const parts = [
      base58.decode(this.wallet.address),
      Buffer.from(stakeSeed(mint)),
      base58.decode(TOKEN_PROGRAM_ADDRESS),
    ];
    return base58.encode(createHash('sha256').update(Buffer.concat(parts)).digest());
  }

  get #me() {
    return createNoopSigner(toAddress(this.wallet.address));
  }

  /** What the network answers. */
  async rpc<T>(method: string, params: readonly unknown[]): Promise<T> {
    const payload = { jsonrpc: '2.0', id: 1, method, params };
    const reply = await this.opened.browser().request({ method: 'POST', url: '/api/chain/rpc', payload });
    const { result, error } = reply.json() as { result: T; error?: { message: string } };
    if (error !== undefined) throw new Error(error.message);
    return result;
  }

  async send(...instructions: readonly Instruction[]): Promise<void> {
    const { value } = await this.rpc<{ value: { blockhash: string } }>('getLatestBlockhash', []);
    const message = composeMessage(this.wallet.address, instructions, value.blockhash);
    await this.rpc('sendTransaction', [asText(signedBy(this.wallet, message)), { encoding: 'base64' }]);
  }

  async #move(source: string, destination: string, amount: bigint): Promise<Instruction> {
    const made = getTransferCheckedInstruction({
      source: toAddress(source),
      mint: toAddress(this.token.mint),
      destination: toAddress(destination),
      authority: this.#me,
      amount,
      decimals: this.token.decimals,
    });
    // Two that are alike would be one transaction.
    return { ...made, accounts: [...made.accounts, { address: toAddress(someAddress()), role: 0 }] };
  }

  ownAccount(): Promise<string> {
    return tokenAccountOf(this.wallet.address, { mint: this.token.mint, program: TOKEN_PROGRAM_ADDRESS });
  }

  open(): Promise<void> {
    const [mint, account] = [toAddress(this.token.mint), toAddress(this.account)];
    const owner = toAddress(this.wallet.address);
    return this.send(
      getCreateAccountWithSeedInstruction({
        payer: this.#me,
        newAccount: account,
        baseAccount: this.#me,
        base: owner,
        seed: stakeSeed(mint),
        amount: RENT,
        space: 165n,
        programAddress: TOKEN_PROGRAM_ADDRESS,
      }),
      getInitializeAccount3Instruction({ account, mint, owner }),
    );
  }

  /** Somebody has sent SOL to the address first, so that it cannot be created any more. */
  async openAfterGift(gift: bigint): Promise<void> {
    const [mint, account] = [toAddress(this.token.mint), toAddress(this.account)];
    const owner = toAddress(this.wallet.address);
    const pay = (amount: bigint) => getTransferSolInstruction({ source: this.#me, destination: account, amount });
    await this.send(pay(gift));
    await expect(this.open()).rejects.toThrow();
    const seeded = { newAccount: account, baseAccount: this.#me, base: owner, seed: stakeSeed(mint), space: 165n };
    await this.send(
      pay(RENT - gift),
      getAllocateWithSeedInstruction({ ...seeded, programAddress: TOKEN_PROGRAM_ADDRESS }),
      getInitializeAccount3Instruction({ account, mint, owner }),
    );
  }

  async stake(amount: bigint): Promise<void> {
    await this.send(await this.#move(await this.ownAccount(), this.account, amount));
  }

  async unstake(amount: bigint, to?: string): Promise<void> {
    await this.send(await this.#move(this.account, to ?? (await this.ownAccount()), amount));
  }

  close(): Promise<void> {
    const [account, destination] = [toAddress(this.account), toAddress(this.wallet.address)];
    return this.send(getCloseAccountInstruction({ account, destination, owner: this.#me }));
  }

  look = async () => (await this.person.browser.get(stakingCalls.lookAtStake, {})).stake;
  read = async () => (await this.person.browser.get(stakingCalls.readStake, {})).stake;
  claim = (headers: Record<string, string> = {}) => this.person.browser.ask(stakingCalls.claimRewards, {}, headers);

  async held(): Promise<bigint> {
    const { holdings } = await this.person.browser.get(chainCalls.readHoldings, { address: this.wallet.address });
    const own = await this.ownAccount();
    return BigInt(holdings.tokens.find(({ account }) => account === own)?.amount ?? 0);
  }
}

const deposit = ({ app, clock }: TestApp, { id }: Person, amount: bigint) =>
  app.transact((tx) => {
    const draft = { kind: 'deposit', key: newId(), unit: 'WGM', from: 'treasury', to: { member: id } } as const;
    return transfer(tx, { ...draft, amount, withdrawable: amount }, clock.now());
  });

/** People with a linked wallet, SOL, and a million WGR each. */
export const stakeScene = async <const H extends readonly string[]>(env: Record<string, string>, ...handles: H) => {
  const opened = await testApp({
    env: { CHAIN: 'test', DEMO: 'off', WITHDRAW_DAILY: '1000000', STAKING_RATE: '10', ...env },
  });
  const staking = async (): Promise<StakingView> => {
    const { staking: found } = await opened.browser().get(stakingCalls.readStaking, {});
    if (found === null) throw new Error('nothing can be staked');
    return found;
  };
  const stakers: Staker[] = [];
  for (const person of await people(opened, ...handles)) {
    const wallet = await linkWallet(person, keyPair());
    await deposit(opened, person, 1_000_000n);
    const { address } = wallet;
    await person.browser.get(chainCalls.takeTestSol, { address });
    await person.browser.get(treasuryCalls.withdraw, { amount: '1000000', address });
    await opened.app.jobs.settle();
    const staker = new Staker(opened, person, wallet, (await staking()).token);
    await staker.open();
    stakers.push(staker);
  }
  return {
    opened,
    stakers: stakers as { [K in keyof H]: Staker },
    staking,
    /** The look that nobody asks for. */
    lookAtAll: async () => {
      await opened.app.jobs.enqueue(opened.app.db, jobKind('staking.look'), {});
      opened.app.jobs.wake();
      await opened.app.jobs.settle();
    },
    wait: (days: number) => opened.clock.advance(days * 24 * 3_600_000),
  };
};
