import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  failedBecause: (reason) => `Das Hochladen hat nicht geklappt: ${reason}`,
  failed: 'Das Bild konnte nicht hochgeladen werden. Bitte versuch es noch einmal.',
  noPass: 'Der Zugang zum Hochladen kam nicht an',
  notConfigured:
    'Der Bilderdienst ist nicht richtig eingerichtet. Bitte sag denen Bescheid, die diesen Server betreiben.',
  uploading: (percent) => `Wird hochgeladen, ${percent}\u00a0%`,
  working: 'Deine Datei wird vorbereitet',
  cancel: 'Hochladen abbrechen',
  retry: 'Noch einmal',
  remove: 'Datei entfernen',
  removed: 'Datei entfernt',
  ready: (details) => details.join(' · '),
  megabytes: (size) => `${size}\u00a0MB`,
  kilobytes: (size) => `${size}\u00a0kB`,
  dimensions: (width, height) => `${width} × ${height}`,
  video: 'Video',
  image: 'Foto',
  videoAlone: 'Ein Video steht in einem Beitrag immer allein',
  tooMany: (most) => `Ein Beitrag hat höchstens ${most} Fotos`,
  dropHere: 'Hier ablegen',
});
