import type { Translation } from '#kernel';
import type { texts as english } from './texts-deposit.ts';

export const texts: Translation<typeof english> = () => ({
  off: 'Aquí no pueden entrar tokens.',
  paused: 'El operador ha pausado los depósitos por un tiempo. No se pierde nada tuyo.',
  failedToLoad: 'Ahora mismo no se sabe cuánto puede entrar',
  notWhole: 'Solo números enteros',
  tooMuch: 'Más de lo que has retirado',
  left: (amount, token) => `Hasta ${amount} ${token}: tanto como has retirado.`,
  nothing: 'Todavía no puede entrar nada',
  nothingHint: 'En la red de prueba no entra más de lo que hayas retirado antes.',
  pay: 'Pagas',
  rate: 'Tasa',
  rateOf: (credit, tokens) => `1 ${credit} = ${tokens}`,
  trust: {
    title: 'En quién confías',
    keeps: 'Tus tokens van a la tesorería, que guarda el operador de este servidor.',
    credit: 'Este servidor te debe entonces el crédito, y lo guarda para ti.',
    address: (address) => ['Dirección de la tesorería: ', address],
  },
  go: 'Continuar',
  failed: 'No respondió nadie. No se pagó nada; inténtalo de nuevo.',
  paid: 'Ya está en tu crédito.',
});
