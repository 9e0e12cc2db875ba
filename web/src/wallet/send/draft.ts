// What somebody has typed into Send, and what becomes of it. Nothing in here asks or signs.
import { isAddress, NOTE_BYTES } from '@wagram/contract/chain';
import type { HoldingsView, HoldingView, NetworkView } from '@wagram/contract/chain';
import { atHandle, checkHandle } from '@wagram/contract/members';
import { base58 } from '@scure/base';
import { readAmount, toTyped } from '#kernel';
import { associatedAccount, openAssociated, readPayLink, transferSol, transferToken, writeNote } from '#chain';
import type { Instruction, PayLink, TokenProgram } from '#chain';

/** Something that can be sent: SOL, or one account of a token. */
export interface Asset {
  /** Null is SOL. */
  readonly mint: string | null;
  /** Null: nobody here knows this token. */
  readonly symbol: string | null;
  readonly decimals: number;
  readonly held: bigint;
  /** Where it lies; the wallet itself for SOL. */
  readonly account: string;
  readonly program: TokenProgram;
  readonly isFrozen: boolean;
}

export interface Draft {
  readonly to: string;
  /** Mint; empty for SOL. */
  readonly token: string;
  readonly amount: string;
  readonly note: string;
  /** Keys that whoever asked wants to find the payment by. */
  readonly references: readonly string[];
  /** What the request says of itself; it proves nothing. */
  readonly asked: string;
}

export const EMPTY: Draft = { to: '', token: '', amount: '', note: '', references: [], asked: '' };

/** One signature; what is offered beyond it is seen in the review. */
export const SIGNATURE_FEE = 5_000n;
/** An account without data holds nothing, or at least this. */
export const KEPT_LEAST = 890_880n;

const most = (a: HoldingView, b: HoldingView): HoldingView => (BigInt(b.amount) > BigInt(a.amount) ? b : a);

/** The usual place of a token is what is spent from: another account may be there for a purpose, as a stake is. */
const isUsual = ({ account, mint, program }: HoldingView, owner: string): boolean =>
  account === associatedAccount(owner, mint, program);

/** SOL first, then each token by its usual account, or else by the one that holds most of it. */
export const assetsOf = (holdings: HoldingsView, network: NetworkView | null): Asset[] => {
  const chosen = new Map<string, HoldingView>();
  for (const token of holdings.tokens) {
    const before = chosen.get(token.mint);
    if (before === undefined || isUsual(token, holdings.address)) chosen.set(token.mint, token);
    else if (!isUsual(before, holdings.address)) chosen.set(token.mint, most(before, token));
  }
  const sol: Asset = {
    mint: null,
    symbol: 'SOL',
    decimals: 9,
    held: BigInt(holdings.lamports),
    account: holdings.address,
    program: 'token',
    isFrozen: false,
  };
  const tokens = [...chosen.values()].filter(({ amount }) => amount !== '0');
  return [
    sol,
    ...tokens.map(({ mint, symbol, decimals, amount, account, program, is_frozen }) => ({
      mint,
      symbol: network?.token?.mint === mint ? network.token.symbol : symbol,
      decimals,
      held: BigInt(amount),
      account,
      program,
      isFrozen: is_frozen,
    })),
  ];
};

/** As much as can go: the fee for SOL stays. */
export const allOf = ({ mint, held }: Asset): bigint =>
  mint !== null ? held : held > SIGNATURE_FEE ? held - SIGNATURE_FEE : 0n;

export type Recipient =
  | { readonly kind: 'none' | 'bad_link' | 'unclear' }
  | { readonly kind: 'link'; readonly link: PayLink }
  /** An address, or a handle with its @: what the server is asked about. */
  | { readonly kind: 'address' | 'handle'; readonly to: string };

export const readRecipientText = (text: string): Recipient => {
  const typed = text.trim();
  if (typed === '') return { kind: 'none' };
  if (/^solana:/i.test(typed)) {
    const link = readPayLink(typed);
    return link === null ? { kind: 'bad_link' } : { kind: 'link', link };
  }
  if (isAddress(typed)) return { kind: 'address', to: typed };
  return checkHandle(typed) === null ? { kind: 'handle', to: atHandle(typed) } : { kind: 'unclear' };
};

/** A scanned or pasted request fills every field that it names. */
export const fillFrom = (draft: Draft, { to, amount, mint, note, references, label, message }: PayLink): Draft => ({
  to,
  token: mint ?? '',
  amount: amount === undefined ? draft.amount : toTyped(amount),
  note: note ?? draft.note,
  references: references ?? [],
  asked: [label, message].filter((words) => words !== undefined).join(' · '),
});

export const noteBytes = (note: string): number => new TextEncoder().encode(note.trim()).length;

export type Mistake =
  | 'amount_missing'
  | 'amount_wrong'
  | 'amount_too_much'
  | 'amount_leaves_dust'
  | 'amount_gives_dust'
  | 'note_long'
  | 'frozen';

/** Null: it can be reviewed. `isNew` says that nothing lies at the address yet. */
export const mistakeIn = (draft: Draft, asset: Asset, isNew: boolean): Mistake | null => {
  if (noteBytes(draft.note) > NOTE_BYTES) return 'note_long';
  if (asset.isFrozen) return 'frozen';
  if (draft.amount.trim() === '') return 'amount_missing';
  const amount = readAmount(draft.amount, asset.decimals);
  if (amount === null || amount === 0n) return 'amount_wrong';
  if (amount > allOf(asset)) return 'amount_too_much';
  if (asset.mint !== null) return null;
  const left = allOf(asset) - amount;
  if (left > 0n && left < KEPT_LEAST) return 'amount_leaves_dust';
  return isNew && amount < KEPT_LEAST ? 'amount_gives_dust' : null;
};

/** Makes two payments of the same sum in the same moment two: equal bytes would be one. */
export const freshReference = (): string => base58.encode(crypto.getRandomValues(new Uint8Array(32)));

interface Plan {
  readonly from: string;
  readonly to: string;
  readonly asset: Asset;
  readonly amount: bigint;
  readonly note: string;
  readonly references: readonly string[];
}

/** The note stands first: some accounts take tokens only after one. */
export const instructionsFor = ({ from, to, asset, amount, note, references }: Plan): Instruction[] => {
  const notes = note.trim() === '' ? [] : [writeNote(note.trim())];
  const { mint, decimals, account, program } = asset;
  if (mint === null) return [...notes, transferSol({ from, to, amount, references })];
  const place = associatedAccount(to, mint, program);
  return [
    ...notes,
    openAssociated({ payer: from, owner: to, mint, program }),
    transferToken({ owner: from, mint, decimals, from: account, to: place, amount, program, references }),
  ];
};
