// Every way in, and what keeps it safe. Owns sessions, passwords, second factors, passkeys and identities elsewhere;
// promises that no way in skips the second factor and that a secret is never kept in clear.
import type { App } from '#kernel';
import { restBadges } from './badges.ts';
import { accountRoutes } from './routes-account.ts';
import { signInRoutes } from './routes.ts';

export { restBadges } from './badges.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { assertNotDemo } from './ways-in/demo.ts';
export { confirmOwner, type Proof } from './safety/confirm.ts';
export { assertSecondFactor, hasTwoFactor } from './safety/two-factor.ts';
export { createFindSession, endOtherSessions, holdSessions } from './sessions/sessions.ts';

export { isReserved, reservedNames } from './reserved.ts';

export const authRoutes = (app: App): void => {
  app.background(restBadges(app), 'looking for badges that have to wait');
  signInRoutes(app);
  accountRoutes(app);
};
