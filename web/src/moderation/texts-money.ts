import type { ProductName } from '@wagram/contract/kernel';
import type { LogAction } from '@wagram/contract/moderation';
import type { ReactNode } from 'react';
import { createTexts } from '#kernel';

/** What the log says of decisions about money. */
export const texts = createTexts('moderation/texts-money', () => {
  const products: Record<ProductName, string> = {
    withdraw: 'withdrawals',
    deposit: 'deposits',
    swap: 'swaps',
    staking: 'staking',
    launchpad: 'the launchpad',
    tickets: 'tickets',
  };
  const keys: Record<string, string> = {
    treasury: 'the treasury',
    desk: 'the desk',
    rewards: 'the rewards account',
    launch: 'the launch key',
    tickets: 'the tickets key',
  };
  const product = (name: string): string => products[name as ProductName] ?? name;
  return {
    line: (action: LogAction, about: string, operator: ReactNode): ReactNode => {
      if (action === 'pause') return [operator, ` paused ${product(about)}`];
      if (action === 'resume') return [operator, ` let ${product(about)} go on`];
      return [operator, ` took funds out of ${keys[about] ?? about}`];
    },
  };
});
