import { BadMessage } from '@wagram/contract/chain';
import type { Authority, TokenAct } from './acts.ts';
import type { DataReader } from './bytes.ts';

/** The account at a place of an instruction. */
export type AccountAt = (place: number) => string;
type Describe = (data: DataReader, at: AccountAt, count: number) => TokenAct;

const AUTHORITIES: readonly Authority[] = ['mint', 'freeze', 'owner', 'close'];

const transfer: Describe = (data, at) => ({
  what: 'token',
  amount: data.number(8),
  from: at(0),
  to: at(1),
  by: at(2),
  mint: null,
});
const allow: Describe = (data, at) => ({ what: 'allow', amount: data.number(8), account: at(0), delegate: at(1) });
const authority: Describe = (data, at) => {
  const of = AUTHORITIES[data.byte()] ?? 'other';
  return { what: 'authority', of, to: data.maybeKey(), account: at(0) };
};
const mintTo: Describe = (data, at) => ({ what: 'mint', amount: data.number(8), mint: at(0), account: at(1) });
const burn: Describe = (data, at) => ({ what: 'burn', amount: data.number(8), account: at(0), mint: at(1) });

/** The decimals that come with a checked one are judged by the network. */
const checked =
  (describe: Describe): Describe =>
  (data, at, count) => {
    const act = describe(data, at, count);
    data.byte();
    return act;
  };

/** By the first byte. What Token-2022 adds to these is not known here. */
const TOKEN_ACTS: Readonly<Partial<Record<number, Describe>>> = {
  1: (_, at) => ({ what: 'open', account: at(0), mint: at(1), owner: at(2) }),
  3: transfer,
  4: allow,
  5: (_, at) => ({ what: 'revoke', account: at(0) }),
  6: authority,
  7: mintTo,
  8: burn,
  9: (_, at) => ({ what: 'close', account: at(0), to: at(1) }),
  10: (_, at) => ({ what: 'freeze', account: at(0), mint: at(1) }),
  11: (_, at) => ({ what: 'thaw', account: at(0), mint: at(1) }),
  // The mint stands between the two accounts.
  12: checked((data, at) => ({
    what: 'token',
    amount: data.number(8),
    from: at(0),
    mint: at(1),
    to: at(2),
    by: at(3),
  })),
  13: checked((data, at) => ({ what: 'allow', amount: data.number(8), account: at(0), delegate: at(2) })),
  14: checked(mintTo),
  15: checked(burn),
  16: (data, at) => ({ what: 'open', account: at(0), mint: at(1), owner: data.key() }),
  17: (_, at) => ({ what: 'sync', account: at(0) }),
  18: (data, at) => ({ what: 'open', account: at(0), mint: at(1), owner: data.key() }),
  19: (data, at, count) => {
    const signers = Array.from({ length: count - 1 }, (_, place) => at(place + 1));
    return { what: 'shared', account: at(0), signers, needed: data.byte() };
  },
  20: (data, at) => {
    data.byte();
    return { what: 'token_made', mint: at(0), maker: data.key(), freezer: data.maybeKey() };
  },
};

export const describeToken = (data: DataReader, at: AccountAt, count: number): TokenAct => {
  const describe = TOKEN_ACTS[data.byte()];
  if (describe === undefined) throw new BadMessage('not known');
  return describe(data, at, count);
};
