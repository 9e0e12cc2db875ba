import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  send: (token) => `Enviar ${token}`,
  about: 'Llega al instante. Puedes recuperarlo durante 10 segundos.',
  have: (amount, token) => `Tienes ${amount} ${token}`,
  notWhole: 'Solo números enteros',
  tooMuch: 'Más de lo que tienes',
  words: 'Unas palabras (opcional)',
  wordsHint: 'Llegan junto con el envío, en el chat',
  go: (amount, token) => (amount === '' ? `Enviar ${token}` : `Enviar ${amount} ${token}`),
  sent: (amount, token, to) => `Enviaste ${amount} ${token} a ${to}`,
  undo: 'Deshacer',
  takeBack: 'Recuperar',
  back: (amount, token) => `Recuperaste ${amount} ${token}`,
  backFailed: 'No se pudo recuperar. Mira tu actividad.',
  failed: 'No se sabe si llegó. Inténtalo de nuevo: se envía una sola vez.',
  claim: {
    title: 'Bono diario',
    ready: (amount, token) => `${amount} ${token} por participar esta semana`,
    claimed: 'Ya lo reclamaste. El próximo te espera mañana.',
    not_active: 'Publica, responde o regala algo esta semana para reclamar.',
    prove_first: 'Confirma tu correo para reclamar.',
    go: 'Reclamar',
    done: (amount, token) => `${amount} ${token} para ti`,
    failed: 'No funcionó. Inténtalo de nuevo en un momento.',
  },
});
