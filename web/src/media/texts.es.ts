import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  failedBecause: (reason) => `No se pudo subir: ${reason}`,
  failed: 'No se pudo subir la imagen. Inténtalo de nuevo.',
  noPass: 'No se pudieron obtener los datos de autenticación',
  notConfigured: 'El servicio de imágenes no está bien configurado. Avisa a quienes llevan este servidor.',
  uploading: (percent) => `Subiendo, ${percent} %`,
  working: 'Preparando tu archivo',
  cancel: 'Cancelar la subida',
  retry: 'Reintentar',
  remove: 'Quitar el archivo',
  removed: 'Archivo quitado',
  ready: (details) => details.join(' · '),
  megabytes: (size) => `${size} MB`,
  kilobytes: (size) => `${size} kB`,
  dimensions: (width, height) => `${width} × ${height}`,
  video: 'Video',
  image: 'Foto',
  videoAlone: 'Un video va solo en una publicación',
  tooMany: (most) => `Una publicación lleva como máximo ${most} fotos`,
  dropHere: 'Suéltalo aquí',
});
