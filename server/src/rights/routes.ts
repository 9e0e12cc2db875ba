import { rightsCalls } from '@wagram/contract/rights';
import { assertNotDemo } from '#auth';
import { route, type App } from '#kernel';
import { deactivate, deleteAccount } from './account.ts';
import { serveArchive } from './download.ts';
import { askForExport, readExport } from './export.ts';
import { startJobs } from './jobs.ts';

export const rightsRoutes = (app: App): void => {
  startJobs(app);

  route(app, rightsCalls.readExport, ({ viewer, now }) => readExport(app, viewer.memberId, now));
  route(app, rightsCalls.askForExport, ({ viewer, now }) => {
    // Everybody's: it would tell where the others are.
    assertNotDemo(viewer);
    return askForExport(app, viewer.memberId, now);
  });
  serveArchive(app);

  route(app, rightsCalls.deactivate, async ({ viewer, input, cookies, now }) => {
    await deactivate(app, viewer, input, now);
    cookies.endSession();
    return {};
  });
  route(app, rightsCalls.deleteAccount, async ({ viewer, input, cookies, now }) => {
    const eraseAfter = await deleteAccount(app, viewer, input, now);
    cookies.endSession();
    return { erase_after: eraseAfter.toISOString() };
  });
};
