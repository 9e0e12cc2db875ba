import type { ProductName } from '@wagram/contract/kernel';
import type { ReactNode } from 'react';
import type { Translation } from '#kernel';
import type { texts as english } from './texts-money.ts';

export const texts: Translation<typeof english> = () => {
  const products: Record<ProductName, string> = {
    withdraw: 'die Auszahlungen',
    deposit: 'die Einzahlungen',
    swap: 'das Tauschen',
    staking: 'das Staking',
    launchpad: 'das Launchpad',
    tickets: 'den Ticketverkauf',
  };
  const keys: Record<string, string> = {
    treasury: 'der Kasse',
    desk: 'dem Handelskonto',
    rewards: 'dem Prämienkonto',
    launch: 'dem Launch-Schlüssel',
    tickets: 'dem Ticket-Schlüssel',
  };
  const product = (name: string): string => products[name as ProductName] ?? name;
  return {
    line: (action, about, operator: ReactNode): ReactNode => {
      if (action === 'pause') return [operator, ` hat ${product(about)} angehalten`];
      if (action === 'resume') return [operator, ` hat ${product(about)} fortgesetzt`];
      return [operator, ` hat Geld aus ${keys[about] ?? about} entnommen`];
    },
  };
};
