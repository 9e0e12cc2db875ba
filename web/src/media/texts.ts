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
  ready: (size: string, dimensions: string | null) => (dimensions === null ? size : `${size} · ${dimensions}`),
  megabytes: (size: string) => `${size} MB`,
  kilobytes: (size: number) => `${size} kB`,
  dimensions: (width: number, height: number) => `${width} × ${height}`,
  video: 'Video',
  image: 'Photo',
  dropHere: 'Drop it here',
}));
