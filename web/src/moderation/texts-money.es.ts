import type { ProductName } from '@wagram/contract/kernel';
import type { Translation } from '#kernel';
import type { texts as english } from './texts-money.ts';

const products: Readonly<Record<ProductName, string>> = {
  withdraw: 'los retiros',
  deposit: 'los depósitos',
  swap: 'los intercambios',
  staking: 'el staking',
  launchpad: 'el Launchpad',
  tickets: 'las entradas',
};
const keys: Readonly<Record<string, string>> = {
  treasury: 'la tesorería',
  desk: 'la mesa de intercambio',
  rewards: 'la cuenta de recompensas',
  launch: 'la clave de lanzamientos',
  tickets: 'la clave de entradas',
};
const product = (name: string): string => products[name as ProductName] ?? name;

export const texts: Translation<typeof english> = () => ({
  line: (action, about, operator) => {
    if (action === 'pause') return [operator, ` pausó ${product(about)}`];
    if (action === 'resume') return [operator, ` reanudó ${product(about)}`];
    return [operator, ` retiró fondos de ${keys[about] ?? about}`];
  },
});
