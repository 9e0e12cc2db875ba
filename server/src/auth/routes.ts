import { authCalls } from '@house/contract/auth';
import { route, type House } from '#kernel';
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
export const signInRoutes = (house: House): void => {
  route(house, authCalls.signup, (visit) => signUp(house, visit, visit.input));
  route(house, authCalls.login, (visit) => logIn(house, visit, visit.input));
  route(house, authCalls.finishTwoFactor, (visit) =>
    finishTwoFactor(house, visit, visit.input.challenge, visit.input.code),
  );
  route(house, authCalls.createUser, (visit) => createUser(house, visit, visit.viewer, visit.input.twitter_id ?? null));
  route(house, authCalls.twitterCallback, (visit) => signInWithX(house, visit, visit.input));
  route(house, authCalls.startGoogle, async (visit) => ({ url: await startGoogle(house, visit, visit.input) }));
  route(house, authCalls.googleCallback, (visit) => signInWithGoogle(house, visit, visit.input));
  route(house, authCalls.startPhone, async (visit) => ({
    challenge: await startPhone(house, visit, visit.input.phone),
  }));
  route(house, authCalls.verifyPhone, (visit) => verifyPhone(house, visit, visit.input.challenge, visit.input.code));

  route(house, authCalls.getSession, async ({ viewer }) => {
    const member = viewer === null ? null : await selectMemberById(house.db, viewer.memberId);
    return { user: member === null ? null : toOwnProfileView(house.config, member) };
  });

  route(house, authCalls.logout, async ({ cookies, headerToken }) => {
    for (const token of [cookies.sessionToken, headerToken])
      if (token !== null) await endSessionOfToken(house.db, token);
    cookies.endSession();
    return {};
  });

  route(house, authCalls.getSecurity, async ({ viewer }) => ({
    security: await getSecurity(house.db, viewer.memberId),
  }));
};
