import * as z from 'zod/mini';

/** Where our own endpoint stands; the image host has the same path. */
export const UPLOAD_PATH = '/api/v1/files/upload';

/** What an upload answers: the image host's fields, and what a page needs to show the file well. */
export const uploadReply = z.object({
  fileId: z.string(),
  name: z.string(),
  /** Bytes of the file that `url` names. */
  size: z.int(),
  filePath: z.string(),
  /** What goes into image_url of a post. */
  url: z.string(),
  fileType: z.enum(['image', 'non-image']),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Seconds; videos only. */
  duration: z.optional(z.nullable(z.number())),
  thumbnailUrl: z.string(),
  tags: z.nullable(z.array(z.string())),
  AITags: z.null(),
  isPrivateFile: z.literal(false),
  customCoordinates: z.null(),
  description: z.null(),
  versionInfo: z.object({ id: z.string(), name: z.string() }),
  srcset: z.nullable(z.string()),
  thumbhash: z.nullable(z.string()),
});
export type UploadReply = z.output<typeof uploadReply>;
