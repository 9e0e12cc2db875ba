import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  balance: (amount, token) => `Saldo: ${amount} ${token}`,
  above: 'No se puede enviar más de lo que tienes.',
  waiting: (amount, token) => `Confirma tu correo y recibirás ${amount} ${token}.`,
  nothing: (token) => `Todavía no tienes ${token} para dar.`,
});
