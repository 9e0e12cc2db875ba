import { stat } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { findFileError, mediaErrors, PIXELS_MAX, SIDE_MAX, type UploadReply } from '@wagram/contract/media';
import { createFairLimit, fail, type App, type MemberId } from '#kernel';
import { makeImage } from '../pictures/images.ts';
import { keep, type StoredFile, type Parcel } from '../keep.ts';
import { findContent, findSound, type Content } from './kinds.ts';
import { mendInPlace } from '../video/mend-webm.ts';
import { readMp4 } from '../video/mp4.ts';
import { drawPoster } from '../video/poster.ts';
import { withReceived, type Fields, type Received } from './receive.ts';
import { assertRoom } from '../storage.ts';
import { admitUpload, assertComplete, foldersOf } from './tokens.ts';
import type { UploadRow } from './uploads.gen.ts';
import { toUploadReply } from '../view.ts';
import { readWebm } from '../video/webm.ts';

const AT_ONCE = 2;
const QUEUE_MAX = 200;
/** UP-04: a picture is put away before the next one is begun. What waits is a file on the disk, never pixels in memory. */
const oneByOne = createFairLimit(AT_ONCE, QUEUE_MAX);

/** One file, from the form to the answer. */
export const receiveUpload = (app: App, request: FastifyRequest): Promise<UploadReply> => {
  const begun = app.clock.now();
  const admitted = async (fields: Fields): Promise<UploadRow | null> => {
    const pass = await admitUpload(app, fields, begun);
    if (pass !== null) await assertRoom(app, pass.member_id, 1);
    return pass;
  };
  return withReceived(app, request, admitted, async ({ fields, pass, file }) => {
    assertComplete(fields, file !== null && file.size > 0);
    if (file === null || pass === null) fail(mediaErrors, 'missing_file');
    const kept = await admit(app, pass, file, fields['fileName'] ?? '');
    return toUploadReply(kept, fields['tags'] ?? null);
  });
};

/** The same rule as in the browser, now by what the file holds. */
const admit = async (
  app: App,
  pass: UploadRow,
  file: NonNullable<Received<UploadRow>['file']>,
  fileName: string,
): Promise<StoredFile> => {
  const content = pass.screen === 'voice' ? await findSound(file.path) : await findContent(file.path);
  const size = file.isCut ? file.size + 1 : file.size;
  const error = findFileError(pass.screen, { kind: content?.kind ?? null, size }, pass.kind ?? undefined);
  if (error !== null) fail(mediaErrors, error);
  if (content === null) fail(mediaErrors, 'only_media');
  const name = cleanName(fileName);
  const folders = foldersOf(app);
  const shelves = pass.screen === 'avatar' ? { ...folders, image: folders.avatar } : folders;
  const store = async (): Promise<StoredFile> =>
    keep(
      app,
      pass.member_id,
      await pack(app.config.ffmpeg, pass.member_id, file, content, name, shelves),
      app.clock.now(),
    );
  return content.container === null ? oneByOne(pass.member_id, store) : store();
};

const pack = async (
  ffmpeg: string | null,
  memberId: MemberId,
  file: { path: string; size: number },
  { kind, container }: Content,
  name: string,
  folders: { image: string; video: string; voice: string },
): Promise<Parcel> => {
  if (container === null) return packImage(memberId, file.path, name, folders.image);
  if (kind === 'audio' || container === 'ogg') return packSound(file, container, name, folders.voice);
  return packVideo(ffmpeg, memberId, file, container, name, folders.video);
};

/** A voice note is a recording of the browser: served as what it is, and never larger than a photo. */
const packSound = (file: { path: string; size: number }, container: string, name: string, shelf: string): Parcel => {
  const video = { ...file, name: `voice.${container === 'mp4' ? 'm4a' : container}`, type: `audio/${container}` };
  return { kind: 'audio', shelf, name, image: null, video, width: null, height: null, duration: null };
};

export const packImage = async (memberId: MemberId, path: string, name: string, shelf: string): Promise<Parcel> => {
  const image = await makeImage(memberId, path);
  const { width, height } = image;
  return { kind: 'image', shelf, name, image, video: null, width, height, duration: null };
};

export const packVideo = async (
  ffmpeg: string | null,
  memberId: MemberId,
  { path }: { path: string },
  container: 'mp4' | 'webm',
  name: string,
  shelf: string,
): Promise<Parcel> => {
  const came = container === 'mp4' ? await readMp4(path) : await readWebm(path);
  const isMended = container === 'webm' && came?.duration === null && (await mendInPlace(path));
  const details = isMended ? await readWebm(path) : came;
  if (details === null) fail(mediaErrors, 'unreadable_video');
  if (details.width * details.height > PIXELS_MAX) fail(mediaErrors, 'too_many_pixels');
  if (Math.max(details.width, details.height) > SIDE_MAX) fail(mediaErrors, 'side_too_long');
  // A program that cannot even be started is a picture less, not a failed upload.
  const frame = await drawPoster(ffmpeg, path, container).catch(() => null);
  const image = frame === null ? null : await makeImage(memberId, frame).catch(() => null);
  const { size } = await stat(path);
  const video = { path, size, name: `video.${container}`, type: `video/${container}` };
  const { width, height, duration } = details;
  return { kind: 'video', shelf, name, image, video, width, height, duration };
};

/** Kept for the member's own export only; it becomes no part of an address. */
const cleanName = (name: string): string => name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_').slice(0, 200);
