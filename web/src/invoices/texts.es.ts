import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  of: (amount, symbol) => `${amount} ${symbol}`,
  states: { open: 'Esperando tu pago', paid: 'Pagado', lapsed: 'No se pagó a tiempo' },
  lapsed: 'Ya nadie lo espera. Pide uno nuevo.',
  problems: {
    short: (arrived, rest) => `Recibido: ${arrived}. Falta: ${rest}. Envía el resto.`,
    anotherToken: (symbol) => `Llegó otra cosa. Aquí solo cuenta ${symbol}.`,
    failed: 'Tu última transacción falló. No se cobró más que su comisión.',
    elsewhere: 'Tu última transacción pagó a otra persona.',
    used: 'Esa transacción ya pagó otra cosa.',
  },
  pay: (sum) => `Pagar ${sum}`,
  holds: (sum) => `Esta billetera tiene ${sum}. No alcanza.`,
  other: {
    title: 'Pagar desde otra billetera',
    hint: 'Escanea esto con una billetera de la misma red, o abre el enlace en ella.',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    notCopied: 'No se pudo copiar el enlace.',
  },
  done: 'Listo',
});
