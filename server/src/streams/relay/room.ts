import type { MediaStreamTrack, RTCPeerConnection, RTCRtpReceiver, RTCRtpSender, RtpPacket } from 'werift';

export type Kind = 'audio' | 'video';

export interface Source {
  readonly track: MediaStreamTrack;
  readonly receiver: RTCRtpReceiver;
}

export interface Outlet {
  readonly sender: RTCRtpSender;
  /** Whose packets went out last: after another source the numbers go on from where they were. */
  ssrc: number | null;
}

/** Where a stream comes from: its host, or the relay that the host has reached. */
export interface Host {
  readonly peer: string;
  readonly connection: RTCPeerConnection;
  readonly isRelay: boolean;
  /** What it sends. They may come before it has its seat: no packet of theirs goes anywhere until then. */
  readonly sources: ReadonlyMap<Kind, Source>;
}

interface Viewer {
  readonly connection: RTCPeerConnection;
  /** A relay of another process, with viewers of its own. */
  readonly isRelay: boolean;
  readonly outlets: Readonly<Record<Kind, Outlet | null>>;
}

/** A host who loses a picture must not be asked for whole pictures all the time. */
const KEYFRAME_EVERY_MS = 500;

/** How far the clock of each kind goes in one picture or piece of sound. */
const STEP: Readonly<Record<Kind, number>> = { audio: 960, video: 3_000 };

/** One stream: what the host's peer sends goes to every viewer's, unchanged. */
export class Room {
  host: Host | null = null;
  readonly viewers = new Map<string, Viewer>();
  private askedAt = 0;
  private due: NodeJS.Timeout | null = null;

  /** A packet of somebody who sends for this stream: only those of the host who has the seat go on. */
  take(kind: Kind, { track }: Source, packet: RtpPacket): void {
    if (this.host?.sources.get(kind)?.track === track) this.pass(kind, packet);
  }

  add(peer: string, viewer: Viewer): void {
    this.viewers.set(peer, viewer);
    viewer.outlets.video?.sender.onPictureLossIndication.subscribe(() => this.askKeyframe());
  }

  /** A picture that stands alone: whoever has just come has seen none before it. */
  askKeyframe(): void {
    if (this.due !== null) return;
    const wait = Math.max(0, this.askedAt + KEYFRAME_EVERY_MS - Date.now());
    this.due = setTimeout(() => {
      this.due = null;
      this.askedAt = Date.now();
      const source = this.host?.sources.get('video');
      if (source?.track.ssrc !== undefined) void source.receiver.sendRtcpPLI(source.track.ssrc).catch(() => undefined);
    }, wait);
  }

  async close(): Promise<void> {
    if (this.due !== null) clearTimeout(this.due);
    const connections = [...this.viewers.values()].map(({ connection }) => connection);
    if (this.host !== null) connections.push(this.host.connection);
    this.viewers.clear();
    this.host = null;
    await Promise.allSettled(connections.map((connection) => connection.close()));
  }

  private pass(kind: Kind, packet: RtpPacket): void {
    for (const { outlets } of this.viewers.values()) {
      const outlet = outlets[kind];
      if (outlet === null) continue;
      const copy = packet.clone();
      // Extensions are numbered anew for each connection.
      copy.header.extensions = [];
      if (outlet.ssrc !== null && outlet.ssrc !== packet.header.ssrc) follow(outlet, kind, packet);
      outlet.ssrc = packet.header.ssrc;
      void outlet.sender.sendRtp(copy).catch(() => undefined);
    }
  }
}

/** The first packet of another source comes one after the last of the one before: with the same number it would be dropped. */
const follow = ({ sender }: Outlet, kind: Kind, { header }: RtpPacket): void =>
  sender.replaceRTP({ sequenceNumber: header.sequenceNumber - 1, timestamp: header.timestamp - STEP[kind] });
