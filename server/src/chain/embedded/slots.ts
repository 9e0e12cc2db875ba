import { createHmac } from 'node:crypto';
import { base58 } from '@scure/base';
import { BLOCKHASH_SLOTS, SLOT_MS } from '@wagram/contract/chain';
import type { Clock } from '#kernel';

/** What was said of the height may not be taken back: a payment that was called expired would come to life again. */
const KEEP_EVERY_SLOTS = 12;

/** Another process may be ahead: its clock is, or it has just started and was careful. */
const AHEAD_SLOTS = 2 * KEEP_EVERY_SLOTS;

/**
 * Time on the test network: a slot each 400 ms since its first day. Blockhashes are made from the slot, so that every
 * process agrees on them, and none comes twice.
 */
export class Slots {
  private readonly slotOfHash = new Map<string, number>();
  private newest = -1;
  private kept: number;

  constructor(
    private readonly secret: Uint8Array,
    private readonly startedAt: Date,
    private readonly clock: Clock,
    private top: number,
    /** Keeps how far it has come. */
    private readonly keep: (slot: number) => void,
  ) {
    this.kept = top;
    // What was said since it was last kept.
    this.top += top === 0 ? 0 : KEEP_EVERY_SLOTS;
  }

  /** Never falls, whatever the clock does. */
  now(): number {
    const slot = Math.floor((this.clock.now().getTime() - this.startedAt.getTime()) / SLOT_MS) + 1;
    if (slot > this.top) this.top = slot;
    if (this.top >= this.kept + KEEP_EVERY_SLOTS) {
      this.kept = this.top;
      this.keep(this.top);
    }
    return this.top;
  }

  hashAt(slot: number): string {
    return this.hashOf(String(slot));
  }

  genesis(): string {
    return this.hashOf('genesis');
  }

  /** When a blockhash was made; null when it is too old, or was never ours. */
  slotOf(hash: string): number | null {
    const now = this.now();
    const oldest = Math.max(0, now - BLOCKHASH_SLOTS);
    const newest = now + AHEAD_SLOTS;
    for (let slot = Math.max(oldest, this.newest + 1); slot <= newest; slot += 1)
      this.slotOfHash.set(this.hashAt(slot), slot);
    this.newest = Math.max(this.newest, newest);
    for (const [old, slot] of this.slotOfHash) {
      if (slot >= oldest) break;
      this.slotOfHash.delete(old);
    }
    return this.slotOfHash.get(hash) ?? null;
  }

  private hashOf(text: string): string {
    return base58.encode(createHmac('sha256', this.secret).update(text).digest());
  }
}
