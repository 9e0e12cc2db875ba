import {
  MediaStreamTrack,
  RTCPeerConnection,
  useNACK,
  useOPUS,
  usePLI,
  useREMB,
  useTransportWideCC,
  useTWCC,
  useVP8,
  type RTCRtpTransceiver,
  type RTCSessionDescription,
} from 'werift';
import { askNobody, forgiveRepeats } from './habits.ts';
import { Pulse } from './pulse.ts';
import { Room, type Host, type Kind, type Outlet, type Source } from './room.ts';
import { withAddress, withoutCandidates } from './sdp.ts';
import type { News, Refusal, RelayOptions } from './protocol.ts';

const GATHER_MS = 2_000;
/** With fewer viewers nobody is refused because the machine has much to do. */
const FEW_VIEWERS = 50;
/** A peer that was let in and never came. */
const CONNECT_MS = 15_000;
/** Relays that take one stream from here: more than anybody has processes. */
const MAX_FEEDS = 64;

export class Refused extends Error {
  constructor(readonly why: Refusal) {
    super(why);
    this.name = 'Refused';
  }
}

const kindOf = ({ kind }: RTCRtpTransceiver): Kind => (kind === 'audio' ? 'audio' : 'video');

/** A connection to another relay that has offered and waits for the answer. */
interface Offered extends Pick<Host, 'connection' | 'sources'> {
  readonly stream: string;
}

/**
 * Takes pictures and sound from one peer of each stream and hands them to the others. Nothing is decoded or kept. That one
 * peer is the host, or the relay of the process that the host has reached.
 */
export class Relay {
  private readonly rooms = new Map<string, Room>();
  private readonly offered = new Map<string, Offered>();
  private readonly pulse = new Pulse();

  constructor(
    private readonly options: RelayOptions,
    private readonly tell: (news: News) => void = () => undefined,
  ) {}

  async publish(stream: string, peer: string, offer: string): Promise<string> {
    const hosted = [...this.rooms].filter(([id, { host }]) => id !== stream && host?.isRelay === false).length;
    if (hosted >= this.options.maxStreams) throw new Refused('streams_full');
    const connection = this.connect(stream, peer);
    const sources = new Map<Kind, Source>();
    connection.onRemoteTransceiverAdded.subscribe((transceiver) => {
      transceiver.setDirection('recvonly');
      this.collect(stream, sources, transceiver);
    });
    const answer = await this.answer(connection, offer);
    await this.seat(stream, { peer, connection, isRelay: false, sources });
    return answer;
  }

  async watch(stream: string, peer: string, offer: string): Promise<string> {
    const watching = [...this.rooms.values()].reduce((sum, room) => sum + room.viewers.size, 0);
    // Those who see the picture come first: werift gives up whoever had no answer for half a minute, and to let somebody in
    // takes a while of the core. A page that is refused asks again.
    const isBusy = watching >= FEW_VIEWERS && this.pulse.isLate();
    if (isBusy || watching >= this.options.maxViewers) throw new Refused('viewers_full');
    return this.show(stream, peer, offer, false);
  }

  /** A relay does not wait for its turn: there are only as many as processes, and behind each are viewers. */
  async feed(stream: string, peer: string, offer: string): Promise<string> {
    const feeds = [...(this.rooms.get(stream)?.viewers.values() ?? [])].filter(({ isRelay }) => isRelay);
    if (feeds.length >= MAX_FEEDS) throw new Refused('viewers_full');
    return this.show(stream, peer, offer, true);
  }

  async subscribe(stream: string, peer: string): Promise<string> {
    const connection = this.connect(stream, peer);
    const sources = new Map<Kind, Source>();
    this.offered.set(peer, { stream, connection, sources });
    for (const kind of ['video', 'audio'] as const)
      this.collect(stream, sources, connection.addTransceiver(kind, { direction: 'recvonly' }));
    await this.describe(connection, await connection.createOffer());
    return withoutCandidates(connection.localDescription?.sdp ?? '');
  }

  async accept(stream: string, peer: string, answer: string): Promise<string> {
    const offered = this.offered.get(peer);
    if (offered === undefined) throw new Refused('bad_sdp');
    const { connection, sources } = offered;
    const isUsable = await connection.setRemoteDescription({ type: 'answer', sdp: answer }).then(
      () => true,
      () => false,
    );
    // A host who has come here in the meantime is nearer than any relay, and what was dropped meanwhile is wanted no more.
    const isLate = this.rooms.get(stream)?.host?.isRelay === false || !this.offered.has(peer);
    if (!isUsable || isLate) {
      await this.drop(peer);
      throw new Refused('bad_sdp');
    }
    this.offered.delete(peer);
    await this.seat(stream, { peer, connection, isRelay: true, sources });
    return '';
  }

  async drop(peer: string): Promise<void> {
    const closing = [this.offered.get(peer)?.connection];
    this.offered.delete(peer);
    for (const [stream, room] of this.rooms) {
      const viewer = room.viewers.get(peer);
      const host = room.host?.peer === peer ? room.host : null;
      // Whoever comes into another room meanwhile finds it again.
      if (viewer === undefined && host === null) continue;
      room.viewers.delete(peer);
      if (host !== null) room.host = null;
      if (room.host === null && room.viewers.size === 0) this.rooms.delete(stream);
      closing.push(viewer?.connection, host?.connection);
    }
    await Promise.allSettled(closing.map(async (connection) => connection?.close()));
  }

  async end(stream: string): Promise<void> {
    const room = this.rooms.get(stream);
    this.rooms.delete(stream);
    for (const [peer, offered] of this.offered) if (offered.stream === stream) await this.drop(peer);
    await room?.close();
  }

  private async show(stream: string, peer: string, offer: string, isRelay: boolean): Promise<string> {
    const connection = this.connect(stream, peer);
    const outlets: Record<Kind, Outlet | null> = { audio: null, video: null };
    connection.onRemoteTransceiverAdded.subscribe((transceiver) => {
      transceiver.setDirection('sendonly');
      const kind = kindOf(transceiver);
      void transceiver.sender.replaceTrack(new MediaStreamTrack({ kind }));
      outlets[kind] ??= { sender: transceiver.sender, ssrc: null };
    });
    const answer = await this.answer(connection, offer);
    this.roomOf(stream).add(peer, { connection, isRelay, outlets });
    connection.connectionStateChange.subscribe((state) => {
      if (state === 'connected') this.tell({ say: 'seen', peer });
    });
    return answer;
  }

  /**
   * The newest source of a stream takes the place of the one before. The room is looked for now: while an answer was made, the
   * one that was there may have been left by all and forgotten.
   */
  private async seat(stream: string, host: Host): Promise<void> {
    const room = this.roomOf(stream);
    const before = room.host;
    room.host = host;
    room.askKeyframe();
    if (before === null) return;
    await before.connection.close().catch(() => undefined);
    this.tell({ say: 'gone', peer: before.peer });
  }

  /** What comes by this way is of the stream, in whichever room that is when it comes. */
  private collect(stream: string, sources: Map<Kind, Source>, transceiver: RTCRtpTransceiver): void {
    const kind = kindOf(transceiver);
    transceiver.onTrack.subscribe((track) => {
      const source = { track, receiver: transceiver.receiver };
      sources.set(kind, source);
      track.onReceiveRtp.subscribe((packet) => this.rooms.get(stream)?.take(kind, source, packet));
      if (kind === 'video') this.rooms.get(stream)?.askKeyframe();
    });
  }

  private roomOf(stream: string): Room {
    const room = this.rooms.get(stream) ?? new Room();
    this.rooms.set(stream, room);
    return room;
  }

  private connect(stream: string, peer: string): RTCPeerConnection {
    const { ports } = this.options;
    const connection = new RTCPeerConnection({
      iceServers: [],
      iceUseIpv6: false,
      iceAdditionalHostAddresses: ['127.0.0.1'],
      icePortRange: ports === null ? undefined : [...ports],
      bundlePolicy: 'max-bundle',
      codecs: {
        audio: [useOPUS()],
        video: [useVP8({ rtcpFeedback: [useNACK(), usePLI(), useREMB(), useTWCC()] })],
      },
      headerExtensions: { audio: [], video: [useTransportWideCC()] },
    });
    const late = setTimeout(() => this.leave(stream, peer), CONNECT_MS);
    connection.connectionStateChange.subscribe((state) => {
      if (state !== 'connecting' && state !== 'new') clearTimeout(late);
      // Whoever comes last: what was asked of a host before they were there is lost.
      if (state === 'connected') this.rooms.get(stream)?.askKeyframe();
      if (state === 'failed' || state === 'closed' || state === 'disconnected') this.leave(stream, peer);
    });
    return connection;
  }

  private async describe(connection: RTCPeerConnection, own: RTCSessionDescription): Promise<void> {
    askNobody(connection.iceTransports);
    forgiveRepeats(connection.dtlsTransports);
    await connection.setLocalDescription(own);
  }

  private leave(stream: string, peer: string): void {
    const room = this.rooms.get(stream);
    if (room === undefined || (room.host?.peer !== peer && !room.viewers.has(peer))) return;
    void this.drop(peer).catch(() => undefined);
    this.tell({ say: 'gone', peer });
  }

  private async answer(connection: RTCPeerConnection, offer: string): Promise<string> {
    try {
      await connection.setRemoteDescription({ type: 'offer', sdp: withoutCandidates(offer) });
      if (connection.getTransceivers().length === 0) throw new Refused('bad_sdp');
      await this.describe(connection, await connection.createAnswer());
      await candidatesReady(connection);
      return withAddress(connection.localDescription?.sdp ?? '', this.options.address);
    } catch {
      await connection.close().catch(() => undefined);
      throw new Refused('bad_sdp');
    }
  }
}

/** Every way to reach us goes into the one answer: nothing trickles. */
const candidatesReady = async (connection: RTCPeerConnection): Promise<void> => {
  if (connection.iceGatheringState === 'complete') return;
  await Promise.race([
    connection.iceGatheringStateChange.watch((state) => state === 'complete'),
    new Promise((resolve) => {
      setTimeout(resolve, GATHER_MS).unref();
    }),
  ]);
};
