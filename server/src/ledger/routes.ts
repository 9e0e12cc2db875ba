import { ledgerCalls } from '@house/contract/ledger';
import { route, type House } from '#kernel';
import { listBalances } from './service.ts';

export const ledgerRoutes = (house: House): void => {
  route(house, ledgerCalls.readBalance, async ({ viewer }) => ({
    balances: await listBalances(house.db, viewer.memberId),
  }));
};
