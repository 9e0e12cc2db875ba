import { Gauge, type Registry } from 'prom-client';
import type { EventOf } from '@wagram/contract/kernel';
import type { MemberId, StreamId } from '#kernel';
import type { StreamsApp } from '../watching/figures.ts';
import { selectStillSeen } from '../watching/watching.gen.ts';

export type Way = 'whip' | 'whep';

/** A guest has no id, but comes from somewhere. */
export interface Asker {
  readonly memberId: MemberId | null;
  readonly address: string;
}

export interface Peer extends Asker {
  readonly way: Way;
  readonly streamId: StreamId;
  /** The picture has arrived there once. */
  hasSeen: boolean;
}

/** To other processes: something has happened to a stream. What it is the database says. */
type StreamsElsewhere = EventOf<'streams.look', { readonly streamId: StreamId }>;

const LOOK_MS = 4_000;
/** Pictures that one member can have at once: the newest ones. */
const MEMBER_PEERS = 4;

/** Who has a picture through this process, by their token, and that they may still have it. */
export class Peers {
  private readonly peers = new Map<string, Peer>();
  private looking: Promise<void> | null = null;
  private isWanted = false;

  constructor(
    private readonly app: StreamsApp,
    private readonly drop: (token: string) => Promise<void>,
    /** Done after each look. */
    private readonly after: () => Promise<void> = async () => undefined,
  ) {
    const timer = setInterval(() => this.look(), LOOK_MS).unref();
    app.http.addHook('preClose', async () => clearInterval(timer));
    app.live.elsewhere.on<StreamsElsewhere>('streams.look', () => this.look());
    app.live.elsewhere.onLost(() => this.look());
    this.register(app.metrics);
  }

  private register(metrics: Registry): void {
    const count = (way: Way): number => this.of((peer) => peer.way === way).length;
    metrics.registerMetric(
      new Gauge({
        name: 'stream_connections',
        help: 'Connections of live streams at this process: hosts who send, and pages that watch',
        labelNames: ['side'],
        registers: [],
        collect() {
          this.set({ side: 'host' }, count('whip'));
          this.set({ side: 'viewer' }, count('whep'));
        },
      }),
    );
  }

  add(token: string, peer: Peer): void {
    this.peers.set(token, peer);
  }

  get(token: string): Peer | undefined {
    return this.peers.get(token);
  }

  remove(token: string): Peer | undefined {
    const peer = this.peers.get(token);
    this.peers.delete(token);
    return peer;
  }

  clear(): void {
    this.peers.clear();
  }

  of(isOne: (peer: Peer) => boolean): [string, Peer][] {
    return [...this.peers].filter(([, peer]) => isOne(peer));
  }

  /** For one more of a member's pictures, or of the guests of an address. */
  async makeRoom({ memberId, address }: Asker, mostOfAddress: number): Promise<void> {
    const own = this.of(
      (peer) => peer.way === 'whep' && peer.memberId === memberId && (memberId !== null || peer.address === address),
    );
    const most = memberId === null ? mostOfAddress : MEMBER_PEERS;
    await this.dropAll(own.slice(0, Math.max(0, own.length - most + 1)).map(([token]) => token));
  }

  async dropAll(tokens: readonly string[]): Promise<void> {
    await Promise.all(tokens.map((token) => this.drop(token)));
  }

  /** Other processes look at once; those who do not hear it, within seconds. */
  tellOthers(streamId: StreamId): void {
    this.app.live.elsewhere.tell({ name: 'streams.look', payload: { streamId } } satisfies StreamsElsewhere);
  }

  /** One look at a time; what happens meanwhile is seen by the next. */
  look(): void {
    this.isWanted = true;
    if (this.looking !== null) return;
    const looking = this.lookAll().finally(() => {
      this.looking = null;
    });
    this.looking = looking;
    this.app.background(looking, 'a look at who sees streams');
  }

  private async lookAll(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      await this.lookAgain();
      await this.after();
    }
  }

  /** RT-03: who was blocked, or whose stream has ended, sees nothing more, even when nobody told this process. */
  private async lookAgain(): Promise<void> {
    const peers = [...this.peers];
    if (peers.length === 0) return;
    const memberIds = peers.map(([, { memberId }]) => memberId);
    const streamIds = peers.map(([, { streamId }]) => streamId);
    const seen = await selectStillSeen(this.app.db, { memberIds, streamIds });
    const held = new Set(seen.filter(({ live }) => live).map(({ at }) => at - 1));
    const keptOut = await this.app.door.keptOut(peers.map(([, peer]) => peer));
    await this.dropAll(peers.flatMap(([token], at) => (!held.has(at) || keptOut.has(at) ? [token] : [])));
  }
}
