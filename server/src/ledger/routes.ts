import { ledgerCalls } from '@house/contract/ledger';
import { route, type House } from '#kernel';
import { earnedLately, movementsFor, type KnownTo } from './movements.ts';
import { listBalances, waitingWelcome } from './service.ts';

export const ledgerRoutes = (house: House, knownTo: KnownTo): void => {
  const listMovements = movementsFor(knownTo);
  route(house, ledgerCalls.readBalance, async ({ viewer }) => ({
    balances: await listBalances(house.db, viewer.memberId),
    waiting: String(await waitingWelcome(house, house.db, viewer.memberId)),
  }));
  route(house, ledgerCalls.readEarnings, async ({ viewer, now }) => ({
    week: await earnedLately(house.db, viewer.memberId, now),
  }));
  route(house, ledgerCalls.listMovements, ({ viewer, input }) => listMovements(house.db, viewer.memberId, input));
};
