import type { Db, MemberId, StreamId } from '#kernel';
import { CREDIT } from './sale.ts';
import { upsertSale } from './sales.gen.ts';

export interface SeedSale {
  readonly streamId: StreamId;
  readonly hostId: MemberId;
  readonly title: string;
  readonly scheduledFor: Date;
  /** In credit. */
  readonly price: bigint;
  readonly seats: number;
}

/** What a demo member sells. What is paid for it comes back: their stream never happens. */
export const seedSale = async (tx: Db, sale: SeedSale, now: Date): Promise<void> => {
  await upsertSale(tx, { ...sale, ...CREDIT, unit: 'WGM', now });
};
