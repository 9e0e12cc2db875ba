import type { Translation } from '#kernel';
import type { texts as english } from './transaction-texts.ts';

export const texts: Translation<typeof english> = () => ({
  title: 'Transacción',
  landed: 'Completada',
  failed: 'Falló',
  failedHint: 'No se movió nada; la red se quedó con su comisión.',
  said: (words) => `La red dijo: ${words}`,
  when: 'Cuándo',
  fee: 'Comisión de red',
  paidBy: 'Pagada por',
  signature: 'Firma',
  copy: 'Copiar',
  copied: 'Copiado',
  changes: 'Qué cambió',
  noChanges: 'Aparte de la comisión, nada cambió de manos.',
  acts: 'Qué hizo',
  wallet: 'A tu billetera',
  explorer: 'Verla en el explorador',
  notFound: 'No existe esa transacción',
  notFoundHint: 'La red no la conoce. Si se envió hace un momento, puede que siga en camino.',
  notOne: 'Esto no es la firma de una transacción.',
  off: 'Este servidor no está conectado a Solana.',
  unreachable: 'No se puede conectar con la red',
  unreachableHint: 'No se pierde nada por eso. Inténtalo de nuevo en un momento.',
  again: 'Mirar otra vez',
});
