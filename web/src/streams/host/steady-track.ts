// A recorder ends with its track, and the track of a camera cannot become that of a screen. What is recorded is therefore a
// track of our own that goes on while what it shows changes.

export interface SteadyTrack {
  readonly track: MediaStreamTrack;
  show(source: MediaStreamTrack): void;
  stop(): void;
}

/** What Chromium has and the types of browsers do not know. */
interface Frames {
  readonly MediaStreamTrackProcessor?: new (init: { track: MediaStreamTrack }) => {
    readonly readable: ReadableStream<VideoFrame>;
  };
  readonly MediaStreamTrackGenerator?: new (init: { kind: 'video' }) => MediaStreamTrack & {
    readonly writable: WritableStream<VideoFrame>;
  };
}

const MICROSECONDS = 1_000;

/** A picture on its way from a track that ends, or to a reader that cancels, is lost without being closed. Reading ends
 * therefore with the next picture, and a clone goes on until then though its source has been stopped. */
const LEAVE_MS = 500;

type Reader = ReadableStreamDefaultReader<VideoFrame>;

/** Pictures are handed on as they are: nothing is coded twice. */
const handOn = (
  Processor: NonNullable<Frames['MediaStreamTrackProcessor']>,
  Generator: NonNullable<Frames['MediaStreamTrackGenerator']>,
): SteadyTrack => {
  const track = new Generator({ kind: 'video' });
  const writer = track.writable.getWriter();
  let reader: Reader | null = null;
  let shown: MediaStreamTrack | null = null;
  const pump = async (own: Reader) => {
    for (;;) {
      const { done, value } = await own.read();
      if (done) return;
      if (reader !== own || track.readyState === 'ended') {
        value.close();
        return own.cancel();
      }
      // Each source counts from a moment of its own; what goes back in time is not recorded.
      const stamped = new VideoFrame(value, { timestamp: Math.round(performance.now() * MICROSECONDS) });
      value.close();
      try {
        await writer.write(stamped);
      } finally {
        // A track that has ended takes nothing, and keeps what it was given open. Closing twice does no harm.
        stamped.close();
      }
    }
  };
  const leave = () => {
    const left = shown;
    window.setTimeout(() => left?.stop(), LEAVE_MS);
    [reader, shown] = [null, null];
  };
  const show = (source: MediaStreamTrack) => {
    leave();
    shown = source.clone();
    reader = new Processor({ track: shown }).readable.getReader();
    void pump(reader).catch(() => undefined);
  };
  const stop = () => {
    leave();
    track.stop();
  };
  return { track, show, stop };
};

/** Elsewhere it goes through a connection of the page to itself, whose far end stays the same. */
const loop = async (source: MediaStreamTrack): Promise<SteadyTrack> => {
  const [near, far] = [new RTCPeerConnection(), new RTCPeerConnection()];
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const)
    one.addEventListener('icecandidate', ({ candidate }) => void other.addIceCandidate(candidate ?? undefined));
  const arrived = new Promise<MediaStreamTrack>((resolve) => {
    far.addEventListener('track', ({ track }) => resolve(track));
  });
  const { sender } = near.addTransceiver(source, { direction: 'sendonly' });
  await near.setLocalDescription();
  if (near.localDescription !== null) await far.setRemoteDescription(near.localDescription);
  await far.setLocalDescription();
  if (far.localDescription !== null) await near.setRemoteDescription(far.localDescription);
  const track = await arrived;
  const stop = () => {
    near.close();
    far.close();
    track.stop();
  };
  return { track, show: (next) => void sender.replaceTrack(next).catch(() => undefined), stop };
};

export const createSteadyTrack = async (source: MediaStreamTrack): Promise<SteadyTrack> => {
  const { MediaStreamTrackProcessor: Processor, MediaStreamTrackGenerator: Generator } = window as Frames;
  if (Processor === undefined || Generator === undefined) return loop(source);
  const steady = handOn(Processor, Generator);
  steady.show(source);
  return steady;
};
