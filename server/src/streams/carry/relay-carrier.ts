import { randomUUID } from 'node:crypto';
import type { StreamId } from '#kernel';
import type { Carried, Carrier } from './carriers.ts';
import type { StreamsApp } from '../watching/figures.ts';
import { Peers, type Asker, type Way } from './peers.ts';
import { RelayNetwork } from './relay-network.ts';
import { RelayProcess } from './relay-process.ts';
import type { News } from '../relay/protocol.ts';

/** Pictures that all guests of one address can have at once: the newest ones. */
const ADDRESS_PEERS = 20;

export class RelayCarrier implements Carrier {
  private readonly peers: Peers;
  private readonly relay: RelayProcess;
  private readonly network: RelayNetwork;
  /** The last offer of the host of each stream. */
  private readonly offers = new Map<StreamId, Promise<unknown>>();

  constructor(private readonly app: StreamsApp) {
    this.relay = new RelayProcess(app.config.live.relay, app.log, (news) => this.hear(news));
    this.network = new RelayNetwork(app, this.relay);
    this.peers = new Peers(
      app,
      (token) => this.drop(token),
      () => this.lookAtSources(),
    );
    app.http.addHook('preClose', async () => this.relay.stop());
  }

  async carry(way: Way, streamId: StreamId, asker: Asker, offer: string): Promise<Carried> {
    if (way === 'whip') return this.inTurn(streamId, () => this.publish(streamId, asker, offer));
    const token = randomUUID();
    await this.peers.makeRoom(asker, ADDRESS_PEERS);
    const sdp = await this.relay.ask('watch', streamId, token, offer);
    this.peers.add(token, { way, streamId, hasSeen: false, ...asker });
    this.peers.look();
    return { sdp, token };
  }

  async drop(token: string): Promise<void> {
    const peer = this.peers.remove(token);
    if (peer === undefined) return;
    this.relay.drop(token);
    if (peer.way === 'whip') await this.network.release(peer.streamId, token);
  }

  end(streamId: StreamId): void {
    const ended = this.peers.of((peer) => peer.streamId === streamId).map(([token]) => this.drop(token));
    this.app.background(Promise.all(ended), 'giving a stream back');
    this.relay.end(streamId);
    this.peers.tellOthers(streamId);
  }

  guestsOf(streamId: StreamId): number {
    return this.peers.of((peer) => peer.streamId === streamId && peer.memberId === null && peer.hasSeen).length;
  }

  private async publish(streamId: StreamId, asker: Asker, offer: string): Promise<Carried> {
    const token = randomUUID();
    const sdp = await this.relay.ask('publish', streamId, token, offer);
    this.peers.add(token, { way: 'whip', streamId, hasSeen: false, ...asker });
    try {
      await this.network.claim(streamId, token);
    } catch (error) {
      await this.drop(token);
      throw error;
    }
    // It ended while it was claimed: nobody else gives that back.
    if (this.peers.get(token) === undefined) await this.network.release(streamId, token);
    this.peers.tellOthers(streamId);
    return { sdp, token };
  }

  /** Of two offers of a host at once the one that has the seat in the relay must be the one that has the claim. */
  private async inTurn<T>(streamId: StreamId, work: () => Promise<T>): Promise<T> {
    const before = this.offers.get(streamId) ?? Promise.resolve();
    const own = before.then(work, work);
    this.offers.set(streamId, own);
    return own.finally(() => {
      if (this.offers.get(streamId) === own) this.offers.delete(streamId);
    });
  }

  private hear(news: News | null): void {
    if (news === null) {
      this.peers.clear();
      return this.app.background(this.network.loseAll(), 'giving streams back');
    }
    const peer = this.peers.get(news.peer);
    if (news.say === 'seen' && peer !== undefined) peer.hasSeen = true;
    if (news.say !== 'gone') return;
    // Whoever watches here wants it again from wherever it is now.
    if (this.network.lose(news.peer)) return this.peers.look();
    this.app.background(this.drop(news.peer), 'giving a stream back');
  }

  /** A host who has come in at another process has left this one. */
  private async lookAtSources(): Promise<void> {
    const watched = new Set(this.peers.of(({ way }) => way === 'whep').map(([, { streamId }]) => streamId));
    for (const token of await this.network.renew()) await this.drop(token);
    await this.network.follow(watched);
  }
}
