import type { Readable } from 'node:stream';

/** What a reader asks for: from `first` on, up to `last` if it says so, or only the last `suffix` bytes. */
export type RangeRequest = { first: number; last: number | null } | { suffix: number };

export interface OpenedFile {
  /** Bytes of the whole file. */
  readonly size: number;
  /** First and last byte of what `body` brings, both included. */
  readonly first: number;
  readonly last: number;
  /** null: the file has no such part. */
  readonly body: Readable | null;
}

/** Where files lie. A key is `folder/name`; a file appears under it complete or not at all. */
export interface FileStore {
  put(key: string, content: { path: string } | { bytes: Buffer }, type: string): Promise<void>;
  /** null: there is no such file. */
  open(key: string, range: RangeRequest | null): Promise<OpenedFile | null>;
  /** Everything in a folder; a folder that is not there is no fault. */
  remove(folder: string): Promise<void>;
}

/** The store cannot be used: its disk is full, its server is away. */
export class StoreError extends Error {
  constructor(
    readonly reason: 'full' | 'down',
    cause: unknown,
  ) {
    super(reason === 'full' ? 'the media store is full' : 'the media store does not answer', { cause });
    this.name = 'StoreFault';
  }
}
