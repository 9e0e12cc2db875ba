// Many movements of credit in any order, beside a model of plain numbers that knows the rule of the two parts and nothing
// else. What the books say has to be what the model says, after each of them.
import fc from 'fast-check';
import { asId, type TransferId } from '@wagram/contract/kernel';
import { newId, type Db, type MemberId } from '#kernel';
import { takeBack, transfer, type GiftRecord, type TransferDraft } from '#ledger';

interface Parts {
  granted: bigint;
  withdrawable: bigint;
}

type Act =
  | { act: 'grant' | 'deposit'; who: number; amount: bigint }
  | { act: 'send' | 'take_back'; from: number; to: number; amount: bigint }
  | { act: 'hold'; who: number; amount: bigint }
  | { act: 'pay' | 'return' };

const person = fc.nat(3);
const sum = fc.bigInt(1n, 40n);

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constantFrom('grant' as const, 'deposit' as const), who: person, amount: sum }),
  fc.record({ act: fc.constantFrom('send' as const, 'take_back' as const), from: person, to: person, amount: sum }),
  fc.record({ act: fc.constant('hold' as const), who: person, amount: sum }),
  fc.record({ act: fc.constantFrom('pay' as const, 'return' as const) }),
);

interface Held {
  who: number;
  amount: bigint;
}

interface Given extends Parts {
  from: number;
  to: number;
  record: GiftRecord;
}

/** A giver takes back five an hour: each pause lets one more. */
const PAUSE_MS = 20 * 60_000;

/** The rule, in numbers: null where there is not enough. */
const split = ({ granted, withdrawable }: Parts, amount: bigint): Parts | null => {
  if (granted + withdrawable < amount) return null;
  const first = amount < granted ? amount : granted;
  return { granted: first, withdrawable: amount - first };
};

export class PartsScene {
  readonly people: Parts[];
  /** What came in from wallets, and what has left. */
  came = 0n;
  left = 0n;
  readonly #held: Held[] = [];
  readonly #given: Given[] = [];
  readonly #ids: readonly MemberId[];
  #now = new Date('2026-11-15T10:00:00Z');

  constructor(ids: readonly MemberId[]) {
    this.#ids = ids;
    this.people = ids.map(() => ({ granted: 0n, withdrawable: 0n }));
  }

  get held(): bigint {
    return this.#held.reduce((total, { amount }) => total + amount, 0n);
  }

  async do(db: Db, act: Act): Promise<void> {
    switch (act.act) {
      case 'grant':
      case 'deposit':
        return this.#comesIn(db, act.who, act.amount, act.act === 'deposit');
      case 'send':
        return this.#send(db, act.from, act.to, act.amount);
      case 'take_back':
        return this.#takeBack(db);
      case 'hold':
        return this.#hold(db, act.who, act.amount);
      case 'pay':
      case 'return':
        return this.#settle(db, act.act === 'pay');
    }
  }

  /** Null: the books said that there is too little. */
  async #move(db: Db, draft: Omit<TransferDraft, 'key' | 'unit'>): Promise<TransferId | null> {
    const moved = await transfer(db, { ...draft, unit: 'WGM', key: `part:${newId()}` }, this.#now);
    return moved.state === 'done' ? moved.id : null;
  }

  #member(who: number) {
    return { member: this.#ids[who] ?? asId<MemberId>('') };
  }

  #change(who: number, granted: bigint, withdrawable: bigint): void {
    const parts = this.people[who];
    if (parts === undefined) throw new Error('nobody');
    parts.granted += granted;
    parts.withdrawable += withdrawable;
  }

  async #comesIn(db: Db, who: number, amount: bigint, isDeposit: boolean): Promise<void> {
    const draft = { from: 'treasury', to: this.#member(who), amount } as const;
    if (isDeposit) await this.#move(db, { ...draft, kind: 'deposit', withdrawable: amount });
    else await this.#move(db, { ...draft, kind: 'claim' });
    this.#change(who, isDeposit ? 0n : amount, isDeposit ? amount : 0n);
    if (isDeposit) this.came += amount;
  }

  async #send(db: Db, from: number, to: number, amount: bigint): Promise<void> {
    const giver = this.people[from];
    if (from === to || giver === undefined) return;
    const parts = split(giver, amount);
    const kind = (['gift', 'superchat', 'transfer'] as const)[Number(amount % 3n)] ?? 'gift';
    const id = await this.#move(db, { kind, from: this.#member(from), to: this.#member(to), amount });
    if ((id === null) !== (parts === null)) throw new Error('the books and the model differ on who has enough');
    if (id === null || parts === null) return;
    this.#change(from, -parts.granted, -parts.withdrawable);
    this.#change(to, parts.granted, parts.withdrawable);
    const giverId = this.#member(from).member;
    const record = { id: newId(), to: newId(), giverId, receiverId: this.#member(to).member, amount, transferId: id };
    this.#given.push({ from, to, ...parts, record: { ...record, at: this.#now } });
  }

  async #takeBack(db: Db): Promise<void> {
    const given = this.#given.pop();
    if (given === undefined) return;
    const { from, to, granted, withdrawable, record } = given;
    const has = this.people[to];
    const isThere = has !== undefined && has.granted >= granted && has.withdrawable >= withdrawable;
    const refusal = await takeBack(db, { ...record, at: this.#now }, this.#now);
    this.#now = new Date(this.#now.getTime() + PAUSE_MS);
    if ((refusal === null) !== isThere) throw new Error('the books and the model differ on what was spent');
    if (!isThere) return;
    this.#change(to, -granted, -withdrawable);
    this.#change(from, granted, withdrawable);
  }

  async #hold(db: Db, who: number, amount: bigint): Promise<void> {
    const draft = { kind: 'withdrawal', from: this.#member(who), to: 'held', amount, withdrawable: amount } as const;
    const id = await this.#move(db, draft);
    const isThere = (this.people[who]?.withdrawable ?? 0n) >= amount;
    if ((id !== null) !== isThere) throw new Error('granted credit was withdrawn, or withdrawable credit was not');
    if (!isThere) return;
    this.#change(who, 0n, -amount);
    this.#held.push({ who, amount });
  }

  async #settle(db: Db, isPaid: boolean): Promise<void> {
    const next = this.#held.shift();
    if (next === undefined) return;
    const { who, amount } = next;
    const draft = { from: 'held', amount, withdrawable: amount } as const;
    if (isPaid) await this.#move(db, { ...draft, kind: 'withdrawn', to: 'treasury' });
    else await this.#move(db, { ...draft, kind: 'withdrawal_returned', to: this.#member(who) });
    if (isPaid) this.left += amount;
    else this.#change(who, 0n, amount);
  }
}
