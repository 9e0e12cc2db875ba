import { authCalls } from '@wagram/contract/auth';
import { route, type App } from '#kernel';
import { selectMemberById, toOwnProfileView } from '#members';
import { finishTwoFactor } from './admit.ts';
import { createUser } from './demo.ts';
import { logIn, signUp } from './email.ts';
import { signInWithGoogle, startGoogle } from './google.ts';
import { startPhone, verifyPhone } from './phone.ts';
import { getSecurity } from './security.ts';
import { endSessionOfToken } from './sessions.ts';
import { signInWithX } from './x.ts';

/** The ways in, and the way out. */
export const signInRoutes = (app: App): void => {
  route(app, authCalls.signup, (visit) => signUp(app, visit, visit.input));
  route(app, authCalls.login, (visit) => logIn(app, visit, visit.input));
  route(app, authCalls.finishTwoFactor, (visit) =>
    finishTwoFactor(app, visit, visit.input.challenge, visit.input.code),
  );
  route(app, authCalls.createUser, (visit) => createUser(app, visit, visit.viewer, visit.input.twitter_id ?? null));
  route(app, authCalls.twitterCallback, (visit) => signInWithX(app, visit, visit.input));
  route(app, authCalls.startGoogle, async (visit) => ({ url: await startGoogle(app, visit, visit.input) }));
  route(app, authCalls.googleCallback, (visit) => signInWithGoogle(app, visit, visit.input));
  route(app, authCalls.startPhone, async (visit) => ({
    challenge: await startPhone(app, visit, visit.input.phone),
  }));
  route(app, authCalls.verifyPhone, (visit) => verifyPhone(app, visit, visit.input.challenge, visit.input.code));

  route(app, authCalls.getSession, async ({ viewer }) => {
    const member = viewer === null ? null : await selectMemberById(app.db, viewer.memberId);
    return { user: member === null ? null : toOwnProfileView(app.config, member) };
  });

  route(app, authCalls.logout, async ({ cookies, headerToken }) => {
    for (const token of [cookies.sessionToken, headerToken]) if (token !== null) await endSessionOfToken(app.db, token);
    cookies.endSession();
    return {};
  });

  route(app, authCalls.getSecurity, async ({ viewer }) => ({
    security: await getSecurity(app.db, viewer.memberId),
  }));
};
