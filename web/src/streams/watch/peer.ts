import type { StreamId } from '@wagram/contract/kernel';
import { streamPictureCalls } from '@wagram/contract/streams';
import { ask, askSdp, dropSdp } from '#kernel';

const GATHER_MS = 1_000;

/** A connection that carries pictures one way. */
export interface Link {
  readonly peer: RTCPeerConnection;
  close(): void;
}

const candidatesReady = (peer: RTCPeerConnection): Promise<void> =>
  new Promise((resolve) => {
    if (peer.iceGatheringState === 'complete') return resolve();
    const timer = window.setTimeout(resolve, GATHER_MS);
    peer.addEventListener('icegatheringstatechange', () => {
      if (peer.iceGatheringState !== 'complete') return;
      window.clearTimeout(timer);
      resolve();
    });
  });

/** Most networks need no help: without an answer the connection is tried all the same. */
const connectionFor = async (streamId: StreamId): Promise<RTCPeerConnection> => {
  const asked = ask(streamPictureCalls.readIceServers, { stream_id: streamId });
  const servers = await asked.then(({ ice_servers: given }) => given).catch(() => []);
  return new RTCPeerConnection({ iceServers: servers });
};

interface Opening {
  /** Aborted, nobody is asked any more; the stream may have ended meanwhile. */
  readonly wanted?: AbortSignal;
  /** A question that is on its way is taken back too. Only a host's: what it leaves behind ends with the stream. */
  readonly isTakenBack?: boolean;
}

const open = async (peer: RTCPeerConnection, address: string, { wanted, isTakenBack }: Opening): Promise<Link> => {
  try {
    await peer.setLocalDescription(await peer.createOffer());
    await candidatesReady(peer);
    wanted?.throwIfAborted();
    const { answer, place } = await askSdp(
      address,
      peer.localDescription?.sdp ?? '',
      isTakenBack === true ? wanted : undefined,
    );
    await peer.setRemoteDescription({ type: 'answer', sdp: answer });
    const close = () => {
      peer.close();
      if (place !== null) dropSdp(place);
    };
    return { peer, close };
  } catch (cause) {
    peer.close();
    throw cause;
  }
};

/** Enough for a sharp face at 720 lines, little enough for a home line. */
const BITRATE_MAX = 1_800_000;

/** WHIP. */
export const publish = async (
  streamId: StreamId,
  tracks: readonly MediaStreamTrack[],
  wanted?: AbortSignal,
): Promise<Link> => {
  const peer = await connectionFor(streamId);
  const media = new MediaStream();
  for (const track of tracks) {
    const sendEncodings = track.kind === 'video' ? [{ maxBitrate: BITRATE_MAX }] : [];
    peer.addTransceiver(track, { direction: 'sendonly', streams: [media], sendEncodings });
  }
  return open(peer, `/api/streams/${streamId}/whip`, { wanted, isTakenBack: true });
};

/** Another picture over the same line: those who watch see it without a break. */
export const showInstead = async (peer: RTCPeerConnection, track: MediaStreamTrack): Promise<void> => {
  const sender = peer.getSenders().find((one) => one.track?.kind === 'video');
  if (sender !== undefined && sender.track !== track) await sender.replaceTrack(track);
};

/** WHEP: `media` gets the tracks as they come. */
export const watch = async (streamId: StreamId, media: MediaStream, wanted?: AbortSignal): Promise<Link> => {
  const peer = await connectionFor(streamId);
  peer.addEventListener('track', ({ track }) => media.addTrack(track));
  for (const kind of ['video', 'audio'] as const) peer.addTransceiver(kind, { direction: 'recvonly' });
  return open(peer, `/api/streams/${streamId}/whep`, { wanted });
};
