import type { LiveByType, SwapTradeId } from '#kernel';
import type { TradeState } from './views.ts';

/** To the member alone, when one of theirs has come further. */
export type SwapLive = { readonly type: 'swap.trade'; readonly id: SwapTradeId; readonly state: TradeState };

declare module '#kernel' {
  interface LiveMessages extends LiveByType<SwapLive> {}
}
