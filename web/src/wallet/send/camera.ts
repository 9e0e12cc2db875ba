// Reads codes out of a camera's picture: with the browser's own reader where it has one, else with ours.

/** Null: no code in this picture. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const ownReader = (Native: DetectorClass): ReadCode => {
  const detector = new Native({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
};

/** More than this is not needed to find a code, and takes longer. */
const SIDE_MAX = 800;

const pictureOf = (canvas: HTMLCanvasElement, video: HTMLVideoElement): ImageData | null => {
  const scale = Math.min(1, SIDE_MAX / Math.max(video.videoWidth, video.videoHeight));
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null || width === 0 || height === 0) return null;
  canvas.width = width;
  canvas.height = height;
  context.drawImage(video, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
};

const drawnReader = async (): Promise<ReadCode> => {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  return (video) => {
    const picture = pictureOf(canvas, video);
    if (picture === null) return Promise.resolve(null);
    try {
      return Promise.resolve(decodeQR(picture));
    } catch {
      return Promise.resolve(null);
    }
  };
};

export const openReader = async (): Promise<ReadCode> => {
  const { BarcodeDetector: Native } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  return Native === undefined ? drawnReader() : ownReader(Native);
};

export type CameraFault = 'denied' | 'missing';

/** Why a camera did not open, as far as somebody can do something about it. */
export const cameraFault = (cause: unknown): CameraFault =>
  cause instanceof DOMException && cause.name === 'NotAllowedError' ? 'denied' : 'missing';

const EVERY_MS = 150;

/** Looks until the answer is called, and tells each code that it finds. */
export const watchCodes = (video: HTMLVideoElement, read: ReadCode, onCode: (text: string) => void): (() => void) => {
  const timer = { id: 0, isStopped: false };
  const look = async (): Promise<void> => {
    const text = await read(video).catch(() => null);
    // Stopped while it was reading: what it found is for nobody.
    if (timer.isStopped) return;
    if (text !== null) onCode(text);
    timer.id = window.setTimeout(() => void look(), EVERY_MS);
  };
  void look();
  return () => {
    timer.isStopped = true;
    window.clearTimeout(timer.id);
  };
};
