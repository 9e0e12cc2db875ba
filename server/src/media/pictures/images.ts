import sharp, { type Metadata, type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import {
  ANIMATION_PIXELS_MAX,
  AVATAR_PX,
  FRAMES_MAX,
  IMAGE_WIDTHS,
  mediaErrors,
  PIXELS_MAX,
  SIDE_MAX,
} from '@wagram/contract/media';
import { createFairLimit, fail, Failure, type MemberId } from '#kernel';

/** A path, or the bytes themselves. */
export type ImageSource = string | Buffer;

export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** What srcset says of it; null for files that stand in no srcset. */
  readonly width: number | null;
}

export interface MadeImage {
  readonly files: readonly MadeFile[];
  /** Name of the file that image_url means. */
  readonly main: string;
  /** Name of a picture that stands still, where the main one moves. */
  readonly still: string | null;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
}

// One thread a picture and no cache: memory stays flat, and other requests keep their cores.
sharp.concurrency(1);
sharp.cache(false);

const AT_ONCE = 2;
const QUEUE_MAX = 200;
/** Shared by everything that decodes pixels. One for the process, as its processor is. */
const limited = createFairLimit(AT_ONCE, QUEUE_MAX);
/** What our own program draws takes turns with members as one of them. */
const PROGRAM = 'program';

const WIDTH_MAX = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 1_600;
/** Long screenshots are kept readable, endless ones are made smaller. */
const HEIGHT_MAX = 4_800;
const ANIMATION_WIDTH = 640;
const PREVIEW_WIDTH = 1_200;
const WEBP = { quality: 80 };

/** All that is done to one picture. */
const WORK_S = 20;
type Bounded = (image: Sharp) => Sharp;

/** SR-H4: each step may take what is left of the time for all of them. */
const boundedBy = (seconds: number): Bounded => {
  const end = performance.now() + seconds * 1_000;
  return (image) => {
    const left = Math.ceil((end - performance.now()) / 1_000);
    return left > 0 ? image.timeout({ seconds: left }) : fail(mediaErrors, 'image_too_slow');
  };
};

type Raw = { data: Buffer; info: OutputInfo };

/** Decoded and encoded anew, so that nothing but pixels survives: no place, no camera, no script behind the picture. */
export const makeImage = (memberId: MemberId, source: ImageSource, seconds: number = WORK_S): Promise<MadeImage> =>
  limited(memberId, () =>
    readable(async () => {
      const details = await inspect(source);
      const isMoving = (details.pages ?? 1) > 1 && (details.format === 'gif' || details.format === 'webp');
      const bounded = boundedBy(seconds);
      const largest = await decode(source, bounded);
      return isMoving ? makeMoving(source, largest, bounded) : makeStill(largest, bounded);
    }),
  );

/** D9: a square, whatever came. */
export const makeAvatar = (memberId: MemberId, source: ImageSource): Promise<MadeImage> =>
  limited(memberId, () =>
    readable(async () => {
      await inspect(source);
      const bounded = boundedBy(WORK_S);
      const square = await pixelsOf(
        bounded(open(source)).autoOrient().resize({ width: AVATAR_PX, height: AVATAR_PX, fit: 'cover' }),
      );
      const file = await toWebp(square, AVATAR_PX, bounded);
      return describe([file], file.name, null, square);
    }),
  );

/** One frame, in the sizes of a feed. null: smaller than what is asked for. */
export const makePreview = (source: ImageSource, sideMin: number): Promise<MadeImage | null> =>
  limited(PROGRAM, () =>
    readable(async () => {
      const { width, height } = await inspect(source);
      if (Math.min(width, height) < sideMin) return null;
      const bounded = boundedBy(WORK_S);
      const largest = await decode(source, bounded, PREVIEW_WIDTH);
      return describe(await toSizes(largest, bounded), `${largest.info.width}.webp`, null, largest);
    }),
  );

/** Flat art of our own: one quick, small file serves every screen. */
export const makeDrawing = (source: ImageSource): Promise<MadeImage> =>
  limited(PROGRAM, async () => {
    const raw = await decode(source, boundedBy(WORK_S));
    const { width } = raw.info;
    const bytes = await fromRaw(raw)
      .webp({ ...WEBP, effort: 1 })
      .toBuffer();
    const file: MadeFile = { name: `${width}.webp`, type: 'image/webp', width, bytes };
    return describe([file], file.name, null, raw);
  });

const open = (source: ImageSource, options: SharpOptions = {}): Sharp =>
  sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error', ...options });

/** Reads the header only: a picture of a billion pixels is refused before one of them is unpacked. */
const inspect = async (source: ImageSource): Promise<Metadata> => {
  const details = await open(source, { limitInputPixels: false }).metadata();
  const pixels = details.width * details.height;
  const frames = details.pages ?? 1;
  if (pixels > PIXELS_MAX) fail(mediaErrors, 'too_many_pixels');
  if (Math.max(details.width, details.height) > SIDE_MAX) fail(mediaErrors, 'side_too_long');
  if (frames > FRAMES_MAX || pixels * frames > ANIMATION_PIXELS_MAX) fail(mediaErrors, 'too_many_frames');
  return details;
};

const decode = (source: ImageSource, bounded: Bounded, width: number = WIDTH_MAX): Promise<Raw> =>
  pixelsOf(
    bounded(open(source)).autoOrient().resize({ width, height: HEIGHT_MAX, fit: 'inside', withoutEnlargement: true }),
  );

const pixelsOf = (image: Sharp): Promise<Raw> =>
  image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

const fromRaw = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const toWebp = async (raw: Raw, width: number, bounded: Bounded): Promise<MadeFile> => ({
  name: `${width}.webp`,
  type: 'image/webp',
  width,
  bytes: await bounded(fromRaw(raw)).resize({ width }).webp(WEBP).toBuffer(),
});

/** For what cannot show WebP (some mail programs and link previews). */
const toFallback = async (raw: Raw, bounded: Bounded): Promise<MadeFile> => {
  const { isOpaque } = await fromRaw(raw).stats();
  const image = bounded(fromRaw(raw));
  return isOpaque
    ? { name: 'full.jpg', type: 'image/jpeg', width: null, bytes: await image.jpeg({ quality: 82 }).toBuffer() }
    : { name: 'full.png', type: 'image/png', width: null, bytes: await image.png().toBuffer() };
};

/** In every width up to its own. */
const toSizes = async (largest: Raw, bounded: Bounded): Promise<MadeFile[]> => {
  const full = largest.info.width;
  const files: MadeFile[] = [];
  for (const width of [...IMAGE_WIDTHS.filter((known) => known < full), full])
    files.push(await toWebp(largest, width, bounded));
  return files;
};

const makeStill = async (largest: Raw, bounded: Bounded): Promise<MadeImage> => {
  const files = [...(await toSizes(largest, bounded)), await toFallback(largest, bounded)];
  return describe(files, `${largest.info.width}.webp`, null, largest);
};

const makeMoving = async (source: ImageSource, first: Raw, bounded: Bounded): Promise<MadeImage> => {
  const { data: bytes, info } = await bounded(open(source, { animated: true, limitInputPixels: ANIMATION_PIXELS_MAX }))
    .resize({ width: ANIMATION_WIDTH, withoutEnlargement: true })
    .webp({ quality: 70, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  const moving: MadeFile = { name: 'moving.webp', type: 'image/webp', width: null, bytes };
  const still = await toFallback(first, bounded);
  const made = await describe([moving, still], moving.name, still.name, first);
  return { ...made, width: info.width, height: info.pageHeight ?? info.height };
};

const describe = async (files: MadeFile[], main: string, still: string | null, raw: Raw): Promise<MadeImage> => {
  const { data, info } = await fromRaw(raw)
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  return { files, main, still, width: raw.info.width, height: raw.info.height, thumbhash };
};

const readable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof Error && error.message.includes('timeout')) fail(mediaErrors, 'image_too_slow');
    return fail(mediaErrors, 'unreadable_image');
  }
};
