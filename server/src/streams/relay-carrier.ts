import { randomUUID } from 'node:crypto';
import type { StreamId } from '#kernel';
import type { Carried, Carrier } from './carriers.ts';
import type { StreamsApp } from './figures.ts';
import { Peers, type Asker, type Way } from './peers.ts';
import { RelayNetwork } from './relay-network.ts';
import { RelayProcess } from './relay-process.ts';
import type { News } from './relay/protocol.ts';

/** Pictures that one member, or all guests of one address, can have at once: the newest ones. */
const MEMBER_PEERS = 4;
const ADDRESS_PEERS = 20;

export class RelayCarrier implements Carrier {
  private readonly peers: Peers;
  private readonly relay: RelayProcess;
  private readonly network: RelayNetwork;

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
    const token = randomUUID();
    if (way === 'whep') await this.makeRoom(asker);
    const sdp = await this.relay.ask(way === 'whip' ? 'publish' : 'watch', streamId, token, offer);
    this.peers.add(token, { way, streamId, hasSeen: false, ...asker });
    if (way === 'whip') await this.claim(streamId, token);
    else this.peers.look();
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

  private async claim(streamId: StreamId, token: string): Promise<void> {
    try {
      await this.network.claim(streamId, token);
    } catch (error) {
      await this.drop(token);
      throw error;
    }
    this.peers.tellOthers(streamId);
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

  private async makeRoom({ memberId, address }: Asker): Promise<void> {
    const own = this.peers.of(
      (peer) => peer.way === 'whep' && peer.memberId === memberId && (memberId !== null || peer.address === address),
    );
    const most = memberId === null ? ADDRESS_PEERS : MEMBER_PEERS;
    for (const [token] of own.slice(0, Math.max(0, own.length - most + 1))) await this.drop(token);
  }

  /** A host who has come in at another process has left this one. */
  private async lookAtSources(): Promise<void> {
    const watched = new Set(this.peers.of(({ way }) => way === 'whep').map(([, { streamId }]) => streamId));
    for (const token of await this.network.renew()) await this.drop(token);
    await this.network.follow(watched);
  }
}
