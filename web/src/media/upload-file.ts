import { mediaCalls, PIECE_MAX_BYTES, UPLOAD_PATH } from '@wagram/contract/media';
import type { FileKind, MediaKind, MediaView, UploadReply, UploadScreen } from '@wagram/contract/media';
import type { CallReply } from '@wagram/contract/kernel';
import { ask, isAskError, randomWord, upload } from '#kernel';
import { texts } from './texts.ts';

/** What went wrong, in the words that people read. */
export class UploadError extends Error {
  override readonly name = 'UploadError';

  constructor(
    message: string,
    /** The server's own words for it, where it had any. */
    readonly reason: string | null = null,
  ) {
    super(message);
  }
}

export interface ChosenUpload {
  readonly file: File;
  readonly kind: FileKind;
  readonly screen: UploadScreen;
  /** What the button asked for; null where anything may come. */
  readonly wanted: MediaKind | null;
}

type Pass = CallReply<typeof mediaCalls.uploadAuth>;
type Progress = Parameters<typeof upload>[2];

const getPass = async ({ screen, wanted }: ChosenUpload, signal: AbortSignal): Promise<Pass> => {
  const input = wanted === null ? { screen } : { screen, kind: wanted };
  try {
    return await ask(mediaCalls.uploadAuth, input, { signal });
  } catch (cause) {
    if (signal.aborted) throw cause;
    // A refusal has a reason (signed out, too many); silence has none.
    if (isAskError(cause) && cause.status >= 400 && cause.status < 500) {
      throw new UploadError(texts.failedBecause(cause.message), cause.message);
    }
    throw new UploadError(texts.noPass);
  }
};

/** MEDIA-01: unique names, a folder for each kind, tags. */
const toForm = ({ file, kind }: ChosenUpload, pass: Pass): FormData => {
  const form = new FormData();
  form.set('fileName', `${randomWord(6)}-${file.name || kind}`);
  form.set('publicKey', pass.publicKey);
  form.set('token', pass.token);
  form.set('signature', pass.signature);
  form.set('expire', String(pass.expire));
  form.set('folder', pass.folders[kind === 'image' ? 'image' : 'video']);
  form.set('useUniqueFileName', 'true');
  form.set('tags', `post,${kind}`);
  // Last: a server that reads the form as it comes knows everything before the bytes arrive.
  form.set('file', file);
  return form;
};

/** What only videos need: loaded with the first of them. */
export const loadLongUpload = () => import('./long-upload.ts');

export type UploadedFile = Pick<MediaView, 'url' | 'width' | 'height'> & { readonly size: number };

/** What stands at this server and is long goes in pieces: a cut costs one of them. */
const isLong = ({ file, screen }: ChosenUpload, { uploadUrl }: Pass): boolean =>
  screen === 'video' && file.size > PIECE_MAX_BYTES && uploadUrl === UPLOAD_PATH;

const sendLong = async ({ file }: ChosenUpload, progress: Progress): Promise<UploadedFile> => {
  const { givePoster, sendInPieces } = await loadLongUpload();
  const media = await sendInPieces(file, progress);
  if (media.poster_url === null) await givePoster(media.url, file);
  return { ...media, size: file.size };
};

const sendForm = async (chosen: ChosenUpload, pass: Pass, progress: Progress): Promise<UploadedFile> => {
  const reply = (await upload(pass.uploadUrl, toForm(chosen, pass), progress)) as Partial<UploadReply>;
  if (typeof reply.url !== 'string') throw new UploadError(texts.failed);
  const isBare = chosen.kind === 'video' && pass.uploadUrl === UPLOAD_PATH && reply.thumbhash === null;
  if (isBare) await (await loadLongUpload()).givePoster(reply.url, chosen.file);
  return reply as UploadReply;
};

export const uploadFile = async (chosen: ChosenUpload, progress: Progress): Promise<UploadedFile> => {
  const pass = await getPass(chosen, progress.signal);
  if (!pass.publicKey || !pass.uploadUrl || !pass.token || !pass.signature) throw new UploadError(texts.notConfigured);
  try {
    return await (isLong(chosen, pass) ? sendLong(chosen, progress) : sendForm(chosen, pass, progress));
  } catch (cause) {
    if (progress.signal.aborted || cause instanceof UploadError) throw cause;
    const hasReason = isAskError(cause) && cause.status > 0 && cause.message !== '';
    if (!hasReason) throw new UploadError(texts.failed);
    throw new UploadError(texts.failedBecause(cause.message), cause.message);
  }
};
