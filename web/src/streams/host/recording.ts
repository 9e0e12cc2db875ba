import type { StreamId } from '@wagram/contract/kernel';
import { mediaCalls, REPLAY_MAX_BYTES } from '@wagram/contract/media';
import type { PartialView } from '@wagram/contract/media';
import { streamCalls } from '@wagram/contract/streams';
import { ask } from '#kernel';
import { loadLongUpload } from '#media';
import type { PieceSender } from '#media';
import { createSteadyTrack } from './steady-track.ts';
import type { SteadyTrack } from './steady-track.ts';
import type { Outgoing } from './use-broadcast.ts';
import { canShare } from '../watch/use-share.ts';

const SLICE_MS = 2_000;
/** What is left of what is taken, for the last slice. */
const LAST_BYTES = 4 * 1024 * 1024;
/** So that about two hours fit, and what is sent live keeps most of the line. */
const BITS_PER_S = 400_000;
const TYPES = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];
/** The first of it, for a picture. */
const HEAD_BYTES = 512 * 1024;

/** What was recorded: most of it is at the server already. */
export interface Recorded {
  readonly sender: PieceSender;
  readonly head: Blob;
}

export interface Recording {
  /** The camera, or a screen in its place. */
  show(picture: MediaStreamTrack): void;
  /** null when it is nothing. */
  stop(): Promise<Recorded | null>;
}

const typeOf = (): string | undefined => TYPES.find((type) => MediaRecorder.isTypeSupported(type));

export const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && typeOf() !== undefined;

/** Who resumes records on after what an earlier page has sent. Otherwise pieces that are there belong to no film of this one. */
const openUpload = async (stream_id: StreamId, isResumed: boolean): Promise<PartialView> => {
  const start = async () => (await ask(streamCalls.startReplay, { stream_id, resumes: isResumed })).upload;
  const found = await start();
  if (found.received === 0) return found;
  await ask(mediaCalls.dropUpload, { upload_id: found.id });
  return start();
};

/** Where nobody can share a screen the picture stays the camera's. */
const steadyOf = async (picture: MediaStreamTrack | null): Promise<SteadyTrack | null> =>
  picture !== null && canShare() ? createSteadyTrack(picture) : null;

/** Records in this browser, beside what is sent, and sends it on in pieces; until it is stopped or as large as it may be. */
export const startRecording = async (
  streamId: StreamId,
  { media, picture }: Outgoing,
  isResumed: boolean,
): Promise<Recording> => {
  const [{ PieceSender }, steady] = await Promise.all([loadLongUpload(), steadyOf(picture)]);
  const pictures = steady === null ? (media?.getVideoTracks() ?? []) : [steady.track];
  const recorded = new MediaStream([...pictures, ...(media?.getAudioTracks() ?? [])]);
  const mimeType = typeOf() ?? '';
  const sender = new PieceSender(() => openUpload(streamId, isResumed));
  // At once: the server notes when it began, and that a page which comes after this one has to record on.
  const most = (await sender.begin())?.most ?? REPLAY_MAX_BYTES;
  const recorder = new MediaRecorder(recorded, { mimeType, videoBitsPerSecond: BITS_PER_S });
  let head = new Blob([], { type: mimeType.split(';')[0] ?? '' });
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (head.size < HEAD_BYTES) head = new Blob([head, data], { type: head.type });
    sender.add(data);
    if (sender.size > most - LAST_BYTES && recorder.state === 'recording') recorder.stop();
  });
  recorder.start(SLICE_MS);
  const finish = (): Recorded | null => (sender.size === 0 ? null : { sender, head });
  const stop = (): Promise<Recorded | null> =>
    new Promise((resolve) => {
      const end = () => {
        steady?.stop();
        resolve(finish());
      };
      if (recorder.state === 'inactive') return end();
      recorder.addEventListener('stop', end);
      recorder.stop();
    });
  return { show: (next) => steady?.show(next), stop };
};
