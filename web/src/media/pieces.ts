import type { CallInput } from '@wagram/contract/kernel';
import { mediaCalls, PIECE_MAX_BYTES, pieceAddress } from '@wagram/contract/media';
import type { MediaView, PartialView } from '@wagram/contract/media';
import { ask, isAskError, upload } from '#kernel';

const OCTETS = { type: 'application/octet-stream' };
/** While a file still grows, a piece goes once it is this long; at its end whatever is left goes in long ones. */
const GROWING_BYTES = 512 * 1024;
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];
/** Tries in a row without any progress, once somebody waits for the end. */
const TRIES = 4;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = window.setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });

/** A refusal that the next try would hear again. */
const isFinal = (cause: unknown): boolean =>
  isAskError(cause) && cause.status >= 400 && cause.status < 500 && cause.status !== 409 && cause.status !== 429;

/**
 * A file that goes up in pieces, while it grows or at once. What has arrived is forgotten here; after a cut the server says
 * how far it came. `finish` that failed can be asked again, and goes on.
 */
export class PieceSender {
  /** Bytes from `offset` on. */
  private waiting = new Blob([], OCTETS);
  private offset = 0;
  private total = 0;
  private begun: Promise<PartialView> | null = null;
  private running: Promise<void> | null = null;
  private isEnding = false;
  private readonly stop = new AbortController();

  constructor(private readonly open: () => Promise<PartialView>) {}

  get size(): number {
    return this.total;
  }

  /** Makes it known to the server before there is a piece. null: it did not hear; the first piece tries again. */
  begin(): Promise<PartialView | null> {
    return this.start().catch(() => null);
  }

  add(data: Blob): void {
    this.waiting = new Blob([this.waiting, data], OCTETS);
    this.total += data.size;
    // Nobody waits for this yet: what fails now is tried again with the next piece.
    if (this.waiting.size >= GROWING_BYTES) void this.run(null).catch(() => undefined);
  }

  /** The whole file, once every piece is there. */
  async finish(onPercent: (percent: number) => void): Promise<MediaView> {
    this.isEnding = true;
    await this.running?.catch(() => undefined);
    await this.run(onPercent);
    const { id } = await this.start();
    return (await ask(mediaCalls.finishUpload, { upload_id: id, size: this.total }, { signal: this.stop.signal })).file;
  }

  /** Ends it for good; the server forgets what it has. */
  cancel(): void {
    this.stop.abort();
    void this.begun
      ?.then(({ id }) => ask(mediaCalls.dropUpload, { upload_id: id }))
      // What could not be said is swept by the server after a day.
      .catch(() => undefined);
  }

  private start(): Promise<PartialView> {
    this.begun ??= this.open().catch((cause: unknown) => {
      this.begun = null;
      throw cause;
    });
    return this.begun;
  }

  private run(onPercent: ((percent: number) => void) | null): Promise<void> {
    this.running ??= this.pump(onPercent).finally(() => (this.running = null));
    return this.running;
  }

  private async pump(onPercent: ((percent: number) => void) | null): Promise<void> {
    const { signal } = this.stop;
    let failed = 0;
    while (!signal.aborted && this.waiting.size >= (this.isEnding ? 1 : GROWING_BYTES)) {
      try {
        await this.sendOne(onPercent);
        failed = 0;
      } catch (cause) {
        failed += 1;
        if (signal.aborted || isFinal(cause) || (this.isEnding && failed >= TRIES)) throw cause;
        await pause(PAUSES_MS[Math.min(failed, PAUSES_MS.length) - 1] ?? 0, signal);
        await this.catchUp();
      }
    }
    signal.throwIfAborted();
  }

  private async sendOne(onPercent: ((percent: number) => void) | null): Promise<void> {
    const { id } = await this.start();
    const piece = this.waiting.slice(0, PIECE_MAX_BYTES, OCTETS.type);
    const tell = (percent: number) =>
      onPercent?.(Math.floor((this.offset * 100 + piece.size * percent) / Math.max(1, this.total)));
    await upload(pieceAddress(id, this.offset), piece, { signal: this.stop.signal, onPercent: tell });
    this.moveTo(this.offset + piece.size);
  }

  /** A piece whose answer was lost has arrived all the same. */
  private async catchUp(): Promise<void> {
    try {
      const { id } = await this.start();
      const { upload: known } = await ask(mediaCalls.readUpload, { upload_id: id }, { signal: this.stop.signal });
      if (known.received >= this.offset) this.moveTo(known.received);
    } catch (cause) {
      if (isFinal(cause)) throw cause;
    }
  }

  private moveTo(offset: number): void {
    this.waiting = this.waiting.slice(offset - this.offset, this.waiting.size, OCTETS.type);
    this.offset = offset;
  }
}

const senders = new WeakMap<File, PieceSender>();

/** A whole file, in pieces. The same file after a failure goes on where it was; cancelled, it is forgotten. */
export const sendInPieces = async (
  file: File,
  { signal, onPercent }: { readonly signal: AbortSignal; readonly onPercent: (percent: number) => void },
  start: CallInput<typeof mediaCalls.startUpload> = { screen: 'video' },
): Promise<MediaView> => {
  const known = senders.get(file);
  const sender = known ?? new PieceSender(async () => (await ask(mediaCalls.startUpload, start)).upload);
  senders.set(file, sender);
  const cancel = () => {
    senders.delete(file);
    sender.cancel();
  };
  signal.addEventListener('abort', cancel);
  try {
    if (known === undefined) sender.add(file);
    const media = await sender.finish(onPercent);
    senders.delete(file);
    return media;
  } catch (cause) {
    // The server knows it no more: the next try begins anew.
    if (isFinal(cause)) senders.delete(file);
    throw cause;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};
