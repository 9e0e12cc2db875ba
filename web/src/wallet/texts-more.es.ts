import type { Translation } from '#kernel';
import type { texts as english } from './texts-more.ts';

export const texts: Translation<typeof english> = () => ({
  title: 'Más',
  deposit: 'Depositar',
  withdraw: 'Retirar',
  stake: 'Staking',
  launch: 'Lanzar un token',
  book: 'Libreta de direcciones',
  earnings: 'Ganancias',
  reserves: 'Reservas',
  hints: {
    deposit: 'Los tokens se vuelven crédito en este servidor',
    withdraw: 'El crédito sale como tokens',
    stake: 'Gana dejando los tokens donde están',
    launch: 'Crea uno, o participa en una venta',
    book: 'A quién has enviado, y tus ajustes',
    earnings: 'Qué entró, de quién y cuándo',
    reserves: 'Lo que debe este servidor, a la vista de todos',
  },
});
