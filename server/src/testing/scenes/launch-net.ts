// A network of plain numbers for launches: it does what their instructions say, whole or not at all, and forgets nothing.
import type { Instruction } from '@solana/kit';
import { asId } from '@wagram/contract/kernel';
import type { OrderRules, OwnChain } from '#chain';
import type { ChainOrderId } from '#kernel';
import { someAddress } from '../key-pair.ts';

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const PLACES = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
export const WRAPPED = 'So11111111111111111111111111111111111111112';
const [TRANSFER, BURN, CLOSE] = [12, 15, 9];

export interface Held {
  readonly mint: string;
  readonly owner: string;
  amount: bigint;
  delegate?: string;
  delegated?: bigint;
}

interface Placed {
  readonly id: ChainOrderId;
  readonly kind: string;
  state: 'open' | 'landed' | 'refused';
}

const sumIn = (data: Uint8Array): bigint => Buffer.from(data).readBigUInt64LE(1);

class Failed extends Error {}

export class LaunchNet {
  readonly genesis = someAddress();
  accounts = new Map<string, Held>();
  /** Plain SOL that accounts which were closed gave to somebody. */
  sol = new Map<string, bigint>();
  burnt = new Map<string, bigint>();
  readonly orders: Placed[] = [];
  readonly kinds = new Map<string, OrderRules>();

  #get(account: string | undefined): Held {
    const found = this.accounts.get(account ?? '');
    if (found === undefined) throw new Failed('there is no such account');
    return found;
  }

  #take(account: string | undefined, authority: string | undefined, amount: bigint): Held {
    const held = this.#get(account);
    const isDelegate = held.owner !== authority;
    if (isDelegate && (held.delegate !== authority || (held.delegated ?? 0n) < amount)) throw new Failed('not theirs');
    if (held.amount < amount) throw new Failed('not enough');
    held.amount -= amount;
    if (isDelegate) held.delegated = (held.delegated ?? 0n) - amount;
    return held;
  }

  close(account: string, to: string): void {
    const held = this.#get(account);
    if (held.mint !== WRAPPED && held.amount > 0n) throw new Failed('it is not empty');
    this.sol.set(to, (this.sol.get(to) ?? 0n) + held.amount);
    this.accounts.delete(account);
  }

  #do({ programAddress, accounts = [], data = new Uint8Array() }: Instruction): void {
    const [first, second, third, fourth] = accounts.map(({ address }) => String(address));
    if (String(programAddress) === PLACES && !this.accounts.has(second ?? ''))
      this.accounts.set(second ?? '', { owner: third ?? '', mint: fourth ?? '', amount: 0n });
    if (String(programAddress) !== TOKEN_PROGRAM) return;
    const bytes = Uint8Array.from(data);
    if (bytes[0] === TRANSFER) {
      const { mint } = this.#take(first, fourth, sumIn(bytes));
      const target = this.#get(third);
      if (target.mint !== mint || mint !== second) throw new Failed('another token');
      target.amount += sumIn(bytes);
    } else if (bytes[0] === BURN) {
      const { mint } = this.#take(first, third, sumIn(bytes));
      this.burnt.set(mint, (this.burnt.get(mint) ?? 0n) + sumIn(bytes));
    } else if (bytes[0] === CLOSE) {
      if (this.#get(first).owner !== third) throw new Failed('not theirs');
      this.close(first ?? '', second ?? '');
    } else throw new Failed(`a step that nobody knows: ${String(bytes[0])}`);
  }

  /** False: nothing of it has happened. */
  run(instructions: readonly Instruction[]): boolean {
    const before = structuredClone([this.accounts, this.sol, this.burnt] as const);
    try {
      for (const one of instructions) this.#do(one);
      return true;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      [this.accounts, this.sol, this.burnt] = before;
      return false;
    }
  }

  #told(account: string): unknown {
    const held = this.accounts.get(account);
    if (held === undefined) return null;
    const { mint, owner, amount, delegate, delegated } = held;
    const rights = delegate === undefined ? {} : { delegate, delegatedAmount: { amount: String(delegated ?? 0n) } };
    const info = { mint, owner, state: 'initialized', tokenAmount: { amount: String(amount) }, ...rights };
    return { owner: TOKEN_PROGRAM, data: { parsed: { type: 'account', info } } };
  }

  #ask(method: string, [asked]: readonly unknown[]): unknown {
    const inContext = (value: unknown) => ({ context: { slot: 1 }, value });
    if (method === 'getMultipleAccounts') return inContext((asked as string[]).map((account) => this.#told(account)));
    if (method === 'getLatestBlockhash') return inContext({ blockhash: someAddress(), lastValidBlockHeight: 1 });
    if (method === 'isBlockhashValid') return inContext(true);
    throw new Error(`nobody asks for ${method}`);
  }

  chain(): OwnChain {
    const place = async (_tx: unknown, kind: string, id: string) =>
      void this.orders.push({ id: asId<ChainOrderId>(id), kind, state: 'open' });
    return {
      kind: 'other',
      genesis: async () => this.genesis,
      ask: async (method: string, params: readonly unknown[]) => this.#ask(method, params),
      token: async () => null,
      give: null,
      products: { states: async () => ({ launchpad: 'on', swap: 'on' }), assertOn: async () => undefined },
      orders: {
        serve: (kind: string, rules: OrderRules) => void this.kinds.set(kind, rules),
        place,
        placeSigned: place,
      },
      // Nobody lists tokens here.
      book: { add: () => undefined, find: async () => new Map() },
    } as unknown as OwnChain;
  }
}
