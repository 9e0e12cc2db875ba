// TLK-01: any file, for a message. What it is called tells nothing: a picture is a picture under every name, and is made anew
// as every other; what is none of the kinds that we know stays as it is, byte for byte.
import { findFileError, mediaErrors } from '@wagram/contract/media';
import { fail, type App, type MemberId } from '#kernel';
import type { Parcel } from '../keep.ts';
import { findContent, findSound, type Content } from './kinds.ts';
import { foldersOf } from './tokens.ts';
import { packImage, packVideo } from './upload.ts';

interface WholeFile {
  readonly path: string;
  readonly size: number;
}

/** Pictures and videos. Sound that is no voice note is a file like others, also in a container that can hold pictures. */
const findShown = async ({ path }: WholeFile): Promise<Content | null> => {
  const content = await findContent(path);
  if (content === null || content.kind === 'image') return content;
  return content.kind === 'video' && (await findSound(path)) === null ? content : null;
};

const asItIs = ({ path, size }: WholeFile, name: string, shelf: string): Parcel => ({
  kind: 'file',
  shelf,
  name,
  image: null,
  video: { path, size, name: 'file.bin', type: 'application/octet-stream' },
  width: null,
  height: null,
  duration: null,
});

export const packAny = async (app: App, memberId: MemberId, file: WholeFile, name: string): Promise<Parcel> => {
  const folders = foldersOf(app);
  const content = await findShown(file);
  if (content === null) return asItIs(file, name, folders.file);
  const { kind, container } = content;
  const error = findFileError('message', { kind, size: file.size });
  if (error !== null) fail(mediaErrors, error);
  if (container === 'mp4' || container === 'webm')
    return packVideo(app.config.ffmpeg, memberId, file, container, name, folders.video);
  return packImage(memberId, file.path, name, folders.image);
};
