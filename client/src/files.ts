import type { CallInput } from '@wagram/contract/kernel';
import {
  mediaCalls,
  PIECE_MAX_BYTES,
  pieceAddress,
  type MediaView,
  type PartialView,
  type UploadReply,
} from '@wagram/contract/media';
import { ask } from './ask.ts';
import { CallError } from './call-error.ts';
import { persist, readReply, request, type AskOptions, type Connection } from './send.ts';
import { texts } from './texts.ts';

/** A large file over a slow line. */
const FILE_MS = 10 * 60_000;

/** A photo or a video for a post, at most as long as its screen allows; `url` of the answer goes into `image_url`. */
export const sendMedia = async (
  connection: Connection,
  file: Blob,
  name: string,
  options: AskOptions & CallInput<typeof mediaCalls.uploadAuth> = {},
): Promise<UploadReply> => {
  const { screen, kind, ...how } = options;
  const pass = await ask(connection, mediaCalls.uploadAuth, { screen, kind }, how);
  const form = new FormData();
  form.set('fileName', name);
  for (const field of ['publicKey', 'token', 'signature', 'expire'] as const) form.set(field, String(pass[field]));
  form.set('folder', file.type.startsWith('image/') ? pass.folders.image : pass.folders.video);
  // The last one: who may send it has been read by then.
  form.set('file', file, name);
  const reply = await request(connection, pass.uploadUrl, { method: 'POST', body: form }, how, FILE_MS);
  return (await readReply(reply)) as UploadReply;
};

const sendPiece = async (
  connection: Connection,
  { id }: PartialView,
  offset: number,
  piece: Blob,
  options: AskOptions,
): Promise<void> => {
  const headers = { 'content-type': 'application/octet-stream' };
  const sent = { method: 'PUT', headers, body: piece } as const;
  await readReply(await request(connection, pieceAddress(id, offset), sent, options, FILE_MS));
};

/** Any file for a message, or a long video, in pieces: after a broken connection it goes on where the server has come to. */
export const sendFile = async (
  connection: Connection,
  file: Blob,
  name: string,
  options: AskOptions & { readonly screen?: 'file' | 'video' } = {},
): Promise<MediaView> => {
  const { screen = 'file', ...how } = options;
  const { upload } = await ask(connection, mediaCalls.startUpload, { screen, name, size: file.size }, how);
  let received = upload.received;
  while (received < file.size) {
    const before = received;
    await persist(
      connection,
      async () => {
        const state = await ask(connection, mediaCalls.readUpload, { upload_id: upload.id }, how);
        received = state.upload.received;
        if (received >= file.size) return;
        const piece = file.slice(received, received + PIECE_MAX_BYTES);
        await sendPiece(connection, upload, received, piece, how);
        received += piece.size;
      },
      how.signal,
    );
    if (received <= before) throw new CallError(0, { error: texts.incomplete, code: 'incomplete' });
  }
  return (await ask(connection, mediaCalls.finishUpload, { upload_id: upload.id, size: file.size }, how)).file;
};
