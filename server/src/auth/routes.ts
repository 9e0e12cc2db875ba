import { authCalls } from '@wagram/contract/auth';
import { route, type App } from '#kernel';
import { selectMemberById, toOwnProfileView } from '#members';
import { finishTwoFactor } from './admit.ts';
import { createUser } from './ways-in/demo.ts';
import { logIn, signUp } from './ways-in/email.ts';
import { signInWithGoogle, startGoogle } from './ways-in/google.ts';
import { startPhone, verifyPhone } from './ways-in/phone.ts';
import { getSecurity } from './safety/security.ts';
import { endSessionOfToken } from './sessions/sessions.ts';
import { signInWithX } from './ways-in/x.ts';

/** The ways in, and the way out. */
export const signInRoutes = (app: App): void => {
  route(app, authCalls.signup, (request) => signUp(app, request, request.input));
  route(app, authCalls.login, (request) => logIn(app, request, request.input));
  route(app, authCalls.finishTwoFactor, (request) =>
    finishTwoFactor(app, request, request.input.challenge, request.input.code),
  );
  route(app, authCalls.createUser, (request) =>
    createUser(app, request, request.viewer, request.input.twitter_id ?? null),
  );
  route(app, authCalls.twitterCallback, (request) => signInWithX(app, request, request.input));
  route(app, authCalls.startGoogle, async (request) => ({ url: await startGoogle(app, request, request.input) }));
  route(app, authCalls.googleCallback, (request) => signInWithGoogle(app, request, request.input));
  route(app, authCalls.startPhone, async (request) => ({
    challenge: await startPhone(app, request, request.input.phone),
  }));
  route(app, authCalls.verifyPhone, (request) =>
    verifyPhone(app, request, request.input.challenge, request.input.code),
  );

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
