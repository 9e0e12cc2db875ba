/** All that is ever served, and as what, by the end of its name. Nothing here can run in a page. */
export const fileTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  // TLK-01: whatever it is, no browser is told.
  bin: 'application/octet-stream',
};
