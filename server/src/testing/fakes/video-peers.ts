// A host's camera and a viewer's screen without a browser: they speak WebRTC as browsers do.
import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, useOPUS, useVP8, type RTCIceServer } from 'werift';
import { expect, onTestFinished, vi } from 'vitest';

const peerOf = (iceServers: RTCIceServer[] = []): RTCPeerConnection => {
  const codecs = { audio: [useOPUS()], video: [useVP8()] };
  const peer = new RTCPeerConnection({ iceServers, iceUseIpv6: false, codecs });
  onTestFinished(() => peer.close());
  return peer;
};

const offerOf = async (peer: RTCPeerConnection): Promise<string> => {
  const offer = await peer.createOffer();
  // It would ask a STUN server of Google's otherwise.
  for (const { connection } of peer.iceTransports) connection.stunServer = undefined;
  await peer.setLocalDescription(offer);
  return peer.localDescription?.sdp ?? '';
};

/** Hands an offer to whoever answers it. */
export type Answering = (offer: string) => Promise<string>;

export interface Camera {
  readonly peer: RTCPeerConnection;
  offer(): Promise<string>;
  connect(answering: Answering): Promise<void>;
  /** How often it was asked for a whole picture. */
  wholePictures(): number;
  /** Half a second of pictures has gone out. */
  nextPictures(): Promise<void>;
}

/** Sends a packet every few milliseconds, from the moment it is connected. */
export const camera = (): Camera => {
  const peer = peerOf();
  const track = new MediaStreamTrack({ kind: 'video' });
  const { sender } = peer.addTransceiver(track, { direction: 'sendonly' });
  let wholePictures = 0;
  sender.onPictureLossIndication.subscribe(() => (wholePictures += 1));
  let sequenceNumber = 0;
  const shoot = (): void => {
    sequenceNumber += 1;
    const header = new RtpHeader({ sequenceNumber, timestamp: sequenceNumber * 3_000, payloadType: 96, marker: true });
    track.writeRtp(new RtpPacket(header, Buffer.from([0x10, 0, 0, 0, sequenceNumber % 256])));
  };
  const timer = setInterval(shoot, 20);
  onTestFinished(() => clearInterval(timer));
  return {
    peer,
    offer: () => offerOf(peer),
    connect: async (answering) => {
      const sdp = await answering(await offerOf(peer));
      await peer.setRemoteDescription({ type: 'answer', sdp });
    },
    wholePictures: () => wholePictures,
    nextPictures: async () => {
      const last = sequenceNumber + 25;
      await vi.waitFor(() => expect(sequenceNumber).toBeGreaterThan(last), 10_000);
    },
  };
};

export interface Screen {
  readonly peer: RTCPeerConnection;
  offer(): Promise<string>;
  connect(answering: Answering): Promise<void>;
  /** Packets that have arrived. */
  packets(): number;
}

export const screen = (iceServers: RTCIceServer[] = []): Screen => {
  const peer = peerOf(iceServers);
  peer.addTransceiver('video', { direction: 'recvonly' });
  let packets = 0;
  peer.onTrack.subscribe((track) => track.onReceiveRtp.subscribe(() => (packets += 1)));
  return {
    peer,
    offer: () => offerOf(peer),
    connect: async (answering) => {
      const sdp = await answering(await offerOf(peer));
      await peer.setRemoteDescription({ type: 'answer', sdp });
    },
    packets: () => packets,
  };
};
