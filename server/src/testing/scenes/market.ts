// A market in which trades are agreed before any has landed, and land or are lost in any order.
import fc from 'fast-check';
import {
  landedOn,
  NOTHING_UNDERWAY,
  outcomeOf,
  type Reserves,
  type SwapSide,
  type Underway,
} from '@wagram/contract/swap';

interface Wanted {
  readonly isBuy: boolean;
  readonly amount: bigint;
  readonly lands: boolean;
  /** How many of those that are under way end before the next one is agreed, and which. */
  readonly ends: number;
  readonly which: number;
}

export interface Market {
  readonly start: Reserves;
  readonly fee: bigint;
  readonly wanted: readonly Wanted[];
  /** Counts nothing that is under way, as nobody should. */
  readonly isBlind?: boolean;
}

const units = fc.bigInt(1n, 10n ** 15n);

export const anyMarket: fc.Arbitrary<Market> = fc.record({
  start: fc.record({ sol: fc.bigInt(10n ** 6n, 10n ** 15n), tokens: fc.bigInt(10n ** 6n, 10n ** 18n) }),
  fee: fc.bigInt(0n, 100n),
  wanted: fc.array(
    fc.record({
      isBuy: fc.boolean(),
      amount: units,
      lands: fc.boolean(),
      ends: fc.integer({ min: 0, max: 3 }),
      which: fc.nat(20),
    }),
    { minLength: 1, maxLength: 14 },
  ),
});

interface Agreed {
  readonly side: SwapSide;
  readonly in: bigint;
  readonly out: bigint;
  readonly lands: boolean;
}

export interface Ended {
  /** What k was when nothing was under way last. */
  readonly floor: bigint;
  readonly after: Reserves;
  /** What the pool gained of one is what others lost, and the other way around. */
  readonly isConserved: boolean;
}

export const kOf = ({ sol, tokens }: Reserves): bigint => sol * tokens;

const sumOf = (open: readonly Agreed[]): Underway =>
  open.reduce<Underway>(
    (sums, { side, in: comes, out }) => ({
      ...sums,
      [side]: { in: sums[side].in + comes, out: sums[side].out + out },
    }),
    NOTHING_UNDERWAY,
  );

export const playMarket = ({ start, fee, wanted, isBlind = false }: Market): Ended[] => {
  let reserves = start;
  let floor = kOf(start);
  const others = { sol: 0n, tokens: 0n };
  const open: Agreed[] = [];
  const ended: Ended[] = [];
  const end = (place: number): void => {
    const [trade] = open.splice(place % open.length, 1);
    if (trade === undefined) return;
    if (trade.lands) {
      reserves = landedOn(reserves, trade.side, trade.in, trade.out);
      others.sol += trade.side === 'buy' ? -trade.in : trade.out;
      others.tokens += trade.side === 'buy' ? trade.out : -trade.in;
    }
    const isConserved = reserves.sol + others.sol === start.sol && reserves.tokens + others.tokens === start.tokens;
    ended.push({ floor, after: reserves, isConserved });
    if (open.length === 0) floor = kOf(reserves);
  };
  for (const { isBuy, amount, lands, ends, which } of wanted) {
    const side = isBuy ? 'buy' : 'sell';
    const outcome = outcomeOf(side, amount, reserves, isBlind ? NOTHING_UNDERWAY : sumOf(open), fee);
    if (outcome !== null && outcome.out > 0n) open.push({ side, in: amount, out: outcome.out, lands });
    for (let count = 0; count < ends && open.length > 0; count += 1) end(which + count);
  }
  while (open.length > 0) end(0);
  return ended;
};
