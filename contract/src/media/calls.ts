import * as z from 'zod/mini';
import { defineCall, idOf, type PartialId } from '#kernel';
import { uploadScreens } from './check-file.ts';
import { mediaErrors } from './errors.ts';
import { partialView } from './partials.ts';
import { mediaView } from './views.ts';

export const uploadAuth = defineCall({
  method: 'GET',
  path: '/api/imagekit-auth',
  summary: 'A token that allows one upload within the next minute',
  for: 'member',
  actor: null,
  errors: mediaErrors,
  limit: 'upload',
  input: z.object({
    screen: z._default(z.enum(uploadScreens), 'dialog'),
    /** What the button asked for; the upload must then be of this kind. */
    kind: z.optional(z.enum(['image', 'video'])),
  }),
  reply: z.object({
    token: z.string(),
    signature: z.string(),
    /** Unix seconds. */
    expire: z.int(),
    publicKey: z.string(),
    /** Where the file goes, as multipart/form-data; a path means this server. */
    uploadUrl: z.string(),
    folders: z.object({ image: z.string(), video: z.string() }),
  }),
});

export const readStorage = defineCall({
  method: 'GET',
  path: '/api/storage',
  summary: 'What the member’s files take up, and how much that may be',
  for: 'member',
  whileSuspended: true,
  actor: null,
  errors: mediaErrors,
  input: z.object({}),
  /** In bytes; null: there is no bound. */
  reply: z.object({ used: z.int(), allowed: z.nullable(z.int()) }),
});

/** A long video, or any file for a message: its pieces are sent to `pieceAddress` one after the other, each again if need be. */
export const startUpload = defineCall({
  method: 'POST',
  path: '/api/uploads',
  summary: 'Begin the upload of a long video, or of any file for a message, in pieces',
  for: 'member',
  actor: null,
  errors: mediaErrors,
  limit: 'upload',
  input: z.object({
    screen: z.enum(['video', 'file']),
    /** Of a file: what its sender calls it, and its bytes, so that one that is too large need not be sent. */
    name: z.optional(z.string().check(z.maxLength(1_000))),
    size: z.optional(z.int().check(z.gte(0))),
  }),
  reply: z.object({ upload: partialView }),
});

export const readUpload = defineCall({
  method: 'GET',
  path: '/api/uploads',
  summary: 'How much of a file in pieces has arrived',
  for: 'member',
  actor: null,
  errors: mediaErrors,
  input: z.object({ upload_id: idOf<PartialId>() }),
  reply: z.object({ upload: partialView }),
});

/** Asked again, it answers the same file. */
export const finishUpload = defineCall({
  method: 'POST',
  path: '/api/uploads/finish',
  summary: 'Put the pieces together, check what they are, and keep the file',
  for: 'member',
  actor: null,
  errors: mediaErrors,
  input: z.object({
    upload_id: idOf<PartialId>(),
    /** Of the whole file; with fewer bytes here it is not complete. */
    size: z.int(),
  }),
  reply: z.object({ file: mediaView }),
});

export const dropUpload = defineCall({
  method: 'DELETE',
  path: '/api/uploads',
  summary: 'Forget a file in pieces',
  for: 'member',
  actor: null,
  errors: mediaErrors,
  input: z.object({ upload_id: idOf<PartialId>() }),
  reply: z.object({}),
});

/** A machine without ffmpeg draws no pictures of videos: the browser that uploads one does. */
export const givePoster = defineCall({
  method: 'POST',
  path: '/api/uploads/poster',
  summary: 'Give a video of one’s own a picture, where it has none yet',
  for: 'member',
  actor: null,
  errors: mediaErrors,
  input: z.object({
    url: z.string().check(z.maxLength(2_048)),
    /** A data: address of an image. */
    poster: z.string().check(z.maxLength(900_000)),
  }),
  reply: z.object({ poster_url: z.nullable(z.string()) }),
});
