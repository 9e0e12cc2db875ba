import { createTexts } from '#kernel';

export const texts = createTexts('media/texts', () => ({
  failedBecause: (reason: string) => `Upload failed: ${reason}`,
  failed: 'Failed to upload image. Please try again.',
  noPass: 'Failed to get authentication parameters',
  notConfigured: 'The image host is not set up correctly. Please tell the people who run this server.',
  uploading: (percent: number) => `Uploading, ${percent} %`,
  working: 'Preparing your file',
  cancel: 'Cancel upload',
  retry: 'Retry',
  remove: 'Remove media',
  removed: 'Media removed',
  ready: (details: readonly string[]) => details.join(' · '),
  megabytes: (size: string) => `${size} MB`,
  kilobytes: (size: number) => `${size} kB`,
  dimensions: (width: number, height: number) => `${width} × ${height}`,
  video: 'Video',
  image: 'Photo',
  videoAlone: 'A video stands alone in a post',
  tooMany: (most: number) => `A post has at most ${most} photos`,
  dropHere: 'Drop it here',
}));
