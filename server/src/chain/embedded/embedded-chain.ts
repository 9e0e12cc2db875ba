// The test network: its rows are the chain, the machine is a function. One transaction of the chain is one transaction of
// the database, so that nothing has to be replayed and several processes agree.
import { BLOCKHASH_SLOTS } from '@wagram/contract/chain';
import { createLimit, type App, type Db } from '#kernel';
import { RpcRefusal } from '../network/port.ts';
import { writeExact } from '../network/write-exact.ts';
import { lockChain, selectAccounts, type ChainAccountRow } from './accounts.gen.ts';
import type { Executor } from './executor.ts';
import { feeOf } from './fee.ts';
import { describeError } from './machine-errors.ts';
import type { AccountState, BuiltInAccount, Outcome, SlotHashEntry } from './machine-types.ts';
import { metaOf, mintsNamed, type Accounts, type Meta } from './meta.ts';
import { LOOKUP_PROGRAM } from './programs.ts';
import type { Slots } from './slots.ts';
import {
  allKeys,
  isFullySigned,
  loadTables,
  memoOf,
  readBytes,
  writableKeys,
  type Loaded,
  type ReadTransaction,
} from './transaction.ts';
import { countTransactions, saveTransaction, selectSameMessage, selectStatuses } from './transactions.gen.ts';

/** A number of ours among the locks of the database. */
const LOCK = 6_017_341;
/** Whoever waits longer than so many others is told to come back. */
const QUEUE_MAX = 500;
/** Transactions that one address may pay for, and that there may be in all: a test network must not fill a disk. */
const PAID_MAX = 20_000;
const TRANSACTIONS_MAX = 5_000_000;
const SLOT_HASHES = 150;

const REFUSED = -32_002;
const BAD_SIGNATURE = -32_003;

export interface Landed {
  readonly signature: string;
  readonly keys: readonly string[];
  readonly error: unknown;
}

export interface Simulated {
  readonly outcome: Outcome;
  readonly meta: Meta | null;
  readonly writable: readonly string[];
  /** Those of them that there would be, as they would be. */
  readonly after: Accounts;
}

/** A transaction with everything that it names. */
interface Prepared {
  readonly keys: readonly string[];
  readonly writable: readonly string[];
  readonly loaded: Loaded;
  readonly held: Accounts;
  readonly paid: number;
}

const stateOf = ({ address, lamports, owner, data }: ChainAccountRow): AccountState => ({
  address,
  lamports: BigInt(lamports),
  owner,
  data,
});

const refusal = (
  error: unknown,
  { logs, units }: Pick<Outcome, 'logs' | 'units'> = { logs: [], units: 0 },
): RpcRefusal =>
  new RpcRefusal(REFUSED, `Transaction simulation failed: ${describeError(error)}`, {
    accounts: null,
    err: error,
    innerInstructions: null,
    logs,
    returnData: null,
    unitsConsumed: units,
    loadedAccountsDataSize: 0,
    replacementBlockhash: null,
  });

export class EmbeddedChain {
  /** One at a time in this process too: others would only hold connections while they wait for the lock. */
  private readonly inTurn = createLimit(1, QUEUE_MAX);
  private readonly builtIns = new Map<string, BuiltInAccount | null>();

  constructor(
    private readonly app: Pick<App, 'db' | 'clock'>,
    readonly slots: Slots,
    private readonly executor: Executor,
    /** The faucet pays for everybody: what it gives is counted by who takes. */
    private readonly faucet: string,
  ) {}

  /** Throws RpcRefusal when it does not land; once it is answered it has landed. */
  async send(bytes: Uint8Array, isUnchecked = false): Promise<Landed> {
    const read = readBytes(bytes);
    if (!isFullySigned(read)) throw new RpcRefusal(BAD_SIGNATURE, 'Transaction signature verification failure');
    return this.inTurn(() => this.app.db.transaction((tx) => this.land(tx, read, isUnchecked)));
  }

  private async land(tx: Db, read: ReadTransaction, isUnchecked: boolean): Promise<Landed> {
    const { signature, message } = read;
    await lockChain(tx, { lock: LOCK });
    if ((await selectStatuses(tx, { signatures: [signature] })).length > 0) {
      if (isUnchecked) return { signature, keys: [], error: null };
      throw refusal('AlreadyProcessed');
    }
    if (this.slots.slotOf(message.blockhash) === null) throw refusal('BlockhashNotFound');
    await this.assertNew(tx, read);
    const prepared = await this.prepare(tx, read);
    await this.assertRoom(tx, message.keys[0] === this.faucet ? 0 : prepared.paid);
    const outcome = await this.run(read, prepared, 'send');
    const after = new Map(outcome.accounts.map((account) => [account.address, account]));
    const fee = lostBy(prepared, after);
    if (outcome.error !== null && (!isUnchecked || fee <= 0n)) throw refusal(outcome.error, outcome);
    await this.save(tx, read, prepared, outcome, after, fee);
    return { signature, keys: prepared.keys, error: outcome.error };
  }

  /**
   * A key can sign the same message in many ways, and each has another name: whoever pays for what others have signed too
   * could let it land again and again.
   */
  private async assertNew(tx: Db, { message, messageBytes }: ReadTransaction): Promise<void> {
    if (message.signers === 1) return;
    const since = this.slots.now() - 2 * BLOCKHASH_SLOTS;
    const asked = { payer: message.keys[0] ?? '', since, message: Buffer.from(messageBytes) };
    if ((await selectSameMessage(tx, asked)) !== undefined) throw refusal('AlreadyProcessed');
  }

  private async save(
    tx: Db,
    { signature, bytes, message }: ReadTransaction,
    prepared: Prepared,
    outcome: Outcome,
    after: Accounts,
    fee: bigint,
  ): Promise<void> {
    const changed = [...after.values()];
    const meta = await this.meta(tx, prepared, outcome, after, fee);
    await saveTransaction(tx, {
      signature,
      slot: this.slots.now(),
      now: this.app.clock.now(),
      error: outcome.error === null ? null : JSON.stringify(outcome.error),
      fee,
      bytes: Buffer.from(bytes),
      meta: writeExact(meta),
      memo: memoOf(message),
      touched: [...new Set(prepared.keys)],
      gone: prepared.writable.filter((key) => prepared.held.has(key) && !after.has(key)),
      payer: message.keys[0] ?? '',
      addresses: changed.map(({ address }) => address),
      lamports: changed.map(({ lamports }) => lamports.toString()),
      owners: changed.map(({ owner }) => owner),
      data: changed.map(({ data }) => Buffer.from(data)),
    });
  }

  /** What would happen; nothing is kept. */
  async simulate(bytes: Uint8Array, options: { isSigned: boolean; isBlockhashReplaced: boolean }): Promise<Simulated> {
    const read = readBytes(bytes);
    if (options.isSigned && !isFullySigned(read))
      throw new RpcRefusal(BAD_SIGNATURE, 'Transaction signature verification failure');
    const nothing = { meta: null, writable: [], after: new Map<string, AccountState>() };
    if (!options.isBlockhashReplaced && this.slots.slotOf(read.message.blockhash) === null)
      return { ...nothing, outcome: failed('BlockhashNotFound') };
    const { db } = this.app;
    const prepared = await this.prepare(db, read);
    const outcome = await this.run(read, prepared, 'simulate');
    const { held, writable } = prepared;
    const changed = outcome.error === null ? outcome.accounts : writable.flatMap((key) => held.get(key) ?? []);
    const after = new Map(changed.map((account) => [account.address, account]));
    const fee = outcome.error === null ? lostBy(prepared, after) : feeOf(read.message);
    return { outcome, writable, after, meta: await this.meta(db, prepared, outcome, after, fee) };
  }

  /** Accounts with those that every machine has from the start. */
  async read(db: Db, addresses: readonly string[]): Promise<(BuiltInAccount | null)[]> {
    const rows = await selectAccounts(db, { addresses });
    const held = new Map(rows.map((row) => [row.address, { ...stateOf(row), executable: false }]));
    const missing = addresses.filter((address) => !held.has(address));
    await this.learnBuiltIns(missing);
    return addresses.map((address) => held.get(address) ?? this.builtIns.get(address) ?? null);
  }

  rent(bytes: bigint): Promise<bigint> {
    return this.executor.ask({ kind: 'rent', bytes });
  }

  private async learnBuiltIns(addresses: readonly string[]): Promise<void> {
    const unknown = addresses.filter((address) => !this.builtIns.has(address));
    if (unknown.length === 0) return;
    const found = await this.executor.ask({ kind: 'read', addresses: unknown });
    // Only those that there are: anybody can ask for addresses without end.
    unknown.forEach((address, place) => found[place] != null && this.builtIns.set(address, found[place]));
  }

  private async prepare(db: Db, { message }: ReadTransaction): Promise<Prepared> {
    const tables = message.lookups.map(({ table }) => table);
    const rows = await selectAccounts(db, { addresses: [...message.keys, ...tables] });
    const first = new Map(rows.map((row) => [row.address, stateOf(row)]));
    const loaded = loadTables(message, first);
    if (loaded === null) throw refusal('AddressLookupTableNotFound');
    const keys = allKeys(message, loaded);
    const more = keys.filter((key) => !message.keys.includes(key));
    const others = more.length === 0 ? [] : await selectAccounts(db, { addresses: more });
    const held = new Map([...first, ...others.map((row) => [row.address, stateOf(row)] as const)]);
    const paid = rows.find(({ address }) => address === message.keys[0])?.paid ?? 0;
    return { keys, writable: writableKeys(message, keys), loaded, held, paid };
  }

  private run(read: ReadTransaction, { keys, writable, held }: Prepared, kind: 'send' | 'simulate'): Promise<Outcome> {
    return this.executor.ask({
      kind,
      wire: read.bytes,
      accounts: [...held.values()],
      named: [...new Set([...keys, ...held.keys()])],
      writable,
      slot: BigInt(this.slots.now()),
      unixTime: BigInt(Math.floor(this.app.clock.now().getTime() / 1000)),
      // Whoever makes a lookup table names a recent slot.
      slotHashes: keys.includes(LOOKUP_PROGRAM) ? this.recentSlots() : [],
    });
  }

  private recentSlots(): SlotHashEntry[] {
    const now = this.slots.now();
    return Array.from({ length: Math.min(SLOT_HASHES, now) }, (_, back) => {
      const slot = now - 1 - back;
      return { slot: BigInt(slot), hash: this.slots.hashAt(slot) };
    });
  }

  private async meta(db: Db, prepared: Prepared, outcome: Outcome, written: Accounts, fee: bigint): Promise<Meta> {
    const { keys, loaded, held, writable } = prepared;
    const after = new Map([...held].filter(([key]) => !writable.includes(key)));
    for (const [key, account] of written) after.set(key, account);
    const mints = mintsNamed(held, after);
    const rows = mints.length === 0 ? [] : await this.read(db, mints);
    return metaOf({
      keys,
      loaded,
      before: held,
      after,
      mints: new Map([...rows.flatMap((row) => (row === null ? [] : [[row.address, row] as const])), ...after]),
      builtIn: new Set(outcome.builtIn),
      outcome,
      fee,
    });
  }

  private async assertRoom(tx: Db, paid: number): Promise<void> {
    const isFull = paid >= PAID_MAX || Number((await countTransactions(tx)).count) >= TRANSACTIONS_MAX;
    if (isFull) throw new RpcRefusal(REFUSED, 'This test network takes no more transactions from here');
  }
}

/** What left the accounts is the fee, with what was paid to be first. */
const lostBy = ({ held, writable }: Prepared, after: Accounts): bigint =>
  writable.reduce((sum, key) => sum + lamportsAt(held, key) - lamportsAt(after, key), 0n);

const lamportsAt = (accounts: Accounts, key: string): bigint => accounts.get(key)?.lamports ?? 0n;

const failed = (error: unknown): Outcome => ({
  error,
  logs: [],
  units: 0,
  accounts: [],
  inner: [],
  builtIn: [],
  returnData: null,
});
