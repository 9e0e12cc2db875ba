import * as z from 'zod/mini';
import { chainAddress, changeText, chainSignature, knownTokenView, unitsText } from '#chain';
import { memberCard } from '#members';

export const linkedAddress = z.object({
  address: chainAddress,
  linked_at: z.iso.datetime(),
  /** The profile shows what it holds. */
  is_shown: z.boolean(),
});
export type LinkedAddress = z.output<typeof linkedAddress>;

/** One token of an address, whatever number of accounts it lies in. */
export const heldView = z.object({
  mint: chainAddress,
  amount: unitsText,
  decimals: z.int(),
  /** There is one of it in the world. */
  is_unique: z.boolean(),
  /** Null: made by somebody unknown here. What it calls itself proves nothing. */
  known: z.nullable(knownTokenView),
});
export type HeldView = z.output<typeof heldView>;

/** MON-11: what stands under 'NFT Holds'. */
export const shownHoldings = z.object({
  address: chainAddress,
  /** False: the member alone sees this. */
  is_shown: z.boolean(),
  held: z.array(heldView),
  has_more: z.boolean(),
});
export type ShownHoldings = z.output<typeof shownHoldings>;

/** CHN-08: what is known of whoever is about to be paid, before anything is signed. */
export const recipientView = z.object({
  address: chainAddress,
  /** Who has linked this address; null: nobody here has. */
  member: z.nullable(memberCard),
  /** People the viewer follows who follow them: how many, and the names of a few. */
  followed_by: z.object({ count: z.int(), names: z.array(z.string()) }),
  is_followed: z.boolean(),
  joined_at: z.nullable(z.iso.datetime()),
  /** What the viewer calls them in the address book. */
  contact_name: z.nullable(z.string()),
  /** How often the viewer has paid this address from here. */
  paid_before: z.int(),
  /** As the chain says; null while it cannot be asked. `is_program`: it is one, or belongs to one; no person could send back. */
  account: z.nullable(z.object({ is_funded: z.boolean(), is_program: z.boolean(), lamports: unitsText })),
});
export type RecipientView = z.output<typeof recipientView>;

/** Somebody the member has paid, or keeps in the address book. */
export const contactView = z.object({
  address: chainAddress,
  name: z.nullable(z.string()),
  member: z.nullable(memberCard),
  paid: z.int(),
  last_at: z.nullable(z.iso.datetime()),
});
export type ContactView = z.output<typeof contactView>;

/** One transaction as it touched one address. */
export const chainEntryView = z.object({
  signature: chainSignature,
  at: z.nullable(z.iso.datetime()),
  /** Null: it went through. */
  error: z.nullable(z.string()),
  /** Lamports that this address paid for it; 0 where somebody else did. */
  fee: unitsText,
  note: z.nullable(z.string()),
  /** What came and what left, the fee not counted; mint null is SOL. */
  changes: z.array(
    z.object({ mint: z.nullable(chainAddress), amount: changeText, decimals: z.int(), symbol: z.nullable(z.string()) }),
  ),
  /** The other sides, at most three. */
  with: z.array(
    z.object({
      address: chainAddress,
      member: z.nullable(memberCard),
      /** It gives test SOL; only said where it is so. */
      is_faucet: z.optional(z.boolean()),
    }),
  ),
});
export type ChainEntryView = z.output<typeof chainEntryView>;
