import type { LiveByType } from '#kernel';
import type { PaymentState } from './views.ts';

/** Told to whoever sent it, each time that it has come further. */
export type ChainLive = {
  readonly type: 'chain.payment';
  readonly signature: string;
  readonly state: PaymentState;
};

declare module '#kernel' {
  interface LiveMessages extends LiveByType<ChainLive> {}
}
