import { asId } from '@wagram/contract/kernel';
import type { StreamView } from '@wagram/contract/streams';
import { vi } from 'vitest';
import { person } from './people.ts';

export const stream = (change: Partial<StreamView> = {}): StreamView => ({
  id: asId('01890a5d-ac96-774b-bcce-b30209900001'),
  title: 'Morning charts',
  category: 'crypto',
  state: 'live',
  host: person('ana'),
  scheduled_for: null,
  started_at: '2026-11-15T10:00:00.000Z',
  ended_at: null,
  viewers: 3,
  likes: 4,
  comments: 5,
  shares: 6,
  earnings: '7',
  peak_viewers: 9,
  slow_seconds: 0,
  replay: null,
  liked: false,
  is_banned: false,
  is_moderator: false,
  needs_ticket: false,
  ...change,
});

class Track extends EventTarget {
  enabled = true;
  isStopped = false;
  contentHint = '';
  constructor(readonly kind: 'video' | 'audio') {
    super();
  }
  stop(): void {
    this.isStopped = true;
  }
  getSettings() {
    return { deviceId: `${this.kind}-1` };
  }
}

class Media {
  constructor(readonly tracks: Track[] = []) {}
  getTracks = () => this.tracks;
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  addTrack = (track: Track) => void this.tracks.push(track);
}

/** What went out in place of something else. */
const sent: Track[] = [];

class Peer extends EventTarget {
  readonly iceGatheringState = 'complete';
  readonly connectionState = 'connected';
  // The server of these tests reads every body as JSON.
  readonly localDescription = { sdp: '"v=0"' };
  readonly senders: { track: Track; replaceTrack(track: Track): Promise<void> }[] = [];
  addTransceiver = (track: Track | string) => {
    if (typeof track === 'string') return;
    const sender = {
      track,
      replaceTrack: async (next: Track) => {
        sender.track = next;
        sent.push(next);
      },
    };
    this.senders.push(sender);
  };
  getSenders = () => this.senders;
  createOffer = async () => ({});
  setLocalDescription = async () => undefined;
  setRemoteDescription = async () => undefined;
  close = () => undefined;
}

/** A camera and a microphone that are allowed, or not. Answers the tracks, what was asked for, and what took another's place. */
export const plugCamera = (isAllowed = true) => {
  const tracks: Track[] = [];
  const constraintsAsked: MediaStreamConstraints[] = [];
  vi.stubGlobal('MediaStream', Media);
  vi.stubGlobal('RTCPeerConnection', Peer);
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    constraintsAsked.push(constraints);
    if (!isAllowed) throw new DOMException('no', 'NotAllowedError');
    const got = [new Track('video'), new Track('audio')];
    tracks.push(...got);
    return new Media(got);
  };
  sent.length = 0;
  const mediaDevices = { getUserMedia, enumerateDevices: async () => [] };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  return { tracks, constraintsAsked, sent, mediaDevices };
};

/** A screen that can be shared, beside a camera that is plugged in. Answers its track once it is shared. */
export const plugScreen = (mediaDevices: object): { readonly shared: () => Track | undefined } => {
  let track: Track | undefined;
  Object.assign(mediaDevices, {
    getDisplayMedia: async () => {
      track = new Track('video');
      return new Media([track]);
    },
  });
  return { shared: () => track };
};
