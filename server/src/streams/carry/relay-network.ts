// STG-04: the relays of several processes are one. Where the host has come in stands in the database; every other process whose
// viewers want the stream takes it from there once, as a viewer would, and hands it on.
import { randomUUID } from 'node:crypto';
import { streamErrors } from '@wagram/contract/streams';
import { fail, type App, type StreamId } from '#kernel';
import { RelayMessages, type Wanted } from './relay-messages.ts';
import type { RelayProcess } from './relay-process.ts';
import { claimRelay, releaseRelay, renewRelays, selectRelays, type SelectRelaysRow } from './relays.gen.ts';

/** Renewed with every look, every four seconds. */
const HELD_MS = 15_000;

interface Hosted {
  readonly claimId: string;
  /** The host's peer in our relay. */
  readonly token: string;
}

interface Source {
  readonly claimId: string;
  readonly peer: string;
}

export class RelayNetwork {
  /** Streams whose host has come in here. */
  private readonly hosted = new Map<StreamId, Hosted>();
  /** Streams that come from the relay of another process, or will at once. */
  private readonly sources = new Map<StreamId, Source>();
  /** By which peer of our relay they come now: the one before, until the newest is there. */
  private readonly arriving = new Map<StreamId, string>();
  private readonly messages: RelayMessages;

  constructor(
    private readonly app: App,
    private readonly relay: RelayProcess,
  ) {
    this.messages = new RelayMessages(app, (wanted) => this.give(wanted));
  }

  /** The host has come in here: their newest connection is where the stream is, whoever had it before. */
  async claim(streamId: StreamId, token: string): Promise<void> {
    const claimId = randomUUID();
    const { processId } = this.messages;
    const claimed = await claimRelay(this.app.db, { streamId, claimId, processId, heldUntil: this.heldUntil() });
    if (claimed === undefined) fail(streamErrors, 'not_live');
    this.hosted.set(streamId, { claimId, token });
    // The relay has closed what the host has taken the place of.
    this.sources.delete(streamId);
    this.arriving.delete(streamId);
  }

  /** The host's connection of this token has ended. */
  async release(streamId: StreamId, token: string): Promise<void> {
    const hosted = this.hosted.get(streamId);
    if (hosted?.token !== token) return;
    this.hosted.delete(streamId);
    await releaseRelay(this.app.db, { streamId, claimId: hosted.claimId });
  }

  /** Our relay has died with all its connections. */
  async loseAll(): Promise<void> {
    const lost = [...this.hosted];
    this.hosted.clear();
    this.sources.clear();
    this.arriving.clear();
    for (const [streamId, { claimId }] of lost) await releaseRelay(this.app.db, { streamId, claimId });
  }

  /** Answers whether the connection that ended was one to another relay. */
  lose(peer: string): boolean {
    const wanted = [...this.sources].find(([, source]) => source.peer === peer);
    const arriving = [...this.arriving].find(([, one]) => one === peer);
    if (wanted !== undefined) this.sources.delete(wanted[0]);
    if (arriving !== undefined) this.arriving.delete(arriving[0]);
    return wanted !== undefined || arriving !== undefined;
  }

  /** Says that what came in here is still here. Answers the tokens of hosts who have come in elsewhere since. */
  async renew(): Promise<string[]> {
    const hosted = [...this.hosted];
    if (hosted.length === 0) return [];
    const streamIds = hosted.map(([streamId]) => streamId);
    const claimIds = hosted.map(([, { claimId }]) => claimId);
    const { processId } = this.messages;
    const renewed = await renewRelays(this.app.db, { streamIds, claimIds, processId, heldUntil: this.heldUntil() });
    const held = new Set(renewed.map(({ claim_id: claimId }) => claimId));
    // Given back while we asked: what was written after that is of nobody.
    for (const [streamId, { claimId }] of hosted)
      if (held.has(claimId) && !this.hosted.has(streamId)) await releaseRelay(this.app.db, { streamId, claimId });
    const lost = hosted.filter(([, { claimId }]) => !held.has(claimId));
    for (const [streamId, own] of lost) if (this.hosted.get(streamId) === own) this.hosted.delete(streamId);
    return lost.map(([, { token }]) => token);
  }

  /** Puts right where the streams that are watched here come from. */
  async follow(watched: ReadonlySet<StreamId>): Promise<void> {
    for (const streamId of [...this.sources.keys(), ...this.arriving.keys()])
      if (!watched.has(streamId)) this.leave(streamId);
    const streamIds = [...watched].filter((streamId) => !this.hosted.has(streamId));
    if (streamIds.length === 0) return;
    for (const relay of await selectRelays(this.app.db, { streamIds, now: this.app.clock.now() })) this.take(relay);
  }

  private take({ stream_id: streamId, claim_id: claimId, process_id: processId }: SelectRelaysRow): void {
    const isOurs = processId === this.messages.processId || this.hosted.has(streamId);
    if (isOurs || this.sources.get(streamId)?.claimId === claimId) return;
    // In its place at once: nobody asks a second time meanwhile. What came from elsewhere goes on until this one is there.
    const peer = randomUUID();
    this.sources.set(streamId, { claimId, peer });
    this.app.background(this.subscribe(processId, streamId, { claimId, peer }), 'taking a stream from another relay');
  }

  private async subscribe(processId: string, streamId: StreamId, { claimId, peer }: Source): Promise<void> {
    const isWanted = (): boolean => this.sources.get(streamId)?.peer === peer;
    try {
      const offer = await this.relay.ask('subscribe', streamId, peer);
      const answer = await this.messages.ask(processId, { streamId, claimId, offer });
      if (answer !== null && isWanted()) {
        await this.relay.ask('accept', streamId, peer, answer);
        // Nobody wants it any more, or the host has come in here.
        if (!this.sources.has(streamId)) return this.relay.drop(peer);
        return void this.arriving.set(streamId, peer);
      }
    } catch (error) {
      this.app.log.warn({ err: error }, 'a stream could not be taken from another relay');
    }
    // The next look tries again.
    if (isWanted()) this.sources.delete(streamId);
    this.relay.drop(peer);
  }

  private leave(streamId: StreamId): void {
    const peers = new Set([this.sources.get(streamId)?.peer, this.arriving.get(streamId)]);
    this.sources.delete(streamId);
    this.arriving.delete(streamId);
    for (const peer of peers) if (peer !== undefined) this.relay.drop(peer);
  }

  /** Only what came in here is given: relays cannot follow each other in a circle. */
  private async give({ streamId, claimId, offer }: Wanted): Promise<string | null> {
    if (this.hosted.get(streamId)?.claimId !== claimId) return null;
    return this.relay.ask('feed', streamId, randomUUID(), offer);
  }

  private heldUntil(): Date {
    return new Date(this.app.clock.now().getTime() + HELD_MS);
  }
}
