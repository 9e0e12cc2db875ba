import { creditCalls } from '@wagram/contract/credit';
import { route, type App } from '#kernel';
import { claimDaily, readClaim } from './claim.ts';
import { sendCredit, takeBackCredit } from './send.ts';

export const creditRoutes = (app: App): void => {
  route(app, creditCalls.sendCredit, ({ viewer, input, key, now }) =>
    sendCredit(app, viewer.memberId, input, key, now),
  );
  route(app, creditCalls.takeBackCredit, ({ viewer, input, now }) =>
    takeBackCredit(app, viewer.memberId, input.send_id, now),
  );
  route(app, creditCalls.readClaim, async ({ viewer, now }) => ({ claim: await readClaim(app, viewer.memberId, now) }));
  route(app, creditCalls.claimDaily, ({ viewer, now }) => claimDaily(app, viewer.memberId, now));
};
