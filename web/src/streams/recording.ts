const SLICE_MS = 2_000;
/** What an upload takes, less a little for the last slice. */
const MOST_BYTES = 48 * 1024 * 1024;
/** So that the upload holds about a quarter of an hour. */
const BITS_PER_S = 400_000;
const TYPES = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];

export interface Recording {
  /** What was recorded; null when it is nothing. */
  stop(): Promise<File | null>;
}

const typeOf = (): string | undefined => TYPES.find((type) => MediaRecorder.isTypeSupported(type));

export const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && typeOf() !== undefined;

/** Records in this browser, beside what is sent, until it is stopped or as large as an upload may be. */
export const startRecording = (media: MediaStream): Recording => {
  const type = typeOf() ?? '';
  const recorder = new MediaRecorder(media, { mimeType: type, videoBitsPerSecond: BITS_PER_S });
  const slices: Blob[] = [];
  let size = 0;
  recorder.addEventListener('dataavailable', ({ data }) => {
    slices.push(data);
    size += data.size;
    if (size > MOST_BYTES && recorder.state === 'recording') recorder.stop();
  });
  recorder.start(SLICE_MS);
  const finish = (): File | null => {
    const [plain = ''] = type.split(';');
    return size === 0 ? null : new File(slices, `replay.${plain.split('/')[1] ?? 'webm'}`, { type: plain });
  };
  const stop = (): Promise<File | null> =>
    new Promise((resolve) => {
      if (recorder.state === 'inactive') return resolve(finish());
      recorder.addEventListener('stop', () => resolve(finish()));
      recorder.stop();
    });
  return { stop };
};
