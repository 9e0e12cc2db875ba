/** What an open page may hear, by type. Each room adds its own (`LiveByType`), so that whoever listens knows what they get. */
export interface LiveMessages {
  /** Something may have been missed: what happened meanwhile has to be asked for. */
  readonly resync: { readonly type: 'resync' };
}

/** The messages of a room, each under its type. */
export type LiveByType<M extends { readonly type: string }> = {
  readonly [T in M['type']]: Extract<M, { readonly type: T }>;
};
