import { IMAGE_MAX_BYTES, LONG_VIDEO_MAX_BYTES, VIDEO_MAX_BYTES } from './limits.ts';
import { mediaErrors, type MediaErrorCode } from './errors.ts';

export type MediaKind = 'image' | 'video';
/** What a file can be: posts show neither a voice note nor a file that is none of these. */
export type FileKind = MediaKind | 'audio' | 'file';

/** Where a file was chosen: each place has its own rules. */
export const uploadScreens = ['create', 'dialog', 'comment', 'avatar', 'message', 'voice', 'video'] as const;
export type UploadScreen = (typeof uploadScreens)[number];

export interface ChosenFile {
  /** What it is: by its type in the browser, by its content on the server; null is neither image nor video. */
  readonly kind: FileKind | null;
  readonly size: number;
}

/** 'image/png' is an image; SVG is a program and counts as none. */
export const kindOfType = (type: string): MediaKind | null => {
  if (type.startsWith('image/') && !type.startsWith('image/svg')) return 'image';
  return type.startsWith('video/') ? 'video' : null;
};

/** The most bytes that a screen takes of a kind; 0 where it takes none. */
export const bytesAllowed = (screen: UploadScreen, kind: FileKind): number => {
  // UP-02: what is neither picture nor video comes in pieces, for a message, and by no screen.
  if (kind === 'file') return 0;
  // A voice note is the only sound that is taken, and the only thing its button takes.
  if (kind === 'audio' || screen === 'voice') return kind === 'audio' && screen === 'voice' ? IMAGE_MAX_BYTES : 0;
  if (screen === 'video') return kind === 'video' ? LONG_VIDEO_MAX_BYTES : 0;
  if (kind === 'image') return IMAGE_MAX_BYTES;
  if (screen === 'avatar') return 0;
  return screen === 'create' ? IMAGE_MAX_BYTES : VIDEO_MAX_BYTES;
};

const overs: Readonly<Record<number, MediaErrorCode>> = {
  [VIDEO_MAX_BYTES]: 'over_50_mb',
  [LONG_VIDEO_MAX_BYTES]: 'over_100_mb',
};

/**
 * Why this file may not be uploaded here, or null. `wanted` is the kind that the button asks for, where it asks for one.
 * The web asks before it uploads, the server once it has seen the content.
 */
export const findFileError = (
  screen: UploadScreen,
  file: ChosenFile,
  wanted: FileKind | null = screen === 'avatar' ? 'image' : null,
): MediaErrorCode | null => {
  if (screen === 'video' && file.kind !== 'video') return 'not_a_video';
  if (wanted === 'image' && file.kind !== 'image') return 'only_images';
  if (wanted === 'video' && file.kind !== 'video') return 'only_videos';
  if (file.kind === null) return 'only_media';
  const most = bytesAllowed(screen, file.kind);
  if (most === 0) return screen === 'avatar' ? 'only_images' : 'only_media';
  if (file.size <= most) return null;
  return overs[most] ?? 'over_10_mb';
};

/** The same as the sentence to show. */
export const fileErrorText = (screen: UploadScreen, file: ChosenFile, wanted?: MediaKind): string | null => {
  const code = findFileError(screen, file, wanted);
  return code === null ? null : mediaErrors[code][1];
};
