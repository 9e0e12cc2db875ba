import { rightsCalls } from '@house/contract/rights';
import { assertNotDemo } from '#auth';
import { route, type House } from '#kernel';
import { deactivate, deleteAccount } from './account.ts';
import { serveArchive } from './download.ts';
import { askForExport, readExport } from './export.ts';
import { startJobs } from './jobs.ts';

export const rightsRoutes = (house: House): void => {
  const look = startJobs(house);

  route(house, rightsCalls.readExport, ({ viewer, now }) => readExport(house, viewer.memberId, now));
  route(house, rightsCalls.askForExport, async ({ viewer, now }) => {
    // Everybody's: it would tell where the others are.
    assertNotDemo(viewer);
    const state = await askForExport(house, viewer.memberId, now);
    look();
    return state;
  });
  serveArchive(house);

  route(house, rightsCalls.deactivate, async ({ viewer, input, cookies, now }) => {
    await deactivate(house, viewer, input, now);
    cookies.endSession();
    return {};
  });
  route(house, rightsCalls.deleteAccount, async ({ viewer, input, cookies, now }) => {
    const eraseAfter = await deleteAccount(house, viewer, input, now);
    cookies.endSession();
    return { erase_after: eraseAfter.toISOString() };
  });
};
