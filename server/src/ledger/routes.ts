import { ledgerCalls } from '@wagram/contract/ledger';
import { route, type App } from '#kernel';
import { earnedLately, listEarnings, readReport } from './earnings.ts';
import { listMovements } from './movements.ts';
import { listBalances, waitingWelcome, withdrawableOf } from './service.ts';

export const ledgerRoutes = (app: App): void => {
  route(app, ledgerCalls.readBalance, async ({ viewer }) => ({
    balances: await listBalances(app.db, viewer.memberId),
    withdrawable: String(await withdrawableOf(app.db, viewer.memberId)),
    waiting: String(await waitingWelcome(app, app.db, viewer.memberId)),
  }));
  route(app, ledgerCalls.readEarnings, async ({ viewer, now }) => ({
    week: await earnedLately(app.db, viewer.memberId, now),
  }));
  route(app, ledgerCalls.readEarningsReport, async ({ viewer, input }) => ({
    report: await readReport(app.db, viewer.memberId, input),
  }));
  route(app, ledgerCalls.listEarnings, ({ viewer, input }) => listEarnings(app.db, viewer.memberId, input));
  route(app, ledgerCalls.listMovements, ({ viewer, input }) => listMovements(app.db, viewer.memberId, input));
};
