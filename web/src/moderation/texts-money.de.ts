import type { ProductName } from '@wagram/contract/kernel';
import type { ReactNode } from 'react';
import type { Translation } from '#kernel';
import type { texts as english } from './texts-money.ts';

export const texts: Translation<typeof english> = () => {
  const products: Record<ProductName, string> = {
    withdraw: 'Auszahlungen',
    deposit: 'Einzahlungen',
    swap: 'Tauschen',
    staking: 'Staking',
    launchpad: 'Launchpad',
    tickets: 'Tickets',
  };
  const keys: Record<string, string> = {
    treasury: 'der Kasse',
    desk: 'dem Handelspult',
    rewards: 'dem Prämienkonto',
    launch: 'dem Launch-Schlüssel',
    tickets: 'dem Ticket-Schlüssel',
  };
  const product = (name: string): string => products[name as ProductName] ?? name;
  return {
    line: (action, about, operator: ReactNode): ReactNode => {
      if (action === 'pause') return [operator, ` hat angehalten: ${product(about)}`];
      if (action === 'resume') return [operator, ` hat weiterlaufen lassen: ${product(about)}`];
      return [operator, ` hat aus ${keys[about] ?? about} etwas entnommen`];
    },
  };
};
