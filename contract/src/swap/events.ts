import type { EventOf, MemberId, SwapTradeId } from '#kernel';
import type { SwapSide } from './curve.ts';

/** A trade has landed for good. */
export type SwapEvent = EventOf<
  'swap.traded',
  {
    readonly tradeId: SwapTradeId;
    readonly mint: string;
    /** Null: they have gone meanwhile. */
    readonly memberId: MemberId | null;
    readonly side: SwapSide;
    readonly amountIn: string;
    readonly amountOut: string;
  }
>;
