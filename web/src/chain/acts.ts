/** What one instruction does, in words that a screen can say. */
export type Act =
  | { readonly what: 'sol'; readonly from: string; readonly to: string; readonly amount: bigint }
  | TokenAct
  /** A bare account comes into being; `owner` is the program that rules it. */
  | { readonly what: 'create'; readonly account: string; readonly lamports: bigint; readonly owner: string }
  /** An account is handed to a program. */
  | { readonly what: 'assign'; readonly account: string; readonly owner: string }
  | { readonly what: 'allocate'; readonly account: string }
  | { readonly what: 'note'; readonly text: string }
  /** How much work it may be, or what is offered for it. */
  | { readonly what: 'budget' }
  /** Nothing is known of it but whom it calls. It is shown, never hidden. */
  | { readonly what: 'unknown'; readonly program: string };

/** Of the two token programs, and of the one that makes token accounts. `mint` is null where the instruction does not say. */
export type TokenAct =
  | {
      readonly what: 'token';
      readonly from: string;
      readonly to: string;
      readonly by: string;
      readonly mint: string | null;
      readonly amount: bigint;
    }
  | { readonly what: 'open'; readonly account: string; readonly owner: string; readonly mint: string }
  | { readonly what: 'allow'; readonly account: string; readonly delegate: string; readonly amount: bigint }
  | { readonly what: 'revoke'; readonly account: string }
  | { readonly what: 'authority'; readonly account: string; readonly of: Authority; readonly to: string | null }
  | { readonly what: 'close'; readonly account: string; readonly to: string }
  | { readonly what: 'burn'; readonly account: string; readonly mint: string; readonly amount: bigint }
  | { readonly what: 'mint'; readonly account: string; readonly mint: string; readonly amount: bigint }
  | { readonly what: 'freeze' | 'thaw'; readonly account: string; readonly mint: string }
  /** A new token, with whoever may make more of it and freeze accounts of it; null: nobody. */
  | {
      readonly what: 'token_made';
      readonly mint: string;
      readonly maker: string;
      readonly freezer: string | null;
    }
  /** An account that so many of these have to sign for. */
  | { readonly what: 'shared'; readonly account: string; readonly signers: readonly string[]; readonly needed: number }
  /** SOL that was sent into an account of wrapped SOL begins to count there. */
  | { readonly what: 'sync'; readonly account: string };

export type Authority = 'mint' | 'freeze' | 'owner' | 'close' | 'other';
