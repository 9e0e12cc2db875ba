// What processes ask each other about their relays. It crosses by the live bus, to which only processes of this network have
// a way, and is sealed besides: a bus that others share neither tells nor takes anything. No address of ours is opened for it.
import { randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { EventOf } from '@wagram/contract/kernel';
import { newId, type ProcessId, type App, type StreamId } from '#kernel';

/** The offer of a relay that wants a stream, to the process that held this claim. */
export interface Wanted {
  readonly streamId: StreamId;
  readonly claimId: string;
  readonly offer: string;
}

interface Question {
  readonly kind: 'question';
  readonly id: string;
  /** When it was asked, in milliseconds. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly wanted: Wanted;
}

type Letter =
  | Question
  | { readonly kind: 'answer'; readonly id: string; readonly to: string; readonly sdp: string | null };

type RelaysElsewhere = EventOf<'relays.letter', { readonly to: string; readonly sealed: string }>;

/** A process that died does not answer. The clocks of processes may differ by no more than this. */
const ANSWER_MS = 5_000;
/** An SDP has 1 to 2 kB; nobody may send us more than this, however small it was packed. */
const LETTER_MAX = 100_000;

export class RelayMessages {
  readonly processId = newId<ProcessId>();
  private readonly waiting = new Map<string, (sdp: string | null) => void>();
  /** Questions that were read, and until when they would be taken for new. */
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly app: App,
    /** null: it has not got it. */
    private readonly answer: (wanted: Wanted) => Promise<string | null>,
  ) {
    app.live.elsewhere.on<RelaysElsewhere>('relays.letter', ({ payload }) => {
      if (payload.to === this.processId) app.background(this.read(payload.sealed), 'reading what another relay wants');
    });
  }

  async ask(to: string, wanted: Wanted): Promise<string | null> {
    const id = randomUUID();
    return new Promise((resolve) => {
      const settle = (sdp: string | null): void => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(sdp);
      };
      const timer = setTimeout(() => settle(null), ANSWER_MS).unref();
      this.waiting.set(id, settle);
      this.send({ kind: 'question', id, at: this.now(), from: this.processId, to, wanted });
    });
  }

  private async read(sealed: string): Promise<void> {
    const letter = this.open(sealed);
    if (letter?.to !== this.processId) return;
    if (letter.kind === 'answer') return this.waiting.get(letter.id)?.(letter.sdp);
    if (!this.isNew(letter)) return;
    const sdp = await this.answer(letter.wanted).catch(() => null);
    this.send({ kind: 'answer', id: letter.id, to: letter.from, sdp });
  }

  /**
   * Every question makes a connection: one that is repeated by whoever has heard it makes none. An answer needs no such care,
   * because it is waited for once.
   */
  private isNew({ id, at }: Question): boolean {
    const now = this.now();
    for (const [old, until] of this.seen) if (until < now) this.seen.delete(old);
    if (Math.abs(now - at) > ANSWER_MS) {
      this.app.log.warn({ lateMs: now - at }, 'a message between relays is too old, or their clocks differ');
      return false;
    }
    const isSeen = this.seen.has(id);
    this.seen.set(id, at + ANSWER_MS);
    return !isSeen;
  }

  private now(): number {
    return this.app.clock.now().getTime();
  }

  private send(letter: Letter): void {
    const sealed = this.app.seal.close(deflateRawSync(JSON.stringify(letter)).toString('base64url'));
    const event = { name: 'relays.letter', payload: { to: letter.to, sealed } } satisfies RelaysElsewhere;
    this.app.live.elsewhere.tell(event);
  }

  private open(sealed: string): Letter | null {
    try {
      const packed = Buffer.from(this.app.seal.open(sealed), 'base64url');
      return JSON.parse(inflateRawSync(packed, { maxOutputLength: LETTER_MAX }).toString('utf8')) as Letter;
    } catch {
      this.app.log.warn('a message between relays was not of this network');
      return null;
    }
  }
}
