// How the picture travels: by the built-in relay, or by a media server of the operator's own. Both speak WHIP and WHEP.
import { randomUUID } from 'node:crypto';
import { streamErrors } from '@wagram/contract/streams';
import { boundedFetch, fail, OutboundError, type App, type MemberId, type StreamId } from '#kernel';
import type { StreamsApp } from './figures.ts';
import { RelayProcess } from './relay-process.ts';
import type { News } from './relay/protocol.ts';
import { selectStillSeen } from './watching.gen.ts';

export type Way = 'whip' | 'whep';

export interface Carried {
  readonly sdp: string;
  /** Whoever knows it may end the connection; it cannot be guessed. */
  readonly token: string;
}

/** A guest has no id, but comes from somewhere. */
export interface Asker {
  readonly memberId: MemberId | null;
  readonly address: string;
}

export interface Carrier {
  carry(way: Way, streamId: StreamId, asker: Asker, offer: string): Promise<Carried>;
  drop(token: string): Promise<void>;
  end(streamId: StreamId): void;
  guestsOf(streamId: StreamId): number;
}

export const openCarrier = (app: StreamsApp): Carrier =>
  app.config.live.engine === null ? new RelayCarrier(app) : engineCarrier(app, app.config.live.engine);

const LOOK_MS = 4_000;
/** Pictures that one member, or all guests of one address, can have at once: the newest ones. */
const MEMBER_PEERS = 4;
const ADDRESS_PEERS = 20;

interface Peer extends Asker {
  readonly way: Way;
  readonly streamId: StreamId;
  /** The picture has arrived there once. */
  hasSeen: boolean;
}

class RelayCarrier implements Carrier {
  private readonly peers = new Map<string, Peer>();
  private readonly relay: RelayProcess;

  constructor(private readonly app: StreamsApp) {
    this.relay = new RelayProcess(app.config.live.relay, app.log, (news) => this.hear(news));
    const look = (): void => app.background(this.lookAgain(), 'a look at who sees streams');
    const timer = setInterval(look, LOOK_MS).unref();
    app.http.addHook('preClose', async () => {
      clearInterval(timer);
      this.relay.stop();
    });
  }

  async carry(way: Way, streamId: StreamId, asker: Asker, offer: string): Promise<Carried> {
    const token = randomUUID();
    if (way === 'whep') await this.makeRoom(asker);
    const sdp = await this.relay.ask(way === 'whip' ? 'publish' : 'watch', streamId, token, offer);
    this.peers.set(token, { way, streamId, hasSeen: false, ...asker });
    return { sdp, token };
  }

  async drop(token: string): Promise<void> {
    if (this.peers.delete(token)) this.relay.drop(token);
  }

  end(streamId: StreamId): void {
    for (const [token, peer] of this.peers) if (peer.streamId === streamId) this.peers.delete(token);
    this.relay.end(streamId);
  }

  guestsOf(streamId: StreamId): number {
    let guests = 0;
    for (const peer of this.peers.values())
      if (peer.streamId === streamId && peer.memberId === null && peer.hasSeen) guests += 1;
    return guests;
  }

  private hear(news: News | null): void {
    if (news === null) return this.peers.clear();
    const peer = this.peers.get(news.peer);
    if (news.say === 'gone') this.peers.delete(news.peer);
    else if (peer !== undefined) peer.hasSeen = true;
  }

  private async makeRoom({ memberId, address }: Asker): Promise<void> {
    const own = [...this.peers].filter(
      ([, peer]) =>
        peer.way === 'whep' && peer.memberId === memberId && (memberId !== null || peer.address === address),
    );
    const most = memberId === null ? ADDRESS_PEERS : MEMBER_PEERS;
    for (const [token] of own.slice(0, Math.max(0, own.length - most + 1))) await this.drop(token);
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
    for (const [at, [token]] of peers.entries()) if (!held.has(at) || keptOut.has(at)) await this.drop(token);
  }
}

const engineCarrier = (app: App, urls: { whipUrl: string; whepUrl: string }): Carrier => {
  const ask = async (url: string, init: RequestInit): Promise<Response> =>
    boundedFetch(url, init).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      app.log.warn({ err: error }, 'the media server did not answer');
      return fail(streamErrors, 'relay_down');
    });
  return {
    carry: async (way, streamId, _asker, offer) => {
      const url = (way === 'whip' ? urls.whipUrl : urls.whepUrl).replaceAll('{id}', streamId);
      const reply = await ask(url, { method: 'POST', headers: { 'content-type': 'application/sdp' }, body: offer });
      if (reply.status === 400) fail(streamErrors, 'bad_sdp');
      if (!reply.ok) {
        app.log.warn({ status: reply.status, way }, 'the media server refused');
        fail(streamErrors, 'relay_down');
      }
      const place = new URL(reply.headers.get('location') ?? url, url).href;
      return { sdp: await reply.text(), token: app.seal.close(place) };
    },
    drop: async (token) => {
      const place = opened(app, token);
      if (place !== null) await ask(place, { method: 'DELETE' });
    },
    end: () => undefined,
    guestsOf: () => 0,
  };
};

const opened = ({ seal }: App, token: string): string | null => {
  try {
    return seal.open(token);
  } catch {
    return null;
  }
};
