import * as z from 'zod/mini';

export const mediaView = z.object({
  kind: z.enum(['image', 'video', 'audio', 'file']),
  url: z.string(),
  /** For <img srcset>: '/media/…-480.webp 480w, …'. */
  srcset: z.nullable(z.string()),
  poster_url: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** A few bytes that draw a blur while the file loads. */
  thumbhash: z.nullable(z.string()),
  alt: z.nullable(z.string()),
  /** What is said in a video, as a WebVTT file, and in which language. */
  captions: z.optional(z.object({ url: z.string(), language: z.string() })),
  /** TLK-01: of what is none of these, its name and its bytes. It is downloaded, and never shown. */
  file: z.optional(z.object({ name: z.string(), size: z.int() })),
});
export type MediaView = z.output<typeof mediaView>;
