// What goes between the program and the process that runs the machine.

/** An account as a row holds it. */
export interface AccountState {
  readonly address: string;
  readonly lamports: bigint;
  readonly owner: string;
  readonly data: Uint8Array;
}

export interface BuiltInAccount extends AccountState {
  readonly executable: boolean;
}

export interface SlotHashEntry {
  readonly slot: bigint;
  readonly hash: string;
}

export interface RunJob {
  readonly kind: 'send' | 'simulate';
  readonly wire: Uint8Array;
  /** Accounts that there are, of those it names. */
  readonly accounts: readonly AccountState[];
  /** Everything it names, also through lookup tables, in its order. */
  readonly named: readonly string[];
  readonly writable: readonly string[];
  readonly slot: bigint;
  readonly unixTime: bigint;
  /** For programs that ask which slots were; empty where none does. */
  readonly slotHashes: readonly SlotHashEntry[];
}

export interface InnerInstructionView {
  readonly programIdIndex: number;
  readonly accounts: readonly number[];
  readonly data: string;
  readonly stackHeight: number;
}

export interface Outcome {
  /** As JSON-RPC spells it; null: it went through. */
  readonly error: unknown;
  readonly logs: readonly string[];
  readonly units: number;
  /** The writable accounts as they are now; without those that are gone. */
  readonly accounts: readonly AccountState[];
  readonly inner: readonly { readonly index: number; readonly instructions: readonly InnerInstructionView[] }[];
  /** Of those it names: what every machine has from the start. */
  readonly builtIn: readonly string[];
  readonly returnData: { readonly programId: string; readonly data: Uint8Array } | null;
}

export type MachineRequest =
  | RunJob
  | { readonly kind: 'read'; readonly addresses: readonly string[] }
  | { readonly kind: 'rent'; readonly bytes: bigint };

export interface MachineReplies {
  send: Outcome;
  simulate: Outcome;
  read: readonly (BuiltInAccount | null)[];
  rent: bigint;
}

export interface MachineEnvelope {
  readonly id: number;
  readonly request: MachineRequest;
}

export interface MachineAnswer {
  readonly id: number;
  readonly reply: MachineReplies[keyof MachineReplies];
}
