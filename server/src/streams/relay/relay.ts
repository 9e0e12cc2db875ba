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
import { Room, type Host, type Kind, type Outlet } from './room.ts';
import { withAddress, withoutCandidates } from './sdp.ts';
import type { News, Refusal, RelayOptions } from './protocol.ts';

const GATHER_MS = 2_000;
/** With fewer viewers nobody is refused because the machine has much to do. */
const FEW_VIEWERS = 50;
/** A peer that was let in and never came. */
const CONNECT_MS = 15_000;

export class Refused extends Error {
  constructor(readonly why: Refusal) {
    super(why);
    this.name = 'Refused';
  }
}

const kindOf = ({ kind }: RTCRtpTransceiver): Kind => (kind === 'audio' ? 'audio' : 'video');

/**
 * Takes pictures and sound from one peer of each stream and hands them to the others. Nothing is decoded or kept. That one
 * peer is the host, or the relay of the process that the host has reached.
 */
export class Relay {
  private readonly rooms = new Map<string, Room>();
  /** Connections to other relays that have offered and wait for the answer. */
  private readonly offered = new Map<string, RTCPeerConnection>();
  private readonly pulse = new Pulse();

  constructor(
    private readonly options: RelayOptions,
    private readonly tell: (news: News) => void = () => undefined,
  ) {}

  async publish(stream: string, peer: string, offer: string): Promise<string> {
    const hosted = [...this.rooms].filter(([id, { host }]) => id !== stream && host?.isRelay === false).length;
    if (hosted >= this.options.maxStreams) throw new Refused('streams_full');
    const connection = this.connect(stream, peer);
    const room = this.roomOf(stream);
    connection.onRemoteTransceiverAdded.subscribe((transceiver) => {
      transceiver.setDirection('recvonly');
      const kind = kindOf(transceiver);
      transceiver.onTrack.subscribe((track) => room.take(kind, { track, receiver: transceiver.receiver }));
    });
    const answer = await this.answer(connection, offer);
    await this.seat(room, { peer, connection, isRelay: false });
    return answer;
  }

  async watch(stream: string, peer: string, offer: string): Promise<string> {
    const watching = [...this.rooms.values()].reduce((sum, room) => sum + room.viewers.size, 0);
    // To let somebody in is the most work of all. Those who see the picture come first: a relay that is late for half a minute
    // would lose every one of them. A page that is refused asks again.
    const isBusy = watching >= FEW_VIEWERS && this.pulse.isLate();
    if (isBusy || watching >= this.options.maxViewers) throw new Refused('viewers_full');
    return this.feed(stream, peer, offer);
  }

  /** A relay is never too many: there are only as many as processes, and behind each are viewers. */
  async feed(stream: string, peer: string, offer: string): Promise<string> {
    const connection = this.connect(stream, peer);
    const outlets: Record<Kind, Outlet | null> = { audio: null, video: null };
    connection.onRemoteTransceiverAdded.subscribe((transceiver) => {
      transceiver.setDirection('sendonly');
      const kind = kindOf(transceiver);
      void transceiver.sender.replaceTrack(new MediaStreamTrack({ kind }));
      outlets[kind] ??= { sender: transceiver.sender, ssrc: null };
    });
    const answer = await this.answer(connection, offer);
    const room = this.roomOf(stream);
    room.add(peer, { connection, outlets });
    connection.connectionStateChange.subscribe((state) => {
      if (state === 'connected') this.tell({ say: 'seen', peer });
    });
    return answer;
  }

  async subscribe(stream: string, peer: string): Promise<string> {
    const connection = this.connect(stream, peer);
    this.offered.set(peer, connection);
    const room = this.roomOf(stream);
    for (const kind of ['video', 'audio'] as const) {
      const transceiver = connection.addTransceiver(kind, { direction: 'recvonly' });
      transceiver.onTrack.subscribe((track) => room.take(kind, { track, receiver: transceiver.receiver }));
    }
    await this.describe(connection, await connection.createOffer());
    return withoutCandidates(connection.localDescription?.sdp ?? '');
  }

  async accept(stream: string, peer: string, answer: string): Promise<string> {
    const connection = this.offered.get(peer);
    const room = this.rooms.get(stream);
    // A host who has come here in the meantime is nearer than any relay.
    const isLate = room === undefined || room.host?.isRelay === false;
    if (connection === undefined || isLate) {
      await this.drop(peer);
      throw new Refused('bad_sdp');
    }
    this.offered.delete(peer);
    await connection.setRemoteDescription({ type: 'answer', sdp: answer });
    await this.seat(room, { peer, connection, isRelay: true });
    return '';
  }

  async drop(peer: string): Promise<void> {
    const offered = this.offered.get(peer);
    this.offered.delete(peer);
    await offered?.close();
    for (const [stream, room] of this.rooms) {
      const viewer = room.viewers.get(peer);
      room.viewers.delete(peer);
      await viewer?.connection.close();
      if (room.host?.peer === peer) {
        const { connection } = room.host;
        room.host = null;
        await connection.close();
      }
      if (room.host === null && room.viewers.size === 0) this.rooms.delete(stream);
    }
  }

  async end(stream: string): Promise<void> {
    const room = this.rooms.get(stream);
    this.rooms.delete(stream);
    await room?.close();
  }

  /** The newest source of a stream takes the place of the one before. */
  private async seat(room: Room, host: Host): Promise<void> {
    const before = room.host;
    room.host = host;
    if (before === null) return;
    await before.connection.close();
    this.tell({ say: 'gone', peer: before.peer });
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
