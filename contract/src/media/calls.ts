import * as z from 'zod/mini';
import { defineCall } from '#kernel';
import { uploadScreens } from './check-file.ts';
import { mediaErrors } from './errors.ts';

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
