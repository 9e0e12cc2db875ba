import type { Translation } from '#kernel';
import type { texts as english } from './texts-reserves.ts';

export const texts: Translation<typeof english> = (language) => ({
  of: (amount, symbol) => `${amount} ${symbol}`,
  title: 'Reservas',
  about: 'El crédito es una promesa de este servidor. Una vez al día se suma, y la suma se publica.',
  owed: 'Este servidor debe a sus miembros',
  accounts: (count) => language.count(count, { one: 'en # cuenta', other: 'en # cuentas' }),
  day: 'Sumado el',
  root: 'Raíz de la suma',
  treasury: 'Dirección de la tesorería',
  noNetwork: 'Este servidor no está conectado a Solana.',
  check: 'Compruébalo por tu cuenta',
  checkHint: 'Toma los dos archivos y ejecuta un pequeño script. No usa nada de nuestro código.',
  published: 'Lo publicado',
  mine: 'Mi propia prueba',
  script: 'El script es docs/check-reserves.mjs, en el código fuente; docs/reserves.md cuenta cómo funciona.',
  limits: 'Muestra lo que se debe y que lo tuyo está contado. No prueba que la tesorería pueda pagar.',
  none: 'Todavía no se ha sumado nada',
  noneHint: 'Se hace una vez al día. Vuelve en una hora.',
  failed: 'Ahora mismo no se sabe. Inténtalo de nuevo.',
});
