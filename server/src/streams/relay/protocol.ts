// What the program and its relay say to each other.
export interface RelayOptions {
  /** An address that viewers can reach when the machine's own ones are not it. */
  readonly address: string | null;
  /** UDP ports, from and to; null: any. */
  readonly ports: readonly [number, number] | null;
  readonly maxStreams: number;
  readonly maxViewers: number;
}

export type Refusal = 'bad_sdp' | 'streams_full' | 'viewers_full';

/**
 * What is answered: a host who sends, a viewer, a relay of another process that watches for its own viewers, and what ours
 * needs to be such a one elsewhere: its offer (`sdp` is empty), and the answer to it.
 */
export type Question = 'publish' | 'watch' | 'feed' | 'subscribe' | 'accept';

export type ToRelay =
  | {
      readonly say: Question;
      readonly id: number;
      readonly stream: string;
      readonly peer: string;
      readonly sdp: string;
    }
  | { readonly say: 'drop'; readonly peer: string }
  | { readonly say: 'end'; readonly stream: string };

/** A viewer sees the picture, or a peer has left by itself. */
export interface News {
  readonly say: 'seen' | 'gone';
  readonly peer: string;
}

export type FromRelay =
  | { readonly say: 'ready' }
  | { readonly say: 'answer'; readonly id: number; readonly sdp: string }
  | { readonly say: 'refused'; readonly id: number; readonly why: Refusal }
  | News;
