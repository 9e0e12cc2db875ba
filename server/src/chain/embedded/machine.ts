// The machine of Solana, in a process of its own: accounts and bytes in, accounts out. Nothing that matters is kept
// between two jobs. Bytes that it cannot read make it abort, and then this process is all that is lost.
import { base58 } from '@scure/base';
import { address, getTransactionDecoder, lamports } from '@solana/kit';
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm';
import { errorFrom } from './machine-errors.ts';
import type {
  AccountState,
  BuiltInAccount,
  MachineAnswer,
  MachineEnvelope,
  MachineReplies,
  MachineRequest,
  Outcome,
  RunJob,
} from './machine-types.ts';

const SYSTEM = '11111111111111111111111111111111';
/** What jobs have left in it is thrown away after so many. */
const JOBS_MAX = 2_000;
const SLOTS_PER_EPOCH = 432_000n;

/** Blockhashes and what was there before are not asked of it: a fresh one repeats its own. The network owns both. */
const freshMachine = (): LiteSVM =>
  new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n).withSigverify(false).withNativeMints();

class Machine {
  private vm = freshMachine();
  /** Never given a job: what it has is what every machine has from the start. */
  private readonly pristine = freshMachine();
  private jobs = 0;

  builtIn(text: string): BuiltInAccount | null {
    const account = this.pristine.getAccount(address(text));
    if (!account.exists) return null;
    const { lamports: held, programAddress: owner, executable } = account;
    return { address: text, lamports: held, owner, data: new Uint8Array(account.data), executable };
  }

  rent(bytes: bigint): bigint {
    return this.pristine.minimumBalanceForRentExemption(bytes);
  }

  run(job: RunJob): Outcome {
    if ((this.jobs += 1) % JOBS_MAX === 0) this.vm = freshMachine();
    // What the machine brings along is no row: lamports sent there would leave the books.
    const builtIn = job.named.filter((text) => this.isBuiltIn(text));
    if (job.writable.some((text) => builtIn.includes(text))) return refused('InvalidWritableAccount');
    this.load(job, builtIn);
    return { ...this.execute(job), builtIn };
  }

  private execute(job: RunJob): Omit<Outcome, 'builtIn'> {
    const transaction = getTransactionDecoder().decode(job.wire);
    if (job.kind === 'send') {
      const result = this.vm.sendTransaction(transaction);
      const isFailed = result instanceof FailedTransactionMetadata;
      const meta = isFailed ? result.meta() : result;
      return outcomeOf(isFailed ? errorFrom(result.toString()) : null, meta, this.written(job));
    }
    const result = this.vm.simulateTransaction(transaction);
    if (result instanceof FailedTransactionMetadata) return outcomeOf(errorFrom(result.toString()), result.meta(), []);
    const isWritable = new Set(job.writable);
    const after = result
      .postAccounts()
      .filter((account) => isWritable.has(account.address) && account.lamports > 0n)
      .map((account) => ({
        address: account.address,
        lamports: account.lamports,
        owner: account.programAddress,
        data: new Uint8Array(account.data),
      }));
    return outcomeOf(null, result.meta(), after);
  }

  private isBuiltIn(text: string): boolean {
    return this.pristine.getBalance(address(text)) !== null;
  }

  private load({ accounts, named, slot, unixTime, slotHashes }: RunJob, builtIn: readonly string[]): void {
    const held = new Map(accounts.map((account) => [account.address, account]));
    for (const text of named) {
      const account = held.get(text);
      if (builtIn.includes(text)) continue;
      const data = account?.data ?? new Uint8Array();
      this.vm.setAccount({
        address: address(text),
        lamports: lamports(account?.lamports ?? 0n),
        programAddress: address(account?.owner ?? SYSTEM),
        executable: false,
        space: BigInt(data.length),
        data,
      });
    }
    const clock = this.vm.getClock();
    clock.slot = slot;
    clock.unixTimestamp = unixTime;
    clock.epoch = slot / SLOTS_PER_EPOCH;
    this.vm.setClock(clock);
    if (slotHashes.length > 0) this.vm.setSlotHashes(slotHashes.map((entry) => ({ ...entry })));
  }

  private written({ writable }: RunJob): AccountState[] {
    return writable.flatMap((text) => {
      const account = this.vm.getAccount(address(text));
      if (!account.exists || account.lamports === 0n) return [];
      const { lamports: held, programAddress: owner } = account;
      return [{ address: text, lamports: held, owner, data: new Uint8Array(account.data) }];
    });
  }
}

const refused = (error: string): Outcome => ({
  error,
  logs: [],
  units: 0,
  accounts: [],
  inner: [],
  builtIn: [],
  returnData: null,
});

const outcomeOf = (
  error: unknown,
  meta: TransactionMetadata,
  accounts: readonly AccountState[],
): Omit<Outcome, 'builtIn'> => {
  const returned = meta.returnData();
  return {
    error,
    // Programs repeat what they are given, and the database keeps no zero byte in text.
    logs: meta.logs().map((line) => line.replaceAll('\u0000', '\ufffd')),
    units: Number(meta.computeUnitsConsumed()),
    accounts,
    inner: meta
      .innerInstructions()
      .map((list, index) => ({
        index,
        instructions: list.map((inner) => {
          const instruction = inner.instruction();
          return {
            programIdIndex: instruction.programIdIndex(),
            accounts: [...instruction.accounts()],
            data: base58.encode(Uint8Array.from(instruction.data())),
            stackHeight: inner.stackHeight(),
          };
        }),
      }))
      .filter(({ instructions }) => instructions.length > 0),
    returnData:
      returned.data().length === 0
        ? null
        : { programId: base58.encode(Uint8Array.from(returned.programId())), data: Uint8Array.from(returned.data()) },
  };
};

// Of the process: it is nothing but this machine.
const machine = new Machine();

const answer = (request: MachineRequest): MachineReplies[keyof MachineReplies] => {
  if (request.kind === 'read') return request.addresses.map((text) => machine.builtIn(text));
  if (request.kind === 'rent') return machine.rent(request.bytes);
  return machine.run(request);
};

process.on('message', ({ id, request }: MachineEnvelope) => {
  process.send?.({ id, reply: answer(request) } satisfies MachineAnswer);
});
// Without the program that asks there is nothing to do.
process.on('disconnect', () => process.exit(0));
// A terminal's Ctrl-C reaches both; the program decides when it ends.
process.on('SIGINT', () => undefined);
process.send?.('ready');
